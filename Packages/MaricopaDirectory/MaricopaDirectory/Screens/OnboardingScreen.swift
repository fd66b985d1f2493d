public import ScreenKit

/// What is shown before somebody signs in: three pages that turn by themselves.
public struct OnboardingScreen: Screen {
    /// What stands at the top: the app's name.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// The pages: favorites, filters, notifications.
    public let pages: [Page]
    /// Which page is shown, from 0.
    public let current: Int
    /// After how many seconds the next is shown; after the last comes the first.
    public let secondsPerPage: Int
    /// The carousel's dots, one for each page.
    public let dots: [Dot]
    /// Shows the next page: a swipe to the left, or the timer.
    public let next: Action
    /// Shows the page before: a swipe to the right.
    public let previous: Action
    /// Goes on without an account.
    public let skip: Link

    /// A page of the carousel.
    public struct Page: Hashable, Codable, Identifiable, Sendable {
        /// What it is about: "favorites".
        public let id: String
        /// The picture's name of the logo.
        public let logo: String
        /// The icons under it: the heart of the favorites, and that of what the page is about.
        public let icons: [Icon]
        /// What it says.
        public let tagline: String
        /// To a new account.
        public let signUp: Link
        /// To one there is.
        public let login: Link
    }

    /// What is drawn on a page; each front end has a picture for each.
    public enum Icon: String, CaseIterable, Codable, Sendable {
        case heart, sliders, bell
    }

    /// A dot of the carousel; a tap on it shows its page.
    public struct Dot: Hashable, Codable, Identifiable, Sendable {
        /// Its page, from 0.
        public let id: Int
        /// Whether its page is shown.
        public let isCurrent: Bool
        /// What it does: "Page 2 of 3".
        public let label: String
    }

    /// How many pages there are.
    public static let count = 3

    /// The carousel at a page, from 0; a number beyond counts around, as the swipes do.
    public init(page: Int = 0) {
        let shown = ((page % Self.count) + Self.count) % Self.count
        title = AppBrand.name
        revision = Revision(rawValue: "page \(shown)")
        current = shown
        secondsPerPage = 6
        pages = [
            Page(
                "favorites",
                [.heart],
                "Keep the markets, parks and recipes you like, and find them again at once."
            ),
            Page(
                "filters",
                [.heart, .sliders],
                "Narrow a list to your city, your day and how you pay."
            ),
            Page(
                "notifications",
                [.heart, .bell],
                "Be reminded before an event begins, and told when it moves."
            ),
        ]
        dots = (0..<Self.count).map { page in
            Dot(id: page, isCurrent: page == shown, label: "Page \(page + 1) of \(Self.count)")
        }
        next = Action(id: "next", label: "Next", gesture: .swipeLeft)
        previous = Action(id: "previous", label: "Previous", gesture: .swipeRight)
        skip = DirectoryLink.home.labelled("Look around first")
    }

    /// The same with the next page shown.
    public var turned: OnboardingScreen { OnboardingScreen(page: current + 1) }

    /// The same with the page before shown.
    public var turnedBack: OnboardingScreen { OnboardingScreen(page: current - 1) }
}

extension OnboardingScreen.Page {
    fileprivate init(_ id: String, _ icons: [OnboardingScreen.Icon], _ tagline: String) {
        self.id = id
        logo = AppBrand.logo
        self.icons = icons
        self.tagline = tagline
        signUp = DirectoryLink.account(.signUp).labelled("Sign up")
        login = DirectoryLink.account(.login).labelled("Log in")
    }
}
