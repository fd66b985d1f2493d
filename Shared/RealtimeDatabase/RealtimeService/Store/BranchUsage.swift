import GRDB
import RealtimeTree
import TimeKit

/// The stored size of a branch, or a change to it. A branch is everything at or below the first two keys of a path.
struct BranchUsage: Hashable {
    private(set) var values = 0
    private(set) var bytes = 0

    /// Returns the branch of a stored path: "rooms/r1" for "rooms/r1/logs/…".
    static func branch(of path: String) -> String {
        let slashes = path.utf8.indices.lazy.filter { path.utf8[$0] == 0x2F }
        return slashes.dropFirst().first.map { String(path[..<$0]) } ?? path
    }

    mutating func add(_ path: String, _ value: RealtimeValue) {
        values += 1
        bytes += Self.size(path.utf8.count, value)
    }

    mutating func remove(_ path: String, _ value: RealtimeValue) {
        values -= 1
        bytes -= Self.size(path.utf8.count, value)
    }

    private static func size(_ path: Int, _ value: RealtimeValue) -> Int {
        switch value {
        case .string(let text): path + text.utf8.count
        case .number: path + 8
        case .bool: path + 1
        case .null, .object: 0
        }
    }

    /// Returns the stored size of a value, in bytes, whose path has this many.
    fileprivate static func whole(_ value: RealtimeValue, at path: Int) -> Int {
        guard case .object(let children) = value else { return size(path, value) }
        return children.reduce(0) { $0 + whole($1.value, at: path + 1 + $1.key.utf8.count) }
    }
}

extension RealtimeWrite {
    /// The stored size of the written values, in bytes, as quotas count it: each value with its whole path.
    ///
    /// - Complexity: O(written values).
    var storedBytes: Int {
        values.reduce(0) { sum, write in
            sum + BranchUsage.whole(write.value, at: write.key.keys.reduce(-1) { $0 + 1 + $1.utf8.count })
        }
    }
}

/// Maintains the table of branch sizes within the transaction of a write.
struct UsageBook {
    let number: Int64
    let connection: Database

    /// Records the changes of a write and checks the quotas.
    ///
    /// - Parameters:
    ///   - bounds: The limits of the writer; nil for none.
    ///   - ended: The rooms in which the write ends somebody's role. A small write is within the quotas there.
    /// - Throws: `ExceededQuota`. The caller must then roll the write back.
    func note(_ changes: [String: BranchUsage], within bounds: WriteBounds?, ending ended: Set<String> = []) throws {
        for (branch, change) in changes where change != BranchUsage() {
            let kept = try update(branch, change) ?? insert(branch, change, by: bounds?.account ?? "")
            if kept.values == 0 { try delete(branch) }
            guard let bounds else { continue }
            if Self.room(of: branch) != nil {
                let isFree = ended.contains(branch) && change.bytes <= RoomSpace.ending
                try count(change, in: branch, keeping: kept, bounds, isFree: isFree)
            } else {
                try check(change, in: branch, keeping: kept, within: bounds.quotas.other)
            }
        }
        guard let bounds, bounds.quotas.roomsOfAccount > 0, !bounds.account.isEmpty,
            changes.contains(where: { Self.room(of: $0.key) != nil && $0.value.values > 0 })
        else { return }
        try countRooms(of: bounds.account, limit: bounds.quotas.roomsOfAccount)
    }

    private typealias Kept = (values: Int, bytes: Int)

    private func check(
        _ change: BranchUsage,
        in branch: String,
        keeping kept: Kept,
        within share: TreeQuotas.Share
    ) throws {
        if share.values > 0, kept.values > share.values, change.values > 0 {
            throw ExceededQuota.values(of: branch, limit: share.values)
        }
        if share.bytes > 0, kept.bytes > share.bytes, change.bytes > 0 {
            throw ExceededQuota.bytes(of: branch, limit: share.bytes)
        }
    }

