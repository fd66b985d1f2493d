/// Puts HTML content together from statements: values in a row, `if`, `switch`, `for`.
@resultBuilder
public enum HTMLBuilder {
    /// Takes one piece of content.
    @inlinable
    public static func buildExpression<Content: HTMLContent>(_ content: Content) -> Content {
        content
    }

    /// Takes nothing.
    @inlinable
    public static func buildBlock() -> MarkupNothing {
        MarkupNothing()
    }

    /// Takes the first piece.
    @inlinable
    public static func buildPartialBlock<Content: HTMLContent>(first: Content) -> Content {
        first
    }

    /// Puts the next piece after those before it.
    @inlinable
    public static func buildPartialBlock<Before: HTMLContent, Next: HTMLContent>(
        accumulated: Before,
        next: Next
    ) -> MarkupPair<Before, Next> {
        MarkupPair(accumulated, next)
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
