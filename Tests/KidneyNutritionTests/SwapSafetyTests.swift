import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Swaps that suit the person")
struct SwapSafetyTests {
    private func screen(
        _ number: Int,
        lowering nutrient: Nutrient,
        medicine: String? = nil,
        avoiding: Set<FoodTag> = [],
        disliking: Int? = nil
    ) throws -> SubstituteScreen {
        let patient = try Patient(profile: LabSample.profile(.g4))
        if let medicine { try patient.kidney.addMedicine(medicine) }
        try patient.kidney.changePreferences { preferences in
            preferences.avoids = avoiding
            if let disliking { preferences.dislike(FoodSource.bundled(ndb: disliking).foodID) }
        }
        return try patient.kidney.substituteScreen(FoodSource.bundled(ndb: number).foodID, lowering: nutrient)
    }

    private func names(_ number: Int) -> TimeKit.ID<Food> { FoodSource.bundled(ndb: number).foodID }

    @Test("cranberry juice isn't offered on warfarin, and is held back with the reason")
    func cranberry() throws {
        #expect(try screen(9209, lowering: .potassium).offered.contains { $0.food == names(14242) })
        let held = try screen(9209, lowering: .potassium, medicine: "warfarin")
        #expect(!held.offered.contains { $0.food == names(14242) })
        #expect(held.heldBack.first { $0.food == names(14242) }?.faults.contains { $0.contains("warfarin") } == true)
    }

    @Test("soy sauce isn't offered on an inhibitor of monoamine oxidase")
    func soySauce() throws {
        #expect(try screen(16123, lowering: .sodium).offered.contains { $0.food == names(16424) })
        let held = try screen(16123, lowering: .sodium, medicine: "phenelzine")
        #expect(!held.offered.contains { $0.food == names(16424) } && !held.alike.contains { $0.food == names(16424) })
    }

    @Test("the trap is never offered, whatever is limited")
    func trap() throws {
        let soup = try #require(BundledFoods.food(names(6419)))
        for limited: Set<Nutrient> in [[], [.sodium], [.sodium, .potassium], [.energy]] {
            let advice = Substitution.advice(for: soup, lowering: .sodium, needs: SwapNeeds(limited: limited))
            #expect(!advice.offered.contains { $0.row.isTrap })
            #expect(advice.heldBack.contains { $0.row.isTrap && !$0.faults.isEmpty })
        }
    }

    @Test("a raw egg is never named as it is: the table's whites are cooked, and no kind names them raw")
    func eggs() {
        let raw = Set([1123, 1124, 1125].map(names))
        for food in BundledFoods.all {
            for nutrient: Nutrient in [.phosphorus, .potassium, .sodium] {
                let advice = Substitution.advice(for: food, lowering: nutrient, needs: SwapNeeds())
                #expect(advice.alike.allSatisfy { !raw.contains($0.to.id) }, "\(food.name)")
                for swap in advice.offered + advice.heldBack where raw.contains(swap.to.id) {
                    #expect(swap.row.to.name.contains("cooked through"), "\(swap.row.id)")
                }
            }
        }
    }

    @Test("with diabetes nothing with added sugar is offered, and a hard candy isn't advised against thirst")
    func addedSugar() {
        for food in BundledFoods.all {
            let advice = Substitution.advice(for: food, lowering: .potassium, needs: SwapNeeds(hasDiabetes: true))
            for swap in advice.offered + advice.alike {
                #expect(!swap.to.tags.contains(.addedSugar), "\(swap.to.name) instead of \(food.name)")
            }
        }
        #expect(RecommendationTable.rows.allSatisfy { !$0.words.contains("candy") })
    }

    @Test("a food that isn't liked is not offered")
    func disliked() throws {
        #expect(try screen(9040, lowering: .potassium).offered.contains { $0.food == names(9003) })
        let held = try screen(9040, lowering: .potassium, disliking: 9003)
        #expect(!held.offered.contains { $0.food == names(9003) })
        #expect(try screen(9040, lowering: .potassium, disliking: 9050).alike.allSatisfy { $0.food != names(9050) })
    }

    @Test("milk isn't swapped for a drink whose added phosphate is taken up as well")
    func absorbed() throws {
        let milk = try screen(1079, lowering: .phosphorus)
        #expect(!milk.offered.contains { $0.food == names(14639) })
        #expect(milk.heldBack.first { $0.food == names(14639) }?.faults.contains { $0.contains("taken up") } == true)
    }

    @Test("almond milk isn't offered to somebody who leaves tree nuts out, for either nutrient")
    func treeNuts() throws {
        let milk = try #require(BundledFoods.food(names(1079)))
        for nutrient: Nutrient in [.potassium, .phosphorus] {
            let free = Substitution.advice(for: milk, lowering: nutrient, needs: SwapNeeds(limited: [nutrient]))
            #expect(free.offered.contains { $0.to.id == names(14016) })
            let needs = SwapNeeds(limited: [nutrient], preferences: FoodPreferences(avoids: [.treeNut]))
            let held = Substitution.advice(for: milk, lowering: nutrient, needs: needs)
            let swap = held.heldBack.first { $0.to.id == names(14016) }
            #expect(!held.offered.contains { $0.to.id == names(14016) })
            #expect(swap?.faults.map(\.text).contains { $0.contains("tree nuts") } == true)
        }
    }

    @Test("kale has a swap")
    func kale() throws {
        for number in [11233, 11234] {
            let food = try #require(BundledFoods.food(names(number)))
            let needs = SwapNeeds(limited: [.potassium])
            #expect(!Substitution.advice(for: food, lowering: .potassium, needs: needs).offered.isEmpty, "\(food.name)")
        }
    }

    @Test("plant milks with added calcium carry its tag, and meats with a phosphate source carry theirs")
    func tags() {
        for number in [7028, 7029, 7007, 7022, 7064, 7072, 7057, 7079, 10862, 13347, 15121, 15119, 15151, 1226] {
            #expect(BundledFoods.food(names(number))?.tags.contains(.phosphateAdditive) == true, "\(number)")
        }
        #expect(BundledFoods.food(names(5064))?.tags.contains(.phosphateAdditive) == false)
        for number in [14016, 14639] {
            #expect(BundledFoods.food(names(number))?.tags.contains(.calciumFortified) == true, "\(number)")
        }
    }
}
