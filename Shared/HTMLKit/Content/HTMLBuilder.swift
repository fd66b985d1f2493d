/// Puts HTML content together from statements: values in a row, `if`, `switch`, `for`.
@resultBuilder
public enum HTMLBuilder {
    /// Takes one piece of content.
    @inlinable
    public static func buildExpression<Content: HTMLContent>(_ content: Content) -> Content {
        content
    }

    /// Takes one piece alone.
    @inlinable
    public static func buildBlock<Content: HTMLContent>(_ content: Content) -> Content {
        content
    }

    /// Puts several pieces in a row.
    @inlinable
    public static func buildBlock<each Content: HTMLContent>(
        _ content: repeat each Content
    ) -> MarkupGroup<repeat each Content> {
        MarkupGroup(repeat each content)
    }

    /// Takes an `if` without `else`.
    @inlinable
    public static func buildOptional<Content: HTMLContent>(_ content: Content?) -> Content? {
        content
    }

    /// Takes the first branch.
    @inlinable
    public static func buildEither<First: HTMLContent, Second: HTMLContent>(
        first: First
    ) -> MarkupChoice<First, Second> {
        .first(first)
    }

    /// Takes the second branch.
    @inlinable
    public static func buildEither<First: HTMLContent, Second: HTMLContent>(
        second: Second
    ) -> MarkupChoice<First, Second> {
        .second(second)
    }

    /// Takes a `for` loop.
    @inlinable
    public static func buildArray<Content: HTMLContent>(_ content: [Content]) -> [Content] {
        content
    }
}
