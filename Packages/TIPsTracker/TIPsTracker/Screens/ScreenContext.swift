public import Foundation
public import ScreenKit
public import TimeKit
import WordKit

/// The data that every screen needs: the plan, the viewer and the time. The logs are passed apart.
public struct ScreenContext: Hashable, Sendable {
    /// The room with the items of the screen's cycle.
    public var plan: Plan
    /// The viewing member.
    public var member: Member
    /// The viewer's notification settings.
    public var settings: MemberSettings
    /// The time of the screen, read once.
    public var now: Instant
    public var deviceZone: TimeZone
    /// The revision of the data.
    public var revision: Revision
    /// The state of sharing; nil if the room isn't shared.
    public var sync: SyncStatus?
    /// The screen's reactions that were entered today, whatever the day of their onset. Their author may still change them.
    var enteredToday: Set<Reaction.ID> = []
    /// The time that this device's clock shows. It is later than ``now`` on the screen of an act's earlier time.
    var deviceTime: Instant
    /// The act that the screen was sent with; nil for none. It has what was typed into the inputs of a single action.
    var act: Act?

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
        deviceTime = now
        self.deviceZone = deviceZone
        self.revision = revision
    }
}

extension ScreenContext {
    /// The patient's home zone that counts now. A move by a clock that is ahead counts later.
    var zone: TimeZone { plan.room.zone(at: now) }

    /// The room-local day of the screen.
    public var today: LocalDate { plan.room.day(of: now) }

    /// The end of the room-local day, at which screens of today change.
    var midnight: Instant { DayBoundary.midnight.end(of: today, in: zone) }

    /// The member's own zone, or else the device's.
    var memberZone: TimeZone { settings.timeZoneID.flatMap(TimeZone.init(identifier:)) ?? deviceZone }

    /// The lines of the emergency plan.
    var emergencyLines: [EmergencyPlan.Line] {
        plan.emergency.lines(on: today, in: zone, shownIn: deviceZone, clinic: plan.clinic.phone)
    }

    /// Returns what was typed into an input of a single action; nil if nothing was.
    func typed(_ field: String, into deed: TIPsAct) -> String? {
        act.flatMap { $0.action == deed.id ? $0.fields[field] : nil }
    }

    var isAdmin: Bool { member.isActive && member.role == .admin }

    /// Whether the viewer may do an admin's action, or the reason why not. The action completes "can't": "edit the plan".
    func adminOnly(_ action: String) -> Action.Availability { .permitted(member, .admin(action)) }

    /// The name of a member, or "somebody" for one who hasn't been synchronized yet. The start of the id tells apart names that look alike.
    func name(of id: Member.ID) -> String {
        guard let name = plan.member(id)?.name else { return localized("somebody") }
        let key = NameLikeness.key(name)
        let alike = plan.members.filter { $0.id != id && NameLikeness.key($0.name) == key }
        guard !alike.isEmpty else { return name }
        let shared = alike.map { $0.id.rawValue.commonPrefix(with: id.rawValue).count }.max() ?? 0
        return "\(name) (\(id.rawValue.prefix(max(8, shared + 1))))"
    }

    /// The time in the room's zone of then: `07:30`.
    func time(_ instant: Instant) -> String { plan.room.timeOfDay(at: instant) }

    /// The time in the room's zone, with the date if it isn't `day`: `07:30`, `2026-03-09 00:20`.
    func time(_ instant: Instant, on day: LocalDate) -> String { plan.room.time(instant, on: day) }
}

extension Room {
    /// The time in the room's zone, with the date if it isn't `day`.
    func time(_ instant: Instant, on day: LocalDate) -> String {
        let (date, time) = (local(at: instant).date, timeOfDay(at: instant))
        return date == day ? time : "\(date) \(time)"
    }

    /// The time in the room's zone, with the date if it isn't on the day of `now`.
    func time(_ instant: Instant, on now: Instant) -> String { time(instant, on: day(of: now)) }
}

// MARK: Availability

extension Action.Availability {
    /// Returns `enabled` unless the rule throws; then `disabled` with the error's message.
    static func unless(_ rule: () throws(TIPsError) -> Void) -> Action.Availability {
        Problem.text(rule).map { .disabled(why: $0) } ?? .enabled
    }

    /// Whether a member may do something, or the reason why not.
    static func permitted(_ member: Member, _ action: Permission.Action) -> Action.Availability {
        do throws(Refusal) {
            try Permission.check(member, action)
            return .enabled
        } catch {
            return .disabled(why: TIPsError.notAllowed(error).description)
        }
    }

    /// The reason of `disabled`; nil for `enabled`.
    var whyNot: String? {
        if case .disabled(let why) = self { why } else { nil }
    }

    /// Returns `enabled` if both are; else the first reason.
    func and(_ other: Action.Availability) -> Action.Availability { self == .enabled ? other : self }
}

/// Converts the error of a rule into text.
enum Problem {
    /// - Parameter zone: the zone of the times in the message.
    static func text(in zone: some LocalClocks = TimeZone.gmt, _ rule: () throws(TIPsError) -> Void) -> String? {
        do throws(TIPsError) {
            try rule()
            return nil
        } catch {
            return error.message(in: zone)
        }
    }
}
