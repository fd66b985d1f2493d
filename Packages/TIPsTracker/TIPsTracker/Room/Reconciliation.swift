import RealtimeTree
import TimeKit

/// The difference between this device and the whole shared room: what is new here, and what the server lacks although it was sent. A pure
/// function of the local state, the server's state and the waiting operations.
///
/// Data missing on the server isn't deleted here, because the server may have been restored from a backup, or data deleted by hand. If this
/// account may write it, it is sent again unchanged.
struct Reconciliation {
    /// The server's state.
    struct There {
        /// The shared room, the account's own data, and the register of the room's code.
        let shared: RealtimeValue
        let own: RealtimeValue
        let code: RealtimeValue

        subscript(path: RealtimePath, layout: RoomLayout) -> RealtimeValue {
            if path == layout.codeRegister { return code }
            if let way = layout.shared.relative(to: path) { return shared[way] }
            return layout.own.relative(to: path).map { own[$0] } ?? .null
        }
    }

    /// The local state.
    struct Here {
        let state: RoomState
        let accounts: [RoomAccount]
        /// The paths of waiting operations, including operations that were waiting when the server was read.
        let waiting: Set<RealtimePath>
        /// The newest clock before the server was read. Newer data may have been created and sent since.
        let newest: HybridClock?
        let now: Instant
        /// The latest timestamp that the room accepts, in milliseconds since 1970.
        let latest: Int64
    }

    /// The server's data that is new here.
    private(set) var news = RoomParts()
    /// The local data that the server lacks and accepts, in the order of dependencies.
    private(set) var lacking: [(path: RealtimePath, value: RealtimeValue)] = []

    /// Compares the two states.
    ///
    /// - Parameter parts: the contents of `there`.
    /// - Complexity: O(size of both).
    init(_ here: Here, _ there: There, _ parts: RoomParts, _ layout: RoomLayout) {
        let members = Self.memberFields(here, parts, layout)
        var kept = parts.accounts.map { Self.kept($0, here, members, layout) }
        var known = here.accounts.filter { account in !parts.accounts.contains { $0.id == account.id } }
        let own = (kept + known).first { $0.id == layout.account }
        let rule = own.map { RepairRule(account: $0, now: here.now) }
        if rule?.isAdmin == true {
            kept = kept.map { Self.following($0, members, layout, here.now) }
            known = known.map { Self.following($0, members, layout, here.now) }
        }
        findNews(here, parts, kept, layout)
        guard let may = rule else { return }
        func lacks(_ path: RealtimePath, _ clock: HybridClock?, moment: Int64 = 0) -> Bool {
            if let newest = here.newest, let clock, newest < clock { return false }
            if moment > here.latest { return false }
            return !here.waiting.contains(path)
        }
        let told = Set(parts.accounts)
        for account in kept.filter({ !told.contains($0) }) + known
        where may.isAdmin && lacks(layout.member(account.id), nil) {
            lacking.append((layout.member(account.id), AccountForm.value(account)))
        }
        let registers = here.state.registers.registers
        for key in registers.keys.sorted() {
            guard let register = registers[key], may.sends(register, among: registers) else { continue }
            let path = layout.register(key)
            let value = there[path, layout]
            if let clock = RegisterForm.clock(value), clock >= register.clock { continue }
            if lacks(path, register.clock, moment: register.clock.milliseconds) {
                lacking.append((path, RegisterForm.value(register)))
            }
        }
        let logs = here.state.logs
        for claim in logs.claims.values.sorted(by: { $0.clock < $1.clock }) where may.sends(claim) {
            let path = layout.claim(claim.id, in: claim.slot)
            guard !there[path, layout].exists, lacks(path, claim.clock, moment: claim.newestMoment) else { continue }
            lacking.append((path, ClaimForm.value(claim)))
        }
        for tombstone in logs.tombstones.values.sorted(by: { $0.clock < $1.clock }) {
            guard may.sends(tombstone, of: logs.claims[tombstone.claim]) else { continue }
            let path = layout.tombstone(tombstone)
            guard !there[path, layout].exists, lacks(path, tombstone.clock, moment: tombstone.at.milliseconds) else {
                continue
            }
            lacking.append((path, TombstoneForm.value(tombstone)))
        }
    }

    /// Returns the server's account, corrected where a restored server may have an older state. Accounts have no clock, so an end is kept, and so
    /// is the local role if it equals the newest role in the member's fields.
    private static func kept(
        _ there: RoomAccount,
        _ here: Here,
        _ members: [Register.Key: Register],
        _ layout: RoomLayout
    ) -> RoomAccount {
        guard let known = here.accounts.first(where: { $0.id == there.id }), known != there else { return there }
        var account = there.keepingEnd(of: known)
        guard account.role != known.role, account.id != layout.account else { return account }
        if members[memberKey(account.member, "role")]?.value == known.role.rawValue { account.role = known.role }
        return account
    }

