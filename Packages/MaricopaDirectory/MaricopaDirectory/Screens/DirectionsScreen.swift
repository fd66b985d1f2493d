public import ScreenKit

/// The way to a record: what its Directions button opens.
public struct DirectionsScreen: Screen {
    /// What stands at the top: "Directions to Tempe Beach Park".
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// The address in one line; empty where it isn't known.
    public let address: String
    /// How far it is from the user in metres along the great circle; nil where either place isn't known.
    @NullEncoded public private(set) var distanceMeters: Int?
    /// Who shows the way; empty where there is none.
    public let guides: [Guide]
    /// Why there is no way, in words; nil where there is one.
    @NullEncoded public private(set) var whyNot: String?
    /// Back to the record.
    public let back: Link

    /// An app or a site that shows the way.
    public struct Guide: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: Directions.Guide
        /// As it is shown.
        public let label: String
        /// What to open.
        public let address: String
    }

    /// The way to a record, from where the user is.
    public init(_ record: Record, _ whereabouts: Whereabouts, revision: Revision) {
        title = "Directions to \(record.title)"
        self.revision = revision
        address = Directions.address(of: record)
        guides = Directions.Guide.allCases.compactMap { guide in
            Directions.link(to: record, guide).map { Guide(id: guide, label: guide.label, address: $0) }
        }
        back = DirectoryLink.record(record.kind, record.id).labelled(record.title)
        if case .none(let why) = Directions.goal(of: record) {
            whyNot = "There is no way to show: \(why)."
        }
        if case .at(let here) = whereabouts, let there = record.coordinate {
            distanceMeters = Int(Distance.meters(here, there).rounded())
        }
    }
}
