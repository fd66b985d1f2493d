public import TimeKit

/// What a member may do.
public enum Permission {
    /// What somebody tries.
    public enum Action: Hashable, Sendable {
        /// Tick a box.
        case log
        /// Take a log of a day back that `by` made.
        case unlog(by: Member.ID, name: String, day: LocalDate, today: LocalDate)
        /// Set their own reminders, timer and zone; leave.
        case ownSettings
        /// Write down a reaction: everybody may, it can matter at once.
        case logReaction
        /// Mark today as held for an illness: everybody may, it is what the clinic's word is asked for.
        case noteIllness
        /// Anything else; the word completes "only an admin can …": "edit the plan".
        case admin(String)
    }

    /// Throws the reason why the member may not. An admin may do all; a revoked member nothing.
    public static func check(_ member: Member, _ action: Action) throws(Refusal) {
        guard member.isActive else { throw .revoked(member.name) }
        if member.role == .admin { return }
        switch action {
        case .log, .ownSettings, .logReaction, .noteIllness: return
        case .unlog(let by, let name, let day, let today):
            guard by == member.id else { throw .notYourOwn(name: member.name, of: name) }
            guard day == today else { throw .notOfToday(name: member.name, day) }
        case .admin(let what): throw .adminsOnly(name: member.name, action: what)
        }
    }

    /// A member as a device may act for them whose room is shared: an account that has ended acts for nobody, that of a logger for its own member
    /// alone, and as a logger; that of an admin for its own member as an admin, also where only the database's owner made it one. What the database
    /// would refuse later is refused before it is written.
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

    /// Checks that the room keeps an admin without (or with another role for) a member. Throws `lastAdmin`.
    public static func checkAdminRemains(without member: Member, among members: [Member]) throws(TIPsError) {
        guard member.isActive, member.role == .admin else { return }
        guard members.contains(where: { $0.id != member.id && $0.isActive && $0.role == .admin }) else {
            throw .lastAdmin(member.name)
        }
    }
}
