public import FractionParser
public import TimeKit

/// The sodium or calcium in the medicines of a day, as far as their doses can be parsed.
public struct MedicineLoad: Hashable, Sendable {
    /// The known amount in milligrams. It is a lower bound if ``unread`` isn't empty.
    public internal(set) var milligrams: Rational = .zero
    /// The names of the medicines whose dose or times can't be parsed. They aren't counted as zero.
    public internal(set) var unread: [String] = []

    public init() {}

    /// The share of sodium in the mass of each substance.
    static let sodium: [String: String] = [
        // The label has about 400 mg in 5 g.
        "sodium zirconium cyclosilicate": "0.08", "sodium polystyrene sulfonate": "0.1",
        // Sodium is 23/84 of the mass.
        "sodium bicarbonate": "0.274",
    ]

    /// The share of calcium in the mass of each substance. Calcium acetate has 169 mg in 667 mg; 40 % for calcium carbonate and 21 % for
    /// calcium citrate are recalled.
    static let calcium: [String: Rational] = [
        "calcium acetate": (try? Rational(169, 667)) ?? .zero, "calcium carbonate": DecimalText.constant("0.4"),
        "calcium citrate": DecimalText.constant("0.21"), "calcium": .one,
    ]

    /// Returns the amount of sodium or calcium in the medicines of a day. Other nutrients have no data here.
    public static func of(_ nutrient: Nutrient, in medicines: [Medicine], on day: LocalDate) -> MedicineLoad {
        var load = MedicineLoad()
        for medicine in medicines.sorted(by: { $0.id < $1.id }) where medicine.hasDose(on: day) {
            let parts = MedicineLookup.parts(of: medicine)
            for part in parts {
                guard let share = share(of: nutrient, in: part.generic) else { continue }
                // One dose doesn't state how much a combination contains of each part.
                guard parts.count == 1,
                    let total = total(of: medicine), let brought = try? total.multiplying(by: share),
                    let sum = try? load.milligrams.adding(brought)
                else {
                    load.unread.append(medicine.name)
                    continue
                }
                load.milligrams = sum
            }
        }
        return load
    }

    /// Returns the load of each nutrient, without empty loads.
    static func all(of medicines: [Medicine], on day: LocalDate) -> [Nutrient: MedicineLoad] {
        var loads: [Nutrient: MedicineLoad] = [:]
        for nutrient in [Nutrient.sodium, .calcium] {
            let load = of(nutrient, in: medicines, on: day)
            if load != MedicineLoad() { loads[nutrient] = load }
        }
        return loads
    }

    static func share(of nutrient: Nutrient, in generic: String) -> Rational? {
        switch nutrient {
        case .sodium: sodium[generic].map(DecimalText.constant)
        case .calcium: calcium[generic]
        default: nil
        }
    }

    /// Returns the total of a medicine's doses of a day, in milligrams; nil if its dose or times can't be parsed.
    static func total(of medicine: Medicine) -> Rational? {
        guard !medicine.times.isEmpty else { return nil }
        var total = Rational.zero
        for time in medicine.times {
            guard let dose = MedicineDose.milligrams(of: medicine.dose, times: time.amount),
                let sum = try? total.adding(dose)
            else { return nil }
            total = sum
        }
        return total
    }
}

/// Parses doses with a plain amount: "667 mg", "2 x 650 mg", "10 g". Nothing is guessed.
public enum MedicineDose {
    /// Returns the milligrams of a dose at one time. An amount such as "2 tablets" multiplies the dose, and "10 g" replaces it. Nil if a
    /// text can't be parsed.
    public static func milligrams(of dose: String, times amount: String = "") -> Rational? {
        guard !amount.isEmpty else { return milligrams(dose) }
        if let own = milligrams(amount) { return own }
        let words = amount.split(separator: " ")
        guard words.count <= 2, let count = words.first.flatMap({ DecimalText.value(String($0)) }), count > 0,
            words.count == 1 || pieces.contains(words[1].lowercased()), let one = milligrams(dose)
        else { return nil }
        return try? one.multiplying(by: count)
    }

    private static func milligrams(_ text: String) -> Rational? {
        var words = spaced(text)
        var count = Rational.one
        if words.count == 4, ["x", "×"].contains(words[1]) || (pieces.contains(words[1])),
            let number = DecimalText.value(words[0])
        {
            count = number
            words.removeFirst(2)
        }
        if words.count == 3, pieces.contains(words[2]) { words.removeLast() }
        guard words.count == 2, let number = DecimalText.value(words[0]), number > 0, let unit = units[words[1]] else {
            return nil
        }
        return try? number.multiplying(by: unit).multiplying(by: count)
    }

    /// Splits "2x650mg" into "2", "x", "650", "mg", without "of" and commas between thousands.
    private static func spaced(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text.lowercased() where character != "," {
            let isDigit = character.isNumber || character == "."
            if character == " " || (word.last.map { ($0.isNumber || $0 == ".") != isDigit } ?? false) {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if character != " " { word.append(character) }
        }
        if !word.isEmpty { words.append(word) }
        return words.filter { $0 != "of" }
    }

    private static let units: [String: Rational] = [
        "mg": 1, "milligrams": 1, "g": 1000, "grams": 1000, "gram": 1000,
        "mcg": DecimalText.constant("0.001"), "µg": DecimalText.constant("0.001"), "ug": DecimalText.constant("0.001"),
    ]
    private static let pieces: Set<String> = [
        "tablet", "tablets", "tab", "tabs", "capsule", "capsules", "caps", "pill", "pills", "packet", "packets",
        "sachet",
        "sachets",
    ]
}
