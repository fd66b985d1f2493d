public import ScreenKit

/// What stands over every page of the app.
public enum AppBrand {
    /// The app's name, and the title of its home.
    public static let name = "Maricopa Healthy"
    /// What stands under the logo.
    public static let tagline = "Good food, good places and good company near you"
    /// The picture's name of the logo.
    public static let logo = Drawing.maricopaHealthyLogo.rawValue
    /// The one colour behind the loading page, as a hexadecimal RGB.
    public static let background = "#1F6F5C"
}

/// The home screen: the way to everything there is.
public struct HomeScreen: Screen {
    /// What stands at the top: the app's name.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// The icons of the bar beside the title: settings, search, notifications, favorites.
    public let bar: [BarItem]
    /// The features, from top to bottom, each a card.
    public let cards: [Card]
    /// Where to sign in, and what for; nil for somebody who is signed in.
    @NullEncoded public private(set) var signIn: SignIn?

    /// An icon of the bar.
    public struct BarItem: Hashable, Codable, Identifiable, Sendable {
        /// What it is: "settings".
        public let id: String
        /// What is drawn.
        public let icon: BarIcon
        /// Where it leads.
        public let link: Link
        /// Whether what it shows is somebody's own: without signing in its page only says how to.
        public let needsSignIn: Bool
    }

    /// What is drawn on an icon of the bar; each front end has a picture for each.
    public enum BarIcon: String, CaseIterable, Codable, Sendable {
        case gear, magnifier, bell, heart
    }

    /// A feature of the app.
    public struct Card: Hashable, Codable, Identifiable, Sendable {
        /// What it is: "markets".
        public let id: String
        /// What stands on it: "Markets".
        public let title: String
        /// What is there: "92 markets"; empty where nothing is counted.
        public let note: String
        /// The name of the picture behind it, a ``Drawing``: its address is "maricopa://pictures/" and the name.
        public let image: String
        /// What the picture shows, for those who don't see it.
        public let imageText: String
        /// Where a tap leads.
        public let link: Link
        /// Whether only somebody who signed in can use it: without signing in its page only says how to.
        public let needsSignIn: Bool
    }

    /// Asks to sign in.
    public struct SignIn: Hashable, Codable, Sendable {
        /// What signing in is for.
        public let text: String
        /// To a new account.
        public let signUp: Link
        /// To one there is.
        public let login: Link
    }
}

extension HomeScreen {
    init(counts: [RecordKind: Int], isSignedIn: Bool, revision: Revision) {
        title = AppBrand.name
        self.revision = revision
        bar = [
            BarItem(
                id: "settings",
                icon: .gear,
                link: DirectoryLink.settings.labelled("Settings"),
                needsSignIn: false
            ),
            BarItem(
                id: "search",
                icon: .magnifier,
                link: DirectoryLink.search(nil).labelled("Search"),
                needsSignIn: false
            ),
            BarItem(
                id: "notifications",
                icon: .bell,
                link: DirectoryLink.notifications.labelled("Notifications"),
                needsSignIn: !isSignedIn
            ),
            BarItem(
                id: "favorites",
                icon: .heart,
                link: DirectoryLink.favorites.labelled("Favorites"),
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
                link: DirectoryLink.list(kind).labelled(kind.heading),
                needsSignIn: false
            )
        }
        let subscribe = Card(
            id: "subscribe",
            title: "Subscribe",
            note: "",
            image: Drawing.cardSubscribe.rawValue,
            imageText: Drawing.cardSubscribe.text,
            link: DirectoryLink.subscribe.labelled("Subscribe"),
            needsSignIn: !isSignedIn
        )
        cards = features + [subscribe]
        signIn =
            isSignedIn
            ? nil
            : SignIn(
                text: "Sign in to keep favorites, be reminded of events, and subscribe.",
                signUp: DirectoryLink.account(.signUp).labelled("Sign up"),
                login: DirectoryLink.account(.login).labelled("Log in")
            )
    }

    /// As the document lists them.
    private static let order: [RecordKind] = [.market, .recipe, .park, .activity, .event, .resource]

    private static func note(_ count: Int, _ kind: RecordKind) -> String {
        "\(count) \(count == 1 ? kind.rawValue : kind.plural)"
    }
}

/// What is shown while the app loads: the logo and the tagline on one colour, and something that turns.
public struct LoadingScreen: Screen {
    /// The app's name.
    public let title: String
    /// Always the same.
    public let revision: Revision
    /// The picture's name of the logo.
    public let logo: String
    /// What stands under it.
    public let tagline: String
    /// The colour behind it, as a hexadecimal RGB.
    public let background: String
    /// Whether something turns: it does until the app is ready.
    public let isTurning: Bool
    /// What the turning thing says to those who don't see it.
    public let status: String

    /// The page; `isReady` stops what turns.
    public init(isReady: Bool = false) {
        title = AppBrand.name
        revision = Revision(rawValue: isReady ? "ready" : "loading")
        logo = AppBrand.logo
        tagline = AppBrand.tagline
        background = AppBrand.background
        isTurning = !isReady
        status = isReady ? "Ready" : "Loading"
    }
}
