import TimeKit
import WordKit

/// The sentences of an alarm: the action and the emergency number first, then the value with its date, then the contacts.
struct AlarmWords {
    let row: AlarmRow
    /// The name of the measurement: "potassium".
    let name: String
    /// The value, which follows "is" or "was": "6.2 mEq/L". Nil if the name contains the verb, as for a change.
    let value: String?
    /// The time of the measurement.
    let moment: Moment
    /// A later value that doesn't alarm in the same direction: "110 mg/dL". Nil if there is none.
    let better: String?
    /// The day on which the user acknowledged the alarm; nil if it wasn't acknowledged.
    var seen: LocalDate?
    /// Whether the alarm was told when it couldn't wait and nobody acknowledged it.
    var isWaiting = false
    /// Whether the value was entered after the better one, which was no answer to it.
    var isLate = false
    let profile: Profile

    init(
        _ row: AlarmRow,
        _ name: String,
        _ value: String? = nil,
        at moment: Moment,
        better: String? = nil,
        seen: LocalDate? = nil,
        for profile: Profile
    ) {
        self.row = row
        self.name = name
        self.value = value
        self.moment = moment
        self.better = better
        self.seen = seen
        self.profile = profile
    }

    /// Takes the day on which the alarm was acknowledged. An acknowledgment of a lesser urgency doesn't hold for acting at once.
    mutating func look(for id: KidneyAlert.ID, in seen: [KidneyAlert.ID: LocalDate], on day: LocalDate) {
        self.seen = seen[id]
        if level(on: day) != .atOnce { self.seen = seen[id] ?? seen[id.forToday] }
    }

    private func age(on day: LocalDate) -> Int { moment.day.days(until: day) }

    /// Whether the value is reported as current: there is no better value, it wasn't acknowledged on an earlier day, and its action still
    /// applies.
    private func isNow(on day: LocalDate) -> Bool {
        better == nil && age(on: day) <= row.days && seen.map { $0 >= day } ?? true
    }

    /// Whether the alarm was told and goes on until somebody acknowledges it or a better value ends it.
    private var goesOn: Bool { isWaiting && better == nil && seen == nil }

    /// Whether the better value was there before the alarm could be told. The alarm of the last 72 hours is told then, and goes on until
    /// somebody acknowledges it or a value that is entered later ends it.
    private func isUnanswered(on day: LocalDate) -> Bool {
        guard isLate, better != nil, seen.map({ $0 >= day }) ?? true else { return false }
        return isWaiting || age(on: day) * 24 <= AlarmTable.judgedHours
    }

    /// The urgency on a day. It is one step lower after a better value, after an earlier day's acknowledgment, or once the action's days
    /// are over. An old value waits for the next visit. An alarm that was told and that nobody acknowledged stays one for today, and so
    /// does one that was entered after the better value.
    func level(on day: LocalDate) -> AlertLevel {
        if row.level == .caution { return .caution }
        let isOld = age(on: day) > AlarmTable.freshDays
        if isNow(on: day), !isOld { return row.level }
        if goesOn || isUnanswered(on: day) { return .today }
        return row.level == .atOnce && !isOld ? .today : .caution
    }

    /// The value with its time, and a later one.
    func facts(on day: LocalDate) -> String {
        let fact = fact(isRecent: isNow(on: day) && age(on: day) * 24 < AlarmTable.judgedHours)
        return [fact, better.map { localized("the newest value is \($0)") }].compactMap(\.self).joined(
            separator: "; "
        )
    }

    /// The text on a day.
    func text(on day: LocalDate) -> String {
        let level = level(on: day)
        let isNow = isNow(on: day)
        let isOld = better == nil && (age(on: day) > AlarmTable.freshDays || goesOn && !isNow)
        let isRecent = isNow && age(on: day) * 24 < AlarmTable.judgedHours
        let fact = fact(isRecent: isRecent)
        let noted = seen.flatMap { $0 < day && better == nil ? localized("you have seen it on \($0)") : nil }
        let facts = [facts(on: day), noted].compactMap(\.self).joined(separator: "; ")
        let emergency = row.emergency
        switch level {
        case .atOnce:
            return [
                (row.action.isEmpty ? localized("Call your care team now") : row.action) + ".",
                emergency.isEmpty ? "" : localized("Call your emergency number if you \(emergency)."),
                Words.sentence(fact) + ".",
                isRecent
                    ? ""
                    : localized(
                        "If you were tested or treated since, enter the newer value, or note that you have seen this."
                    ),
                contacts,
            ].filter { !$0.isEmpty }.joined(separator: " ")
        case .today:
            return [
                localized("Call your care team today, also out of hours: \(facts)."),
                isOld ? "\(row.asksAgain.capitalizedFirst)." : "",
                row.action.isEmpty || !isNow ? "" : "\(row.action).",
                emergency.isEmpty || !isNow ? "" : localized("If you \(emergency), call your emergency number."),
                contacts,
            ].filter { !$0.isEmpty }.joined(separator: " ")
        case .notice, .caution:
            let facts = Words.sentence(facts)
            return isOld
                ? localized("\(facts): talk about it with your care team, and \(row.asksAgain).")
                : localized("\(facts): talk about it with your care team.")
        }
    }

    /// The value with its time: "potassium is 6.2 mEq/L (2026-03-10 at 08:30)".
    private func fact(isRecent: Bool) -> String {
        let day = moment.day
        let time = moment.clockTime.map { localized("\(day) at \($0)") } ?? "\(day)"
        guard let value else { return "\(name) (\(time))" }
        return isRecent ? localized("\(name) is \(value) (\(time))") : localized("\(name) was \(value) (\(time))")
    }

    /// The contacts, or a request to add them.
    private var contacts: String {
        Self.numbers(of: profile)
            ?? localized("Add your care team’s number to the profile, so that it stands here.")
    }

    /// The telephone numbers of a profile, as a sentence; nil if it has none.
    static func numbers(of profile: Profile) -> String? {
        let known = [
            profile.careTeamPhone.map { localized("Care team: \($0)") },
            profile.afterHoursPhone.map { localized("out of hours: \($0)") },
        ].compactMap(\.self)
        return known.isEmpty ? nil : Words.sentence(known.joined(separator: "; ")) + "."
    }
}
