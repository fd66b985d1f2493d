import WordKit

extension Language {
    /// The language of a person's environment: that of `NOURISH_LANGUAGE`, else that of the POSIX locale for messages, else English.
    ///
    /// A locale without texts, such as "C" or "fr_FR.UTF-8", is English.
    init(variables: [String: String]) {
        let names = ["NOURISH_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        self = locale.flatMap { Language(tag: $0) } ?? .english
    }
}

extension GlobalOptions {
    /// Returns the value of `--language` in a command line that isn't parsed yet, so that also its refusal is in the language; nil if it has none.
    static func language(in arguments: [String]) -> String? {
        let option = "--language"
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
