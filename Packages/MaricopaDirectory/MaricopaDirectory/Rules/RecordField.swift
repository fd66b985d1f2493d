import WordKit

/// A field of a record as admins and mapping files name it. ``RecordFieldText`` defines its text form.
public enum RecordField: String, CaseIterable, Codable, Comparable, Sendable {
    case title, subtitle, description, address, city, zip, coordinates, phone
    case website, facebook, meetup, subscribe, leagues
    case azHealthZone = "az-health-zone"
    case eventPage = "event-page"
    case learnMore = "learn-more"
    case hours
    case added, verified
    case produce, payments
    case features
    case howTo = "how-to"
    case placeFeature = "place-feature"
    case schedule, cost, ages
    /// The word that people type keeps its spelling.
    case organizer = "organiser"
    /// The word that people type keeps its spelling.
    case canceled = "cancelled"
    case status
    case ingredients, directions, nutrition, servings, meals, featured

    /// The fields of a kind, in display order.
    public static func all(of kind: RecordKind) -> [RecordField] {
        let own: [RecordField] =
            switch kind {
            case .market: [.produce, .payments]
            case .recipe: [.ingredients, .directions, .nutrition, .servings, .meals, .featured]
            case .park: [.features]
            case .activity: [.howTo, .placeFeature]
            case .event: [.schedule, .cost, .ages, .organizer, .status]
            case .resource: []
            }
        let place: [RecordField] = [.address, .city, .zip, .coordinates, .phone, .hours]
        let links: [RecordField] = LinkKind.allCases.map(RecordField.init)
        return [.title, .subtitle, .description] + own + place + links + [.added, .verified]
    }

    /// Returns the field of a kind with a name; nil if there is none.
    ///
    /// Commands and mapping files can also name an event's `cancelled`. ``all(of:)`` leaves it out because `status` includes it.
    public static func named(_ name: String, of kind: RecordKind) -> RecordField? {
        guard let field = RecordField(rawValue: name) else { return nil }
        return all(of: kind).contains(field) || (field == .canceled && kind == .event) ? field : nil
    }

    init(_ link: LinkKind) {
        switch link {
        case .website: self = .website
        case .facebook: self = .facebook
        case .meetup: self = .meetup
        case .subscribe: self = .subscribe
        case .leagues: self = .leagues
        case .azHealthZone: self = .azHealthZone
        case .eventPage: self = .eventPage
        case .learnMore: self = .learnMore
        }
    }

    /// The kind of link in the field; nil for other fields.
    public var link: LinkKind? { LinkKind(rawValue: rawValue) }

    public var label: String {
        switch self {
        case .zip: localized("ZIP code", context: "field")
        case .azHealthZone: localized("AZ Health Zone")
        case .eventPage: localized("Event page")
        case .learnMore: localized("Learn more")
        case .added: localized("Added on")
        case .verified: localized("Verified on")
        case .payments: localized("Payment options")
        case .produce: localized("Seasonal produce")
        case .howTo: localized("How to")
        case .placeFeature: localized("Feature of parks to look for")
        case .ages: localized("Recommended age")
        case .nutrition: localized("Nutrition facts")
        case .meals: localized("Meal types")
        case .title: localized("Title")
        case .subtitle: localized("Subtitle")
        case .description: localized("Description")
        case .address: localized("Address")
        case .city: localized("City")
        case .coordinates: localized("Coordinates")
        case .phone: localized("Phone")
        case .website: localized("Website")
        case .facebook: "Facebook"
        case .meetup: localized("Meetup")
        case .subscribe: localized("Subscribe")
        case .leagues: localized("Leagues")
        case .hours: localized("Hours")
        case .features: localized("Features")
        case .schedule: localized("Schedule")
        case .cost: localized("Cost")
        case .organizer: localized("Organizer")
        case .canceled: localized("Canceled", context: "field")
        case .status: localized("Status")
        case .ingredients: localized("Ingredients")
        case .directions: localized("Directions", context: "of a recipe")
        case .servings: localized("Servings")
        case .featured: localized("Featured", context: "field")
        }
    }

    /// A valid text or, for fields with a fixed syntax, a hint at it. Forms show it as the placeholder.
    public var example: String {
        switch self {
        case .title: "Gilbert Farmers Market"
        case .subtitle: localized("Every Saturday downtown")
        case .description: localized("Growers of the valley, and what they bake.")
        case .address: "222 N Ash St"
        case .city: "Gilbert"
        case .zip: "85234"
        case .coordinates: "33.3546, -111.7899"
        case .phone: "2-1-1"
        case .website, .facebook, .meetup, .subscribe, .leagues, .azHealthZone, .eventPage, .learnMore:
            "https://example.org"
        case .hours: localized("Sat 08:00-13:00; 2026-12-26 closed (holidays)")
        case .added, .verified: "2026-11-21"
        case .produce: localized("Winter: Citrus, Greens")
        case .payments: localized("credit, snap — or none")
        case .features: ["Playground", "Hiking trails"].map(UsualWords.inForm).joined(separator: ", ")
        case .howTo: localized("Bring water and a hat.")
        case .placeFeature: UsualWords.inForm("Hiking trails")
        case .schedule: localized("2026-12-05 09:00-12:00; weekly on Sat until 2027-03-27")
        case .cost: localized("free, $5 or $5-$10")
        case .ages: localized("5-12, 18+ or all")
        case .organizer: localized("Sample Park District")
        case .canceled, .featured: localized("yes or no")
        case .status: localized("confirmed, tentative or cancelled")
        case .ingredients: localized("2 cups corn")
        case .directions: localized("Husk the corn.")
        case .nutrition: localized("Sodium: 140 mg")
        case .servings: localized("4 servings")
        case .meals: localized("lunch, dinner")
        }
    }

    /// Whether forms show several lines for the text.
    public var hasLines: Bool {
        switch self {
        case .description, .howTo, .produce, .ingredients, .directions, .nutrition: true
        default: false
        }
    }

    /// The maximum length of the text, in characters.
    public var limit: Int {
        switch self {
        case .title: 200
        case .subtitle, .address, .organizer: 300
        case .city, .placeFeature: 100
        case .zip: ZIPCode.longest
        case .phone, .coordinates, .servings: 60
        case .description, .howTo, .ingredients, .directions, .hours: 20_000
        case .produce, .nutrition, .features, .schedule: 10_000
        default: WebLinkRule.longest
        }
    }

    /// Compares the positions in `allCases`.
    public static func < (left: RecordField, right: RecordField) -> Bool { left.place < right.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
