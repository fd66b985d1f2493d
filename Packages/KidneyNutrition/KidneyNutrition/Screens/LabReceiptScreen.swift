public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The result of entering a laboratory value: the value in both unit systems, its range and flag, and the changes that followed.
public struct LabReceiptScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The identifier of the stored value.
    public let id: TimeKit.ID<LabResult>
    public let name: Analyte
    /// The number as entered, in ``unit``. It is a bound if ``comparator`` is "<" or ">".
    public let value: Decimal
    public let comparator: Comparator
    /// The unit as entered, encoded in UCUM.
    public let unit: LabUnit
    /// The value in conventional units: "18.0 mg/dL".
    public let conventional: String
    /// The value in SI units: "1.00 mmol/L".
    public let international: String
    /// Whether an equal value was already stored, so that nothing was added.
    public let wasThere: Bool
    /// The time of the sample.
    public let at: Instant
    /// The day of the sample in its time zone.
    public let day: LocalDate
    /// The local time of the sample: "08:30"; nil if only the day is known.
    @NullEncoded public private(set) var time: String?
    /// The range behind the flag, in the unit of the entry; empty if there is none, or if a rise or a fall decided the flag.
    public let range: String
    public let flag: LabFlag
    /// A sentence about the flag, with the next step.
    public let message: String
    /// The goal of the disease category; nil for none.
    @NullEncoded public private(set) var goal: Goal?
    /// A question about a value that would be usual in another unit; nil for none.
    @NullEncoded public private(set) var question: String?
    /// The filtration rate of a creatinine; nil for other values.
    @NullEncoded public private(set) var eGFR: Filtration?
    /// The changes of today's targets.
    public let changes: [TargetChangeRow]
    /// The other news: alerts, rewards, suggestions and summaries. Alerts about other laboratory values are left out unless they can't wait.
    public let news: [NewsRow]
    /// The source of the flag.
    public let source: String
    /// The caution about the source; nil if the source is confirmed or the message has the caution.
    @NullEncoded public private(set) var caution: String?
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The page of all values of this analyte.
    public let opens: Link

    public struct Goal: Hashable, Codable, Sendable {
        /// The goal with its source.
        public let text: String
        /// Whether the value meets it; nil if "<" or ">" leaves it open.
        @NullEncoded public private(set) var isMet: Bool?
    }

    /// A filtration rate, or the reason why there is none.
    public struct Filtration: Hashable, Codable, Sendable {
        /// The rate in mL/min/1.73 m², as reports print it; nil if there is none.
        @NullEncoded public private(set) var value: Decimal?
        /// The formula; nil if there is no rate.
        @NullEncoded public private(set) var formula: EGFRFormula?
        /// The rate as text, "57 mL/min/1.73 m² (CKD-EPI 2021)", or the reason.
        public let text: String
    }

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
                    text: "\(point.shown) \(LabUnit.mLPerMinute.symbol) (\(point.formula.name))"
                )
            case .refused(let refusal):
                Filtration(value: nil, formula: nil, text: Words.sentence(refusal.description))
            }
        }
        changes = receipt.changes.map(TargetChangeRow.init)
        news = receipt.found.news { alert in
            alert.kind == .lab && (alert.link == "lab/\(receipt.result.id)" || !alert.level.cantWait)
        }
        source = finding.evidence.shownSource
        caution = finding.level == nil ? finding.evidence.caution(on: today) : nil
        careTeam = DayTargets.careTeamFirst
        opens = KidneyLink.labs(receipt.result.analyte).labeled(
            localized("All values of \(facts.title.lowercasedUnlessAcronym)")
        )
    }
}

extension LabReceipt {
    /// The receipt as a page, as of the transaction of the entry.
    public var screen: LabReceiptScreen { LabReceiptScreen(self, on: context.today, revision: context.revision) }
}
