import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Acts that ask sources on the network")
struct OnlineActTests {
    private static let offline = SourceFault.unreachable("Network is unreachable")

    @Test(
        "Text typed into the food search is sent by a press, the answer is kept, and a food is taken with its portions"
    )
    func foods() async throws {
        let foods = WrittenFoods([Listed.soup], [Listed.soupWithPortions])
        let kidney = try ActSample(seed: 2, online: OnlineSources(foods: foods, labels: WrittenLabels())).kidney
        let target = try kidney.foodSearchScreen("lentil soup").online.target
        let link = try #require(KidneyLink(target))
        let before = try kidney.foodsPage(link)
        #expect(before.foods.isEmpty && before.text.isEmpty && before.form[field: "text"]?.value == "lentil soup")
        #expect(before.privacy.contains("FoodData Central (foods.test)"))
        #expect(before.back.target == "kidney://foods/lentil%20soup")
        #expect(await foods.asked == [], "a page was shown, and that asked somebody")
        let found = try await done(kidney.perform(Act("foods/online"), at: link))
        #expect(found.next.target == target && found.said == nil)
        let after = try kidney.foodsPage(link)
        #expect(after.foods.map(\.food.id) == [Listed.soup.id] && after.revision != before.revision)
        #expect(after.origin.hasPrefix("From FoodData Central"))
        let take = try #require(after.foods.first?.take)
        let taken = try await done(kidney.perform(Act(take.id, operation: "t"), at: link))
        #expect(taken.next.target == "kidney://food/fdc-2000001" && taken.undo == nil)
        #expect(try kidney.food(Listed.soup.id) == Listed.soupWithPortions)
        #expect(try await done(kidney.perform(Act(take.id, operation: "t"), at: link)) == taken)
        try await done(kidney.perform(Act("foods/online"), at: link))
        #expect(await foods.asked == ["lentil soup 20", "2000001"])
    }

    @Test("Makers' foods are asked for by their own link")
    func branded() async throws {
        let kidney = try ActSample(seed: 2).kidney
        let act = Act("foods/online", fields: ["text": "soup", "branded": "true"])
        let found = try await done(kidney.perform(act, at: .onlineFoods(nil)))
        #expect(found.next.target == "kidney://online-foods/soup/branded")
        let page = try kidney.foodsPage(.onlineFoods("soup", isBranded: true))
        #expect(page.foods.map(\.food.id) == [Listed.soup.id, Listed.canned.id])
        #expect(page.form[field: "branded"]?.value == "true")
        #expect(try kidney.foodsPage(.onlineFoods("soup")).foods.isEmpty)
    }

    @Test(
        "Without a network or a key, and with broken settings, an act is refused with the error and its remedy, and nothing changes",
        arguments: [
            offline, .keyRefused("API_KEY_INVALID"), .misconfigured("its key has spaces — copy it again"),
            .overLimit(seconds: 600),
        ]
    )
    func refused(fault: SourceFault) async throws {
        let foods = WrittenFoods(.success(SourceReply(FoodPage([Listed.soup], total: 1))), .failure(fault))
        let silent = WrittenFoods(.failure(fault), account: "two")
        let labels = WrittenLabels(.failure(fault))
        let listed = try ActSample(seed: 2, online: OnlineSources(foods: foods, labels: labels))
        try await done(listed.kidney.perform(Act("foods/online"), at: .onlineFoods("soup")))
        let unheard = try ActSample(seed: 2, online: OnlineSources(foods: silent, labels: labels))
        let food = KidneyError.source("FoodData Central", fault)
        let cases: [(ActSample, Act, KidneyLink, KidneyError, String)] = [
            (unheard, Act("foods/online"), .onlineFoods("banana"), food, "kidney://foods"),
            (listed, Act("food/fdc-2000001/take"), .onlineFoods("soup"), food, "kidney://foods"),
            (
                unheard, Act("label/online"), .drugLabel("zestril"), .notChecked("zestril", "openFDA", fault),
                "kidney://medicines"
            ),
        ]
        for (sample, act, link, error, expected) in cases {
            let log = try sample.patient.history()
            guard case .refused(let shown, let why, let remedy, _) = try await sample.kidney.perform(act, at: link)
            else {
                Issue.record("\(act.action) wasn't refused")
                continue
            }
            #expect(why == error.description && remedy?.target == expected)
            #expect(try shown.revision == sample.kidney.screen(link).revision)
            #expect(try sample.patient.history() == log)
        }
    }

    @Test("An engine without sources says so on the pages, and refuses")
    func none() async throws {
        let kidney = try ActSample(seed: 2, online: nil).kidney
        let why = KidneyError.noSources.description
        for (act, link) in [
            (Act("foods/online"), KidneyLink.onlineFoods("soup")), (Act("label/online"), .drugLabel("x")),
        ] {
            let action = ScreenParts(try kidney.screen(link)).actions.first { $0.id == act.action }
            #expect(action?.whyNot == why)
            guard case .refused(_, why, _, _) = try await kidney.perform(act, at: link) else {
                Issue.record("\(act.action) wasn't refused")
                continue
            }
        }
    }

