import Foundation
import HTMLKit
import MarkupKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

/// A GeoJSON feature (RFC 7946).
private struct Feature: Decodable {
    struct Geometry: Decodable {
        let type: String
        let coordinates: AnyJSON
    }

    struct Properties: Decodable {
        let number: Int?
        let title: String?
        let preview: String?
        let distanceMeters: Int?
        let link: String?
        let radiusMeters: Double?
        let name: String?
    }

    let type: String
    let id: String
    let geometry: Geometry?
    let properties: Properties
}

private struct Collection: Decodable {
    let type: String
    let bbox: [Double]?
    let features: [Feature]

    init(_ map: DirectoryMap) throws { self = try JSONDecoder().decode(Self.self, from: Data(map.geoJSON)) }
}

@Suite("Maps of records")
struct MapTests {
    private func map(_ records: [Record], circle: Circle? = nil, origin: Coordinate? = nil) throws -> DirectoryMap {
        DirectoryMap("A map", records, circle: circle, origin: origin, at: try SiteSample.moment())
    }

    @Test("A list's records are points of GeoJSON, longitude first, numbered as in the list, with their previews")
    func geoJSON() throws {
        let center = try SiteSample.place(33.4512, -112.0801)
        let records = [
            try SiteSample.record(.market, "first", at: try SiteSample.place(33.46, -112.09)),
            try SiteSample.record(.park, "second", at: center),
        ]
        let found = try Collection(map(records, circle: Circle(center, name: "85003")))
        #expect(found.type == "FeatureCollection")
        #expect(found.features.map(\.id) == ["first", "second", "circle"])
        #expect(found.features.map(\.properties.number) == [1, 2, nil])
        #expect(found.features[0].geometry?.type == "Point")
        #expect(found.features[0].geometry?.coordinates == .array([.number(-112.09), .number(33.46)]))
        #expect(found.features[0].properties.preview == "Phoenix · open until 13:00 · 0.8 miles")
        #expect(found.features[0].properties.link == "maricopa://markets/first")
        #expect(found.features[1].properties.distanceMeters == 0)
        #expect(found.bbox?.count == 4)
    }

    @Test("The circle is a closed ring, counter-clockwise, whose every corner lies the radius from its center")
    func circle() throws {
        let center = try SiteSample.place(33.4512, -112.0801)
        let circle = Circle(center, name: "85003")
        #expect(circle.outline.count == 72)
        #expect(circle.outline.allSatisfy { abs(Distance.meters(center, $0) - 8046.72) < 0.2 })
        let found = try Collection(map([], circle: circle)).features[0]
        #expect(found.properties.radiusMeters == 8046.72)
        #expect(found.properties.name == "85003")
        guard case .array(let rings)? = found.geometry?.coordinates, case .array(let ring)? = rings.first else {
            Issue.record("the circle is no polygon")
            return
        }
        #expect(ring.count == 73)
        #expect(ring.first == ring.last)
        let area = zip(circle.outline, circle.outline.dropFirst() + circle.outline.prefix(1)).reduce(0.0) {
            $0 + $1.0.longitude * $1.1.latitude - $1.1.longitude * $1.0.latitude
        }
        #expect(area > 0)
    }

    @Test(
        "A record without coordinates keeps its number: GeoJSON has a null geometry, the drawing says that it isn't shown"
    )
    func withoutCoordinates() throws {
        var lost = try SiteSample.record(.market, "lost", title: "Lost market")
        lost.coordinate = nil
        let map = try map([lost, try SiteSample.record(.market, "found")])
        let found = try Collection(map).features
        #expect(found[0].geometry == nil)
        #expect(found.map(\.properties.number) == [1, 2])
        let drawing = String(decoding: map.svg, as: UTF8.self)
        #expect(drawing.contains("1 without coordinates can't be shown."))
        #expect(drawing.contains("not on the map: where it is isn't known"))
        #expect(drawing.contains("Lost market"))
    }

    @Test("Numbers of pins never overlap, stay within the map, and those of identical places are all there")
    func coincident() throws {
        var random = SeededGenerator(seed: 8)
        for count in [1, 2, 20, 92, 150] {
            let points = (0..<count).map { number in
                number % 3 == 0
                    ? SVGPoint(420, 300)
                    : SVGPoint(Double.random(in: 34...806, using: &random), Double.random(in: 34...566, using: &random))
            }
            let numbers = PinPlacing.place(points, radius: 11, width: 840, height: 600).compactMap { $0 }
            #expect(numbers.count == count)
            #expect(numbers.allSatisfy { $0.x >= 11 && $0.y >= 11 && $0.x <= 829 && $0.y <= 589 })
            for (index, one) in numbers.enumerated() {
                for other in numbers[..<index] {
                    let (x, y) = (one.x - other.x, one.y - other.y)
                    #expect(x * x + y * y >= 22 * 22)
                }
            }
        }
    }

