import FractionParser

/// The record types that are imported.
enum AppleHealthType {
    case weight, height, systolic, diastolic, glucose, water
    case nutrient(Nutrient)
    case activity(ActivityKind)

    private static let prefix: StaticString = "HKQuantityTypeIdentifier"

    private static let names: [(StaticString, AppleHealthType)] = [
        ("StepCount", .activity(.steps)),
        ("ActiveEnergyBurned", .activity(.energy)),
        ("AppleExerciseTime", .activity(.minutes)),
        ("BodyMass", .weight),
        ("Height", .height),
        ("BloodPressureSystolic", .systolic),
        ("BloodPressureDiastolic", .diastolic),
        ("BloodGlucose", .glucose),
        ("DietaryWater", .water),
        ("DietaryEnergyConsumed", .nutrient(.energy)),
        ("DietaryProtein", .nutrient(.protein)),
        ("DietaryFatTotal", .nutrient(.fat)),
        ("DietaryCarbohydrates", .nutrient(.carbohydrate)),
        ("DietarySugar", .nutrient(.sugars)),
        ("DietaryFiber", .nutrient(.fiber)),
        ("DietaryCaffeine", .nutrient(.caffeine)),
        ("DietarySodium", .nutrient(.sodium)),
        ("DietaryPotassium", .nutrient(.potassium)),
        ("DietaryPhosphorus", .nutrient(.phosphorus)),
        ("DietaryCalcium", .nutrient(.calcium)),
        ("DietaryMagnesium", .nutrient(.magnesium)),
        ("DietaryIron", .nutrient(.iron)),
        ("DietaryVitaminK", .nutrient(.vitaminK)),
        ("DietaryVitaminD", .nutrient(.vitaminD)),
    ]

    /// The type of a record's `type` attribute; nil if it isn't imported.
    static func of(_ identifier: UnsafeBufferPointer<UInt8>) -> AppleHealthType? {
        let length = prefix.utf8CodeUnitCount
        guard identifier.count > length else { return nil }
        let rest = identifier.count - length
        for (name, type) in names where name.utf8CodeUnitCount == rest {
            if matches(identifier, from: length, name), matches(identifier, from: 0, prefix) { return type }
        }
        return nil
    }

    private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ name: StaticString) -> Bool {
        let wanted = name.utf8Start
        for index in 0..<name.utf8CodeUnitCount where bytes[start + index] != wanted[index] { return false }
        return true
    }
}

/// The units of a health export, which the user chose. All factors are exact by definition.
enum AppleHealthUnit {
    /// Grams in a unit of mass.
    static func grams(_ unit: String) -> Rational? {
        switch unit {
        case "g": 1
        case "kg": 1000
        case "mg": ratio(1, 1000)
        case "mcg", "µg", "ug": ratio(1, 1_000_000)
        case "oz": ratio(28_349_523_125, 1_000_000_000)
        case "lb": ratio(45_359_237, 100_000)
        case "st": ratio(45_359_237 * 14, 100_000)
        default: nil
        }
    }

    /// Milliliters in a unit of volume.
    static func milliliters(_ unit: String) -> Rational? {
        switch unit {
        case "mL", "ml": 1
        case "cL", "cl": 10
        case "dL", "dl": 100
        case "L", "l": 1000
        case "fl_oz_us": ratio(295_735_295_625, 10_000_000_000)
        case "fl_oz_imp": ratio(284_130_625, 10_000_000)
        case "cup_us": ratio(2_365_882_365, 10_000_000)
        case "cup_imp": ratio(284_130_625, 1_000_000)
        case "pt_us": ratio(473_176_473, 1_000_000)
        case "pt_imp": ratio(56_826_125, 100_000)
        default: nil
        }
    }

    /// Kilocalories in a unit of energy; "Cal" is a kilocalorie, "cal" a thousandth of one.
    static func kilocalories(_ unit: String) -> Rational? {
        switch unit {
        case "kcal", "Cal": 1
        case "cal": ratio(1, 1000)
        case "kJ": ratio(1000, 4184)
        case "J": ratio(1, 4184)
        default: nil
        }
    }

    /// Centimeters in a unit of length.
    static func centimeters(_ unit: String) -> Rational? {
        switch unit {
        case "cm": 1
        case "m": 100
        case "mm": ratio(1, 10)
        case "in": ratio(254, 100)
        case "ft": ratio(3048, 100)
        default: nil
        }
    }

    /// Minutes in a unit of time.
    static func minutes(_ unit: String) -> Rational? {
        switch unit {
        case "min": 1
        case "s": ratio(1, 60)
        case "hr": 60
        default: nil
        }
    }

    /// The stored unit for a unit of weight, and the factor to it.
    static func weight(_ unit: String) -> (WeightUnit, Rational)? {
        switch unit {
        case "kg": (.kilogram, 1)
        case "g": (.kilogram, ratio(1, 1000))
        case "lb": (.pound, 1)
        case "st": (.pound, 14)
        case "oz": (.pound, ratio(1, 16))
        default: nil
        }
    }

    /// The unit of a glucose value: "mg/dL", or "mmol<180.15588000005408>/L", which contains the molar mass.
    static func glucose(_ unit: String) -> LabUnit? {
        if unit == "mg/dL" { return .mgPerDL }
        return unit == "mmol/L" || (unit.hasPrefix("mmol<180") && unit.hasSuffix(">/L")) ? .mmolPerL : nil
    }

    /// The factor from a unit to the nutrient's own unit.
    static func factor(_ nutrient: Nutrient, _ unit: String) -> Rational? {
        switch nutrient.unit {
        case "kcal": kilocalories(unit)
        case "g": grams(unit)
        case "mg": grams(unit).flatMap { try? $0.multiplying(by: 1000) }
        default: grams(unit).flatMap { try? $0.multiplying(by: 1_000_000) }
        }
    }

    private static func ratio(_ numerator: Int64, _ denominator: Int64) -> Rational {
        (try? Rational(numerator, denominator)) ?? .zero
    }
}
