import WordKit

/// A kept text that ends with another one, or with something that a person typed and that stays as it is.
///
/// It is recognized by its beginning, because its end can look like any other text: "rash moved from arm to face".
enum OpenEndedText {
    case takenBack, refused, triedAgain
    case reaction(Reaction.Severity)
    case reactionDeleted, reactionEdited
    case held(first: String, last: String?)
    /// The reason to ask for the clinic's word.
    case wasHeld(day: String)
    /// The reason to ask for the clinic's word.
    case wasNoted(Reaction.Severity, at: String)

    func text(_ end: String) -> String {
        switch self {
        case .takenBack: localized("taken back: \(end)")
        case .refused: localized("refused: \(end)")
        case .triedAgain: localized("tried again: \(end)")
        case .reaction(let severity): localized("reaction (\(severity.word)): \(Reaction.shown(end))")
        case .reactionDeleted: localized("reaction deleted: \(Reaction.shown(end))")
        case .reactionEdited: localized("reaction edited: \(Reaction.shown(end))")
        case .held(let day, nil): localized("\(day) held: \(end)")
        case .held(let first, let last?): localized("\(first) to \(last) held: \(end)")
        case .wasHeld(let day): localized("\(day) was marked as held: \(end)")
        case .wasNoted(let severity, let time):
            if let care = [DoseGate.emergencyCare, DoseGate.earlierEmergencyCare].first(where: end.hasSuffix) {
                localized(
                    "a \(severity.word) reaction was noted at \(time): ",
                    "\(Reaction.shown(String(end.dropLast(care.count)))), ",
                    "treated with epinephrine or in an emergency room"
                )
            } else {
                localized("a \(severity.word) reaction was noted at \(time): \(Reaction.shown(end))")
            }
        }
    }

    /// Returns a kept English text in the reader's language; nil if it isn't open-ended.
    static func shown(_ text: String) -> String? {
        guard Language.current != .english, let colon = text.firstRange(of: ": ") else { return nil }
        let found = candidates(text[..<colon.lowerBound].split(separator: " ").map(String.init)).first { candidate in
            inEnglish { candidate.text("") } == text[..<colon.upperBound]
        }
        let end = String(text[colon.upperBound...])
        return switch found {
        case .takenBack, .refused, .triedAgain: found?.text(localized(kept: end))
        default: found?.text(end)
        }
    }

    /// The texts that can begin with words.
    private static func candidates(_ words: [String]) -> [OpenEndedText] {
        var candidates = [takenBack, refused, triedAgain, reactionDeleted, reactionEdited]
        candidates += Reaction.Severity.allCases.map { .reaction($0) }
        guard let day = words.first else { return candidates }
        candidates += [.wasHeld(day: day), .held(first: day, last: words.count > 2 ? words[2] : nil)]
        if words.count > 6 {
            let time = words[6...].joined(separator: " ")
            candidates += Reaction.Severity.allCases.map { .wasNoted($0, at: time) }
        }
        return candidates
    }
}
