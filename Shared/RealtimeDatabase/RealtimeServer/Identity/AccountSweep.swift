import Foundation
import JSONKit
public import RealtimeService
public import TimeKit

/// Removes unused accounts and unused refresh tokens, a bounded number per run.
///
/// Members of a room are never removed. If the clock may be wrong, nothing is removed: after a gap of more than a week, or at a time before the
/// last sweep, only the time is recorded, and the sweep a day later continues from it.
public struct AccountSweep: Sendable {
    /// The numbers of removed records.
    public struct Swept: Hashable, Sendable {
        public var accounts: Int
        /// Refresh tokens of accounts that were not removed.
        public var tokens: Int

        public init(accounts: Int = 0, tokens: Int = 0) {
            self.accounts = accounts
            self.tokens = tokens
        }

        /// Whether nothing was removed.
        public var isEmpty: Bool { accounts == 0 && tokens == 0 }
    }

    private let accounts: RealtimeAccounts
    private let service: RealtimeService
    private let most: Int

    private static let day: Int64 = 86_400_000

    /// Creates a sweep.
    ///
    /// - Parameters:
    ///   - service: The databases, which list the members of rooms.
    ///   - most: The maximum number of accounts, and of tokens, removed per run.
    public init(_ accounts: RealtimeAccounts, _ service: RealtimeService, atMost most: Int = 500) {
        self.accounts = accounts
        self.service = service
        self.most = max(1, most)
    }

    /// Sweeps if the last sweep was at least a day ago or was unfinished.
    ///
    /// - Returns: The numbers of removed records; nil if no sweep was due.
    /// - Throws: Errors of the store.
    public func run(at now: Instant) async throws -> Swept? {
        let gap = try accounts.lastSweep().map { $0.milliseconds(until: now) }
        guard let gap, (0...7 * Self.day).contains(gap) else {
            try accounts.noteSweep(Swept(), at: now)
            return Swept()
        }
        guard gap >= Self.day else { return nil }
        var swept = Swept()
        swept.tokens = try accounts.endTokens(
            unseenSince: now.adding(days24h: -RealtimeAccounts.daysUnseen),
            atMost: most,
            at: now
        )
        let limit = now.adding(days24h: -RealtimeAccounts.daysUnused)
        var members: [DatabaseName: Set<String>] = [:]
        var unreadable: Set<DatabaseName> = []
        var unused: [AccountName] = []
        repeat {
            unused = try accounts.unused(unseenSince: limit, atMost: most, outside: unreadable)
            for database in Set(unused.map(\.database)) where members[database] == nil {
                members[database] = await self.members(of: database)
                if members[database] == nil { unreadable.insert(database) }
            }
            // The accounts of a database that can't be read stay, and must not stand before those of others.
        } while unused.contains { unreadable.contains($0.database) }
        for name in unused where members[name.database]?.contains(name.uid) == true {
            try accounts.noteUse(of: name.uid, in: name.database, at: now)
        }
        let removable = unused.filter { members[$0.database]?.contains($0.uid) == false }
        swept.accounts = try accounts.remove(removable, unseenSince: limit)
        let isFinished = swept.tokens < most && unused.count < most
        try accounts.noteSweep(swept, at: isFinished ? now : nil)
        return swept
    }

    /// Returns the ids of all members of all rooms of a database; nil if it can't be read.
    private func members(of database: DatabaseName) async -> Set<String>? {
        guard let rooms = await keys(at: "/\(RoomPlaces.rooms).json", of: database) else { return nil }
        var all: Set<String> = []
        for room in rooms {
            guard let name = room.addingPercentEncoding(withAllowedCharacters: .alphanumerics),
                let some = await keys(at: "/\(RoomPlaces.rooms)/\(name)/\(RoomPlaces.members).json", of: database)
            else { return nil }
            all.formUnion(some)
        }
        return all
    }

    /// Returns the keys at a path; nil if it can't be read.
    private func keys(at path: String, of database: DatabaseName) async -> [String]? {
        let call = RealtimeCall(
            .get,
            path,
            parameters: [.init("shallow", "true")],
            database: database,
            caller: .admin
        )
        let answer = await service.answer(call)
        // A deleted database has no members.
        if answer.status == 404 { return [] }
        guard answer.status == 200, case .bytes(let bytes) = answer.body, let json = try? JSONValue.parse(bytes) else {
            return nil
        }
        return json.object?.members.map(\.name) ?? []
    }
}
