import Foundation
import RealtimeTree
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("A room whose server went back to an older state")
struct RestoredRoomTests {
    typealias Scene = MembershipTests.Scene

    /// The role and the end of an account on the server.
    private func rights(_ scene: Scene, _ account: String) throws -> [RealtimeValue] {
        let there = try scene.account(account)
        return [there["role"], there["until"]]
    }

    @Test("a removed member stays removed when the server forgets it: an admin's round says it again")
    func removal() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        let code = try await scene.code()
        let before = scene.server.root
        try ann.revoke(scene.member("Bob").id)
        try await ann.synchronize(over: scene.annsWay)
        let ended = try scene.account("bobPhone")
        scene.server.restore(before)
        #expect(try !scene.account("bobPhone")["until"].exists)
        try await ann.synchronize(over: scene.annsWay)
        #expect(try scene.account("bobPhone") == ended)
        await #expect(throws: TIPsError.self) { try await bob.sync() }
        // His removal voided the code that he knew, and it stays void.
        let zoe = try scene.device("zoePhone")
        await #expect(throws: TIPsError.noRoomWithCode(code)) { try await zoe.join(code, "Zoe") }
    }

    @Test("a member who was made a logger stays one, and one who was made an admin since is an admin")
    func roles() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        let id = try scene.member("Bob").id
        let asLogger = scene.server.root
        try ann.setRole(.admin, of: id)
        try await ann.synchronize(over: scene.annsWay)
        _ = try await bob.sync()
        let asAdmin = scene.server.root
        try ann.setRole(.logger, of: id)
        try await ann.synchronize(over: scene.annsWay)
        scene.server.restore(asAdmin)
        try await ann.synchronize(over: scene.annsWay)
        #expect(try rights(scene, "bobPhone") == [.string("logger"), .null])
        try ann.setRole(.admin, of: id)
        try await ann.synchronize(over: scene.annsWay)
        scene.server.restore(asLogger)
        try await ann.synchronize(over: scene.annsWay)
        #expect(try scene.member("Bob").role == .admin)
        #expect(try rights(scene, "bobPhone") == [.string("admin"), .null])
        _ = try await bob.sync()
        try bob.tracker.editItem(scene.family.item("Egg").id, ItemEdit(name: "Eggs"))
        #expect(try await bob.sync().parked == 0)
    }

    @Test(
        "a room that is gone with its database is made again by an admin, with all that was in it and who belongs to it"
    )
    func emptied() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        try ann.log(scene.family.item("Peanut").id)
        try await ann.synchronize(over: scene.annsWay)
        let all = scene.server.root
        scene.server.restore(.null)
        // A logger can't create the room again, and keeps the local data.
        try bob.tracker.log(scene.family.item("Egg").id)
        await #expect(throws: TIPsError.self) { try await bob.sync() }
        #expect(scene.server.root == .null)
        let receipt = try await ann.synchronize(over: scene.annsWay)
        #expect(receipt.repaired > 0 && receipt.parked == 0)
        // Settings aren't compared, because each account has its own.
        for place in ["rooms", "keys", "codes"] { #expect(scene.server.root[place] == all[place], "\(place)") }
        #expect(try ann.syncStatus().problem == nil)
    }

    @Test("the letters of a code that the server lost are sent again, and let people in")
    func letters() async throws {
        let scene = try await Scene()
        let ann = scene.family.ann
        let code = try await scene.code()
        scene.server.write(RealtimeWrite(.null, at: try RealtimePath("codes")), pastRules: true)
        let zoe = try scene.device("zoePhone")
        await #expect(throws: TIPsError.noRoomWithCode(code)) { try await zoe.join(code, "Zoe") }
        #expect(try await ann.synchronize(over: scene.annsWay).repaired == 1)
        #expect(try await ann.synchronize(over: scene.annsWay).repaired == 0)
        #expect(try await zoe.join(code, "Zoe").name == "Zoe")
        // An expired code isn't restored.
        scene.server.write(RealtimeWrite(.null, at: try RealtimePath("codes")), pastRules: true)
        try scene.family.at("2026-01-12T08:00")
        #expect(try await ann.synchronize(over: scene.annsWay).repaired == 0)
    }

    @Test("a removal that was refused ends nobody's account: neither here nor later")
    func refusedRemoval() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        let (a, b) = (try scene.member("Ann").id, try scene.member("Bob").id)
        try ann.setRole(.admin, of: b)
        let dan = try scene.device("danPhone")
        let d = try await dan.join(scene.code(), "Dan").id
        try await ann.synchronize(over: scene.annsWay)
        _ = try await bob.sync()
        try bob.tracker.revoke(d)
        try ann.setRole(.logger, of: b)
        try await ann.synchronize(over: scene.annsWay)
        #expect(try await bob.sync().parked == 1)
        try ann.setRole(.admin, of: b)
        try await ann.synchronize(over: scene.annsWay)
        _ = try await bob.sync()
        #expect(try rights(scene, "danPhone") == [.string("logger"), .null])
        // After the retry it takes effect again.
        try bob.tracker.retry(parked: #require(bob.tracker.parkedOperations().first).id)
        _ = try await bob.sync()
        #expect(try scene.account("danPhone")["until"].exists)
        #expect(try bob.tracker.plan().members.filter(\.isActive).map(\.id) == [a, b])
    }
}
