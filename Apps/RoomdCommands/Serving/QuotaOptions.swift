import ArgumentParser
import RealtimeServer
import RealtimeService

/// The options of `serve` that limit the data of rooms and accounts.
struct QuotaOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Limit of a room's data, in megabytes; 0 for none.", valueName: "number"))
    var roomMegabytes = TreeQuotas().room.bytes >> 20
    @Option(help: ArgumentHelp("Limit of rooms for each account; 0 for none.", valueName: "number"))
    var roomsPerAccount = TreeQuotas().roomsOfAccount
    @Option(
        help: ArgumentHelp(
            "Free disk space kept for small writes, in megabytes; below it nobody signs up or writes much.",
            valueName: "number"
        )
    )
    var diskFloorMegabytes = SenderLimits().diskFloorBytes >> 20

    // Keeps the number of bytes from overflowing.
    private static let megabytes = 0...(1 << 30)

    func validate() throws {
        for (name, value) in [("room-megabytes", roomMegabytes), ("disk-floor-megabytes", diskFloorMegabytes)] {
            guard Self.megabytes.contains(value) else {
                throw ValidationError(
                    "--\(name) \(value) is no size of a disk — give 0 to \(Self.megabytes.upperBound)"
                )
            }
        }
        guard roomsPerAccount >= 0 else {
            throw ValidationError("--rooms-per-account \(roomsPerAccount) is no number of rooms — give 0 or more")
        }
    }

    var diskFloorBytes: Int { diskFloorMegabytes << 20 }

    var treeQuotas: TreeQuotas {
        var quotas = TreeQuotas()
        quotas.room.bytes = roomMegabytes << 20
        if roomMegabytes == 0 { quotas.room.values = 0 }
        quotas.roomsOfAccount = roomsPerAccount
        return quotas
    }
}

extension SenderLimits {
    /// The limits of an emulator, which restrict nobody.
    static var generous: SenderLimits {
        var limits = SenderLimits()
        limits.smallBodyBytes = limits.bodyBytes
        limits.requestsPerMinute = 0
        limits.signUpsPerHour = 0
        limits.guessesPerHour = 0
        limits.reportsPerMinute = 0
        limits.requestsAtOnce = 0
        limits.streamsPerSender = 0
        limits.streamsPerAccount = 0
        limits.codesPerWrite = 0
        limits.diskFloorBytes = 0
        limits.connectionsPerAddress = limits.connections
        return limits
    }
}

extension ServiceLimits {
    /// The limits of an emulator. Rules apply only to callers that try them out.
    static var generous: ServiceLimits {
        ServiceLimits(boundWrite: WriteSize(places: .max, values: .max), quotas: .none)
    }
}
