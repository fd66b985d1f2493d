import FractionParser
import KidneyNutrition
import TimeKit

/// A day of a patient with medicines: Tuesday, 2026-03-10, in New York.
struct MedicineScene: Sendable {
    static let today = "2026-03-10"

    var medicines: [Medicine] = []
    var entries: [IntakeEntry] = []
    var labs: [LabResult] = []
    var category: DiseaseCategory? = .g2
    var limits: [ClinicLimit] = []
    var isOver = false
    var isIll = false
    var hasDiabetes = false
    var isPregnant = false

    func med(
        _ name: String,
        _ dose: String = "",
        at times: String...,
        from start: String = "2026-01-05",
        to stop: String? = nil
    ) throws -> MedicineScene {
        var scene = self
        scene.medicines.append(
            Medicine(
                id: .init("m\(medicines.count)"),
                name: name,
                dose: dose,
                times: try times.map { MedicationTime(try LocalTime(iso8601: $0)) },
                start: try LabSample.day(start),
                stop: try stop.map(LabSample.day)
            )
        )
        return scene
    }

    func ate(
        _ food: Food,
        _ grams: Rational = 100,
        at time: String = "12:00",
        on day: String = today,
        _ meal: Meal? = nil
    ) throws -> MedicineScene {
        var scene = self
        scene.entries.append(
            IntakeEntry(
                .init("e\(entries.count)"),
                food: food,
                amount: FoodAmount(grams: grams),
                meal: meal,
                at: try LabSample.moment("\(day)T\(time)").at,
                day: try LabSample.day(day)
            )
        )
        return scene
    }

    /// Adds the same food on each of a range of days before today.
    func ateBefore(_ food: Food, _ grams: Rational, days: ClosedRange<Int>) throws -> MedicineScene {
        let today = try LabSample.day(Self.today)
        return try days.reduce(self) { scene, back in
            try scene.ate(food, grams, on: today.adding(days: -back).description)
        }
    }

    func lab(_ analyte: Analyte, _ text: String, _ day: String = "2026-03-01") throws -> MedicineScene {
        var scene = self
        scene.labs.append(try LabSample.lab(analyte, text, day, id: "l\(labs.count)"))
        return scene
    }

    func limit(_ quantity: TargetQuantity, _ high: Rational) throws -> MedicineScene {
        var scene = self
        scene.limits.append(ClinicLimit(quantity, high: high, from: try LabSample.day("2026-01-01")))
        return scene
    }

    func with(_ category: DiseaseCategory?) -> MedicineScene {
        var scene = self
        scene.category = category
        return scene
    }

    func over() -> MedicineScene {
        var scene = self
        scene.isOver = true
        return scene
    }

    func ill() -> MedicineScene {
        var scene = self
        scene.isIll = true
        return scene
    }

    func pregnant() -> MedicineScene {
        var scene = self
        scene.isPregnant = true
        return scene
    }

    func diabetic() -> MedicineScene {
        var scene = self
        scene.hasDiabetes = true
        return scene
    }

    /// The input of the rules, with the targets of the scene.
    func day(_ text: String = today) throws -> InteractionDay {
        let day = try LabSample.day(text)
        var profile = try LabSample.profile(category, hasDiabetes: hasDiabetes, limits: limits)
        if isPregnant { profile = profile.setting(.pregnancy, true, from: try LabSample.day("2026-01-01")) }
        return InteractionDay(
            day,
            in: LabSample.zone,
            isOver: isOver,
            profile: profile,
            medicines: medicines,
            entries: entries,
            labs: labs,
            targets: Targets.of(
                day,
                for: profile,
                labs: labs,
                hints: Interactions.hints(for: medicines, on: day)
            ),
            isIll: isIll
        )
    }

    func report(_ day: String = today) throws -> InteractionReport { Interactions.evaluate(try self.day(day)) }

    func rules(_ day: String = today) throws -> [String] { try report(day).findings.map(\.rule.id) }

    func finding(_ rule: String, _ day: String = today) throws -> InteractionFinding? {
        try report(day).findings.first { $0.rule.id == rule }
    }
}

/// Foods that interact with medicines, with complete figures.
enum Plate {
    static let grapefruit = food(101, "Grapefruit juice", [.energy: "39"], [.grapefruitFamily], isDrink: true)
    static let salt = food(102, "Salt substitute", [.potassium: "52445"], [.potassiumChloride])
    static let starFruit = food(103, "Star fruit", [.energy: "31"], [.starFruit])
    static let licorice = food(104, "Licorice", [.energy: "300"], [.licorice])
    static let cheddar = food(105, "Cheddar", [.energy: "400", .phosphorus: "455"], [.tyramine, .dairy])
    static let cranberry = food(106, "Cranberry juice", [.energy: "46"], [.cranberry], isDrink: true)
    /// A food with 100 µg of vitamin K in 100 g.
    static let greens = food(107, "Greens", [.vitaminK: "100", .energy: "20"])
    static let milk = food(108, "Milk", [.energy: "60", .phosphorus: "84", .calcium: "120"], [.dairy], isDrink: true)
    static let coffee = food(109, "Coffee", [.energy: "1"], [.coffee], isDrink: true)
    static let water = food(110, "Water", [:], isDrink: true)
    /// A food with 60 g of carbohydrate, 500 mg of sodium and 120 mg of phosphorus in 100 g.
    static let bread = food(
        111,
        "Bread",
        [.energy: "270", .carbohydrate: "60", .sodium: "500", .phosphorus: "120", .fiber: "3"]
    )
    static let bran = food(112, "Bran", [.energy: "250", .fiber: "40"])
    static let beer = food(113, "Beer", [.energy: "43", .alcohol: "4"], [.alcohol], isDrink: true)
    static let banana = food(114, "Banana", [.potassium: "358", .energy: "89"])
    static let cola = food(115, "Cola", [.energy: "40"], [.phosphateAdditive], isDrink: true)
    static let apple = food(116, "Apple", [.energy: "52"])
    static let all = [
        grapefruit, salt, starFruit, licorice, cheddar, cranberry, greens, milk, coffee, water, bread, bran, beer,
        banana,
        cola, apple,
    ]

    private static func food(
        _ number: Int,
        _ name: String,
        _ figures: [Nutrient: Thousandths],
        _ tags: Set<FoodTag> = [],
        isDrink: Bool = false
    ) -> Food {
        var contents: [Nutrient: Thousandths] = [:]
        for nutrient in Nutrient.allCases { contents[nutrient] = figures[nutrient] ?? .zero }
        return Pantry.food(
            number,
            name,
            contents,
            fluid: isDrink ? .asWater : .none,
            phosphorus: .plant,
            tags: tags
        )
    }
}
