import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import Testing

@Suite("Swaps")
struct SubstitutionTests {
    @Test(
        "the trap: the soup with less sodium has thirteen times the potassium, and is held back where potassium is limited"
    )
    func trap() throws {
        let soup = try Self.food(6419)
        let advice = Substitution.advice(
            for: soup,
            lowering: .sodium,
            needs: SwapNeeds(limited: [.sodium, .potassium])
        )
        #expect(advice.offered.map(\.row.id) == ["na-soup-lowna"])
        let trap = try #require(advice.heldBack.first)
        #expect(advice.heldBack.count == 1 && trap.row.isTrap)
        let fault = try #require(trap.faults.first)
        #expect(fault.text == "it brings more of what is limited: potassium 698 instead of 54.6 mg")
        // A limit of phosphorus alone also excludes it.
        let other = Substitution.advice(for: soup, lowering: .sodium, needs: SwapNeeds(limited: [.phosphorus]))
        #expect(other.heldBack.map(\.row.id) == ["trap-soup-reducedna"])
    }

    @Test("the trap's potassium is told with it if nothing else is limited, and the better soup comes first")
    func trapSaid() throws {
        let advice = Substitution.advice(for: try Self.food(6419), lowering: .sodium, needs: SwapNeeds())
        #expect(advice.offered.map(\.row.id) == ["na-soup-lowna"])
        #expect(advice.heldBack.map(\.row.id) == ["trap-soup-reducedna"])
        #expect(
            advice.heldBack[0].notes.contains(
                "more of it, and that isn't limited for you now: potassium 698 instead of 54.6 mg"
            )
        )
    }

    @Test("the best swap by the nutrient comes first, with its figures")
    func best() throws {
        let advice = Substitution.advice(
            for: try Self.food(9209),
            lowering: .potassium,
            needs: SwapNeeds(limited: [.potassium])
        )
        #expect(advice.offered.map(\.row.id) == ["k-oj-cranberry", "k-oj-applejuice"])
        #expect(
            advice.offered[0].text == "Cranberry juice cocktail (1 cup) instead of Orange juice, chilled (1 cup): "
                + "potassium 35.4 instead of 443 mg"
        )
        #expect(advice.offered[0].changes.contains { $0.nutrient == nil && $0.to != nil })
    }

    @Test("with diabetes a swap that brings much more sugar is held back")
    func diabetes() throws {
        let needs = SwapNeeds(limited: [.potassium], hasDiabetes: true)
        let advice = Substitution.advice(for: try Self.food(9209), lowering: .potassium, needs: needs)
        #expect(advice.offered.map(\.row.id) == ["k-oj-applejuice"])
        let faults = try #require(advice.heldBack.first).faults.map(\.text)
        #expect(faults.contains { $0.contains("sugars 30 instead of 20.7 g") })
        #expect(faults.contains { $0.contains("added sugar") })
    }

    @Test("with warfarin a swap that changes vitamin K by more than 100 µg, up or down, is held back")
    func warfarin() throws {
        let spinach = try Self.food(11458)
        let free = Substitution.advice(for: spinach, lowering: .potassium, needs: SwapNeeds(limited: [.potassium]))
        #expect(free.offered.map(\.row.id) == ["k-spinach-greenbeans"])
        let held = Substitution.advice(for: spinach, lowering: .potassium, needs: SwapNeeds(takesWarfarin: true))
        #expect(held.offered.isEmpty)
        #expect(
            held.heldBack.first?.faults.map(\.text) == [
                "vitamin K should stay steady with warfarin: vitamin K 9.9 instead of 444 µg — "
                    + "ask the clinic that checks your INR before such a change"
            ]
        )
    }

    @Test(
        "a swap that loses protein is held back where it is needed, as on dialysis, and one that adds it where it is limited"
    )
    func protein() throws {
        let milk = try Self.food(1079)
        let dialysis = Substitution.advice(for: milk, lowering: .phosphorus, needs: SwapNeeds(needsProtein: true))
        #expect(dialysis.offered.isEmpty && dialysis.heldBack.count == 2)
        let ham = try Self.food(7028)
        let limited = Substitution.advice(for: ham, lowering: .sodium, needs: SwapNeeds(limitsProtein: true))
        #expect(limited.offered.isEmpty && limited.heldBack.map(\.row.id) == ["na-ham-chicken"])
        #expect(Substitution.advice(for: ham, lowering: .sodium, needs: SwapNeeds()).offered.count == 1)
    }

    @Test("other foods of its kind are named where they hold at most half of the nutrient and make nothing worse")
    func alike() throws {
        let dates = try Self.food(9087)
        let needs = SwapNeeds(limited: [.potassium, .phosphorus, .sodium], hasDiabetes: true, takesWarfarin: true)
        let advice = Substitution.advice(for: dates, lowering: .potassium, needs: needs)
        #expect(advice.offered.isEmpty && advice.alike.count == Substitution.alikeLimit)
        for swap in advice.alike {
            let gain = swap.gain
            #expect((try #require(gain.to)) <= (try #require(gain.from).dividing(by: 2)))
            #expect(swap.faults.isEmpty && swap.to.tags.isDisjoint(with: [.grapefruitFamily, .starFruit, .cranberry]))
            #expect(swap.from.id == dates.id && swap.to.id != dates.id)
        }
        #expect(advice.alike.compactMap(\.gain.difference) == advice.alike.compactMap(\.gain.difference).sorted())
        // Foods of the table aren't suggested a second time.
        let banana = Substitution.advice(for: try Self.food(9040), lowering: .potassium, needs: needs)
        #expect(!banana.alike.contains { $0.to.id == (try? Self.food(9003))?.id })
        #expect(Substitution.advice(for: Pantry.paneer, lowering: .potassium, needs: needs).alike.isEmpty)
    }

    @Test("a food without rows has no swaps, and an imported food has those of the same one in the table")
    func none() throws {
        #expect(Substitution.advice(for: Pantry.paneer, lowering: .sodium, needs: SwapNeeds()).offered.isEmpty)
        let imported = Food(.standardReference(ndb: 9040), name: "Bananas, raw", contents: NutrientContents())
        #expect(
            Substitution.advice(for: imported, lowering: .potassium, needs: SwapNeeds()).offered.map(\.row.id) == [
                "k-banana-apple"
            ]
        )
        #expect(Substitution.advice(for: imported, lowering: .sodium, needs: SwapNeeds()).offered.isEmpty)
    }

    @Test("every row names foods of the table and lowers what it says, and notes that weren't confirmed say so")
    func rows() throws {
        #expect(Set(SubstitutionTable.rows.map(\.id)).count == 42)
        #expect(SubstitutionTable.rows.filter(\.isTrap).count == 1)
        for row in SubstitutionTable.rows {
            let swap = try #require(Substitution.swap(row, SwapNeeds()), "\(row.id)")
            let isHeld = row.isTrap || row.id == "p-milk-rice"
            #expect(swap.faults.isEmpty == !isHeld, "\(row.id)")
            #expect((swap.gain.difference ?? 0) < 0, "\(row.id)")
            if row.note != nil {
                let isRead = row.noteEvidence.grade != .recalled
                #expect(swap.notes.first?.contains("not confirmed") == !isRead)
            }
        }
    }

    @Test("the table's warnings about a swap are what its figures say", .enabled(if: Corpus.isPresent))
    func table() throws {
        let text = String(decoding: try TestFile.bytes("kidney", "substitutions.tsv"), as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        let header = try #require(lines.first).map(String.init)
        #expect(lines.count == 32)
        for line in lines.dropFirst() {
            let fields = Dictionary(zip(header, line.map(String.init)), uniquingKeysWith: { first, _ in first })
            let row = try #require(SubstitutionTable.rows.first { $0.id == fields["id"] })
            #expect(Int64(fields["from_g"] ?? "") == row.from.grams && Int64(fields["to_g"] ?? "") == row.to.grams)
            #expect(Int(fields["from_ndb"] ?? "") == row.from.ndb && Int(fields["to_ndb"] ?? "") == row.to.ndb)
            let needs = SwapNeeds(limited: [.sodium, .potassium, .phosphorus], needsProtein: true)
            let swap = try #require(Substitution.swap(row, needs))
            let delta = try #require(Double(fields["delta_target_mg"] ?? ""))
            let computed = try #require(swap.gain.difference)
            #expect(abs(Double(computed.numerator) / Double(computed.denominator) - delta) <= 1.5, "\(row.id)")
            // The table compares nutrients. Absorption and traps are the engine's own judgment.
            let worse = swap.faults.compactMap { fault -> String? in
                switch fault {
                case .absorbed, .trap: nil
                case .raises(let change):
                    change.nutrient.map { [.sodium: "NA", .potassium: "K", .phosphorus: "P"][$0] ?? "?" } ?? "?"
                case .lowersProtein: "protein"
                default: "?"
                }
            }
            let said = (fields["worsens"] ?? "-").split(separator: ",").map(String.init).filter { $0 != "-" }
            #expect(Set(worse) == Set(said), "\(row.id)")
        }
    }

    @Test(
        "a food alike is named only where it gains more than slices and brands differ by",
        arguments: [(Nutrient.potassium, Int64(20)), (.sodium, 20), (.phosphorus, 10)]
    )
    func gain(nutrient: Nutrient, least: Int64) throws {
        var named = 0
        for food in BundledFoods.all {
            for swap in Substitution.advice(for: food, lowering: nutrient, needs: SwapNeeds()).alike {
                let difference = try #require(swap.gain.difference)
                #expect(difference <= Rational(-least), "\(food.name): \(swap.gain.text)")
                named += 1
            }
        }
        #expect(named > 0)
    }

    static func food(_ ndb: Int) throws -> Food {
        try #require(BundledFoods.food(FoodSource.bundled(ndb: ndb).foodID))
    }
}
