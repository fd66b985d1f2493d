import Foundation
import FractionParser
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import KidneyNutrition

@Suite("Acts on the screens of kidney nutrition")
struct ActTests {
    @Test("Random walks break no law of screens, meet every screen and do every kind of action")
    func walks() async throws {
        var (screens, done, ranges): (Set<String>, Set<String>, Set<String>) = ([], [], [])
        for (seed, start) in zip(UInt64(1)..., ActSample.starts) {
            let walk = try await walk(seed: seed, from: start, known: done)
            #expect(walk.breaches.isEmpty, "seed \(seed): \(walk.breaches.prefix(8).joined(separator: "\n"))")
            screens.formUnion(walk.screens)
            done.formUnion(walk.done)
            ranges.formUnion(walk.triedRanges)
        }
        let tried: Set = [
            "day", "birthDate", "height", "dryWeight", "urine", "category.from", "limit.from", "weight", "amount",
            "yield", "by", "from", "to",
        ]
        #expect(tried.subtracting(ranges) == [], "\(ranges)")
        #expect(
            screens == [
                "AlertsScreen", "DishScreen", "DrugLabelScreen", "FilesScreen", "FoodScreen", "FoodSearchScreen",
                "GoalScreen",
                "GoalsScreen", "InteractionsScreen", "JournalScreen", "LabsScreen", "MeasurementsScreen",
                "MedicineScreen", "MedicinesScreen", "NoticesScreen", "OnlineFoodsScreen", "PreferencesScreen",
                "ProfileScreen",
                "RecommendScreen", "ReportCardScreen", "ReportScreen", "RewardScreen", "RewardsScreen",
                "SubstituteScreen", "TargetsScreen", "TermsScreen", "TodayScreen", "TrendScreen", "TrendsScreen",
                "WhyScreen",
            ]
        )
        #expect(try screens.union(Self.outside.keys) == Declared.screens(in: Self.folder))
        #expect(screens.isDisjoint(with: Self.outside.keys))
        #expect(done.subtracting(Self.kinds) == [])
        #expect(Self.kinds.subtracting(done).subtracting(Self.seldom.keys) == [])
    }

    /// One act of each case, and of each of its words.
    private static let acts: [KidneyAct] = {
        var acts: [KidneyAct] = [
            .acceptTerms, .undo, .evaluate, .sickDay(isOn: true), .sickDay(isOn: false), .showDay, .showJournal,
            .search, .showReport, .showTrend, .eat(.init("f")), .eatAgain(.init("f")), .quickAdd, .searchOnline,
            .takeFood(.init("f")), .copyMeal(CategoryPeriod.always, nil), .copyMeal(CategoryPeriod.always, .lunch),
            .addPhoto, .saveDish, .deleteDish(.init("d")), .savePreferences, .removePreference(.init("f")), .addLab,
            .addMeasurements, .addMedicine, .lookUpLabel, .takeLabel("l", .init("m")), .takeName("n", .init("m")),
            .addGoal, .saveProfile, .saveLimit, .savePicture, .removePicture, .removeCategory(CategoryPeriod.always),
            .removeLimit(.potassium, CategoryPeriod.always), .restoreAlerts, .shareReport, .shareCard, .importFile,
        ]
        for act in KidneyAct.RowAct.allCases {
            acts += [.entry(act, .init("r")), .lab(act, .init("r")), .weight(act, .init("r"))]
            acts += [.pressure(act, .init("r")), .activity(act, .init("r"))]
        }
        for act in KidneyAct.PhotoAct.allCases { acts.append(.photo(act, .init("p"))) }
        for act in KidneyAct.MedicineAct.allCases { acts.append(.medicine(act, .init("m"))) }
        for act in KidneyAct.GoalAct.allCases { acts.append(.goal(act, .init("g"))) }
        for act in KidneyAct.AlertAct.allCases { acts.append(.alert(act, .init("a"))) }
        for kind in NoticeKind.allCases { acts += [.notices(kind, isOn: true), .notices(kind, isOn: false)] }
        for file in ExportedFile.allCases { acts.append(.export(file)) }
        return acts
    }()

    private static let kinds = Set(acts.map { ActSample.kind($0.id) })

    /// The kinds that the walks may miss, because each needs what another act of the same walk left, such as a picture that was saved. Each is
    /// done by the test that is named, in that file.
    private static let seldom: [String: (file: String, title: String)] = [
        "alerts/restore": ("ActTests", "A dismissed alert, a dish and a picture are taken back by acts"),
        "dish/*/delete": ("ActTests", "A dismissed alert, a dish and a picture are taken back by acts"),
        "profile/picture/remove": ("ActTests", "A dismissed alert, a dish and a picture are taken back by acts"),
        "medicine/*/label/*": (
            "OnlineActTests",
            "A label is looked up by a press, its names are chosen for an unknown medicine, and an undo takes them back"
        ),
        "medicine/*/name/*": (
            "ScreensMedicineTests",
            "A name that is like one of the table can be checked as that one with one act, and keeps its own name"
        ),
    ]

    @Test("The kinds of acts are those of the enum, and a kind that the walks may miss has a test that does it")
    func everyKind() throws {
        let path = "Packages/KidneyNutrition/KidneyNutrition/Screens/KidneyAct.swift"
        let source = try String(contentsOf: Corpus.package.appendingPathComponent(path), encoding: .utf8)
        let lines = source.split(separator: "\n").prefix { !$0.contains("enum RowAct") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let cases = lines.filter { $0.hasPrefix("case ") }.flatMap { line in
            line.dropFirst(5).replacing(#/\([^)]*\)/#, with: "").split(separator: ",")
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(Set(cases) == Set(Self.acts.map { act in String("\(act)".prefix { $0.isLetter }) }))
        #expect(cases.count > 30)
        for act in Self.acts { #expect(KidneyAct(act.id) == act, "\(act.id)") }
        for (kind, story) in Self.seldom {
            let path = "Tests/KidneyNutritionTests/\(story.file).swift"
            let tests = try String(contentsOf: Corpus.package.appendingPathComponent(path), encoding: .utf8)
            #expect(Self.kinds.contains(kind) && tests.contains("@Test(\"\(story.title)\")"), "\(kind)")
        }
    }

    @Test("A dismissed alert, a dish and a picture are taken back by acts")
    func takenBack() async throws {
        let sample = try ActSample(seed: 2)
        let kidney = sample.kidney
        try kidney.evaluate()
        let offers = try [KidneyLink.alerts(nil), .alerts(try LabSample.day("2026-05-28"))].flatMap { link in
            try ScreenParts(kidney.screen(link)).actions.map { (link: link, action: $0) }
        }
        let dismiss = try #require(offers.first { $0.action.id.hasSuffix("/dismiss") && $0.action.isEnabled })
        try await done(kidney.perform(Act(dismiss.action.id, isConfirmed: true), at: dismiss.link))
        #expect(try kidney.alertsScreen().restore.isEnabled)
        try await done(kidney.perform(Act("alerts/restore"), at: .alerts(nil)))
        #expect(try !kidney.alertsScreen().restore.isEnabled)
        let dish = try #require(try kidney.customFoods().first?.id)
        try await done(kidney.perform(Act("dish/\(dish)/delete", isConfirmed: true), at: .dish(dish)))
        #expect(try kidney.customFoods().isEmpty)
        let file = try sample.patient.picture()
        try await done(kidney.perform(Act("profile/picture/save", files: ["picture": file]), at: .profile))
        #expect(try kidney.profileScreen().picture != nil)
        try await done(kidney.perform(Act("profile/picture/remove", isConfirmed: true), at: .profile))
        #expect(try kidney.profileScreen().picture == nil)
    }

    static let folder = "Packages/KidneyNutrition/KidneyNutrition/Screens"

    /// The types of screens that no link leads to, each with its reason.
    static let outside: [String: String] = [
        "EvaluationScreen": "the answer of `kidney evaluate`; the act tells it in a line",
        "FetchedFoodScreen": "the answer of `kidney food fetch`; the act leads to the food",
        "HealthImportScreen": "the answer of `kidney import`; the act tells it in a line",
        "IntakeReceiptScreen": "the answer of `kidney eat`; the act leads to the day",
        "LabReceiptScreen": "the answer of `kidney lab add`; the act leads to the values",
        "MedicineReceiptScreen": "the answer of `kidney med add`; the act leads to the medicine",
        "PressureReceiptScreen": "the answer of `kidney bp add`; the act leads to the measurements",
        "WeightReceiptScreen": "the answer of `kidney weight add`; the act leads to the measurements",
    ]

    @Test(
        "A walk in another language breaks no law, and each of its texts is in a catalog",
        arguments: languageWalks
    )
    func languages(language: Language, place: Int) async throws {
        let start = ActSample.starts[place]
        let walk = try await walk(seed: UInt64(101 + place), from: start, known: [], in: language)
        #expect(walk.breaches.isEmpty, "\(start): \(walk.breaches.prefix(12).joined(separator: "\n"))")
    }

    /// Each start in the pseudo-language, which finds the texts without a translation, and each third one in Spanish.
    private static let languageWalks =
        ActSample.starts.indices.map { (Language.pseudo, $0) }
        + stride(from: 0, to: ActSample.starts.count, by: 3).map { (Language.spanish, $0) }

    /// The names of the bundled foods in both languages, and those of their portions.
    private static let foods = Set(
        BundledFoods.all.flatMap { [$0.name] + $0.portions.map(\.name) } + BundledFoods.spanishNames.values
    )

    private func walk(
        seed: UInt64,
        from start: String,
        known: Set<String>,
        in language: Language = .english
    ) async throws -> ScreenWalk {
        let sample = try ActSample(seed: seed)
        let kidney = sample.kidney
        // The bundled foods, the medicine of the sample and a unit.
        let own =
            ["Losartan", "losartán", "Éclair ½", "Soup", "flour", "Stir it", "cups", "INR"] + SteadySources.contents
        let contents = Self.foods.union(own)
        // The titles of works.
        let sources = Set(EvidenceList.claims.map(\.evidence.source))
        // A number with a unit, or a portion with its weight.
        let amount = #/^[0-9., ]*[a-zA-Zµ]+\/[\w.\/ ²]+$|^[0-9.]+ INR$|^[0-9].*\(/#
        var walk = ScreenWalk(
            seed: seed,
            files: [.file: sample.files],
            histories: ["AlertsScreen", "NoticesScreen", "RewardsScreen", "RewardScreen"],
            log: { try sample.patient.store.read { try ChangeLog.latest(in: $0) } },
            unlogged: ["foods/online", "label/online"],
            numbered: ["report/share", "report-card/share"],
            clock: sample.patient.clock,
            known: known,
            language: language,
            isContent: { text in
                contents.contains(text) || contents.contains(String(text.dropFirst(2))) || sources.contains(text)
                    || text.contains(amount) || UUID(uuidString: text) != nil
            },
            kind: ActSample.kind,
            show: { try kidney.screen(sample.link($0)) },
            perform: { try await kidney.perform($0, at: sample.link($1)) }
        )
        await walk.walk(from: "kidney://\(start)", steps: language == .english ? 45 : 15)
        if language == .english {
            await walk.catchUp()
            await walk.tryRanges()
            await walk.tryLimits()
        }
        return walk
    }

    @Test("Each act's id is read back into it, and nothing else is read")
    func ids() throws {
        let day = try LabSample.day("2026-06-01")
        let acts: [KidneyAct] = [
            .acceptTerms, .undo, .sickDay(isOn: true), .sickDay(isOn: false), .eat(.init("a/b")),
            .eatAgain(.init("100%")),
            .copyMeal(day, nil), .copyMeal(day, .lunch), .entry(.edit, .init("e")), .photo(.original, .init("p")),
            .lab(.delete, .init("l")), .medicine(.stop, .init("m")), .goal(.up, .init("g")), .removeCategory(day),
            .removeLimit(.potassium, day), .alert(.dismiss, .init("lab/1/2")), .notices(.doses, isOn: false),
            .export(.fhir), .searchOnline, .takeFood(.init("fdc-1")), .lookUpLabel, .takeLabel("set/1", .init("m")),
            .takeName("vitamin B12", .init("m")),
        ]
        for act in acts { #expect(KidneyAct(act.id) == act, "\(act.id)") }
        #expect(KidneyAct.alert(.dismiss, .init("lab/1")).id == "alerts/lab%2F1/dismiss")
        for wrong in [
            "", "/", "undo/", "food//eat", "food/a/cook", "meal/today/lunch/copy", "meal/2026-06-01/tea/copy",
            "medicine/m/labels/z", "notices/tea/on", "profile/limit/tea/2026-06-01/remove", "export/all",
            "lab/a%62/edit",
        ] {
            #expect(KidneyAct(wrong) == nil, "\(wrong)")
        }
    }

    @Test("A first day by acts alone: the terms, the profile, a food, a value that is asked about, and an undo")
    func story() async throws {
        let kidney = try ActSample(seed: 1).kidney
        await #expect(throws: KidneyError.termsNotAccepted(version: kidney.terms.version)) {
            try await kidney.perform(Act("undo"), at: .today(nil))
        }
        let accepted = try await done(kidney.perform(Act("terms/accept"), at: .terms))
        #expect(accepted.next.target == "kidney://today" && accepted.undo == nil)
        try await done(kidney.perform(Act("profile/save", fields: ["name": "Ana"]), at: .profile))
        #expect(try kidney.profile()?.name == "Ana")
        let banana = Act("foods/add", fields: ["food": "ndb-09040", "amount": "1 medium", "meal": "breakfast"])
        let eaten = try await done(kidney.perform(banana, at: .foods))
        #expect(eaten.said?.hasPrefix("1 medium of ") == true && eaten.next.target == "kidney://today")
        let undo = try #require(eaten.undo)
        try await done(kidney.perform(Act("food/ndb-09040/again", fields: ["meal": "snack"]), at: .foods))
        #expect(try kidney.today().entries.map(\.meal) == [.breakfast, .snack])
        let refused = try await kidney.perform(undo.act, at: .today(nil))
        guard case .refused(let shown, let why, _, _) = refused else {
            Issue.record("an undo took back another change than the one that was seen")
            return
        }
        #expect(why.hasPrefix("since you looked: 1 medium of "))
        try await done(kidney.perform(Act("undo", seen: shown.revision), at: .today(nil)))
        #expect(try kidney.today().entries.map(\.meal) == [.breakfast])
        var value = Act("labs/add", fields: ["analyte": "phosphorus", "value": "1.2", "unit": "mg/dL"])
        guard case .question(let question) = try await kidney.perform(value, at: .labs(nil)) else {
            Issue.record("a value that would be usual in another unit wasn't asked about")
            return
        }
        #expect(question.question.contains("1.2 mmol/L would be in it"))
        #expect(try kidney.labs().isEmpty)
        value.isConfirmed = true
        try await done(kidney.perform(value, at: .labs(nil)))
        let lab = try #require(try kidney.labs().first)
        var edit = Act("lab/\(lab.id)/edit", fields: ["value": "1.1"])
        guard case .question = try await kidney.perform(edit, at: .labs(nil)) else {
            Issue.record("an edit to a value that would be usual in another unit wasn't asked about")
            return
        }
        edit.fields["value"] = "4.1"
        try await done(kidney.perform(edit, at: .labs(nil)))
        #expect(try kidney.labs().map(\.text) == ["4.1"])
    }

    @Test("A value that can't wait is told in the answer to its own act")
    func alarm() async throws {
        let kidney = try ActSample(seed: 2).kidney
        let act = Act("labs/add", fields: ["analyte": "potassium", "value": "6.9", "unit": "mmol/L"], operation: "k")
        let first = try await done(kidney.perform(act, at: .labs(nil)))
        let alerts = try kidney.standingAlerts().filter { $0.kind == .lab && $0.level.cantWait }
        #expect(alerts.contains { first.said?.contains(Words.sentence($0.message)) == true }, "\(first.said ?? "")")
        // It comes before the words about what was done, and a page shows it apart.
        let alarm = try #require(first.alarm)
        #expect(alarm.hasPrefix("Go to an emergency department now") && first.said?.hasPrefix(alarm) == true)
        #expect(first.rest?.hasPrefix(alarm) == false && first.rest?.contains("6.9") == true, "\(first)")
        #expect(try await done(kidney.perform(act, at: .labs(nil))) == first)
        #expect(try kidney.labs(.potassium).count == 2)
        let usual = Act("labs/add", fields: ["analyte": "albumin", "value": "4.2"], operation: "a")
        #expect(try await done(kidney.perform(usual, at: .labs(nil))).alarm == nil)
    }

    @Test("A weight, a pressure and an activity of one form are one change, and one undo takes all of it back")
    func measurements() async throws {
        let sample = try ActSample(seed: 2)
        let kidney = sample.kidney
        let before = try kidney.measurementsScreen()
        let fields = ["weight": "172.5 lb", "pressure": "131/81", "activity": "steps", "amount": "4200"]
        let act = Act("measurements/add", fields: fields, operation: "m")
        let added = try await done(kidney.perform(act, at: .weight))
        #expect(try await done(kidney.perform(act, at: .weight)) == added)
        let after = try kidney.measurementsScreen()
        #expect(after.weights.count == before.weights.count + 1)
        #expect(after.pressures.count == before.pressures.count + 1)
        let undo = try #require(added.undo)
        try await done(kidney.perform(undo.act, at: .today(nil)))
        #expect(try kidney.measurementsScreen().weights == before.weights)
        #expect(try kidney.measurementsScreen().activity == before.activity)
    }

    @Test("A meal is entered again as one change, with the figures that its foods have now")
    func copiedMeal() async throws {
        let sample = try ActSample(seed: 2)
        let kidney = sample.kidney
        let yesterday = try LabSample.day("2026-06-01")
        let at = try sample.patient.moment("2026-06-01T08:35")
        try kidney.eat(Pantry.milk.id, "1 cup", meal: .breakfast, at: at)
        let act = Act("meal/2026-06-01/breakfast/copy", fields: ["meal": "lunch"])
        let copied = try await done(kidney.perform(act, at: .journal(yesterday)))
        #expect(try Set(kidney.today().entries.map(\.food.id)) == [Pantry.banana.id, Pantry.milk.id])
        #expect(try kidney.today().entries.allSatisfy { $0.meal == .lunch })
        try await done(kidney.perform(try #require(copied.undo).act, at: .today(nil)))
        #expect(try kidney.today().entries.isEmpty)
    }

    @Test("An act that isn't on the screen, is disabled or is wrong changes nothing and says why")
    func refused() async throws {
        let sample = try ActSample(seed: 2)
        let kidney = sample.kidney
        let log = try sample.patient.history()
        let yesterday = try LabSample.day("2026-06-01")
        let cases: [(Act, KidneyLink, String)] = [
            (Act("fly"), .today(nil), "this page has no such action"),
            (Act("today/sick-day/start"), .today(yesterday), "only today can be changed here"),
            (
                Act("labs/add", fields: ["analyte": "potassium", "value": "50", "unit": "mmol/L"]), .labs(nil),
                "did you mean 5.0 mmol/L"
            ),
            (
                Act("foods/add", fields: ["food": "moonstone", "amount": "1 cup"]), .foods,
                "there is no food “moonstone”"
            ),
            (Act("photo/add"), .journal(nil), "the field “file” has no file that can be read — choose a file"),
            (Act("profile/picture/save"), .profile, "the field “picture” has no file that can be read"),
            (Act("measurements/add", fields: ["weight": "300 lb"]), .weight, "far from the last"),
            (Act("measurements/add"), .weight, "enter a weight, a blood pressure or an activity"),
            (Act("medicines/add", fields: ["name": " "]), .medicines, KidneyError.medicineNameBlank.description),
        ]
        for (act, link, expected) in cases {
            guard case .refused(_, let why, _, _) = try await kidney.perform(act, at: link) else {
                Issue.record("\(act.action) wasn't refused")
                continue
            }
            #expect(why.contains(expected), "\(why)")
        }
        #expect(try sample.patient.history() == log)
    }

    @Test("A name in the form without a search that can be several foods offers each of them with its page")
    func offered() async throws {
        let kidney = try ActSample(seed: 2).kidney
        let act = Act("foods/add", fields: ["food": "baked potato", "amount": "1", "meal": "lunch"])
        guard case .refused(let screen, let why, _, _) = try await kidney.perform(act, at: .foods) else {
            Issue.record("a name of several foods was taken for one of them")
            return
        }
        #expect(why.contains("it isn’t clear which food “baked potato” is — choose one of those found"), "\(why)")
        let offered = try #require(screen as? FoodSearchScreen).offered
        #expect(try offered.map(\.id) == kidney.meantFoods("baked potato").map(\.food.id))
        #expect(offered.count > 1 && offered.allSatisfy { $0.opens.target == "kidney://food/\($0.id)" })
    }

    @Test("An alert's link to a value that was deleted leads to all values")
    func deletedValue() async throws {
        let kidney = try ActSample(seed: 2).kidney
        let lab = try #require(try kidney.labs(.potassium).first).id
        #expect(try (kidney.screen(.lab(lab)) as? LabsScreen)?.title == "Potassium")
        let delete = Act("lab/\(lab)/delete", isConfirmed: true)
        try await done(kidney.perform(delete, at: .lab(lab)))
        #expect(try (kidney.screen(.lab(lab)) as? LabsScreen)?.title == "Laboratory values")
    }

    @Test("A refused edit of a row types nothing into the form that adds one")
    func refusedRow() async throws {
        let kidney = try ActSample(seed: 2).kidney
        let lab = try #require(try kidney.labs(.potassium).first).id
        let edit = Act("lab/\(lab)/edit", fields: ["value": "much"])
        guard case .refused(let screen, _, _, _) = try await kidney.perform(edit, at: .labs(.potassium)) else {
            Issue.record("a value without a number was saved")
            return
        }
        #expect((screen as? LabsScreen)?.form[field: "value"]?.value == "")
        let row = try #require((screen as? LabsScreen)?.labs.first { $0.id == lab.rawValue })
        let inputs = try #require(row.actions.first { $0.id == edit.action }?.inputs)
        #expect(inputs.first { $0.id == "value" }?.value == "much", "what was typed into the row is kept")
        #expect(inputs.first { $0.id == "unit" }?.value == "mmol/L", "the other inputs are as stored")
        let add = Act("labs/add", fields: ["value": "much"])
        guard case .refused(let typed, _, _, _) = try await kidney.perform(add, at: .labs(.potassium)) else {
            Issue.record("a value without a number was added")
            return
        }
        #expect((typed as? LabsScreen)?.form[field: "value"]?.value == "much")
    }

    @Test("Equal preferences have equal JSON, however they came about")
    func orderedSets() throws {
        let foods = (1...12).map { TimeKit.ID<Food>("food-\($0)") }
        let one = FoodPreferences(likes: Set(foods), avoids: Set(FoodTag.allCases))
        var other = FoodPreferences(likes: Set(foods.reversed()))
        other.likes.reserveCapacity(1_000)
        for tag in FoodTag.allCases.reversed() { other.avoids.insert(tag) }
        #expect(one == other)
        let (text, again) = (try Self.json(one), try Self.json(other))
        #expect(text == again)
        #expect(try JSONDecoder().decode(FoodPreferences.self, from: Data(text.utf8)) == one)
    }

    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test("A form that replaces what was seen is refused once that has changed, and an entry is done still")
    func stale() async throws {
        let kidney = try ActSample(seed: 2).kidney
        let seen = try kidney.profileScreen().revision
        try await done(kidney.perform(Act("today/sick-day/start"), at: .today(nil)))
        let save = Act("profile/save", fields: ["name": "Bea"], seen: seen)
        guard case .refused(let screen, let why, _, _) = try await kidney.perform(save, at: .profile) else {
            Issue.record("another device's profile was overwritten")
            return
        }
        #expect(why.hasPrefix("since you looked: ") && why.hasSuffix(" — look again, then decide"))
        #expect((screen as? ProfileScreen)?.form[field: "name"]?.value == "Bea", "what was typed is kept")
        let food = "food/\(Pantry.banana.id)/eat"
        let eat = Act(food, fields: ["amount": "1 medium"], seen: seen)
        try await done(kidney.perform(eat, at: .food(Pantry.banana.id)))
        // Another device began the sick day, too.
        try await done(kidney.perform(Act("today/sick-day/start", seen: seen), at: .today(nil)))
    }

    @discardableResult
    private func done(_ acted: Acted) throws -> Acted.Done {
        guard case .done(let done) = acted else { throw NotDone(acted: "\(acted)") }
        return done
    }

    private struct NotDone: Error { let acted: String }
}
