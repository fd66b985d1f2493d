public import ScreenKit
import WordKit

/// The introduction for visitors: three pages of a carousel.
public struct OnboardingScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The pages about favorites, filters and notifications.
    public let pages: [Page]
    /// The 0-based index of the current page.
    public let current: Int
    /// The seconds until the next page; the first follows the last.
    public let secondsPerPage: Int
    /// A dot for each page.
    public let dots: [Dot]
    /// Shows the next page, after a swipe to the left or when the timer fires.
    public let next: Action
    /// Shows the previous page, after a swipe to the right.
    public let previous: Action
    /// Continues without an account.
    public let skip: Link

    /// A page of the carousel.
    public struct Page: Hashable, Codable, Identifiable, Sendable {
        /// Such as "favorites".
        public let id: String
        /// The name of the logo's drawing.
        public let logo: String
        /// The icons below the logo: a heart, and one for the topic.
        public let icons: [Icon]
        /// The text of the page.
        public let tagline: String
        /// The form for a new account.
        public let signUp: Link
        /// The login form.
        public let login: Link
    }

    /// An icon of a page. Each front end has a picture for each case.
    public enum Icon: String, CaseIterable, Codable, Sendable {
        case heart, sliders, bell
    }

    /// A dot of the carousel, which shows its page when tapped.
    public struct Dot: Hashable, Codable, Identifiable, Sendable {
        /// The 0-based index of its page.
        public let id: Int
        /// Whether its page is shown.
        public let isCurrent: Bool
        /// Such as "Page 2 of 3".
        public let label: String
        /// The link to its page.
        public let link: Link
    }

    public static let count = 3

    /// Creates the carousel at a page, modulo the number of pages.
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
                localized("Keep the markets, parks and recipes you like, and find them again at once.")
            ),
            Page(
                "filters",
                [.heart, .sliders],
                localized("Narrow a list to your city, your day and how you pay.")
            ),
            Page(
                "notifications",
                [.heart, .bell],
                localized("Be reminded before an event begins, and told when it moves.")
            ),
        ]
        dots = (0..<Self.count).map { page in
            let label = localized("Page \(page + 1) of \(Self.count)")
            let link = DirectoryLink.onboardingPage(page).labeled(label, isCurrent: page == shown)
            return Dot(id: page, isCurrent: page == shown, label: label, link: link)
        }
        let page = { (number: Int) in DirectoryLink.onboardingPage((number + Self.count) % Self.count) }
        next = Action(
            DirectoryAct.turn(.next),
            label: localized("Next"),
            gesture: .swipeLeft,
            opens: page(shown + 1).labeled(localized("Next"))
        )
        previous = Action(
            DirectoryAct.turn(.previous),
            label: localized("Previous"),
            gesture: .swipeRight,
            opens: page(shown - 1).labeled(localized("Previous"))
        )
        skip = DirectoryLink.home.labeled(localized("Look around first"))
    }
}

extension OnboardingScreen.Page {
    fileprivate init(_ id: String, _ icons: [OnboardingScreen.Icon], _ tagline: String) {
        self.id = id
        logo = AppBrand.logo
        self.icons = icons
        self.tagline = tagline
        signUp = DirectoryLink.account(.signUp).labeled(localized("Sign up"))
        login = DirectoryLink.account(.login).labeled(localized("Log in"))
    }
}
