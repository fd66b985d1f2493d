import ArgumentParser
import CommandKit
import Foundation
import RecipeBox
import TimeKit
import WebClient
import WordKit

/// `recipebox import`
struct ImportCommand: AsyncRecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import recipes from a web page, a file or standard input.",
        discussion: """
            Reads schema.org data (a page or a JSON file), Cooklang and this program's own archive; which it is shows by the \
            content. Says what was kept, what was changed and what was dropped. The photo of a web page is fetched, too, and that of a \
            file is read if it is in the file's folder. \
            Either all recipes are imported or none. One whose name is taken stands beside the other, and with --replace in its \
            place. A recipe is replaced once: a second one of its name in the file stands beside it.

            EXAMPLE: recipebox import https://example.org/pancakes
                     recipebox import grandmother.cook --dry-run
            """
    )

    @Argument(help: "A web address, a file, or - for standard input.", completion: .file()) var source: String
    @Flag(help: "Show what would be imported, and import nothing.") var dryRun = false
    @Flag(help: "Say of every single thing what became of it.") var ledger = false
    @Flag(help: "Put each recipe in the place of the one that has its name.") var replace = false
    @Flag(help: "Fetch no photo.") var noPhoto = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) async throws {
        if WebAddress.isWebAddress(source) {
            let address = try WebAddress(source)
            try await LiveWebClient.with(agent: "recipebox/\(RecipeBoxApp.version)") { web in
                let page = try await web.page(at: address)
                let found = try RecipeImport.recipes(in: page.body, address: page.address.description)
                try await finish(found, in: session) {
                    await web.picture(among: $0.pictures, on: page.address, of: address)
                }
            }
        } else {
            let bytes = [UInt8](try InputFile.read(source, limit: RecipeImport.limit))
            let file = source == "-" ? nil : URL(fileURLWithPath: source)
            let found = try RecipeImport.recipes(
                in: bytes,
                name: file?.deletingPathExtension().lastPathComponent,
                isCooklang: file?.pathExtension.lowercased() == "cook"
            )
            try await finish(found, in: session) { Self.picture(among: $0.pictures, beside: file) }
        }
    }

    private func finish(
        _ found: [ImportedRecipe],
        in session: AppSession,
        picture: (ImportedRecipe) async -> Picture
    ) async throws {
        var report = ImportReport(isDryRun: dryRun, recipes: found.map { ImportReport.Entry($0) })
        report.isReplacing = replace
        let replaced = try recipesReplaced(by: found, in: session.box)
        for (index, id) in replaced.enumerated() {
            report.recipes[index].isReplacing = id != nil
            report.recipes[index].sameName = try session.box.recipes(named: found[index].draft.name).filter { $0 != id }
        }
        if !dryRun {
            let saved = try session.box.importDrafts(found.map(\.draft), replaces: replace)
            for (index, recipe) in saved.enumerated() {
                report.recipes[index].id = recipe.id
                guard !noPhoto else { continue }
                let given = found[index].photo.map { Picture.found(Data($0)) }
                var photo = if let given { given } else { await picture(found[index]) }
                if case .none = photo, let loss = found[index].pictureLoss { photo = .missing(reason: loss) }
                save(photo, of: recipe.id, in: session.box, &report.recipes[index])
            }
        }
        try session.context.answer(encoding: report) { try $0.show(report, whole: ledger) }
    }

    /// Returns, for each recipe, the one that it replaces; nil for one that is added.
    private func recipesReplaced(by found: [ImportedRecipe], in box: RecipeBox) throws -> [Recipe.ID?] {
        guard replace else { return found.map { _ in nil } }
        do throws(RecipeBoxError) {
            return try box.recipesReplaced(by: found.map(\.draft))
        } catch {
            guard case .ambiguousRecipe(let name, let candidates) = error else { throw error }
            let ids = candidates.map(\.id.rawValue).joined(separator: ", ")
            throw CommandError(
                .noInput,
                localized("“\(name)” stands for \(candidates.count) recipes, and only one can be replaced: \(ids)"),
                remedy: localized(
                    "give the others another name with “recipebox rename ID NAME”, or import without --replace"
                )
            )
        }
    }

    /// Reads the first of a file's pictures that is in its folder or below, trying at most three.
    ///
    /// - Parameter file: The imported file; nil for standard input.
    private static func picture(among references: [String], beside file: URL?) -> Picture {
        let folder = file?.absoluteURL.deletingLastPathComponent().resolvingSymlinksInPath()
        var reason: String?
        for reference in references.prefix(3) {
            if WebAddress.isWebAddress(reference) || reference.hasPrefix("//") {
                reason = localized("\(reference.prefix(80)) is on the web, and only a page's address fetches it")
                continue
            }
            guard let folder else {
                reason = localized("standard input has no folder where “\(reference.prefix(80))” could be")
                continue
            }
            guard let place = place(of: reference, in: folder) else {
                reason = localized("“\(reference.prefix(80))” isn't a file in the folder of the import")
                continue
            }
            do throws(CommandError) {
                return .found(try InputFile.read(place, limit: RecipeImport.pictureLimit))
            } catch {
                reason = error.message
            }
        }
        return reason.map(Picture.missing) ?? .none
    }

    /// Returns the path of a file that a reference leads to; nil unless it is in a folder or below it.
    private static func place(of reference: String, in folder: URL) -> String? {
        let base = folder.path(percentEncoded: false)
        guard let url = URL(string: reference, relativeTo: URL(fileURLWithPath: base, isDirectory: true)), url.isFileURL
        else { return nil }
        let place = url.absoluteURL.standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
        guard place.hasPrefix(base.hasSuffix("/") ? base : base + "/"),
            let type = try? FileManager.default.attributesOfItem(atPath: place)[.type] as? FileAttributeType,
            type == .typeRegular
        else { return nil }
        return place
    }

    /// Stores the photo of an imported recipe. A failure is only reported, since the recipe is already stored.
    private func save(_ photo: Picture, of id: Recipe.ID, in box: RecipeBox, _ entry: inout ImportReport.Entry) {
        switch photo {
        case .none: return
        case .missing(let reason): entry.photoProblem = reason
        case .found(let data):
            do throws(RecipeBoxError) {
                try box.setPhoto(of: id, to: data)
                entry.hasPhoto = true
            } catch {
                entry.photoProblem = error.description
            }
        }
    }
}

