import WordKit

/// The bundled pictures: a card for each kind, the logo, and pictures of the sample records. `scripts/pictures` draws them.
public enum Drawing: String, CaseIterable, Codable, Sendable {
    case cardActivities = "card-activities"
    case cardEvents = "card-events"
    case cardMarkets = "card-markets"
    case cardParks = "card-parks"
    case cardRecipes = "card-recipes"
    case cardResources = "card-resources"
    case cardSubscribe = "card-subscribe"
    case maricopaHealthyLogo = "maricopa-healthy-logo"
    case sampleClass = "sample-class"
    case sampleGarden = "sample-garden"
    case sampleJar = "sample-jar"
    case sampleNight = "sample-night"
    case samplePlate = "sample-plate"
    case sampleSalad = "sample-salad"
    case sampleSoup = "sample-soup"
    case sampleWalk = "sample-walk"

    /// The card of a kind, which is also the picture of its records without one.
    static func card(of kind: RecordKind) -> Drawing {
        switch kind {
        case .market: .cardMarkets
        case .recipe: .cardRecipes
        case .park: .cardParks
        case .activity: .cardActivities
        case .event: .cardEvents
        case .resource: .cardResources
        }
    }

    /// The drawings of the cards, in the order of ``cardsPNG``.
    public static let cards: [Drawing] = [
        .cardMarkets, .cardRecipes, .cardParks, .cardActivities, .cardEvents, .cardResources, .cardSubscribe,
    ]

    /// The PNG file with the cards in one column, so that a page that shows them all loads one file.
    public static var cardsPNG: [UInt8] { PackageResources.cards_png }

    /// The drawing for a record without a picture of its own.
    static func standing(for record: Record) -> Drawing {
        BundledDirectory.drawing(of: record.id) ?? .card(of: record.kind)
    }

    public var text: String {
        switch self {
        case .cardActivities: localized("A bicycle")
        case .cardEvents: localized("Lanterns over a lawn")
        case .cardMarkets: localized("A market stand with vegetables")
        case .cardParks: localized("A path between saguaros")
        case .cardRecipes: localized("A bowl with greens and grains")
        case .cardResources: localized("Two hands that hold each other")
        case .cardSubscribe: localized("An open letter with leaves in it")
        case .maricopaHealthyLogo: localized("A saguaro before the sun")
        case .sampleClass: localized("Three people on a lawn")
        case .sampleGarden: localized("Plants in a bed")
        case .sampleJar: localized("A jar with fruit in it")
        case .sampleNight: localized("Somebody under the stars")
        case .samplePlate: localized("A plate with food on it")
        case .sampleSalad: localized("A bowl of salad")
        case .sampleSoup: localized("A bowl of soup that steams")
        case .sampleWalk: localized("Two people who walk in the desert")
        }
    }

    /// The PNG file.
    public var png: [UInt8] {
        switch self {
        case .cardActivities: PackageResources.card_activities_png
        case .cardEvents: PackageResources.card_events_png
        case .cardMarkets: PackageResources.card_markets_png
        case .cardParks: PackageResources.card_parks_png
        case .cardRecipes: PackageResources.card_recipes_png
        case .cardResources: PackageResources.card_resources_png
        case .cardSubscribe: PackageResources.card_subscribe_png
        case .maricopaHealthyLogo: PackageResources.maricopa_healthy_logo_png
        case .sampleClass: PackageResources.sample_class_png
        case .sampleGarden: PackageResources.sample_garden_png
        case .sampleJar: PackageResources.sample_jar_png
        case .sampleNight: PackageResources.sample_night_png
        case .samplePlate: PackageResources.sample_plate_png
        case .sampleSalad: PackageResources.sample_salad_png
        case .sampleSoup: PackageResources.sample_soup_png
        case .sampleWalk: PackageResources.sample_walk_png
        }
    }
}
