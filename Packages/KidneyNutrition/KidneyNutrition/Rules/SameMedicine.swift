import FractionParser

extension Medicine {
    /// Returns whether two entries can share a weekday and a time. An unknown day or time can be any.
    func canMeet(_ other: Medicine) -> Bool {
        let (own, others) = (Set(times.map(\.time)), Set(other.times.map(\.time)))
        return (weekdays.isEmpty || other.weekdays.isEmpty || !weekdays.isDisjoint(with: other.weekdays))
            && (own.isEmpty || others.isEmpty || !own.isDisjoint(with: others))
    }

    /// Returns whether two entries have one name, regardless of case, accents and spaces.
    func hasName(of other: Medicine) -> Bool { Self.key(name) == Self.key(other.name) }

    /// Returns whether two doses certainly differ.
    ///
    /// One amount in two units doesn't: "500 mg" and "0.5 g". A missing dose, and one that can't be parsed, can equal any other. A dose with a
    /// comma can't be parsed, because the comma can be a decimal one. Two unparsed doses differ if both begin with a number and the numbers differ,
    /// so "1 tableta" and "a tablet" don't.
    func hasOtherDose(than other: Medicine) -> Bool {
        let texts = [self, other].map(\.strength)
        guard !texts.contains("") else { return false }
        let read = texts.map { $0.contains(",") ? nil : MedicineDose.milligrams(of: $0) }
        if let own = read[0], let others = read[1] { return own != others }
        // If both texts have a comma, it means the same in both. If one of them has none, the comma of the other can't be understood.
        guard read[0] == nil, read[1] == nil, texts[0].contains(",") == texts[1].contains(",") else { return false }
        let counts = texts.compactMap { MedicineDose.count(of: $0.replacing(",", with: ".")) }
        return counts.count == 2 && (counts[0].high < counts[1].low || counts[1].high < counts[0].low)
    }

    /// Whether the medicine's known doses of a day add up to more than an amount in milligrams.
    func hasDoses(above milligrams: Int) -> Bool {
        let known = MedicineDose.each(of: withDoseOfName).compactMap(\.self)
        return known.reduce(Rational.zero) { (try? $0.adding($1)) ?? $0 } > Rational(Int64(milligrams))
    }

    /// The medicine with the amount in its name as its dose, if it has no other dose: "aspirin 81 mg".
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

    /// Returns a name without case, accents and spaces. A name of nothing but signs is returned unchanged: "💊".
    private static func key(_ text: String) -> String {
        let key = BundledFoods.folded(text).filter { !$0.isWhitespace }
        return key.isEmpty ? text : key
    }
}

extension MedicineRow {
    /// Whether the medicine is the same as another one. With classes: whether they are two medicines that share one of these classes.
    func isSame(as other: MedicineRow, _ shared: Set<MedicineClass>) -> Bool {
        shared.isEmpty
            ? generic == other.generic
            : generic != other.generic && !classes.intersection(other.classes).isDisjoint(with: shared)
    }
}
