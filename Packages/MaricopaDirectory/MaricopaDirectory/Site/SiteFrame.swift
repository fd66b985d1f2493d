import Foundation
import HTMLKit
import JSONKit
import ScreenKit
import StorageKit
import TimeKit
import WordKit

/// A drawing, or a small picture of a record without the original's metadata.
struct SitePicture: Hashable {
    /// Unique among the pictures.
    let name: String
    let bytes: [UInt8]
    let type: ImageType
    /// The alternative text.
    let text: String
    /// The drawing; nil for a record's own picture.
    let drawing: Drawing?
    /// The size in pixels; nil if the header doesn't have it.
    let size: ImageHeader?

    /// Creates a picture; nil for a type that not all browsers show.
    init?(name: String, bytes: [UInt8], type: MediaType, text: String) {
        switch type {
        case .jpeg: self.type = .jpeg
        case .png: self.type = .png
        case .webP: self.type = .webp
        case .gif, .heic: return nil
        }
        self.name = name
        self.bytes = bytes
        self.text = text
        drawing = nil
        size = try? ImageHeader(Data(bytes), mediaType: type)
    }

    init(_ drawing: Drawing) {
        name = drawing.rawValue
        bytes = drawing.png
        type = .png
        text = drawing.text
        self.drawing = drawing
        size = try? ImageHeader(Data(bytes), mediaType: .png)
    }

    /// Whether it is the card of a kind, which doesn't show the record itself.
    var isCard: Bool { drawing.map { one in RecordKind.allCases.contains { Drawing.card(of: $0) == one } } ?? false }

    /// The path from the site's root.
    var path: [String] {
        switch type {
        case .png: ["pictures", SiteAddress.fileName(name) + ".png"]
        case .webp: ["pictures", SiteAddress.fileName(name) + ".webp"]
        case .jpeg, .gif: ["pictures", SiteAddress.fileName(name) + ".jpg"]
        }
    }
}

/// A picture with its size, so that the layout doesn't shift while it loads.
struct PictureView: HTMLView {
    let picture: SitePicture
    let frame: SiteFrame
    /// The alternative text; empty for decoration.
    let text: String
    var attribute: Attribute?

    @HTMLBuilder var body: some HTMLContent {
        if let source = frame.source(picture) {
            let size = picture.size
            img(src: source, alt: text, size.map { .width($0.width) }, size.map { .height($0.height) }, attribute)
        }
    }
}

/// The location of a page, which determines the form of its links.
struct SiteFrame: Hashable {
    let settings: SiteSettings
    /// The number of folders below the site's root; nil for a self-contained file.
    let depth: Int?
    /// The static pages to link to.
    var texts: [StaticPageName] = []

    /// The link to a page or file of the site; nil for a self-contained file if the site has no address.
    func link(_ path: [String]) -> PageLink? {
        guard let depth else { return absolute(path) }
        return try? PageLink.path(path, up: depth)
    }

    /// The canonical address of a page; nil if the site has no address.
    func absolute(_ path: [String]) -> PageLink? {
        guard let base = settings.base, let relative = try? PageLink.path(path) else { return nil }
        return try? PageLink(checking: base + (path == ["index.html"] ? "" : relative.description))
    }

    func app(_ screen: DirectoryLink) -> PageLink? {
        try? PageLink(checking: screen.target, appScheme: SiteAddress.appScheme)
    }

    /// The embedded bytes of a picture in a self-contained file, else a link to its file.
    func source(_ picture: SitePicture) -> ImageSource? {
        guard depth != nil else { return .embedded(picture.bytes, picture.type) }
        return link(picture.path).map { .link($0) }
    }
}

/// A page of the site with banner, navigation, content and metadata.
struct SitePage<Content: HTMLContent>: HTMLPage {
    let frame: SiteFrame
    let title: String
    /// One or two sentences.
    let summary: String
    /// The path from the site's root.
    let path: [String]
    /// The corresponding screen of the app.
    let screen: DirectoryLink
    var picture: SitePicture?
    var data: JSONValue?
    /// Whether search engines may index the page.
    var isListed = true
    let content: Content

    var language: String { Language.current.rawValue }

    @HTMLBuilder var head: some HTMLContent {
        contentSecurityPolicy(
            frame.depth == nil
                ? "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
                : "default-src 'none'; img-src 'self'; style-src 'self'"
        )
        if !summary.isEmpty { meta(.description, summary) }
        if !isListed { meta(.robots, "noindex") }
        meta(.referrer, "no-referrer")
        meta(.colorScheme, "light dark")
        meta(.themeColor, "#0b6e5f")
        if let number = frame.settings[.appStoreNumber] {
            meta(.appleItunesApp, "app-id=\(number), app-argument=\(screen.target)")
        }
        shared
        if let data { jsonLD(data) }
        if frame.depth == nil {
            styleSheet(DesignSheet.base)
            styleSheet(SiteStyle.sheet)
        } else if let sheet = frame.link(["style.css"]) {
            styleSheet(href: sheet)
        }
    }

    /// The Open Graph metadata for shared links.
    @HTMLBuilder private var shared: some HTMLContent {
        openGraph(.title, title)
        openGraph(.type, "website")
        openGraph(.siteName, frame.settings.name)
        openGraph(.locale, Language.current == .spanish ? "es_US" : "en_US")
        if !summary.isEmpty { openGraph(.description, summary) }
        if let address = frame.absolute(path) {
            openGraph(.url, address.description)
            link(.canonical, href: address)
        }
        if let picture, let address = frame.absolute(picture.path) {
            openGraph(.image, address.description)
            openGraph(.imageAlt, picture.text)
        }
        meta(.twitterCard, "summary")
    }

    @HTMLBuilder var body: some HTMLContent {
        InstallBanner(frame: frame, screen: screen)
        if let home = frame.link(["index.html"]) {
            header(.class("bar")) {
                div(.class("top")) {
                    a(href: home, .class("name")) {
                        PictureView(
                            picture: SitePicture(.maricopaHealthyLogo),
                            frame: frame,
                            text: "",
                            attribute: .class("logo")
                        )
                        frame.settings.name
                    }
                    nav(.aria("aria-label", localized("Sections"))) {
                        for kind in RecordKind.allCases { a(href: frame.link(SiteAddress.list(kind))) { kind.heading } }
                    }
                }
            }
        }
        main { content }
        if !frame.texts.isEmpty {
            footer(.class("bottom")) {
                nav(.aria("aria-label", localized("About this site"))) {
                    for name in frame.texts {
                        a(href: frame.link(SiteAddress.text(name))) { name.label }
                    }
                }
            }
        }
    }
}

/// The banner on each page, which offers the app and links to the same screen in it.
struct InstallBanner: HTMLView {
    let frame: SiteFrame
    let screen: DirectoryLink

    private var stores: [(String, PageLink)] {
        [(SiteSetting.appStore, "App Store"), (.playStore, "Google Play")].compactMap { setting, name in
            frame.settings[setting].flatMap { try? PageLink(checking: $0) }.map { (name, $0) }
        }
    }

    @HTMLBuilder var body: some HTMLContent {
        aside(.class("banner"), .aria("aria-label", localized("The app"))) {
            p {
                strong { frame.settings.name }
                if stores.isEmpty { localized(" is an app, too.") } else { localized(" is an app, too. Install it: ") }
                for store in stores {
                    a(href: store.1, .class("store"), .rel(.external)) { store.0 }
                    " "
                }
            }
            p { a(href: frame.app(screen), .class("open")) { localized("Open in the app") } }
        }
    }
}
