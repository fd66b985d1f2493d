import Foundation
import FractionParser
import ScreenKit
import TestKit
import TimeKit

@testable import KidneyNutrition

/// Screens on a Tuesday at 10:00 in New York.
enum ScreensSample {
    static let day = "2026-06-02"

    static func context(_ profile: Profile? = nil, on day: String = day, at time: String = "10:00") throws
        -> KidneyContext
    {
        KidneyContext(
            profile: profile,
            boundary: KidneyNutrition.usualBoundary,
            now: LabSample.zone.instant(of: try LocalDateTime(iso8601: "\(day)T\(time)")),
            zone: LabSample.zone,
            revision: Revision(change: 7)
        )
    }

    /// A profile on hemodialysis with a high potassium, for which many limits are in force.
    static func dialysis(limits: [ClinicLimit] = []) throws -> Profile {
        try LabSample.profile(.hemodialysis, dryWeight: 70, urine: 200, limits: limits)
    }

    static func labs() throws -> [LabResult] {
        [
            try LabSample.lab(.potassium, "5.6 mmol/L", "2026-05-20T08:00"),
            try LabSample.lab(.phosphorus, "6.4 mg/dL", "2026-05-20T08:00"),
        ]
    }

    static func entries(_ eaten: [(Food, String)], day: String = day, meal: Meal? = .lunch) throws -> [IntakeEntry] {
        try eaten.enumerated().map { place, pair in
            IntakeEntry(
                TimeKit.ID("e\(place)"),
                food: pair.0,
                amount: try FoodAmountReading(pair.0).read(pair.1),
                meal: meal,
                at: LabSample.zone.instant(of: try LocalDateTime(iso8601: "\(day)T08:30")),
                day: try LocalDate(iso8601: day)
            )
        }
    }

    static func summary(
        _ profile: Profile?,
        eaten: [(Food, String)] = [],
        labs: [LabResult] = [],
        on day: String = day,
        hints: Set<TargetHint> = []
    ) throws -> DaySummary {
        let entries = try entries(eaten, day: day)
        let date = try LocalDate(iso8601: day)
        return DaySummary(
            day: date,
            entries: entries,
            totals: Totals(entries),
            targets: Targets.of(date, for: profile ?? Profile(name: ""), labs: labs, hints: hints),
            weight: try LabSample.weight("71.5 kg", .preDialysis, "\(day)T07:00")
        )
    }

    static func today(
        _ profile: Profile?,
        eaten: [(Food, String)] = [],
        labs: [LabResult] = [],
        on day: String = day,
        now: String = day
    ) throws -> TodayScreen {
        let context = try context(profile, on: now)
        let summary = try summary(profile, eaten: eaten, labs: labs, on: day)
        let amounts = IntakeAlerts.amounts(
            of: IntakeDay(summary.day, summary.entries),
            in: GoalSetting(summary.day, for: profile ?? Profile(name: ""), labs: labs),
            on: context.today
        )
        let alerts = amounts + summary.targets.conflictAlerts
        return TodayScreen(context, summary, alerts: alerts.map { AlertRow($0) })
    }

    static func receipt(_ result: LabResult, _ profile: Profile, before: [LabResult] = []) throws -> LabReceipt {
        let date = try LocalDate(iso8601: day)
        let finding = LabRule.finding(result, for: LabPatient(profile, taking: []), among: before)
        let changes = Targets.changes(
            from: Targets.of(date, for: profile, labs: before),
            to: Targets.of(date, for: profile, labs: before + [result])
        )
        var filtration: LabReceipt.Filtration?
        if result.analyte == .creatinine {
            switch EGFR.estimate(from: result, for: profile) {
            case .success(let point): filtration = .computed(point)
            case .failure(let refusal): filtration = .refused(refusal)
            }
        }
        return LabReceipt(
            result: result,
            wasThere: false,
            conventional: result.shown(in: .conventional),
            international: result.shown(in: .international),
            range: finding.range.shown(of: result.analyte, in: result.unit),
            finding: finding,
            question: nil,
            filtration: filtration,
            changes: changes.map { TargetChange(old: $0.old, new: $0.new, day: date) },
            context: try context(profile)
        )
    }

    static func food(_ ndb: Int) throws -> Food {
        guard let food = BundledFoods.food(FoodSource.bundled(ndb: ndb).foodID) else {
            throw KidneyError.noSuchFood("\(ndb)")
        }
        return food
    }

    /// The members of a value's JSON object.
    static func object(_ value: some Encodable) throws -> [String: ScreenJSON] {
        try JSONDecoder().decode([String: ScreenJSON].self, from: JSONEncoder().encode(value))
    }
}

/// Parsed JSON.
enum ScreenJSON: Hashable, Decodable {
    case null, flag(Bool), number(Decimal), text(String), list([ScreenJSON]), object([String: ScreenJSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Decimal.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([ScreenJSON].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: ScreenJSON].self))
        }
    }

    subscript(key: String) -> ScreenJSON? { if case .object(let object) = self { object[key] } else { nil } }
    var list: [ScreenJSON] { if case .list(let list) = self { list } else { [] } }
    var keys: Set<String> { if case .object(let object) = self { Set(object.keys) } else { [] } }
}
