import WordKit

/// The initial queries of lists and maps.
public enum StartingQuery {
    /// The ZIP code around which a map begins if the user's position isn't known (DIR-062).
    public static let zip = "85003"

    /// The radius with which a map begins, in hundredths of a meter: five miles (DIR-062).
    public static let radius = Circle.fiveMiles

    /// The initial query of a list: all records by title, events by date, recipes only if featured. If the user is known to be in a city of
    /// the county, kinds with a city filter start with that city, or with the cities of the ZIP code.
    public static func list(of kind: RecordKind, _ userLocation: UserLocation = .off) -> DirectoryQuery {
        var query = DirectoryQuery.list(of: kind)
        if kind == .recipe { query.filter.isFeatured = true }
        guard case .at(let place) = userLocation else { return query }
        query.origin = place
        let cities = Gazetteer.cities(at: place)
        if FilterSection.all(of: kind).contains(.city), !cities.isEmpty { query.filter.place = .cities(Set(cities)) }
        return query
    }

    /// The initial query of a map: five miles around the user, or around 85003 if the user's position isn't known.
    public static func map(of kind: RecordKind, _ userLocation: UserLocation = .off) -> DirectoryQuery {
        var query = DirectoryQuery(kind, sort: .nearMe)
        query.filter.circle = circle(userLocation)
        if case .at(let place) = userLocation { query.origin = place }
        return query
    }

    /// The circle of ``radius`` around the user, or around ``zip``.
    public static func circle(_ userLocation: UserLocation) -> Circle {
        guard case .at(let place) = userLocation else {
            return Circle(Gazetteer.phoenixCenter, centimeters: radius, name: zip)
        }
        return Circle(place, centimeters: radius, name: "where you are")
    }

    /// The parks where an activity is possible, nearest first; nil for an activity that needs no park.
    public static func places(for activity: ActivityDetails, _ userLocation: UserLocation = .off) -> DirectoryQuery? {
        guard !FoldedText.key(activity.placeFeature).isEmpty else { return nil }
        var query = DirectoryQuery(.park, Filter(features: [activity.placeFeature]), sort: .nearMe)
        if case .at(let place) = userLocation { query.origin = place }
        return query
    }
}
