import ArgumentParser
import CommandKit
import TIPsTracker
import TimeKit

/// How much of an item, as options.
struct DoseOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("One dose for every week: '1 tsp'.", valueName: "dose"))
    var dose: String?
    @Option(help: ArgumentHelp("A dose of a week, or of several: '1=1/4 tsp', '2-4=1/2 tsp'.", valueName: "week=dose"))
    var week: [String] = []

    var isEmpty: Bool { dose == nil && week.isEmpty }

    func validate() throws {
        if dose != nil, !week.isEmpty { throw ValidationError("--dose and --week exclude each other") }
    }

    /// What was given; nil for nothing.
    func draft() throws -> DosingDraft? {
        if let dose { return .same(try DoseDraft(typed: dose)) }
        return week.isEmpty ? nil : .weekly(try WeekDose.merged(week.map { try WeekDose($0) }))
    }
}

/// The doses that are confirmed, as options.
struct MeantOptions: ParsableArguments {
    @Flag(help: "A dose of ten times the one before it, or more, is meant.") var tenfoldIsMeant = false
    @Flag(help: "A dose in another unit than the one before it is meant.") var unitIsMeant = false
}

/// "2-4=1/2 tsp": the dose of some weeks.
struct WeekDose {
    let weeks: ClosedRange<Int>
    let dose: DoseDraft

    init(_ text: String) throws {
        guard let equals = text.lastIndex(of: "=") else { throw Self.unreadable(text) }
        let ends = text[..<equals].split(separator: "-", omittingEmptySubsequences: false).map {
            Int($0.filter { !$0.isWhitespace })
        }
        guard (1...2).contains(ends.count), let first = ends.first ?? nil, let last = ends.last ?? nil,
            first >= 1, last >= first, last <= 1000
        else { throw Self.unreadable(text) }
        weeks = first...last
        dose = try DoseDraft(typed: String(text[text.index(after: equals)...]))
    }

    /// All of them by week; one given twice is a mistake.
    static func merged(_ doses: [WeekDose]) throws -> [Int: DoseDraft] {
        var merged: [Int: DoseDraft] = [:]
        for entry in doses {
            for week in entry.weeks {
                guard merged.updateValue(entry.dose, forKey: week) == nil else {
                    throw CommandError(.badData, "week \(week) has two doses", remedy: "give each week one")
                }
            }
        }
        return merged
    }

    private static func unreadable(_ text: String) -> CommandError {
        CommandError(
            .badData,
            "“\(text)” is no dose of a week",
            remedy: "write the week, an equals sign and the dose: 1=1/4 tsp, or 2-4=1/2 tsp"
        )
    }
}

/// "Peanut:2-4=1/2 tsp" or "Almond=1 tsp": doses of one item among several.
struct ItemDoses {
    let item: String
    let rest: String

    /// - Parameter mark: what stands after the item's name.
    init(_ text: String, mark: Character) throws {
        guard let equals = text.lastIndex(of: "="), let end = text[...equals].lastIndex(of: mark), end > text.startIndex
        else {
            throw CommandError(
                .badData,
                "“\(text)” is no dose of an item",
                remedy: mark == ":" ? "write it as Peanut:1=1/4 tsp" : "write it as Almond=1 tsp"
            )
        }
        item = String(text[..<end])
        rest = String(text[text.index(after: end)...])
    }
}

extension DoseDraft {
    /// A dose as a person typed it: "1/4 tsp". Throws `doseIncomplete`.
    init(typed text: String) throws(TIPsError) {
        let parts = try DoseRule.split(text)
        self.init(parts.amount, parts.unit)
    }
}
