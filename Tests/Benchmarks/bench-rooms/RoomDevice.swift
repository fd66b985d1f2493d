import StorageKit
import TIPsTracker
import TestKit
import TimeKit

/// A device with a file and a room of its own, which is shared over a tree and has no ticks yet.
struct RoomDevice {
    let folder: TemporaryFolder
    let tracker: TIPsTracker
    let transport: YearTransport
    let layout: RoomLayout

    init(_ clock: ManualClock, tree: YearTree) async throws {
        folder = try TemporaryFolder()
        let store = try LocalStore.open(at: folder.file("tips.sqlite"), schemas: TIPsTracker.schemas)
        tracker = TIPsTracker(store: store, clock: clock.wallClock, ids: .seeded(1))
        transport = YearTransport(account: ID("ann"), tree: tree)
        try tracker.setUp(
            SetupDraft(
                patient: "Mia",
                start: try LocalDate(iso8601: "2025-12-29"),
                challenge: try LocalDate(iso8601: "2026-03-30"),
                me: "Ann",
                timeZoneID: "America/Phoenix",
                items: [ItemDraft("Egg", .recommended, .same(DoseDraft("1", "piece")))]
            )
        )
        let remote = RemoteAddress(address: "http://localhost:9000", apiKey: nil)
        let status = try await tracker.connect(to: remote, over: transport)
        guard let room = status.room, status.waiting == 0 else { preconditionFailure("the room is shared") }
        layout = RoomLayout(room: room, account: transport.account)
    }

    /// Runs one sync round.
    func round() async throws -> SyncReceipt { try await tracker.synchronize(over: transport) }
}
