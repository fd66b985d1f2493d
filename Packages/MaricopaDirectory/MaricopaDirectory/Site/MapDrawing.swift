import HTMLKit
import WordKit

extension DirectoryMap {
    /// The map as a self-contained SVG 1.1 file: pins with previews, the circle, a scale in miles and kilometers, and a key of the numbers
    /// below.
    ///
    /// - Complexity: O(pins).
    public var svg: [UInt8] { MapDrawing(self).svg }
}

struct MapDrawing: SVGDrawing {
    let map: DirectoryMap
    let height: Double

    private let projection: MapProjection
    private let points: [SVGPoint]
    private let numbers: [SVGPoint?]
    private let circleName: CircleName?
    private let cities: [CityLabel]
    private let key: [MapPin]

    let width = 840.0
    var title: String { map.title }

    /// The height of the map itself, without the heading and the key.
    private static let frame = 600.0
    private static let top = 46.0
    private static let rowHeight = 38.0
    private static let mostInKey = 200

    init(_ map: DirectoryMap) {
        self.map = map
        let placed = map.placed
        let shown =
            placed.map(\.coordinate) + (map.circle.map { $0.outline + [$0.center] } ?? [])
            + (map.origin.map { [$0] } ?? [])
        projection = MapProjection(shown, width: 840, height: Self.frame, margin: 34)
        let projection = projection
        points = placed.map { projection.point($0.coordinate) }
        numbers = PinPlacing.place(points, radius: 11, width: 840, height: Self.frame)
        let marks = [map.circle?.center, map.origin].compactMap { $0 }.map(projection.point)
        var taken = numbers.compactMap { $0 }.map { MapBox(around: $0, 14, 14) }
        taken += points.map { MapBox(around: $0, 6, 6) }
        let name = map.circle.map {
            CircleName(UsualWords.shown($0.name), at: projection.point($0.center), among: taken)
        }
        circleName = name
        // The scale and the north arrow.
        taken += [
            MapBox(x: 0, y: Self.frame - 54, width: 208, height: 54), MapBox(x: 800, y: 0, width: 40, height: 54),
        ]
        taken += marks.map { MapBox(around: $0, 8, 8) } + (name.map { [$0.box] } ?? [])
        cities = CityLabel.place(projection, width: 840, height: Self.frame, around: taken)
        key = Array(map.pins.prefix(Self.mostInKey))
        let rows = Double((key.count + 1) / 2)
        height = Self.top + Self.frame + 20 + rows * Self.rowHeight + (map.pins.count > key.count ? 26 : 0)
    }

    var summary: String {
        let unplaced = map.pins.count - points.count
        let crowded = numbers.count { $0 == nil }
        return [
            localized("\(map.pins.count, "place")."),
            map.circle.map {
                localized(
                    "The circle is \(PlaceWords.radius(centimeters: $0.centimeters)) around \(UsualWords.shown($0.name))."
                )
            },
            unplaced > 0 ? localized("\(unplaced) without coordinates can't be shown.") : nil,
            crowded > 0 ? localized("\(crowded) stand too close for their numbers.") : nil,
        ].compactMap { $0 }.joined(separator: " ")
    }

    @SVGBuilder var drawing: some SVGContent {
        rect(x: 0, y: 0, width: width, height: height, .fill(.paper))
        g(.fontFamily("'DejaVu Sans', Verdana, sans-serif"), .fill(.ink), .leftToRight) {
            text(x: 12, y: 22, .fontSize(17), .bold, .ownDirection) {
                MapText.clipped(map.title, to: width - 24, size: 17, isBold: true)
            }
            text(x: 12, y: 39, .fontSize(12), .fill(.faint)) { MapText.clipped(summary, to: width - 24, size: 12) }
            g(.transform(.moved(0, Self.top))) {
                rect(x: 0, y: 0, width: width, height: Self.frame, .fill(.land))
                cityShapes
                circleShape
                originShape
                pinShapes
                scaleShapes
            }
            keyShapes
        }
    }

    // MARK: On the map

    private var cityShapes: some SVGContent {
        MapPins {
            forEach(cities.indices) { index in
                text(
                    x: cities[index].center.x,
                    y: cities[index].center.y + 4,
                    .fontSize(CityLabel.size),
                    .fill(.city),
                    .textAnchor(.middle)
                ) {
                    cities[index].name
                }
            }
        }
    }

    @SVGBuilder private var circleShape: some SVGContent {
        if let circle = map.circle {
            let center = projection.point(circle.center)
            polygon(
                circle.outline.map(projection.point),
                .fill(.accent),
                .fillOpacity(0.08),
                .stroke(.accent),
                .strokeWidth(1.5),
                .strokeDashes([6, 4])
            )
            line(
                from: SVGPoint(center.x - 6, center.y),
                to: SVGPoint(center.x + 6, center.y),
                .stroke(.accent),
                .strokeWidth(1.5)
            )
            line(
                from: SVGPoint(center.x, center.y - 6),
                to: SVGPoint(center.x, center.y + 6),
                .stroke(.accent),
                .strokeWidth(1.5)
            )
            if let name = circleName {
                text(
                    x: name.box.center.x,
                    y: name.box.center.y + 4,
                    .fontSize(CircleName.size),
                    .fill(.accent),
                    .textAnchor(.middle),
                    .ownDirection
                ) { name.text }
            }
        }
    }

    @SVGBuilder private var originShape: some SVGContent {
        if let origin = map.origin, origin != map.circle?.center {
            let point = projection.point(origin)
            g {
                title(localized("Distances are measured from here"))
                circle(center: point, radius: 7, .fill(.here), .fillOpacity(0.25))
                circle(center: point, radius: 4, .fill(.here), .stroke(.paper), .strokeWidth(1.5))
            }
        }
    }

