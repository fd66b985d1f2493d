public import ArgumentParser
import JSONKit
import WordKit

/// `APP language`: the language that the person chose for the app on this device.
///
/// - Note: It is open before terms are accepted, because they are read in that language.
public struct LanguageCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "language",
            abstract: "Show or choose the language of answers and notices.",
            discussion: """
                The choice is for this app on this device. --language and NOURISH_LANGUAGE go before it; with “automatic” the locale decides \
                again.

                EXAMPLE: \(App.definition.name) language es
                """
        )
    }

    @Argument(help: "en, es or automatic.", completion: .list(Language.offered.map(\.rawValue) + [automatic]))
    var choice: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    private static var automatic: String { "automatic" }

    public init() {}

    public func run() throws {
        let context = try global.context()
        let name = App.definition.name
        let stored = ChosenLanguage(of: name, in: context.folder)
        if let choice { try stored.keep(Self.language(choice)) }
        let chosen = stored.language
        let current = context.language(of: name, asked: global.language)
        try Language.$current.withValue(current) {
            try context.answer(["chosen": JSONValue(chosen?.rawValue), "language": .string(current.rawValue)]) {
                terminal in
                let choice = chosen?.name ?? localized("automatic", context: "the choice of a language")
                try terminal.print(StyledText(localized("Chosen for this device: \(choice)")))
                try terminal.print(StyledText(localized("Language of the answers: \(current.name)")))
            }
        }
    }

    /// Returns the language of a typed choice; nil for the automatic one.
    private static func language(_ typed: String) throws(CommandError) -> Language? {
        if typed == automatic { return nil }
        guard let language = Language(tag: typed), Language.offered.contains(language) else {
            let offered = Language.offered.map { "\($0.rawValue) (\($0.name))" } + [automatic]
            throw CommandError(
                .usage,
                localized("there are no texts in “\(typed)”"),
                remedy: localized("choose \(listed(offered, .or))")
            )
        }
        return language
    }
}
