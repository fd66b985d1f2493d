import CommandKit
import MaricopaDirectory
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    /// Prints a list with a tile for each record.
    func show(_ screen: ListScreen) throws {
        try print(StyledText(screen.title, .heading))
        try printWrapped(StyledText(screen.text))
        for note in screen.notes { try printWrapped(StyledText(note, .warning)) }
        for suggestion in screen.suggestions { try printPoint(StyledText(suggestion)) }
        if !screen.rows.isEmpty { try print() }
        let width = "\(screen.rows.last?.place ?? 0)".count
        for row in screen.rows {
            let number = String(repeating: " ", count: width - "\(row.place)".count) + "\(row.place)"
            try show(row.tile, number: number, when: row.when, reason: row.reason)
        }
        if !screen.rows.isEmpty { try print() }
        if let bar = screen.bar {
            try printWrapped(
                StyledText(bar.text, .marked) + StyledText(" " + localized("(--clear removes them)"), .faint)
            )
        }
        if let next = screen.answer.next {
            try printWrapped(StyledText(localized("Next page: maricopa \(screen.kind.plural) --after \(next)"), .faint))
        }
        if !screen.rows.isEmpty {
            try printWrapped(
                StyledText(localized("A record of these: maricopa show ID --in \(screen.session)"), .faint)
            )
        }
    }

    /// Prints a tile: title, facts, reason and id.
    func show(_ tile: RecordRow, number: String, when: String = "", reason: String = "") throws {
        let indent = number.count + 2
        try printWrapped(StyledText("\(number)  ", .faint) + StyledText(tile.title, .heading), indent: indent)
        let space = String(repeating: " ", count: indent)
        let facts = [tile.subtitle, tile.place, when, tile.facts, tile.checked].filter { !$0.isEmpty }.joined(
            separator: " · "
        )
        if !facts.isEmpty { try printWrapped(StyledText(space + facts), indent: indent) }
        if !reason.isEmpty { try printWrapped(StyledText(space + reason, .good), indent: indent) }
        try printWrapped(StyledText(space + tile.id, .faint), indent: indent)
    }

    /// Prints a map's pins with their previews.
    func show(_ screen: MapScreen) throws {
        try print(StyledText(screen.title, .heading))
        try printWrapped(StyledText(screen.text))
        for note in screen.notes { try printWrapped(StyledText(note, .warning)) }
        if !screen.pins.isEmpty { try print() }
        let width = "\(screen.pins.last?.number ?? 0)".count
        for pin in screen.pins {
            let number = String(repeating: " ", count: width - "\(pin.number)".count) + "\(pin.number)"
            try show(pin.preview, number: number, when: pin.open)
        }
        if let bar = screen.bar { try printWrapped(StyledText(bar.text, .marked)) }
        try printWrapped(StyledText(screen.credit, .faint))
        try printWrapped(StyledText(localized("Back: \(screen.back.label), \(screen.back.target)"), .faint))
    }

    func show(_ screen: FilterScreen) throws {
        try print(StyledText(screen.title, .heading))
        for note in screen.notes { try printWrapped(StyledText(note, .warning)) }
        for section in screen.sections {
            try print()
            try print(StyledText(section.title, .heading))
            for row in section.rows.prefix(section.shown) {
                let buttons = row.map { button in
                    StyledText(
                        button.isChosen ? "[\(button.action.label)]" : " \(button.action.label) ",
                        button.isChosen ? .marked : button.action.isEnabled ? .plain : .faint
                    )
                }
                try printWrapped(StyledText(joining: buttons, separator: "  "))
            }
            if let more = section.more { try print(StyledText(" \(more.label) (--more)", .faint)) }
            if let whyNot = section.rows.first?.first?.action.whyNot { try printWrapped(StyledText(whyNot, .faint)) }
        }
        try print()
        for field in [screen.zip].compactMap({ $0 }) + screen.dates {
            let value = field.value.isEmpty ? "–" : field.value
            try printWrapped(
                StyledText("\(field.label): \(value)") + StyledText(field.error.map { "  \($0)" } ?? "", .bad)
            )
        }
        if let whyNot = screen.zipWhyNot { try printWrapped(StyledText(whyNot, .faint)) }
    }
}

extension RecordRow {
    /// Such as "Phoenix 85004".
    var place: String { [city, zip].filter { !$0.isEmpty }.joined(separator: " ") }

    /// Such as "1.2 miles · 4.5 stars (12)".
    var facts: String {
        var parts: [String] = []
        if let meters = distanceMeters { parts.append(Self.miles(meters: meters)) }
        if let tenths = rating.tenths {
            parts.append(localized("\(tenths / 10).\(tenths % 10) stars (\(rating.count))"))
        }
        return parts.joined(separator: " · ")
    }

    /// Miles with a tenth below ten miles.
    private static func miles(meters: Int) -> String {
        let tenths = (meters * 10_000 + 804_672) / 1_609_344
        return tenths < 100 ? localized("\(tenths / 10).\(tenths % 10) miles") : localized("\((tenths + 5) / 10) miles")
    }
}
