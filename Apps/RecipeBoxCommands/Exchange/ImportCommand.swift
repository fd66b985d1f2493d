import ArgumentParser
import CommandKit
import Foundation
import RecipeBox
import WebClient

/// `recipebox import`
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import recipes from a web page, a file or standard input.",
        discussion: """
            Reads schema.org data (a page or a JSON file), Cooklang and this program's own archive; which it is shows by the \
            content. Says what was kept, what was changed and what was dropped. Of a web page the photo is fetched too. \
            Either all recipes are imported or none.

            EXAMPLE: recipebox import https://example.org/pancakes
                     recipebox import grandmother.cook --dry-run
            """
    )

    @Argument(help: "A web address, a file, or - for standard input.", completion: .file()) var source: String
    @Flag(help: "Show what would be imported, and import nothing.") var dryRun = false
    @Flag(help: "Say of every single thing what became of it.") var ledger = false
    @Flag(help: "Fetch no photo.") var noPhoto = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() async throws {
        let session = try global.session()
        if WebAddress.isWebAddress(source) {
            let address = try WebAddress(source)
            try await LiveWebClient.with(agent: "recipebox/\(RecipeBoxApp.version)") { web in
                let page = try await web.page(at: address)
                let found = try RecipeImport.recipes(in: page.body, address: page.address.description)
                try await finish(found, in: session) { noPhoto ? nil : await web.picture(among: $0.pictures) }
            }
        } else {
            let bytes = [UInt8](try InputFile.read(source, limit: RecipeImport.limit))
            let file = source == "-" ? nil : URL(fileURLWithPath: source)
            let found = try RecipeImport.recipes(
                in: bytes,
                name: file?.deletingPathExtension().lastPathComponent,
                isCooklang: file?.pathExtension.lowercased() == "cook"
            )
            try await finish(found, in: session) { _ in nil }
        }
    }

    private func finish(
        _ found: [ImportedRecipe],
        in session: AppSession,
        picture: (ImportedRecipe) async -> Data?
    ) async throws {
        var report = ImportReport(isDryRun: dryRun, recipes: found.map { ImportReport.Entry($0) })
        if !dryRun {
            let saved = try session.box.importDrafts(found.map(\.draft))
            for (index, recipe) in saved.enumerated() {
                report.recipes[index].id = recipe.id
                let given = found[index].photo.map { Data($0) }
                guard !noPhoto, let data = if let given { given } else { await picture(found[index]) } else { continue }
                // The recipe is in the box: a picture that is refused is a line of the report, no failure.
                do throws(RecipeBoxError) {
                    try session.box.setPhoto(of: recipe.id, to: data)
                    report.recipes[index].hasPhoto = true
                } catch {
                    report.recipes[index].photoProblem = error.description
                }
            }
        }
        try session.context.answer(encoding: report) { try $0.show(report, whole: ledger) }
    }
}

extension LiveWebClient {
    /// A page that is there; any other status is an error in our words.
    fileprivate func page(at address: WebAddress) async throws -> WebResponse {
        let limits = WebRequest.Limits(bytes: RecipeImport.limit)
        let response = try await send(WebRequest(address, limits: limits))
        switch response.status {
        case 200..<300: return response
        case 404, 410:
            throw CommandError(.noInput, "there is no page at \(address)", remedy: "check the address")
        case 401, 403:
            throw CommandError(
                .notAllowed,
                "\(address) does not let programs in (status \(response.status))",
                remedy: "save the page in a browser and import the file"
            )
        default:
            throw CommandError(
                .unavailable,
                "\(address) answered with status \(response.status)",
                remedy: "try again later, or save the page in a browser and import the file"
            )
        }
    }

    /// The first of the pictures that can be had; none is no error.
    fileprivate func picture(among addresses: [String]) async -> Data? {
        for text in addresses.prefix(3) {
            guard let address = try? WebAddress(text),
                let response = try? await send(WebRequest(address, limits: .init(bytes: 32 << 20))), response.isSuccess
            else { continue }
            return Data(response.body)
        }
        return nil
    }
}
