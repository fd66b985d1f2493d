import Foundation
import ScreenKit
import TimeKit
import WordKit

/// The form field for the meal.
enum MealForm {
    static func field(_ typed: [String: String]) -> Field {
        let word = typed["meal"] ?? ""
        return Field(
            id: "meal",
            label: localized("Meal"),
            kind: .choice,
            value: word,
            choices: [Field.Choice("", label: localized("none"))]
                + Meal.allCases.map { Field.Choice($0.rawValue, label: Words.meal($0)) },
            error: word.isEmpty || Meal(rawValue: word) != nil ? nil : ScreenInput.refused("meal", word).description
        )
    }
}

/// The form fields for the time of a measurement, a meal or a photo.
enum MomentForm {
    /// - Parameters:
    ///   - shown: The day of the page; nil for today.
    ///   - needsTime: Whether a day alone isn't enough. Without a time the entry is for now, so the day must be today.
    static func fields(
        _ context: KidneyContext,
        _ typed: [String: String],
        on shown: LocalDate? = nil,
        needsTime: Bool = false
    ) -> [Field] {
        let now = context.zone.date(at: context.now)
        // After midnight, the user's logical day may still be the calendar day before.
        let usual = shown == context.today ? now : shown ?? now
        let fields = fields(day: typed["day"] ?? "\(usual)", until: now, time: typed["time"] ?? "")
        return judged(fields.day, fields.time, context, needsTime: needsTime)
    }

    /// The fields of a record that is edited. A time that stays as it is shown isn't judged, because it may be in another zone.
    ///
    /// - Parameters:
    ///   - day: The stored day.
    ///   - time: The stored time; nil if only the day is known.
    ///   - typed: The texts that were typed; empty for none.
    ///   - context: The data of the page; nil for a row without one.
    ///   - boundsDay: Whether the last day that can be entered is told.
    static func edited(
        day: LocalDate,
        time: String?,
        _ typed: [String: String],
        _ context: KidneyContext?,
        needsTime: Bool = false,
        boundsDay: Bool = true
    ) -> [Field] {
        let now = context.map { $0.zone.date(at: $0.now) }
        let until = boundsDay ? now.map { max($0, day) } : nil
        let (shownDay, shownTime) = ("\(day)", time ?? "")
        var fields = fields(day: typed["day"] ?? shownDay, until: until, time: typed["time"] ?? shownTime)
        fields.time.isRequired = needsTime
        guard let context, (fields.day.value, fields.time.value) != (shownDay, shownTime) else {
            return [fields.day, fields.time]
        }
        return judged(fields.day, fields.time, context, needsTime: needsTime)
    }

    private static func fields(day: String, until latest: LocalDate?, time: String) -> (day: Field, time: Field) {
        (
            Field(
                id: "day",
                label: localized("Day"),
                kind: .date,
                value: day,
                isRequired: true,
                range: latest.map { Field.Bounds(highest: $0) }
            ),
            Field(id: "time", label: localized("Time"), kind: .time, value: time, placeholder: "08:30")
        )
    }

    private static func judged(_ day: Field, _ time: Field, _ context: KidneyContext, needsTime: Bool) -> [Field] {
        var (day, time) = (day, time)
        let latest = context.zone.date(at: context.now)
        let date = LocalDate(day.value)
        if let date {
            if date > latest { day.error = localized("\(date) hasn't come yet — enter what was") }
        } else {
            day.error = localized("“\(day.value.prefix(40))” is no day — write one such as 2026-03-01")
        }
        if !time.value.isEmpty, LocalTime(time.value) == nil {
            time.error = localized("“\(time.value.prefix(40))” is no time — write one such as 08:30, or leave it empty")
        }
        if needsTime, time.value.isEmpty, let date, date < latest {
            time.error = localized("enter the time, such as 08:30: the day is over")
        }
        if day.error == nil, let date, let clock = LocalTime(time.value),
            context.zone.instant(of: LocalDateTime(date, clock)) > context.now.adding(hours: 1)
        {
            time.error = localized("\(time.value) hasn't come yet — enter what was")
        }
        return [day, time]
    }

    /// Returns the moment in a form's fields; nil for now, which is today without a time.
    ///
    /// - Parameter needsTime: Whether a day alone isn't enough.
    /// - Throws: `profileValue` for a text that is no day or time.
    static func moment(
        _ typed: [String: String],
        now: Instant,
        in zone: TimeZone,
        needsTime: Bool = false
    ) throws(KidneyError) -> Moment? {
        let (day, time) = (typed["day"] ?? "", TypedText.line(typed["time"] ?? ""))
        guard let date = LocalDate(day) else { throw ScreenInput.refused("day", day) }
        if time.isEmpty, date == zone.date(at: now) { return nil }
        guard needsTime || !time.isEmpty else { return Moment(day: date, in: zone) }
        guard let clock = LocalTime(time) else { throw ScreenInput.refused("time", time) }
        return Moment(zone.instant(of: LocalDateTime(date, clock)), in: zone)
    }

    /// Returns the logical day of the typed day and time; nil if they have an error.
    static func day(_ context: KidneyContext, _ typed: [String: String]) -> LocalDate? {
        guard let date = typed["day"].map({ LocalDate($0) }) ?? context.zone.date(at: context.now) else { return nil }
        guard let time = LocalTime(typed["time"] ?? "") else {
            return date == context.zone.date(at: context.now) ? context.today : date
        }
        return context.boundary.day(of: context.zone.instant(of: LocalDateTime(date, time)), in: context.zone)
    }
}
