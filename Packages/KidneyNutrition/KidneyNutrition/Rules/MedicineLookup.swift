import WordKit

/// The medicines that a typed name stands for.
public struct MedicineIdentity: Hashable, Sendable {
    public let typed: String
    /// The rows of the medicine: one, or the parts of a combination. Empty if the name isn't known.
    public let parts: [MedicineRow]
    /// The unknown names: the whole name, or the unknown parts of "lisinopril / foo".
    public let unknown: [String]
    /// Similar names in the table. They are offered to the user and never assumed.
    public let near: [String]
    /// The source of the brand name by which the medicine was found; nil for a generic name.
    public let brand: Evidence?

    /// Whether all parts are known. An unknown medicine isn't checked, which never means that it is safe.
    public var isKnown: Bool { unknown.isEmpty && !parts.isEmpty }

    /// The identity in a line, or the statement that the medicine wasn't checked, with the next step.
    public var message: String {
        let known = parts.map(\.shownName).joined(separator: localized(" with "))
        guard isKnown else {
            let names = unknown.map { "“\($0)”" }.joined(separator: localized(" and "))
            return [
                unknown.count == 1
                    ? localized(
                        "\(names) is not in the table: not checked, which does not mean safe — ask your pharmacist."
                    )
                    : localized(
                        "\(names) are not in the table: not checked, which does not mean safe — ask your pharmacist."
                    ),
                near.isEmpty ? "" : localized("Did you mean \(listed(near, .or))?"),
                known.isEmpty ? "" : localized("Checked: \(known)."),
            ].filter { !$0.isEmpty }.joined(separator: " ")
        }
        let classes = parts.count == 1 ? " (\(parts[0].classes.map(\.shownName).sorted().joined(separator: ", ")))" : ""
        let whole = known + classes
        let without = partsWithoutRule.map(\.shownName)
        guard !without.isEmpty else { return localized("“\(typed)” is \(whole)") }
        return without.count == parts.count
            ? localized(
                "“\(typed)” is \(whole): known, but the table has no rule for it, which does not mean safe — ask your pharmacist."
            )
            : localized(
                "“\(typed)” is \(whole): known, but the table has no rule for \(without.joined(separator: localized(" and "))), ",
                "which does not mean safe — ask your pharmacist."
            )
    }
}

/// Finds medicines by generic name, brand or combination. Case, strength and dosage form are ignored.
public enum MedicineLookup {
    /// Returns the identity of a name. Only exact names match; unknown names get similar ones as offers.
    ///
    /// - Complexity: O(words²), and O(names of the table) for an unknown name.
    public static func find(_ name: String) -> MedicineIdentity { find(name, offersNear: true) }

    private static func find(_ name: String, offersNear: Bool) -> MedicineIdentity {
        func near(_ words: [String]) -> [String] { offersNear ? Self.near(words) : [] }
        if let plain = withoutBrackets(name) {
            let found = find(plain, offersNear: offersNear)
            return MedicineIdentity(
                typed: name,
                parts: found.parts,
                unknown: found.parts.isEmpty ? [name] : found.unknown,
                near: found.near,
                brand: found.brand
            )
        }
        let words = strings(name)
        if let found = whole(words) ?? unspaced(words) { return identity(name, found) }
        // In "lisinopril / hydrochlorothiazide" or "amlodipine and valsartan", each part is looked up.
        let pieces = split(name)
        guard pieces.count > 1 else {
            if let found = cover(words) ?? saltSubstitute(name, words) { return identity(name, found) }
            return MedicineIdentity(typed: name, parts: [], unknown: [name], near: near(words), brand: nil)
        }
        var found: [Found] = []
        var unknown: [String] = []
        for piece in pieces {
            let words = strings(piece)
            if let known = whole(words) ?? unspaced(words) ?? cover(words) {
                found.append(contentsOf: known)
            } else {
                unknown.append(piece)
            }
        }
        var offers: [String] = []
        for piece in unknown {
            for offer in near(strings(piece)) where !offers.contains(offer) { offers.append(offer) }
        }
        let all = found.isEmpty ? [name] : unknown
        return identity(name, found, unknown: all, near: offers)
    }

