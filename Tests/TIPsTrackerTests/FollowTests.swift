import Foundation
import RealtimeTree
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Following a room", .timeLimit(.minutes(2)))
struct FollowTests {
    /// A device that follows the room, and its receipts.
    private final class Follower {
        let task: Task<Result<Void, TIPsError>, Never>
        private var receipts: AsyncStream<SyncReceipt>.Iterator

        init(_ device: SharedDevice) {
            let (stream, told) = AsyncStream<SyncReceipt>.makeStream()
            receipts = stream.makeAsyncIterator()
            let (tracker, transport) = (device.tracker, device.transport)
            task = Task {
                defer { told.finish() }
                do throws(TIPsError) {
                    try await tracker.follow(over: transport) { told.yield($0) }
                    return .success(())
                } catch {
                    return .failure(error)
                }
            }
        }

        /// The next receipt that fits; nil if following has ended.
        func next(_ fits: (SyncReceipt) -> Bool) async -> SyncReceipt? {
            while let receipt = await receipts.next(isolation: #isolation) {
                if fits(receipt) { return receipt }
            }
            return nil
        }
    }

    @Test(
        "the others' changes come in as they happen, and own logs go out; the task's end is the end of it"
    )
    func live() async throws {
        let room = try SharedRoom(try RoomRules.read())
        let bob = try room.device("Bob", .logger, seed: 2)
        try await room.settle()
        let follower = Follower(bob)
        #expect(await follower.next { _ in true } != nil, "it says when it has the whole")
        try room.family.ann.log(room.family.item("Peanut").id, clinicSaidGoOn: true)
        try await room.ann.round()
        #expect(await follower.next { $0.received.claims == 1 } != nil)
        try bob.tracker.log(room.family.item("Egg").id)
        #expect(await follower.next { $0.sent == 1 } != nil)
        #expect(try await room.ann.round().received.claims == 1)
        #expect(try room.ann.state().logs == bob.state().logs)
        follower.task.cancel()
        await #expect(throws: Never.self) { try await follower.task.value.get() }
    }

    @Test(
        "after the connection was lost the whole comes again: nothing is sent twice, and what is missing there is sent again"
    )
    func reconnect() async throws {
        let room = try SharedRoom(try RoomRules.read())
        let bob = try room.device("Bob", .logger, seed: 2)
        try await room.settle()
        let old = room.server.root
        let follower = Follower(bob)
        _ = await follower.next { _ in true }
        let claim = try bob.tracker.log(room.family.item("Egg").id).entry.claim
        _ = await follower.next { $0.sent == 1 }
        room.server.reconnect()
        let quiet = await follower.next { _ in true }
        #expect(quiet?.repaired == 0 && quiet?.sent == 0 && quiet?.received.claims == 0)
        room.server.restore(old)
        #expect(await follower.next { $0.repaired == 1 } != nil)
        let layout = RoomLayout(room: room.room, account: bob.transport.account)
        #expect(room.server.root[layout.claim(claim.id, in: claim.slot)] == ClaimForm.value(claim))
        // Data is deleted by hand. The event doesn't suffice, so the whole room is read.
        room.server.write(RealtimeWrite(.null, at: layout.shared.child("logs")), pastRules: true)
        #expect(await follower.next { $0.repaired == 1 } != nil)
        #expect(room.server.root[layout.claim(claim.id, in: claim.slot)] == ClaimForm.value(claim))
        follower.task.cancel()
    }

    @Test("while the way is cut what is logged waits, and the next sign of life sends it")
    func cut() async throws {
        let room = try SharedRoom(try RoomRules.read())
        let bob = try room.device("Bob", .logger, seed: 2)
        try await room.settle()
        let follower = Follower(bob)
        _ = await follower.next { _ in true }
        bob.transport.fate { _ in .unanswered }
        try bob.tracker.log(room.family.item("Egg").id)
        // Incoming changes still arrive.
        try room.family.ann.log(room.family.item("Peanut").id, clinicSaidGoOn: true)
        try await room.ann.round()
        #expect(await follower.next { $0.received.claims > 0 } != nil)
        #expect(try bob.tracker.syncStatus().waiting == 1)
        bob.transport.fate { _ in .fine }
        room.server.reconnect()
        #expect(await follower.next { $0.sent == 1 } != nil)
        #expect(try bob.tracker.syncStatus().waiting == 0)
        try await room.ann.round()
        #expect(try room.ann.state().logs.claims.count == 2)
        follower.task.cancel()
    }

    @Test("a removed member is told so, and following ends")
    func removed() async throws {
        let room = try SharedRoom(try RoomRules.read())
        let bob = try room.device("Bob", .logger, seed: 2)
        try await room.settle()
        let follower = Follower(bob)
        _ = await follower.next { _ in true }
        try room.ann.tracker.revoke(try bob.tracker.currentMember().id)
        try await room.ann.round()
        let removed = TIPsError.notAllowed(.revoked("Bob"))
        await #expect(throws: removed) { try await follower.task.value.get() }
        #expect(try bob.tracker.syncStatus().problem == "\(removed)")
    }
}