    /// Returns another device's account as its member now is: ended if the member was removed, and a logger's if the member was made one. One admin
    /// may have let the device in while another, who didn't know it yet, changed the member.
    private static func following(
        _ account: RoomAccount,
        _ members: [Register.Key: Register],
        _ layout: RoomLayout,
        _ now: Instant
    ) -> RoomAccount {
        guard account.until == nil, account.id != layout.account else { return account }
        var account = account
        func value(_ field: String) -> String? { members[memberKey(account.member, field)]?.value }
        if let removed = value("revoked").flatMap({ Instant(registerText: $0) }) { account.until = min(removed, now) }
        if value("role") == Member.Role.logger.rawValue { account.role = .logger }
        return account
    }

    /// Returns the newest fields of the members, without those that wait to be sent, because they may still be refused.
    private static func memberFields(_ here: Here, _ parts: RoomParts, _ layout: RoomLayout)
        -> [Register.Key: Register]
    {
        let known = here.state.registers.registers.values.filter {
            $0.key.kind == "member" && !here.waiting.contains(layout.register($0.key))
        }
        let told = parts.registers.filter { $0.key.kind == "member" }
        return Dictionary((told + known).map { ($0.key, $0) }) { $1.wins(over: $0) ? $1 : $0 }
    }

    private static func memberKey(_ member: Member.ID, _ field: String) -> Register.Key {
        Register.Key(scope: RoomLayout.roomScope, kind: "member", entity: member.rawValue, field: field)
    }

    private mutating func findNews(_ here: Here, _ parts: RoomParts, _ accounts: [RoomAccount], _ layout: RoomLayout) {
        let logs = here.state.logs
        news.claims = parts.claims.filter { claim in logs.claims[claim.id].map { claim.wins(over: $0) } ?? true }
        news.tombstones = parts.tombstones.filter { tombstone in
            logs.tombstones[tombstone.claim].map { tombstone.wins(over: $0) } ?? true
        }
        let registers = here.state.registers.registers
        news.registers = parts.registers.filter { register in
            registers[register.key].map { register.wins(over: $0) } ?? true
        }
        news.unreadable = parts.unreadable.flatMap { clock in here.newest.map { clock > $0 } ?? true ? clock : nil }
        let known = Set(here.accounts)
        news.accounts = accounts.filter { account in
            !known.contains(account) && !here.waiting.contains(layout.member(account.id))
        }
    }
}

/// The data that an account may send again, by the rules of the database.
struct RepairRule {
    private let account: RoomAccount
    private let now: Instant
    private let isActive: Bool

    init(account: RoomAccount, now: Instant) {
        self.account = account
        self.now = now
        isActive = account.until.map { now < $0 } ?? true
    }

    /// Whether the account may send all data.
    var isAdmin: Bool { isActive && account.role == .admin }

    /// Whether a claim may be sent. A logger may send their own claims of the last 30 days that this account made.
    func sends(_ claim: Claim) -> Bool {
        if isAdmin { return true }
        return isActive && claim.member == account.member && claim.clock.node == account.id.rawValue.lowercased()
            && claim.recordedAt.milliseconds(until: now) <= Self.ownClaims
    }

    /// Whether a tombstone may be sent. A logger may take back their own claim within 27 hours, and send that for seven days.
    func sends(_ tombstone: Tombstone, of claim: Claim?) -> Bool {
        if isAdmin { return true }
        guard isActive, let claim, claim.member == account.member, tombstone.member == account.member else {
            return false
        }
        return claim.recordedAt.milliseconds(until: tombstone.at) <= Self.ownTombstones
            && claim.recordedAt.milliseconds(until: now) <= Self.lateTombstones
    }

    /// Whether a register may be sent. Every member may send their own settings, and a logger their own reactions.
    func sends(_ register: Register, among all: [Register.Key: Register]) -> Bool {
        let key = register.key
        guard key.scope == RoomLayout.roomScope || key.scope.hasPrefix("cycle-") else { return isActive }
        if isAdmin { return true }
        guard isActive, key.kind == "reaction" else { return false }
        let member = Register.Key(scope: key.scope, kind: key.kind, entity: key.entity, field: "member")
        return all[member]?.value == account.member.rawValue
    }

    /// A day and the three hours of grace, in milliseconds.
    private static let ownTombstones: Int64 = 27 * 3_600_000
    /// The maximum age of a claim whose tombstone is accepted, in milliseconds.
    private static let lateTombstones: Int64 = 7 * 86_400_000
    private static let ownClaims = Int64(RoomLayout.lateDays) * 86_400_000
}
