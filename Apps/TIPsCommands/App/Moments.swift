import CommandKit
import Foundation
import TIPsTracker
import TimeKit

/// Parses times and days in the room's zone.
struct Moments {
    /// The room, whose zone counts.
    let room: Room
    /// The time of the command.
    let now: Instant

    /// The present room day.
    var today: LocalDate { room.day(of: now) }

    /// Parses "08:00" or "4 pm" on a day, "2026-03-08 08:00" in the room's zone, or "2026-03-08T08:00:00-07:00".
    ///
    /// - Throws: `notATime`.
    func instant(_ text: String, on day: LocalDate) throws(TIPsError) -> Instant {
        if let time = try? LocalTime(typed: text) { return room.timeZone.instant(of: LocalDateTime(day, time)) }
        if let moment = try? LocalDateTime(typed: text) { return room.timeZone.instant(of: moment) }
        guard let instant = Instant(text) else { throw .notATime(text) }
        return instant
    }

    /// Parses the time of a log. With `forYesterday`, a time of day that is still to come today means yesterday's.
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
            switch AnswerWord.read(text, among: [.today, .yesterday, .tomorrow]) {
            case .today: today
            case .yesterday: today.previous
            case .tomorrow: today.next
            default: try LocalDate(iso8601: text)
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
    /// Rethrows errors of the engine with their times in the room's zone.
    func inRoomTimes<Value>(_ body: () throws(TIPsError) -> Value) throws -> Value {
        do throws(TIPsError) {
            return try body()
        } catch {
            guard let status = TIPsApp.status(of: error),
                case .success(let plan) = Result(catching: { try tracker.plan() })
            else { throw error }
            throw CommandError(status, TIPsApp.definition.told(error, as: error.message(in: plan.room.timeZone)))
        }
    }
}

extension TimeZone {
    /// The local time at an instant, without seconds: "08:00".
    func minutes(at instant: Instant) -> String { local(at: instant).time.hourAndMinute }
}
