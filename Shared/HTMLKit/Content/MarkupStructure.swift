/// No content.
public struct MarkupNothing: HTMLContent, SVGContent {
    /// Nothing.
    @inlinable
    public init() {}

    /// Writes nothing.
    @inlinable
    public func write(to writer: inout MarkupWriter) {}
}

/// One piece of content after another. Pairs of pairs, and not a list of any length: the compiler can then write a whole
/// page as one function.
public struct MarkupPair<First: MarkupContent, Second: MarkupContent>: MarkupContent {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Writes the first, then the second.
    @inlinable
    public func write(to writer: inout MarkupWriter) {
        first.write(to: &writer)
        second.write(to: &writer)
    }
}

extension MarkupPair: HTMLContent where First: HTMLContent, Second: HTMLContent {}
extension MarkupPair: SVGContent where First: SVGContent, Second: SVGContent {}

/// The one or the other piece of content: what `if … else` and `switch` make.
public enum MarkupChoice<First: MarkupContent, Second: MarkupContent>: MarkupContent {
    /// The content of the first branch.
    case first(First)
    /// The content of the second branch.
    case second(Second)

    /// Writes the piece there is.
    @inlinable
    public func write(to writer: inout MarkupWriter) {
        switch self {
        case .first(let content): content.write(to: &writer)
        case .second(let content): content.write(to: &writer)
        }
    }
}

extension MarkupChoice: HTMLContent where First: HTMLContent, Second: HTMLContent {}
extension MarkupChoice: SVGContent where First: SVGContent, Second: SVGContent {}

/// Each element of a sequence, written as it comes: no list of content is built in between.
public struct MarkupForEach<Elements: Sequence, Content: MarkupContent>: MarkupContent {
    @usableFromInline let elements: Elements
    @usableFromInline let make: (Elements.Element) -> Content

    @inlinable
    init(_ elements: Elements, _ make: @escaping (Elements.Element) -> Content) {
        self.elements = elements
        self.make = make
    }

    /// Writes what each element makes.
    @inlinable
    public func write(to writer: inout MarkupWriter) {
        for element in elements { make(element).write(to: &writer) }
    }
}

extension MarkupForEach: HTMLContent where Content: HTMLContent {}
extension MarkupForEach: SVGContent where Content: SVGContent {}
