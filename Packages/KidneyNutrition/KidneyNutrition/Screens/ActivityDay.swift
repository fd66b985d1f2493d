public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The activity of a person on a day. A phone and a watch aren't counted together. A total is nil if nothing was recorded.
public struct ActivityDay: Hashable, Codable, Sendable {
    public let day: LocalDate
    /// The minutes of moderate activity.
    @NullEncoded public private(set) var minutes: Decimal?
    @NullEncoded public private(set) var steps: Decimal?
    /// The kilocalories burned by moving.
    @NullEncoded public private(set) var energy: Decimal?
    /// The readings, the latest first.
    public let readings: [ActivityRow]

    init(day: LocalDate, _ readings: [ActivityReading], _ context: KidneyContext) {
        self.day = day
        minutes = ActivityRule.total(.minutes, on: day, of: readings)?.decimal
        steps = ActivityRule.total(.steps, on: day, of: readings)?.decimal
        energy = ActivityRule.total(.energy, on: day, of: readings)?.decimal
        self.readings = readings.sorted { ($0.moment, $0.id) > ($1.moment, $1.id) }.map { ActivityRow($0, in: context) }
    }
}

/// An activity, or a part of one as a device counted it.
public struct ActivityRow: Hashable, Codable, Identifiable, Sendable {
    public let id: ActivityReading.ID
    public let kind: ActivityKind
    /// The amount, in ``unit``.
    public let value: Decimal
    /// The unit: "min", "steps", "kcal".
    public let unit: String
    /// The amount as text: "6,200 steps".
    public let text: String
    public let at: Instant
    /// The day in the reading's time zone.
    public let day: LocalDate
    /// The local time: "08:30"; nil if only the day is known.
    @NullEncoded public private(set) var time: String?
    public let source: String
    /// The actions `activity/ID/edit` and `activity/ID/delete`.
    public let actions: [Action]

    /// - Parameter context: The data of the page; nil for a row without one, whose edit tells no last day.
    public init(_ reading: ActivityReading, in context: KidneyContext? = nil) {
        id = reading.id
        kind = reading.kind
        value = reading.value.decimal
        unit = reading.kind.unit
        text = "\(DecimalText.grouped(reading.value, most: 1)) \(reading.kind.unit(of: reading.value))"
        at = reading.moment.at
        day = reading.moment.day
        time = reading.moment.clockTime
        source = reading.source.text
        actions = Action.ofRow(
            { .activity($0, reading.id) },
            inputs: EditInputs.activity(reading, context),
            deleting: localized("Delete this activity?")
        )
    }
}
