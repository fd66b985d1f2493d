public import ArgumentParser
import ScreenKit
import WordKit

/// `APP open`: shows the screen that a link leads to.
public struct OpenCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "open",
            abstract: "Show the screen a link points to.",
            discussion: """
                Notifications and other screens carry such links. With --ids the actions and fields of the screen follow with \
                their ids.

                EXAMPLE: \(App.definition.name) open \(App.definition.name)://home --ids
                """
        )
    }

    @Argument(help: "The link.") var link: String
    @Flag(help: "List the actions and fields with their ids, too.") var ids = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() throws {
        // The engine itself refuses a user too early, and shows the page that lets them in.
        let session = try global.context().sessionForAnybody(of: App.definition)
        let screen = try session.app.open(link, session)
        try session.app.show(screen, session)
        if ids, !session.context.printsJSON { try session.context.terminal.show(ScreenParts(screen)) }
    }
}

extension Terminal {
    /// Prints the actions and the fields of a screen with their ids.
    fileprivate func show(_ parts: ScreenParts) throws {
        try print("")
        if parts.actions.isEmpty { return try print(StyledText(localized("This page has no actions."))) }
        var actions = Table([
            .init(localized("Action"), shrinks: true), .init("", shrinks: true),
            .init(localized("Fields"), shrinks: true),
        ])
        for action in parts.actions {
            let form = parts.forms.first { $0.buttons.contains { $0.id == action.id } }
            let why = action.whyNot.map { StyledText(" — \($0)", .faint) } ?? ""
            let fields = ((form?.fields ?? []) + action.inputs).map(\.id).joined(separator: ", ")
            actions.append([StyledText(action.id), StyledText(action.label) + why, StyledText(fields)])
        }
        try print(actions)
        let fields = parts.forms.flatMap(\.fields) + parts.actions.flatMap(\.inputs)
        if fields.isEmpty { return }
        try print("")
        var table = Table([
            .init(localized("Field")), .init("", shrinks: true), .init(localized("Value"), shrinks: true),
        ])
        for field in fields {
            let choices = field.choices.isEmpty ? "" : " (\(field.choices.map(\.value).joined(separator: ", ")))"
            let hint = field.kind == .choice ? choices : ""
            table.append([StyledText(field.id), StyledText(field.label + hint), StyledText(field.value)])
        }
        try print(table)
    }
}
