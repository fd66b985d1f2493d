public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// What came of entering a laboratory value: the value in both unit systems, its range and flag, and what it changed.
public struct LabReceiptScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// The value as it is kept.
    public let id: TimeKit.ID<LabResult>
    /// What was measured.
    public let name: Analyte
    /// The number as it was entered, in ``unit``; with "<" or ">" in ``comparator`` the bound.
    public let value: Decimal
    /// "", "<" or ">".
    public let comparator: Comparator
    /// The unit it was entered in, in UCUM.
    public let unit: LabUnit
    /// In conventional units: "18.0 mg/dL".
    public let conventional: String
    /// In SI units: "1.00 mmol/L".
    public let international: String
    /// Whether it was there already: nothing was added then.
    public let wasThere: Bool
    /// When the sample was taken.
    public let at: Instant
    /// The day of the sample, by the calendar of its zone.
    public let day: LocalDate
    /// What the clocks of its zone showed: "08:30"; nil where only the day is known.
    @NullEncoded public private(set) var time: String?
    /// The range by which it was flagged, in the unit it was entered in.
    public let range: String
    /// Where it lies.
    public let flag: LabFlag
    /// What the flag says, with what to do.
    public let message: String
    /// The goal that the disease sets; nil where it sets none.
    @NullEncoded public private(set) var goal: Goal?
    /// What to ask about a value that would be usual in another unit; nil where there is nothing to ask.
    @NullEncoded public private(set) var question: String?
    /// What a creatinine says about the filtration rate; nil for other values.
    @NullEncoded public private(set) var eGFR: Filtration?
    /// The targets that changed with it.
    public let changes: [TargetChangeRow]
    /// What else it brought about: alerts, rewards, suggestions, summaries.
    public let news: [NewsRow]
    /// Where the flag comes from.
    public let source: String
    /// What is to be said of that source; nil where the row was read in it.
    @NullEncoded public private(set) var caution: String?
    /// That the care team's word comes first.
    public let careTeam: String
    /// The other values of the same kind.
    public let opens: Link

    /// A goal.
    public struct Goal: Hashable, Codable, Sendable {
        /// What is aimed for, with its source.
        public let text: String
        /// Whether it is met; nil where "<" leaves it open.
        @NullEncoded public private(set) var isMet: Bool?
    }

    /// A filtration rate, or why there is none.
    public struct Filtration: Hashable, Codable, Sendable {
        /// mL/min/1.73 m², as reports print it; nil where none is computed.
        @NullEncoded public private(set) var value: Decimal?
        /// The formula; nil where none is computed.
        @NullEncoded public private(set) var formula: EGFRFormula?
        /// For people: "57 mL/min/1.73 m² (CKD-EPI 2021)", or why not.
        public let text: String
    }

    /// The receipt as a page.
    public init(_ receipt: LabReceipt, on today: LocalDate, revision: Revision) {
        let facts = LabTable.facts(receipt.result.analyte)
        let finding = receipt.finding
        title = "\(facts.title) \(receipt.result.shown)"
        self.revision = revision
        id = receipt.result.id
        name = receipt.result.analyte
        value = receipt.result.value.decimal
        comparator = receipt.result.comparator
        unit = receipt.result.unit
        conventional = receipt.conventional
        international = receipt.international
        wasThere = receipt.wasThere
        at = receipt.result.moment.at
        day = receipt.result.moment.day
        time = receipt.result.moment.clockTime
        range = receipt.range
        flag = finding.flag
        message = finding.message
        goal = finding.goal.map { Goal(text: Words.sentence($0.sentence), isMet: finding.meetsGoal) }
        question = receipt.question.map(Words.sentence)
        eGFR = receipt.filtration.map { filtration in
            switch filtration {
            case .computed(let point):
                Filtration(
                    value: DecimalText.value(point.shown)?.decimal,
                    formula: point.formula,
                    text: "\(point.shown) \(LabUnit.mLPerMinute.symbol) (\(point.formula.rawValue))"
                )
            case .refused(let refusal):
                Filtration(value: nil, formula: nil, text: Words.sentence(refusal.description))
            }
        }
        changes = receipt.changes.map(TargetChangeRow.init)
        news = receipt.found.news(without: [.lab])
        source = finding.evidence.source
        caution = finding.evidence.caution(on: today)
        careTeam = DayTargets.careTeamFirst
        opens = KidneyLink.labs(receipt.result.analyte).labelled("All values of \(facts.title.lowercasedUnlessAcronym)")
    }
}