    /// Returns the room of a branch; nil if it is none.
    private static func room(of branch: String) -> String? {
        let keys = LeafPath.keys(in: branch)
        return keys.count == 2 && keys[0] == RoomPlaces.rooms ? keys[1] : nil
    }

    private func update(_ branch: String, _ change: BranchUsage) throws -> (values: Int, bytes: Int)? {
        let statement = try connection.cachedStatement(
            sql: """
                UPDATE realtime_usage SET leaves = leaves + ?3, bytes = bytes + ?4
                WHERE database = ?1 AND branch = ?2 RETURNING leaves, bytes
                """
        )
        return try Row.fetchOne(statement, arguments: [number, branch, change.values, change.bytes]).map {
            ($0[0], $0[1])
        }
    }

    private func insert(_ branch: String, _ change: BranchUsage, by maker: String) throws -> (values: Int, bytes: Int) {
        let statement = try connection.cachedStatement(
            sql: "INSERT INTO realtime_usage (database, branch, maker, leaves, bytes) VALUES (?, ?, ?, ?, ?)"
        )
        try statement.execute(arguments: [number, branch, maker, change.values, change.bytes])
        return (change.values, change.bytes)
    }

    private func delete(_ branch: String) throws {
        let statement = try connection.cachedStatement(
            sql: "DELETE FROM realtime_usage WHERE database = ? AND branch = ?"
        )
        try statement.execute(arguments: [number, branch])
        let added = try connection.cachedStatement(
            sql: "DELETE FROM realtime_added WHERE database = ? AND branch = ?"
        )
        try added.execute(arguments: [number, branch])
    }

    /// Adds to the bytes of the member who writes, and checks the quotas of the room.
    private func count(
        _ change: BranchUsage,
        in branch: String,
        keeping kept: Kept,
        _ bounds: WriteBounds,
        isFree: Bool
    ) throws {
        let space = RoomSpace(bounds.quotas.room)
        let isMember = try change.bytes > 0 && space.bytes > 0 && isMember(bounds, in: branch)
        let added = isMember ? try add(change.bytes, in: branch, by: bounds.account) : 0
        guard !isFree else { return }
        // The sum over the members is needed in a room that is nearly full, and in no other.
        let isNearlyFull = kept.bytes > space.common || space.values > 0 && kept.values > space.values
        let freed = isNearlyFull ? try self.freed(in: branch, at: bounds.now) : 0
        try check(change, in: branch, keeping: kept, within: space.limits(afterFreeing: freed))
        guard isMember else { return }
        guard added <= space.ofMember else { throw ExceededQuota.member(of: branch) }
        let counted = kept.bytes - min(freed, space.bytes)
        guard counted > space.common else { return }
        let today = try addSpare(change.bytes, in: branch, by: bounds.account, on: bounds.now)
        guard counted <= space.withSpare, today <= space.spareOfDay else { throw ExceededQuota.member(of: branch) }
    }

    /// Returns the branches of the rooms in which a write ends the role of an active member. It has to be asked before the write is made.
    func endings(of write: RealtimeWrite) throws -> Set<String> {
        var branches: Set<String> = []
        for (path, value) in write.values {
            let keys = path.keys
            guard (4...5).contains(keys.count), keys[0] == RoomPlaces.rooms, keys[2] == RoomPlaces.members,
                let member = RoomPlaces.member(keys[3], of: keys[1]),
                keys.count == 4 ? value[RoomPlaces.until].exists : keys[4] == RoomPlaces.until && value.exists,
                try isOpen(member)
            else { continue }
            branches.insert(BranchUsage.branch(of: LeafPath(member).text))
        }
        return branches
    }

    /// Returns whether a member has a role without an end.
    private func isOpen(_ place: RealtimePath) throws -> Bool {
        let statement = try connection.cachedStatement(
            sql: """
                SELECT EXISTS (SELECT 1 FROM realtime_leaf WHERE database = ?1 AND path = ?2)
                AND NOT EXISTS (SELECT 1 FROM realtime_leaf WHERE database = ?1 AND path = ?3)
                """
        )
        let (role, until) = (place.child(RoomPlaces.role), place.child(RoomPlaces.until))
        return try Bool.fetchOne(statement, arguments: [number, LeafPath(role).text, LeafPath(until).text]) ?? false
    }

