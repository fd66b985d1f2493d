import TimeKit

@testable import KidneyNutrition

/// A database that gives prepared answers in turn and counts the requests.
actor WrittenFoods: FoodDatabase {
    nonisolated let name = "FoodData Central"
    nonisolated let host = "foods.test"
    nonisolated let account: String
    private var replies: [Result<SourceReply<FoodPage>, SourceFault>]
    private(set) var asked: [String] = []

    init(_ replies: Result<SourceReply<FoodPage>, SourceFault>..., account: String = "one") {
        self.replies = replies
        self.account = account
    }

    init(_ foods: [Food]..., account: String = "one") {
        replies = foods.map { .success(SourceReply(FoodPage($0, total: $0.count))) }
        self.account = account
    }

    func foods(named words: String, limit: Int, branded: Bool) async throws(SourceFault) -> SourceReply<FoodPage> {
        asked.append("\(words) \(limit)\(branded ? " branded" : "")")
        return try next()
    }

    func food(_ number: Int) async throws(SourceFault) -> SourceReply<FoodPage> {
        asked.append("\(number)")
        return try next()
    }

    private func next() throws(SourceFault) -> SourceReply<FoodPage> {
        guard !replies.isEmpty else { throw .garbled("no more was written down") }
        return try replies.removeFirst().get()
    }
}

/// Labels that give prepared answers in turn.
actor WrittenLabels: DrugLabels {
    nonisolated let name = "openFDA"
    nonisolated let host = "labels.test"
    nonisolated let account = "one"
    private var replies: [Result<SourceReply<DrugLabelReply>, SourceFault>]
    private(set) var asked: [[String]] = []

    init(_ replies: Result<SourceReply<DrugLabelReply>, SourceFault>...) {
        self.replies = replies
    }

    func labels(of names: [String], limit: Int) async throws(SourceFault) -> SourceReply<DrugLabelReply> {
        asked.append(names)
        guard !replies.isEmpty else { throw .garbled("no more was written down") }
        return try replies.removeFirst().get()
    }
}

/// Sources that give the same answer to each question.
enum SteadySources {
    struct Foods: FoodDatabase {
        let name = "FoodData Central"
        let host = "foods.test"
        let account = "one"

        func foods(named words: String, limit: Int, branded: Bool) async throws(SourceFault) -> SourceReply<FoodPage> {
            let foods = branded ? [Listed.soup, Listed.canned] : [Listed.soup]
            return SourceReply(FoodPage(foods, total: foods.count))
        }

        func food(_ number: Int) async throws(SourceFault) -> SourceReply<FoodPage> {
            let foods = [Listed.soupWithPortions, Listed.canned].filter { $0.source == .foodDataCentral(number) }
            return SourceReply(FoodPage(foods, total: foods.count))
        }
    }

    struct Labels: DrugLabels {
        let name = "openFDA"
        let host = "labels.test"
        let account = "one"

        func labels(of names: [String], limit: Int) async throws(SourceFault) -> SourceReply<DrugLabelReply> {
            SourceReply(.labels([Listed.zestril, Listed.zestoretic], total: 2))
        }
    }

    static let all = OnlineSources(foods: Foods(), labels: Labels())

    /// The texts of the answers.
    static let contents = [
        "Soup, lentil, homemade", "LENTIL SOUP", "zestril", "Zestril (lisinopril)",
        "Ask your doctor if you have kidney disease.",
    ]
}

/// Foods and labels as listed by the sources.
enum Listed {
    /// A soup that no other table has.
    static let soup = Food(
        .foodDataCentral(2_000_001),
        name: "Soup, lentil, homemade",
        contents: NutrientContents([.potassium: "210", .sodium: "180"])
    )
    /// The soup with its portions, as fetched.
    static let soupWithPortions: Food = {
        var soup = Listed.soup
        soup.portions = [FoodPortion("cup", grams: "245")]
        soup.contents[.phosphorus] = .exact("80")
        return soup
    }()
    /// A branded soup.
    static let canned = Food(
        .foodDataCentral(2_000_002),
        name: "LENTIL SOUP",
        brand: "Mill",
        contents: NutrientContents([.sodium: "320.5"])
    )

    static let zestril = label("z", brand: "Zestril", generic: ["LISINOPRIL"])
    static let zestoretic = label(
        "zc",
        brand: "Zestoretic",
        generic: ["LISINOPRIL", "HYDROCHLOROTHIAZIDE"],
        effective: "20250101"
    )

    /// A label from openFDA.
    static func label(
        _ id: String,
        brand: String,
        generic: [String],
        effective: String = "20240102",
        version: String = "3",
        sections: [DrugLabelSection: [String]] = [.warnings: ["Ask your doctor if you have kidney disease."]]
    ) -> DrugLabel {
        DrugLabel(
            setID: id,
            id: "\(id)-\(version)",
            version: version,
            effective: effective,
            brandNames: [brand],
            genericNames: generic,
            substances: [],
            classes: ["Angiotensin Converting Enzyme Inhibitor [EPC]"],
            sections: sections
        )
    }
}
