import CommandKit
import MaricopaDirectory
import ScreenKit

extension Terminal {
    func show(_ screen: UsersScreen) throws {
        try print(StyledText(screen.title, .heading))
        guard !screen.rows.isEmpty else { return try printWrapped(StyledText(screen.emptyText, .faint)) }
        var table = Table([
            .init("Address", shrinks: true), .init("Name", shrinks: true), .init("Role"), .init("Since"),
            .init("In the log"),
        ])
        for row in screen.rows {
            table.append([
                StyledText(row.email), StyledText(row.name), StyledText(row.role), StyledText("\(row.since)", .faint),
                StyledText(row.logName ?? "", .faint),
            ])
        }
        try print(table)
        try printWrapped(StyledText("maricopa admin role EMAIL admin, or: maricopa admin remove-user EMAIL", .faint))
        if let last = screen.rows.last, screen.next != nil {
            try printWrapped(StyledText("More: maricopa admin users --after \(last.id)", .faint))
        }
    }

    func show(_ screen: SubscribersScreen) throws {
        try print(StyledText(screen.title, .heading))
        guard !screen.rows.isEmpty else { return try printWrapped(StyledText(screen.emptyText, .faint)) }
        var table = Table([
            .init("Topic"), .init("Address", shrinks: true), .init("Name", shrinks: true), .init("ZIP"), .init("Since"),
        ])
        for row in screen.rows {
            table.append([
                StyledText(row.topic), StyledText(row.email), StyledText(row.name), StyledText(row.zip),
                StyledText("\(row.since)", .faint),
            ])
        }
        try print(table)
        try printWrapped(StyledText("A table of them: maricopa admin subscribers --csv FILE", .faint))
    }

    func show(_ screen: MailScreen) throws {
        if !screen.emptyText.isEmpty { try printWrapped(StyledText(screen.emptyText, .faint)) }
        for row in screen.waiting {
            try printWrapped("\("waits", .warning) to \(row.recipient): \(row.subject), \(row.state)", indent: 2)
            try show(row)
        }
        for row in screen.givenUp {
            try printWrapped("\("given up", .bad) to \(row.recipient): \(row.subject), \(row.state)", indent: 2)
            try show(row)
        }
        if !screen.waiting.isEmpty {
            try printWrapped(StyledText("Try one at once: maricopa admin mail --send-again ID", .faint))
        }
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
            let about = field.value.isEmpty ? choices : choices.isEmpty ? field.value : "\(field.value), of \(choices)"
            try printPoint("\(field.label)\(field.isRequired ? "" : " (may be empty)", .faint)  \(about, .faint)")
        }
        try printWrapped(StyledText("maricopa admin import FILE --format FORMAT --dry-run", .faint))
    }
}
