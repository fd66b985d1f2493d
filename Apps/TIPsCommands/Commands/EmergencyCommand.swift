import ArgumentParser
import CommandKit
import JSONKit
import ReportCommands
import ReportKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips emergency`: the family's emergency plan.
struct EmergencyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "emergency",
        abstract: "Show, set and print the emergency plan; lift what a severe reaction or epinephrine has stopped.",
        discussion: """
            It shows what the family typed. In an emergency call for help first.

            EXAMPLE: tips emergency
                     tips emergency card --pdf card.pdf
            """,
        subcommands: [Show.self, Set.self, Card.self, Lift.self],
        defaultSubcommand: Show.self
    )

    struct Show: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show the plan, and what a severe reaction or epinephrine has stopped.",
            discussion: """
                EXAMPLE: tips emergency show
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws { try session.show(.emergency) }
    }

    struct Set: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "set",
            abstract: "Type the plan; what isn't named stays.",
            discussion: """
                EXAMPLE: tips emergency set --allergens "peanut, cashew" --weight "18 kg" --adrenaline "0.15 mg" --expires 2026-12-31
                """
        )

        @Option(help: "The number that you call in an emergency.") var number: String?
        @Option(help: "The patient's allergens.") var allergens: String?
        @Option(help: "The patient's weight.") var weight: String?
        @Option(help: ArgumentHelp("The dose of epinephrine.", valueName: "epinephrine")) var adrenaline: String?
        @Option(help: ArgumentHelp("The last day on which the epinephrine is good.", valueName: "day")) var expires:
            String?
        @Option(help: "People to call.") var contacts: String?
        @Flag(help: "A weight or a dose of ten times the one before it, or more, is meant.") var tenfoldIsMeant = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            var plan = try session.tracker.plan().emergency
            plan.number = number ?? plan.number
            plan.allergens = allergens ?? plan.allergens
            plan.weight = weight ?? plan.weight
            plan.adrenaline = adrenaline ?? plan.adrenaline
            plan.contacts = contacts ?? plan.contacts
            do {
                if let expires { plan.expires = try session.moments().day(expires) }
                try session.tracker.setEmergencyPlan(plan, tenfoldIsMeant: tenfoldIsMeant)
            } catch let error as TimeError {
                throw CommandError(.badData, Self.unsaved(error.description))
            } catch let error as TIPsError {
                let text = TIPsApp.definition.told(error, as: Self.unsaved(error.description))
                throw CommandError(TIPsApp.status(of: error) ?? .badData, text)
            }
            try session.planReminders()
            try session.show(.emergency)
        }

        /// Adds to an error's text that nothing was saved, because the valid fields weren't saved either.
        private static func unsaved(_ words: String) -> String { localized("\(words); nothing was saved") }
    }

    struct Card: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "card",
            abstract: "Write the plan as a card to print.",
            discussion: """
                EXAMPLE: tips emergency card --pdf card.pdf
                """
        )

        @Option(help: "The PDF to write.", completion: .file(extensions: ["pdf"])) var pdf: String
        @Option(help: "The paper.") var paper: Paper = .a4
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let (plan, moments) = (try session.tracker.cardPlan(), try session.moments())
            let card = EmergencyCard(
                plan: plan,
                today: moments.today,
                zone: session.context.clock.zone(),
                now: moments.now,
                paper: paper.size
            )
            let bytes = try card.document().pdf()
            try session.export([(pdf, bytes)], as: "EMERGENCY CARD")
            try session.context.answer(["file": .string(pdf), "bytes": JSONValue(bytes.count)]) {
                try $0.print(StyledText(localized("Wrote \(pdf)")))
                if plan.emergency.isEmpty { try $0.print(StyledText(EmergencyCard.emptyText, .warning)) }
            }
        }
    }

    struct Lift: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "lift",
            abstract:
                "Let the reminders and the timer of treatment foods go on after a severe reaction or epinephrine.",
            discussion: """
                Admins only. The next treatment food asks for the clinic's word all the same.

                EXAMPLE: tips emergency lift 018f2b1c
                """
        )

        @Argument(help: "A reaction that stopped them: its id, or an end of it.") var reaction: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let found = try session.tracker.findStandingReaction(reaction)
            let lift = try session.tracker.liftStop(of: found.id)
            try session.planReminders()
            try session.context.answer(encoding: lift) {
                try $0.print(StyledText(localized("Treatment reminders and timer go on after \(found.shownSymptom)")))
            }
        }
    }
}
