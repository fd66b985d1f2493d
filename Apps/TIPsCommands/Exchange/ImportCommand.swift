import ArgumentParser
import CommandKit
import TIPsTracker
import WordKit

/// `tips import`
struct ImportCommand: TIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Join a room file with what is here.",
        discussion: """
            Nothing is lost and nothing counts twice: importing a file again changes nothing. Where there is no room yet it brings \
            the whole room; then “tips as” says which member this device is.

            EXAMPLE: tips import room.json
            """
    )

    @Argument(help: "A file that “tips export --format json” wrote, or - for standard input.", completion: .file())
    var file: String
    @Flag(help: "This device's clock is right, although the file holds entries from days after it.") var clockIsRight =
        false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let data = try InputFile.read(file, limit: 1 << 30)
        let receipt = try session.inRoomTimes { () throws(TIPsError) in
            try session.tracker.importRoom(data, clockIsRight: clockIsRight)
        }
        try session.planReminders()
        try session.context.answer(encoding: receipt) { terminal in
            guard receipt.claims + receipt.tombstones + receipt.registers > 0 else {
                return try terminal.print(StyledText(localized("Everything in it was here already.")))
            }
            try terminal.print(
                StyledText(
                    localized(
                        "Brought ticks: \(receipt.claims), taken back: \(receipt.tombstones), changes to the plan: \(receipt.registers)"
                    )
                )
            )
            if let overruled = receipt.overruledWords { try terminal.print(overruled) }
            let members = try session.tracker.plan().members.filter(\.isActive).map(\.name)
            if (try? session.tracker.currentMember()) == nil, let first = members.first {
                try terminal.print(
                    StyledText(
                        localized(
                            "Say who you are: tips as \(first.split(separator: " ").count == 1 ? first : localized("NAME"))"
                        )
                    )
                )
            }
        }
    }
}
