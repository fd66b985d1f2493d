public import ArgumentParser
import CommandKit
public import TIPsTracker
import TimeKit

/// The item a command is about.
struct ItemArgument: ParsableArguments {
    @Argument(help: "An item: its name, its category and name as in treatment/Peanut, or its id.") var item: String
}

/// The member a command is about.
struct MemberArgument: ParsableArguments {
    @Argument(help: "A member: the name in any case, or the id.") var member: String
}

/// The cycle a command is about, where it is not the one of today.
struct CycleOption: ParsableArguments {
    @Option(help: ArgumentHelp("A cycle: its number or id; else the one of today.", valueName: "number"))
    var cycle: String?

    /// The cycle that was named; nil where none was.
    func named(in tracker: TIPsTracker) throws(TIPsError) -> Cycle? {
        guard let cycle else { return nil }
        return try tracker.findCycle(cycle)
    }

    /// The cycle that was named, else the one of today; throws `noCycle`.
    func chosen(in tracker: TIPsTracker) throws(TIPsError) -> Cycle {
        if let named = try named(in: tracker) { return named }
        guard let current = try tracker.plan().cycle else { throw .noCycle }
        return current
    }
}

extension Category {
    /// The category that a person typed, in any case.
    init(typed text: String) throws(TIPsError) {
        guard let category = Category(rawValue: text.lowercased()) else { throw .notACategory(text) }
        self = category
    }
}

extension Reaction.Severity: ExpressibleByArgument {
    /// The severity that a person typed, in any case.
    public init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}
extension Member.Role: ExpressibleByArgument {}
