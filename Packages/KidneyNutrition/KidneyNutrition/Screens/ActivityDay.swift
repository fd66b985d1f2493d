public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// How much somebody moved on a day, a phone and a watch not counted together; nil where nothing was recorded.
public struct ActivityDay: Hashable, Codable, Sendable {
    /// The day.
    public let day: LocalDate
    /// Minutes of moderate activity.
    @NullEncoded public private(set) var minutes: Decimal?
    /// Steps.
    @NullEncoded public private(set) var steps: Decimal?
    /// Kilocalories used up by moving.
    @NullEncoded public private(set) var energy: Decimal?
    /// What was entered, the newest first.
    public let readings: [ActivityRow]

    init(day: LocalDate, _ readings: [ActivityReading]) {
        self.day = day
        minutes = ActivityRule.total(.minutes, on: day, of: readings)?.decimal
        steps = ActivityRule.total(.steps, on: day, of: readings)?.decimal
        energy = ActivityRule.total(.energy, on: day, of: readings)?.decimal
        self.readings = readings.sorted { ($0.moment, $0.id) > ($1.moment, $1.id) }.map(ActivityRow.init)
    }
}

/// A stretch of activity, or what a device counted.
public struct ActivityRow: Hashable, Codable, Identifiable, Sendable {
    /// Its id.
    public let id: ActivityReading.ID
    /// What was counted.
    public let kind: ActivityKind
    /// How much, in ``unit``.
    public let value: Decimal
    /// "min", "steps", "kcal".
    public let unit: String
    /// For people: "6,200 steps".
    public let text: String
    /// When.
    public let at: Instant
    /// The day, by the calendar of its zone.
    public let day: LocalDate
    /// What the clocks of its zone showed: "08:30"; nil where only the day is known.
    @NullEncoded public private(set) var time: String?
    /// Who says so.
    public let source: String
    /// `activity/ID/edit`, `activity/ID/delete`.
    public let actions: [Action]

    /// A row.
    public init(_ reading: ActivityReading) {
        id = reading.id
        kind = reading.kind
        value = reading.value.decimal
        unit = reading.kind.unit
        text = "\(DecimalText.grouped(reading.value, most: 1)) \(reading.kind.unit)"
        at = reading.moment.at
        day = reading.moment.day
        time = reading.moment.clockTime
        source = reading.source.text
        actions = Action.ofRow(
            "activity/\(reading.id)",
            inputs: EditInputs.activity(reading),
            deleting: "Delete this activity?"
        )
    }
}
