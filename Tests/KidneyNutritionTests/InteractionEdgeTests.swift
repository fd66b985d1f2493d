import FractionParser
import Testing
import TimeKit

@testable import KidneyNutrition

/// The conditions of the interaction rules just inside, on and just outside each bound.
@Suite("Interactions at their bounds")
struct InteractionEdgeTests {
    private func speaks(_ rule: String, _ scene: MedicineScene) throws -> Bool { try scene.finding(rule) != nil }

    // MARK: Meals

    @Test("A meal of more than 100 mg of phosphorus needs a binder from 15 minutes before to 30 minutes after it")
    func binder() throws {
        let snack = Pantry.food(301, "Snack", [.phosphorus: "100", .energy: "100"])
        func speaks(_ time: String, _ grams: Rational = 101) throws -> Bool {
            try self.speaks("binder-meal", MedicineScene().med("Renvela", at: "08:00").ate(snack, grams, at: time))
        }
        #expect(try speaks("07:29") && !speaks("07:30") && !speaks("08:15") && speaks("08:16"))
        #expect(try speaks("12:00") && !speaks("12:00", 100))
    }

    /// Bran has 250 kcal in 100 g, so that 80 g have 200 kcal.
    @Test("A meal is a breakfast, lunch or dinner, or something of 200 kcal")
    func meal() throws {
        let base = try MedicineScene().med("Humalog", at: "12:00").over()
        func speaks(_ grams: Rational, _ meal: Meal?) throws -> Bool {
            try self.speaks("su-ins", base.ate(Plate.bran, grams, at: "12:00", meal))
        }
        #expect(try !speaks(80, nil) && speaks(79, nil) && speaks(79, .snack) && !speaks(80, .snack))
        for meal in [Meal.breakfast, .lunch, .dinner] { #expect(try !speaks(1, meal)) }
    }

    @Test("A meal counts for insulin from an hour before the dose to two hours after it, both included")
    func mealNearDose() throws {
        for (time, isAlone) in [("10:59", true), ("11:00", false), ("14:00", false), ("14:01", true)] {
            let scene = try MedicineScene().med("Humalog", at: "12:00").over().ate(Plate.bread, at: time, .lunch)
            #expect(try speaks("su-ins", scene) == isAlone, "\(time)")
        }
    }

    @Test("Entries of half an hour are one meal, and those a minute farther apart are two")
    func occasions() throws {
        let base = try MedicineScene().med("Cipro", at: "12:00").ate(Plate.milk, 200, at: "12:30", .lunch)
        #expect(try !speaks("fq-cipro", base.ate(Plate.bread, at: "13:00", .lunch)))
        #expect(try speaks("fq-cipro", base.ate(Plate.bread, at: "13:01", .lunch)))
    }

    @Test("A meal is near tacrolimus from two hours before to one hour after it, on the last seven days")
    func mealsVary() throws {
        let today = try MedicineScene().med("Prograf", at: "08:00").over().ate(Plate.bread, at: "08:30", .breakfast)
        for (time, varies) in [("05:59", true), ("06:00", false), ("09:00", false), ("09:01", true)] {
            let scene = try today.ate(Plate.bread, at: time, on: "2026-03-09", .breakfast)
            #expect(try speaks("cni-food", scene) == varies, "\(time)")
        }
        #expect(try speaks("cni-food", today.ate(Plate.bread, at: "13:00", on: "2026-03-04", .lunch)))
        #expect(try !speaks("cni-food", today.ate(Plate.bread, at: "13:00", on: "2026-03-03", .lunch)))
    }

    // MARK: Other days

    @Test("The usual vitamin K is the median of at least seven of the 14 days before, for odd and even numbers of days")
    func median() throws {
        func scene(_ days: [(Int, Rational)], today grams: Rational) throws -> MedicineScene {
            var scene = try MedicineScene().med("warfarin")
            for (back, amount) in days { scene = try scene.ateBefore(Plate.greens, amount, days: back...back) }
            return try scene.ate(Plate.greens, grams)
        }
        let seven: [(Int, Rational)] = [(1, 150), (2, 60), (3, 100), (4, 140), (5, 80), (6, 130), (7, 70)]
        let eight: [(Int, Rational)] = [(1, 140), (2, 60), (3, 110), (4, 130), (5, 70), (6, 90), (7, 120), (8, 80)]
        for days in [seven, eight] {
            #expect(try speaks("warf-vitk", scene(days, today: 201)), "\(days.count)")
            #expect(try !speaks("warf-vitk", scene(days, today: 200)), "\(days.count)")
            #expect(try speaks("warf-vitk", scene(days, today: 49).over()), "\(days.count)")
            #expect(try !speaks("warf-vitk", scene(days, today: 50).over()), "\(days.count)")
        }
        // With fewer days, twice the usual intake of women counts, 180 µg.
        let six: [(Int, Rational)] = (1...6).map { ($0, 100) }
        #expect(try speaks("warf-vitk", scene(six, today: 190)) && !speaks("warf-vitk", scene(six, today: 180)))
        #expect(try !speaks("warf-vitk", scene(six + [(14, 100)], today: 190)))
        #expect(try speaks("warf-vitk", scene(six + [(15, 100)], today: 190)))
    }

    @Test("A change of salt counts with five days in each of the two weeks")
    func twoWeeks() throws {
        func speaks(_ recent: ClosedRange<Int>, _ before: ClosedRange<Int>) throws -> Bool {
            let scene = try MedicineScene().med("lithium").ateBefore(Plate.bread, 200, days: recent)
            return try self.speaks("lith", scene.ateBefore(Plate.bread, 100, days: before))
        }
        #expect(try speaks(1...5, 8...12) && speaks(3...7, 10...14))
        #expect(try !speaks(1...4, 8...14) && !speaks(1...7, 8...11) && !speaks(1...7, 11...15))
    }

    // MARK: Amounts

    @Test("A dose counts from its bound on: apixaban under 5 mg, and rivaroxaban from 15 mg on without a meal")
    func doses() throws {
        func severity(_ dose: String) throws -> InteractionSeverity? {
            try MedicineScene().med("Eliquis", dose).med("ketoconazole").finding("apix-inhib")?.severity
        }
        #expect(try severity("4.9 mg") == .contraindicated && severity("5 mg") == .major && severity("") == .major)
        for (dose, isFound) in [("14.9 mg", false), ("15 mg", true), ("", true)] {
            let scene = try MedicineScene().med("Xarelto", dose, at: "18:00").ate(Plate.bread, at: "12:00", .lunch)
            #expect(try speaks("rivaro", scene.over()) == isFound, "\(dose)")
        }
    }

    @Test(
        "A dose counts in Spanish, too, and with the number of tablets at each time; a range is a dose that isn't known"
    )
    func typedDoses() throws {
        func scene(_ name: String, _ dose: String, _ amount: String) throws -> MedicineScene {
            var scene = try MedicineScene().med(name, dose)
            scene.medicines[0].times = [MedicationTime(try LocalTime(iso8601: "18:00"), amount: amount)]
            return scene
        }
        let severities: [(String, String, InteractionSeverity)] = [
            ("media tableta de 5 mg", "", .contraindicated), ("1 tableta de 5 mg", "", .major),
            ("5 mg", "half a tablet", .contraindicated), ("2.5 mg", "2 tabletas", .major),
        ]
        for (dose, amount, severity) in severities {
            let found = try scene("Eliquis", dose, amount).med("ketoconazole").finding("apix-inhib")
            #expect(found?.severity == severity, "\(dose) \(amount)")
        }
        for (dose, amount, isFound) in [
            ("1 tableta de 10 mg", "", false), ("10 mg", "2 tablets", true), ("10 mg", "1-2 tablets", true),
        ] {
            let scene = try scene("Xarelto", dose, amount).ate(Plate.bread, at: "12:00", .lunch)
            #expect(try speaks("rivaro", scene.over()) == isFound, "\(dose) \(amount)")
        }
    }

    @Test("A total of the day counts only beyond its limit, of food and of food with medicines")
    func totals() throws {
        let plain = Pantry.food(302, "Plain", [.potassium: "100", .calcium: "100", .carbohydrate: "10"])
        func potassium(_ grams: Rational) throws -> Bool {
            try speaks("acei-k", MedicineScene().med("lisinopril").limit(.potassium, 2000).ate(plain, grams))
        }
        #expect(try !potassium(2000) && potassium(2001))
        // Three doses of PhosLo bring 507 mg of calcium.
        func calcium(_ grams: Rational) throws -> Bool {
            let scene = try MedicineScene().med("PhosLo", "667 mg", at: "08:00", "12:00", "18:00").limit(.calcium, 600)
            return try speaks("caac", scene.ate(plain, grams))
        }
        #expect(try !calcium(93) && calcium(94))
        func carbohydrate(_ grams: Rational) throws -> Bool {
            try speaks("sglt2", MedicineScene().med("Farxiga").ate(plain, grams).over())
        }
        #expect(try carbohydrate(499) && !carbohydrate(500))
        // Bran has 40 g of fiber in 100 g.
        func fiber(_ grams: Rational) throws -> Bool {
            try speaks("dig-fibre", MedicineScene().med("digoxin", at: "12:00").ate(Plate.bran, grams, at: "12:30"))
        }
        #expect(try !fiber(25) && fiber(26))
    }

    /// The clocks went forward on 8 March 2026, so that 72 hours before 10 March began at 23:00 on 6 March.
    @Test("Grapefruit counts for less than 72 hours before the day, and for less than 24 with some medicines")
    func lasting() throws {
        func speaks(_ rule: String, _ name: String, _ time: String, _ day: String) throws -> Bool {
            try self.speaks(rule, MedicineScene().med(name).ate(Plate.grapefruit, at: time, on: day))
        }
        #expect(try speaks("cni-gf", "tacrolimus", "23:01", "2026-03-06"))
        #expect(try !speaks("cni-gf", "tacrolimus", "23:00", "2026-03-06"))
        #expect(try speaks("ccb-gf", "felodipine", "00:01", "2026-03-09"))
        #expect(try !speaks("ccb-gf", "felodipine", "00:00", "2026-03-09"))
        #expect(try !speaks("statin-gf", "Zocor", "23:59", "2026-03-09"))
    }

    // MARK: Laboratory values

    @Test(
        "A value with “<” or “>” settles a limit where every number it stands for does, and otherwise an older one counts",
        arguments: [
            // At least 5.0, with an older value of 5.6.
            ("acei-k", "lisinopril", "5.6", "<5.0", false), ("acei-k", "lisinopril", "5.6", "<5.1", true),
            ("acei-k", "lisinopril", "4.0", ">5.0", true), ("acei-k", "lisinopril", "4.0", ">4.9", false),
            // Above 5.0.
            ("mra-k", "Aldactone", "5.6", "<5.0", false), ("mra-k", "Aldactone", "5.6", "<5.1", true),
            ("mra-k", "Aldactone", "4.0", ">5.0", true), ("mra-k", "Aldactone", "4.0", ">4.9", false),
            // Below 3.5.
            ("loop-k", "Lasix", "4.0", "<3.5", true), ("loop-k", "Lasix", "4.0", "<3.6", false),
            ("loop-k", "Lasix", "3.0", ">3.5", false), ("loop-k", "Lasix", "3.0", ">3.4", true),
        ]
    )
    func comparators(rule: String, medicine: String, older: String, newest: String, isFound: Bool) throws {
        let scene = try MedicineScene().med(medicine).lab(.potassium, older, "2026-02-01")
        #expect(try speaks(rule, scene.lab(.potassium, newest, "2026-03-01")) == isFound)
    }

    @Test("A low glucose counts on its day and the day after, up to 69 mg/dL")
    func lowGlucose() throws {
        let base = try MedicineScene().med("Lantus")
        for (value, day, isFound) in [
            ("69", "2026-03-10", true), ("69", "2026-03-09", true), ("69", "2026-03-08", false),
            ("70", "2026-03-09", false),
        ] {
            #expect(try speaks("su-ins", base.lab(.glucose, value, day)) == isFound, "\(value) \(day)")
        }
    }

    @Test("A calcium is judged by the newest albumin of its day alone")
    func albumin() throws {
        // 8.0 + 0.8 × (4.0 − 3.4) = 8.48, and with 3.5 or more nothing is corrected.
        func speaks(_ albumins: [(String, String)]) throws -> Bool {
            var scene = try MedicineScene().med("Sensipar")
            scene.labs = [try LabSample.lab(.calcium, "8.0", "2026-03-01T12:00")]
            scene.labs += try albumins.map { try LabSample.lab(.albumin, $0.0, $0.1) }
            return try self.speaks("calcim-ca", scene)
        }
        #expect(try !speaks([("3.4", "2026-03-01T08:00")]) && speaks([("3.5", "2026-03-01T08:00")]))
        #expect(try speaks([("3.4", "2026-03-01T08:00"), ("3.6", "2026-03-01T09:00")]))
        #expect(try !speaks([("3.6", "2026-03-01T08:00"), ("3.4", "2026-03-01T09:00")]))
        #expect(try speaks([("3.4", "2026-02-28")]) && speaks([("3.4", "2026-03-02")]))
    }

    // MARK: Sick days

    /// SADMANS (Diabetes Canada, appendix 7): sulfonylureas, ACE inhibitors, diuretics and direct renin inhibitors, metformin, angiotensin
    /// receptor blockers, NSAIDs, SGLT2 inhibitors. The app adds finerenone, potassium, methotrexate, lithium and digoxin.
    @Test(
        "On a sick day each medicine of SADMANS and of the app's own list is asked about, and no other known one",
        arguments: [
            ("glipizide", 1), ("glyburide", 1), ("lisinopril", 1), ("ramipril", 1), ("furosemide", 1), ("HCTZ", 1),
            ("spironolactone", 1), ("amiloride", 1), ("aliskiren", 1), ("metformin", 1), ("losartan", 1),
            ("Entresto", 1), ("ibuprofen", 1), ("naproxen", 1), ("empagliflozin", 1), ("dapagliflozin", 1),
            ("finerenone", 1), ("Klor-Con", 1), ("methotrexate", 1), ("lithium", 1), ("digoxin", 1),
            ("Zestoretic", 2), ("amlodipine", 0), ("atorvastatin", 0), ("levothyroxine", 0), ("warfarin", 0),
            ("tacrolimus", 0), ("prednisone", 0), ("Lantus", 0),
        ]
    )
    func sickDay(name: String, rows: Int) throws {
        let day = try LabSample.day("2026-03-10")
        func asked(from start: String = "2026-01-01", to stop: String? = nil) throws -> [Int] {
            let medicine = Medicine(
                id: .init("m"),
                name: name,
                start: try LabSample.day(start),
                stop: try stop.map(LabSample.day)
            )
            return SickDay.questions([medicine], on: day).map(\.rows.count)
        }
        #expect(try asked() == (rows == 0 ? [] : [rows]))
        #expect(try asked(to: "2026-03-10") == asked() && asked(from: "2026-03-10") == asked())
        #expect(try asked(to: "2026-03-09") == [] && asked(from: "2026-03-11") == [])
    }
}
