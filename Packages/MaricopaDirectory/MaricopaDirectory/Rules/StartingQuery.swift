/// What the list and the map of a kind begin with.
public enum StartingQuery {
    /// The list: all of the kind by title, of events by when they take place, of recipes what is featured. Where it is known that the user
    /// is in a city of the county, that city is chosen already, for the kinds that are filtered by city.
    public static func list(of kind: RecordKind, _ whereabouts: Whereabouts = .off) -> DirectoryQuery {
        var query = DirectoryQuery.list(of: kind)
        if kind == .recipe { query.filter.isFeatured = true }
        guard case .at(let place) = whereabouts else { return query }
        query.origin = place
        if FilterSection.all(of: kind).contains(.city), let city = Gazetteer.city(at: place) {
            query.filter.place = .cities([city])
        }
        return query
    }

    /// The map: five miles around the user where that is known, and around 85003 where it isn't.
    public static func map(of kind: RecordKind, _ whereabouts: Whereabouts = .off) -> DirectoryQuery {
        var query = DirectoryQuery(kind, sort: .nearMe)
        query.filter.circle = circle(whereabouts)
        if case .at(let place) = whereabouts { query.origin = place }
        return query
    }

    /// Five miles around the user, or around 85003.
    public static func circle(_ whereabouts: Whereabouts) -> Circle {
        guard case .at(let place) = whereabouts else { return Gazetteer.defaultCircle() }
        return Circle(place, name: "where you are")
    }

    /// The parks where an activity can be done, the nearest first; nil for an activity that needs none.
    public static func places(for activity: ActivityDetails, _ whereabouts: Whereabouts = .off) -> DirectoryQuery? {
        guard !FoldedText.key(activity.placeFeature).isEmpty else { return nil }
        var query = DirectoryQuery(.park, Filter(features: [activity.placeFeature]), sort: .nearMe)
        if case .at(let place) = whereabouts { query.origin = place }
        return query
    }
}
