/// Several pieces of content in a row.
public struct MarkupGroup<each Content: MarkupContent>: MarkupContent {
    @usableFromInline let content: (repeat each Content)

    @inlinable
    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    /// Writes the pieces one after another.
    @inlinable
    public func write(to writer: inout MarkupWriter) {
        repeat (each content).write(to: &writer)
    }
}

extension MarkupGroup: HTMLContent where repeat each Content: HTMLContent {}
extension MarkupGroup: SVGContent where repeat each Content: SVGContent {}

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
