import Foundation
import StorageKit
public import TimeKit

extension TIPsTracker {
    /// Whether there is a room in this store.
    public func isSetUp() throws(TIPsError) -> Bool {
        try read { tables in try tables.isSetUp() }
    }

    /// Makes the room, its first cycle with its items, the usual units, and the admin, to whom this device then belongs.
    ///
    /// One transaction: everything in the draft is right, or nothing is written. Throws `alreadySetUp` and what is wrong.
    @discardableResult
    public func setUp(_ draft: SetupDraft) throws(TIPsError) -> Member {
        throw .fault("not built")
    }

    /// Joins the room of this store as a logger by its code; this device then belongs to the new member.
    ///
    /// Throws `notARoomCode`, `noRoomWithCode` (also for one that has expired), `nameTaken`.
    @discardableResult
    public func join(code: String, name: String, settings: MemberSettings) throws(TIPsError) -> Member {
        throw .fault("not built")
    }

    /// The member who acts. Throws `notSetUp`, `notAllowed(.nobody)`.
    public func currentMember() throws(TIPsError) -> Member {
        throw .fault("not built")
    }

    /// Makes this device that member's. Throws `notFound`, `notAllowed(.revoked)`.
    @discardableResult
    public func become(_ member: Member.ID) throws(TIPsError) -> Member {
        throw .fault("not built")
    }
}
