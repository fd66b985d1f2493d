import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Laws of the merge")
struct MergeLawTests {
    // MARK: Sets of claims and registers

    /// A random room with few clocks and few values, so that its parts often conflict.
    private func room(_ random: inout SeededGenerator) throws -> RoomState {
        let day = try LocalDate(year: 2026, month: 3, day: 8)
        func clock(_ random: inout SeededGenerator) -> HybridClock {
            HybridClock(
                milliseconds: Int64(random.int(in: 0...2)),
                counter: random.int(in: 0...1),
                node: random.pick(["a", "b"])
            )
        }
        var state = RoomState()
        for _ in 0..<random.int(in: 0...6) {
            let made = claim(
                clock(&random),
                day: day.adding(days: random.int(in: 0...1)),
                item: random.pick(["peanut", "caf\u{E9}", "cafe\u{301}"]),
                member: random.pick(["ann", "bob"]),
                at: Int64(random.int(in: 0...1))
            )
            state.logs.add(made)
            if random.oneIn(2) { state.logs.add(tombstone(of: made, clock(&random), by: random.pick(["ann", "bob"]))) }
        }
        for _ in 0..<random.int(in: 0...6) {
            let key = Register.Key(scope: "room", kind: "unit", entity: random.pick(["u", "v"]), field: "name")
            let value = random.pick(["tsp", "g", "", "\u{E9}", "e\u{301}"])
            state.registers.add(Register(key: key, value: value, clock: clock(&random)))
        }
        return state
    }

    /// The bytes of a room, because Swift's `==` ignores canonical equivalence.
    private func bytes(_ state: RoomState) throws -> [UInt8] {
        Array(try RoomFile(state).data())
    }

    @Test(
        "idempotent, commutative and associative to the byte, even where ids and clocks collide",
        arguments: 0..<8 as Range<UInt64>
    )
    func laws(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for round in 0..<60 {
            let (a, b, c) = (try room(&random), try room(&random), try room(&random))
            #expect(try bytes(a.merged(with: a)) == bytes(a), "seed \(seed), round \(round)")
            #expect(try bytes(a.merged(with: b)) == bytes(b.merged(with: a)), "seed \(seed), round \(round)")
            let left = a.merged(with: b).merged(with: c)
            #expect(try bytes(left) == bytes(a.merged(with: b.merged(with: c))), "seed \(seed), round \(round)")
            #expect(try bytes(left.merged(with: b)) == bytes(left), "seed \(seed), round \(round)")
        }
    }

    @Test("lines in any order and any number make the same room")
    func anyOrder() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<100 {
            let parts = try (0..<4).map { _ in try room(&random) }
            var claims = parts.flatMap { Array($0.logs.claims.values) }
            var tombstones = parts.flatMap { Array($0.logs.tombstones.values) }
            let once = LogBook(claims: claims, tombstones: tombstones)
            claims = random.shuffle(claims + claims)
            tombstones = random.shuffle(tombstones + tombstones)
            let again = LogBook(claims: claims, tombstones: tombstones)
            #expect(try bytes(RoomState(logs: once)) == bytes(RoomState(logs: again)))
        }
    }

    // MARK: Boxes

    @Test("two people who tick one box are one log with two witnesses; the highest clock is shown")
    func twoWitnesses() throws {
        let day = try LocalDate(year: 2026, month: 3, day: 8)
        let ann = claim(HybridClock(milliseconds: 1, counter: 0, node: "a"), day: day, member: "ann")
        let bob = claim(HybridClock(milliseconds: 2, counter: 0, node: "b"), day: day, member: "bob")
        let entries = LogBook(claims: [bob, ann]).entries
        #expect(entries == [ann.slot: LogEntry(claim: bob, others: [ann])])
    }

    @Test(
        "one person's two ticks of a box on one device are one log without another witness; on two devices each is told"
    )
    func oneWitness() throws {
        let day = try LocalDate(year: 2026, month: 3, day: 8)
        let first = claim(HybridClock(milliseconds: 1, counter: 0, node: "a"), day: day, member: "ann")
        let again = claim(HybridClock(milliseconds: 2, counter: 0, node: "a"), day: day, member: "ann")
        let phone = claim(HybridClock(milliseconds: 2, counter: 0, node: "b"), day: day, member: "ann")
        #expect(LogBook(claims: [first, again]).entries == [first.slot: LogEntry(claim: again)])
        #expect(LogBook(claims: [first, phone]).entries == [first.slot: LogEntry(claim: phone, others: [first])])
    }

    @Test("an un-tick takes back what was seen and not what was not: the other one's tick stays")
    func unseenTickWins() throws {
        let day = try LocalDate(year: 2026, month: 3, day: 8)
        let seen = claim(HybridClock(milliseconds: 1, counter: 0, node: "a"), day: day, member: "ann")
        let unseen = claim(HybridClock(milliseconds: 2, counter: 0, node: "b"), day: day, member: "bob")
        let taken = tombstone(of: seen, HybridClock(milliseconds: 9, counter: 0, node: "a"))
        let book = LogBook(claims: [seen], tombstones: [taken]).merged(with: LogBook(claims: [unseen]))
        #expect(book.entries == [seen.slot: LogEntry(claim: unseen)])
    }

    @Test("a tombstone that arrives before its claim takes it back all the same")
    func tombstoneFirst() throws {
        let day = try LocalDate(year: 2026, month: 3, day: 8)
        let tick = claim(HybridClock(milliseconds: 1, counter: 0, node: "a"), day: day)
        var book = LogBook()
        book.add(tombstone(of: tick, HybridClock(milliseconds: 2, counter: 0, node: "a")))
        book.add(tick)
        #expect(book.entries.isEmpty)
    }

    // MARK: Devices that come and go

    @Test(
        "thousands of histories of several devices, in any order, doubled and delayed, clocks off by days: no tick lost, doubled or back from the dead",
        arguments: 0..<16 as Range<UInt64>
    )
    func histories(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for round in 0..<200 {
            var world = try World(&random)
            for _ in 0..<random.int(in: 5...30) { world.step(&random) }
            world.deliverEverything(&random)
            let comment: Comment = "seed \(seed), round \(round)"
            let books = world.devices.map(\.book)
            #expect(books.allSatisfy { $0 == books[0] }, comment)
            let live = world.made.filter { !world.takenBack.contains($0.key) }
            let entries = books[0].entries
            // Lost ticks: each tick that wasn't taken back is in its box.
            for (id, slot) in live {
                guard let entry = entries[slot] else {
                    Issue.record("lost \(id): \(comment)")
                    continue
                }
                #expect(entry.claim.clock.text >= id.rawValue, comment)
            }
            // Double ticks: a box counts once, and no device created the same clock twice.
            #expect(Set(entries.values.map(\.slot)).count == entries.count, comment)
            #expect(entries.count == Set(live.values).count, comment)
            #expect(world.made.count == world.ticks, comment)
            // Resurrected ticks: no tick that was taken back is shown.
            for entry in entries.values {
                for shown in [entry.claim] + entry.others { #expect(!world.takenBack.contains(shown.id), comment) }
            }
        }
    }
}

