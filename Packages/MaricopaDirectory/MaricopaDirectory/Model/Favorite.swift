public import TimeKit

/// A record that a user keeps.
public struct Favorite: Hashable, Sendable {
    /// The id of the record.
    public let id: TimeKit.ID<Record>
    /// The record as it is; nil where it was deleted since.
    public let record: Record?
    /// Its title, the last one where it was deleted.
    public let title: String
    /// When it was kept.
    public let at: Instant
}

/// Some of a user's favourites.
public struct FavoritePage: Hashable, Sendable {
    /// The last kept first.
    public let favorites: [Favorite]
    /// How many there are in all.
    public let total: Int
    /// After which the next page begins; nil where this is the last.
    public let next: TimeKit.ID<Record>?
}

/// What a user did about a record.
public struct UserMark: Hashable, Codable, Sendable {
    /// Whether it is among their favourites.
    public let isFavorite: Bool
    /// Their rating in stars, 1 to 5; nil where they gave none.
    public let stars: Int?
}
