import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("Fields in Spanish words")
struct FieldWordsTests {
    private static let fields: [RecordField] = [
        .hours, .schedule, .cost, .ages, .payments, .meals, .canceled, .featured, .produce, .features, .placeFeature,
        .nutrition,
    ]

    private static let english: Set = [
        "weekly", "until", "free", "yes", "daily", "every", "told", "vegetables", "playground", "trails", "sodium",
    ]

    @Test("A value that a form shows in Spanish is read back as the same one, for each bundled record")
    func roundTrip() throws {
        let records = try BundledDirectory.records(on: BundledDirectoryTests.today)
        try Language.$current.withValue(.spanish) {
            for record in records {
                for field in RecordField.all(of: record.kind) where Self.fields.contains(field) {
                    let shown = RecordFieldText.shown(field, of: record)
                    var read = record
                    try RecordFieldText.read(shown, as: field, into: &read)
                    #expect(read == record, "\(record.id) \(field): \(shown)")
                    // A note to hours is in its author's language.
                    guard field != .hours else { continue }
                    let words = Set(shown.split { !$0.isLetter }.map { $0.lowercased() })
                    #expect(words.isDisjoint(with: Self.english), "\(shown)")
                }
            }
        }
    }

    @Test(
        "Hours in Spanish words are those in English ones, and the names of seasons and the notes stay",
        arguments: [
            ("Sáb 08:00-13:00; dom cerrado", "Sat 08:00-13:00; Sun closed"),
            ("sábados 08:00-13:00", "Sat 08:00-13:00"), ("los sábados 8:00 a 13:00", "Sat 08:00-13:00"),
            ("lun-mié 09:00-17:00; jue cerrado", "Mon-Wed 09:00-17:00; Thu closed"),
            ("martes y jueves 09:00-mediodía", "Tue, Thu 09:00-12:00"), ("diario 09:00-17:00", "daily 09:00-17:00"),
            ("[Invierno nov 1-mar 31] mar 15:00-19:00", "[Invierno Nov 1-Mar 31] Tue 15:00-19:00"),
            ("[2017-05-06 a 2017-09-30] sáb 08:00-12:00", "[2017-05-06 to 2017-09-30] Sat 08:00-12:00"),
            ("[todo el año] dom 08:00-12:00", "[all year] Sun 08:00-12:00"),
            ("2026-12-26 cerrado (feriado)", "2026-12-26 closed (feriado)"), ("desconocido", "unknown"),
        ]
    )
    func hours(spanish: String, english: String) throws {
        #expect(try HoursText.read(spanish) == HoursText.read(english))
    }

    @Test(
        "A schedule in Spanish words is the one in English ones",
        arguments: [
            ("todo el día", "all day"), ("a 2026-12-07 todo el día", "to 2026-12-07 all day"),
            ("09:00-12:00; diario", "09:00-12:00; daily"), ("09:00; todos los días", "09:00; daily"),
            ("09:00; cada 3 días 5 veces", "09:00; every 3 days 5 times"),
            ("09:00; cada semana los sáb hasta 2027-03-27", "09:00; weekly on Sat until 2027-03-27"),
            ("09:00; cada 2 semanas los vie y sáb", "09:00; every 2 weeks on Fri and Sat"),
            ("09:00; cada mes el día 15", "09:00; monthly on day 15"),
            ("09:00; cada 3 meses el día 31 o el último", "09:00; every 3 months on day 31 or the last"),
            (
                "09:00; diario; excepto 2026-12-26; movido 2027-01-02 a 2027-01-03 10:00-13:00",
                "09:00; daily; except 2026-12-26; moved 2027-01-02 to 2027-01-03 10:00-13:00"
            ),
        ]
    )
    func schedules(spanish: String, english: String) throws {
        #expect(try ScheduleText.read("2026-12-05 \(spanish)") == ScheduleText.read("2026-12-05 \(english)"))
    }

    @Test("Costs, ages, payments, meals and answers are read in Spanish words")
    func others() throws {
        #expect(try CostText.read("Gratis") == .free)
        #expect(try AgesText.read("todas") == .all)
        #expect(try ["Sí", "si", "y", "no"].map { try RecordFieldText.isYes($0) } == [true, true, true, false])
        let payments: [PaymentOption] = try ListText.choices("crédito, snap", as: "")
        let meals: [MealType] = try ListText.choices("Almuerzo, cena", as: "")
        #expect(payments == [.credit, .snap] && meals == [.lunch, .dinner])
    }

    @Test("Goods, features and nutrition facts are Spanish words in a form, and are read back as the stored ones")
    func usualWords() throws {
        var market = try SiteSample.record(.market)
        market.details = .market(MarketDetails(produce: [SeasonalProduce("Season not told", ["Vegetables", "Kale"])]))
        var park = try SiteSample.record(.park)
        park.details = .park(ParkDetails(features: ["Playground", "golf", "Labyrinth"]))
        try Language.$current.withValue(.spanish) {
            #expect(RecordFieldText.shown(.produce, of: market) == "Temporada desconocida: Verduras, Kale")
            #expect(RecordFieldText.shown(.features, of: park) == "Juegos infantiles, golf, Labyrinth")
            try RecordFieldText.read("temporada desconocida: Miel, verduras, Kale", as: .produce, into: &market)
            try RecordFieldText.read("Pesca, Fishing, golf", as: .features, into: &park)
            #expect(RecordField.features.example == "Juegos infantiles, Senderos para caminar")
        }
        #expect(RecordFieldText.text(.produce, of: market) == "Season not told: Honey, Vegetables, Kale")
        #expect(RecordFieldText.text(.features, of: park) == "Fishing, golf")
    }

    @Test("A form in Spanish has no English words, and saved as it is it changes nothing")
    func form() throws {
        var record = try SiteSample.record(.market)
        record.hours = try HoursText.read("[\"Sun days\" 2017-05-06 to 2017-09-30] Sat 08:00-12:00; Sun closed")
        Language.$current.withValue(.spanish) {
            let draft = RecordDraft(record)
            #expect(draft.texts[.hours] == "[Sun days 2017-05-06 a 2017-09-30] sáb 08:00-12:00")
            #expect(draft.applied(to: record).record == record)
        }
    }
}
