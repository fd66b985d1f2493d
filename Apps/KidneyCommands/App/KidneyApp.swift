import CommandKit
import KidneyNutrition
import ScreenKit
import StorageKit
import TimeKit
import WordKit

/// The definition of this app for the shared commands.
enum KidneyApp: CommandApp {
    static let version = "1.0.0"

    static var definition: AppDefinition {
        var app = AppDefinition(name: "kidney", version: version, schemas: KidneyNutrition.schemas)
        app.refusal = { session in
            let kidney = session.kidney
            return try kidney.areTermsAccepted() ? nil : KidneyError.termsNotAccepted(version: kidney.terms.version)
        }
        app.undo = { session in
            let summary = try session.kidney.undo().summary
            return localized("taken back: \(summary)")
        }
        app.tidy = { try $0.kidney.sweepPhotos() }
        app.reminders = { session in
            Reminders(
                try session.kidney.notificationCandidates(),
                preferences: try session.kidney.notificationPreferences()
            )
        }
        app.open = { link, session in
            try session.kidney.page(try page(link), for: TerminalPages())
        }
        app.act = { act, link, session in try await session.kidney.perform(act, at: try page(link)) }
        app.nextStep = nextStep
        app.settings = KidneyLink.files.target
        app.remotes = { session in
            (try? session.kidney.currentDay()).map { EvidenceCheck(day: $0).findings } ?? []
        }
        addJobs(to: &app)
        return app
    }

    private static func page(_ link: String) throws(CommandError) -> KidneyLink {
        guard let page = KidneyLink(link) else {
            let remedy = localized("use a link as notifications and pages carry them, such as kidney://today")
            throw CommandError.noSuchScreen(link, remedy: remedy)
        }
        return page
    }
}

extension AppSession {
    /// The engine over this session's store.
    var kidney: KidneyNutrition {
        KidneyNutrition(
            store: store,
            photos: attachments,
            clock: context.clock,
            ids: .live,
            actor: actor,
            files: .ofApp,
            online: OnlineSources(foods: PageFoods(context: context), labels: PageLabels(context: context))
        )
    }
}

/// A command in a session of this app.
protocol KidneySessionCommand: SessionCommand where App == KidneyApp {}
protocol AsyncKidneySessionCommand: AsyncSessionCommand where App == KidneyApp {}

extension GlobalOptions {
    /// Returns a session after the terms were accepted.
    ///
    /// - Throws: `termsNotAccepted`.
    func session() throws -> AppSession { try session(of: KidneyApp.definition) }

    /// Returns a session without a check of the terms.
    func sessionBeforeTerms() throws -> AppSession { try context().sessionForAnybody(of: KidneyApp.definition) }
}
