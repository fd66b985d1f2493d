import ArgumentParser
import CommandKit
import Foundation
import FractionParser
import JSONKit
import KidneyNutrition
import TimeKit
import WordKit

/// The option for the time of an entry.
struct TimeOption: ParsableArguments {
    @Option(help: ArgumentHelp("When: 08:00, 2026-03-08T08:00, or a day alone; else now.", valueName: "time"))
    var at: String?

    /// Returns the typed moment in this machine's time zone; nil for now.
    func moment(in session: AppSession) throws(CommandError) -> Moment? {
        try at.map { text throws(CommandError) in try session.moment(text, allowsDay: true) }
    }
}

/// The option for the time of a meal, which a day alone doesn't tell.
struct MealTimeOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "When: 08:00, or a day with its time: \"yesterday 20:00\", 2026-03-08T20:00; else now.",
            valueName: "time"
        )
    )
    var at: String?

    /// Returns the typed moment in this machine's time zone; nil for now.
    func moment(in session: AppSession) throws(CommandError) -> Moment? {
        try at.map { text throws(CommandError) in try session.moment(text, allowsDay: false) }
    }
}

extension ParsableArguments {
    /// Refuses an unknown option among values. A number such as -4 only looks like one, and the engine refuses it.
    func refuseOptions(among values: [String]) throws {
        let option = values.first { $0.hasPrefix("-") && $0.dropFirst().first?.isNumber != true }
        if let option { throw ValidationError(localized("unknown option “\(option)”")) }
    }
}

/// The options for a span of days.
struct SpanOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The first day; else the first there is.", valueName: "day")) var from: String?
    @Option(help: ArgumentHelp("The last day; else the last there is.", valueName: "day")) var to: String?

    /// Returns the typed days; nil for an open end.
    func days(in session: AppSession) throws(CommandError) -> (from: LocalDate?, to: LocalDate?) {
        (
            try from.map { text throws(CommandError) in try session.calendarDay(text) },
            try to.map { text throws(CommandError) in try session.calendarDay(text) }
        )
    }
}

extension AppSession {
    /// Returns the moment of "08:00", "yesterday 20:00" or "2026-03-08T20:00" in this machine's time zone.
    ///
    /// - Parameter allowsDay: Whether a day without a time is allowed.
    fileprivate func moment(_ text: String, allowsDay: Bool) throws(CommandError) -> Moment {
        let zone = context.clock.zone()
        let today = zone.date(at: context.clock.now())
        func moment(_ day: LocalDate, _ time: LocalTime) -> Moment {
            Moment(zone.instant(of: LocalDateTime(day, time)), in: zone)
        }
        if let time = try? LocalTime(typed: text) { return moment(today, time) }
        if let local = try? LocalDateTime(typed: text) { return Moment(zone.instant(of: local), in: zone) }
        if let instant = Instant(text) { return Moment(instant, in: zone) }
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        if parts.count == 2, let day = LocalDate(named: parts[0], today: today),
            let time = try? LocalTime(typed: parts[1])
        {
            return moment(day, time)
        }
        if let day = LocalDate(named: text, today: today) {
            if allowsDay { return Moment(day: day, in: zone) }
            // An invented hour could put a meal beside a medicine that it wasn't taken with.
            throw CommandError(
                .badData,
                localized("“\(text)” is a day without a time, and what was eaten or drunk needs one"),
                remedy: localized("write the time, too, such as “\(text) 20:00”")
            )
        }
        let remedy =
            allowsDay
            ? localized("write one such as 08:00, 2026-03-08T08:00 or 2026-03-08")
            : localized("write one such as 08:00, yesterday 20:00 or 2026-03-08T20:00")
        throw CommandError(.badData, localized("“\(text)” is no time"), remedy: remedy)
    }

    /// Returns the calendar day of "2026-03-08", "today", "yesterday" or "tomorrow".
    func calendarDay(_ text: String) throws(CommandError) -> LocalDate {
        try Self.day(text, today: context.clock.zone().date(at: context.clock.now()))
    }

    /// Returns the user's logical day of the same words; nil is today. It begins at 3 a.m. unless the user chose another time.
    func logicalDay(_ text: String?) throws -> LocalDate {
        let today = try kidney.currentDay()
        return try text.map { try Self.day($0, today: today) } ?? today
    }

    private static func day(_ text: String, today: LocalDate) throws(CommandError) -> LocalDate {
        guard let day = LocalDate(named: text, today: today) else {
            throw CommandError(
                .badData,
                localized("“\(text)” is no day"),
                remedy: localized("write one such as 2026-03-08 or yesterday")
            )
        }
        return day
    }
}

extension LocalDate {
    /// Reads "2026-03-08", "today", "yesterday" or "tomorrow", also in Spanish.
    fileprivate init?(named text: String, today: LocalDate) {
        switch DayWord(text) {
        case .today: self = today
        case .yesterday: self = today.previous
        case .tomorrow: self = today.next
        case nil: self.init(text)
        }
    }
}

/// The record of a command.
struct RecordArgument: ParsableArguments {
    @Argument(help: "The id, as the list shows it: its last letters are enough.") var id: String

    /// Returns the only record whose identifier is the typed one, or ends with it if it has at least four characters. Any other text is
    /// returned as it is, for the engine to reject.
    func find<Record>(among ids: [TimeKit.ID<Record>], what: String) throws(CommandError) -> TimeKit.ID<Record> {
        try Self.find(id, among: ids, what: what)
    }

    /// Returns the same for an identifier that was typed where other words are possible.
    static func find<Record>(
        _ id: String,
        among ids: [TimeKit.ID<Record>],
        what: String
    ) throws(CommandError) -> TimeKit.ID<Record> {
        let typed = TimeKit.ID<Record>(id)
        guard !ids.contains(typed), id.count >= 4 else { return typed }
        let fitting = Set(ids.filter { $0.rawValue.hasSuffix(id) })
        guard fitting.count > 1 else { return fitting.first ?? typed }
        throw CommandError.ambiguous(what, id, candidates: fitting.sorted().map { (id: $0.rawValue, name: what) })
    }
}

extension Terminal {
    /// The identifier beside its record: its end on a terminal, otherwise all of it.
    func id<Record>(_ id: TimeKit.ID<Record>) -> StyledText {
        StyledText(traits.width == nil ? id.rawValue : String(id.rawValue.suffix(8)), .faint)
    }
}

/// The option for the meal of an entry.
struct MealOption: ParsableArguments {
    @Option(help: "breakfast, lunch, dinner or snack.") var meal: Meal?
}
