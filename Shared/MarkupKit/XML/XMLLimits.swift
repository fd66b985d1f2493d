/// How much a document may ask for before reading stops with a typed error.
public struct XMLLimits: Hashable, Sendable {
    /// Levels of nested elements.
    public var depth: Int
    /// Attributes of one element.
    public var attributes: Int
    /// Bytes of one text, and of all attribute values of one element together.
    public var text: Int
    /// Bytes of the whole input.
    public var input: Int
    /// Entity declarations that are kept; the rest are ignored.
    public var entities: Int
    /// Bytes that all entity references of a document may add together.
    public var expansion: Int

    /// Limits that a 1 GB health export and a large feed stay within.
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
}

/// How an `XMLStreamReader` treats what documents do differently.
public struct XMLOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text of nothing but white space makes no event.
    public static let skipsBlankText = XMLOptions(rawValue: 1)
    /// `&nbsp;`, `&eacute;` and the other names of HTML 4 are understood without a declaration, as feeds use them.
    public static let knowsHTMLEntities = XMLOptions(rawValue: 2)
}