    /// Returns the identity of a medicine by its name, otherwise by the names on the label that the user chose.
    public static func find(_ medicine: Medicine) -> MedicineIdentity { find(medicine, offersNear: true) }

    /// Returns the known parts of a medicine, without a search for similar names.
    static func parts(of medicine: Medicine) -> [MedicineRow] { find(medicine, offersNear: false).parts }

    private static func find(_ medicine: Medicine, offersNear: Bool) -> MedicineIdentity {
        let found = named(medicine, offersNear: offersNear)
        let pain = MedicineTable.painAspirin
        guard found.parts.map(\.generic) == [pain.generic], medicine.hasDoses(above: MedicineTable.aspirinForVessels)
        else { return found }
        return MedicineIdentity(
            typed: found.typed,
            parts: [pain],
            unknown: found.unknown,
            near: found.near,
            brand: found.brand
        )
    }

    /// Returns the identity by the names alone, whatever the dose.
    private static func named(_ medicine: Medicine, offersNear: Bool) -> MedicineIdentity {
        let own = find(medicine.name, offersNear: offersNear)
        guard !own.isKnown, own.parts.isEmpty, !medicine.labelNames.isEmpty else { return own }
        let found = medicine.labelNames.map { find($0, offersNear: offersNear) }
        var parts: [MedicineRow] = []
        for part in found.flatMap(\.parts) where !parts.contains(part) { parts.append(part) }
        return MedicineIdentity(
            typed: medicine.name,
            parts: parts,
            unknown: found.flatMap(\.unknown),
            near: found.flatMap(\.near),
            brand: nil
        )
    }

    // MARK: Names

    private struct Found: Hashable {
        let rows: [MedicineRow]
        let brand: Evidence?
    }

    private static func identity(
        _ name: String,
        _ found: [Found],
        unknown: [String] = [],
        near: [String] = []
    ) -> MedicineIdentity {
        var parts: [MedicineRow] = []
        for row in found.flatMap(\.rows) where !parts.contains(row) { parts.append(row) }
        return MedicineIdentity(
            typed: name,
            parts: parts,
            unknown: unknown,
            near: near,
            brand: found.compactMap(\.brand).first
        )
    }

