import WordKit

extension Language {
    /// The language of an app's answers: that of `--language`, else of `NOURISH_LANGUAGE`, else the person's choice for the app, else that of the
    /// POSIX locale for messages, else English.
    ///
    /// A variable with another value, such as "C" or "fr_FR.UTF-8", means English.
    ///
    /// - Parameters:
    ///   - asked: The value of `--language`; nil if it isn't given or there are no texts in it.
    ///   - chosen: The person's choice; nil for none.
    ///   - variables: The environment variables.
    init(asked: Language?, chosen: Language?, variables: [String: String]) {
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        let named = value("NOURISH_LANGUAGE").map { Language(tag: $0) ?? .english }
        let locale = Self.localeVariables.lazy.compactMap(value).first
        self = asked ?? named ?? chosen ?? locale.flatMap { Language(tag: $0) } ?? .english
    }

    /// The variables of the POSIX locale for messages, the first that is set first.
    static let localeVariables = ["LC_ALL", "LC_MESSAGES", "LANG"]
}

extension GlobalOptions {
    /// Returns the last value of an option in a command line that isn't parsed yet; nil if it has none.
    ///
    /// The language must be known before parsing, so that a refusal of the command line is in it, too.
    static func value(of option: String, in arguments: [String]) -> String? {
        var found: String?
        var previous = ""
        for argument in arguments.prefix(while: { $0 != "--" }) {
            if previous == option, !argument.hasPrefix("-") {
                found = argument
            } else if argument.hasPrefix(option + "=") {
                found = String(argument.dropFirst(option.count + 1))
            }
            previous = argument
        }
        return found
    }

    /// Returns the language of an app's answers to a command line that isn't parsed yet.
    static func language(of app: String, in arguments: [String], variables: [String: String]) -> Language {
        let folder = try? DataFolder(option: value(of: "--data-dir", in: arguments), variables: variables)
        return Language(
            asked: value(of: "--language", in: arguments).flatMap { Language(tag: $0) },
            chosen: folder.flatMap { ChosenLanguage(of: app, in: $0).language },
            variables: variables
        )
    }
}

extension CommandContext {
    /// Returns the language of an app's answers at this moment. A process that stays asks again, because the person may choose another one.
    ///
    /// - Parameter asked: The value of `--language`.
    func language(of app: String, asked: String?) -> Language {
        Language(
            asked: asked.flatMap { Language(tag: $0) },
            chosen: chosenLanguage(of: app),
            variables: CommandEnvironment.current.variables
        )
    }
}

extension CommandError {
    /// Creates the error for a language without texts.
    static func noLanguage(_ name: String) -> CommandError {
        let offered = listed(Language.offered.map { "\($0.rawValue) (\($0.name))" }, .or)
        return CommandError(
            .usage,
            localized("--language: there are no texts in “\(name)”"),
            remedy: localized("choose \(offered)")
        )
    }
}
