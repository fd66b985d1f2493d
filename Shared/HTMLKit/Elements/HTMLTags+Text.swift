// MARK: Runs of text

extension HTMLTags {
    /// A run of text without meaning.
    @inlinable
    public func span<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<span", "</span>", attributes, content())
    }

    /// Important text.
    @inlinable
    public func strong<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<strong", "</strong>", attributes, content())
    }

    /// Emphasized text.
    @inlinable
    public func em<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<em", "</em>", attributes, content())
    }

    /// Text in another voice.
    @inlinable
    public func i<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<i", "</i>", attributes, content())
    }

    /// A line break.
    @inlinable
    public func br(_ attributes: Attribute?...) -> HTMLVoidElement {
        HTMLVoidElement("<br", attributes)
    }

    /// A link; without a target, only its text.
    @inlinable
    public func a<Content: HTMLContent>(
        href: LinkTarget?,
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        let own = href.map { Attribute("href", .image(.link($0))) }
        return HTMLElement("<a", "</a>", [own] + attributes, content())
    }

    /// A time with its machine-readable form `dateTime`, such as "2026-03-08T07:30".
    @inlinable
    public func time<Content: HTMLContent>(
        dateTime: String,
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<time", "</time>", [Attribute("datetime", .text(dateTime))] + attributes, content())
    }

    /// An image. `alt` describes it in words and is empty for a decorative image.
    @inlinable
    public func img(src: ImageSource, alt: String, _ attributes: Attribute?...) -> HTMLVoidElement {
        HTMLVoidElement("<img", [Attribute("src", .image(src)), Attribute("alt", .text(alt))] + attributes)
    }
}
