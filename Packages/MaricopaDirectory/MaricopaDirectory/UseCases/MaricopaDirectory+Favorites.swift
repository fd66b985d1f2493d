import AccountKit
public import TimeKit

extension MaricopaDirectory {
    /// Adds a record to the user's favorites, and returns whether it was new.
    ///
    /// - Throws: `signInFirst`, `noSuchRecord`.
    @discardableResult
    public func addFavorite(_ record: TimeKit.ID<Record>) throws(DirectoryError) -> Bool {
        let user = try requireUser()
        return try write { try $0.keep(record, for: user) }
    }

    /// Removes a record from the user's favorites, even if it was deleted.
    ///
    /// - Throws: `signInFirst`, `notAFavorite`.
    public func removeFavorite(_ record: TimeKit.ID<Record>) throws(DirectoryError) {
        let user = try requireUser()
        try write { try $0.drop(record, of: user) }
    }

    /// A page of the user's favorites, most recent first, including deleted records.
    ///
    /// - Parameter last: The record after which the page begins; nil for the first page.
    /// - Throws: `signInFirst`; `notAFavorite` if `last` isn't one.
    public func favorites(
        after last: TimeKit.ID<Record>? = nil,
        limit: Int = 20
    ) throws(DirectoryError) -> FavoritePage {
        let user = try requireUser()
        return try read { try $0.favorites(of: user, after: last, limit: max(1, limit)) }
    }

    /// The user's own marks on a record; nil if nobody is signed in.
    public func mark(on record: TimeKit.ID<Record>) throws(DirectoryError) -> UserMark? {
        guard let user = credential.user else { return nil }
        return try read { try $0.mark(record, of: user) }
    }
}

// MARK: Ratings

extension MaricopaDirectory {
    /// The valid ratings.
    public static let stars = 1...5

    /// Sets the user's rating of a record, and returns the record's new rating summary.
    ///
    /// - Throws: `signInFirst`, `starsOutOfRange`, `noSuchRecord`.
    @discardableResult
    public func rate(_ record: TimeKit.ID<Record>, stars: Int) throws(DirectoryError) -> RatingSummary {
        let user = try requireUser()
        guard Self.stars.contains(stars) else { throw .starsOutOfRange(stars) }
        return try write { tables in
            try tables.rate(record, stars: stars, by: user)
            return try tables.reader.record(record).ratingSummary
        }
    }

    /// Removes the user's rating of a record, even if the record was deleted.
    ///
    /// - Throws: `signInFirst`, `notRated`.
    public func unrate(_ record: TimeKit.ID<Record>) throws(DirectoryError) {
        let user = try requireUser()
        try write { try $0.unrate(record, by: user) }
    }
}
