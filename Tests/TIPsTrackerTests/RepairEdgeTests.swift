import RealtimeTree
import Testing
import TimeKit

@testable import TIPsTracker

@Suite("The data that a device may send again, and for how long")
struct RepairEdgeTests {
    private static let now = Instant(milliseconds: 1_770_000_000_000)
    private static let hour: Int64 = 3_600_000
    private static let day: Int64 = 86_400_000

    private func account(_ role: Member.Role, until: Int64? = nil) -> RoomAccount {
        RoomAccount(
            id: ID("Acc1"),
            member: ID("ann"),
            role: role,
            until: until.map { Self.now.adding(milliseconds: $0) }
        )
    }

    private func rule(_ role: Member.Role, until: Int64? = nil) -> RepairRule {
        RepairRule(account: account(role, until: until), now: Self.now)
    }

    /// A claim of some milliseconds ago.
    private func made(_ age: Int64, by member: String = "ann", node: String = "acc1") -> Claim {
        let at = Self.now.milliseconds - age
        return claim(
            HybridClock(milliseconds: at, counter: 0, node: node),
            day: LocalDate(dayNumber: 20_480),
            member: member,
            at: at
        )
    }

    @Test(
        "a logger sends their own claims of thirty days from their own account; an admin sends all, and nobody after their end"
    )
    func claims() {
        for (age, isSent) in [
            (-Self.hour, true), (0, true), (30 * Self.day, true), (30 * Self.day + 1, false), (90 * Self.day, false),
        ] as [(Int64, Bool)] {
            #expect(rule(.logger).sends(made(age)) == isSent, "\(age)")
            #expect(rule(.admin).sends(made(age)))
        }
        #expect(!rule(.logger).sends(made(0, by: "bob")) && !rule(.logger).sends(made(0, node: "acc2")))
        #expect(rule(.admin).sends(made(0, by: "bob", node: "acc2")))
        for (until, isActive) in [(1, true), (0, false), (-1, false)] as [(Int64, Bool)] {
            #expect(rule(.logger, until: until).sends(made(0)) == isActive)
            #expect(rule(.admin, until: until).sends(made(0)) == isActive)
            #expect(rule(.admin, until: until).isAdmin == isActive)
        }
        #expect(rule(.admin).isAdmin && !rule(.logger).isAdmin)
    }

