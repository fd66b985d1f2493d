import TimeKit
import WordKit

extension DirectoryReader {
    /// Reads all facts of a record's page.
    ///
    /// - Parameter places: Returns the parks with a feature.
    func facts(
        _ record: Record,
        at moment: LocalDateTime,
        places: (String) throws -> [Record]
    ) throws -> RecordFacts {
        var facts = RecordFacts(
            record,
            at: moment,
            buttons: try buttons(of: record.kind).value,
            sections: try sections(of: record.kind).value
        )
        if let own = try record.thumbnail.flatMap({ try smallPicture($0, showing: RecordPicture.text(record)) }) {
            facts.picture = own
        }
        facts.entered = try enteredHere(record)
        facts.photos = try photos(of: record.id, for: nil).filter { $0.state == .shown }.compactMap { photo in
            let text = photo.caption.isEmpty ? localized("A visitor's photo") : photo.caption
            return try smallPicture(photo.picture, showing: text).map { SitePhoto(picture: $0, caption: photo.caption) }
        }
        if case .activity(let activity) = record.details, !activity.placeFeature.isEmpty {
            facts.places = try places(activity.placeFeature)
        }
        return facts
    }

    /// The most parks on an activity's page.
    static let mostPlaces = 20

    /// The first ``mostPlaces`` parks with a feature, by title.
    func parks(with feature: String) throws -> [Record] {
        let key = FoldedText.key(feature)
        return try first(Self.mostPlaces, of: .park) { park in
            guard case .park(let details) = park.details else { return false }
            return details.features.contains { FoldedText.key($0) == key }
        }
    }
}
