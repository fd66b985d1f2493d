import Foundation
import RealtimeTree
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Joining and leaving a shared room")
struct MembershipTests {
    static let remote = RemoteAddress(address: "https://rooms.example", apiKey: nil)

    /// A server with the shipped rules and Ann's room, and other devices.
    final class Scene {
        let family: Family
        let server: TreeServer
        let annsWay: TreeTransport
        private var seed: UInt64 = 100

        init(isConnected: Bool = true) async throws {
            family = try Family()
            server = TreeServer(rules: try RoomRules.read(), clock: family.clock)
            annsWay = TreeTransport(RoomAccount.ID("annPhone"), server)
            if isConnected { _ = try await family.ann.connect(to: MembershipTests.remote, over: annsWay) }
        }

        /// A device with an empty store.
        func device(_ account: String) throws -> Device {
            seed += 1
            let store = try LocalStore.inMemory(schemas: TIPsTracker.schemas)
            let tracker = TIPsTracker(store: store, clock: family.clock.wallClock, ids: .seeded(seed))
            return Device(tracker: tracker, way: TreeTransport(RoomAccount.ID(account), server), store: store)
        }

        /// The formatted code; a new one if there is none.
        func code(rotate: Bool = false) async throws -> String {
            let code = RoomCodeRule.shown(try family.ann.roomCode(rotate: rotate))
            try await family.ann.synchronize(over: annsWay)
            return code
        }

        func bob() async throws -> Device {
            let bob = try device("bobPhone")
            _ = try await bob.join(code(), "Bob")
            try await family.ann.synchronize(over: annsWay)
            return bob
        }

        func account(_ id: String) throws -> RealtimeValue {
            let room = try #require(family.ann.syncStatus().room)
            return server.root[try RealtimePath("rooms/\(room)/members/\(id)")]
        }

        func member(_ name: String) throws -> Member { try family.ann.findMember(name) }
    }

    struct Device {
        let tracker: TIPsTracker
        let way: TreeTransport
        let store: LocalStore

        func join(_ code: String, _ name: String, isMember: Bool = false) async throws(TIPsError) -> Member {
            try await tracker.join(
                code: code,
                name: name,
                isMember: isMember,
                settings: MemberSettings(),
                at: MembershipTests.remote,
                over: way
            )
        }

        func sync() async throws(TIPsError) -> SyncReceipt { try await tracker.synchronize(over: way) }
    }

    // MARK: Sharing a room

    @Test("a room that is shared lies there whole, under its admin's account; twice is once")
    func connect() async throws {
        let scene = try await Scene()
        let ann = scene.family.ann
        let status = try ann.syncStatus()
        #expect(status.remote == Self.remote)
        #expect(status.account?.rawValue == "annPhone")
        #expect(status.waiting == 0 && status.parked == 0)
        let there = try scene.account("annPhone")
        #expect(there["role"] == .string("admin"))
        #expect(there["member"] == .string(try scene.member("Ann").id.rawValue))
        let before = scene.server.root
        #expect(try await ann.connect(to: Self.remote, over: scene.annsWay).remote == Self.remote)
        #expect(scene.server.root == before)
    }

    @Test("a room is shared once it could be told: cut at any request, it can be done again", arguments: 0..<6)
    func connectCut(at request: Int) async throws {
        for fate in [TreeTransport.Fate.lost, .unanswered] {
            let scene = try await Scene(isConnected: false)
            scene.annsWay.fate { $0 == request ? fate : .fine }
            do throws(TIPsError) {
                _ = try await scene.family.ann.connect(to: Self.remote, over: scene.annsWay)
            } catch {
                #expect(error == .remote(.unreachable(reason: "cut")))
            }
            scene.annsWay.fate { _ in .fine }
            let status = try await scene.family.ann.connect(to: Self.remote, over: scene.annsWay)
            #expect(status.waiting == 0 && status.parked == 0)
            let bob = try await scene.bob()
            #expect(try bob.tracker.plan().items == scene.family.ann.plan().items)
        }
    }

