import CommandKit
import ReportKit
import ScreenKit
import TIPsTracker
import TimeKit
import WordKit

extension TIPsServices {
    /// The network of rooms and the printer of a session. Pages are on A4.
    init(of session: AppSession) {
        self.init(
            share: { tracker, typed in
                let remote = try RoomConnection.address(typed.address, apiKey: typed.apiKey)
                _ = try await RoomConnection().with(remote, in: session) { transport in
                    try await tracker.connect(to: remote, over: transport)
                }
            },
            join: { _, joining in
                guard let typed = joining.remote else { throw TIPsError.noRoomWithCode(joining.code) }
                _ = try await session.joinShared(
                    joining.code,
                    at: RoomConnection.address(typed.address, apiKey: typed.apiKey),
                    name: joining.name,
                    isMember: joining.isMember,
                    settings: joining.settings
                )
            },
            synchronize: { tracker in
                _ = try await RoomConnection().with(in: session) { try await tracker.synchronize(over: $0) }
            },
            signOut: { remote in _ = try await session.signOut(of: remote) },
            report: { report in
                try Self.pdf(
                    ClinicDocument(report).document(on: .a4, at: session.context.clock.now()),
                    name: localized("Report of cycle \(report.cycle.number)")
                )
            },
            card: { plan, today in
                let clock = session.context.clock
                let card = EmergencyCard(plan: plan, today: today, zone: clock.zone(), now: clock.now(), paper: .a4)
                return try Self.pdf(card.document(), name: localized("Emergency plan"))
            }
        )
    }

    private static func pdf(_ document: ReportDocument, name: String) throws -> ScreenFile {
        ScreenFile(name: "\(name).pdf", mediaType: "application/pdf", bytes: try document.pdf())
    }
}
