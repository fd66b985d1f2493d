import RealtimeTree
import Testing
import TimeKit

@testable import TIPsTracker

@Suite("A room's keys, times and writes on each side of their limits")
struct RoomEdgeTests {
    private let layout = RoomLayout(room: ID("r1"), account: ID("acc1"))

    @Test("a key escapes exactly the characters that a database forbids in one, and comes back as the id")
    func keys() {
        for code in UInt8(0)...0x7F {
            let character = String(Unicode.Scalar(code))
            let isForbidden = code < 0x20 || code == 0x7F || ".$#[]/%".contains(character)
            let digits = (code < 0x10 ? "0" : "") + String(code, radix: 16, uppercase: true)
            let key = "a" + (isForbidden ? "%" + digits : character) + "é"
            #expect(RoomKey.key("a\(character)é") == key, "\(code)")
            #expect(RoomKey.id(key) == "a\(character)é", "\(code)")
            #expect(RealtimeKey.problem(of: RoomKey.key("a\(character)é")) == nil, "\(code)")
        }
        // Another spelling of a key is no key: two ids would have it.
        for key in ["%", "%2", "a%2", "%2e", "%41", "%zz", "%C3%A9", "%G0", "%0G"] {
            #expect(RoomKey.id(key) == nil, "\(key)")
        }
        #expect(RoomKey.id("%2E%25") == ".%" && RoomKey.id("") == "")
    }

    @Test(
        "a field, a log or a take-back is read up to the latest time that the server takes, and not a millisecond beyond"
    )
    func latest() {
        let day = LocalDate(dayNumber: 0)
        func made(at: Int64, recordedAt: Int64) -> Claim {
            Claim(
                clock: HybridClock(milliseconds: 5_000, counter: 0, node: "a"),
                slot: Slot(day: day, item: ID("peanut")),
                cycle: ID("cycle-1"),
                member: ID("ann"),
                at: Instant(milliseconds: at),
                recordedAt: Instant(milliseconds: recordedAt),
                snapshot: Snapshot(item: "Peanut", category: .treatment, dose: nil)
            )
        }
        let register = Register(
            key: .init(scope: "room", kind: "unit", entity: "u", field: "name"),
            value: "g",
            clock: HybridClock(milliseconds: 1_000, counter: 9, node: "a")
        )
        let claims = [made(at: 1_000, recordedAt: 900), made(at: 900, recordedAt: 1_000)]
        let taken = Tombstone(
            claim: claims[0].id,
            slot: claims[0].slot,
            member: ID("ann"),
            at: Instant(milliseconds: 1_000),
            clock: HybridClock(milliseconds: 6_000, counter: 0, node: "a")
        )
        for (latest, isRead) in [(999, false), (1_000, true), (1_001, true)] as [(Int64, Bool)] {
            var parts = RoomParts()
            parts.add(RegisterForm.value(register), at: layout.register(register.key), of: layout, latest: latest)
            #expect(parts.registers == (isRead ? [register] : []) && parts.newestMoment == (isRead ? 1_000 : 0))
            for claim in claims {
                parts = RoomParts()
                parts.add(
                    ClaimForm.value(claim),
                    at: layout.claim(claim.id, in: claim.slot),
                    of: layout,
                    latest: latest
                )
                #expect(parts.claims == (isRead ? [claim] : []) && parts.newestMoment == (isRead ? 1_000 : 0))
            }
            parts = RoomParts()
            parts.add(TombstoneForm.value(taken), at: layout.tombstone(taken), of: layout, latest: latest)
            #expect(parts.tombstones == (isRead ? [taken] : []) && parts.newestMoment == (isRead ? 1_000 : 0))
            #expect(parts.isEmpty == !isRead && !parts.needsWhole)
        }
        var parts = RoomParts()
        parts.add(.null, at: layout.register(register.key), of: layout, latest: 1_000)
        #expect(parts.isEmpty && parts.needsWhole, "a field that was deleted is looked for in the whole room")
    }

