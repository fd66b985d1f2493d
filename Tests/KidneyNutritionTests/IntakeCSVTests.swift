import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("Tables for a dietitian")
struct IntakeCSVTests {
    /// An independent reader of RFC 4180.
    static func rows(_ bytes: [UInt8]) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var cell: [UInt8] = []
        var isQuoted = false
        var index = 0
        func end() {
            row.append(String(decoding: cell, as: UTF8.self))
            cell = []
        }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if isQuoted {
                if byte != 34 {
                    cell.append(byte)
                } else if index < bytes.count, bytes[index] == 34 {
                    cell.append(34)
                    index += 1
                } else {
                    isQuoted = false
                }
            } else if byte == 34, cell.isEmpty {
                isQuoted = true
            } else if byte == 44 {
                end()
            } else if byte == 13, index < bytes.count, bytes[index] == 10 {
                index += 1
                end()
                rows.append(row)
                row = []
            } else {
                cell.append(byte)
            }
        }
        return rows
    }

    private func entry(_ id: String, _ name: String, _ contents: NutrientContents, _ at: String) throws -> IntakeEntry {
        let food = Food(.bundled(ndb: 9040), name: name, contents: contents, fluid: FluidShare(Thousandths(50_000)))
        let moment = try LabSample.moment(at)
        return IntakeEntry(
            .init(id),
            food: food,
            amount: FoodAmount(grams: 118),
            meal: .breakfast,
            at: moment.at,
            day: moment.day
        )
    }

    @Test(
        "an entry has its day, time with offset, amount and nutrients; what isn't known is empty, a part of it is marked"
    )
    func intake() throws {
        var contents = NutrientContents([.potassium: Thousandths(358_000), .protein: Thousandths(1_090)])
        contents[.sodium] = .atLeast(Thousandths(1_000))
        let later = try entry("b", "Banana", contents, "2026-03-01T12:00")
        let first = try entry("a", "Tea, \"black\"", contents, "2026-03-01T08:00")
        let rows = Self.rows(IntakeCSV.intake([later, first], in: LabSample.zone))
        #expect(rows.count == 3 && Set(rows.map(\.count)) == [8 + Nutrient.allCases.count])
        let cells = Dictionary(uniqueKeysWithValues: zip(rows[0], rows[1]))
        #expect(cells["day"] == "2026-03-01" && cells["time"] == "2026-03-01T08:00:00.000-05:00")
        #expect(cells["food"] == "Tea, \"black\"" && cells["amount"] == "118 g" && cells["grams"] == "118")
        #expect(cells["potassium (mg)"] == "422.44" && cells["protein (g)"] == "1.2862")
        #expect(cells["sodium (mg)"] == ">=1.18" && cells["phosphorus (mg)"] == "" && cells["fluid (mL)"] == "59")
        #expect(rows[2][3] == "Banana")
    }

    @Test("in Spanish the food, the amount and the source are Spanish, and all else is as in English")
    func spanish() throws {
        let food = try #require(BundledFoods.food(.init("ndb-09040")))
        let moment = try LabSample.moment("2026-03-01T08:00")
        let entry = IntakeEntry(
            .init("a"),
            food: food,
            amount: try FoodAmountReading(food).read("2"),
            meal: .lunch,
            at: moment.at,
            day: moment.day
        )
        let tables = Language.offered.map { language in
            Language.$current.withValue(language) { Self.rows(IntakeCSV.intake([entry], in: LabSample.zone)) }
        }
        #expect(tables[0][0] == tables[1][0])
        let places = tables[0][1].indices.filter { tables[0][1][$0] != tables[1][1][$0] }
        #expect(places.map { tables[0][0][$0] } == ["food", "amount"])
        #expect(tables[1][1][3] == "Plátano crudo" && tables[1][1][4] == "2 medianos (7\" a 7-7/8\" de largo)")
    }

    @Test("measurements stand as they were entered, with their times and offsets")
    func measurements() throws {
        let bytes = IntakeCSV.measurements(
            labs: [
                try LabSample.lab(.potassium, "<5.40 mmol/L", "2026-03-02", remarks: [.hemolyzed]),
                try LabSample.lab(.eGFR, "41", "2026-03-03T09:00", formula: .mdrd),
            ],
            weights: [try LabSample.weight("180.2 lb", .preDialysis, "2026-03-01T07:30")],
            pressures: [
                PressureReading(id: .init("p"), 131, over: 84, at: try LabSample.moment("2026-03-01T07:31"))
            ]
        )
        let rows = Self.rows(bytes)
        #expect(
            rows.dropFirst().map { Array($0.dropFirst(2)) } == [
                ["Weight", "180.2", "", "lb", "pre-dialysis", "manual"],
                ["Blood pressure", "131", "84", "mmHg", "", "manual"],
                ["Potassium", "<5.40", "", "mmol/L", "haemolysed", "manual"],
                ["eGFR", "41", "", "mL/min/1.73 m²", "MDRD", "manual"],
            ]
        )
        #expect(
            rows.map { $0[1] } == [
                "time", "2026-03-01T07:30:00.000-05:00", "2026-03-01T07:31:00.000-05:00", "",
                "2026-03-03T09:00:00.000-05:00",
            ]
        )
    }

    @Test(
        "no cell begins a formula, whatever a food is called",
        arguments: [
            "=1+1", "+cmd|' /C calc'!A0", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u{FF1D}1", "=\"a\",b\r\nc", "|x",
        ]
    )
    func formulas(name: String) throws {
        let bytes = IntakeCSV.intake([try entry("a", name, NutrientContents(), "2026-03-01T08:00")], in: LabSample.zone)
        let rows = Self.rows(bytes)
        #expect(rows.count == 2 && rows[1][3] == "'" + name)
    }

    @Test("equal entries make equal bytes in any order, and every text comes back", arguments: 0..<40 as Range<UInt64>)
    func laws(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let parts = ["a", "\"", ",", "\r\n", "\n", "é", "🍌", " ", "x=1", "\\", ";"]
        let entries = try (0..<8).map { number in
            let name = "f" + (0..<random.int(in: 0...8)).map { _ in random.pick(parts) }.joined()
            return try entry("\(number)", name, NutrientContents(), "2026-03-01T08:0\(number)")
        }
        let bytes = IntakeCSV.intake(entries, in: LabSample.zone)
        #expect(IntakeCSV.intake(random.shuffle(entries), in: LabSample.zone) == bytes)
        #expect(Self.rows(bytes).dropFirst().map { $0[3] } == entries.map(\.food.name))
    }
}
