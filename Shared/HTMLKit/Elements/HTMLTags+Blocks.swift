// MARK: Paragraphs and lists

extension HTMLTags {
    /// A paragraph.
    @inlinable
    public func p<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<p", "</p>", attributes, content())
    }

    /// A list in no order.
    @inlinable
    public func ul<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<ul", "</ul>", attributes, content())
    }

    /// A numbered list.
    @inlinable
    public func ol<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<ol", "</ol>", attributes, content())
    }

    /// A list item.
    @inlinable
    public func li<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<li", "</li>", attributes, content())
    }

    /// Names and what belongs to them.
    @inlinable
    public func dl<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<dl", "</dl>", attributes, content())
    }

    /// A name in a `dl`.
    @inlinable
    public func dt<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<dt", "</dt>", attributes, content())
    }

    /// What belongs to the name before it.
    @inlinable
    public func dd<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<dd", "</dd>", attributes, content())
    }

    /// Words of someone else.
    @inlinable
    public func blockquote<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<blockquote", "</blockquote>", attributes, content())
    }

    /// A picture, table or the like, with its caption.
    @inlinable
    public func figure<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<figure", "</figure>", attributes, content())
    }

    /// The caption of a figure.
    @inlinable
    public func figcaption<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<figcaption", "</figcaption>", attributes, content())
    }

    /// A part that unfolds.
    @inlinable
    public func details<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<details", "</details>", attributes, content())
    }

    /// What is shown of `details` while it is folded.
    @inlinable
    public func summary<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<summary", "</summary>", attributes, content())
    }

    /// A change of subject; drawn as a rule.
    @inlinable
    public func hr(_ attributes: Attribute?...) -> HTMLVoidElement {
        HTMLVoidElement("<hr", attributes)
    }

    /// Text whose spaces and line breaks count.
    @inlinable
    public func pre<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<AfterLineFeed<Content>> {
        HTMLElement("<pre", "</pre>", attributes, AfterLineFeed(content()))
    }
}
