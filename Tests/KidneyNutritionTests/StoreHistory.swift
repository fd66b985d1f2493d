import Foundation
import FractionParser
import TestKit
import TimeKit

@testable import KidneyNutrition

/// A random history of the engine's use cases, including refused ones.
struct PatientHistory {
    let patient: Patient
    var generator: SeededGenerator

    init(seed: UInt64) throws {
        patient = try Patient(seed: seed)
        try patient.stockPantry()
        generator = SeededGenerator(seed: seed)
    }

    /// Runs one use case, and returns its name with the outcome.
    mutating func step(_ number: Int) throws -> String {
        patient.clock.advance(minutes: generator.int(in: 1...400))
        let (name, useCase) = try next(number)
        do {
            try useCase(patient.kidney)
            return name
        } catch let error as KidneyError {
            return "\(name), refused: \(error)"
        }
    }

    private mutating func next(_ number: Int) throws -> (String, (KidneyNutrition) throws -> Void) {
        switch generator.int(in: 0...4) {
        case 4: try medicine(number)
        case 0: try person(number)
        case 1: try measurement(number)
        case 2: try food(number)
        default: try intake(number)
        }
    }

    private mutating func person(_ number: Int) throws -> (String, (KidneyNutrition) throws -> Void) {
        let today = try patient.kidney.currentDay()
        let day = today.adding(days: generator.int(in: -3...3))
        let category = generator.pick(DiseaseCategory.allCases)
        let quantity = generator.pick([TargetQuantity.fluid, .protein])
        let hour = generator.int(in: 0...23)
        switch generator.int(in: 0...7) {
        case 0:
            let profile = try LabSample.profile(category, hasDiabetes: generator.oneIn(2))
            return ("profile", { _ = try $0.setProfile(profile) })
        case 1: return ("category", { _ = try $0.setCategory(category, from: day) })
        case 2: return ("remove category", { _ = try $0.removeCategory(from: day) })
        case 3:
            return (
                "limit", { _ = try $0.setLimit(ClinicLimit(quantity, high: Rational(Int64(900 + number)), from: day)) }
            )
        case 4: return ("remove limit", { _ = try $0.removeLimit(of: quantity, from: day) })
        case 5: return ("day start", { try $0.setDayStart(try LocalTime(hour: hour, minute: 0)) })
        case 6:
            let file = try patient.picture("\(number).png", variant: UInt8(number % 250))
            return ("avatar", { try $0.setAvatar(fromFile: file) })
        default: return ("remove avatar", { try $0.removeAvatar() })
        }
    }

    private mutating func medicine(_ number: Int) throws -> (String, (KidneyNutrition) throws -> Void) {
        let chosen = try patient.kidney.medicines().randomElement(using: &generator)
        let name = generator.pick(["Lasix", "warfarin", "PhosLo", "Wonderdrug", " "])
        let time = MedicationTime(try LocalTime(hour: number % 24, minute: 0), amount: "\(number % 3 + 1) tablets")
        let day = try patient.kidney.currentDay().adding(days: generator.int(in: -2...5))
        switch generator.int(in: 0...4) {
        case 0, 1:
            return (
                "add medicine",
                { _ = try $0.addMedicine(name, dose: "667 mg", times: [time], labelNames: ["A", "B"], reminds: true) }
            )
        case 2:
            return (
                "edit medicine",
                { kidney in
                    guard var medicine = chosen else { return }
                    medicine.times = [time]
                    medicine.notes = "note \(number)"
                    try kidney.editMedicine(medicine, reminds: number % 2 == 0)
                }
            )
        case 3: return ("stop medicine", { if let chosen { _ = try $0.stopMedicine(chosen.id, on: day) } })
        default: return ("delete medicine", { if let chosen { _ = try $0.deleteMedicine(chosen.id) } })
        }
    }

