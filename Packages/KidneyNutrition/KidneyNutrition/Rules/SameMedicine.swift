import FractionParser

extension Medicine {
    /// Returns whether another entry can have a day of the week and a time in common. Days and times that aren't known can be the same.
    func canMeet(_ other: Medicine) -> Bool {
        let (own, others) = (Set(times.map(\.time)), Set(other.times.map(\.time)))
        return (weekdays.isEmpty || other.weekdays.isEmpty || !weekdays.isDisjoint(with: other.weekdays))
            && (own.isEmpty || others.isEmpty || !own.isDisjoint(with: others))
    }

    /// Returns whether two entries have one name, regardless of case, accents and spaces.
    func hasName(of other: Medicine) -> Bool { Self.key(name) == Self.key(other.name) }

    /// Returns whether two doses are certainly different amounts: "500 mg" and "0.5 g" are one. A missing dose and one that can't be read
    /// can be the same as another. A comma can be a decimal one, so a dose with one can't be read. Two that can't be read are different if
    /// both begin with a number and these differ: "1 tableta" and "a tablet" are one.
    func hasOtherDose(than other: Medicine) -> Bool {
        let texts = [self, other].map(\.strength)
        guard !texts.contains("") else { return false }
        let read = texts.map { $0.contains(",") ? nil : MedicineDose.milligrams(of: $0) }
        if let own = read[0], let others = read[1] { return own != others }
        // A comma means the same in both texts, but a text without one doesn't say what the other's means.
        guard read[0] == nil, read[1] == nil, texts[0].contains(",") == texts[1].contains(",") else { return false }
        let counts = texts.compactMap { MedicineDose.count(of: $0.replacing(",", with: ".")) }
        return counts.count == 2 && (counts[0].high < counts[1].low || counts[1].high < counts[0].low)
    }

    /// Whether its doses of a day, as far as they are known, come to more than an amount in milligrams.
    func hasDoses(above milligrams: Int) -> Bool {
        let known = MedicineDose.each(of: withDoseOfName).compactMap(\.self)
        return known.reduce(Rational.zero) { (try? $0.adding($1)) ?? $0 } > Rational(Int64(milligrams))
    }

    /// It with the amount in its name as its dose, if it has no other one: "aspirin 81 mg".
    var withDoseOfName: Medicine {
        var medicine = self
        medicine.dose = strength
        return medicine
    }

    /// The dose, otherwise the amount in the name: "5mg" of "Zestril 5mg".
    private var strength: String {
        let inName = String(name.drop { !$0.isNumber })
        return !dose.isEmpty ? dose : MedicineDose.milligrams(of: inName) == nil ? "" : inName
    }

    /// A name without case, accents and spaces. One made only of signs stays, as nothing is left of it: "💊".
    private static func key(_ text: String) -> String {
        let key = BundledFoods.folded(text).filter { !$0.isWhitespace }
        return key.isEmpty ? text : key
    }
}

extension MedicineRow {
    /// Whether this is the same medicine as another one or, with classes, another medicine of the same one of these classes.
    func isSame(as other: MedicineRow, _ shared: Set<MedicineClass>) -> Bool {
        shared.isEmpty
            ? generic == other.generic
            : generic != other.generic && !classes.intersection(other.classes).isDisjoint(with: shared)
    }
}
