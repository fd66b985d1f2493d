import ArgumentParser
import CommandKit
import KidneyNutrition
import TimeKit

/// `kidney accept-terms`
struct AcceptTermsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept-terms",
        abstract: "Show the terms of use and accept them; nothing else works before.",
        discussion: """
            Asks on a terminal and needs --yes elsewhere. Changed terms are asked for again.

            EXAMPLE: kidney accept-terms
                     kidney accept-terms --yes
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let session = try global.sessionBeforeTerms()
        let context = session.context
        let terms = session.kidney.terms
        var accepted = try session.kidney.areTermsAccepted() ? session.kidney.acceptance() : nil
        if !context.printsJSON {
            try context.terminal.printWrapped(StyledText("Terms of use, version \(terms.version)", .heading))
            try context.terminal.printLines(terms.text)
            try context.terminal.print()
        }
        if accepted == nil, !context.printsJSON || context.assumesYes {
            try context.confirm("Accept these terms?")
            accepted = try session.kidney.acceptTerms(version: terms.version)
        }
        let document: JSON = [
            "version": JSON(terms.version), "text": .string(terms.text), "acceptedAt": JSON(accepted?.at),
        ]
        try context.answer(document) { terminal in
            guard let accepted else { return }
            let day = context.clock.zone().date(at: accepted.at)
            try terminal.printWrapped(StyledText("Accepted on \(day).", .good))
        }
    }
}