    @Test("The map says how many records have no number, where more share a place than have room around it")
    func crowded() throws {
        let records = try (0..<600).map { try SiteSample.record(.market, "m-\($0)") }
        let drawing = String(decoding: try map(records).svg, as: UTF8.self)
        #expect(drawing.contains(#/\d+ stand too close for their numbers/#))
        #expect(drawing.contains("and 400 more"))
    }

    @Test("The drawing has each pin with its preview as a link into the app, the circle with its name, and a scale")
    func drawing() throws {
        let center = try SiteSample.place(33.4512, -112.0801)
        let records = try (0..<20).map {
            try SiteSample.record(.market, "m-\($0)", at: try SiteSample.place(33.41 + Double($0) * 0.004, -112.08))
        }
        let drawing = String(decoding: try map(records, circle: Circle(center, name: "85003")).svg, as: UTF8.self)
        for number in 1...20 {
            #expect(
                drawing.contains(
                    "<a href=\"maricopa://markets/m-\(number - 1)\"><g><title>\(number). A market\nPhoenix"
                )
            )
        }
        #expect(drawing.contains("5 miles around 85003"))
        #expect(drawing.contains(">2 miles</text>"))
        #expect(drawing.contains(">5 km</text>"))
        #expect(try map(records).svg == map(records).svg)
    }

    @Test("Hostile titles and names stay text in both forms, and both can be read")
    func hostile() throws {
        let hostile = "\"><script>alert(1)</script>]]>&\u{0}\u{202E}\n{}"
        var record = try SiteSample.record(.market, "x", title: hostile)
        record.city = hostile
        let center = try SiteSample.place(33.4512, -112.0801)
        let map = DirectoryMap(hostile, [record], circle: Circle(center, name: hostile), origin: nil, at: nil)
        #expect(try Collection(map).features[0].properties.title == hostile)
        let drawing = String(decoding: map.svg, as: UTF8.self)
        #expect(!drawing.contains("<script"))
        let reader = XMLStreamReader(.bytes(map.svg))
        var names: Set<String> = []
        while let event = try reader.next() {
            if event == .start { names.insert(reader.name) }
        }
        #expect(
            names.isSubset(of: [
                "svg", "title", "desc", "rect", "g", "text", "polygon", "line", "circle", "polyline", "a",
            ])
        )
    }

    @Test("A map of nothing, of one place, of the poles and of the whole earth can be drawn")
    func extremes() throws {
        let ends = try [(90.0, 0.0), (-90, 0), (0, 180), (0, -180), (33, -112)].map { try SiteSample.place($0, $1) }
        for places in [[], [ends[4]], [ends[0]], ends] {
            let records = try places.map { try SiteSample.record(.park, "p-\($0.latitudeE7)", at: $0) }
            let map = try map(records, circle: places.first.map { Circle($0, name: "here") })
            let drawing = String(decoding: map.svg, as: UTF8.self)
            #expect(!drawing.contains("nan") && !drawing.contains("inf"))
            #expect(try Collection(map).features.count == places.count + (places.isEmpty ? 0 : 1))
        }
    }

    @Test("A preview says whether a place is open, until when, or that nobody told")
    func previews() throws {
        let moment = try SiteSample.moment()
        let market = try SiteSample.record(.market).hours
        #expect(PlaceWords.open(market, at: moment) == "open until 13:00")
        #expect(
            PlaceWords.open(market, at: try LocalDateTime(iso8601: "2026-11-20T09:30")) == "closed, opens Sat 08:00"
        )
        #expect(
            PlaceWords.open(market, at: try LocalDateTime(iso8601: "2026-11-21T14:00")) == "closed, opens 2026-11-28"
        )
        #expect(PlaceWords.open(.unknown, at: moment) == "hours unknown")
        #expect(PlaceWords.open(.always, at: moment) == "always open")
        #expect(PlaceWords.distance(centimeters: 804_672) == "5.0 miles")
        #expect(PlaceWords.distance(centimeters: 802_100) == "5.0 miles")
        #expect(PlaceWords.distance(centimeters: 160_934) == "1.0 miles")
        #expect(PlaceWords.distance(centimeters: 1_593_247) == "9.9 miles")
        #expect(PlaceWords.distance(centimeters: 1_609_340) == "10 miles")
        #expect(PlaceWords.distance(centimeters: 2_012_000) == "13 miles")
        #expect(PlaceWords.radius(centimeters: 804_672) == "5 miles")
        #expect(PlaceWords.radius(centimeters: 160_934) == "1 mile")
        #expect(PlaceWords.radius(centimeters: 402_336) == "2.5 miles")
        #expect(PlaceWords.distance(centimeters: 193_121) == "1.2 miles")
    }

    @Test(
        "A map names the larger cities on it, at most twelve, within its frame, clear of every number and of each other"
    )
    func cities() throws {
        var random = SeededGenerator(seed: 21)
        for count in [0, 1, 20, 92] {
            let records = try (0..<count).map { number in
                let place = try SiteSample.place(
                    Double.random(in: 33.2...33.8, using: &random),
                    Double.random(in: -112.5...(-111.6), using: &random)
                )
                return try SiteSample.record(.market, "m-\(number)", at: place)
            }
            let map = try map(records, circle: Circle(try SiteSample.place(33.4512, -112.0801), name: "85003"))
            let drawing = String(decoding: map.svg, as: UTF8.self)
            let names = Set(Gazetteer.areas.map(\.city) + Gazetteer.cities.map(\.name)).filter {
                drawing.contains(">\($0)</text>")
            }
            if count == 0 { #expect(names.contains("Phoenix") && names.contains("Glendale")) }
            #expect((1...CityLabel.most).contains(names.count), "\(names)")
        }
        let projection = MapProjection(Gazetteer.cities.map(\.center), width: 840, height: 600, margin: 34)
        let pins = Gazetteer.cities.map { MapBox(around: projection.point($0.center), 14, 14) }
        let labels = CityLabel.place(projection, width: 840, height: 600, around: pins)
        #expect(!labels.isEmpty && labels.count <= CityLabel.most)
        let boxes = labels.map {
            MapBox(around: $0.center, MapText.width($0.name, size: CityLabel.size) / 2, 8)
        }
        for (index, box) in boxes.enumerated() {
            #expect(box.isWithin(width: 840, height: 600))
            #expect(!(pins + boxes[..<index]).contains { $0.overlaps(box) }, "\(labels[index].name)")
        }
        #expect(CityLabel.place(projection, width: 840, height: 600, around: []).map(\.name).first == "Phoenix")
        let whole = MapBox(x: 0, y: 0, width: 840, height: 600)
        #expect(CityLabel.place(projection, width: 840, height: 600, around: [whole]).isEmpty)
    }

    @Test("The name of a circle's middle stands where no number hides it, of twenty records there too")
    func circleName() throws {
        let center = SVGPoint(420, 300)
        #expect(CircleName("85003", at: center, among: []).box.center == SVGPoint(420, 316))
        let numbers = PinPlacing.place(Array(repeating: center, count: 20), radius: 11, width: 840, height: 600)
        let boxes = numbers.compactMap { $0 }.map { MapBox(around: $0, 11, 11) }
        let name = CircleName("85003", at: center, among: boxes)
        #expect(boxes.count == 20 && !boxes.contains { $0.overlaps(name.box) })
    }

    @Test("A title is shortened to the room it has, measured letter by letter: capitals sooner than small letters")
    func titles() throws {
        #expect(MapText.width("MMMM", size: 10) > 3 * MapText.width("iiii", size: 10))
        #expect(MapText.width("Ab", size: 10, isBold: true) > MapText.width("Ab", size: 10))
        for text in [
            "WELCOME TO THE COMMUNITY FARMERS MARKET OF WEST MARICOPA", String(repeating: "i", count: 200),
            String(repeating: "ÑÀ", count: 60), "a\n\tb " + String(repeating: "市場", count: 60),
            String(repeating: "\u{1F468}\u{200D}\u{1F33E}", count: 60), "short", "",
        ] {
            for room in [40.0, 364] {
                let clipped = MapText.clipped(text, to: room, size: 13, isBold: true)
                #expect(MapText.width(clipped, size: 13, isBold: true) <= room, "\(clipped)")
                let isWhole = MapText.width(text, size: 13, isBold: true) <= room
                #expect(clipped.hasSuffix("…") != isWhole)
                #expect(!clipped.contains("\n") && !clipped.hasSuffix(" …"))
            }
        }
        let capitals = MapText.clipped(String(repeating: "M", count: 99), to: 364, size: 13, isBold: true).count
        let small = MapText.clipped(String(repeating: "n", count: 99), to: 364, size: 13, isBold: true).count
        #expect(capitals < small)
        let shouted = try SiteSample.record(.market, title: String(repeating: "MARKET ", count: 20))
        let drawing = String(decoding: try map([shouted]).svg, as: UTF8.self)
        #expect(drawing.contains(">MARKET MARKET MARKET MARKET MARKET MA…</text>"))
    }
}
