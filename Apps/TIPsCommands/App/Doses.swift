import ArgumentParser
import CommandKit
import TIPsTracker
import TimeKit
import WordKit

/// The doses of an item, as options.
struct DoseOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("One dose for every week: '1 tsp'.", valueName: "dose"))
    var dose: String?
    @Option(help: ArgumentHelp("A dose of a week, or of several: '1=1/4 tsp', '2-4=1/2 tsp'.", valueName: "week=dose"))
    var week: [String] = []

    var isEmpty: Bool { dose == nil && week.isEmpty }

    func validate() throws {
        if dose != nil, !week.isEmpty { throw ValidationError(localized("--dose and --week exclude each other")) }
    }

    /// The given doses; nil for none.
    func draft() throws -> DosingDraft? {
        if let dose { return .same(try DoseDraft(typed: dose)) }
        return week.isEmpty ? nil : .weekly(try WeekDose.merged(week.map { try WeekDose($0) }))
    }
}

/// The options that confirm unusual doses.
struct MeantOptions: ParsableArguments {
    @Flag(help: "A dose of ten times the one before it or more, or of a tenth or less, is meant.") var tenfoldIsMeant =
        false
    @Flag(help: "A dose in another unit than the one before it is meant.") var unitIsMeant = false
}

/// The dose of one or several weeks: "2-4=1/2 tsp".
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

    /// Combines doses by week. Two doses for one week are an error.
    static func merged(_ doses: [WeekDose]) throws -> [Int: DoseDraft] {
        var merged: [Int: DoseDraft] = [:]
        for entry in doses {
            for week in entry.weeks {
                guard merged.updateValue(entry.dose, forKey: week) == nil else {
                    throw CommandError(
                        .badData,
                        localized("week \(week) has two doses"),
                        remedy: localized("give each week one")
                    )
                }
            }
        }
        return merged
    }

    /// Weeks in order as they are typed: "2-4", "6".
    static func spans(_ weeks: [Int]) -> [String] {
        var runs: [ClosedRange<Int>] = []
        for week in weeks {
            if let last = runs.last, last.upperBound == week - 1 {
                runs[runs.count - 1] = last.lowerBound...week
            } else {
                runs.append(week...week)
            }
        }
        return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
    }

    private static func unreadable(_ text: String) -> CommandError {
        CommandError(
            .badData,
            localized("“\(text)” is no dose of a week"),
            remedy: localized("write the week, an equals sign and the dose: 1=1/4 tsp, or 2-4=1/2 tsp")
        )
    }
}

/// The doses of one of several items: "Peanut:2-4=1/2 tsp" or "Almond=1 tsp".
struct ItemDoses {
    let item: String
    let rest: String

    /// - Parameter mark: the character after the item's name.
    init(_ text: String, mark: Character) throws {
        guard let equals = text.lastIndex(of: "="), let end = text[...equals].lastIndex(of: mark), end > text.startIndex
        else {
            throw CommandError(
                .badData,
                localized("“\(text)” is no dose of an item"),
                remedy: mark == ":" ? localized("write it as Peanut:1=1/4 tsp") : localized("write it as Almond=1 tsp")
            )
        }
        item = String(text[..<end])
        rest = String(text[text.index(after: end)...])
    }
}

extension DoseDraft {
    /// Parses a dose: "1/4 tsp".
    ///
    /// - Throws: `doseIncomplete`.
    init(typed text: String) throws(TIPsError) {
        let parts = try DoseRule.split(text)
        self.init(parts.amount, parts.unit)
    }
}
