public import JSONKit
public import ScreenKit
import WordKit

/// The app's name and look on every page.
public enum AppBrand {
    /// The app's name, which is the title of the home screen.
    public static let name = "Maricopa Healthy"
    /// The slogan below the logo.
    public static var tagline: String { localized("Good food, good places and good company near you") }
    /// The name of the logo's drawing.
    public static let logo = Drawing.maricopaHealthyLogo.rawValue
    /// The background of the loading screen as a hexadecimal RGB color.
    public static let background = "#1F6F5C"
}

/// The home screen, with links to all features.
public struct HomeScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The icons beside the title: settings, search, notifications, favorites.
    public let bar: [BarItem]
    /// A card for each feature, from top to bottom.
    public let cards: [Card]
    /// The prompt to sign in; nil if signed in.
    @NullEncoded public private(set) var signIn: SignIn?
    /// The overview of the admin pages; nil for those who may not open it.
    @NullEncoded public private(set) var admin: Link?

    /// An icon of the bar.
    public struct BarItem: Hashable, Codable, Identifiable, Sendable {
        /// Such as "settings".
        public let id: String
        public let icon: BarIcon
        public let link: Link
        /// Whether the target asks the user to sign in first.
        public let needsSignIn: Bool
    }

    /// The icon of a bar item. Each front end has a picture for each case.
    public enum BarIcon: String, CaseIterable, Codable, Sendable {
        case gear, magnifier, bell, heart
    }

    public struct Card: Hashable, Codable, Identifiable, Sendable {
        /// Such as "markets".
        public let id: String
        /// Such as "Markets".
        public let title: String
        /// The number of records: "92 markets"; empty if nothing is counted.
        public let note: String
        /// The name of the background ``Drawing``, at the address "maricopa://pictures/" and the name.
        public let image: String
        /// The alternative text of the image.
        public let imageText: String
        public let link: Link
        /// Whether the target asks the user to sign in first.
        public let needsSignIn: Bool
    }

    /// The prompt to sign in.
    public struct SignIn: Hashable, Codable, Sendable {
        /// The benefit of signing in.
        public let text: String
        /// The form for a new account.
        public let signUp: Link
        /// The login form.
        public let login: Link
    }
}

extension HomeScreen {
    init(counts: [RecordKind: Int], isSignedIn: Bool, isAdmin: Bool, revision: Revision) {
        title = AppBrand.name
        self.revision = revision
        bar = [
            BarItem(
                id: "settings",
                icon: .gear,
                link: DirectoryLink.settings.labeled(localized("Settings")),
                needsSignIn: false
            ),
            BarItem(
                id: "search",
                icon: .magnifier,
                link: DirectoryLink.search(nil).labeled(localized("Search")),
                needsSignIn: false
            ),
            BarItem(
                id: "notifications",
                icon: .bell,
                link: DirectoryLink.notifications.labeled(localized("Notifications")),
                needsSignIn: !isSignedIn
            ),
            BarItem(
                id: "favorites",
                icon: .heart,
                link: DirectoryLink.favorites.labeled(localized("Favorites")),
                needsSignIn: !isSignedIn
            ),
        ]
        let features = Self.order.map { kind in
            Card(
                id: kind.plural,
                title: kind.heading,
                note: Self.note(counts[kind] ?? 0, kind),
                image: Drawing.card(of: kind).rawValue,
                imageText: Drawing.card(of: kind).text,
                link: DirectoryLink.list(kind).labeled(kind.heading),
                needsSignIn: false
            )
        }
        let subscribe = Card(
            id: "subscribe",
            title: localized("Subscribe"),
            note: "",
            image: Drawing.cardSubscribe.rawValue,
            imageText: Drawing.cardSubscribe.text,
            link: DirectoryLink.subscribe.labeled(localized("Subscribe")),
            needsSignIn: !isSignedIn
        )
        cards = features + [subscribe]
        admin = isAdmin ? AdminPage.back : nil
        signIn =
            isSignedIn
            ? nil
            : SignIn(
                text: localized("Sign in to keep favorites, be reminded of events, and subscribe."),
                signUp: DirectoryLink.account(.signUp).labeled(localized("Sign up")),
                login: DirectoryLink.account(.login).labeled(localized("Log in"))
            )
    }

    /// The order in the requirements.
    private static let order: [RecordKind] = [.market, .recipe, .park, .activity, .event, .resource]

    private static func note(_ count: Int, _ kind: RecordKind) -> String {
        kind.counted(count)
    }
}

/// The screen shown while the app starts: logo, slogan and a progress indicator.
public struct LoadingScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The name of the logo's drawing.
    public let logo: String
    /// The slogan below the logo.
    public let tagline: String
    /// The background as a hexadecimal RGB color.
    public let background: String
    /// Whether the progress indicator turns.
    public let isTurning: Bool
    /// The indicator's text for assistive technology.
    public let status: String

    /// Creates the screen; a ready app stops the indicator.
    public init(isReady: Bool = false) {
        title = AppBrand.name
        revision = Revision(rawValue: isReady ? "ready" : "loading")
        logo = AppBrand.logo
        tagline = AppBrand.tagline
        background = AppBrand.background
        isTurning = !isReady
        status = isReady ? localized("Ready") : localized("Loading")
    }
}
