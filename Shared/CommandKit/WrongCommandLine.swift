import WordKit

/// The messages of ArgumentParser about a command line that it can't read, which it has in English alone.
enum WrongCommandLine {
    /// Returns a message in the language of the person who typed the command line; one that isn't known stays English.
    ///
    /// An option that would change the time or the zone of the answer, or answer its questions, is never suggested for a mistyped one.
    static func text(_ message: String) -> String {
        let message = message.replacing(/\. Did you mean “--(?:now|time-zone|yes)”\?/, with: "")
        if Language.current == .english { return message }
        if let found = message.wholeMatch(of: /missing expected argument “(.+)”/) {
            return localized("missing expected argument “\(found.1)”")
        }
        if let found = message.wholeMatch(of: /unexpected argument “(.+)”/) {
            return localized("unexpected argument “\(found.1)”")
        }
        if let found = message.wholeMatch(of: /[0-9]+ unexpected arguments: (.+)/) {
            return localized("unexpected arguments: \(found.1)")
        }
        if let found = message.wholeMatch(of: /unknown option “(.+?)”\. Did you mean “(.+)”\?/) {
            return localized("unknown option “\(found.1)”. Did you mean “\(found.2)”?")
        }
        if let found = message.wholeMatch(of: /unknown option “(.+)”/) {
            return localized("unknown option “\(found.1)”")
        }
        if let found = message.wholeMatch(of: /missing value for “(.+)”/) {
            return localized("missing value for “\(found.1)”")
        }
        if let found = message.wholeMatch(of: /the value “(.*)” is invalid for “(.+?)”\. Please provide one of (.+)/) {
            // Many values are a list: "the following: - pdf - html".
            let list = found.3.wholeMatch(of: /the following: - (.+)/).map { match in
                "“\(match.1.replacing(" - ", with: "”, “"))”"
            }
            let offered = list ?? found.3.replacing(/” (?:or|and) “/, with: "”, “").description
            return localized("the value “\(found.1)” is invalid for “\(found.2)”: use one of \(offered)")
        }
        if let found = message.wholeMatch(of: /the value “(.*)” is invalid for “(.+?)”(.*)/) {
            return localized("the value “\(found.1)” is invalid for “\(found.2)”") + found.3
        }
        return message
    }
}
