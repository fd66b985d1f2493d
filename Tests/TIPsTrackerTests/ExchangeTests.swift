import Foundation
import NotificationKit
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("A room as a file")
struct ExchangeTests {
    /// A room with data of all kinds.
    private func used() throws -> Family {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        for name in ["Cetirizine", "Peanut"] { try family.ann.log(family.item(name).id) }
        try bob.log(family.item("Egg").id)
        family.clock.advance(hours: 1)
        let almond = try family.ann.log(family.item("Almond").id).entry
        try family.ann.editLog(almond.id, at: family.clock.now.adding(minutes: -30))
        try family.ann.unlog(family.item("Peanut").id)
        try family.ann.addUnit("Löffel 🥄")
        return family
    }

    @Test("a room brought into an empty store is the same room, to the byte, and to everybody in it")
    func roundTrip() throws {
        let family = try used()
        let file = try family.ann.exportRoom()
        let phone = try family.device(family.ann, seed: 7)
        #expect(try phone.tracker.exportRoom() == file)
        #expect(try phone.tracker.plan() == family.ann.plan())
        let days = try date("2026-01-01")..<date("2026-02-01")
        #expect(try phone.tracker.entries(in: days) == family.ann.entries(in: days))
        #expect(try RoomFile(file).data() == file)
    }

    @Test("imported again nothing is new, and nothing is written")
    func again() throws {
        let family = try used()
        let file = try family.ann.exportRoom()
        let changes = try family.count("change")
        #expect(try family.ann.importRoom(file) == ImportReceipt(claims: 0, tombstones: 0, registers: 0))
        #expect(try family.count("change") == changes)
    }

