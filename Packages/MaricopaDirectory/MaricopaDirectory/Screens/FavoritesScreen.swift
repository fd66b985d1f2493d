public import ScreenKit
public import TimeKit

/// What a user keeps, the last kept first.
public struct FavoritesScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// Asks to sign in; nil for somebody who is.
    @NullEncoded public private(set) var signIn: SignInPrompt?
    /// How many there are in all.
    public let total: Int
    /// Some of them.
    public let items: [Item]
    /// After which record the next ones begin; nil where these are the last.
    @NullEncoded public private(set) var next: String?
    /// What to do where there are none; nil where there are some, or nobody is signed in.
    @NullEncoded public private(set) var hint: String?
    /// Back home.
    public let back: Link

    /// A favourite.
    public struct Item: Hashable, Codable, Identifiable, Sendable {
        /// The id of the record.
        public let id: String
        /// Its title; of one that was deleted the last it had.
        public let title: String
        /// The record's tile; nil where it was deleted.
        @NullEncoded public private(set) var row: RecordRow?
        /// What happened to it; nil where it is there.
        @NullEncoded public private(set) var note: String?
        /// The day it was kept, by the county's clocks.
        public let keptOn: LocalDate
        /// Lets it go.
        public let remove: Action

        init(_ favorite: Favorite, at moment: LocalDateTime) {
            id = favorite.id.rawValue
            title = favorite.title
            row = favorite.record.map { RecordRow($0, at: moment, from: nil) }
            note = favorite.record == nil ? "is no longer in the directory" : nil
            keptOn = County.zone.local(at: favorite.at).date
            remove = Action(id: "\(favorite.id.rawValue)/remove", label: "Remove from favorites", gesture: .swipeLeft)
        }
    }

    /// A page of favourites at a moment; nil for somebody who isn't signed in.
    public init(_ page: FavoritePage?, at moment: LocalDateTime) {
        title = "Favorites"
        signIn = page == nil ? SignInPrompt(.favorites) : nil
        items = (page?.favorites ?? []).map { Item($0, at: moment) }
        total = page?.total ?? 0
        next = page?.next?.rawValue
        hint =
            page?.total == 0
            ? "You keep nothing yet. Tap the heart of a market, a recipe or a park to find it here." : nil
        let versions = (page?.favorites ?? []).map { "\($0.id.rawValue)@\($0.record?.version ?? 0)" }
        revision = Revision(rawValue: versions.joined(separator: " ") + "/\(total)")
        back = DirectoryLink.home.labelled("Home")
    }
}
