import CommandKit
import RealtimeTree
import RoomRemote
import TIPsTracker
import TimeKit
import WordKit

/// The checks of `tips doctor` on a shared room. They ask whether the server answers and this device still belongs to the room.
/// They look for unsent and refused changes.
struct SyncCheck {
    private static let subject = "room"
    /// The age in milliseconds above which an unsent change is a warning: 24 hours.
    private static let longWait: Int64 = 86_400_000

    private let session: AppSession

    init(_ session: AppSession) { self.session = session }

    /// Returns the findings. It asks the server for this device's account in the room and stores nothing.
    func findings() async -> [Diagnosis] {
        let status: SyncStatus
        do throws(TIPsError) {
            status = try session.tracker.syncStatus()
        } catch {
            return [
                .problem(
                    Self.subject,
                    error.description,
                    remedy: localized("restore a backup with “tips restore latest”")
                )
            ]
        }
        guard let remote = status.remote else {
            return [.ok(Self.subject, localized("on this device alone; “tips sync setup” shares it"))]
        }
        if let end = status.removedAt {
            return [removed(from: remote, since: end)] + [waiting(status), refused(status)].compactMap(\.self)
        }
        return [await reach(remote, status)] + [waiting(status), refused(status)].compactMap(\.self)
    }

    /// Returns the finding about the server, which has 10 seconds for a response.
    private func reach(_ remote: RemoteAddress, _ status: SyncStatus) async -> Diagnosis {
        let last =
            status.synchronizedAt.map { localized("up to date \(minutes($0))") } ?? localized("never up to date yet")
        do {
            let connection = RoomConnection(patience: .seconds(10))
            let account = try await connection.with(in: session) { transport -> RoomAccount? in
                guard let room = status.room else { return nil }
                let place = RoomLayout(room: room, account: transport.account).member(transport.account)
                return AccountForm.account(try await transport.read(place), transport.account)
            }
            if let end = account?.until { return removed(from: remote, since: end) }
            guard account != nil else {
                return .warning(
                    Self.subject,
                    localized("\(remote.address) answers, but this device belongs to no room there; \(last)"),
                    remedy: localized("run “tips sync run”, and ask an admin of the room if it stays so")
                )
            }
            return .ok(Self.subject, localized("\(remote.address) answers; \(last)"))
        } catch {
            return .warning(
                Self.subject,
                "\(error); \(last)",
                remedy: localized("look at the connection, then run “tips sync run”; what is logged is kept meanwhile")
            )
        }
    }

    /// Returns the finding about a device whose account has an end.
    private func removed(from remote: RemoteAddress, since end: Instant) -> Diagnosis {
        .warning(
            Self.subject,
            localized("this device is no longer in the room at \(remote.address), since \(minutes(end))"),
            remedy: localized("ask an admin of the room to be let in again")
        )
    }

    /// Returns the finding about unsent changes; nil for none.
    private func waiting(_ status: SyncStatus) -> Diagnosis? {
        guard status.waiting > 0, let since = status.waitingSince else { return nil }
        let finding = localized("\(status.waiting.changes) to be sent, since \(minutes(since))")
        guard since.milliseconds(until: session.context.clock.now()) > Self.longWait else {
            return .ok("outbox", finding)
        }
        return .warning(
            "outbox",
            finding,
            remedy: localized("run “tips sync run”, and let “tips agent install” do it by itself")
        )
    }

    /// Returns the finding about refused changes; nil for none.
    private func refused(_ status: SyncStatus) -> Diagnosis? {
        guard status.parked > 0 else { return nil }
        return .warning(
            "refused",
            localized("the other side refused \(status.parked.changes)"),
            remedy: localized("look at them with “tips sync parked”, then retry or discard them")
        )
    }

    /// Returns the local date and time to the minute.
    private func minutes(_ instant: Instant) -> String {
        "\(session.context.clock.zone().local(at: instant).minutes)"
    }
}
