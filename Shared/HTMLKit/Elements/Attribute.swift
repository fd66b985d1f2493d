/// One attribute of an HTML element.
///
/// There is no way to name an attribute but the functions below, and none of them makes an event handler or an inline
/// style. Where the same attribute is given twice, the first counts, as in every parser.
public struct Attribute: Sendable {
    @usableFromInline let name: StaticString
    @usableFromInline let value: AttributeValue

    @usableFromInline
    init(_ name: StaticString, _ value: AttributeValue) {
        self.name = name
        self.value = value
    }
}

/// What an attribute holds, before it is written.
@usableFromInline
enum AttributeValue: Sendable {
    case flag
    case token(StaticString)
    case text(String)
    case integer(Int)
    case coordinate(Double)
    case coordinates([Double])
    case image(ImageSource)
}

// MARK: For every element

extension Attribute {
    /// The element's name within the page.
    public static func id(_ id: String) -> Attribute { Attribute("id", .text(id)) }

    /// The names of its classes, separated by spaces.
    public static func `class`(_ names: String) -> Attribute { Attribute("class", .text(names)) }

    /// The language of its text as a BCP 47 tag.
    public static func lang(_ language: String) -> Attribute { Attribute("lang", .text(language)) }

    /// The direction of its text.
    public static func dir(_ direction: TextDirection) -> Attribute { Attribute("dir", .token(direction.name)) }

    /// An advisory text.
    public static func title(_ text: String) -> Attribute { Attribute("title", .text(text)) }

    /// Not shown.
    public static var hidden: Attribute { Attribute("hidden", .flag) }

    /// What the element is to assistive technology.
    public static func role(_ role: StaticString) -> Attribute { Attribute("role", .token(role)) }

    /// A property for assistive technology: `.aria("aria-label", name)`.
    public static func aria(_ name: StaticString, _ value: String) -> Attribute {
        Attribute(checked(name, begins: "aria-"), .text(value))
    }

    /// A value of the page's own: `.data("data-step", "3")`.
    public static func data(_ name: StaticString, _ value: String) -> Attribute {
        Attribute(checked(name, begins: "data-"), .text(value))
    }

    private static func checked(_ name: StaticString, begins prefix: String) -> StaticString {
        let bytes = name.description.utf8
        let isName = bytes.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
        }
        precondition(isName && name.description.hasPrefix(prefix), "\(name) is not a lower-case \(prefix)* name")
        return name
    }
}

// MARK: For tables, lists, links and forms

extension Attribute {
    /// How many columns a cell spans.
    public static func colspan(_ columns: Int) -> Attribute { Attribute("colspan", .integer(columns)) }

    /// How many rows a cell spans.
    public static func rowspan(_ rows: Int) -> Attribute { Attribute("rowspan", .integer(rows)) }

    /// The number an ordered list begins with.
    public static func start(_ number: Int) -> Attribute { Attribute("start", .integer(number)) }

    /// Numbered backwards.
    public static var reversed: Attribute { Attribute("reversed", .flag) }

    /// The number of a list item.
    public static func value(_ number: Int) -> Attribute { Attribute("value", .integer(number)) }

    /// Unfolded.
    public static var open: Attribute { Attribute("open", .flag) }

    /// What the target of a link is to this page.
    public static func rel(_ relation: LinkRelation) -> Attribute { Attribute("rel", .text(relation.rawValue)) }

    /// Saved rather than shown, under this name.
    public static func download(_ fileName: String) -> Attribute { Attribute("download", .text(fileName)) }

    /// Must be filled in.
    public static var required: Attribute { Attribute("required", .flag) }

    /// Ticked.
    public static var checked: Attribute { Attribute("checked", .flag) }

    /// Chosen.
    public static var selected: Attribute { Attribute("selected", .flag) }

    /// Out of use.
    public static var disabled: Attribute { Attribute("disabled", .flag) }

    /// Shown, not changed.
    public static var readonly: Attribute { Attribute("readonly", .flag) }

    /// Takes several values.
    public static var multiple: Attribute { Attribute("multiple", .flag) }

    /// A hint while a field is empty.
    public static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", .text(text)) }

    /// What a browser may fill in by itself, such as "email" or "new-password".
    public static func autocomplete(_ kind: StaticString) -> Attribute { Attribute("autocomplete", .token(kind)) }

    /// The least value of a field.
    public static func min(_ value: String) -> Attribute { Attribute("min", .text(value)) }

    /// The greatest value of a field.
    public static func max(_ value: String) -> Attribute { Attribute("max", .text(value)) }

    /// The grain of a field's value.
    public static func step(_ value: String) -> Attribute { Attribute("step", .text(value)) }

    /// The fewest characters, in UTF-16 code units.
    public static func minlength(_ length: Int) -> Attribute { Attribute("minlength", .integer(length)) }

    /// The most characters, in UTF-16 code units.
    public static func maxlength(_ length: Int) -> Attribute { Attribute("maxlength", .integer(length)) }

    /// The width of an image in CSS pixels.
    public static func width(_ pixels: Int) -> Attribute { Attribute("width", .integer(pixels)) }

    /// The height of an image in CSS pixels.
    public static func height(_ pixels: Int) -> Attribute { Attribute("height", .integer(pixels)) }

    /// Fetched only when it comes into view.
    public static var lazy: Attribute { Attribute("loading", .token("lazy")) }
}
