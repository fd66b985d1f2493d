import ArgumentParser
import CommandKit
import JSONKit
import KidneyNutrition

/// `kidney evidence`: the sources of every claim.
struct EvidenceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evidence",
        abstract: "The source of every claim, how good it is, and when it was read.",
        discussion: """
            Lists what the tables claim, with the guideline's statement or the label's set id and section. What isn't confirmed today \
            says so.

            EXAMPLE: kidney evidence
                     kidney evidence --markdown > docs/clinical-evidence.md
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Flag(help: "Print the whole list as Markdown, as docs/clinical-evidence.md has it.") var markdown = false

    func run() throws {
        // The document is the same for everybody and needs no session.
        guard !markdown else { return try global.context().terminal.printLines(EvidenceList.document) }
        let session = try global.session()
        let today = try session.kidney.currentDay()
        let claims = EvidenceList.claims
        let answer = JSONValue(claims) { claim in
            [
                "id": JSONValue(claim.id), "claim": JSONValue(claim.words),
                "grade": JSONValue(claim.evidence.grade.rawValue),
                "source": JSONValue(claim.evidence.source), "caution": JSONValue(claim.evidence.caution(on: today)),
            ]
        }
        try session.context.answer(answer) { terminal in
            for claim in claims {
                let caution = claim.evidence.caution(on: today).map { " — \($0)" } ?? ""
                let text = "· \(claim.words) (\(claim.evidence.citation))\(caution)"
                try terminal.printWrapped("\(text)  \(claim.id, .faint)", indent: 2)
            }
        }
    }
}
