import FractionParser
import ScreenKit
import StoreSteps
import TestKit
import Testing

@testable import KidneyNutrition

@Suite("Every page of the kidney app as JSON")
struct PageWalkTests {
    @Test("Links lead from today to every page, and each encodes plainly")
    func walk() throws {
        var profile = try Care.profile(.g4)
        profile.units = .conventional
        let patient = try Patient(profile: profile)
        let kidney = patient.kidney
        try patient.stockPantry()
        try kidney.addWeight("172 lb")
        try kidney.addLab(.potassium, "4.4")
        try kidney.addLab(.creatinine, "2.0")
        try kidney.addPressure("128/78")
        try kidney.addMedicine("Losartan")
        try kidney.addGoal(.lab(.potassium))
        try kidney.addGoal(.atMost(.sodium, 1900))
        _ = try kidney.createFood(named: "Bowl", .dish([DishComponent(Pantry.banana.id, "100 g")], yield: nil))
        // The links to former and later days never end, so the number of pages is limited.
        let walk = LinkWalk(from: ["kidney://today", "kidney://terms"], scheme: "kidney", limit: 300) { text in
            guard let link = KidneyLink(text) else { throw KidneyLinkIsNone(text: text) }
            let look = try TransactionCount.count(in: patient.store) { try kidney.screen(link) }
            #expect(look.transactions == 1, "\(text)")
            return look.value
        }
        #expect(walk.faults == [])
        #expect(walk.opened.count > 20, "\(walk.opened)")
    }

    @Test("A writer beside the reader changes something in the middle of each page, and no page mixes two states")
    func writerBeside() throws {
        let profile = try Care.profile(.g4)
        let patient = try Patient(profile: profile)
        try patient.stockPantry()
        try patient.kidney.addWeight("78 kg")
        try patient.kidney.addLab(.potassium, "4.4")
        let goal = try patient.kidney.addGoal(.lab(.potassium)).goal
        let medicine = try patient.kidney.addMedicine("Losartan").medicine
        let beside = try WriterBeside<KidneyNutrition>(copyOf: patient.store) { store in
            KidneyNutrition(store: store, photos: nil, clock: patient.clock.wallClock, ids: .seeded(2))
        } show: { kidney, text in
            guard let link = KidneyLink(text) else { throw KidneyLinkIsNone(text: text) }
            return try kidney.screen(link)
        } write: { kidney, number in
            var other = profile
            other.units = number.isMultiple(of: 2) ? .conventional : .international
            other.height = number.isMultiple(of: 2) ? 171 : 170
            try kidney.setProfile(other)
        }
        let week = RewardPeriod(.week, of: try patient.kidney.currentDay())
        let links: [KidneyLink] = [
            .today(nil), .terms, .profile, .journal(nil), .labs(nil), .weight, .targets(nil), .foods, .onlineFoods(nil),
            .food(Pantry.banana.id), .dish(nil), .substitute(Pantry.banana.id, .potassium), .medicines,
            .medicine(medicine.id), .drugLabel(nil), .interactions(nil), .goals, .goal(goal.id), .recommend,
            .preferences, .rewards, .reward(RewardKey(goal.lineage, week)), .alerts(nil), .notices, .files,
            .why("potassium"), .trends(nil), .trends(.weight), .report(nil), .reportCard(nil),
        ]
        let walk = beside.walk(from: links.map(\.target), scheme: "kidney")
        #expect(beside.breaches == [])
        #expect(try beside.unopened(of: "Packages/KidneyNutrition/KidneyNutrition/Screens/KidneyScreens.swift") == [])
        #expect(walk.opened.count > 20 && beside.changeCount > 20, "\(walk.opened.count), \(beside.changeCount)")
    }

    private struct KidneyLinkIsNone: Error { let text: String }
}
