public import TimeKit

/// A record that a user marked as a favorite.
public struct Favorite: Hashable, Sendable {
    public let id: TimeKit.ID<Record>
    /// The current record; nil if it was deleted.
    public let record: Record?
    /// The title; the last known one if the record was deleted.
    public let title: String
    /// The time when it was added to the favorites.
    public let at: Instant
}

/// A page of a user's favorites.
public struct FavoritePage: Hashable, Sendable {
    /// The most recent first.
    public let favorites: [Favorite]
    /// The number of favorites on all pages.
    public let total: Int
    /// The cursor of the next page: the last id of this one. Nil on the last page.
    public let next: TimeKit.ID<Record>?
}

/// A user's own marks on a record.
public struct UserMark: Hashable, Codable, Sendable {
    /// Whether it is one of their favorites.
    public let isFavorite: Bool
    /// Their rating in stars, 1 to 5; nil if unrated.
    public let stars: Int?
}
