import CommandKit
import MaricopaDirectory
import ScreenKit
import WordKit

extension Terminal {
    func show(_ screen: UsersScreen) throws {
        try print(StyledText(screen.title, .heading))
        guard !screen.rows.isEmpty else { return try printWrapped(StyledText(screen.emptyText, .faint)) }
        var table = Table([
            .init(localized("Address"), shrinks: true), .init(localized("Name"), shrinks: true),
            .init(localized("Role")), .init(localized("Since")),
            .init(localized("In the log")),
        ])
        for row in screen.rows {
            table.append([
                StyledText(row.email), StyledText(row.name), StyledText(row.role), StyledText("\(row.since)", .faint),
                StyledText(row.logName ?? "", .faint),
            ])
        }
        try print(table)
        try printWrapped(
            StyledText(localized("maricopa admin role EMAIL admin, or: maricopa admin remove-user EMAIL"), .faint)
        )
        if let last = screen.rows.last, screen.next != nil {
            try printWrapped(StyledText(localized("More: maricopa admin users --after \(last.id)"), .faint))
        }
    }

    func show(_ screen: SubscribersScreen) throws {
        try print(StyledText(screen.title, .heading))
        guard !screen.rows.isEmpty else { return try printWrapped(StyledText(screen.emptyText, .faint)) }
        var table = Table([
            .init(localized("Topic")), .init(localized("Address"), shrinks: true),
            .init(localized("Name"), shrinks: true), .init(localized("ZIP")), .init(localized("Since")),
        ])
        for row in screen.rows {
            table.append([
                StyledText(row.topic), StyledText(row.email), StyledText(row.name), StyledText(row.zip),
                StyledText("\(row.since)", .faint),
            ])
        }
        try print(table)
        try printWrapped(StyledText(localized("A table of them: maricopa admin subscribers --csv FILE"), .faint))
    }

    func show(_ screen: MailScreen) throws {
        if !screen.emptyText.isEmpty { try printWrapped(StyledText(screen.emptyText, .faint)) }
        for row in screen.waiting {
            try printWrapped(
                "\(localized("waits"), .warning) \(localized("to \(row.recipient)")): \(row.subject), \(row.state)",
                indent: 2
            )
            try show(row)
        }
        for row in screen.givenUp {
            try printWrapped(
                "\(localized("given up"), .bad) \(localized("to \(row.recipient)")): \(row.subject), \(row.state)",
                indent: 2
            )
            try show(row)
        }
        if !screen.waiting.isEmpty {
            try printWrapped(StyledText(localized("Try one at once: maricopa admin mail --send-again ID"), .faint))
        }
        try printWrapped(StyledText("\(screen.note) maricopa admin mail --server … --from …", .faint))
    }

    private func show(_ row: MailScreen.Row) throws {
        if !row.reason.isEmpty { try printWrapped("  \(row.reason)", indent: 4) }
        try printWrapped(StyledText("  \(row.id)", .faint), indent: 4)
        if let whyNot = row.sendAgain.whyNot { try printWrapped(StyledText("  \(whyNot)", .faint), indent: 4) }
    }

    /// Prints the fields of the import form with their values or choices.
    func show(_ screen: ImportFormScreen) throws {
        try print(StyledText(screen.title, .heading))
        for field in screen.form.fields {
            let choices = field.choices.map(\.value).joined(separator: ", ")
            let about =
                field.value.isEmpty
                ? choices : choices.isEmpty ? field.value : localized("\(field.value), of \(choices)")
            try printPoint(
                "\(field.label)\(field.isRequired ? "" : " " + localized("(may be empty)"), .faint)  \(about, .faint)"
            )
        }
        let words = "\(localized("FILE")) --format \(localized("FORMAT"))"
        try printWrapped(StyledText("maricopa admin import \(words) --dry-run", .faint))
    }
}
