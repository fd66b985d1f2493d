/// An attribute of an HTML element.
///
/// Attributes are made only by the functions below, none of which makes an event handler or an inline style. If an
/// attribute is given twice, the first one is used, as parsers do.
public struct Attribute: Sendable {
    @usableFromInline let name: StaticString
    @usableFromInline let value: AttributeValue

    @usableFromInline
    init(_ name: StaticString, _ value: AttributeValue) {
        self.name = name
        self.value = value
    }
}

/// The value of an attribute.
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

// MARK: All elements

extension Attribute {
    /// The identifier of the element in the page.
    public static func id(_ id: String) -> Attribute { Attribute("id", .text(id)) }

    /// The class names, separated by spaces.
    public static func `class`(_ names: String) -> Attribute { Attribute("class", .text(names)) }

    /// The language of the text as a BCP 47 tag.
    public static func lang(_ language: String) -> Attribute { Attribute("lang", .text(language)) }

    public static func dir(_ direction: TextDirection) -> Attribute { Attribute("dir", .token(direction.name)) }

    public static func title(_ text: String) -> Attribute { Attribute("title", .text(text)) }

    /// Hides the element.
    public static var hidden: Attribute { Attribute("hidden", .flag) }

    /// The role for assistive technology.
    public static func role(_ role: StaticString) -> Attribute { Attribute("role", .token(role)) }

    public static func aria(_ name: StaticString, _ value: String) -> Attribute {
        Attribute(checked(name, begins: "aria-"), .text(value))
    }

    /// A custom data attribute: `.data("data-step", "3")`.
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

// MARK: Tables, lists, links and forms

extension Attribute {
    /// The number of columns that a cell spans.
    public static func colspan(_ columns: Int) -> Attribute { Attribute("colspan", .integer(columns)) }

    /// The first number of an ordered list.
    public static func start(_ number: Int) -> Attribute { Attribute("start", .integer(number)) }

    /// Reverses the numbers of an ordered list.
    public static var reversed: Attribute { Attribute("reversed", .flag) }

    public static func value(_ number: Int) -> Attribute { Attribute("value", .integer(number)) }

    /// Unfolds a `details` element.
    public static var open: Attribute { Attribute("open", .flag) }

    /// The group of a `details` element, of which one at most is unfolded.
    public static func group(_ name: String) -> Attribute { Attribute("name", .text(name)) }

    /// The relation of the link's target to this page.
    public static func rel(_ relation: LinkRelation) -> Attribute { Attribute("rel", .text(relation.rawValue)) }

    /// Asks for the target with the cookies of this site.
    public static var withCredentials: Attribute { Attribute("crossorigin", .token("use-credentials")) }

    /// Ticks a check box.
    public static var checked: Attribute { Attribute("checked", .flag) }

    /// Selects an option.
    public static var selected: Attribute { Attribute("selected", .flag) }

    /// Disables a field.
    public static var disabled: Attribute { Attribute("disabled", .flag) }

    public static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", .text(text)) }

    /// The kind of value that a browser may fill in, such as "email" or "new-password".
    public static func autocomplete(_ kind: StaticString) -> Attribute { Attribute("autocomplete", .token(kind)) }

    /// The minimum value of a field.
    public static func min(_ value: String) -> Attribute { Attribute("min", .text(value)) }

    /// The maximum value of a field.
    public static func max(_ value: String) -> Attribute { Attribute("max", .text(value)) }

    /// The step between values of a field.
    public static func step(_ value: String) -> Attribute { Attribute("step", .text(value)) }

    /// The media types that a file field offers: "image/*".
    public static func accept(_ types: StaticString) -> Attribute { Attribute("accept", .token(types)) }

    /// The id of the `datalist` with a field's suggestions.
    public static func list(_ id: String) -> Attribute { Attribute("list", .text(id)) }

    /// The keyboard of a phone for a field, such as "numeric".
    public static func inputMode(_ keyboard: StaticString) -> Attribute { Attribute("inputmode", .token(keyboard)) }

    public static func width(_ pixels: Int) -> Attribute { Attribute("width", .integer(pixels)) }

    /// The height of an image in CSS pixels.
    public static func height(_ pixels: Int) -> Attribute { Attribute("height", .integer(pixels)) }

    /// Delays loading until the element comes into view.
    public static var lazy: Attribute { Attribute("loading", .token("lazy")) }
}
