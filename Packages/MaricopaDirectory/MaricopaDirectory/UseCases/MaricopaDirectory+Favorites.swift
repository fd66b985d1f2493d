import AccountKit
public import TimeKit

extension MaricopaDirectory {
    /// Keeps a record among the user's favourites; answers whether it wasn't there already. Throws `signInFirst`, `noSuchRecord`.
    @discardableResult
    public func addFavorite(_ record: TimeKit.ID<Record>) throws(DirectoryError) -> Bool {
        let user = try requireUser()
        return try write { try $0.keep(record, for: user) }
    }

    /// Keeps a record no more, also one that was deleted since. Throws `signInFirst`, `notAFavorite`.
    public func removeFavorite(_ record: TimeKit.ID<Record>) throws(DirectoryError) {
        let user = try requireUser()
        try write { try $0.drop(record, of: user) }
    }

    /// The user's favourites, the last kept first; those that were deleted since are among them.
    ///
    /// - Parameter last: the one after which to begin; nil to begin with the first.
    /// - Throws: `signInFirst`; `notAFavorite` where `last` is none (any more).
    public func favorites(
        after last: TimeKit.ID<Record>? = nil,
        limit: Int = 20
    ) throws(DirectoryError) -> FavoritePage {
        let user = try requireUser()
        return try read { try $0.favorites(of: user, after: last, limit: max(1, limit)) }
    }

    /// What the user did about a record; nil where nobody is signed in.
    public func mark(on record: TimeKit.ID<Record>) throws(DirectoryError) -> UserMark? {
        guard let user = credential.user else { return nil }
        return try read { try $0.mark(record, of: user) }
    }
}

// MARK: Ratings

extension MaricopaDirectory {
    /// The stars a rating has.
    public static let stars = 1...5

    /// Rates a record; the user's rating before it is replaced. Answers how the record stands now. Throws `signInFirst`,
    /// `starsOutOfRange`, `noSuchRecord`.
    @discardableResult
    public func rate(_ record: TimeKit.ID<Record>, stars: Int) throws(DirectoryError) -> Standing {
        let user = try requireUser()
        guard Self.stars.contains(stars) else { throw .starsOutOfRange(stars) }
        return try write { tables in
            try tables.rate(record, stars: stars, by: user)
            return try tables.reader.record(record).standing
        }
    }

    /// Takes the user's rating back, also that of a record that was deleted since. Throws `signInFirst`, `notRated`.
    public func unrate(_ record: TimeKit.ID<Record>) throws(DirectoryError) {
        let user = try requireUser()
        try write { try $0.unrate(record, by: user) }
    }
}
