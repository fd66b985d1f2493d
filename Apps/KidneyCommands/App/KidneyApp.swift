import CommandKit
import KidneyNutrition
import StorageKit
import TimeKit

/// What the shared commands need to know of this app.
enum KidneyApp: CommandApp {
    static let version = "1.0.0"

    static var definition: AppDefinition {
        var app = AppDefinition(name: "kidney", version: version, schemas: KidneyNutrition.schemas)
        app.undo = { "taken back: " + (try $0.kidney.undo().summary) }
        app.tidy = { _ = try $0.kidney.sweepPhotos() }
        app.reminders = { session in
            Reminders(
                try session.kidney.notificationCandidates(),
                preferences: try session.kidney.notificationPreferences()
            )
        }
        addJobs(to: &app)
        return app
    }
}

extension AppSession {
    /// The engine over this session's store.
    var kidney: KidneyNutrition {
        KidneyNutrition(store: store, photos: attachments, clock: context.clock, ids: .live, actor: actor)
    }
}

extension GlobalOptions {
    /// The data with the options applied, for whoever accepted the terms. Throws `termsNotAccepted`.
    func session() throws -> AppSession {
        let session = try sessionBeforeTerms()
        let kidney = session.kidney
        guard try kidney.areTermsAccepted() else { throw KidneyError.termsNotAccepted(version: kidney.terms.version) }
        return session
    }

    /// The same for anybody.
    func sessionBeforeTerms() throws -> AppSession { try session(of: KidneyApp.definition) }
}
