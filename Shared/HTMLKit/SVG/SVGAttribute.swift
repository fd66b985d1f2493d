/// One presentation attribute of an SVG element. There is no `style` and no event handler, so that a drawing can stand
/// in a page with a strict content security policy.
public struct SVGAttribute: Sendable {
    let name: StaticString
    let value: AttributeValue

    init(_ name: StaticString, _ value: AttributeValue) {
        self.name = name
        self.value = value
    }
}

extension SVGAttribute {
    /// The element's name within the drawing.
    public static func id(_ id: String) -> SVGAttribute { SVGAttribute("id", .text(id)) }

    /// The names of its classes, for the page's style sheet.
    public static func `class`(_ names: String) -> SVGAttribute { SVGAttribute("class", .text(names)) }

    /// What the inside is painted with.
    public static func fill(_ paint: SVGPaint) -> SVGAttribute { SVGAttribute("fill", .text(paint.text)) }

    /// How opaque the inside is, 0…1.
    public static func fillOpacity(_ opacity: Double) -> SVGAttribute {
        SVGAttribute("fill-opacity", .coordinate(opacity))
    }

    /// What the outline is painted with.
    public static func stroke(_ paint: SVGPaint) -> SVGAttribute { SVGAttribute("stroke", .text(paint.text)) }

    /// How wide the outline is.
    public static func strokeWidth(_ width: Double) -> SVGAttribute {
        SVGAttribute("stroke-width", .coordinate(width))
    }

    /// Lengths of dashes and of the gaps between them.
    public static func strokeDashes(_ lengths: [Double]) -> SVGAttribute {
        SVGAttribute("stroke-dasharray", .coordinates(lengths))
    }

    /// Rounded ends and corners of the outline.
    public static var roundEnds: SVGAttribute { SVGAttribute("stroke-linecap", .token("round")) }

    /// Rounded corners of the outline.
    public static var roundCorners: SVGAttribute { SVGAttribute("stroke-linejoin", .token("round")) }

    /// How opaque the whole is, 0…1.
    public static func opacity(_ opacity: Double) -> SVGAttribute { SVGAttribute("opacity", .coordinate(opacity)) }

    /// Moved, turned, scaled.
    public static func transform(_ transform: SVGTransform) -> SVGAttribute {
        SVGAttribute("transform", .text(transform.text))
    }

    /// The size of text.
    public static func fontSize(_ size: Double) -> SVGAttribute { SVGAttribute("font-size", .coordinate(size)) }

    /// The families of text, by preference.
    public static func fontFamily(_ families: String) -> SVGAttribute {
        SVGAttribute("font-family", .text(families))
    }

    /// Bold text.
    public static var bold: SVGAttribute { SVGAttribute("font-weight", .token("bold")) }

    /// Slanted text.
    public static var italic: SVGAttribute { SVGAttribute("font-style", .token("italic")) }

    /// Which part of the text stands at its place.
    public static func textAnchor(_ anchor: SVGTextAnchor) -> SVGAttribute {
        SVGAttribute("text-anchor", .text(anchor.rawValue))
    }

    /// The text stands on its place with the middle of its letters.
    public static var centeredOnLine: SVGAttribute { SVGAttribute("dominant-baseline", .token("central")) }

    /// Texts start at their left and end at their right, whatever the direction of the page around the drawing.
    public static var leftToRight: SVGAttribute { SVGAttribute("direction", .token("ltr")) }

    /// The characters of the text run in the direction of its first letter; where it starts and ends stays as it is.
    public static var ownDirection: SVGAttribute { SVGAttribute("unicode-bidi", .token("plaintext")) }

    /// Not read out.
    public static var hiddenFromReaders: SVGAttribute { SVGAttribute("aria-hidden", .token("true")) }
}

/// Which part of a text stands at its place.
public enum SVGTextAnchor: String, Hashable, Sendable {
    /// Its beginning.
    case start
    /// Its middle.
    case middle
    /// Its end.
    case end
}

/// What an inside or an outline is painted with.
public enum SVGPaint: Hashable, Sendable {
    /// Nothing.
    case none
    /// The colour of the text around the drawing.
    case currentColor
    /// A colour, each part 0…255.
    case rgb(UInt8, UInt8, UInt8)
    /// The `pattern` of the drawing that has the id.
    case pattern(id: SVGIdentifier)

    var text: String {
        switch self {
        case .none: "none"
        case .currentColor: "currentColor"
        case .rgb(let red, let green, let blue):
            [red, green, blue].reduce(into: "#") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16) }
        case .pattern(let id): "url(#\(id.name))"
        }
    }
}

/// The id of a pattern or clip path: it stands in the source code, so that `url(#…)` points nowhere else.
public struct SVGIdentifier: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String

    /// An id of letters, digits and hyphens.
    public init(stringLiteral value: StaticString) {
        let name = value.description
        precondition(
            !name.isEmpty
                && name.utf8.allSatisfy { byte in
                    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D
                },
            "\(name) is not an id of letters, digits and hyphens"
        )
        self.name = name
    }
}
