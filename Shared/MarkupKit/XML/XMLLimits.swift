/// The limits of a document. Reading stops with an error beyond them.
public struct XMLLimits: Hashable, Sendable {
    /// The maximum depth of nested elements.
    public var depth: Int
    /// The maximum number of attributes of an element.
    public var attributes: Int
    /// The maximum size in bytes of one text, and of all attribute values of an element together.
    public var text: Int
    /// The maximum size of the input in bytes.
    public var input: Int
    /// The number of entity declarations to keep. Further ones are ignored.
    public var entities: Int
    /// The maximum number of bytes that all entity references of a document may add.
    public var expansion: Int

    /// Creates limits that fit a 1 GB health export and a large feed.
    public init(
        depth: Int = 256,
        attributes: Int = 256,
        text: Int = 16 << 20,
        input: Int = 16 << 30,
        entities: Int = 256,
        expansion: Int = 64 << 10
    ) {
        self.depth = depth
        self.attributes = attributes
        self.text = text
        self.input = input
        self.entities = entities
        self.expansion = expansion
    }

    /// The maximum number of attributes and namespace declarations of a tag, of namespaces declared around an element, and of attributes in the
    /// document type. The parser's time grows with their square, so they are counted before or while it reads them.
    var parsedAttributes: Int { max(0, min(attributes, 1 << 20)) * 4 }
}

public struct XMLOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Drops text of white space only.
    public static let skipsBlankText = XMLOptions(rawValue: 1)
    /// Resolves `&nbsp;`, `&eacute;` and the other names of HTML 4 without a declaration, as feeds use them.
    public static let knowsHTMLEntities = XMLOptions(rawValue: 2)
}
