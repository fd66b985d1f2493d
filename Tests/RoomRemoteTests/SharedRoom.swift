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

/// A family's devices, each with a data folder and a breakable connection to one `roomd`, all in real processes.
///
/// Ann's device has the room: a cycle of twelve weeks from Monday 2026-01-05, in UTC, with the items below.
final class SharedRoom {
    static let start = "2026-01-05T08:00"
    static let items = ["Cetirizine", "Almond", "Peanut", "Cashew", "Sesame", "Egg"]

    let folder: TemporaryFolder
    let roomd: Roomd
    private(set) var proxies: [String: CuttingProxy] = [:]

    /// - Parameters:
    ///   - options: the options of `roomd serve`; by default an emulator.
    ///   - prepare: prepares the server's data folder before the start.
    init(_ options: [String] = ["--emulator"], prepare: (URL) throws -> Void = { _ in }) throws {
        folder = try TemporaryFolder()
        try prepare(folder.file("roomd"))
        roomd = try Roomd(in: folder.file("roomd"), options)
    }

    /// The data folder of a device.
    func home(of device: String) -> URL { folder.file(device) }

    /// The address of the room for a device, through its own proxy.
    func remote(of device: String) throws -> String {
        "http://127.0.0.1:\(try proxy(of: device).port)/?ns=home"
    }

    /// The proxy between a device and the server.
    func proxy(of device: String) throws -> CuttingProxy {
        if let proxy = proxies[device] { return proxy }
        let proxy = try CuttingProxy(to: roomd.port)
        proxies[device] = proxy
        return proxy
    }

    /// Restarts the server after it was killed.
    func restart() throws {
        try roomd.start()
        for proxy in proxies.values { proxy.lead(to: roomd.port) }
    }

    // MARK: Commands

    /// Runs `tips` on a device at a time in the room's zone.
    @discardableResult
    func tips(_ device: String, at time: String? = SharedRoom.start, _ arguments: String...) throws -> CommandResult {
        try tips(device, at: time, arguments: arguments)
    }

    @discardableResult
    func tips(_ device: String, at time: String? = SharedRoom.start, arguments: [String]) throws -> CommandResult {
        try ChildProcess.run(Executable.named("tips"), words(device, at: time, arguments), environment: environment)
    }

    /// Runs `tips`, requires success and returns the output.
    @discardableResult
    func done(_ device: String, at time: String? = SharedRoom.start, _ arguments: String...) throws -> String {
        let result = try tips(device, at: time, arguments: arguments)
        try #require(result.exit == .status(0), "\(arguments): \(result.errorText)")
        return result.text
    }

    /// Starts `tips` on a device with the real clock.
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

    // MARK: Setup

    /// Sets up Ann's room without sharing it.
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

    /// Sets up Ann's room, shares it, and joins other devices by its code, each as a member of its name.
    func setUp(with others: String...) throws {
        try setUp()
        try done("ann", "sync", "setup", "--remote", remote(of: "ann"))
        let code = try code()
        for other in others {
            try done(other, "sync", "join", code, "--me", other.capitalized, "--remote", remote(of: other))
        }
        try done("ann", "sync", "run")
    }

    /// The formatted code of the room.
    func code(at time: String = SharedRoom.start) throws -> String {
        let line = try done("ann", at: time, "room", "code").split(separator: "\n").first
        return String(try #require(line))
    }

    // MARK: State

    /// The shared room on a device, without the member's own settings.
    func state(of device: String) throws -> RoomFile {
        var file = try RoomFile(Data(try done(device, "export", "--format", "json").utf8))
        file.registers.removeAll { $0.key.scope != "room" && !$0.key.scope.hasPrefix("cycle-") }
        // Only admins know the code.
        file.registers.removeAll { $0.key.field == "code" }
        return file
    }

    /// The logs that count on days, on a device.
    func entries(of device: String, in days: Range<LocalDate>) throws -> [LogEntry] {
        let schemas = TIPsTracker.schemas + [Scheduler.schema, NotificationStore.schema]
        let store = try LocalStore.open(at: home(of: device).appending(path: "tips.sqlite"), schemas: schemas)
        return try TIPsTracker(store: store, clock: .live, ids: .live).entries(in: days)
    }

    /// The printed screens of a day.
    func screens(of device: String, at time: String) throws -> [String] {
        try [["home"], ["week"], ["history"]].map { screen in
            let result = try tips(device, at: time, arguments: screen)
            try #require(result.exit == .status(0), "\(result.errorText)")
            // Only admins are asked for the emergency plan.
            return result.text.split(separator: "\n").filter { !$0.hasPrefix("→ The emergency plan isn't") }
                .joined(separator: "\n")
        }
    }

    /// The claims and tombstones on the server, by slot.
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
