public import JSONKit

// MARK: Head

extension HTMLTags {
    /// Metadata about the page.
    @inlinable
    public func meta(_ name: MetaName, _ content: String) -> HTMLVoidElement {
        HTMLVoidElement("<meta", [Attribute("name", .text(name.rawValue)), Attribute("content", .text(content))])
    }

    /// Metadata that counts under a media query, such as "(prefers-color-scheme: dark)".
    @inlinable
    public func meta(_ name: MetaName, _ content: String, media: StaticString) -> HTMLVoidElement {
        let own = [Attribute("name", .text(name.rawValue)), Attribute("content", .text(content))]
        return HTMLVoidElement("<meta", own + [Attribute("media", .token(media))])
    }

    /// Metadata for sharing the page (https://ogp.me).
    @inlinable
    public func openGraph(_ property: OpenGraphProperty, _ content: String) -> HTMLVoidElement {
        let own = [Attribute("property", .text(property.rawValue)), Attribute("content", .text(content))]
        return HTMLVoidElement("<meta", own)
    }

    /// A content security policy. It can only restrict what the page may load.
    @inlinable
    public func contentSecurityPolicy(_ policy: String) -> HTMLVoidElement {
        let own = [Attribute("http-equiv", .token("Content-Security-Policy")), Attribute("content", .text(policy))]
        return HTMLVoidElement("<meta", own)
    }

    /// A link to a related page or file.
    @inlinable
    public func link(_ relation: LinkRelation, href: LinkTarget, _ attributes: Attribute?...) -> HTMLVoidElement {
        let own = [Attribute("rel", .text(relation.rawValue)), Attribute("href", .image(.link(href)))]
        return HTMLVoidElement("<link", own + attributes)
    }

    /// A linked style sheet.
    @inlinable
    public func styleSheet(href: LinkTarget) -> HTMLVoidElement {
        HTMLVoidElement("<link", [Attribute("rel", .token("stylesheet")), Attribute("href", .image(.link(href)))])
    }

    /// A linked script. It is a module, so it runs after the page was read.
    @inlinable
    public func moduleScript(src: LinkTarget) -> HTMLElement<MarkupNothing> {
        let own = [Attribute("type", .token("module")), Attribute("src", .image(.link(src)))]
        return HTMLElement("<script", "</script>", own, MarkupNothing())
    }

    /// An embedded style sheet.
    @inlinable
    public func styleSheet(_ sheet: StyleSheet) -> StyleSheet {
        sheet
    }

    /// The subject of the page as schema.org data, for search engines.
    @inlinable
    public func jsonLD(_ data: JSONValue) -> JSONLDScript {
        JSONLDScript(data)
    }
}

/// The names of metadata.
public enum MetaName: String, Hashable, Sendable {
    /// The description in one sentence.
    case description
    case author
    /// The software that generated the page.
    case generator
    /// The permissions of search engines.
    case robots
    /// The referrer policy, which says how much of the address is sent to linked pages.
    case referrer
    /// The color of the browser around the page.
    case themeColor = "theme-color"
    /// The supported color schemes: light, dark or both.
    case colorScheme = "color-scheme"
    /// Whether the page is shown without the browser's bars after it was added to a home screen: "yes".
    case webApp = "mobile-web-app-capable"
    /// The same for iPhones and iPads that don't read manifests.
    case appleWebApp = "apple-mobile-web-app-capable"
    /// The name below the icon on the home screen of an iPhone or iPad.
    case appleWebAppTitle = "apple-mobile-web-app-title"
    /// The look of the bar with the time on an iPhone or iPad, such as "default".
    case appleWebAppStatusBar = "apple-mobile-web-app-status-bar-style"
    /// The app for the same content, offered by Safari: `app-id=…, app-argument=…`.
    case appleItunesApp = "apple-itunes-app"
    /// The card format on X: `summary` or `summary_large_image`.
    case twitterCard = "twitter:card"
}

/// The properties of Open Graph metadata.
public enum OpenGraphProperty: String, Hashable, Sendable {
    case title = "og:title"
    /// The type, such as `website` or `article`.
    case type = "og:type"
    /// The canonical address.
    case url = "og:url"
    /// A description of one or two sentences.
    case description = "og:description"
    case image = "og:image"
    /// The alternative text of the picture.
    case imageAlt = "og:image:alt"
    case siteName = "og:site_name"
    case locale = "og:locale"
}