    @Test("a logger takes back their own claim within 27 hours, and sends that for seven days")
    func tombstones() {
        func taken(_ claim: Claim, after: Int64, by member: String = "ann") -> Tombstone {
            Tombstone(
                claim: claim.id,
                slot: claim.slot,
                member: ID(member),
                at: claim.recordedAt.adding(milliseconds: after),
                clock: claim.clock
            )
        }
        for (age, after, isSent) in [
            (Self.day, 0, true), (2 * Self.day, 27 * Self.hour, true), (2 * Self.day, 27 * Self.hour + 1, false),
            (7 * Self.day, Self.hour, true), (7 * Self.day + 1, Self.hour, false),
        ] as [(Int64, Int64, Bool)] {
            let claim = made(age)
            #expect(rule(.logger).sends(taken(claim, after: after), of: claim) == isSent, "\(age) \(after)")
            #expect(rule(.admin).sends(taken(claim, after: after), of: claim))
            #expect(!rule(.logger, until: 0).sends(taken(claim, after: after), of: claim))
        }
        let (own, others) = (made(0), made(0, by: "bob"))
        #expect(
            !rule(.logger).sends(taken(own, after: 1), of: nil) && rule(.admin).sends(taken(own, after: 1), of: nil)
        )
        #expect(!rule(.logger).sends(taken(own, after: 1, by: "bob"), of: own))
        #expect(!rule(.logger).sends(taken(others, after: 1), of: others))
    }

    @Test("a logger sends their own settings and reactions, an admin every field")
    func registers() {
        let clock = HybridClock(milliseconds: 1, counter: 0, node: "acc1")
        func register(_ scope: String, _ kind: String, _ field: String = "severity", value: String = "mild") -> Register
        {
            Register(key: .init(scope: scope, kind: kind, entity: "e", field: field), value: value, clock: clock)
        }
        func sends(_ rule: RepairRule, _ sent: Register, member: String?) -> Bool {
            var all = [sent.key: sent]
            for scope in ["room", "cycle-1"] {
                let owner = register(scope, "reaction", "member", value: member ?? "")
                if member != nil { all[owner.key] = owner }
            }
            return rule.sends(sent, among: all)
        }
        for scope in ["room", "cycle-1"] {
            #expect(sends(rule(.logger), register(scope, "reaction"), member: "ann"))
            #expect(!sends(rule(.logger), register(scope, "reaction"), member: "bob"))
            #expect(!sends(rule(.logger), register(scope, "reaction"), member: nil))
            #expect(!sends(rule(.logger), register(scope, "item"), member: "ann"))
            #expect(!sends(rule(.logger, until: 0), register(scope, "reaction"), member: "ann"))
            #expect(sends(rule(.admin), register(scope, "item"), member: nil))
            #expect(!sends(rule(.admin, until: 0), register(scope, "item"), member: nil))
        }
        for scope in ["ann", "cycle", "rooms"] {
            #expect(sends(rule(.logger), register(scope, "settings"), member: nil))
            #expect(!sends(rule(.logger, until: 0), register(scope, "settings"), member: nil))
        }
    }

    // MARK: Missing on the server

    private let layout = RoomLayout(room: ID("r1"), account: ID("acc1"))
    private let key = Register.Key(scope: "room", kind: "unit", entity: "u", field: "name")

    private func clock(_ milliseconds: Int64, _ counter: Int) -> HybridClock {
        HybridClock(milliseconds: milliseconds, counter: counter, node: "acc1")
    }

    /// Compares a room with one field, of the clock 1000, 5, with a server that has the field with another clock or lacks it.
    private func compared(
        newest: HybridClock?,
        latest: Int64 = 1_000_000,
        isWaiting: Bool = false,
        there: HybridClock? = nil
    ) -> (isLacking: Bool, isNews: Bool) {
        let path = layout.register(key)
        var parts = RoomParts()
        var root = RealtimeValue.null
        if let there {
            let register = Register(key: key, value: "g", clock: there)
            parts.registers = [register]
            root = RealtimeWrite(RegisterForm.value(register), at: path).applied(to: root)
        }
        let here = Reconciliation.Here(
            state: RoomState(registers: RegisterMap([Register(key: key, value: "g", clock: clock(1_000, 5))])),
            accounts: [RoomAccount(id: layout.account, member: ID("ann"), role: .admin)],
            waiting: isWaiting ? [path] : [],
            newest: newest,
            now: Self.now,
            latest: latest
        )
        let server = Reconciliation.There(shared: root[layout.shared], own: .null, code: .null)
        let result = Reconciliation(here, server, parts, layout)
        return (result.lacking.contains { $0.path == path }, !result.news.registers.isEmpty)
    }

    @Test(
        "a field that the server lacks is sent again if it was known before the server was read and the server would take it"
    )
    func lacking() {
        #expect(compared(newest: nil).isLacking)
        #expect(compared(newest: clock(1_000, 5)).isLacking)
        #expect(!compared(newest: clock(1_000, 4)).isLacking, "it was made while the server was read")
        #expect(compared(newest: nil, latest: 1_000).isLacking)
        #expect(!compared(newest: nil, latest: 999).isLacking, "the server takes no time that far ahead")
        #expect(!compared(newest: nil, isWaiting: true).isLacking, "it is sent anyway")
    }

    @Test("the later one of the field here and there counts, and equal ones are no news")
    func laterField() {
        for (there, isLacking, isNews) in [
            (clock(999, 9), true, false), (clock(1_000, 4), true, false), (clock(1_000, 5), false, false),
            (clock(1_000, 6), false, true), (clock(1_001, 0), false, true),
        ] {
            let result = compared(newest: nil, there: there)
            #expect(result.isLacking == isLacking && result.isNews == isNews, "\(there)")
        }
    }

    /// The account of Bob that an admin's or a logger's device sends again, and the one that is new to it.
    private func repaired(
        known: RoomAccount?,
        there: RoomAccount?,
        roles: [(value: String, clock: Int64, isHere: Bool)] = [],
        own: Member.Role = .admin,
        isWaiting: Bool = false
    ) -> (sent: RealtimeValue?, news: [RoomAccount]) {
        let role = Register.Key(scope: "room", kind: "member", entity: "bob", field: "role")
        func registers(areHere: Bool) -> [Register] {
            roles.filter { $0.isHere == areHere }.map {
                Register(key: role, value: $0.value, clock: clock($0.clock, 0))
            }
        }
        let path = layout.member(ID("acc2"))
        let here = Reconciliation.Here(
            state: RoomState(registers: RegisterMap(registers(areHere: true))),
            accounts: [known, RoomAccount(id: layout.account, member: ID("ann"), role: own)].compactMap(\.self),
            waiting: isWaiting ? [path] : [],
            newest: nil,
            now: Self.now,
            latest: 1_000_000
        )
        var parts = RoomParts()
        parts.registers = registers(areHere: false)
        parts.accounts = [there].compactMap(\.self)
        let server = Reconciliation.There(shared: .null, own: .null, code: .null)
        let result = Reconciliation(here, server, parts, layout)
        return (result.lacking.first { $0.path == path }?.value, result.news.accounts)
    }

    @Test("a server that was set back doesn't undo an account's end, nor a role that the plan's newest write says")
    func setBack() {
        func bob(_ role: Member.Role, until: Int64? = nil) -> RoomAccount {
            RoomAccount(id: ID("acc2"), member: ID("bob"), role: role, until: until.map { Instant(milliseconds: $0) })
        }
        let (logger, admin, ended) = (bob(.logger), bob(.admin), bob(.logger, until: 5))
        func expect(
            _ result: (sent: RealtimeValue?, news: [RoomAccount]),
            sent: RoomAccount?,
            news: [RoomAccount] = [],
            _ comment: Comment
        ) {
            #expect(result.sent == sent.map { AccountForm.value($0) }, comment)
            #expect(result.news == news, comment)
        }
        expect(repaired(known: logger, there: logger), sent: nil, "nothing differs")
        expect(repaired(known: ended, there: logger), sent: ended, "the end is final")
        expect(repaired(known: ended, there: logger, own: .logger), sent: nil, "only an admin repairs an account")
        expect(repaired(known: ended, there: logger, isWaiting: true), sent: nil, "it is sent anyway")
        expect(repaired(known: logger, there: ended), sent: nil, news: [ended], "a new end")
        expect(repaired(known: logger, there: ended, isWaiting: true), sent: nil, "its own change is on the way")
        expect(repaired(known: nil, there: logger), sent: nil, news: [logger], "a new account")
        expect(repaired(known: logger, there: nil), sent: logger, "the server has lost it")
        expect(repaired(known: logger, there: nil, own: .logger), sent: nil, "only an admin restores an account")
        let here = (value: "admin", clock: Int64(7), isHere: true)
        expect(repaired(known: admin, there: logger, roles: [here]), sent: admin, "the plan says admin")
        expect(repaired(known: admin, there: logger), sent: nil, news: [logger], "the plan says nothing")
        for (clock, isKept) in [(Int64(6), true), (8, false)] {
            let later = (value: "logger", clock: clock, isHere: false)
            let result = repaired(known: admin, there: logger, roles: [here, later])
            expect(result, sent: isKept ? admin : nil, news: isKept ? [] : [logger], "the newest role counts")
        }
    }

    // MARK: Members and codes

    @Test(
        "an account acts for its own member with its own role, an admin's for every member, and an ended one for nobody"
    )
    func members() throws {
        func member(_ id: String, _ role: Member.Role, isRevoked: Bool = false) -> Member {
            Member(id: ID(id), name: id, role: role, joined: Self.now, revoked: isRevoked ? Self.now : nil)
        }
        for role in Member.Role.allCases {
            for own in Member.Role.allCases {
                #expect(try Permission.member(member("ann", role), by: account(own)).role == own)
            }
            let bob = member("bob", role)
            #expect(try Permission.member(bob, by: account(.admin)) == bob)
            #expect(throws: Refusal.notOnThisDevice("bob")) { try Permission.member(bob, by: account(.logger)) }
            for id in ["ann", "bob"] {
                #expect(throws: Refusal.revoked(id)) {
                    try Permission.member(member(id, role, isRevoked: true), by: account(.admin))
                }
                #expect(throws: Refusal.revoked(id)) {
                    try Permission.member(member(id, role), by: account(.admin, until: 1))
                }
            }
        }
    }

    @Test("an account's end is final, and the first one stays")
    func ends() {
        #expect(account(.logger).keepingEnd(of: nil) == account(.logger))
        #expect(account(.logger).keepingEnd(of: account(.admin)) == account(.logger))
        #expect(account(.logger).keepingEnd(of: account(.admin, until: 5)) == account(.logger, until: 5))
        #expect(account(.logger, until: 3).keepingEnd(of: account(.admin, until: 5)) == account(.logger, until: 3))
        #expect(account(.logger, until: 3).keepingEnd(of: account(.admin)) == account(.logger, until: 3))
    }

    @Test("a code of twelve letters is open up to the millisecond before it expires; another one never is")
    func codes() {
        for count in [0, 8, 11, 12, 13] {
            let code = RoomCode(letters: String(repeating: "A", count: count), expires: Self.now)
            for (ahead, isEarly) in [(-1, true), (0, false), (1, false)] as [(Int64, Bool)] {
                #expect(code.isOpen(at: Self.now.adding(milliseconds: ahead)) == (count == 12 && isEarly))
            }
        }
    }
}
