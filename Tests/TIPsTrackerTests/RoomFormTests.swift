import RealtimeTree
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The forms of a room in the database")
struct RoomFormTests {
    private let layout = RoomLayout(room: ID("r1"), account: ID("a1"))
    private let clock = HybridClock(milliseconds: 1_772_979_600_000, counter: 3, node: "node1")

    private func slot(_ item: String = "peanut") throws -> Slot {
        Slot(day: try date("2026-03-08"), item: ID(item))
    }

    private func claim(dose: DoseLabel?, early: Bool = false, item: String = "peanut") throws -> Claim {
        Claim(
            clock: clock,
            slot: try slot(item),
            cycle: ID("cycle-3"),
            member: ID("ann"),
            at: Instant(milliseconds: 1_772_979_600_000),
            recordedAt: Instant(milliseconds: 1_772_979_601_000),
            snapshot: Snapshot(item: "Peanut 🥜 بندق", category: .treatment, dose: dose),
            isEarly: early
        )
    }

    @Test("a tick lies at its box under its clock, in fixed bytes, and comes back as it was")
    func claims() throws {
        for (dose, early) in [(DoseLabel(amount: "1/4", unit: "tsp"), true), (nil, false)] {
            let claim = try claim(dose: dose, early: early)
            let path = layout.claim(claim.id, in: claim.slot)
            #expect(path.description == "/rooms/r1/logs/2026-03-08_peanut_1/c/\(clock.text)")
            #expect(layout.place(at: path) == .claim(claim.id, claim.slot))
            #expect(ClaimForm.claim(ClaimForm.value(claim), claim.id, in: claim.slot) == claim)
        }
        let json = ClaimForm.value(try claim(dose: DoseLabel(amount: "1/4", unit: "tsp"), early: true)).json()
        #expect(
            String(decoding: json, as: UTF8.self)
                == #"{"amount":"1/4","at":1772979600000,"category":"treatment","cycle":"cycle-3","early":true,"member":"ann","name":"Peanut 🥜 بندق","recorded":1772979601000,"unit":"tsp"}"#
        )
    }

    @Test("tombstones, registers and accounts come back as they were")
    func others() throws {
        for replacement in [nil, clock.text] {
            let tombstone = Tombstone(
                claim: ID(clock.text),
                slot: try slot(),
                member: ID("bob"),
                at: Instant(milliseconds: 1_772_979_700_000),
                clock: HybridClock(milliseconds: 1_772_979_700_000, counter: 0, node: "node2"),
                replacement: replacement.map { ID($0) }
            )
            let path = layout.tombstone(tombstone)
            #expect(layout.place(at: path) == .tombstone(clock: tombstone.clock.text, tombstone.slot))
            let value = TombstoneForm.value(tombstone)
            #expect(
                TombstoneForm.tombstone(value, clock: tombstone.clock.text, in: tombstone.slot) == tombstone
            )
        }
        for (scope, kind, field, value) in [
            ("room", "unit", "name", "tsp"), ("cycle-3", "item", "w06", "1/4|1/4|u1"),
            ("ann", "settings", "timerOn", "true"),
            ("room", "poll", "question", "?"), ("room", "room", "code", "K3F9X2AA 2026-04-01T00:00:00.000Z"),
            ("room", "unit", "deleted", ""),
        ] {
            let key = Register.Key(scope: scope, kind: kind, entity: kind == "room" ? "room" : "e1", field: field)
            let register = Register(key: key, value: value, clock: clock)
            #expect(layout.place(at: layout.register(key)) == .register(key), "\(key)")
            #expect(RegisterForm.register(RegisterForm.value(register), key) == register, "\(key)")
        }
        for (until, code) in [(nil, nil), (Instant(milliseconds: 5), "K3F9X2AA")] as [(Instant?, String?)] {
            let account = RoomAccount(id: ID("a1"), member: ID("bob"), role: .logger, until: until, code: code)
            #expect(layout.place(at: layout.member(account.id)) == .account(account.id))
            #expect(AccountForm.account(AccountForm.value(account), account.id) == account)
        }
    }

    @Test(
        "an id that no key can hold has a key of its own, and comes back",
        arguments: ["a.b", "a%2Eb", "a/b", "a_1", "$#[]", "100%", "_1"]
    )
    func keys(item: String) throws {
        let claim = try claim(dose: nil, item: item)
        let path = layout.claim(claim.id, in: claim.slot)
        #expect(path.keys.count == 6)
        #expect(throws: Never.self) { try RealtimePath(path.keys) }
        #expect(layout.place(at: path) == .claim(claim.id, claim.slot))
    }

    @Test("a value that is no tick, tombstone, field or account is none")
    func broken() throws {
        let slot = try slot()
        let good = ClaimForm.value(try claim(dose: DoseLabel(amount: "1", unit: "g")))
        let wrong: [(String, RealtimeValue)] = [
            ("member", .null), ("member", .string("")), ("member", .number(4)), ("at", .string("now")),
            ("at", .number(0.5)),
            ("at", .number(1e300)), ("recorded", .null), ("cycle", .bool(true)), ("name", .null),
            ("name", .string("a\u{0}b")), ("category", .string("sweets")), ("amount", .null), ("unit", .number(1)),
            ("early", .string("yes")),
        ]
        for (field, value) in wrong {
            let path = try RealtimePath(field)
            #expect(
                ClaimForm.claim(good.setting(value, at: path), ID(clock.text), in: slot) == nil,
                "\(field) \(value)"
            )
        }
        #expect(ClaimForm.claim(good, ID("no clock"), in: slot) == nil)
        for value in [RealtimeValue.null, .string("x"), .object(["claim": .string("x")])] {
            #expect(ClaimForm.claim(value, ID(clock.text), in: slot) == nil)
            #expect(TombstoneForm.tombstone(value, clock: clock.text, in: slot) == nil)
            #expect(AccountForm.account(value, ID("a")) == nil)
        }
        let role = Register.Key(scope: "room", kind: "member", entity: "m", field: "role")
        let value = RegisterForm.value(Register(key: role, value: "owner", clock: clock))
        #expect(RegisterForm.register(value, role) == nil, "a role of a later version")
        #expect(RegisterForm.clock(value) == clock, "which stands there all the same")
    }

    @Test("a field that a tick doesn't have yet does no harm")
    func later() throws {
        let claim = try claim(dose: nil)
        let value = ClaimForm.value(claim).setting(.string("left arm"), at: try RealtimePath("where"))
        #expect(ClaimForm.claim(value, claim.id, in: claim.slot) == claim)
    }

    @Test("a part of the database gives what is the room's and the account's own, from whichever place it begins")
    func parts() throws {
        let claim = try claim(dose: nil)
        let unit = Register(
            key: Register.Key(scope: "room", kind: "unit", entity: "u", field: "name"),
            value: "tsp",
            clock: clock
        )
        let own = Register(
            key: Register.Key(scope: "ann", kind: "settings", entity: "settings", field: "timerOn"),
            value: "true",
            clock: clock
        )
        let account = RoomAccount(id: ID("a2"), member: ID("bob"), role: .admin)
        var tree = RealtimeValue.null.setting(ClaimForm.value(claim), at: layout.claim(claim.id, in: claim.slot))
            .setting(RegisterForm.value(unit), at: layout.register(unit.key))
            .setting(RegisterForm.value(own), at: layout.register(own.key))
            .setting(AccountForm.value(account), at: layout.member(account.id))
        for stranger in [
            "rooms/r2/plan/room/unit/u/name/v", "users/a9/rooms/r1/settings/x", "rooms/r1/polls/p",
            "rooms/r1/logs/x/c/y",
        ] {
            tree = tree.setting(.string("?"), at: try RealtimePath(stranger))
        }
        let latest = claim.recordedAt.milliseconds
        var whole = RoomParts()
        whole.add(tree, at: .root, of: layout, latest: latest)
        #expect(whole.claims == [claim] && whole.accounts == [account])
        #expect(Set(whole.registers) == [unit, own])
        #expect(!whole.needsWhole)
        var pieces = RoomParts()
        for path in [layout.shared, layout.own] { pieces.add(tree[path], at: path, of: layout, latest: latest) }
        #expect(Set(pieces.registers) == [unit, own] && pieces.claims == [claim])
        var late = RoomParts()
        late.add(tree, at: .root, of: layout, latest: clock.milliseconds - 1)
        #expect(late.claims.isEmpty && late.registers.isEmpty, "clocks that run ahead are passed over")
        for (path, value) in [
            (layout.claim(claim.id, in: claim.slot), RealtimeValue.null), (layout.member(account.id), .null),
            (layout.claim(claim.id, in: claim.slot).child("member"), .string("bob")),
            (layout.shared.child("logs"), .null),
        ] {
            var part = RoomParts()
            part.add(value, at: path, of: layout, latest: latest)
            #expect(part.needsWhole && part.isEmpty, "\(path)")
        }
    }
}
