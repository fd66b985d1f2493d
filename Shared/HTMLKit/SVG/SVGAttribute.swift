/// A presentation attribute of an SVG element. There are no `style` attributes and event handlers, so a drawing works
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
    /// The identifier of the element in the drawing.
    public static func id(_ id: String) -> SVGAttribute { SVGAttribute("id", .text(id)) }

    /// The class names for the page's style sheet.
    public static func `class`(_ names: String) -> SVGAttribute { SVGAttribute("class", .text(names)) }

    /// The paint of the interior.
    public static func fill(_ paint: SVGPaint) -> SVGAttribute { SVGAttribute("fill", .text(paint.text)) }

    /// The opacity of the interior, 0…1.
    public static func fillOpacity(_ opacity: Double) -> SVGAttribute {
        SVGAttribute("fill-opacity", .coordinate(opacity))
    }

    /// The paint of the outline.
    public static func stroke(_ paint: SVGPaint) -> SVGAttribute { SVGAttribute("stroke", .text(paint.text)) }

    /// The width of the outline.
    public static func strokeWidth(_ width: Double) -> SVGAttribute {
        SVGAttribute("stroke-width", .coordinate(width))
    }

    /// The lengths of dashes and gaps.
    public static func strokeDashes(_ lengths: [Double]) -> SVGAttribute {
        SVGAttribute("stroke-dasharray", .coordinates(lengths))
    }

    /// Rounds the ends of the outline.
    public static var roundEnds: SVGAttribute { SVGAttribute("stroke-linecap", .token("round")) }

    /// Rounds the corners of the outline.
    public static var roundCorners: SVGAttribute { SVGAttribute("stroke-linejoin", .token("round")) }

    /// The opacity of the element, 0…1.
    public static func opacity(_ opacity: Double) -> SVGAttribute { SVGAttribute("opacity", .coordinate(opacity)) }

    public static func transform(_ transform: SVGTransform) -> SVGAttribute {
        SVGAttribute("transform", .text(transform.text))
    }

    public static func fontSize(_ size: Double) -> SVGAttribute { SVGAttribute("font-size", .coordinate(size)) }

    /// The font families by preference.
    public static func fontFamily(_ families: String) -> SVGAttribute {
        SVGAttribute("font-family", .text(families))
    }

    public static var bold: SVGAttribute { SVGAttribute("font-weight", .token("bold")) }

    /// The part of the text that is at its position.
    public static func textAnchor(_ anchor: SVGTextAnchor) -> SVGAttribute {
        SVGAttribute("text-anchor", .text(anchor.rawValue))
    }

    /// Makes texts start at the left and end at the right, whatever the direction of the page.
    public static var leftToRight: SVGAttribute { SVGAttribute("direction", .token("ltr")) }

    /// Takes the direction of the characters from the first letter. The start and end of the text do not change.
    public static var ownDirection: SVGAttribute { SVGAttribute("unicode-bidi", .token("plaintext")) }

}

/// The part of a text that is at its position.
public enum SVGTextAnchor: String, Hashable, Sendable {
    case start
    case middle
    case end
}

/// The paint of an interior or an outline.
public enum SVGPaint: Hashable, Sendable {
    /// No paint.
    case none
    /// A color with components 0…255.
    case rgb(UInt8, UInt8, UInt8)
    /// The drawing's `pattern` with this id.
    case pattern(id: SVGIdentifier)

    var text: String {
        switch self {
        case .none: "none"
        case .rgb(let red, let green, let blue):
            [red, green, blue].reduce(into: "#") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16) }
        case .pattern(let id): "url(#\(id.name))"
        }
    }
}

/// The id of a pattern or clip path. It is a literal, so that `url(#…)` cannot point elsewhere.
public struct SVGIdentifier: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String

    /// Creates an id of letters, digits and hyphens.
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
