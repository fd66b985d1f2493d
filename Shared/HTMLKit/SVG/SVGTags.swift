public protocol SVGTags {}

extension SVGTags {
    /// A group of elements that share attributes.
    public func g<Content: SVGContent>(
        _ attributes: SVGAttribute?...,
        @SVGBuilder content: () -> Content
    ) -> SVGElement<Content> {
        SVGElement("<g", "</g>", attributes, content())
    }

    public func a<Content: SVGContent>(
        href: LinkTarget,
        _ attributes: SVGAttribute?...,
        @SVGBuilder content: () -> Content
    ) -> SVGElement<Content> {
        SVGElement("<a", "</a>", [SVGAttribute("href", .image(.link(href)))] + attributes, content())
    }

    /// The name of the enclosing element, shown as a tooltip and read out.
    public func title(_ text: String) -> SVGElement<String> {
        SVGElement("<title", "</title>", [], text)
    }

    /// Text with its baseline at a position.
    public func text<Content: SVGContent>(
        x: Double,
        y: Double,
        _ attributes: SVGAttribute?...,
        @SVGBuilder content: () -> Content
    ) -> SVGElement<Content> {
        SVGElement("<text", "</text>", Self.numbers(("x", x), ("y", y)) + attributes, content())
    }

    /// A line along a path.
    public func path(_ path: SVGPath, _ attributes: SVGAttribute?...) -> SVGShape {
        SVGShape("<path", [SVGAttribute("d", .text(path.text))] + attributes)
    }

    public func line(from start: SVGPoint, to end: SVGPoint, _ attributes: SVGAttribute?...) -> SVGShape {
        SVGShape("<line", Self.numbers(("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)) + attributes)
    }

    /// A rectangle; `radius` rounds its corners.
    public func rect(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        radius: Double = 0,
        _ attributes: SVGAttribute?...
    ) -> SVGShape {
        let size = Self.numbers(("x", x), ("y", y), ("width", width), ("height", height))
        let corners = radius > 0 ? Self.numbers(("rx", radius)) : []
        return SVGShape("<rect", size + corners + attributes)
    }

    public func circle(center: SVGPoint, radius: Double, _ attributes: SVGAttribute?...) -> SVGShape {
        SVGShape("<circle", Self.numbers(("cx", center.x), ("cy", center.y), ("r", radius)) + attributes)
    }

    /// A closed shape with straight sides.
    public func polygon(_ points: [SVGPoint], _ attributes: SVGAttribute?...) -> SVGShape {
        SVGShape("<polygon", [Self.points(points)] + attributes)
    }

    /// An open line with straight parts.
    public func polyline(_ points: [SVGPoint], _ attributes: SVGAttribute?...) -> SVGShape {
        SVGShape("<polyline", [Self.points(points)] + attributes)
    }

    /// A tile for `.fill(.pattern(id:))`, to distinguish parts by more than color.
    public func pattern<Content: SVGContent>(
        id: SVGIdentifier,
        width: Double,
        height: Double,
        @SVGBuilder content: () -> Content
    ) -> SVGElement<Content> {
        let own: [SVGAttribute?] = [
            .id(id.name), SVGAttribute("patternUnits", .token("userSpaceOnUse")),
        ]
        return SVGElement("<pattern", "</pattern>", own + Self.numbers(("width", width), ("height", height)), content())
    }

    /// The content of each element of a sequence, written one by one.
    public func forEach<Elements: Sequence, Content: SVGContent>(
        _ elements: Elements,
        @SVGBuilder content: @escaping (Elements.Element) -> Content
    ) -> MarkupForEach<Elements, Content> {
        MarkupForEach(elements, content)
    }

    private static func numbers(_ pairs: (StaticString, Double)...) -> [SVGAttribute?] {
        pairs.map { SVGAttribute($0.0, .coordinate($0.1)) }
    }

    private static func points(_ points: [SVGPoint]) -> SVGAttribute {
        SVGAttribute("points", .coordinates(points.flatMap { [$0.x, $0.y] }))
    }
}
