import ArgumentParser
import CommandKit
import TIPsTracker

/// `tips clinic`: the clinic's own words and phone number.
struct ClinicCommand: TIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "clinic",
        abstract: "Show and set the clinic's own words, telephone number and hours.",
        discussion: """
            They are shown where the clinic's word is asked for before a log. An empty text takes one out. A gap is more than 48 \
            hours without a food, or more than the clinic's own number.

            EXAMPLE: tips clinic --phone 602-555-0100 --gap-hours 36 --gap "call us before the next dose"
            """
    )

    @Option(help: ArgumentHelp("The number to call.", valueName: "number")) var phone: String?
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The hours without a food after which it is asked, 1 to 336.", valueName: "hours")
    )
    var gapHours: Int?
    @Option(help: ArgumentHelp("The clinic's words for a gap between doses.", valueName: "words")) var gap: String?
    @Option(help: ArgumentHelp("The clinic's words for a hold or an illness.", valueName: "words")) var hold: String?
    @Option(help: ArgumentHelp("The clinic's words for a moderate or severe reaction.", valueName: "words"))
    var reaction: String?
    @Option(help: ArgumentHelp("The clinic's words for the first higher dose after one of these.", valueName: "words"))
    var raise: String?
    @Option(
        help: ArgumentHelp(
            "The clinic's words for a first dose that is later than the plan has it.",
            valueName: "words"
        )
    )
    var first: String?
    @Option(help: ArgumentHelp("The clinic's words for a dose soon after that of another day.", valueName: "words"))
    var soon: String?
    @Option(
        help: ArgumentHelp("The clinic's words for a carried-over dose that isn't confirmed.", valueName: "words")
    )
    var carriedOver: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let typed: [GateReason.Kind: String?] = [
            .gap: gap, .hold: hold, .reaction: reaction, .raise: raise, .first: first, .soon: soon,
            .carriedOver: carriedOver,
        ]
        guard phone != nil || gapHours != nil || typed.values.contains(where: { $0 != nil }) else {
            return try session.show(.clinic)
        }
        var clinic = try session.tracker.plan().clinic
        clinic.phone = phone ?? clinic.phone
        clinic.gapHours = gapHours ?? clinic.gapHours
        for (kind, words) in typed { clinic.words[kind] = words ?? clinic.words[kind] }
        try session.tracker.setClinic(clinic)
        try session.show(.clinic)
        if gapHours != nil, let note = clinic.shortGap { session.context.terminal.note(StyledText(note)) }
    }
}