    @Test("A label is looked up by a press, its names are chosen for an unknown medicine, and an undo takes them back")
    func label() async throws {
        let labels = WrittenLabels(.success(SourceReply(.labels([Listed.zestoretic, Listed.zestril], total: 2))))
        let kidney = try ActSample(seed: 2, online: OnlineSources(foods: SteadySources.Foods(), labels: labels)).kidney
        let drops = try kidney.addMedicine("Mill's drops").medicine.id
        #expect(try kidney.medicinesScreen().pages.map(\.target).contains("kidney://label"))
        let own = try #require(try kidney.medicineScreen(drops).pages.compactMap { KidneyLink($0.target) }.last)
        #expect(own == .drugLabel("Mill's drops"))
        let before = try kidney.labelPage(own)
        #expect(before.label == nil && before.takes.isEmpty && before.form[field: "name"]?.value == "Mill's drops")
        #expect(before.privacy.contains("openFDA (labels.test)") && before.back.target == "kidney://medicines")
        #expect(await labels.asked == [], "a page was shown, and that asked somebody")
        let found = try await done(kidney.perform(Act("label/online", fields: ["name": "Zestril"]), at: own))
        let link = try #require(KidneyLink(found.next.target))
        let page = try kidney.labelPage(link)
        #expect(link == .drugLabel("Zestril") && page.label?.name == "Zestril (lisinopril)")
        // The table knows the sample's other medicine.
        #expect(page.takes.map(\.id) == ["medicine/\(drops)/label/z"])
        let other = try #require(page.others.first.flatMap { KidneyLink($0.opens.target) })
        #expect(try kidney.labelPage(other).label?.id == "zc")
        let taken = try await done(kidney.perform(Act(page.takes[0].id), at: link))
        #expect(taken.said != nil && taken.next.target == "kidney://medicine/\(drops)")
        #expect(try kidney.medicineScreen(drops).labelNames == ["LISINOPRIL"])
        try await done(kidney.perform(try #require(taken.undo).act, at: .today(nil)))
        #expect(try kidney.medicineScreen(drops).labelNames == [])
    }

    @Test("Labels of files are shown without a question, and a long one leads to the page with every sentence")
    func files() throws {
        let kidney = try ActSample(
            seed: 2,
            online: OnlineSources(foods: SteadySources.Foods(), labels: WrittenLabels())
        )
        .kidney
        let text = (1...12).map { "Sentence \($0) about renal function." }.joined(separator: " ")
        let label = Listed.label("m", brand: "Many", generic: ["MANY"], sections: [.warnings: [text]])
        try kidney.importDrugLabels([label], from: "labels.json")
        let page = try kidney.labelPage(.drugLabel("many"))
        #expect(page.origin == "This is a label that is kept on this device." && !page.isStandIn)
        let all = try #require(page.all.flatMap { KidneyLink($0.target) })
        let whole = try kidney.labelPage(all)
        #expect(whole.all == nil && whole.subjects.first { $0.id == .kidneys }?.sentences.count == 12)
    }

    @Test("The links of the pages are read back, and others lead nowhere")
    func links() {
        let links: [KidneyLink] = [
            .onlineFoods(nil), .onlineFoods("ice / cream"), .onlineFoods("soup", isBranded: true), .drugLabel(nil),
            .drugLabel("a / b"), .drugLabel("a", chosen: "z"), .drugLabel("a", chosen: "z", showsAll: true),
        ]
        for link in links { #expect(KidneyLink(link.target) == link, "\(link.target)") }
        for wrong in ["online-foods/a/b", "online-foods/a/branded/c", "label/a/z/some", "label/a/z/all/b"] {
            #expect(KidneyLink("kidney://\(wrong)") == nil, "\(wrong)")
        }
    }

    @Test("A name that can't be asked for stands in its field with its error")
    func names() throws {
        let kidney = try ActSample(seed: 2).kidney
        let long = String(repeating: "a", count: 300)
        for name in ["---", long] {
            let form = try kidney.labelPage(.drugLabel(name)).form
            #expect(form.errors.count == 1 && !form.buttons[0].isEnabled, "\(name)")
        }
        for text in ["..", long] { #expect(try kidney.foodsPage(.onlineFoods(text)).form.errors.count == 1, "\(text)") }
        #expect(try kidney.foodSearchScreen("..").online.target == "kidney://online-foods")
        #expect(try kidney.labelPage(.drugLabel(nil)).form.errors == [], "nobody has typed yet")
    }

    @discardableResult
    private func done(_ acted: Acted) throws -> Acted.Done {
        guard case .done(let done) = acted else { throw NotDone(acted: "\(acted)") }
        return done
    }

    private struct NotDone: Error { let acted: String }
}

extension KidneyNutrition {
    fileprivate func foodsPage(_ link: KidneyLink) throws -> OnlineFoodsScreen {
        try #require(try screen(link) as? OnlineFoodsScreen)
    }

    fileprivate func labelPage(_ link: KidneyLink) throws -> DrugLabelScreen {
        try #require(try screen(link) as? DrugLabelScreen)
    }
}
