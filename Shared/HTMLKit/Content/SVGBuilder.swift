/// Puts SVG content together from statements: values in a row, `if`, `switch`, `for`.
@resultBuilder
public enum SVGBuilder {
    /// Takes one piece of content.
    @inlinable
    public static func buildExpression<Content: SVGContent>(_ content: Content) -> Content {
        content
    }

    /// Takes nothing.
    @inlinable
    public static func buildBlock() -> MarkupNothing {
        MarkupNothing()
    }

    /// Takes the first piece.
    @inlinable
    public static func buildPartialBlock<Content: SVGContent>(first: Content) -> Content {
        first
    }

    /// Puts the next piece after those before it.
    @inlinable
    public static func buildPartialBlock<Before: SVGContent, Next: SVGContent>(
        accumulated: Before,
        next: Next
    ) -> MarkupPair<Before, Next> {
        MarkupPair(accumulated, next)
    }

    /// Takes an `if` without `else`.
    @inlinable
    public static func buildOptional<Content: SVGContent>(_ content: Content?) -> Content? {
        content
    }

    /// Takes the first branch.
    @inlinable
    public static func buildEither<First: SVGContent, Second: SVGContent>(
        first: First
    ) -> MarkupChoice<First, Second> {
        .first(first)
    }

    /// Takes the second branch.
    @inlinable
    public static func buildEither<First: SVGContent, Second: SVGContent>(
        second: Second
    ) -> MarkupChoice<First, Second> {
        .second(second)
    }

    /// Takes a `for` loop.
    @inlinable
    public static func buildArray<Content: SVGContent>(_ content: [Content]) -> [Content] {
        content
    }
}