    /// Returns whether the writer has a role in a room other than an active admin's.
    private func isMember(_ bounds: WriteBounds, in branch: String) throws -> Bool {
        guard let room = Self.room(of: branch), let member = RoomPlaces.member(bounds.account, of: room) else {
            return false
        }
        return try isActiveAdmin(at: member, bounds.now) == false
    }

    /// Adds to the bytes that an account has added to a room, and returns them.
    private func add(_ bytes: Int, in branch: String, by account: String) throws -> Int {
        let statement = try connection.cachedStatement(
            sql: """
                INSERT INTO realtime_added (database, branch, account, bytes) VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT DO UPDATE SET bytes = bytes + ?4 RETURNING bytes
                """
        )
        return try Int.fetchOne(statement, arguments: [number, branch, Self.key(account), bytes]) ?? 0
    }

    /// Adds to the bytes that an account has added on a day to the spare part of a room, and returns those of the day.
    private func addSpare(_ bytes: Int, in branch: String, by account: String, on now: Instant) throws -> Int {
        let statement = try connection.cachedStatement(
            sql: """
                UPDATE realtime_added
                SET spare_bytes = CASE spare_day WHEN ?4 THEN spare_bytes ELSE 0 END + ?5, spare_day = ?4
                WHERE database = ?1 AND branch = ?2 AND account = ?3 RETURNING spare_bytes
                """
        )
        let day = now.milliseconds / 86_400_000
        return try Int.fetchOne(statement, arguments: [number, branch, Self.key(account), day, bytes]) ?? 0
    }

    /// Returns the bytes that members have added to a room whose role has ended.
    ///
    /// - Complexity: O(accounts that have added something).
    private func freed(in branch: String, at now: Instant) throws -> Int {
        let statement = try connection.cachedStatement(
            sql: """
                SELECT coalesce(sum(added.bytes), 0) FROM realtime_added AS added JOIN realtime_leaf AS leaf
                ON leaf.database = added.database AND leaf.path = added.branch || ?3 || added.account || ?4
                WHERE added.database = ?1 AND added.branch = ?2 AND leaf.value <= ?5
                """
        )
        return try Int.fetchOne(
            statement,
            arguments: [number, branch, "/\(RoomPlaces.members)/", "/\(RoomPlaces.until)", Double(now.milliseconds)]
        ) ?? 0
    }

    /// Returns an account as the paths of leaves spell it.
    private static func key(_ account: String) -> String {
        (try? RealtimePath([account])).map { LeafPath($0).text } ?? account
    }

    /// Returns whether the account with this member entry is an active admin; nil if it has no role.
    private func isActiveAdmin(at place: RealtimePath, _ now: Instant) throws -> Bool? {
        let statement = try connection.cachedStatement(
            sql: """
                SELECT value = ?5 AND NOT EXISTS (
                    SELECT 1 FROM realtime_leaf WHERE database = ?1 AND path = ?3 AND value <= ?4
                ) FROM realtime_leaf WHERE database = ?1 AND path = ?2
                """
        )
        let (role, until) = (place.child(RoomPlaces.role), place.child(RoomPlaces.until))
        return try Bool.fetchOne(
            statement,
            arguments: [number, LeafPath(role).text, LeafPath(until).text, now.milliseconds, RoomPlaces.admin]
        )
    }

    private func countRooms(of account: String, limit: Int) throws {
        let statement = try connection.cachedStatement(
            sql: """
                SELECT count(*) FROM realtime_usage
                WHERE database = ? AND maker = ? AND branch > ? AND branch < ?
                """
        )
        let rooms = LeafPath(RealtimePath.root.child(RoomPlaces.rooms))
        let count = try Int.fetchOne(statement, arguments: [number, account, rooms.prefix, rooms.end]) ?? 0
        if count > limit { throw ExceededQuota.rooms(limit: limit) }
    }
}
