import ScreenKit
import TimeKit
import WordKit

/// Phrases of several screens.
enum Words {
    /// Returns "“I drink a glass of water”". A text that was typed in quotation marks gets no second pair.
    static func quoted(_ text: String) -> String {
        text.hasPrefix("“") && text.hasSuffix("”") ? text : "“\(text)”"
    }

    /// Returns "03:00".
    static func time(_ time: LocalTime) -> String { time.hourAndMinute }

    /// Returns "Monday 2026-06-08 03:00".
    static func moment(_ moment: LocalDateTime) -> String {
        "\(moment.date.withWeekday) \(time(moment.time))"
    }

    /// Returns "2026-03-02", "2026-03-02 to 2026-03-05".
    static func days(_ days: ClosedRange<LocalDate>) -> String {
        days.lowerBound == days.upperBound
            ? "\(days.lowerBound)" : localized("\(days.lowerBound) to \(days.upperBound)")
    }
}

extension Form {
    /// Creates a form with one button, which no input enables if there is a reason, and which a wrong field disables. The form's id is the act's.
    init(
        _ act: HabitAct,
        _ title: String,
        _ fields: [Field],
        saves label: String,
        unless reasons: [String] = [],
        confirmation: Action.Confirmation? = nil,
        opens: Link? = nil
    ) {
        self.init(id: act.id, title: title, fields: fields, buttons: [], whyNot: reasons.first)
        buttons = [
            Action(
                act,
                label: label,
                availability: .without(reasons + errors),
                confirmation: confirmation,
                opens: opens
            )
        ]
    }
}

/// Makes the fields of forms, filled with the typed or else the stored value, with the error of an invalid one.
enum FormFields {
    /// Returns a text field and its normalized text; nil if it is invalid.
    static func text(_ id: String, _ label: String, _ rule: HabitText, _ value: String) -> (field: Field, text: String?)
    {
        var field = Field(
            id: id,
            label: label,
            value: value,
            isRequired: true,
            limit: rule.limit,
            placeholder: rule.example
        )
        do throws(HabitCourseError) {
            return (field, try rule.checked(value))
        } catch {
            field.error = error.description
            return (field, nil)
        }
    }

    static func time(_ id: String, _ label: String, _ value: String) -> (field: Field, time: LocalTime?) {
        var field = Field(id: id, label: label, kind: .time, value: value, isRequired: true, placeholder: "20:00")
        let time = try? LocalTime(typed: value)
        if time == nil { field.error = HabitCourseError.notATime(String(value.prefix(40))).description }
        return (field, time)
    }

    static func day(
        _ id: String,
        _ label: String,
        _ value: String,
        in allowed: ClosedRange<LocalDate>
    ) -> (field: Field, day: LocalDate?) {
        var field = Field(id: id, label: label, kind: .date, value: value, isRequired: true, placeholder: "2026-03-02")
        field.range = Field.Bounds(allowed)
        let day = LocalDate(value)
        field.reading = day?.weekday.name
        if day == nil { field.error = HabitCourseError.notADay(String(value.prefix(40))).description }
        return (field, day)
    }
}
