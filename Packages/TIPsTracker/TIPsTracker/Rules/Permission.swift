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
        /// Anything else; the word completes "only an admin can …": "edit the plan".
        case admin(String)
    }

    /// Throws the reason why the member may not. An admin may do all; a revoked member nothing.
    public static func check(_ member: Member, _ action: Action) throws(Refusal) {
        fatalError("rules")
    }

    /// Checks that the room keeps an admin without (or with another role for) a member. Throws `lastAdmin`.
    public static func checkAdminRemains(without member: Member, among members: [Member]) throws(TIPsError) {
        fatalError("rules")
    }
}
