public import ArgumentParser
import CommandKit
public import TIPsTracker
import TimeKit

/// The item of a command.
struct ItemArgument: ParsableArguments {
    @Argument(help: "An item: its name, its category and name as in treatment/Peanut, or its id.") var item: String
}

/// The member of a command.
struct MemberArgument: ParsableArguments {
    @Argument(help: "A member: the name in any case, or the id.") var member: String
}

/// The cycle of a command; by default today's.
struct CycleOption: ParsableArguments {
    @Option(help: ArgumentHelp("A cycle: its number or id; else the one of today.", valueName: "number"))
    var cycle: String?

    /// The named cycle; nil if the option wasn't given.
    func named(in tracker: TIPsTracker) throws(TIPsError) -> Cycle? {
        guard let cycle else { return nil }
        return try tracker.findCycle(cycle)
    }

    /// The named cycle, or else today's.
    ///
    /// - Throws: `noCycle`, `notFound`.
    func chosen(in tracker: TIPsTracker) throws(TIPsError) -> Cycle {
        if let named = try named(in: tracker) { return named }
        guard let current = try tracker.plan().cycle else { throw .noCycle }
        return current
    }
}

extension Category {
    /// Parses a category in any case, in English or in Spanish.
    ///
    /// - Throws: `notACategory`.
    init(typed text: String) throws(TIPsError) {
        guard let category = AnswerWord.category(text) else { throw .notACategory(text) }
        self = category
    }
}

/// The severity that a person typed in any case, in English or in Spanish. One that can't be read counts as severe.
struct TypedSeverity: ExpressibleByArgument {
    let severity: Reaction.Severity
    /// The typed text if it is no severity; nil for one.
    let unread: String?

    init(argument: String) {
        let read = AnswerWord.severity(argument)
        severity = read ?? .severe
        unread = read == nil ? argument : nil
    }

    static var allValueStrings: [String] { Reaction.Severity.allCases.map(\.rawValue) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension Member.Role: ExpressibleByArgument {}
