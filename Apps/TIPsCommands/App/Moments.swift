import CommandKit
import Foundation
import TIPsTracker
import TimeKit
import WordKit

/// Parses times and days in the room's zone.
struct Moments {
    /// The room, whose zone the times are in.
    let room: Room
    /// The time of the command.
    let now: Instant

    /// The present room day.
    var today: LocalDate { room.day(of: now) }

    /// Parses a time: "08:00", "4 pm", "2026-03-08 08:00", "yesterday 23:55" or "2026-03-08T08:00:00-07:00".
    ///
    /// - Parameters:
    ///   - text: The text. A time without an offset from UTC is in the room's zone.
    ///   - day: The day of a time that has none.
    ///   - other: An instant whose zone is used, if the room's zone has changed since; nil for `now`.
    /// - Throws: `notATime`.
    func instant(_ text: String, on day: LocalDate, near other: Instant? = nil) throws(TIPsError) -> Instant {
        if let local = (try? LocalTime(typed: text)).map({ LocalDateTime(day, $0) })
            ?? (try? LocalDateTime(typed: text)) ?? worded(text)
        {
            return other.map { room.instant(of: local, near: $0) } ?? room.instant(of: local, typedAt: now)
        }
        guard let instant = Instant(text) else { throw .notATime(text) }
        return instant
    }

    /// Returns the words for a time that the room's clocks skip as they go forward, where a later one stands for it; nil for any other text.
    func skipped(_ text: String, for instant: Instant) -> String? {
        let typed = (try? LocalTime(typed: text)) ?? ((try? LocalDateTime(typed: text)) ?? worded(text))?.time
        let local = room.local(at: instant)
        guard let time = typed, time.hourAndMinute != local.time.hourAndMinute else { return nil }
        return localized(
            "the clocks skipped \(time.hourAndMinute) on \(local.date), so \(local.time.hourAndMinute) was taken"
        )
    }

    /// Parses "yesterday 23:55"; nil for any other text.
    private func worded(_ text: String) -> LocalDateTime? {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, DayWord(parts[0]) != nil, let day = try? self.day(parts[0]),
            let time = try? LocalTime(typed: parts[1])
        else { return nil }
        return LocalDateTime(day, time)
    }

    /// Parses the time of a reaction, or of the adrenaline after it, as ``instant(_:on:near:)`` does, and "now". A time of day without a date gets
    /// its day from `LogRule`.
    ///
    /// - Parameter onset: The time of the reaction, for the adrenaline; nil for the reaction itself.
    /// - Throws: `notATime`; `CommandError` with `badData` for any other time of day in the future.
    func reaction(_ text: String, on day: LocalDate, near other: Instant? = nil, onset: Instant? = nil) throws
        -> Instant
    {
        if AnswerWord.read(text, among: [.instantly]) != nil { return now }
        guard let time = try? LocalTime(typed: text) else { return try instant(text, on: day, near: other) }
        do throws(TIPsError) {
            return try LogRule.reactionTime(time, on: day, near: other, onset: onset, now: now, in: room)
        } catch {
            guard case .inTheFuture(let instant) = error else { throw error }
            throw CommandError(
                .badData,
                localized("\(room.local(at: instant).minutes) is still to come"),
                remedy: localized(
                    "give the day with the time, such as “yesterday \(text)” or “\(today.previous) \(text)”"
                )
            )
        }
    }

    /// Parses the time of a log. With `forYesterday`, a time of day that is still in the future today is one of yesterday.
    func logged(_ text: String, forYesterday: Bool) throws(TIPsError) -> Instant {
        let instant = try instant(text, on: today)
        guard forYesterday, (try? LocalTime(typed: text)) != nil, instant > now else { return instant }
        return try self.instant(text, on: today.previous)
    }

    /// Parses "2026-03-08", "today", "yesterday" or "tomorrow".
    func day(_ text: String) throws(TimeError) -> LocalDate { try LocalDate(typed: text, today: today) }
}

extension LocalDate {
    /// Parses "2026-03-08", "today", "yesterday" or "tomorrow", also in Spanish.
    init(typed text: String, today: LocalDate) throws(TimeError) {
        self =
            switch DayWord(text) {
            case .today: today
            case .yesterday: today.previous
            case .tomorrow: today.next
            case nil: try LocalDate(iso8601: text)
            }
    }
}

extension AppSession {
    /// Creates a parser of times and days in the room's zone.
    ///
    /// - Throws: `notSetUp`.
    func moments() throws(TIPsError) -> Moments {
        Moments(room: try tracker.plan().room, now: context.clock.now())
    }
}

extension AppSession {
    /// Runs `body`. Times in the message of an error that it throws are in the room's zone.
    func inRoomTimes<Value>(_ body: () throws(TIPsError) -> Value) throws -> Value {
        do throws(TIPsError) {
            return try body()
        } catch {
            guard let status = TIPsApp.status(of: error),
                case .success(let plan) = Result(catching: { try tracker.plan() })
            else { throw error }
            throw CommandError(status, TIPsApp.definition.told(error, as: error.message(in: plan.room)))
        }
    }
}

extension TimeZone {
    /// The local time at an instant, without seconds: "08:00".
    func minutes(at instant: Instant) -> String { local(at: instant).time.hourAndMinute }
}
