import MaricopaDirectory
import TestKit

extension GeneratedDirectory {
    static func title(of kind: RecordKind, in city: City, _ random: inout SeededGenerator) -> String {
        let name = random.oneIn(3) ? rareWord(&random) : random.pick(names)
        switch kind {
        case .market:
            return random.pick([
                "\(name) Farmers Market", "\(city.name) \(name) Market", "Mercado \(name)", "\(name) Farm Stand",
                "\(city.name) Saturday Farmers' Market",
            ])
        case .park:
            return random.pick([
                "\(name) Park", "\(city.name) \(name) Park", "\(name) Regional Park", "Parque \(name)",
                "\(name) Trailhead",
            ])
        case .recipe:
            return "\(random.pick(styles)) \(random.pick(foods)) \(random.pick(["", "with \(name)", "Salad", "Soup"]))"
                .trimmingSpaces
        case .activity: return random.pick(activities) + (random.oneIn(2) ? " for \(random.pick(people))" : "")
        case .event: return "\(name) \(random.pick(occasions))" + (random.oneIn(3) ? " in \(city.name)" : "")
        case .resource: return "\(city.name) \(random.pick(offers))" + (random.oneIn(2) ? ": \(name)" : "")
        }
    }

    /// A sentence of this many words, with punctuation.
    static func sentence(of count: Int, _ random: inout SeededGenerator) -> String {
        var text = ""
        for place in 0..<count {
            if place > 0 { text += random.oneIn(15) ? random.pick([", ", " — ", " & ", ": \"", "\n\n", " 🥕 "]) : " " }
            text += random.oneIn(12) ? rareWord(&random) : skewedWord(&random)
        }
        return text + "."
    }

    /// One of tens of thousands of rare words, some with an accent.
    static func rareWord(_ random: inout SeededGenerator) -> String {
        let letters = (0..<random.int(in: 2...3)).map { _ in random.pick(syllables) }.joined()
        return letters.prefix(1).uppercased() + letters.dropFirst()
    }

    /// A random word. Words at the beginning of the list are more frequent, as in natural language.
    private static func skewedWord(_ random: inout SeededGenerator) -> String {
        let last = words.count - 1
        return words[(0..<3).reduce(last) { least, _ in Swift.min(least, random.int(in: 0...last)) }]
    }

    private static let syllables = [
        "ba", "bel", "ca", "cor", "da", "dor", "el", "fa", "gua", "hil", "í", "ja", "ka", "la", "lán", "ma", "mon",
        "na", "ñe", "o", "pa", "pe", "qui", "ra", "ri", "sa", "so", "ta", "tez", "ú", "va", "wi", "ya", "zo",
    ]

    private static let names = [
        "Phoenix", "Mesa", "Tempe", "Desert", "Saguaro", "Sunrise", "Roosevelt", "Camelback", "Salt River", "Cañón",
        "Jardín", "Niños", "Corazón", "Peñasco", "San José", "Papago", "Mountain View", "Ocotillo", "Palo Verde",
        "Encanto", "Steele", "Pioneer", "Heritage", "Kiwanis", "Riparian", "Usery", "Piñon", "Ahwatukee",
        "Children's", "Old Town",
    ]

    private static let words = [
        "market", "fresh", "local", "park", "free", "family", "community", "food", "healthy", "Phoenix", "open",
        "farmers", "vegetables", "children", "every", "Saturday", "fruit", "trail", "walk", "program", "county",
        "produce", "kitchen", "recipe", "water", "shade", "parking", "music", "yoga", "class", "garden", "seniors",
        "Mesa", "Tempe", "morning", "evening", "weekly", "center", "playground", "picnic", "bread", "honey", "eggs",
        "tamales", "jalapeño", "piñata", "niños", "tomatoes", "corn", "beans", "squash", "citrus", "peaches", "dates",
        "soap", "crafts", "artisan", "bike", "swim", "soccer", "pickleball", "hiking", "running", "fitness", "wellness",
        "clinic", "screening", "nutrition", "SNAP", "WIC", "vouchers", "double", "bucks", "volunteer", "library",
        "school", "neighborhood", "historic", "downtown", "mountain", "river", "lake", "desert", "sunset", "sunrise",
        "winter", "summer", "season", "holiday", "festival", "harvest", "organic", "grown", "baked", "roasted",
        "grilled", "spicy", "sweet", "salsa", "tortilla", "café", "crème", "naïve", "résumé", "über", "café's",
        "don't", "2-1-1", "10k", "5K", "A1C", "C", "the", "and", "of", "to", "in", "for", "with", "at", "on", "a",
    ]

    private static let styles = ["Roasted", "Spicy", "Green", "Grilled", "Sonoran", "Easy", "Quick", "Baked", "Fresh"]
    private static let foods = [
        "Corn", "Tomato", "Squash", "Black Bean", "Chicken", "Tepary Bean", "Nopal", "Calabacitas", "Jícama",
        "Jalapeño", "Citrus", "Quinoa", "Salmon", "Oatmeal", "Crème Fraîche",
    ]
    private static let activities = [
        "Hiking", "Running", "Pickleball", "Swimming", "Soccer", "Yoga", "Cycling", "Disc Golf", "Walking", "Fútbol",
        "Tai Chi", "Kayaking",
    ]
    private static let people = ["Families", "Seniors", "Beginners", "Niños", "Everyone"]
    private static let occasions = [
        "Festival", "Fun Run", "Cooking Class", "Market Night", "Health Fair", "Yoga in the Park", "Walk", "Fiesta",
    ]
    private static let offers = [
        "Food Bank", "WIC Office", "Senior Center", "Health Clinic", "Community Garden", "Help Line", "Library",
    ]
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