    @Test(
        "only an admin shares a room, one room is shared in one place, and a room that others have shared isn't taken over"
    )
    func connectRefused() async throws {
        let scene = try await Scene(isConnected: false)
        let ann = scene.family.ann
        let bob = try scene.family.member("Bob", .logger)
        await #expect(throws: TIPsError.notAllowed(.adminsOnly(name: "Bob", action: "share the room"))) {
            try await bob.connect(to: Self.remote, over: scene.annsWay)
        }
        let empty = try scene.device("empty")
        await #expect(throws: TIPsError.notSetUp) { try await empty.tracker.connect(to: Self.remote, over: empty.way) }
        _ = try await ann.connect(to: Self.remote, over: scene.annsWay)
        let other = RemoteAddress(address: "https://other.example", apiKey: nil)
        await #expect(throws: TIPsError.alreadyConnected(to: Self.remote.address)) {
            try await ann.connect(to: other, over: scene.annsWay)
        }
        // A copy of the room, transferred as a file.
        let copy = try scene.device("copy")
        try copy.tracker.importRoom(ann.exportRoom())
        try copy.tracker.become(scene.member("Ann").id)
        await #expect(throws: TIPsError.remote(.refused(reason: "Permission denied"))) {
            try await copy.tracker.connect(to: Self.remote, over: copy.way)
        }
        #expect(try copy.tracker.syncStatus().remote == nil)
    }

    // MARK: Joining

    @Test("a member who joins has the whole room, is a logger of it under their account, and is seen by the others")
    func join() async throws {
        let scene = try await Scene()
        try scene.family.ann.log(scene.family.item("Peanut").id)
        let bob = try await scene.bob()
        let me = try bob.tracker.currentMember()
        #expect(me.name == "Bob" && me.role == .logger && me.id.rawValue == "bobPhone")
        #expect(try bob.tracker.plan().items == scene.family.ann.plan().items)
        #expect(try bob.tracker.plan().members == scene.family.ann.plan().members)
        let day = try date("2026-01-05")
        #expect(try bob.tracker.entries(in: day..<day.next) == scene.family.ann.entries(in: day..<day.next))
        #expect(try scene.account("bobPhone")["role"] == .string("logger"))
        #expect(try bob.tracker.plan().room.code == nil)
        try bob.tracker.log(scene.family.item("Egg").id)
        _ = try await bob.sync()
        try await scene.family.ann.synchronize(over: scene.annsWay)
        #expect(try scene.family.ann.entries(in: day..<day.next).map(\.member).contains(me.id))
    }

    @Test("a code is read in any case, with spaces and hyphens anywhere")
    func variants() async throws {
        let scene = try await Scene()
        let code = try await scene.code()
        let plain = code.filter { $0 != "-" }
        let variants = [code.lowercased(), " \(plain) ", plain.map(String.init).joined(separator: " "), "\(code)\n"]
        for (number, typed) in variants.enumerated() {
            let device = try scene.device("phone-\(number)")
            #expect(try await device.join(typed, "Bob \(number)").role == .logger)
        }
    }

    @Test(
        "a code that is none, is nobody's, was replaced, was voided or has expired lets nobody in, and leaves the store empty"
    )
    func refusedCodes() async throws {
        let scene = try await Scene()
        let device = try scene.device("zoePhone")
        let old = try await scene.code()
        let guess = RoomCodeRule.shown(RoomCode(letters: "000000000016", expires: scene.family.clock.now))
        await #expect(throws: TIPsError.notARoomCode("K3F9-X2AA")) { try await device.join("K3F9-X2AA", "Zoe") }
        await #expect(throws: TIPsError.noRoomWithCode(guess)) { try await device.join(guess, "Zoe") }
        let new = try await scene.code(rotate: true)
        #expect(new != old)
        await #expect(throws: TIPsError.noRoomWithCode(old)) { try await device.join(old, "Zoe") }
        try scene.family.at("2026-01-12T08:00")
        await #expect(throws: TIPsError.noRoomWithCode(new)) { try await device.join(new, "Zoe") }
        let voided = try await scene.code()
        let eve = try scene.family.ann.addMember("Eve", role: .logger)
        try scene.family.ann.revoke(eve.id)
        try await scene.family.ann.synchronize(over: scene.annsWay)
        await #expect(throws: TIPsError.noRoomWithCode(voided)) { try await device.join(voided, "Zoe") }
        #expect(try !device.tracker.isSetUp())
        #expect(try device.tracker.syncStatus().remote == nil)
        #expect(try await device.join(scene.code(), "Zoe").name == "Zoe")
    }

    @Test("a code that another admin has voided since is given out no more: a look on the server comes first")
    func voidedElsewhere() async throws {
        let scene = try await Scene()
        let ann = scene.family.ann
        let bob = try await scene.bob()
        try ann.setRole(.admin, of: bob.tracker.currentMember().id)
        let eve = try ann.addMember("Eve", role: .logger)
        let old = try ann.roomCode()
        try await ann.synchronize(over: scene.annsWay)
        _ = try await bob.sync()
        #expect(try await ann.roomCode(over: scene.annsWay) == old)
        try bob.tracker.revoke(eve.id)
        _ = try await bob.sync()
        #expect(try ann.roomCode() == old)
        let new = try await ann.roomCode(over: scene.annsWay)
        #expect(new.letters != old.letters)
        try await ann.synchronize(over: scene.annsWay)
        let zoe = try scene.device("zoePhone")
        let (voided, shown) = (RoomCodeRule.shown(old), RoomCodeRule.shown(new))
        await #expect(throws: TIPsError.noRoomWithCode(voided)) { try await zoe.join(voided, "Zoe") }
        #expect(try await zoe.join(shown, "Zoe").name == "Zoe")
        await #expect(throws: TIPsError.notAllowed(.adminsOnly(name: "Zoe", action: "give out the room code"))) {
            try await zoe.tracker.roomCode(over: zoe.way)
        }
        scene.annsWay.fate { _ in .lost }
        await #expect(throws: TIPsError.remote(.unreachable(reason: "cut"))) {
            try await ann.roomCode(rotate: true, over: scene.annsWay)
        }
        #expect(try ann.roomCode() == new)
    }

    @Test("the pages with the code say since when another admin may have voided or replaced it")
    func mayBeVoided() async throws {
        let scene = try await Scene()
        let ann = scene.family.ann
        let bob = try await scene.bob()
        try ann.setRole(.admin, of: bob.tracker.currentMember().id)
        let old = try await scene.code()
        _ = try await bob.sync()
        _ = try bob.tracker.roomCode(rotate: true)
        _ = try await bob.sync()
        try scene.family.at("2026-01-05T09:00")
        for (isNew, time) in [(false, "08:00"), (true, "09:00")] {
            if isNew { try await ann.synchronize(over: scene.annsWay) }
            for code in [try ann.roomPage().code, try ann.syncPage().code] {
                #expect((code?.text != old) == isNew)
                let words = "until 2026-01-11 08:00, unless another admin has voided or replaced it since \(time)"
                #expect(code?.note == "lets people join \(words)")
            }
        }
    }

    @Test("one code lets several people in, each once: a store that has a room joins no other")
    func reused() async throws {
        let scene = try await Scene()
        let code = try await scene.code()
        let bob = try await scene.bob()
        let zoe = try scene.device("zoePhone")
        _ = try await zoe.join(code, "Zoe")
        await #expect(throws: TIPsError.alreadySetUp) { try await bob.join(code, "Bob") }
        let other = try await Scene(isConnected: false)
        await #expect(throws: TIPsError.alreadySetUp) {
            try await other.family.ann.join(
                code: code,
                name: "Ann",
                settings: MemberSettings(),
                at: Self.remote,
                over: TreeTransport(RoomAccount.ID("other"), scene.server)
            )
        }
    }

    @Test("a name that is taken is refused, and another one is taken with the same code")
    func nameTaken() async throws {
        let scene = try await Scene()
        let zoe = try scene.device("zoePhone")
        let code = try await scene.code()
        await #expect(throws: TIPsError.nameTaken("ANN", what: "member")) { try await zoe.join(code, "ANN") }
        #expect(try !zoe.tracker.isSetUp())
        #expect(try scene.account("zoePhone")["until"].exists, "nobody is left behind")
        let again = try scene.device("zoePhoneAgain")
        #expect(try await again.join(code, "Zoe").name == "Zoe")
        #expect(try again.tracker.syncStatus().waiting == 0)
        try await scene.family.ann.synchronize(over: scene.annsWay)
        #expect(try scene.family.ann.roomPage().devices.map(\.member) == ["Ann", "Zoe"])
        #expect(try scene.family.ann.plan().members.map(\.name) == ["Ann", "Zoe"])
    }

    @Test(
        "One person is one member on two phones: an admin lets the second phone in, and nobody comes in as another before"
    )
    func secondPhone() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let second = try scene.device("bobsTabletWithAWholeId")
        let code = try await scene.code()
        await #expect(throws: TIPsError.notLetIn(account: "bobsTabletWithAWholeId", name: "Bob")) {
            try await second.join(code, "Bob", isMember: true)
        }
        #expect(try !scene.account("bobsTabletWithAWholeId").exists && !second.tracker.isSetUp())
        let member = try bob.tracker.currentMember()
        #expect(throws: TIPsError.self) { try bob.tracker.letIn("bobsTabletWithAWholeId", as: member.id) }
        #expect(throws: TIPsError.self) { try scene.family.ann.letIn("no account", as: member.id) }
        #expect(throws: TIPsError.notFound(what: "device that asks", "bob"), "the beginning of an account is none") {
            try scene.family.ann.letIn("bob", as: member.id)
        }
        try scene.family.ann.letIn("bobsTabletWithAWholeId", as: member.id)
        #expect(throws: TIPsError.self) { try scene.family.ann.letIn("bobsTabletWithAWholeId", as: member.id) }
        try await scene.family.ann.synchronize(over: scene.annsWay)
        #expect(try await second.join(code, "bob", isMember: true).id == member.id)
        try second.tracker.log(scene.family.item("Egg").id)
        _ = try await second.sync()
        try await scene.family.ann.synchronize(over: scene.annsWay)
        #expect(try scene.family.ann.plan().members.map(\.name) == ["Ann", "Bob"])
        let day = try date("2026-01-05")
        #expect(try scene.family.ann.entries(in: day..<day.next).map(\.member) == [member.id])
    }

    @Test(
        "a device that one admin lets in while another removes its member, or makes the member a logger, loses the same rights",
        arguments: [true, false],
        [true, false]
    )
    func letInMeanwhile(isRemoval: Bool, isLetInFirst: Bool) async throws {
        let scene = try await Scene()
        let ann = scene.family.ann
        let bob = try await scene.bob()
        let member = try await scene.device("cyPhone").join(scene.code(), "Cy").id
        try await ann.synchronize(over: scene.annsWay)
        try ann.setRole(.admin, of: bob.tracker.currentMember().id)
        try ann.setRole(.admin, of: member)
        try await ann.synchronize(over: scene.annsWay)
        _ = try await bob.sync()
        // Neither of the two admins knows what the other does.
        try scene.family.at("2026-01-05T10:00")
        try bob.tracker.letIn("cyTabletWithAWholeId00", as: member)
        if isRemoval { try ann.revoke(member) } else { try ann.setRole(.logger, of: member) }
        if isLetInFirst { _ = try await bob.sync() }
        try await ann.synchronize(over: scene.annsWay)
        if !isLetInFirst { _ = try await bob.sync() }
        let tablet = try scene.account("cyTabletWithAWholeId00")
        #expect(tablet["role"] == .string(isRemoval ? "admin" : "logger"))
        #expect(tablet["until"] == (isRemoval ? .number(Double(scene.family.clock.now.milliseconds)) : .null))
        #expect(try await ann.synchronize(over: scene.annsWay).repaired == 0)
        #expect(try await bob.sync().repaired == 0)
        for tracker in [ann, bob.tracker] {
            #expect(try tracker.roomPage().devices.map(\.id.rawValue).contains("cyTabletWithAWholeId00") == !isRemoval)
        }
        // Nobody else has lost anything.
        for account in ["annPhone", "bobPhone"] {
            #expect(try scene.account(account)["role"] == .string("admin"))
            #expect(try !scene.account(account)["until"].exists)
        }
    }

    @Test("cut at any request, joining can be done again and makes one member", arguments: 0..<9)
    func joinCut(at request: Int) async throws {
        for fate in [TreeTransport.Fate.lost, .unanswered, .twice, .busy] {
            let scene = try await Scene()
            let zoe = try scene.device("zoePhone")
            let code = try await scene.code()
            zoe.way.fate { $0 == request ? fate : .fine }
            do throws(TIPsError) {
                _ = try await zoe.join(code, "Zoe")
            } catch {
                guard case .remote = error else { throw error }
                #expect(try !zoe.tracker.isSetUp())
                zoe.way.fate { _ in .fine }
                _ = try await zoe.join(code, "Zoe")
            }
            zoe.way.fate { _ in .fine }
            _ = try await zoe.sync()
            try await scene.family.ann.synchronize(over: scene.annsWay)
            #expect(try scene.family.ann.plan().members.map(\.name) == ["Ann", "Zoe"])
            #expect(try zoe.tracker.syncStatus().parked == 0)
        }
    }

    @Test("a device that lost its store and not its account is who it was")
    func again() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        try bob.tracker.log(scene.family.item("Egg").id)
        _ = try await bob.sync()
        let fresh = try scene.device("bobPhone")
        let member = try await fresh.join(scene.code(), "Bobby")
        #expect(member == (try bob.tracker.currentMember()))
        let day = try date("2026-01-05")
        #expect(try fresh.tracker.entries(in: day..<day.next).map(\.member) == [member.id])
    }
}
