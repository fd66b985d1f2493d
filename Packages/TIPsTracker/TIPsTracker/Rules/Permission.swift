public import TimeKit

/// The permissions of a member.
public enum Permission {
    /// An attempted action.
    public enum Action: Hashable, Sendable {
        /// Tick a box.
        case log
        /// Take back a log that `by` made on `day`.
        case unlog(by: Member.ID, name: String, day: LocalDate, today: LocalDate)
        /// Change a reaction that `by` wrote down on `day`.
        case changeReaction(by: Member.ID, name: String, day: LocalDate, today: LocalDate)
        /// Change their own reminders, timer and zone, or leave.
        case ownSettings
        /// Record a reaction. Everybody may, because it can be urgent.
        case logReaction
        /// Hold today for an illness. Everybody may, because the gate depends on it.
        case noteIllness
        /// Any other action. The text completes "only an admin can …": "edit the plan".
        case admin(String)
    }

    /// Checks that a member may do something. An admin may do everything, and a revoked member nothing.
    ///
    /// - Throws: The refusal of the action.
    public static func check(_ member: Member, _ action: Action) throws(Refusal) {
        guard member.isActive else { throw .revoked(member.name) }
        if member.role == .admin { return }
        switch action {
        case .log, .ownSettings, .logReaction, .noteIllness: return
        case .unlog(let by, let name, let day, let today):
            guard by == member.id else { throw .notYourOwn(name: member.name, of: name) }
            guard day == today else { throw .notOfToday(name: member.name, day) }
        case .changeReaction(let by, let name, let day, let today):
            guard by == member.id else { throw .notYourReaction(name: member.name, of: name) }
            guard day == today else { throw .reactionNotOfToday(name: member.name, day) }
        case .admin(let what): throw .adminsOnly(name: member.name, action: what)
        }
    }

    /// Returns a member with the role that a device in a shared room has for them. It refuses early what the database would refuse later.
    ///
    /// An ended account acts for nobody. A logger's account acts for its own member only, as a logger. An admin's account acts for every member,
    /// and for its own member as an admin, even if only the database's owner made it one.
    ///
    /// - Throws: `revoked`, `notOnThisDevice`.
    public static func member(_ member: Member, by account: RoomAccount) throws(Refusal) -> Member {
        guard member.isActive, account.until == nil else { throw .revoked(member.name) }
        guard account.member == member.id else {
            guard account.role == .admin else { throw .notOnThisDevice(member.name) }
            return member
        }
        var member = member
        member.role = account.role
        return member
    }

    /// - Throws: `lastAdmin` if the room has no admin without the member, or after a change of the member's role.
    public static func checkAdminRemains(without member: Member, among members: [Member]) throws(TIPsError) {
        guard member.isActive, member.role == .admin else { return }
        guard members.contains(where: { $0.id != member.id && $0.isActive && $0.role == .admin }) else {
            throw .lastAdmin(member.name)
        }
    }
}
