import ArgumentParser
import CommandKit
import KidneyNutrition
import ScreenKit
import TimeKit
import WordKit

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
        let kidney = session.kidney
        let screen = try kidney.termsScreen()
        if !context.printsJSON { try context.terminal.show(screen) }
        if screen.accept.isEnabled, !context.printsJSON || context.assumesYes {
            try context.confirm(localized("Accept these terms?"))
            let accepted = try kidney.acceptTerms(version: screen.version)
            if !context.printsJSON {
                let day = context.clock.zone().date(at: accepted.at)
                try context.terminal.printWrapped(StyledText(localized("Accepted on \(day)."), .good))
            }
        }
        if context.printsJSON { try context.terminal.print(encoding: try kidney.termsScreen()) }
    }
}
