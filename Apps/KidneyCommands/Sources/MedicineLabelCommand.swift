import ArgumentParser
import CommandKit
import KidneyNutrition
import KidneySources
import TimeKit
import WordKit

/// `kidney med label`
struct MedicineLabelCommand: AsyncKidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "label",
        abstract: "Show what a medicine's label says of kidneys, food, minerals and other medicines.",
        discussion: """
            Asks openFDA for the label of a brand or generic name; labels of “kidney import fda” stand in where it can't be \
            reached. What a label doesn't say isn't safe for that.

            With --for the names on the label are taken for one of your medicines whose own name isn't known, so that it is \
            checked by them.

            \(SourceOptions.help(.openFDA))

            EXAMPLE: kidney med label zestril
                     kidney med label "lisinopril / hydrochlorothiazide" --all
                     kidney med label qbrelis --for "My blood pressure drops"
            """
    )

    @Argument(help: "Brand or generic name.") var name: [String]
    @Option(help: ArgumentHelp("Another of the labels, by its id.", valueName: "id")) var label: String?
    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("Take the label for this medicine of yours.", valueName: "medicine")
    )
    var medicine: String?
    @Flag(help: "Show every sentence.") var all = false
    @OptionGroup var source: SourceOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) async throws {
        let typed = name.joined(separator: " ")
        let answer = try await session.openFDA(source) { try await session.kidney.drugLabels(of: typed, from: $0) }
        let screen = try session.kidney.drugLabelScreen(answer, chosen: label, showsAll: all)
        let taken = try take(screen, in: session)
        try session.context.answer(encoding: screen) { terminal in
            try terminal.show(screen)
            if let taken { try terminal.printWrapped(StyledText(taken.identity.message, .heading)) }
        }
    }

    /// Assigns the label to the medicine of `--for`, if there is one.
    private func take(_ screen: DrugLabelScreen, in session: AppSession) throws -> MedicineReceipt? {
        guard let medicine else { return nil }
        guard let label = screen.label else {
            throw CommandError(
                .noInput,
                localized("there is no label of “\(screen.title)”"),
                remedy: localized("try another of its names")
            )
        }
        var choice = MedicineArgument()
        choice.medicine = medicine
        let id = try choice.find(in: session).id
        return try session.kidney.takeLabel(label.id, for: id)
    }
}

extension Terminal {
    /// Prints a label by subject.
    func show(_ screen: DrugLabelScreen) throws {
        guard let label = screen.label else {
            try printWrapped(StyledText(screen.origin, .warning))
            if screen.isChecked { try printWrapped(StyledText(screen.known)) }
            return try printWrapped(StyledText(screen.careTeam, .faint))
        }
        try printWrapped(StyledText(label.name, .heading))
        let facts = label.classes + [localized("version of \(label.effective)"), label.id]
        try printWrapped(StyledText(facts.joined(separator: " · "), .faint))
        try printWrapped(StyledText(screen.known, screen.isChecked ? .plain : .warning))
        for subject in screen.subjects {
            try print()
            try printWrapped(StyledText(subject.title, .heading))
            if let text = subject.text { try printWrapped(StyledText("  \(text)", .faint), indent: 2) }
            var section = ""
            for sentence in subject.sentences {
                if sentence.section != section { try printWrapped(StyledText("  \(sentence.section)", .faint)) }
                section = sentence.section
                try printPoint(StyledText(sentence.text))
            }
            if subject.more > 0 {
                try printWrapped(StyledText("  " + localized("and \(subject.more) more: see --all"), .faint))
            }
        }
        try print()
        if !screen.others.isEmpty {
            try printWrapped(StyledText(localized("Other labels: see --label"), .faint))
            for other in screen.others {
                try printWrapped(StyledText("  \(other.name)  \(other.id)", .faint), indent: 4)
            }
        }
        try showOrigin(screen.origin, isStandIn: screen.isStandIn)
        try printWrapped(StyledText(screen.caution, .faint))
        try printWrapped(StyledText(screen.careTeam, .faint))
    }
}
