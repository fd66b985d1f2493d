public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// A user's favorites, most recent first.
public struct FavoritesScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The prompt to sign in; nil if signed in.
    @NullEncoded public private(set) var signIn: SignInPrompt?
    /// The number of favorites on all pages.
    public let total: Int
    /// The favorites of this page.
    public let items: [Item]
    /// The id after which the next page begins; nil on the last page.
    @NullEncoded public private(set) var next: String?
    /// The link to the next page; nil on the last page.
    @NullEncoded public private(set) var more: Link?
    /// The hint for an empty list; nil if there are favorites, or nobody is signed in.
    @NullEncoded public private(set) var hint: String?
    public let back: Link

    public struct Item: Hashable, Codable, Identifiable, Sendable {
        /// The id of the record.
        public let id: String
        /// The title; the last known one if the record was deleted.
        public let title: String
        /// The record's tile; nil if it was deleted.
        @NullEncoded public private(set) var row: RecordRow?
        /// The note on a deleted record; nil if it exists.
        @NullEncoded public private(set) var note: String?
        /// The day it was added, by the county's clocks.
        public let keptOn: LocalDate
        /// Removes it from the favorites.
        public let remove: Action

        init(_ favorite: Favorite, at moment: LocalDateTime) {
            id = favorite.id.rawValue
            title = favorite.title
            row = favorite.record.map { RecordRow($0, at: moment, from: nil) }
            note = favorite.record == nil ? localized("is no longer in the directory") : nil
            keptOn = County.zone.local(at: favorite.at).date
            remove = Action(
                DirectoryAct.removeFavorite(favorite.id),
                label: localized("Remove from favorites"),
                gesture: .swipeLeft
            )
        }
    }

    /// Creates a page of favorites at a moment; nil for a visitor.
    init(_ page: FavoritePage?, at moment: LocalDateTime, revision: Revision) {
        title = localized("Favorites")
        signIn = page == nil ? SignInPrompt(.favorites) : nil
        items = (page?.favorites ?? []).map { Item($0, at: moment) }
        total = page?.total ?? 0
        next = page?.next?.rawValue
        more = page?.next.map { DirectoryLink.moreFavorites(after: $0).labeled(localized("More favorites")) }
        hint =
            page?.total == 0
            ? localized("You keep nothing yet. Make a market, a recipe or a park a favorite to find it here.") : nil
        self.revision = revision
        back = DirectoryLink.home.labeled(localized("Home"))
    }
}