    @Test(
        "a change of at most five hundred places is one write, and a log stays with the one that it replaces",
        arguments: [
            (0, false, []), (1, false, [1]), (499, false, [499]), (500, false, [500]), (501, false, [500, 1]),
            (1_001, false, [500, 500, 1]), (498, true, [500]), (499, true, [499, 2]), (500, true, [500, 2]),
        ] as [(Int, Bool, [Int])]
    )
    func writes(fields: Int, hasEdit: Bool, places: [Int]) throws {
        var outgoing = Outgoing()
        #expect(outgoing.isEmpty)
        let clock = HybridClock(milliseconds: 1_000, counter: 0, node: "a")
        for number in 0..<fields {
            let key = Register.Key(scope: "room", kind: "unit", entity: "u\(number)", field: "name")
            outgoing.add(Register(key: key, value: "g", clock: clock), over: nil)
        }
        if hasEdit {
            let day = LocalDate(dayNumber: 20_480)
            let old = claim(clock, day: day)
            let new = claim(HybridClock(milliseconds: 2_000, counter: 0, node: "a"), day: day)
            outgoing.add(new)
            outgoing.add(
                Tombstone(
                    claim: old.id,
                    slot: old.slot,
                    member: old.member,
                    at: new.recordedAt,
                    clock: HybridClock(milliseconds: 3_000, counter: 0, node: "a"),
                    replacement: new.id
                )
            )
        }
        #expect(outgoing.isEmpty == places.isEmpty)
        let writes = try outgoing.writes(layout)
        #expect(writes.map { $0.write.values.count } == places)
    }

    // MARK: Flaws

    private func made(
        item: String = "peanut",
        member: String = "ann",
        cycle: String = "cycle-1",
        node: String = "a",
        daysOff: Int = 0,
        at: Int64 = 10 * 86_400_000,
        name: String = "Peanut",
        dose: DoseLabel? = nil,
        more: String? = nil
    ) -> Claim {
        Claim(
            clock: HybridClock(milliseconds: 5, counter: 0, node: node),
            slot: Slot(day: LocalDate(dayNumber: 10 + daysOff), item: ID(item)),
            cycle: ID(cycle),
            member: ID(member),
            at: Instant(milliseconds: at),
            recordedAt: Instant(milliseconds: 0),
            snapshot: Snapshot(item: name, category: .treatment, dose: dose),
            more: more
        )
    }

    @Test("an id has one to 128 letters, digits and - . : _, in every place of a log, a take-back and a field")
    func ids() {
        let longest = String(repeating: "a", count: 128)
        let good = ["a", "z", "A", "Z", "0", "9", "-", ".", ":", "_", longest]
        let bad = ["", ",", "/", ";", "@", "[", "`", "{", "^", " ", "\u{E9}", longest + "a"]
        for (id, isGood) in good.map({ ($0, true) }) + bad.map({ ($0, false) }) {
            for claim in [made(item: id), made(member: id), made(cycle: id)] {
                #expect((claim.flaw == nil) == isGood, "\(id)")
            }
            let claim = made()
            for slot in [Slot(day: claim.slot.day, item: ID(id)), claim.slot] {
                let member = slot == claim.slot ? id : "ann"
                let taken = Tombstone(claim: claim.id, slot: slot, member: ID(member), at: claim.at, clock: claim.clock)
                #expect((taken.flaw == nil) == isGood, "\(id)")
            }
            for place in 0..<4 {
                var parts = ["room", "later", "e", "f"]
                parts[place] = id
                let key = Register.Key(scope: parts[0], kind: parts[1], entity: parts[2], field: parts[3])
                let register = Register(key: key, value: "x", clock: claim.clock)
                #expect((register.flaw == nil) == isGood, "\(id) at \(place)")
            }
        }
    }

    @Test("a log's box is of the day of its time or at most two days beside it, and its texts have their limits")
    func boxes() {
        for daysOff in -4...4 {
            for (at, isNear) in [
                (10 * 86_400_000, abs(daysOff) <= 2), (11 * 86_400_000 - 1, abs(daysOff) <= 2),
                (11 * 86_400_000, abs(daysOff - 1) <= 2), (10 * 86_400_000 - 1, abs(daysOff + 1) <= 2),
            ] as [(Int64, Bool)] {
                #expect((made(daysOff: daysOff, at: at).flaw == nil) == isNear, "\(daysOff) \(at)")
            }
        }
        for (count, isShort) in [(32, true), (33, false)] {
            #expect((made(node: String(repeating: "a", count: count)).flaw == nil) == isShort)
        }
        for (count, isShort) in [(6_400, true), (6_401, false)] {
            let text = String(repeating: "a", count: count)
            let label = DoseLabel(amount: "1", unit: text)
            #expect((made(name: text).flaw == nil) == isShort && (made(dose: label).flaw == nil) == isShort)
        }
        for (count, isShort) in [(0, false), (1, true), (10_000, true), (10_001, false)] {
            #expect((made(more: String(repeating: "a", count: count)).flaw == nil) == isShort, "\(count)")
        }
        for text in ["", "a\nb", "a\u{0}", "a\u{7F}", "a\u{85}"] {
            #expect(made(name: text).flaw != nil && made(dose: DoseLabel(amount: text, unit: "g")).flaw != nil)
        }
    }
}
