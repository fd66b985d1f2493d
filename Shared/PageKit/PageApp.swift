public import HTMLKit
public import ScreenKit
public import WordKit

/// An app that a server shows: its screens, its acts and the pages of its screens.
public struct PageApp: Sendable {
    /// The scheme of the app's links, such as "recipebox".
    public let scheme: String
    /// The first segment of its addresses, such as "recipes".
    public let segment: String
    /// The link of the screen at the app's own address, without its scheme.
    public let home: String
    private let homeText: @Sendable () -> String?
    private let titleText: @Sendable () -> String
    private let aboutText: @Sendable () -> String
    private let makeWords: @Sendable () -> PageWords
    public let accent: Accent
    /// The icon; nil for an app that can't be installed.
    public let icon: AppIcon?
    /// Whether a browser keeps the app's pages only after the person chose it there. The page about the device then says that they hold health data.
    public let asksBeforeKeeping: Bool
    /// Returns the screen of a link with what was typed, by field id.
    public let screen: @Sendable (_ link: String, _ typed: [String: String]) throws -> any Screen
    public let perform: @Sendable (Act, _ link: String) async throws -> Acted
    /// Returns whether the action with an id writes nothing and only leads to the screen that it opens.
    public let onlyOpens: @Sendable (_ action: String) -> Bool
    /// Returns whether another person, or nobody, is logged in after the action with an id, so that nothing that was opened before may stay in the
    /// browser.
    public let changesPerson: @Sendable (_ action: String) -> Bool
    /// Returns the content of a screen's page, below its heading; nil for a screen that the general page shows.
    public let page: @Sendable (any Screen, PageContext) -> HTMLFragment?
    /// Returns the picture with an id of the app; nil if there is none.
    public let picture: @Sendable (_ id: String) throws -> PagePicture?
    /// Returns the page of a web address that was typed into a field of that kind.
    public let fetch: @Sendable (_ address: String) async throws -> [UInt8]
    /// Returns the language that the person of this machine chose for the app; nil for none. The choice in a browser goes before it.
    public var language: @Sendable () -> Language? = { nil }
    /// Returns the link of the screen with which the app begins for the present person; nil for its home.
    public var launch: @Sendable () -> String? = { nil }
    /// Returns the name that a screen has on paper, such as that of a patient; nil for the app's own.
    public var printName: @Sendable (any Screen) -> String? = { _ in nil }
    /// The look of the installed app while it starts; nil for an app that begins with its first page.
    public var start: AppStart?
    /// Returns the answer to an error that the functions above throw.
    public let problem: @Sendable (any Error) -> PageProblem

    /// The name of the app for people.
    public var title: String { titleText() }
    /// One sentence about the app.
    public var about: String { aboutText() }
    /// The way to the app's first page.
    var homeWay: Link {
        Link(DeepLink(scheme: scheme, [home]).description, label: homeText() ?? localized("Home"))
    }
    /// The words of pages that are made from a screen alone.
    public var words: PageWords { makeWords() }

