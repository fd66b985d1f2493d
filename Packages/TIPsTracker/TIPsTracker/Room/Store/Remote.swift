import GRDB
import RealtimeTree
import StorageKit
import TimeKit

/// The sharing of the room, and its state.
struct Remote {
    let address: RemoteAddress
    let layout: RoomLayout
    let synchronizedAt: Instant?
    let problem: String?
}

extension PlanReader {
    /// The sharing of the room; nil if this device doesn't share it.
    func remote() throws -> Remote? {
        let statement = try db.cachedStatement(
            sql: "SELECT address, api_key, room, account, synchronized_at, problem FROM remote"
        )
        return try Row.fetchOne(statement).map { row in
            Remote(
                address: RemoteAddress(address: row[0], apiKey: row[1]),
                layout: RoomLayout(room: ID(row[2] as String), account: ID(row[3] as String)),
                synchronizedAt: (row[4] as Int64?).map { Instant(milliseconds: $0) },
                problem: row[5]
            )
        }
    }

    /// The known accounts of the room.
    func accounts() throws -> [RoomAccount] {
        try Row.fetchAll(
            db.cachedStatement(sql: "SELECT id, member, role, until, code FROM account ORDER BY id")
        ).map { try RoomAccount($0) }
    }
}

extension RoomAccount {
    /// Reads the columns id, member, role, until and code, in this order.
    init(_ row: Row) throws {
        let name: String = row[2]
        guard let role = Member.Role(rawValue: name) else { throw TIPsError.fault("“\(name)” is no role") }
        self.init(
            id: ID(row[0] as String),
            member: Member.ID(row[1] as String),
            role: role,
            until: (row[3] as Int64?).map { Instant(milliseconds: $0) },
            code: row[4]
        )
    }
}

extension RoomWriter {
    /// Saves where the room is shared.
    func setRemote(_ address: RemoteAddress, _ layout: RoomLayout) throws {
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO remote (id, address, api_key, room, account, connected_at) VALUES (1, ?, ?, ?, ?, ?)
                """,
            arguments: [
                address.address, address.apiKey, layout.room.rawValue, layout.account.rawValue, now.milliseconds,
            ]
        )
    }

    func save(_ account: RoomAccount) throws {
        try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO account (id, member, role, until, code) VALUES (?, ?, ?, ?, ?)"
        ).execute(arguments: [
            account.id.rawValue, account.member.rawValue, account.role.rawValue, account.until?.milliseconds,
            account.code,
        ])
    }

    /// Saves how many milliseconds the server's clock is ahead. Changes of less than a minute are ignored.
    func noteServer(offset: Int64) throws {
        try db.cachedStatement(
            sql: "UPDATE remote SET server_offset = ? WHERE server_offset IS NULL OR abs(server_offset - ?) > 60000"
        ).execute(arguments: [offset, offset])
    }

    /// Saves the clock of an unreadable field, so that the next write is later.
    func noteUnreadable(_ clock: HybridClock) throws {
        try db.cachedStatement(sql: "UPDATE remote SET unreadable_clock = max(coalesce(unreadable_clock, ''), ?)")
            .execute(arguments: [clock.text])
    }

    /// Saves the result of the last synchronization; nil for success.
    func noteRound(_ problem: String?) throws {
        if let problem {
            try db.execute(sql: "UPDATE remote SET problem = ?", arguments: [problem])
        } else {
            try db.execute(
                sql: "UPDATE remote SET problem = NULL, synchronized_at = ?",
                arguments: [now.milliseconds]
            )
        }
    }
}
