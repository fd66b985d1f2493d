import CommandKit
import Foundation
import RecipeBox
import ReportCommands
import ReportKit
import ScreenKit
import StorageKit
import TimeKit
import WebClient
import WordKit

enum RecipeBoxApp: CommandApp {
    static let version = "1.0.0"

    static var definition: AppDefinition {
        var app = AppDefinition(name: "recipebox", version: version, schemas: RecipeBox.schemas)
        app.open = { link, session in try session.box.page(RecipeLink(link), for: TerminalPages()) }
        app.act = { act, link, session in
            guard RecipeAct(act.action) == .importRecipes, act.files["source"] == nil else {
                return try await session.box.perform(act, at: RecipeLink(link))
            }
            if let address = act.fields["source"], WebAddress.isWebAddress(address) {
                return try await withPage(at: address) { file in
                    var act = act
                    act.files["source"] = file
                    return try await session.box.perform(act, at: RecipeLink(link))
                }
            }
            // A person who types “source=soup.html” means the file, which has an option of its own.
            if !session.context.printsJSON {
                throw CommandError(
                    .badData,
                    localized("the field “source” takes a file"),
                    remedy: localized("give it as --file source=PATH")
                )
            }
            return try await session.box.perform(act, at: RecipeLink(link))
        }
        app.tidy = { try $0.box.sweepPhotos() }
        app.undo = { try $0.box.undo().summary }
        app.nextStep = { error in
            switch error {
            case RecipeBoxError.noSuchRecipe, RecipeBoxError.ambiguousRecipe, RecipeBoxError.noRecipeChosen:
                NextStep("recipebox list")
            default: nil
            }
        }
        return app
    }

    /// Fetches a page of the web into a file, which is removed after the work with it.
    private static func withPage(at address: String, _ work: (URL) async throws -> Acted) async throws -> Acted {
        let bytes = try await RecipeBoxProgram.page(at: address)
        let name = "nourish-" + ProcessInfo.processInfo.globallyUniqueString
        let folder = FileManager.default.temporaryDirectory.appending(path: name)
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700]
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "page.html")
        try Data(bytes).write(to: file)
        return try await work(file)
    }

    /// Returns the exit status of an error of the engine.
    static func status(of error: any Error) -> CommandStatus? {
        switch error {
        case let error as RecipeBoxError: engineStatus(error)
        case let error as ReportError: CommandStatus(error)
        default: nil
        }
    }

    private static func engineStatus(_ error: RecipeBoxError) -> CommandStatus {
        switch error {
        case .blank, .tooLong, .tooManyTags, .tooManyLines, .servingsOutOfRange, .minutesOutOfRange, .notWholeNumber,
            .noSuchPlace, .amount, .amountIsZero, .severalLines, .twoIngredients:
            .badData
        case .noFactor, .factorIsRange, .factorIsAmbiguous, .factorNotPositive, .servingsUnknown, .unknownUnit,
            .unknownDensity,
            .notConvertible, .calculation:
            .badData
        case .noRecipe, .brokenData, .namelessRecipe, .fileTooLong, .tooManyRecipes, .newerArchive, .brokenArchive:
            .badData
        case .noSuchRecipe, .ambiguousRecipe, .noSuchIngredient, .ambiguousIngredient, .noSuchStep: .noInput
        case .noPhoto, .originalMissing, .noSuchScreen, .nothingToRedo, .noFile, .noRecipeChosen: .noInput
        case .store(let error): CommandStatus(error)
        case .noPlaceForPhotos, .noPrinter, .fault: .software
        }
    }
}

extension AppSession {
    /// The engine over this session's store.
    var box: RecipeBox { box(on: .a4) }

    /// The engine, whose PDFs are made for a paper.
    func box(on paper: Paper) -> RecipeBox {
        RecipeBox(store: store, photos: attachments, clock: context.clock, ids: .live, actor: actor) {
            draft,
            photo,
            now in
            try RecipeReport(draft, photo: photo, at: now, on: paper).document().pdf()
        }
    }
}

/// A command in a session of this app.
protocol RecipeBoxSessionCommand: SessionCommand where App == RecipeBoxApp {}
protocol AsyncRecipeBoxSessionCommand: AsyncSessionCommand where App == RecipeBoxApp {}
