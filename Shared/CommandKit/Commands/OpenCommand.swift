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
        let screen = try session.screen(link)
        try session.show(screen)
        if ids, !session.context.printsJSON { try session.context.terminal.show(ScreenParts(screen)) }
    }
}

extension Terminal {
    /// Prints the actions and the fields of a screen with their ids: the fields of a form once, and the ids of choices with their labels.
    fileprivate func show(_ parts: ScreenParts) throws {
        try print("")
        if parts.actions.isEmpty { return try print(StyledText(localized("This page has no actions."))) }
        var actions = Table([
            .init(localized("Action"), shrinks: true), .init("", shrinks: true),
            .init(localized("Fields"), shrinks: true),
        ])
        for action in parts.actions {
            let form = parts.forms.first { $0.buttons.contains { $0.id == action.id } && !$0.fields.isEmpty }
            let why = action.whyNot.map { StyledText(" — \($0)", .faint) } ?? ""
            let fields = (form.map { [localized("those of “\($0.id)”")] } ?? []) + action.inputs.map(\.id)
            actions.append([
                StyledText(action.id), StyledText(action.label) + why, StyledText(fields.joined(separator: ", ")),
            ])
        }
        try print(actions)
        var told: [[Field.Choice]: String] = [:]
        for form in parts.forms where !form.fields.isEmpty {
            try show(form.fields, titled: localized("Field of “\(form.id)”"), &told)
        }
        var inputs: [Field] = []
        for input in parts.actions.flatMap(\.inputs) where !inputs.contains(where: { $0.id == input.id }) {
            inputs.append(input)
        }
        if !inputs.isEmpty { try show(inputs, titled: localized("Field"), &told) }
    }

    /// Prints fields with their values, what they take, and what is wrong with them. Below a choice its ids follow with their labels.
    ///
    /// - Parameter told: The choices that were printed, with the field of each; a later field with the same choices names that field.
    private func show(_ fields: [Field], titled title: String, _ told: inout [[Field.Choice]: String]) throws {
        try print("")
        var table = Table([
            .init(title), .init("", shrinks: true), .init(localized("Value"), shrinks: true),
            .init(localized("Takes"), shrinks: true),
        ])
        for field in fields {
            let problem = (field.error ?? field.whyNot).map { StyledText(" — \($0)", .warning) } ?? ""
            let (label, value) = (StyledText(field.label) + problem, StyledText(field.value))
            let rule = StyledText(field.ruleText)
            guard [.choice, .choices].contains(field.kind), !field.choices.isEmpty else {
                table.append([StyledText(field.id), label, value, rule])
                continue
            }
            // The link of another form among the choices may differ from field to field.
            let own = field.choices.filter { !$0.value.contains("://") }
            let known = told[own]
            let hint = known.map { StyledText(" " + localized("(the choices of \($0))"), .faint) } ?? ""
            table.append([StyledText(field.id), label + hint, value, rule])
            guard known == nil else { continue }
            told[own] = field.id
            for choice in field.choices {
                table.append(["", StyledText("  " + choice.label, .faint), StyledText(choice.value), ""])
            }
        }
        try print(table)
    }
}

extension Field {
    /// The kind of a field and its rules: "number, required, 1 to 9".
    fileprivate var ruleText: String {
        let rules = [
            takes?.rawValue, isRequired ? localized("required") : nil,
            limit.map { localized("at most \($0.grouped) characters") }, range?.text,
        ]
        return ([kind.rawValue] + rules.compactMap { $0 }).joined(separator: ", ")
    }
}
