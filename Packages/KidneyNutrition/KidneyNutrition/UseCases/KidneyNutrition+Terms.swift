import StorageKit
import TimeKit
import WordKit

/// The terms of use, and undo.
extension KidneyNutrition {
    /// Returns the last acceptance; nil for none. It works before any acceptance.
    public func acceptance() throws(KidneyError) -> TermsAcceptance? {
        try readBeforeTerms { tables in try tables.acceptance() }
    }

    /// Returns whether the current terms were accepted.
    public func areTermsAccepted() throws(KidneyError) -> Bool {
        try acceptance().map { $0.version >= terms.version } ?? false
    }

    /// Accepts the current terms. A second acceptance changes nothing and keeps the time of the first. Undo doesn't revert it.
    ///
    /// - Parameter version: The version that the user has read; nil for the current one.
    /// - Throws: `termsOutdated` for another version than the current one.
    @discardableResult
    public func acceptTerms(version: Int? = nil) throws(KidneyError) -> TermsAcceptance {
        if let version, version != terms.version { throw .termsOutdated(version: version, current: terms.version) }
        return try writeBeforeTerms { tables in
            if let known = try tables.reader.acceptance(), known.version >= terms.version { return known }
            let subject = EntityRef(kind: "terms", id: "\(terms.version)")
            func summary() -> String { localized("terms accepted, version \(terms.version)") }
            try tables.change("acceptTerms", of: subject, summary()) { rows in
                try rows.insert(
                    into: "terms_acceptance",
                    ["version": .integer(Int64(terms.version)), "at": .integer(tables.now.milliseconds)]
                )
            }
            // The index is built now, so that the first search is fast.
            try tables.keepIndex()
            return TermsAcceptance(version: terms.version, at: tables.now)
        }
    }

    /// Reverts the user's last change. A second call reverts the change before it.
    ///
    /// Afterwards everything is evaluated again: a reward that rests on the reverted change no longer counts, and its ledger entry stays.
    /// The acceptance of the terms and imported foods stay.
    ///
    /// - Returns: The reverted change.
    /// - Throws: `store` with `nothingToUndo`, or with `changedSince` if another process changed the same row since.
    @discardableResult
    public func undo() throws(KidneyError) -> TakenBack {
        try enter { tables in
            guard let change = try tables.reader.lastChange(by: actor) else { throw StoreError.nothingToUndo }
            try tables.rollBack(change)
            return TakenBack(summary: change.words, at: change.at)
        }
    }
}
