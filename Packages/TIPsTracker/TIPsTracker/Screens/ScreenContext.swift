public import Foundation
public import ScreenKit
public import TimeKit

/// What every screen of the app is made from: the plan, who looks at it, and when. Logs come beside it.
public struct ScreenContext: Hashable, Sendable {
    /// The room with the items of the cycle that the screen is about.
    public var plan: Plan
    /// Who looks.
    public var member: Member
    /// What they want to be told.
    public var settings: MemberSettings
    /// The one "now" of the screen.
    public var now: Instant
    /// Where the device is.
    public var deviceZone: TimeZone
    /// What was read.
    public var revision: Revision
    /// How sharing stands; nil for what has nothing to do with it.
    public var sync: SyncStatus?

    /// What a screen is made from.
    public init(
        plan: Plan,
        member: Member,
        settings: MemberSettings,
        now: Instant,
        deviceZone: TimeZone,
        revision: Revision
    ) {
        self.plan = plan
        self.member = member
        self.settings = settings
        self.now = now
        self.deviceZone = deviceZone
        self.revision = revision
    }
}

extension ScreenContext {
    /// The patient's home zone.
    var zone: TimeZone { plan.room.timeZone }

    /// The room-local day.
    public var today: LocalDate { plan.room.day(of: now) }

    /// When the room-local day ends, and with it what a screen of today shows.
    var midnight: Instant { DayBoundary.midnight.end(of: today, in: zone) }

    /// The zone the member lives by: their own setting, else the device's.
    var memberZone: TimeZone { settings.timeZoneID.flatMap(TimeZone.init(identifier:)) ?? deviceZone }

    var isAdmin: Bool { member.isActive && member.role == .admin }

    /// Whether the member may do what only admins do, and why not: "edit the plan".
    func adminOnly(_ action: String) -> Action.Availability { .permitted(member, .admin(action)) }

    /// What the member's name is; one that hasn't arrived yet has none.
    func name(of id: Member.ID) -> String { plan.member(id)?.name ?? "somebody" }

    /// The room's wall time: `07:30`.
    func time(_ instant: Instant) -> String { zone.local(at: instant).time.hourAndMinute }

    /// The room's wall time, with the day where it isn't `day`: `07:30`, `2026-03-09 00:20`.
    func time(_ instant: Instant, on day: LocalDate) -> String { plan.room.time(instant, on: day) }
}

extension Room {
    /// The room's wall time, with the day where it isn't `day`.
    func time(_ instant: Instant, on day: LocalDate) -> String {
        let local = timeZone.local(at: instant)
        return local.date == day ? local.time.hourAndMinute : "\(local.date) \(local.time.hourAndMinute)"
    }

    /// The same, with the day where it isn't that of another instant.
    func time(_ instant: Instant, on now: Instant) -> String { time(instant, on: day(of: now)) }
}

extension LocalTime {
    /// `07:30`, whatever the seconds are.
    var hourAndMinute: String { String(description.prefix(5)) }
}

extension LocalDate {
    /// `Sunday 2026-03-08`.
    var withWeekday: String { "\(weekday.name) \(self)" }
}

// MARK: What can be done

extension Action.Availability {
    /// What a rule says: enabled where it throws nothing, else disabled with its message.
    static func unless(_ rule: () throws(TIPsError) -> Void) -> Action.Availability {
        Problem.text(rule).map { .disabled(why: $0) } ?? .enabled
    }

    /// Whether a member may do something.
    static func permitted(_ member: Member, _ action: Permission.Action) -> Action.Availability {
        do throws(Refusal) {
            try Permission.check(member, action)
            return .enabled
        } catch {
            return .disabled(why: TIPsError.notAllowed(error).description)
        }
    }

    /// Enabled where both are; else the first reason.
    func and(_ other: Action.Availability) -> Action.Availability { self == .enabled ? other : self }

    /// Disabled for the first of the errors.
    static func without(_ errors: [String]) -> Action.Availability {
        errors.first.map { .disabled(why: $0) } ?? .enabled
    }
}

/// What a rule has against something, in words.
enum Problem {
    /// - Parameter zone: whose clocks the times in the message are by.
    static func text(in zone: TimeZone = .gmt, _ rule: () throws(TIPsError) -> Void) -> String? {
        do throws(TIPsError) {
            try rule()
            return nil
        } catch {
            return error.message(in: zone)
        }
    }
}

/// Counts in English: "1 day", "3 days".
enum Counted {
    static func text(_ count: Int, _ one: String, _ many: String? = nil) -> String {
        count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
    }

    /// "weeks 6, 7 and 8".
    static func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}
