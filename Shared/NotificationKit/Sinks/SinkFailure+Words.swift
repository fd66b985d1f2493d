import WordKit

extension SinkFailure {
    /// Returns a reason in the language of the person who reads it. Deliveries store the reasons of this module's sinks in English.
    static func shown(_ reason: String) -> String {
        if Language.current == .english { return reason }
        if let found = reason.wholeMatch(of: /(.+?) can't be reached: (.*)/) {
            return localized("\(host(found.1)) can't be reached: \(found.2)")
        }
        if let found = reason.wholeMatch(
            of: /(.+) redirects elsewhere with status ([0-9]+) — give the address it leads to/
        ) {
            return localized(
                "\(host(found.1)) redirects elsewhere with status \(found.2) — give the address it leads to"
            )
        }
        if let found = reason.wholeMatch(of: /(.+) refused the message with status ([0-9]+)/) {
            return localized("\(host(found.1)) refused the message with status \(found.2)")
        }
        if let found = reason.wholeMatch(of: /(.+) answered with status ([0-9]+)/) {
            return localized("\(host(found.1)) answered with status \(found.2)")
        }
        if let found = reason.wholeMatch(of: /the terminal can't be written: (.*)/) {
            return localized("the terminal can't be written: \(found.1)")
        }
        if let found = reason.wholeMatch(of: /notify-send can't be run: (.*)/) {
            return localized("notify-send can't be run: \(found.1)")
        }
        if let found = reason.wholeMatch(of: /notify-send ended with status (.*)/) {
            return localized("notify-send ended with status \(found.1)")
        }
        if let found = reason.wholeMatch(of: /the notification can't be written as JSON: (.*)/) {
            return localized("the notification can't be written as JSON: \(found.1)")
        }
        return reason
    }

    private static func host(_ name: Substring) -> String {
        name == "the web service" ? localized("the web service") : String(name)
    }
}
