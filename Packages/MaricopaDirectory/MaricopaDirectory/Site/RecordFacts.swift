import Foundation
import TimeKit

/// The facts of a record's page.
struct RecordFacts {
    let record: Record
    var buttons: [ActionButton]
    var sections: [SectionTitle]
    /// The record's own picture, or a drawing.
    var picture: SitePicture
    var photos: [SitePhoto] = []
    /// The parks where the activity is possible.
    var places: [Record] = []
    /// The facts that admins entered into a record from a source.
    var entered = EnteredHere()
    /// The moment of the page by the clocks of the county.
    let moment: LocalDateTime

    /// Creates the facts; buttons and sections have their defaults if nil.
    init(_ record: Record, at moment: LocalDateTime, buttons: [ActionButton]? = nil, sections: [SectionTitle]? = nil) {
        self.record = record
        self.moment = moment
        picture = SitePicture(Drawing.standing(for: record))
        self.buttons = buttons ?? KindDefaults.buttons(of: record.kind)
        self.sections = sections ?? KindDefaults.sections(of: record.kind)
    }

    /// The current or next occurrence; nil for past events and other kinds.
    var occurrence: EventOccurrence? {
        guard case .event(let event) = record.details else { return nil }
        return EventRule.current(of: event.schedule, at: moment)
    }

    /// The subtitle and the first paragraph for search engines and previews, at most 200 characters.
    var summary: String {
        let first = record.shown(record.description).text.paragraphs.first ?? ""
        let text = [record.shown(record.subtitle).text, first].filter { !$0.isEmpty }.joined(separator: ". ")
        return MapText.shortened(text.isEmpty ? place : text, to: 200)
    }

    /// The address: "1 W Example St, Phoenix, AZ 85003"; unknown parts are left out.
    var place: String { Directions.address(of: record) }
}

/// An accepted photo.
struct SitePhoto: Hashable {
    let picture: SitePicture
    /// Empty for none.
    let caption: String
}

extension String {
    /// The paragraphs of a plain text, separated by blank lines; none for a blank text.
    var paragraphs: [String] {
        replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .split { $0.allSatisfy(\.isWhitespace) }
            .map { $0.joined(separator: "\n") }
    }
}