extension LiveWebClient {
    /// Fetches a page. Any status other than success becomes an error with a remedy.
    func page(at address: WebAddress) async throws -> WebResponse {
        let limits = WebRequest.Limits(bytes: RecipeImport.limit)
        let response = try await send(WebRequest(address, limits: limits))
        switch response.status {
        case 200..<300: return response
        case 404, 410:
            throw CommandError(
                .noInput,
                localized("there is no page at \(address)"),
                remedy: localized("check the address")
            )
        case 401, 403:
            throw CommandError(
                .notAllowed,
                localized("\(address) does not let programs in (status \(response.status))"),
                remedy: localized("save the page in a browser and import the file")
            )
        default:
            throw CommandError(
                .unavailable,
                localized("\(address) answered with status \(response.status)"),
                remedy: localized("try again later, or save the page in a browser and import the file")
            )
        }
    }

    /// Fetches the first of a page's pictures that is available, trying at most three.
    ///
    /// - Parameters:
    ///   - page: The address that the references are relative to.
    ///   - typed: The address that the person gave. Its server may be on their own network; all others have to be public.
    fileprivate func picture(
        among references: [String],
        on page: WebAddress,
        of typed: WebAddress
    ) async -> Picture {
        var reason: String?
        for reference in references.prefix(3) {
            do throws(WebError) {
                let address = try WebAddress(reference, relativeTo: page)
                let limits = WebRequest.Limits(bytes: RecipeImport.pictureLimit)
                let response = try await send(WebRequest(address, limits: limits, policy: .home(typed)))
                if response.isSuccess { return .found(Data(response.body)) }
                reason = localized("\(address) answered with status \(response.status)")
            } catch {
                reason = error.description
            }
        }
        return reason.map(Picture.missing) ?? .none
    }
}

/// The outcome of fetching the photo of an imported recipe.
private enum Picture {
    case none
    case found(Data)
    case missing(reason: String)
}