    /// Creates an app. Its texts are made for each page, in the language of the person who reads it.
    ///
    /// - Parameter homeTitle: The name of its first page, as its screens' ways back have it; nil for "Home".
    public init(
        scheme: String,
        segment: String,
        home: String = "home",
        homeTitle: @autoclosure @escaping @Sendable () -> String? = nil,
        title: @autoclosure @escaping @Sendable () -> String,
        about: @autoclosure @escaping @Sendable () -> String,
        accent: Accent,
        icon: AppIcon? = nil,
        asksBeforeKeeping: Bool = false,
        words: @autoclosure @escaping @Sendable () -> PageWords = PageWords(),
        screen: @escaping @Sendable (String, [String: String]) throws -> any Screen,
        perform: @escaping @Sendable (Act, String) async throws -> Acted,
        onlyOpens: @escaping @Sendable (String) -> Bool = { _ in false },
        changesPerson: @escaping @Sendable (String) -> Bool = { _ in false },
        page: @escaping @Sendable (any Screen, PageContext) -> HTMLFragment? = { _, _ in nil },
        picture: @escaping @Sendable (String) throws -> PagePicture? = { _ in nil },
        fetch: @escaping @Sendable (String) async throws -> [UInt8] = { address in throw PageProblem.noFetch(address) },
        problem: @escaping @Sendable (any Error) -> PageProblem
    ) {
        self.scheme = scheme
        self.segment = segment
        self.home = home
        homeText = homeTitle
        titleText = title
        aboutText = about
        makeWords = words
        self.accent = accent
        self.icon = icon
        self.asksBeforeKeeping = asksBeforeKeeping
        self.screen = screen
        self.perform = perform
        self.onlyOpens = onlyOpens
        self.changesPerson = changesPerson
        self.page = page
        self.picture = picture
        self.fetch = fetch
        self.problem = problem
    }
}

extension PageApp {
    /// The address of a link's page, or of a web page, a telephone number or a place on a map. Links of other apps lead to the app's first page.
    func address(of link: String) -> LinkTarget {
        if let outside = try? LinkTarget(checking: link), link.contains(":") { return outside }
        let parts = DeepLink(link, scheme: scheme)?.parts ?? []
        return path(parts == [home] ? [] : parts)
    }

    /// The link of a page's path components; the first one is the app's segment.
    func link(of path: [String]) -> String {
        let parts = Array(path.dropFirst())
        return DeepLink(scheme: scheme, parts.isEmpty ? [home] : parts).description
    }

    func path(_ parts: [String], query: [(String, String)] = []) -> LinkTarget {
        // Parts of a link are never "", "." or "..".
        (try? .path([segment] + parts, isRooted: true, query: query)) ?? "/"
    }
}

/// The look of an installed app from its start until its first page is there.
public struct AppStart: Hashable, Sendable {
    /// The link of the screen that is shown meanwhile.
    let link: String
    /// The color before that, as a hexadecimal RGB color.
    let background: String

    public init(link: String, background: String) {
        self.link = link
        self.background = background
    }
}

/// A picture of an app.
public struct PagePicture: Hashable, Sendable {
    let bytes: [UInt8]
    let isLasting: Bool

    /// - Parameter isLasting: Whether its id is made from its bytes, so that a browser keeps it for good.
    public init(_ bytes: [UInt8], isLasting: Bool = false) {
        self.bytes = bytes
        self.isLasting = isLasting
    }

    /// The hash of bytes for an id, of 16 letters.
    public static func hash(_ bytes: [UInt8]) -> String { Assets.hash(bytes) }
}

/// A failure that a page tells.
public struct PageProblem: Hashable, Sendable {
    /// The HTTP status.
    public let status: Int
    /// A sentence with the failure and the next step.
    public let why: String
    /// The link of the screen where the next step is taken; nil if the sentence says it all.
    public let remedy: Link?
    /// The title of the page; nil for that of the status.
    public let title: String?
    /// Whether it is about a link that leads to no screen. A person's page then doesn't quote it.
    public let isAboutLink: Bool
    /// The id of the field that it is about; nil for none.
    var field: String?

    public init(status: Int, why: String, remedy: Link? = nil, title: String? = nil, isAboutLink: Bool = false) {
        self.title = title
        self.isAboutLink = isAboutLink
        self.status = status
        self.why = why
        self.remedy = remedy
    }
}

/// The accent color of an app, for its name, its main buttons, its links and its graphs. The style sheet has the colors.
public enum Accent: String, CaseIterable, Sendable {
    case teal, blue, plum, rust, olive

    /// The class of the parts of a page that have the color.
    var style: String { "accent-" + rawValue }

    /// The color on a light ground, such as "#0b6e5f".
    public var light: String { DesignToken.named(style).light }
}
