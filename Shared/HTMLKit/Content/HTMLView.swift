/// A reusable piece of a page. The elements are its methods, so they are in scope in the body and nowhere else:
///
/// ```swift
/// struct IngredientList: HTMLView {
///     let lines: [String]
///     var body: some HTMLContent {
///         h2 { "Ingredients" }
///         ul(.class("ingredients")) {
///             for line in lines { li { line } }
///         }
///     }
/// }
/// ```
public protocol HTMLView: HTMLTags, HTMLContent {
    /// The type of the body; inferred.
    associatedtype Body: HTMLContent

    /// What the view shows.
    @HTMLBuilder var body: Body { get }
}

extension HTMLView {
    /// Writes the body.
    @inlinable
    public func write(to writer: inout MarkupWriter) {
        body.write(to: &writer)
    }
}
