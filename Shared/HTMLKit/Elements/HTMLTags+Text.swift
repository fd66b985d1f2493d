// MARK: Runs of text

extension HTMLTags {
    /// A run of text without a meaning of its own.
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

    /// Stressed text.
    @inlinable
    public func em<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<em", "</em>", attributes, content())
    }

    /// Text to draw the eye to.
    @inlinable
    public func b<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<b", "</b>", attributes, content())
    }

    /// Text in another voice.
    @inlinable
    public func i<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<i", "</i>", attributes, content())
    }

    /// Small print.
    @inlinable
    public func small<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<small", "</small>", attributes, content())
    }

    /// What no longer holds.
    @inlinable
    public func s<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<s", "</s>", attributes, content())
    }

    /// Marked text.
    @inlinable
    public func mark<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<mark", "</mark>", attributes, content())
    }

    /// Computer code.
    @inlinable
    public func code<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<code", "</code>", attributes, content())
    }

    /// What the user types.
    @inlinable
    public func kbd<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<kbd", "</kbd>", attributes, content())
    }

    /// What a program prints.
    @inlinable
    public func samp<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<samp", "</samp>", attributes, content())
    }

    /// Text below the line.
    @inlinable
    public func sub<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<sub", "</sub>", attributes, content())
    }

    /// Text above the line.
    @inlinable
    public func sup<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<sup", "</sup>", attributes, content())
    }

    /// An abbreviation; `.title` tells what of.
    @inlinable
    public func abbr<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<abbr", "</abbr>", attributes, content())
    }

    /// The title of a work.
    @inlinable
    public func cite<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<cite", "</cite>", attributes, content())
    }

    /// A short quotation.
    @inlinable
    public func q<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<q", "</q>", attributes, content())
    }

    /// What was removed.
    @inlinable
    public func del<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<del", "</del>", attributes, content())
    }

    /// What was added.
    @inlinable
    public func ins<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<ins", "</ins>", attributes, content())
    }

    /// Text whose direction must not disturb what is around it, such as a name somebody typed.
    @inlinable
    public func bdi<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<bdi", "</bdi>", attributes, content())
    }

    /// A line break.
    @inlinable
    public func br(_ attributes: Attribute?...) -> HTMLVoidElement {
        HTMLVoidElement("<br", attributes)
    }

    /// A place where a long word may break.
    @inlinable
    public func wbr(_ attributes: Attribute?...) -> HTMLVoidElement {
        HTMLVoidElement("<wbr", attributes)
    }

    /// A link; without a target, the same text without the link.
    @inlinable
    public func a<Content: HTMLContent>(
        href: LinkTarget?,
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        let own = href.map { Attribute("href", .image(.link($0))) }
        return HTMLElement("<a", "</a>", [own] + attributes, content())
    }

    /// A time, with its machine-readable form as `dateTime`, such as "2026-03-08T07:30".
    @inlinable
    public func time<Content: HTMLContent>(
        dateTime: String,
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<time", "</time>", [Attribute("datetime", .text(dateTime))] + attributes, content())
    }

    /// An image. `alt` says in words what it shows; empty for an image that adds nothing to the text.
    @inlinable
    public func img(src: ImageSource, alt: String, _ attributes: Attribute?...) -> HTMLVoidElement {
        HTMLVoidElement("<img", [Attribute("src", .image(src)), Attribute("alt", .text(alt))] + attributes)
    }
}
