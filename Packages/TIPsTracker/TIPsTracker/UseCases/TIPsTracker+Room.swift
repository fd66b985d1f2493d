public import Foundation
import StorageKit
public import TimeKit

extension TIPsTracker {
    /// The room, everybody in it, and the cycle that today is about, with its items.
    public func plan() throws(TIPsError) -> Plan {
        let now = clock.now()
        return try read { tables in try tables.plan(on: now) }
    }

    /// The same with the items of one cycle. Throws `notFound`.
    public func plan(of cycle: Cycle.ID) throws(TIPsError) -> Plan {
        try read { tables in try tables.plan(of: cycle) }
    }

    /// The code that lets others join; a new one where there is none or it has expired, or on `rotate`. Admins only.
    public func roomCode(rotate: Bool = false) throws(TIPsError) -> RoomCode {
        throw .fault("not built")
    }

    /// Adds a member on this device, without a code. Admins only. Throws `nameTaken`.
    @discardableResult
    public func addMember(_ name: String, role: Member.Role) throws(TIPsError) -> Member {
        throw .fault("not built")
    }

    /// Gives a member another role. Admins only. Throws `lastAdmin`.
    @discardableResult
    public func setRole(_ role: Member.Role, of member: Member.ID) throws(TIPsError) -> Member {
        throw .fault("not built")
    }

    /// Removes a member: what they logged before stays. Admins only; oneself with `leave()`. Throws `lastAdmin`.
    public func revoke(_ member: Member.ID) throws(TIPsError) {
        throw .fault("not built")
    }

    /// Leaves the room. Throws `lastAdmin`.
    public func leave() throws(TIPsError) {
        throw .fault("not built")
    }

    /// Moves the patient's home. Logs keep the day they were made for. Admins only.
    public func setTimeZone(_ zone: TimeZone) throws(TIPsError) {
        throw .fault("not built")
    }

    /// The member of an id or a name, in any case. Throws `notFound`, `ambiguous`.
    public func findMember(_ text: String) throws(TIPsError) -> Member {
        throw .fault("not built")
    }
}
