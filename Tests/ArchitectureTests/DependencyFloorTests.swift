import Foundation
import Testing

/// A Swift package with its source, "github.com/apple/swift-nio", and a version.
struct ResolvedPackage: Sendable {
    let place, version: String

    /// The packages resolved by SwiftPM.
    static func all() throws -> [ResolvedPackage] {
        struct Resolved: Decodable {
            struct Pin: Decodable { let location: String, state: State }
            struct State: Decodable { let version: String }
            let pins: [Pin]
        }
        let text = try SourceTree.text("Package.resolved")
        return try JSONDecoder().decode(Resolved.self, from: Data(text.utf8)).pins.map { pin in
            ResolvedPackage(
                place: pin.location.replacing(#/^https:\/\/|\.git$/#, with: ""),
                version: pin.state.version
            )
        }
    }

    /// The packages in Package.swift, each with its lowest allowed version.
    static func named() throws -> [ResolvedPackage] {
        try SourceTree.text("Package.swift")
            .matches(of: #/\.package\(url: "https:\/\/(?<place>[^"]+)", from: "(?<version>[^"]+)"/#)
            .map { ResolvedPackage(place: String($0.output.place), version: String($0.output.version)) }
    }

    /// Whether a version precedes another. Numbers are compared numerically.
    static func isBelow(_ version: String, _ floor: String) -> Bool {
        version.compare(floor, options: .numeric) == .orderedAscending
    }
}

/// No Swift package is older than the first release without the faults that `docs/updates.md` lists.
@Suite("Dependencies and their advisories")
struct DependencyFloorTests {
    /// The rows of the table of floors: package, first safe version.
    static func floors() throws -> [(package: String, floor: String)] {
        try SourceTree.text("docs/updates.md")
            .matches(of: #/(?m)^\| (?<package>[a-z0-9-]+\/[A-Za-z0-9.-]+) \| (?<floor>\d+\.\d+\.\d+) \| /#)
            .map { (String($0.output.package), String($0.output.floor)) }
    }

    @Test("no package that is built is below its floor, and Package.swift allows none that is")
    func floors() throws {
        let floors = try Self.floors()
        #expect(floors.count >= 5)
        let (resolved, named) = (try ResolvedPackage.all(), try ResolvedPackage.named())
        for (package, floor) in floors {
            let place = "github.com/\(package)"
            let built = try #require(resolved.first { $0.place == place }, "\(package) is no dependency")
            #expect(
                !ResolvedPackage.isBelow(built.version, floor),
                "\(package) \(built.version) has a known fault: run swift package update"
            )
            if let lowest = named.first(where: { $0.place == place }) {
                #expect(
                    !ResolvedPackage.isBelow(lowest.version, floor),
                    "Package.swift allows \(package) \(lowest.version), which has a known fault"
                )
            }
        }
    }

    @Test(
        "versions are compared number by number",
        arguments: [("2.9.0", "2.10.0", true), ("2.100.0", "2.99.9", false), ("4.5.1", "4.5.1", false)]
    )
    func comparison(_ version: String, _ floor: String, _ isBelow: Bool) {
        #expect(ResolvedPackage.isBelow(version, floor) == isBelow)
    }

    @Test("each package that is built has a place where its advisories appear")
    func watched() throws {
        let page = try SourceTree.text("docs/updates.md")
        for package in try ResolvedPackage.all() {
            let name = package.place.components(separatedBy: "/").suffix(2).joined(separator: "/")
            #expect(page.contains(name), "docs/updates.md does not say who watches \(name)")
        }
    }
}
