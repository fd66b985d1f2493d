import Foundation
import HTMLKit
import MaricopaDirectory

/// The results on a map of the county: its border, the names of cities, the searched circle, and pins with the numbers of the list below.
/// Pins that would cover each other are one pin with a plus.
struct CountyMap: SVGDrawing {
    let title: String
    let summary: String
    // A phone shows the drawing in about this width, so the numbers stay as large as its texts.
    let width = 320.0
    let height = 288.0

    private let frame: Frame
    private let circle: Circle?
    private let origin: Coordinate?
    private let pins: [Mark]
    private let cities: [Mark]

    /// A text at a point of the drawing.
    private struct Mark: Sendable {
        let text: String
        let point: SVGPoint
    }

    private static let pinRadius = 15.0

    init(_ screen: MapScreen) {
        title = screen.title
        summary = screen.text
        circle = screen.circle
        origin = screen.origin
        frame = Frame(
            around: screen.pins.map(\.place) + (screen.circle.map(Frame.edges) ?? []),
            width: width,
            height: height
        )
        pins = Self.pins(screen.pins, in: frame)
        cities = Self.cities(in: frame, besides: pins)
    }

    var drawing: some SVGContent {
        polygon(Gazetteer.outline.map(frame.point), .class("county"))
        if let circle {
            self.circle(
                center: frame.point(circle.center),
                radius: frame.length(centimeters: circle.centimeters),
                .class("circle")
            )
        }
        if let origin { self.circle(center: frame.point(origin), radius: 6, .class("origin")) }
        forEach(cities) { city in
            text(x: city.point.x, y: city.point.y, .textAnchor(.middle), .class("city")) { city.text }
        }
        forEach(pins) { pin in
            g(.class("pin")) {
                self.circle(center: pin.point, radius: Self.pinRadius)
                text(x: pin.point.x, y: pin.point.y + 5, .textAnchor(.middle)) { pin.text }
            }
        }
    }

    /// The pins, each with its number, and a plus if later ones are hidden behind it.
    private static func pins(_ pins: [MapScreen.Pin], in frame: Frame) -> [Mark] {
        var shown: [(number: Int, point: SVGPoint, hides: Bool)] = []
        for pin in pins {
            let point = frame.point(pin.place)
            let near = shown.firstIndex { hypot($0.point.x - point.x, $0.point.y - point.y) < pinRadius * 1.6 }
            if let near { shown[near].hides = true } else { shown.append((pin.number, point, false)) }
        }
        return shown.map { Mark(text: "\($0.number)\($0.hides ? "+" : "")", point: $0.point) }
    }

    /// The names of the cities in the frame that fit beside the pins and beside each other.
    private static func cities(in frame: Frame, besides pins: [Mark]) -> [Mark] {
        func box(_ mark: Mark) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
            let half = Double(mark.text.count) * 4.5 + 4
            return (mark.point.x - half...mark.point.x + half, mark.point.y - 16...mark.point.y + 6)
        }
        let covered = pins.map { pin in
            (
                x: pin.point.x - pinRadius...pin.point.x + pinRadius,
                y: pin.point.y - pinRadius...pin.point.y + pinRadius
            )
        }
        return Gazetteer.cities.reduce(into: []) { shown, city in
            let center = frame.point(city.center)
            let others = covered + shown.map(box)
            // A name that a pin covers stands below or above it.
            let places = [0, 24, -24].map { Mark(text: city.name, point: SVGPoint(center.x, center.y + $0)) }
            let free = places.first { mark in
                let place = box(mark)
                return place.x.lowerBound >= 0 && place.x.upperBound <= frame.width && place.y.lowerBound >= 0
                    && place.y.upperBound <= frame.height
                    && !others.contains { $0.x.overlaps(place.x) && $0.y.overlaps(place.y) }
            }
            if let free { shown.append(free) }
        }
    }
}

/// The part of the earth that a map shows, as a plane in which a degree of longitude has its length at the middle.
private struct Frame {
    let width: Double
    let height: Double
    private let west: Double
    private let north: Double
    /// Points of the drawing for a degree of latitude.
    private let scale: Double
    /// A degree of longitude as a part of a degree of latitude.
    private let narrowing: Double

    private static let centimetersOfDegree = 11_119_500.0
    /// The least height and width of a map in degrees of latitude, about four miles.
    private static let least = 0.06

    /// - Parameter places: The places that must be seen. The whole county is shown if there are none.
    init(around places: [Coordinate], width: Double, height: Double) {
        let places = places.isEmpty ? Gazetteer.outline : places
        let latitudes: [Double] = places.map(Self.latitude)
        let longitudes: [Double] = places.map(Self.longitude)
        let (south, north): (Double, Double) = (latitudes.min() ?? 0, latitudes.max() ?? 0)
        let (west, east): (Double, Double) = (longitudes.min() ?? 0, longitudes.max() ?? 0)
        let (middle, center): (Double, Double) = ((south + north) / 2, (west + east) / 2)
        narrowing = cos(middle * .pi / 180)
        // A sixth stays free around the places, so that no pin is cut.
        let tall = max(north - south, Self.least) * 1.2
        let wide = max((east - west) * narrowing, Self.least) * 1.2
        scale = min(height / tall, width / wide)
        self.north = middle + height / scale / 2
        self.west = center - width / scale / narrowing / 2
        self.width = width
        self.height = height
    }

    func point(_ place: Coordinate) -> SVGPoint {
        SVGPoint((Self.longitude(place) - west) * narrowing * scale, (north - Self.latitude(place)) * scale)
    }

    func length(centimeters: Int) -> Double { Double(centimeters) / Self.centimetersOfDegree * scale }

    /// The northernmost, southernmost, easternmost and westernmost points of a circle.
    static func edges(_ circle: Circle) -> [Coordinate] {
        let (latitude, longitude) = (latitude(circle.center), longitude(circle.center))
        let reach = Double(circle.centimeters) / centimetersOfDegree
        let across = reach / max(cos(latitude * .pi / 180), 0.01)
        return [(reach, 0), (-reach, 0), (0, across), (0, -across)].compactMap {
            Coordinate(latitude: latitude + $0.0, longitude: longitude + $0.1)
        }
    }

    private static func latitude(_ place: Coordinate) -> Double { Double(place.latitudeE7) / 1e7 }
    private static func longitude(_ place: Coordinate) -> Double { Double(place.longitudeE7) / 1e7 }
}