    private var pinShapes: some SVGContent {
        let placed = map.placed
        let points = points
        let numbers = numbers
        return MapPins {
            // Lines are drawn first, so that they don't cover numbers.
            forEach(placed.indices) { index in
                if let number = numbers[index], number != points[index] {
                    line(from: points[index], to: number, .stroke(.ink), .strokeWidth(1))
                }
            }
            forEach(placed.indices) { index in
                circle(center: points[index], radius: 2.5, .fill(.ink))
            }
            forEach(placed.indices) { index in
                if let number = numbers[index] { PinShape(pin: placed[index].pin, center: number) }
            }
        }
    }

    @SVGBuilder private var scaleShapes: some SVGContent {
        let miles = MapScale.bar("mile", of: 1_609.344, scale: projection.scale, longest: 170)
        let kilometers = MapScale.bar("km", of: 1_000, scale: projection.scale, longest: 170)
        g(.transform(.moved(16, Self.frame - 30))) {
            rect(x: -8, y: -20, width: 196, height: 42, radius: 4, .fill(.paper), .opacity(0.85))
            if let miles { ScaleShape(scale: miles, isAbove: true) }
            if let kilometers { ScaleShape(scale: kilometers, isAbove: false) }
        }
        g(.transform(.moved(width - 26, 34))) {
            polygon([SVGPoint(0, -20), SVGPoint(6, -4), SVGPoint(0, -8), SVGPoint(-6, -4)], .fill(.ink))
            text(x: 0, y: 10, .fontSize(12), .bold, .textAnchor(.middle)) { localized("N", context: "north") }
        }
    }

    // MARK: The key

    @SVGBuilder private var keyShapes: some SVGContent {
        let rows = (key.count + 1) / 2
        let start = Self.top + Self.frame + 20
        forEach(key.indices) { index in
            KeyRow(pin: key[index])
                .at(x: index < rows ? 12 : 12 + width / 2, y: start + Double(index % max(rows, 1)) * Self.rowHeight)
        }
        if map.pins.count > key.count {
            text(x: 12, y: height - 10, .fontSize(12), .fill(.faint)) {
                localized("and \(map.pins.count - key.count) more")
            }
        }
    }
}

/// An opaque group of content.
private struct MapPins<Content: SVGContent>: SVGView {
    let body: Content

    init(@SVGBuilder _ body: () -> Content) { self.body = body() }
}

/// A pin's number on the map, with its preview as the title and a link to the record.
private struct PinShape: SVGView {
    let pin: MapPin
    let center: SVGPoint

    @SVGBuilder var body: some SVGContent {
        if let link = pin.link { a(href: link) { shape } } else { shape }
    }

    private var shape: some SVGContent {
        g {
            title(pin.preview.isEmpty ? "\(pin.number). \(pin.title)" : "\(pin.number). \(pin.title)\n\(pin.preview)")
            circle(center: center, radius: 11, .fill(.accent), .stroke(.paper), .strokeWidth(1.5))
            text(
                x: center.x,
                y: center.y + 4,
                .fontSize(pin.number > 999 ? 8 : pin.number > 99 ? 10 : 12),
                .bold,
                .fill(.paper),
                .textAnchor(.middle)
            ) { "\(pin.number)" }
        }
    }
}

private struct KeyRow: SVGView {
    let pin: MapPin

    /// The width for texts: half of the drawing without margin and number.
    private static let room = 364.0

    func at(x: Double, y: Double) -> some SVGContent { MapPins { g(.transform(.moved(x, y))) { self } } }

    @SVGBuilder var body: some SVGContent {
        circle(center: SVGPoint(12, 12), radius: 11, .fill(pin.coordinate == nil ? .faint : .accent))
        text(
            x: 12,
            y: 16,
            .fontSize(pin.number > 999 ? 8 : pin.number > 99 ? 10 : 12),
            .bold,
            .fill(.paper),
            .textAnchor(.middle)
        ) { "\(pin.number)" }
        text(x: 32, y: 11, .fontSize(13), .bold, .ownDirection) {
            MapText.clipped(pin.title, to: Self.room, size: 13, isBold: true)
        }
        text(x: 32, y: 26, .fontSize(11), .fill(.faint), .ownDirection) {
            let preview = pin.coordinate == nil ? localized("not on the map: where it is isn't known") : pin.preview
            MapText.clipped(preview, to: Self.room, size: 11)
        }
    }
}

/// A bar of the scale with its name.
private struct ScaleShape: SVGView {
    let scale: MapScale
    let isAbove: Bool

    @SVGBuilder var body: some SVGContent {
        polyline(
            [
                SVGPoint(0, isAbove ? -6 : 6), SVGPoint(0, 0), SVGPoint(scale.length, 0),
                SVGPoint(scale.length, isAbove ? -6 : 6),
            ],
            .fill(.none),
            .stroke(.ink),
            .strokeWidth(1.5)
        )
        text(x: 5, y: isAbove ? -5 : 14, .fontSize(11)) { scale.name }
    }
}

extension SVGPaint {
    fileprivate static let paper = SVGPaint.rgb(255, 255, 255)
    fileprivate static let land = SVGPaint.rgb(243, 239, 230)
    fileprivate static let ink = SVGPaint.rgb(38, 38, 38)
    fileprivate static let faint = SVGPaint.rgb(96, 96, 96)
    fileprivate static let city = SVGPaint.rgb(150, 139, 116)
    fileprivate static let accent = SVGPaint.rgb(14, 107, 92)
    fileprivate static let here = SVGPaint.rgb(25, 90, 200)
}
