import Foundation
import NotificationKit
import RealtimeClient
import RealtimeTree
import SchedulerKit
import ServedRooms
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

/// A family's devices, each with a data folder and a breakable way to one `roomd`, all of them real processes.
///
/// Ann's has the room: a cycle from Monday 2026-01-05 for twelve weeks, in UTC, with the items named here.
final class SharedRoom {
    static let start = "2026-01-05T08:00"
    static let items = ["Cetirizine", "Almond", "Peanut", "Cashew", "Sesame", "Egg"]

    let folder: TemporaryFolder
    let roomd: Roomd
    private(set) var proxies: [String: CuttingProxy] = [:]

    /// - Parameters:
    ///   - options: of `roomd serve`; an emulator's else.
    ///   - prepare: gets the server's data folder before it starts.
    init(_ options: [String] = ["--emulator"], prepare: (URL) throws -> Void = { _ in }) throws {
        folder = try TemporaryFolder()
        try prepare(folder.file("roomd"))
        roomd = try Roomd(in: folder.file("roomd"), options)
    }

    /// The data folder of a device.
    func home(of device: String) -> URL { folder.file(device) }

    /// The address of the room for a device: through its own way.
    func remote(of device: String) throws -> String {
        "http://127.0.0.1:\(try proxy(of: device).port)/?ns=home"
    }

    /// The way of a device to the server.
    func proxy(of device: String) throws -> CuttingProxy {
        if let proxy = proxies[device] { return proxy }
        let proxy = try CuttingProxy(to: roomd.port)
        proxies[device] = proxy
        return proxy
    }

    /// Starts the server again after it was killed.
    func restart() throws {
        try roomd.start()
        for proxy in proxies.values { proxy.lead(to: roomd.port) }
    }

    // MARK: Commands

    /// Runs `tips` on a device, at a time of the room's clock.
    @discardableResult
    func tips(_ device: String, at time: String? = SharedRoom.start, _ arguments: String...) throws -> CommandResult {
        try tips(device, at: time, arguments: arguments)
    }

    @discardableResult
    func tips(_ device: String, at time: String? = SharedRoom.start, arguments: [String]) throws -> CommandResult {
        try ChildProcess.run(Executable.named("tips"), words(device, at: time, arguments), environment: environment)
    }

    /// The same, which must go well; answers what it printed.
    @discardableResult
    func done(_ device: String, at time: String? = SharedRoom.start, _ arguments: String...) throws -> String {
        let result = try tips(device, at: time, arguments: arguments)
        try #require(result.exit == .status(0), "\(arguments): \(result.errorText)")
        return result.text
    }

    /// Starts `tips` on a device by the real clock.
    func started(_ device: String, _ arguments: String...) throws -> ChildProcess {
        try ChildProcess(
            Executable.named("tips"),
            words(device, at: nil, arguments),
            environment: environment
        )
    }

    private var environment: [String: String] {
        [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.url.path,
            "LANG": "C.UTF-8", "TZ": "UTC", "NO_COLOR": "1",
        ]
    }

    private func words(_ device: String, at time: String?, _ arguments: [String]) -> [String] {
        let clock = time.map { ["--now", "\($0):00Z"] } ?? []
        return arguments + clock + ["--time-zone", "UTC", "--data-dir", home(of: device).path]
    }

    // MARK: Beginning

    /// Ann's room, not shared yet.
    func setUp() throws {
        try done(
            "ann",
            "setup",
            "--patient",
            "Mia",
            "--start",
            "2026-01-05",
            "--challenge",
            "2026-03-30",
            "--me",
            "Ann"
        )
        let categories = ["medicine", "maintenance", "treatment", "treatment", "treatment", "recommended"]
        for (name, category) in zip(Self.items, categories) {
            try done("ann", "item", "add", "--category", category, "--name", name, "--dose", "1 g")
        }
    }

    /// Ann's room, shared, and other devices that joined it by its code, each as the member of its name.
    func setUp(with others: String...) throws {
        try setUp()
        try done("ann", "sync", "setup", "--remote", remote(of: "ann"))
        let code = try code()
        for other in others {
            try done(other, "sync", "join", code, "--me", other.capitalized, "--remote", remote(of: other))
        }
        try done("ann", "sync", "run")
    }

    /// The room's code, as it is shown.
    func code(at time: String = SharedRoom.start) throws -> String {
        let line = try done("ann", at: time, "room", "code").split(separator: "\n").first
        return String(try #require(line))
    }

    // MARK: Looking

    /// What a device has of the room, but for what is its member's own.
    func state(of device: String) throws -> RoomFile {
        var file = try RoomFile(Data(try done(device, "export", "--format", "json").utf8))
        file.registers.removeAll { $0.key.scope != "room" && !$0.key.scope.hasPrefix("cycle-") }
        // Admins alone know it.
        file.registers.removeAll { $0.key.field == "code" }
        return file
    }

    /// The boxes that count in the days, on a device.
    func entries(of device: String, in days: Range<LocalDate>) throws -> [LogEntry] {
        let schemas = TIPsTracker.schemas + [Scheduler.schema, NotificationStore.schema]
        let store = try LocalStore.open(at: home(of: device).appending(path: "tips.sqlite"), schemas: schemas)
        return try TIPsTracker(store: store, clock: .live, ids: .live).entries(in: days)
    }

    /// The screens of a day, as a device prints them.
    func screens(of device: String, at time: String) throws -> [String] {
        try [["home"], ["week"], ["history"]].map { screen in
            let result = try tips(device, at: time, arguments: screen)
            try #require(result.exit == .status(0), "\(result.errorText)")
            return result.text
        }
    }

    /// What the server holds of the room's ticks: claims and tombstones by slot.
    func served() async throws -> RealtimeValue {
        let endpoint = try RealtimeEndpoint("http://127.0.0.1:\(roomd.port)/?ns=home")
        let options = RealtimeClientOptions(agent: "tests", clock: .live)
        return try await RealtimeClient.with(endpoint, credentials: Owner(), options: options) { client in
            let rooms = try await client.get(try RealtimePath("rooms"))
            return rooms.children.values.first?["logs"] ?? .null
        }
    }

    private struct Owner: CredentialSource {
        func credential(refused: RealtimeCredential?) async throws(RealtimeClientError) -> RealtimeCredential {
            .accessToken("owner")
        }
    }
}
