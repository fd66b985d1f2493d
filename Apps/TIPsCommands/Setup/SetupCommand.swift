import ArgumentParser
import CommandKit
import Foundation
import TIPsTracker
import TimeKit
import WordKit

/// `tips setup`
struct SetupCommand: AsyncTIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup",
        abstract: "Set up a room with its first cycle, or join one with a code.",
        discussion: """
            Without options on a terminal it asks everything, and changes nothing before it is confirmed. With options it is one \
            shot: items are then added with “tips item add”. The plan goes by the zone of this machine, or --time-zone.

            EXAMPLE: tips setup --patient Mia --start 2026-01-05 --challenge 2026-03-30 --me Ann --time-zone America/Phoenix
            """
    )

    @Option(help: ArgumentHelp("The patient's name.", valueName: "name")) var patient: String?
    @Option(help: ArgumentHelp("The cycle's number, 1 to 25; else 1.", valueName: "number")) var cycle: Int?
    @Option(help: ArgumentHelp("The dosing start: week 1, day 1.", valueName: "day")) var start: String?
    @Option(help: ArgumentHelp("The food challenge date.", valueName: "day")) var challenge: String?
    @Option(help: ArgumentHelp("Your name; you are the admin.", valueName: "name")) var me: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    private var given: [String?] { [patient, start, challenge, me] }

    func validate() throws {
        let isPartial = given.contains { $0 != nil } || cycle != nil
        if isPartial, given.contains(nil) {
            throw ValidationError(localized("A setup in one shot needs --patient, --start, --challenge and --me"))
        }
    }

    func run(in session: AppSession) async throws {
        guard let patient, let start, let challenge, let me else {
            guard session.context.terminal.canAsk else {
                throw CommandError(
                    .usage,
                    localized("nobody is at a terminal to ask"),
                    remedy: localized("give --patient, --start, --challenge and --me")
                )
            }
            return try await session.walkThroughSetup()
        }
        let zone = session.context.clock.zone().identifier
        guard let home = try? TimeZone.named(zone) else {
            throw CommandError(
                .usage,
                localized("this machine's time zone, “\(zone)”, names no place"),
                remedy: localized("give the patient's with --time-zone, such as America/Phoenix")
            )
        }
        let today = home.date(at: session.context.clock.now())
        try session.finishSetup(
            SetupDraft(
                patient: patient,
                number: cycle ?? 1,
                start: try LocalDate(typed: start, today: today),
                challenge: try LocalDate(typed: challenge, today: today),
                me: me,
                timeZoneID: zone
            )
        )
    }
}

/// `tips join`
struct JoinCommand: AsyncTIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Join a room by an invitation or its code, as a logger.",
        discussion: """
            This device is then the new member's. A code alone is that of the room in this folder, or of one whose address is given.

            EXAMPLE: tips join 'tips://join/K3F9-X2AA-7QWM-C/https%3A%2F%2Frooms.example.org' --me Bob
                     tips join K3F9-X2AA-7QWM-C --me Bob
            """
    )

    @Argument(help: "The invitation's link; or the code, in any case, with or without hyphens.") var code: String
    @Option(help: ArgumentHelp("Your name.", valueName: "name")) var me: String
    @OptionGroup var options: RemoteOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) async throws {
        let invitation = try session.located(Invitation(typed: code), options.address())
        try await session.finishJoining(invitation, name: me, settings: MemberSettings())
    }
}
