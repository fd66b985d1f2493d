import RealtimeTree
import TimeKit

/// What follows from a look at the whole of a shared room: what is new for this device, and what the others lack although it was sent. A function of
/// what is here, what is there, and what still waits.
///
/// Nothing here goes because it isn't there: the server may have been brought back to an older state, or something deleted by hand. Where this account
/// may, it is sent again, in the forms it had.
struct Reconciliation {
    /// What lies in the database.
    struct There {
        /// Of the room, of the account and of the room's code.
        let shared: RealtimeValue
        let own: RealtimeValue
        let code: RealtimeValue

        /// What lies at a place.
        subscript(path: RealtimePath, layout: RoomLayout) -> RealtimeValue {
            if path == layout.codeRegister { return code }
            if let way = layout.shared.relative(to: path) { return shared[way] }
            return layout.own.relative(to: path).map { own[$0] } ?? .null
        }
    }

    /// What is here.
    struct Here {
        let state: RoomState
        let accounts: [RoomAccount]
        /// The places that waiting operations will write, or were about to when the look was taken.
        let waiting: Set<RealtimePath>
        /// The newest clock before the look was taken: what is newer may have been made and sent meanwhile.
        let newest: HybridClock?
        let now: Instant
        /// The latest milliseconds that the room can hold as a time.
        let latest: Int64
    }

    /// What is new here.
    private(set) var news = RoomParts()
    /// What is here and not there, and may be sent: place by place, in the order in which they need each other.
    private(set) var lacking: [(path: RealtimePath, value: RealtimeValue)] = []

    /// Looks at everything. O(size of both).
    ///
    /// - Parameter parts: what `there` holds.
    init(_ here: Here, _ there: There, _ parts: RoomParts, _ layout: RoomLayout) {
        let kept = parts.accounts.map { Self.kept($0, here, parts, layout) }
        findNews(here, parts, kept, layout)
        let known = here.accounts.filter { account in !parts.accounts.contains { $0.id == account.id } }
        guard let own = (kept + known).first(where: { $0.id == layout.account }) else { return }
        let may = RepairRule(account: own, now: here.now)
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

    /// An account as it is there, but for what it was before the server went back to an older state. It has no clock: so its end stays one, and the role
    /// it has here is kept where the newest field of its member says the same.
    private static func kept(_ there: RoomAccount, _ here: Here, _ parts: RoomParts, _ layout: RoomLayout)
        -> RoomAccount
    {
        guard let known = here.accounts.first(where: { $0.id == there.id }), known != there else { return there }
        var account = there.keepingEnd(of: known)
        guard account.role != known.role, account.id != layout.account else { return account }
        let key = Register.Key(
            scope: RoomLayout.roomScope,
            kind: "member",
            entity: account.member.rawValue,
            field: "role"
        )
        let roles = parts.registers.filter { $0.key == key } + [here.state.registers.registers[key]].compactMap { $0 }
        if roles.max(by: { $0.clock < $1.clock })?.value == known.role.rawValue { account.role = known.role }
        return account
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

/// What an account may send although it was sent before: as the rules of the database have it.
struct RepairRule {
    private let account: RoomAccount
    private let now: Instant
    private let isActive: Bool

    init(account: RoomAccount, now: Instant) {
        self.account = account
        self.now = now
        isActive = account.until.map { now < $0 } ?? true
    }

    /// Whether it may send everything.
    var isAdmin: Bool { isActive && account.role == .admin }

    /// A tick: loggers their own of the last 30 days that this account made.
    func sends(_ claim: Claim) -> Bool {
        if isAdmin { return true }
        return isActive && claim.member == account.member && claim.clock.node == account.id.rawValue.lowercased()
            && claim.recordedAt.milliseconds(until: now) <= Self.ownClaims
    }

    /// That a tick is taken back: loggers their own within 27 hours, for seven days.
    func sends(_ tombstone: Tombstone, of claim: Claim?) -> Bool {
        if isAdmin { return true }
        guard isActive, let claim, claim.member == account.member, tombstone.member == account.member else {
            return false
        }
        return claim.recordedAt.milliseconds(until: tombstone.at) <= Self.ownTombstones
            && claim.recordedAt.milliseconds(until: now) <= Self.lateTombstones
    }

    /// A field: their own settings all, their own reactions loggers.
    func sends(_ register: Register, among all: [Register.Key: Register]) -> Bool {
        let key = register.key
        guard key.scope == RoomLayout.roomScope || key.scope.hasPrefix("cycle-") else { return isActive }
        if isAdmin { return true }
        guard isActive, key.kind == "reaction" else { return false }
        let member = Register.Key(scope: key.scope, kind: key.kind, entity: key.entity, field: "member")
        return all[member]?.value == account.member.rawValue
    }

    /// A day and its three hours of grace.
    private static let ownTombstones: Int64 = 27 * 3_600_000
    /// How old a tick may be, in milliseconds, whose un-ticking still arrives.
    private static let lateTombstones: Int64 = 7 * 86_400_000
    private static let ownClaims = Int64(RoomLayout.lateDays) * 86_400_000
}
