import CommandKit
import TIPsTracker
import TimeKit
import WordKit

/// The options of a reaction that can't be read. A severe one, and one with adrenaline, is noted without them.
struct ReactionSlips {
    /// Whether the reaction is noted all the same.
    let isLenient: Bool
    /// The faults in words, first those of the command line.
    var texts = CommandEnvironment.current.notUnderstood

    /// Whether an option says that adrenaline was given.
    static func isGiven(_ adrenaline: String?) -> Bool {
        adrenaline.map { AnswerWord.read($0, among: [.off]) == nil } ?? false
    }

    /// Reads the time of a dose of adrenaline; returns nil for none, and for a time that isn't known or can't be read.
    ///
    /// - Parameter isSecond: whether another dose came before it, whose time stands for one that isn't known.
    mutating func adrenaline(
        _ text: String?,
        isSecond: Bool = false,
        _ read: (String) throws -> Instant
    ) -> Instant? {
        guard let text, Self.isGiven(text) else { return nil }
        let words =
            isSecond
            ? localized("the time of the second epinephrine; the time of the first stands for it")
            : localized("the time of the epinephrine; the time of the onset stands for it")
        if AnswerWord.read(text, among: [.given]) != nil {
            texts.append(words)
            return nil
        }
        do {
            return try read(text)
        } catch {
            texts.append("\(words): \(String(describing: error))")
            return nil
        }
    }

    /// Reads an option; returns nil for an invalid one of a reaction that is noted all the same.
    mutating func kept<Value>(_ text: String?, _ read: (String) throws -> Value) throws -> Value? {
        do {
            return try text.map(read)
        } catch  where isLenient {
            texts.append("\(error)")
            return nil
        }
    }
}

extension AppSession {
    /// Prints the emergency plan, before anything that can fail. A removed member is told whom to call.
    func showEmergencyPlan() throws {
        guard !context.printsJSON else { return }
        try context.terminal.show(tracker.emergencyPage().lines)
    }

    /// Sends a reaction that counts as severe at once if the room is shared.
    func tellOthers() async throws {
        guard try await !sendAtOnce() else { return }
        context.terminal.note(
            StyledText(localized("Not sent yet: the others don't know of it. Send it with: tips sync run"))
        )
    }

    /// Prints what a reaction that stops the treatment foods was noted without.
    ///
    /// - Parameter typed: the severity that counts as severe because it can't be read; nil for none.
    func note(_ slips: ReactionSlips, of reaction: Reaction, _ typed: String?) {
        if let typed {
            let note = localized(
                "The reaction is noted as severe, because “\(typed)” is no severity: use mild, moderate or severe. ",
                "Change it with: tips reaction edit \(reaction.id)"
            )
            context.terminal.note(StyledText(note))
        }
        for problem in slips.texts { context.terminal.note("\(localized("not noted:"), .warning) \(problem)") }
        guard !slips.texts.isEmpty else { return }
        context.terminal.note(
            StyledText(localized("The reaction is noted without it; add it with: tips reaction edit \(reaction.id)"))
        )
    }

    /// Returns the given symptom, or asks for it on a terminal. For a reaction that doesn't need one, the engine sets a text.
    func symptom(_ given: String?, isNeeded: Bool) throws -> String {
        if let given { return given }
        let terminal = context.terminal
        if terminal.canAsk, !context.assumesYes, let typed = terminal.asks(StyledText(localized("What was seen?"))) {
            return typed
        }
        guard !isNeeded else {
            throw CommandError(
                .usage,
                localized("the symptom is missing"),
                remedy: localized("say what was seen, such as hives on both arms")
            )
        }
        return ""
    }

    /// Returns the given severity, or asks for it on a terminal. A mild one with adrenaline or an emergency room needs a confirmation.
    func severity(_ given: Reaction.Severity?, isTreated: Bool) throws -> Reaction.Severity {
        let terminal = context.terminal
        let asks = terminal.canAsk && !context.assumesYes
        var given = given
        while true {
            if let severity = given {
                guard severity == .mild, isTreated, asks else { return severity }
                if terminal.asksYes(
                    StyledText(
                        localized("There was epinephrine or an emergency room. Was the reaction mild all the same?")
                    )
                ) {
                    return severity
                }
            }
            guard asks, let typed = terminal.asks(StyledText(localized("How bad was it: mild, moderate or severe?")))
            else {
                throw CommandError(
                    .usage,
                    localized("--severity is missing"),
                    remedy: localized("give mild, moderate or severe")
                )
            }
            given = AnswerWord.severity(typed)
        }
    }
}
