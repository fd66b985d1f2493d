// MARK: Loops

extension HTMLTags {
    /// What each element of a sequence makes, written as it comes. For long lists: a `for` in a builder first collects
    /// the content of every turn.
    @inlinable
    public func forEach<Elements: Sequence, Content: HTMLContent>(
        _ elements: Elements,
        @HTMLBuilder content: @escaping (Elements.Element) -> Content
    ) -> MarkupForEach<Elements, Content> {
        MarkupForEach(elements, content)
    }
}