    private mutating func measurement(_ number: Int) throws -> (String, (KidneyNutrition) throws -> Void) {
        let kidney = patient.kidney
        let (lab, weight, pressure, activity) = (
            try kidney.labs().randomElement(using: &generator)?.id,
            try kidney.weights().randomElement(using: &generator)?.id,
            try kidney.pressures().randomElement(using: &generator)?.id,
            try kidney.activities().randomElement(using: &generator)?.id
        )
        let kilograms = "\(60 + number % 40).5 kg"
        let context = generator.pick(WeightContext.allCases)
        switch generator.int(in: 0...11) {
        case 0, 1:
            let typed = generator.pick(["3.1", "4.5", "5.9", "<6", "59"])
            return ("add lab", { _ = try $0.addLab(.potassium, typed) })
        case 2: return ("edit lab", { if let lab { _ = try $0.editLab(lab, "4.\(number % 10)") } })
        case 3: return ("delete lab", { if let lab { _ = try $0.deleteLab(lab) } })
        case 4: return ("add weight", { _ = try $0.addWeight(kilograms, context) })
        case 5: return ("edit weight", { if let weight { _ = try $0.editWeight(weight, kilograms, context) } })
        case 6: return ("delete weight", { if let weight { _ = try $0.deleteWeight(weight) } })
        case 7: return ("add pressure", { _ = try $0.addPressure("\(110 + number % 50)/70") })
        case 8: return ("edit pressure", { if let pressure { _ = try $0.editPressure(pressure, "121/81") } })
        case 9: return ("delete pressure", { if let pressure { _ = try $0.deletePressure(pressure) } })
        case 10: return ("add activity", { _ = try $0.addActivity(.minutes, "\(number % 60)") })
        default:
            return (
                "change activity",
                { kidney in
                    guard let activity else { return }
                    if number % 2 == 0 {
                        try kidney.deleteActivity(activity)
                    } else {
                        try kidney.editActivity(activity, "9")
                    }
                }
            )
        }
    }

    private mutating func food(_ number: Int) throws -> (String, (KidneyNutrition) throws -> Void) {
        let own = try patient.kidney.customFoods()
        let chosen = own.randomElement(using: &generator)
        let other = own.randomElement(using: &generator).map { FoodSource.custom($0.id).foodID }
        let component = DishComponent(other ?? Pantry.paneer.id, "\(10 + number) g")
        let making = CustomFood.Making.dish([component, DishComponent(Pantry.tomato.id, "50 g")], yield: nil)
        switch generator.int(in: 0...3) {
        case 0, 1:
            return (
                "create food",
                {
                    _ = try $0.createFood(
                        named: "Dish \(number)",
                        making,
                        portions: [FoodPortion("bowl", grams: "200")]
                    )
                }
            )
        case 2:
            return (
                "edit food",
                { kidney in
                    guard var custom = chosen else { return }
                    custom.making = making
                    custom.tags = [.soy]
                    try kidney.editFood(custom)
                }
            )
        default: return ("delete food", { if let chosen { _ = try $0.deleteFood(chosen.id) } })
        }
    }

    private mutating func intake(_ number: Int) throws -> (String, (KidneyNutrition) throws -> Void) {
        let kidney = patient.kidney
        let today = try kidney.currentDay()
        let entries = try kidney.entries(from: today.adding(days: -3), to: today)
        let entry = entries.randomElement(using: &generator)?.id
        let foods = try Pantry.all.map(\.id) + kidney.customFoods().map { FoodSource.custom($0.id).foodID }
        let food = generator.pick(foods)
        let meal: Meal? = generator.oneIn(3) ? nil : generator.pick(Meal.allCases)
        let photo = try kidney.journal(today).parts.flatMap(\.photos).first?.photo.id
        switch generator.int(in: 0...8) {
        case 0...2: return ("eat", { _ = try $0.eat(food, "\(number) g", meal: meal) })
        case 3: return ("drink", { _ = try $0.drink(food, "\(number) g", meal: meal) })
        case 4:
            return ("edit entry", { if let entry { _ = try $0.editEntry(entry, amount: "7 g", meal: .some(meal)) } })
        case 5: return ("delete entry", { if let entry { _ = try $0.deleteEntry(entry) } })
        case 6:
            let file = try patient.picture("\(number).png", variant: UInt8(number % 250))
            return ("add photo", { _ = try $0.addPhoto(fromFile: file, meal: meal, note: "note \(number)") })
        case 7: return ("edit photo", { if let photo { _ = try $0.editPhoto(photo, meal: .some(meal)) } })
        default: return ("delete photo", { if let photo { _ = try $0.deletePhoto(photo) } })
        }
    }
}
