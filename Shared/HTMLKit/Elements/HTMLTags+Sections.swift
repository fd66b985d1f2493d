/// The elements of HTML as methods, adopted by `HTMLView` and `HTMLPage`.
public protocol HTMLTags {}

// MARK: Sections

extension HTMLTags {
    /// The introduction of a page or a section.
    @inlinable
    public func header<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<header", "</header>", attributes, content())
    }

    /// The footer of a page or a section.
    @inlinable
    public func footer<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<footer", "</footer>", attributes, content())
    }

    /// The main content of the page.
    @inlinable
    public func main<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<main", "</main>", attributes, content())
    }

    /// Navigation links.
    @inlinable
    public func nav<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<nav", "</nav>", attributes, content())
    }

    /// A part with its own heading.
    @inlinable
    public func section<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<section", "</section>", attributes, content())
    }

    /// A self-contained part.
    @inlinable
    public func article<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<article", "</article>", attributes, content())
    }

    /// A part beside the main content.
    @inlinable
    public func aside<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<aside", "</aside>", attributes, content())
    }

    /// A part without meaning.
    @inlinable
    public func div<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<div", "</div>", attributes, content())
    }

    /// The contact information for the page or article.
    @inlinable
    public func address<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<address", "</address>", attributes, content())
    }

    /// The heading of the page.
    @inlinable
    public func h1<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<h1", "</h1>", attributes, content())
    }

    /// A heading of the second level.
    @inlinable
    public func h2<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<h2", "</h2>", attributes, content())
    }

    /// A heading of the third level.
    @inlinable
    public func h3<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<h3", "</h3>", attributes, content())
    }

    /// A heading of the fourth level.
    @inlinable
    public func h4<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<h4", "</h4>", attributes, content())
    }
}