/// Devices that tick, un-tick and edit what they see, and send each other their data after random delays.
private struct World {
    struct Device {
        let node: String
        let skew: Int64
        var book = LogBook()
        var newest: HybridClock?

        mutating func clock(_ now: Int64) -> HybridClock {
            let next = HybridClock.next(after: newest, now: Instant(milliseconds: now + skew), node: node)
            newest = next
            return next
        }

        mutating func receive(_ other: LogBook) {
            book = book.merged(with: other)
            let clocks = other.claims.values.map(\.clock) + other.tombstones.values.map(\.clock)
            newest = (clocks + [newest].compactMap { $0 }).max()
        }
    }

    var devices: [Device]
    var now: Int64 = 1_770_000_000_000
    let day: LocalDate
    /// The sent books that haven't arrived. A delivered one may arrive again.
    var mail: [(to: Int, book: LogBook)] = []
    // An independent record of all ticks.
    var made: [Claim.ID: Slot] = [:]
    var takenBack: Set<Claim.ID> = []
    var ticks = 0

    init(_ random: inout SeededGenerator) throws {
        day = try LocalDate(year: 2026, month: 3, day: 8)
        devices = (0..<random.int(in: 2...5)).map { number in
            Device(node: "n\(number)", skew: Int64(random.int(in: -3 * 86_400_000...3 * 86_400_000)))
        }
    }

    mutating func step(_ random: inout SeededGenerator) {
        now += Int64(random.pick([0, 0, 1, 60_000, 3_600_000]))
        let who = random.int(in: 0...devices.count - 1)
        let slot = Slot(day: day.adding(days: random.int(in: 0...1)), item: ID(random.pick(["peanut", "egg"])))
        switch random.int(in: 0...9) {
        case 0...3: tick(slot, who)
        case 4: takeBack(slot, who, replacing: nil)
        case 5: takeBack(slot, who, replacing: Slot(day: day.adding(days: random.int(in: 0...1)), item: slot.item))
        case 6, 7: mail.append((random.int(in: 0...devices.count - 1), devices[who].book))
        default: deliver(&random)
        }
    }

    private mutating func tick(_ slot: Slot, _ who: Int) {
        guard devices[who].book.entries[slot] == nil else { return }
        add(slot, who)
    }

    private mutating func add(_ slot: Slot, _ who: Int) {
        let made = claim(
            devices[who].clock(now),
            day: slot.day,
            item: slot.item.rawValue,
            member: "member-\(who)",
            at: now
        )
        devices[who].book.add(made)
        self.made[made.id] = slot
        ticks += 1
    }

    private mutating func takeBack(_ slot: Slot, _ who: Int, replacing new: Slot?) {
        let book = devices[who].book
        let live = book.claims.values.filter { $0.slot == slot && book.tombstones[$0.id] == nil }.sorted {
            $0.clock < $1.clock
        }
        guard !live.isEmpty, new == nil || new == slot || book.entries[new ?? slot] == nil else { return }
        for claim in live {
            devices[who].book.add(tombstone(of: claim, devices[who].clock(now), by: "member-\(who)"))
            takenBack.insert(claim.id)
        }
        if let new { add(new, who) }
    }

    private mutating func deliver(_ random: inout SeededGenerator) {
        guard !mail.isEmpty else { return }
        let letter = random.int(in: 0...mail.count - 1)
        devices[mail[letter].to].receive(mail[letter].book)
        // One in three arrives a second time.
        if !random.oneIn(3) { mail.remove(at: letter) }
    }

    /// Delivers everything in transit, and then exchanges all data between all devices.
    mutating func deliverEverything(_ random: inout SeededGenerator) {
        for letter in random.shuffle(mail) { devices[letter.to].receive(letter.book) }
        for _ in 0..<2 {
            for from in random.shuffle(Array(devices.indices)) {
                for to in random.shuffle(Array(devices.indices)) { devices[to].receive(devices[from].book) }
            }
        }
    }
}
