import FractionParser
import GRDB
import StorageKit

extension KidneyReader {
    /// The diabetes diet; empty by default.
    func diabetesDiet() throws -> DiabetesDiet {
        let statement = try db.cachedStatement(sql: "SELECT part, amount, typed, unit FROM diabetes_goal")
        var diet = DiabetesDiet()
        for row in try Row.fetchAll(statement) {
            let part: DietPart = try row.word("part")
            if part.analyte == nil {
                diet[grams: part] = try row.number("amount")
            } else {
                diet[value: part] = LabReading(try row.number("amount"), try row.word("unit"), text: row["typed"])
            }
        }
        return diet
    }
}

extension KidneyWriter {
    /// Updates the changed parts of a diabetes diet.
    static func save(_ now: DiabetesDiet, over before: DiabetesDiet, in rows: ChangeScope) throws {
        for part in DietPart.allCases {
            let (new, old) = (now.columns(of: part), before.columns(of: part))
            guard new != old else { continue }
            let key: [StoredValue] = [.text(part.rawValue)]
            switch (old == nil, new) {
            case (_, nil): try rows.delete(from: "diabetes_goal", key: key)
            case (true, let new?):
                try rows.insert(into: "diabetes_goal", new.merging(["part": key[0]]) { own, _ in own })
            case (false, let new?): try rows.update("diabetes_goal", key: key, set: new)
            }
        }
    }
}

extension DiabetesDiet {
    /// The columns of a part without its key; nil without a goal.
    fileprivate func columns(of part: DietPart) -> [String: StoredValue]? {
        if let grams = self[grams: part] {
            return ["amount": .number(grams), "typed": .text(DecimalText.text(grams, most: 9)), "unit": .text("g")]
        }
        return self[value: part].map { value in
            ["amount": .number(value.value), "typed": .text(value.text), "unit": .text(value.unit.ucum)]
        }
    }
}
