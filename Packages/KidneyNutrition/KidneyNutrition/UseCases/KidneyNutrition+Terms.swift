import StorageKit
import TimeKit

/// The terms of use, and taking back.
extension KidneyNutrition {
    /// What was accepted last; nil for nothing. Can be asked before anything is accepted.
    public func acceptance() throws(KidneyError) -> TermsAcceptance? {
        try readBeforeTerms { tables in try tables.acceptance() }
    }

    /// Whether the terms that hold were accepted.
    public func areTermsAccepted() throws(KidneyError) -> Bool {
        try acceptance().map { $0.version >= terms.version } ?? false
    }

    /// Accepts the terms that hold. Again it changes nothing: the first time counts. An undo doesn't take it back.
    ///
    /// - Parameter version: the version that was read; nil for the current one.
    /// - Throws: `termsOutdated` for another version than the one that holds.
    @discardableResult
    public func acceptTerms(version: Int? = nil) throws(KidneyError) -> TermsAcceptance {
        if let version, version != terms.version { throw .termsOutdated(version: version, current: terms.version) }
        return try writeBeforeTerms { tables in
            if let known = try tables.reader.acceptance(), known.version >= terms.version { return known }
            let subject = EntityRef(kind: "terms", id: "\(terms.version)")
            try tables.change("acceptTerms", of: subject, "terms accepted, version \(terms.version)") { rows in
                try rows.insert(
                    into: "terms_acceptance",
                    ["version": .integer(Int64(terms.version)), "at": .integer(tables.now.milliseconds)]
                )
            }
            // So that the first search needn't build it.
            try tables.keepIndex()
            return TermsAcceptance(version: terms.version, at: tables.now)
        }
    }

    /// Takes the user's last change back, and says what it was. Called again it takes back the change before that.
    ///
    /// Then everything is evaluated again: a reward that rests on what was taken back no longer counts, and its line stays. Terms stay
    /// accepted and imported foods stay. Throws, as `store`, `nothingToUndo`, and `changedSince` where another engine in
    /// another process has changed the same row since.
    @discardableResult
    public func undo() throws(KidneyError) -> TakenBack {
        try enter { tables in
            guard let change = try tables.reader.lastChange(by: actor) else { throw StoreError.nothingToUndo }
            try tables.rollBack(change)
            return TakenBack(summary: change.summary, at: change.at)
        }
    }
}