    @Test("the receipt counts what was new")
    func receipt() throws {
        let family = try Family()
        let phone = try family.device(family.ann, seed: 7)
        try phone.tracker.log(family.item("Egg").id)
        try phone.tracker.unlog(family.item("Egg").id)
        try phone.tracker.addUnit("drop")
        #expect(
            try family.ann.importRoom(try phone.tracker.exportRoom())
                == ImportReceipt(claims: 1, tombstones: 1, registers: 1)
        )
    }

    @Test("a file whose dose takes the place of this device's says so, and is noted and notified once")
    func overruled() throws {
        let family = try Family()
        let phone = try family.device(family.ann, seed: 7)
        let almond = try family.item("Almond").id
        try family.ann.editItem(almond, ItemEdit(dosing: .same(DoseDraft("6", "mL"))), unitIsMeant: true)
        phone.clock.advance(minutes: 1)
        try phone.tracker.editItem(almond, ItemEdit(dosing: .same(DoseDraft("7", "mL"))), unitIsMeant: true)
        family.clock.advance(minutes: 2)
        let file = try phone.tracker.exportRoom()
        let words = "Almond: 7 mL instead of 6 mL"
        #expect(try family.ann.importRoom(file).overruled == [words])
        #expect(try family.ann.importRoom(file).overruled == [])
        let notices = try family.ann.notificationCandidates().filter { $0.series.category == "overruled" }
        #expect(notices.map(\.body) == [words])
    }

    @Test("nothing of this device is in a file: the new device belongs to nobody until somebody says whose it is")
    func device() throws {
        let family = try used()
        let store = try LocalStore.inMemory(schemas: TIPsTracker.schemas)
        let other = TIPsTracker(store: store, clock: family.clock.wallClock, ids: .seeded(3))
        try other.importRoom(try family.ann.exportRoom())
        #expect(throws: TIPsError.notAllowed(.nobody)) { try other.currentMember() }
        #expect(throws: TIPsError.notAllowed(.nobody)) { try other.log(family.item("Sesame").id) }
    }

    @Test("fields of a later version are kept and handed on")
    func unknownFields() throws {
        let family = try Family()
        var file = try RoomFile(try family.ann.exportRoom())
        let clock = HybridClock(milliseconds: family.clock.now.milliseconds, counter: 9, node: "later")
        let key = Register.Key(
            scope: "cycle-1",
            kind: "item",
            entity: try family.item("Egg").id.rawValue,
            field: "color"
        )
        let register = Register(key: key, value: "yellow", clock: clock)
        let other = Register(
            key: Register.Key(scope: "room", kind: "poll", entity: "p1", field: "question"),
            value: "?",
            clock: clock
        )
        file.registers += [register, other]
        #expect(try family.ann.importRoom(file.data()).registers == 2)
        try family.ann.editItem(ID(key.entity), ItemEdit(name: "Boiled egg"))
        let registers = try family.state().registers.registers
        #expect(registers[key] == register && registers[other.key] == other)
    }

    @Test("a file of another room is refused and changes nothing")
    func otherRoom() throws {
        let family = try used()
        let others = try Family(seed: 99)
        let before = try family.ann.exportRoom()
        #expect(throws: TIPsError.otherRoom) { try family.ann.importRoom(try others.ann.exportRoom()) }
        #expect(try family.ann.exportRoom() == before)
    }

    @Test("only an admin brings a file into a room")
    func adminsOnly() throws {
        let family = try used()
        let file = try family.ann.exportRoom()
        let bob = family.ann.acting(as: try family.ann.findMember("Bob").id)
        #expect(throws: TIPsError.notAllowed(.adminsOnly(name: "Bob", action: "import a room"))) {
            try bob.importRoom(file)
        }
    }

    @Test("without a room there is nothing to export")
    func noRoom() throws {
        let family = try Family(isSetUp: false)
        #expect(throws: TIPsError.notSetUp) { try family.ann.exportRoom() }
        #expect(throws: TIPsError.notSetUp) { try family.ann.exportLogs() }
    }

    // MARK: Hostile files

    private static let head = #""format":"nourish-tips-room","version":1"#
    private static let clock = "0195749a6e40-0000-a"

    private static func file(registers: String = "", claims: String = "", tombstones: String = "") -> String {
        "{\(head),\"registers\":[\(registers)],\"claims\":[\(claims)],\"tombstones\":[\(tombstones)]}"
    }

    private static func register(
        _ kind: String,
        _ field: String,
        _ value: String,
        entity: String = "x",
        clock: String = clock
    ) -> String {
        #"{"scope":"room","kind":"\#(kind)","entity":"\#(entity)","field":"\#(field)","value":"\#(value)","clock":"\#(clock)"}"#
    }

    private static func claim(_ changes: [String: String] = [:]) -> String {
        let usual = [
            "id": "\"\(clock)\"", "day": "\"2026-01-05\"", "item": "\"i\"", "cycle": "\"cycle-1\"", "member": "\"m\"",
            "at": "\"2026-01-05T08:00:00Z\"", "recordedAt": "\"2026-01-05T08:00:00Z\"", "name": "\"Peanut\"",
            "category": "\"treatment\"", "dose": "{\"amount\":\"1\",\"unit\":\"g\"}", "early": "false",
        ]
        let members = usual.merging(changes) { $1 }.filter { !$0.value.isEmpty }
        return "{" + members.map { "\"\($0.key)\":\($0.value)" }.sorted().joined(separator: ",") + "}"
    }

    static let broken: [String] = [
        "", "null", "[]", "{}", "{", "\u{0}", "nourish",
        #"{"format":"other","version":1,"registers":[],"claims":[],"tombstones":[]}"#,
        #"{"format":"nourish-tips-room","version":0,"registers":[],"claims":[],"tombstones":[]}"#,
        #"{"format":"nourish-tips-room","version":"1","registers":[],"claims":[],"tombstones":[]}"#,
        "{\(head),\"registers\":[],\"claims\":[]}",
        "{\(head),\"registers\":{},\"claims\":[],\"tombstones\":[]}",
        String(repeating: "[", count: 100_000),
        "{\(head),\"registers\":" + String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000) + "}",
        file(registers: "1"), file(registers: "null"), file(claims: "{}"), file(tombstones: "{}"),
        file(registers: register("unit", "name", "tsp", clock: "never")),
        file(registers: register("unit", "name", "tsp", clock: "fffffffffffff-0000-a")),
        file(registers: register("unit", "name", "tsp", clock: "ffffffffffff-ffff-a")),
        file(
            registers: register("unit", "name", "tsp", clock: "0195749a6e40-0000-" + String(repeating: "a", count: 200))
        ),
        file(registers: register("unit", "name", "a\\u0000b")), file(registers: register("unit", "name", "\\u001b[2J")),
        file(registers: register("unit", "name", String(repeating: "x", count: 7_000))),
        file(registers: register("unit", "later", String(repeating: "x", count: 200_001))),
        file(registers: register("unit", "name", "x", entity: "")),
        file(registers: register("unit", "name", "x", entity: "a/b")),
        file(registers: register("unit", "deleted", "perhaps")),
        file(registers: register("cycle", "number", "26")), file(registers: register("cycle", "number", "0")),
        file(registers: register("cycle", "number", "9999999999999999999999")),
        file(registers: register("cycle", "start", "2026-02-30")),
        file(registers: register("cycle", "challenge", "soon")),
        file(registers: register("member", "role", "king")), file(registers: register("member", "joined", "yesterday")),
        file(registers: register("item", "place", "dessert a1")),
        file(registers: register("item", "place", "treatment")),
        file(registers: register("item", "place", "treatment ")), file(registers: register("item", "dose", "0|0|g")),
        file(registers: register("item", "dose", "1/0|1|g")), file(registers: register("item", "w01", "-1|-1|g")),
        file(registers: register("item", "weekly", "1")), file(registers: register("item", "added", "0000-00-00")),
        file(registers: register("settings", "timerMinutes", "0")),
        file(registers: register("settings", "timerMinutes", "100000")),
        file(registers: register("settings", "reminder-treatment", "on 25:00")),
        file(registers: register("supply", "amount", "lots")),
        file(registers: register("reaction", "severity", "fatal")),
        file(registers: register("room", "code", "no")),
        file(registers: register("room", "timeZone", "", entity: "room", clock: "01b000000000-0000-a")),
        file(registers: register("room", "id", "", entity: "room", clock: "01b000000000-0000-a")),
        file(registers: register("room", "timeZone", "Mars/Olympus", entity: "room", clock: "01b000000000-0000-a")),
        file(registers: register("room", "timeZoneUntil-1", "Mars/Olympus", entity: "room")),
        file(claims: claim(["id": "\"x\""])), file(claims: claim(["id": ""])),
        file(claims: claim(["day": "\"2026-13-01\""])),
        file(claims: claim(["day": "\"+10000-01-01\""])), file(claims: claim(["category": "\"dessert\""])),
        file(claims: claim(["at": "\"2026-01-05T08:00:00\""])), file(claims: claim(["at": "1e999"])),
        file(claims: claim(["name": "\"\""])),
        file(claims: claim(["name": "\"\\u0007\""])), file(claims: claim(["item": "\"\""])),
        file(claims: claim(["early": "1"])),
        file(claims: claim(["item": "\"\\ud800\""])), file(claims: claim(["dose": "{\"amount\":\"1\"}"])),
        file(claims: claim(["dose": "{\"amount\":\"\",\"unit\":\"\"}"])), file(claims: claim(["dose": "\"1 g\""])),
        file(claims: claim(["member": "\"" + String(repeating: "m", count: 200) + "\""])),
        file(
            tombstones:
                #"{"claim":"x","day":"2026-01-05","item":"i","member":"m","at":"2026-01-05T08:00:00Z","clock":"0195749a6e40-0000-a"}"#
        ),
        file(
            tombstones:
                #"{"claim":"0195749a6e40-0000-a","day":"2026-01-05","item":"i","member":"m","at":"2026-01-05T08:00:00Z","clock":"0195749a6e40-0000-a","replacement":""}"#
        ),
    ]

    @Test("a broken or hostile file is refused with a reason, whole, and changes nothing", arguments: broken.indices)
    func hostile(index: Int) throws {
        let family = try used()
        let before = try family.ann.exportRoom()
        let changes = try family.count("change")
        let error = #expect(throws: TIPsError.self) { try family.ann.importRoom(Data(Self.broken[index].utf8)) }
        guard case .brokenRoomFile(let reason) = error else {
            Issue.record("\(Self.broken[index].prefix(200)): \(String(reflecting: error))")
            return
        }
        #expect(!reason.isEmpty && reason.count < 300)
        #expect(try family.ann.exportRoom() == before)
        #expect(try family.count("change") == changes)
        let empty = TIPsTracker(
            store: try LocalStore.inMemory(schemas: TIPsTracker.schemas),
            clock: family.clock.wallClock,
            ids: .seeded(1)
        )
        #expect(throws: TIPsError.self) { try empty.importRoom(Data(Self.broken[index].utf8)) }
        #expect(try !empty.isSetUp())
    }

    @Test("bytes that are no UTF-8, and every prefix of a good file, are refused")
    func cut() throws {
        let family = try used()
        let file = try family.ann.exportRoom()
        #expect(throws: TIPsError.self) { try family.ann.importRoom(Data([0xFF, 0xFE, 0x00])) }
        for length in stride(from: 0, to: file.count - 2, by: 997) {
            #expect(throws: TIPsError.self) { try family.ann.importRoom(file.prefix(length)) }
        }
        #expect(try family.ann.exportRoom() == file)
    }

    @Test(
        "a good file with one byte changed is refused or read, but never breaks a screen",
        arguments: 0..<6 as Range<UInt64>
    )
    func flipped(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let family = try used()
        let file = try family.ann.exportRoom()
        for _ in 0..<60 {
            var bytes = Array(file)
            bytes[random.int(in: 0...bytes.count - 1)] = UInt8(random.int(in: 0x20...0x7E))
            let tracker = TIPsTracker(
                store: try LocalStore.inMemory(schemas: TIPsTracker.schemas),
                clock: family.clock.wallClock,
                ids: .seeded(1)
            )
            do throws(TIPsError) {
                try tracker.importRoom(Data(bytes))
                _ = try tracker.plan()
                _ = try tracker.entries(in: LocalDate(dayNumber: 0)..<LocalDate(dayNumber: 100_000))
                _ = try tracker.exportLogs()
            } catch {
                switch error {
                case .brokenRoomFile, .newerRoomFile: continue
                default: Issue.record("seed \(seed): \(String(reflecting: error))")
                }
            }
        }
    }

    @Test("a file of a later version says so; one without the room can't begin one")
    func later() throws {
        let family = try used()
        let text = #"{"format":"nourish-tips-room","version":2,"somethingElse":true}"#
        #expect(throws: TIPsError.newerRoomFile(version: 2)) { try family.ann.importRoom(Data(text.utf8)) }
        #expect(
            try family.ann.importRoom(Data(Self.file().utf8)) == ImportReceipt(claims: 0, tombstones: 0, registers: 0)
        )
        #expect(try family.ann.importRoom(Data(Self.file(claims: Self.claim()).utf8)).claims == 1)
    }

    @Test("a clock more than ten years ahead is refused: no device could log anymore")
    func farAhead() throws {
        let family = try used()
        let now = family.clock.now
        for (days, isTaken) in [(3652, true), (3654, false)] {
            var file = RoomFile(try family.state())
            let clock = HybridClock(milliseconds: now.adding(days24h: days).milliseconds, counter: 0, node: "z")
            let key = Register.Key(scope: "room", kind: "unit", entity: "u\(days)", field: "name")
            file.registers.append(Register(key: key, value: "far \(days)", clock: clock))
            let data = try file.data()
            if isTaken {
                let newest = Instant(milliseconds: clock.milliseconds)
                #expect(throws: TIPsError.clockBehind(now: now, newest: newest)) { try family.ann.importRoom(data) }
                #expect(try family.ann.importRoom(data, clockIsRight: true).registers == 1)
            } else {
                #expect(throws: TIPsError.brokenRoomFile(reason: "the clock \(clock) is more than ten years ahead")) {
                    try family.ann.importRoom(data)
                }
            }
        }
    }

    @Test("A time of entry more than ten years ahead is refused")
    func farAheadEntry() throws {
        let family = try used()
        let entry = try family.ann.log(family.item("Almond").id).entry.claim
        for (days, isTaken) in [(3652, true), (3654, false)] {
            var file = RoomFile(try family.state())
            let clock = HybridClock(milliseconds: family.clock.now.milliseconds + 1, counter: days, node: "z")
            file.claims.append(
                Claim(
                    clock: clock,
                    slot: entry.slot,
                    cycle: entry.cycle,
                    member: entry.member,
                    at: entry.at,
                    recordedAt: family.clock.now.adding(days24h: days),
                    snapshot: entry.snapshot
                )
            )
            let data = try file.data()
            if isTaken {
                #expect(try family.ann.importRoom(data).claims == 1)
            } else {
                #expect(throws: TIPsError.self) { try family.ann.importRoom(data) }
            }
        }
    }

    @Test("A field that only looks like a week's dose is kept and is no dose", arguments: ["w", "w-1", "week"])
    func noWeek(field: String) throws {
        let family = try used()
        let peanut = try family.item("Peanut")
        var file = RoomFile(try family.state())
        let clock = HybridClock(milliseconds: family.clock.now.milliseconds + 1, counter: 0, node: "z")
        let dose = try #require(
            file.registers.first { $0.key.entity == peanut.id.rawValue && ["dose", "w01"].contains($0.key.field) }
        )
        let key = Register.Key(scope: dose.key.scope, kind: "item", entity: dose.key.entity, field: field)
        for value in [dose.value, "of a later version"] {
            file.registers.append(Register(key: key, value: value, clock: clock))
            try family.ann.importRoom(file.data())
            #expect(try family.item("Peanut").dosing == peanut.dosing)
            file.registers.removeLast()
        }
    }

    @Test("a cycle of centuries is refused")
    func endlessCycle() throws {
        let family = try used()
        var file = RoomFile(try family.state())
        let key = Register.Key(scope: "room", kind: "cycle", entity: "cycle-1", field: "challenge")
        let clock = HybridClock(milliseconds: family.clock.now.milliseconds + 1, counter: 0, node: "z")
        file.registers.append(Register(key: key, value: "9999-12-31", clock: clock))
        let data = try file.data()
        let error = #expect(throws: TIPsError.self) { try family.ann.importRoom(data) }
        guard case .brokenRoomFile = error else {
            Issue.record("\(String(reflecting: error))")
            return
        }
    }

    // MARK: CSV

    @Test("logs as CSV: one line each, with the words they were made with and the room's times")
    func csv() throws {
        let family = try Family(
            [
                ItemDraft("Nut, \"mixed\"", .maintenance, .same(DoseDraft("1/2", "tsp"))),
                ItemDraft("=SUM(A1)", .recommended, nil), ItemDraft("Peanut", .treatment, .same(DoseDraft("2", "g"))),
            ],
            now: "2026-01-13T08:00"
        )
        let bob = try family.member("Bob", .logger)
        try family.ann.log(family.item("Nut, \"mixed\"").id)
        try family.ann.log(family.item("=SUM(A1)").id, at: family.instant("2026-01-13T08:01"))
        try family.at("2026-01-14T00:10")
        let peanut = try family.item("Peanut").id
        try bob.log(peanut, at: family.instant("2026-01-13T23:50"), forYesterday: true, clinicSaidGoOn: true)
        let csv = String(decoding: try family.ann.exportLogs(), as: UTF8.self)
        #expect(
            csv.components(separatedBy: "\r\n") == [
                "day,week,category,item,dose,member,time,recorded,early,clinic,second,stopped",
                #"2026-01-13,2,maintenance,"Nut, ""mixed""",1/2 tsp,Ann,2026-01-13 08:00,2026-01-13 08:00,no,,no,"#,
                "2026-01-13,2,recommended,'=SUM(A1),,Ann,2026-01-13 08:01,2026-01-13 08:00,no,,no,",
                "2026-01-13,2,treatment,Peanut,2 g,Bob,2026-01-13 23:50,2026-01-14 00:10,no,said go on: answered 2026-01-14 00:10; "
                    + "asked because no dose of it was ever logged; its plan began on 2026-01-05 and is in week 2,no,",
                "",
            ]
        )
        #expect(try family.ann.exportLogs(of: ID("cycle-1")) == Data(csv.utf8))
        let data = try Language.$current.withValue(.spanish) { try family.ann.exportLogs() }
        let es = String(decoding: data, as: UTF8.self)
        #expect(es.hasPrefix("day,week,category,item,dose,member,time,recorded,") && es.contains(",1/2 cdta.,Ann,"))
        #expect(es.contains("dijo que siguiera: respuesta del 2026-01-14 00:10; se preguntó porque nunca"))
        #expect(throws: TIPsError.notFound(what: "cycle", "cycle-9")) { try family.ann.exportLogs(of: ID("cycle-9")) }
    }
}
