// MARK: The head of a page

extension HTMLTags {
    /// Something said about the page.
    @inlinable
    public func meta(_ name: MetaName, _ content: String) -> HTMLVoidElement {
        HTMLVoidElement("<meta", [Attribute("name", .text(name.rawValue)), Attribute("content", .text(content))])
    }

    /// How the page shows where it is shared (https://ogp.me).
    @inlinable
    public func openGraph(_ property: OpenGraphProperty, _ content: String) -> HTMLVoidElement {
        let own = [Attribute("property", .text(property.rawValue)), Attribute("content", .text(content))]
        return HTMLVoidElement("<meta", own)
    }

    /// What the page may load; it can only take rights away.
    @inlinable
    public func contentSecurityPolicy(_ policy: String) -> HTMLVoidElement {
        let own = [Attribute("http-equiv", .token("Content-Security-Policy")), Attribute("content", .text(policy))]
        return HTMLVoidElement("<meta", own)
    }

    /// A page or file that has to do with this one.
    @inlinable
    public func link(_ relation: LinkRelation, href: LinkTarget, _ attributes: Attribute?...) -> HTMLVoidElement {
        let own = [Attribute("rel", .text(relation.rawValue)), Attribute("href", .image(.link(href)))]
        return HTMLVoidElement("<link", own + attributes)
    }

    /// A style sheet in a file of its own.
    @inlinable
    public func styleSheet(href: LinkTarget) -> HTMLVoidElement {
        HTMLVoidElement("<link", [Attribute("rel", .token("stylesheet")), Attribute("href", .image(.link(href)))])
    }

    /// A style sheet in the page.
    @inlinable
    public func styleSheet(_ sheet: StyleSheet) -> StyleSheet {
        sheet
    }

    /// What the page is about, in the words of schema.org, for search engines.
    @inlinable
    public func jsonLD(_ data: LinkedData) -> JSONLDScript {
        JSONLDScript(data)
    }
}

/// The names that `meta` knows.
public enum MetaName: String, Hashable, Sendable {
    /// What the page is about, in a sentence.
    case description
    /// Who wrote it.
    case author
    /// What wrote it.
    case generator
    /// What search engines may do with it.
    case robots
    /// How much of its address it tells the pages it links to.
    case referrer
    /// The colour of the browser around it.
    case themeColor = "theme-color"
    /// Whether it is made for light, for dark or for both.
    case colorScheme = "color-scheme"
    /// The app that shows the same, offered by Safari: `app-id=…, app-argument=…`.
    case appleItunesApp = "apple-itunes-app"
    /// How it shows when shared on X: `summary` or `summary_large_image`.
    case twitterCard = "twitter:card"
}

/// The properties that `openGraph` knows.
public enum OpenGraphProperty: String, Hashable, Sendable {
    /// The title.
    case title = "og:title"
    /// What kind of thing it is, such as `website` or `article`.
    case type = "og:type"
    /// Its canonical address.
    case url = "og:url"
    /// A sentence or two.
    case description = "og:description"
    /// The address of a picture.
    case image = "og:image"
    /// What the picture shows.
    case imageAlt = "og:image:alt"
    /// The site's name.
    case siteName = "og:site_name"
    /// The language and territory, such as `en_US`.
    case locale = "og:locale"
}
