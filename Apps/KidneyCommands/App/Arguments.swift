import ArgumentParser
import CommandKit
import Foundation
import FractionParser
import KidneyNutrition
import TimeKit
import WordKit

/// The option for the time of an entry.
struct TimeOption: ParsableArguments {
    @Option(help: ArgumentHelp("When: 08:00, 2026-03-08T08:00, or a day alone; else now.", valueName: "time"))
    var at: String?

    /// Returns the typed moment in this machine's time zone; nil for now.
    ///
    /// - Parameter allowsDay: Whether a day without a time is allowed.
    func moment(in session: AppSession, allowsDay: Bool = true) throws(CommandError) -> Moment? {
        guard let at else { return nil }
        let clock = session.context.clock
        let zone = clock.zone()
        let today = zone.date(at: clock.now())
        if let time = try? LocalTime(typed: at) {
            return Moment(zone.instant(of: LocalDateTime(today, time)), in: zone)
        }
        if let local = try? LocalDateTime(typed: at) { return Moment(zone.instant(of: local), in: zone) }
        if let instant = Instant(at) { return Moment(instant, in: zone) }
        if allowsDay, let day = LocalDate(named: at, today: today) { return Moment(day: day, in: zone) }
        let remedy =
            allowsDay
            ? localized("write one such as 08:00, 2026-03-08T08:00 or 2026-03-08")
            : localized("write one such as 08:00 or 2026-03-08T08:00")
        throw CommandError(.badData, localized("“\(at)” is no time"), remedy: remedy)
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
    /// Returns the calendar day of "2026-03-08", "today" or "yesterday".
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
    /// Reads "2026-03-08", "today", "yesterday", "hoy" or "ayer".
    fileprivate init?(named text: String, today: LocalDate) {
        switch text.lowercased() {
        case "today", "hoy": self = today
        case "yesterday", "ayer": self = today.previous
        default: self.init(text)
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

extension AppSession {
    /// Prints the deletion of a record.
    ///
    /// - Parameter words: The record in words: "the weight 81.2 kg of 2026-03-03".
    func answer<Record>(deleted id: TimeKit.ID<Record>, _ words: String) throws {
        try context.answer(["deleted": .string(id.rawValue), "text": .string(words)]) {
            try $0.printWrapped(StyledText(localized("Deleted \(words)")))
        }
    }
}
