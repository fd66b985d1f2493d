public import JSONKit
public import ScreenKit
import WordKit

/// The directions to a record.
public struct DirectionsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The address on one line; empty if unknown.
    public let address: String
    /// The great-circle distance from the user in meters; nil if either position is unknown.
    @NullEncoded public private(set) var distanceMeters: Int?
    /// The available map services; empty without a destination.
    public let guides: [Guide]
    /// The reason why there are no directions; nil if there are some.
    @NullEncoded public private(set) var whyNot: String?
    public let back: Link

    /// A map service with the link to open.
    public struct Guide: Hashable, Codable, Identifiable, Sendable {
        public let id: Directions.Guide
        public let label: String
        /// The URL to open.
        public let address: String
        /// The link to it.
        public let link: Link
    }

    /// Creates the directions from the user's position.
    public init(_ record: Record, _ userLocation: UserLocation, revision: Revision) {
        title = localized("Directions to \(record.shownTitle.text)")
        self.revision = revision
        address = Directions.shownAddress(of: record)
        guides = Directions.Guide.allCases.compactMap { guide in
            Directions.link(to: record, guide).map {
                Guide(id: guide, label: guide.label, address: $0, link: Link($0, label: guide.label))
            }
        }
        back = DirectoryLink.record(record.kind, record.id).labeled(record.shownTitle.text)
        if case .none(let why) = Directions.goal(of: record) {
            whyNot = localized("There is no way to show: \(why).")
        }
        if case .at(let here) = userLocation, let there = record.coordinate {
            distanceMeters = Int(Distance.meters(here, there).rounded())
        }
    }
}