    /// The words of a name, in lowercase.
    private static func strings(_ name: String) -> [String] {
        SearchWords.split(name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The words of a name in lowercase, without strength and form: "zestril" for "Zestril 20 mg tablets".
    static func nameWords(_ name: String) -> [String] {
        let words = strings(name)
        let names = words.filter(isName)
        return names.isEmpty ? words : names
    }

    /// The medicines in a name, each as its words in lowercase without strength and form. "Lisinopril 20 mg / HCTZ" has two.
    static func nameParts(_ name: String) -> [String] {
        let parts = split(name).map { nameWords($0).joined(separator: " ") }.filter { !$0.isEmpty }
        return parts.isEmpty ? [nameWords(name).joined(separator: " ")].filter { !$0.isEmpty } : parts
    }

    private static func split(_ name: String) -> [String] {
        var pieces: [String] = []
        for part in name.split(whereSeparator: { "/+&,;".contains($0) }) {
            var words: [Substring] = []
            for word in part.split(separator: " ") {
                guard ["and", "with", "plus", "y", "con"].contains(word.lowercased()) else {
                    words.append(word)
                    continue
                }
                if !words.isEmpty { pieces.append(words.joined(separator: " ")) }
                words = []
            }
            // "10/20 mg" doesn't separate names.
            if words.contains(where: { isName($0.lowercased()) }) { pieces.append(words.joined(separator: " ")) }
        }
        return pieces
    }

    /// Returns a name of RxNorm without its brand in brackets: "Lisinopril 20 MG Oral Tablet [Zestril]". Nil for another name.
    private static func withoutBrackets(_ name: String) -> String? {
        guard let open = name.firstIndex(of: "["), let close = name[open...].firstIndex(of: "]") else { return nil }
        let plain = name[..<open] + name[close...].dropFirst()
        // A name can be in brackets as a whole.
        return String(
            strings(String(plain)).contains(where: isName) ? plain : name[open...].dropFirst().prefix { $0 != "]" }
        )
    }

    /// A salt that people buy in place of table salt, as the potassium chloride that it is: "Nu-Salt", "Morton Salt Substitute".
    private static func saltSubstitute(_ name: String, _ words: [String]) -> [Found]? {
        guard FoodJudgment.tags(ingredients: name).contains(.potassiumChloride),
            !words.contains(where: { names[$0] != nil }), let row = MedicineTable.row("potassium chloride")
        else { return nil }
        return [Found(rows: [row], brand: row.evidence)]
    }

    /// Looks up a name as it is, then without strength and form, then as the herb of a tea, then without the salt: "Warfarin Sodium 5 mg
    /// tablets". A form that makes another medicine of it comes first: "tacrolimus extended release".
    private static func whole(_ words: [String]) -> [Found]? {
        if let found = names[words.joined(separator: " ")] { return [found] }
        let written = words.map { abbreviations[$0] ?? $0 }
        if written != words { return whole(written) }
        var rest = words.filter { isName($0) }
        for (form, signs) in ownForms where !signs.isDisjoint(with: words) {
            if let found = names[([form] + rest).joined(separator: " ")] { return [found] }
        }
        if rest != words, let found = names[rest.joined(separator: " ")] { return [found] }
        let herb = words.filter { !teas.contains($0) }
        if herb != words, !herb.isEmpty { return whole(herb) }
        while rest.count > 1 {
            if salts.contains(rest[rest.count - 1]) {
                rest.removeLast()
            } else if leadingSalts.contains(rest[0]) {
                rest.removeFirst()
            } else {
                return nil
            }
            guard let found = names[rest.joined(separator: " ")] else { continue }
            // Calcium phosphate is more than calcium, and "vitamin D calcium" is two supplements.
            return found.rows.allSatisfy { $0.classes.isDisjoint(with: supplements) } ? [found] : nil
        }
        return nil
    }

    /// Looks up a name whose spaces and hyphens are others than in the table: "XL3", "cafi aspirina".
    private static func unspaced(_ words: [String]) -> [Found]? {
        let found = joined[words.joined()] ?? joined[words.filter(isName).joined()]
        return found.map { [$0] }
    }

    /// Looks up a sequence of names that uses all words: "lisinopril-hydrochlorothiazide".
    private static func cover(_ words: [String]) -> [Found]? {
        var found: [Found] = []
        var rest = words.filter(isName)[...]
        while !rest.isEmpty {
            guard
                let length = (1...min(4, rest.count)).last(where: {
                    names[rest.prefix($0).joined(separator: " ")] != nil
                }),
                let one = names[rest.prefix(length).joined(separator: " ")]
            else { return nil }
            found.append(one)
            rest = rest.dropFirst(length)
        }
        return found.isEmpty ? nil : found
    }

    /// The forms that are part of a name in the table, with the words that stand for them.
    private static let ownForms: [(String, Set<String>)] = [
        ("extended release", ["extended", "er", "xr", "xl"]), ("delayed release", ["delayed", "dr"]),
        ("oral", ["oral"]),
    ]

    private static func isName(_ word: String) -> Bool { !forms.contains(word) && word.first?.isNumber != true }

    // MARK: Near names

    /// Returns up to three names that are the typed one after one or two corrections, that begin with it, or that share a word with it.
    /// Names that only begin alike are other medicines: “tramadol” isn't trandolapril.
    private static func near(_ words: [String]) -> [String] {
        var result: [String] = []
        let whole = words.filter(isName).joined(separator: " ")
        for word in words where word.count >= 4 && isName(word) && !kinds.contains(word) {
            let typed = Array(word.utf8.prefix(SearchWords.lengthLimit))
            var typo = EditDistance(typed, allowed: SearchWords.edits(allowedIn: typed.count))
            var hits: [(edits: Int, name: String)] = []
            for (key, name) in keys {
                let parts = key.split(separator: " ")
                if parts.contains(where: { $0 == word }) || (whole.count >= 5 && key.hasPrefix(whole)) {
                    hits.append((0, name))
                } else if key.utf8.first == typed.first, let first = parts.first,
                    let edits = typo.wholeEdits(Array(key.utf8)) ?? typo.wholeEdits(Array(first.utf8))
                {
                    hits.append((edits, name))
                }
            }
            let inOrder = hits.sorted {
                ($0.edits, isForeign($0.name) ? 1 : 0, $0.name) < ($1.edits, isForeign($1.name) ? 1 : 0, $1.name)
            }
            for hit in inOrder where !result.contains(where: { $0 == hit.name || isTranslated($0, hit.name) }) {
                result.append(hit.name)
            }
        }
        return Array(result.prefix(3))
    }

    /// Whether a name is in another language than that of the person who reads it.
    private static func isForeign(_ name: String) -> Bool {
        spanishNames.contains(name) != (Language.current == .spanish)
    }

    /// Whether two names are those of one medicine in English and Spanish: "metformin" and "metformina".
    private static func isTranslated(_ name: String, _ other: String) -> Bool {
        func rows(_ name: String) -> [MedicineRow]? { names[strings(name).joined(separator: " ")]?.rows }
        return spanishNames.contains(name) != spanishNames.contains(other) && rows(name) == rows(other)
    }

    /// The names that are Spanish only.
    private static let spanishNames = Set(MedicineTable.rows.flatMap(\.spanishNames))
        .subtracting(MedicineTable.rows.flatMap { [$0.generic] + $0.synonyms + $0.brands })

    private static let names: [String: Found] = {
        var names: [String: Found] = [:]
        func add(_ name: String, _ found: Found) {
            let key = strings(name).joined(separator: " ")
            if names[key] == nil { names[key] = found }
        }
        for row in MedicineTable.rows {
            for name in [row.generic] + row.synonyms { add(name, Found(rows: [row], brand: nil)) }
            for brand in row.brands { add(brand, Found(rows: [row], brand: row.evidence)) }
        }
        // They come after all English names, which keep their meaning. "Carbonato de calcio" is found with and without "de".
        for row in MedicineTable.rows {
            for name in row.spanishNames {
                add(name, Found(rows: [row], brand: nil))
                add(strings(name).filter(isName).joined(separator: " "), Found(rows: [row], brand: nil))
            }
        }
        for product in MedicineTable.combinations {
            let found = Found(rows: product.rows, brand: product.evidence)
            for brand in product.brands {
                add(brand, found)
                // "De" is left out where a strength is: "Sal de Uvas Picot 5 g".
                add(strings(brand).filter { $0 != "de" }.joined(separator: " "), found)
            }
        }
        return names
    }()

    /// The names without spaces and hyphens, except those that stand for two medicines then: "xl3".
    private static let joined: [String: Found] = {
        var all: [String: Set<Found>] = [:]
        for (name, found) in names where !name.isEmpty { all[name.filter { $0 != " " }, default: []].insert(found) }
        return all.compactMapValues { $0.count == 1 ? $0.first : nil }
    }()

    private static let keys: [(key: String, name: String)] = {
        var all = MedicineTable.rows.flatMap { [$0.generic] + $0.synonyms + $0.brands + $0.spanishNames }
        all += MedicineTable.combinations.flatMap(\.brands)
        // A Spanish name can be the same word: "losartán".
        var seen: Set<String> = []
        return all.map { (strings($0).joined(separator: " "), $0) }.filter { seen.insert($0.0).inserted }
            .sorted { $0 < $1 }
    }()
}
