import CommandKit
import MaricopaDirectory
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    /// Prints a record's fields with their values or examples.
    func show(_ screen: RecordFormScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        var facts: [String] = []
        if let record = screen.record { facts.append(record.target) }
        if let version = screen.version { facts.append(localized("version \(version)")) }
        if !screen.source.isEmpty { facts.append(localized("source: \(screen.source)")) }
        if !facts.isEmpty { try printWrapped(StyledText(facts.joined(separator: " · "), .faint), indent: 2) }
        try print()
        for field in screen.form.fields {
            if field.value.isEmpty {
                let example = screen.record == nil ? field.placeholder.map { localized("such as \($0)") } ?? "" : "—"
                let needed = field.isRequired ? " " + localized("(needed)") : ""
                try printWrapped("\(field.id)\(needed)  " + StyledText(example, .faint), indent: 4)
            } else {
                try show(field)
            }
            if let error = field.error { try printWrapped(StyledText("  \(error)", .bad), indent: 4) }
        }
    }

    /// The words of a toggle as the commands take them.
    private static let toggles = ["true": "yes", "false": "no"]

    private func show(_ field: Field) throws {
        let lines = field.value.split(separator: "\n", omittingEmptySubsequences: false)
        let value = field.kind == .toggle ? Self.toggles[field.value] ?? field.value : field.value
        guard lines.count > 1 else { return try printWrapped("\(field.id)  \(value)", indent: 4) }
        try print("\(field.id)")
        for line in lines { try printWrapped("    \(String(line))", indent: 6) }
    }

    func show(_ screen: HistoryScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        if screen.entries.isEmpty { try printWrapped(StyledText(screen.emptyText, .faint)) }
        for row in screen.entries {
            try print()
            let head = StyledText("\(row.id)", .heading) + "  \(row.summary)"
            try printWrapped(head, indent: 4)
            let why = row.rollBack.whyNot.map { " · \($0)" } ?? ""
            try printWrapped(StyledText("    " + localized("\(row.at.shown) by \(row.by)") + why, .faint), indent: 4)
            for change in row.changes { try show(change) }
        }
        if let next = screen.next {
            try print()
            try print(StyledText(localized("older: --before \(next)"), .faint))
        }
    }

    /// Prints a change that was just made.
    func show(_ entry: HistoryEntry) throws {
        try printWrapped(StyledText("\(entry.id)", .heading) + "  \(entry.summary)", indent: 4)
        for change in entry.changes { try show(change) }
    }

    private func show(_ change: HistoryEntry.FieldChange) throws {
        try print("    \(change.field)")
        if !change.before.isEmpty { try printChanged("- ", change.before, .bad) }
        if !change.after.isEmpty { try printChanged("+ ", change.after, .good) }
    }

    private func printChanged(_ sign: String, _ text: String, _ style: StyledText.Style) throws {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            try printWrapped("      " + StyledText(sign + line, style), indent: 8)
        }
    }

    func show(_ screen: FreshnessScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        if screen.rows.isEmpty { try printWrapped(StyledText(screen.emptyText, .faint)) }
        for row in screen.rows {
            try printWrapped("\(row.title)  " + StyledText(row.id, .faint), indent: 4)
            let ask = row.ask.isEmpty ? "" : " · " + localized("ask \(row.ask)")
            try printWrapped(StyledText("    \(row.age)\(ask)", .faint), indent: 4)
        }
        if !screen.rows.isEmpty {
            try print()
            try print(StyledText("maricopa admin verify ID", .faint))
        }
    }

    func show(_ screen: ButtonsScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        try print(StyledText(localized("version \(screen.version)"), .faint))
        var table = Table([
            Table.Column(localized("Button")), Table.Column(localized("Icon")),
            Table.Column(localized("Title"), shrinks: true),
            Table.Column(localized("Destination"), shrinks: true),
        ])
        for button in screen.buttons {
            let value = { (id: String) in StyledText(button[field: ButtonsScreen.field(id, of: button.id)]?.value ?? "")
            }
            table.append([StyledText(button.id), value("icon"), StyledText(button.title), value("destination")])
        }
        try print(table)
    }

    func show(_ screen: SectionsScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        try print(StyledText(localized("version \(screen.version)"), .faint))
        var table = Table([Table.Column(localized("Section")), Table.Column(localized("Title"), shrinks: true)])
        for field in screen.form.fields {
            table.append([StyledText(field.id), StyledText(SectionsScreen.shown(field))])
        }
        try print(table)
    }

    func show(_ screen: FilterOptionsScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        if !screen.emptyText.isEmpty { try printWrapped(StyledText(screen.emptyText, .faint)) }
        for section in screen.sections {
            try print()
            try printWrapped(
                "\(section.id.rawValue)  "
                    + StyledText(localized("\(section.title), version \(section.version)"), .faint)
            )
            let labels = section.options.map { $0.label == $0.value ? $0.label : "\($0.label) (\($0.value))" }
            try printWrapped(StyledText("    " + labels.joined(separator: ", ")), indent: 4)
            guard !section.removed.isEmpty else { continue }
            let removed = section.removed.map(\.label).joined(separator: ", ")
            try printWrapped(StyledText("    " + localized("removed: \(removed)"), .faint), indent: 4)
        }
    }

    func show(_ screen: AdminHomeScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        for group in screen.groups {
            try print()
            try print(StyledText(group.title))
            for link in group.links {
                try printWrapped("  \(link.label)  " + StyledText(link.target, .faint), indent: 4)
            }
        }
    }

    func show(_ screen: PageFormScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        try print(StyledText(localized("version \(screen.version)"), .faint))
        try printWrapped(StyledText(screen.note, .faint))
        try print()
        try printLines(screen.form[field: "text"]?.value ?? "")
    }

    func show(_ screen: StaticPageScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        for section in screen.sections {
            if !section.title.isEmpty {
                try print()
                try printWrapped(StyledText(section.title, .heading))
            }
            for (number, paragraph) in section.paragraphs.enumerated() {
                if number > 0 { try print() }
                try printLines(paragraph)
            }
        }
    }
}

extension LocalDateTime {
    /// Such as "2026-03-08 08:00".
    fileprivate var shown: String { "\(date) \(time.hourAndMinute)" }
}
