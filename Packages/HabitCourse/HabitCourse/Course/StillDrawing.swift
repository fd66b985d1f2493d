import MarkupKit

/// Whether an SVG from outside is a drawing and nothing else, so that it may be kept and shown as a file of one's own.
enum StillDrawing {
    /// Shapes, text and what paints them; no script, style sheet, animation, link, picture or foreign content.
    private static let elements: Set<String> = [
        "circle", "clipPath", "defs", "desc", "ellipse", "g", "line", "linearGradient", "marker", "mask", "path",
        "pattern", "polygon", "polyline", "radialGradient", "rect", "stop", "svg", "symbol", "text", "title", "tspan",
        "use",
    ]

    /// Whether the bytes are well-formed SVG in UTF-8, of these elements alone, with nothing that runs or is fetched.
    static func isSafe(_ bytes: [UInt8]) -> Bool {
        guard let text = String(validating: bytes, as: UTF8.self) else { return false }
        // An instruction behind the declaration can name a style sheet that runs.
        let marks = text.components(of: "<?")
        guard marks == 0 || (marks == 1 && text.drop(while: { $0 == "\u{FEFF}" }).hasPrefix("<?xml ")) else {
            return false
        }
        let reader = XMLStreamReader(.bytes(bytes), limits: XMLLimits(input: CourseLimits.image))
        var isFirst = true
        do throws(MarkupError) {
            while let event = try reader.next() {
                guard event == .start else { continue }
                guard reader.namespace == "http://www.w3.org/2000/svg", elements.contains(reader.name),
                    !isFirst || reader.name == "svg", reader.attributes.allSatisfy(isSafe)
                else { return false }
                isFirst = false
            }
        } catch {
            return false
        }
        return !isFirst && reader.doctype == nil
    }

    private static func isSafe(_ attribute: XMLAttribute) -> Bool {
        let name = attribute.name.lowercased()
        let value = attribute.value.lowercased()
        if name.hasPrefix("on") || name == "base" || name == "src" { return false }
        if name == "href" { return value.hasPrefix("#") }
        // What is escaped in a style could read as anything.
        guard !value.contains("\\"), !value.contains("javascript:"), !value.contains("@import") else { return false }
        return value.components(of: "url(") == value.components(of: "url(#")
    }
}

extension String {
    /// How often a mark occurs.
    fileprivate func components(of mark: String) -> Int { ranges(of: mark).count }
}
