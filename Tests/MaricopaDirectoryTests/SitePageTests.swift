import Foundation
import HTMLKit
import JSONKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Shared pages")
struct SitePageTests {
    private let directory: MaricopaDirectory

    init() throws {
        let clock = try ManualClock("2026-11-21T16:30:00Z")
        directory = try .inMemory(clock: clock.wallClock, ids: .live, credential: .owner)
    }

    private func add(_ records: [Record]) throws {
        try directory.write { tables in for record in records { try tables.insert(record) } }
    }

    private func page(_ record: Record) throws -> String {
        try add([record])
        try directory.write { tables in
            for (user, stars) in [5, 5, 4, 4].enumerated() {
                try tables.rate(record.id, stars: stars, by: TimeKit.ID("user-\(user)"))
            }
        }
        return String(decoding: try directory.sharePage(record.id), as: UTF8.self)
    }

    /// The page of a record that is in no directory.
    private func text(_ record: Record, at moment: LocalDateTime) -> String {
        let facts = RecordFacts(record, at: moment)
        return SitePages.record(facts, SiteFrame(settings: SiteSettings(), depth: nil)).string
    }

    /// The schema.org data in a page.
    private func data(_ page: String) throws -> AnyJSON {
        let match = try #require(page.firstMatch(of: #/<script type="application/ld\+json">(.*?)<\/script>/#))
        return try JSONDecoder().decode(AnyJSON.self, from: Data(match.1.utf8))
    }

    @Test(
        "A shared record of every kind is a page that is readable by itself: name, texts, sections, no script, nothing fetched",
        arguments: RecordKind.allCases
    )
    func readable(_ kind: RecordKind) throws {
        let page = try page(try SiteSample.record(kind))
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(page.contains("<h1 dir=\"auto\">A \(kind.rawValue)</h1>"))
        #expect(page.contains("And a second paragraph."))
        #expect(page.contains("default-src 'none'"))
        #expect(!page.contains(#/<script(?! type="application\/ld\+json">)/#))
        #expect(!page.contains("<link rel=\"stylesheet\"") && !page.contains("src=\"http"))
        let words: [String] =
            switch kind {
            case .market:
                [
                    "Saturday", "08:00-13:00", "Kale", "Melons", "SNAP", "Credit cards", "4.5 of 5 stars, 4 ratings",
                    "tel:6025550100",
                ]
            case .recipe: ["2 cups corn", "Serve cold.", "Sodium", "20 mg", "4 servings", "4.5 of 5 stars"]
            case .park: ["Hiking trails", "Playground", "08:00-13:00", "1 W Example St, Phoenix, AZ 85003"]
            case .activity: ["Bring water.", "Start early.", "maricopa://find-a-place/sample-activity"]
            case .event:
                [
                    "Sat 2026-11-21, 17:30 to 19:00", "$5 to $10", "6 to 12", "Sample Library", "every week on Sat",
                    "2026-11-28",
                ]
            case .resource: ["https://example.org/learn-more?a=1&amp;b=2"]
            }
        for word in words { #expect(page.contains(word), "\(kind): \(word)") }
    }

    @Test(
        "A shared page has the app's banner on top: it opens the record in the app, and offers the stores that are set, none made up",
        arguments: RecordKind.allCases
    )
    func banner(_ kind: RecordKind) throws {
        let record = try SiteSample.record(kind)
        let bare = try page(record)
        let link = "maricopa://\(kind.plural)/sample-\(kind.rawValue)"
        #expect(bare.contains("<body><aside class=\"banner\""))
        #expect(bare.contains("<a href=\"\(link)\" class=\"open\">Open in the app</a>"))
        #expect(!bare.contains("Install it") && !bare.contains("apple-itunes-app"))
        try directory.setSite(.appStore, to: "https://apps.example.org/app/id123456789")
        try directory.setSite(.playStore, to: "https://play.example.org/?id=org.example.app")
        try directory.setSite(.appStoreNumber, to: "123456789")
        let full = String(decoding: try directory.sharePage(record.id), as: UTF8.self)
        #expect(full.contains("href=\"https://apps.example.org/app/id123456789\""))
        #expect(full.contains("href=\"https://play.example.org/?id=org.example.app\""))
        #expect(full.contains("<meta name=\"apple-itunes-app\" content=\"app-id=123456789, app-argument=\(link)\">"))
    }

    @Test(
        "A shared page tells messages and search engines its title, sentence and address",
        arguments: RecordKind.allCases
    )
    func openGraph(_ kind: RecordKind) throws {
        try directory.setSite(.base, to: "https://example.org/healthy")
        let page = try page(try SiteSample.record(kind))
        let address = "https://example.org/healthy/\(kind.plural)/sample-\(kind.rawValue).html"
        #expect(page.contains("<link rel=\"canonical\" href=\"\(address)\">"))
        #expect(page.contains("<meta property=\"og:url\" content=\"\(address)\">"))
        #expect(page.contains("<meta property=\"og:title\" content=\"A \(kind.rawValue)\">"))
        let sentence = "The second line of the \(kind.rawValue). What it is."
        #expect(page.contains("<meta property=\"og:description\" content=\"\(sentence)\">"))
        #expect(try directory.shareLinks(TimeKit.ID("sample-\(kind.rawValue)")).page == address)
    }

    @Test("Each kind's data is in the words of schema.org that fit it")
    func linkedData() throws {
        func value(_ json: String) throws -> AnyJSON { try JSONDecoder().decode(AnyJSON.self, from: Data(json.utf8)) }
        let expected: [RecordKind: String] = [
            .market: #"""
            {"@context": "https://schema.org", "@type": "LocalBusiness", "name": "A market", "telephone": "602-555-0100",
             "address": {"@type": "PostalAddress", "addressLocality": "Phoenix", "addressRegion": "AZ", "postalCode": "85003"},
             "geo": {"@type": "GeoCoordinates", "latitude": 33.4512, "longitude": -112.0801},
             "openingHoursSpecification": [{"dayOfWeek": ["https://schema.org/Saturday"], "opens": "08:00", "closes": "13:00"}],
             "paymentAccepted": "Credit cards, SNAP",
             "aggregateRating": {"@type": "AggregateRating", "ratingValue": "4.5", "ratingCount": 4, "bestRating": 5}}
            """#,
            .recipe: #"""
            {"@type": "Recipe", "recipeIngredient": ["2 cups corn", "1 lime"], "recipeYield": "4 servings",
             "recipeCategory": ["lunch", "side"], "datePublished": "2026-11-21",
             "recipeInstructions": [{"@type": "HowToStep", "text": "Mix."}, {"@type": "HowToStep", "text": "Serve cold."}],
             "nutrition": {"@type": "NutritionInformation", "calories": "140 kcal", "sodiumContent": "20 mg"}}
            """#,
            .park: #"""
            {"@type": "Park", "amenityFeature": [{"name": "Hiking trails", "value": true}, {"name": "Playground", "value": true}]}
            """#,
            .activity: #"{"@type": "HowTo", "step": [{"text": "Bring water."}, {"text": "Start early."}]}"#,
            .event: #"""
            {"@type": "Event", "startDate": "2026-11-21T17:30:00-07:00", "endDate": "2026-11-21T19:00:00-07:00",
             "eventStatus": "https://schema.org/EventScheduled", "typicalAgeRange": "6-12",
             "organizer": {"@type": "Organization", "name": "Sample Library"},
             "offers": {"@type": "AggregateOffer", "lowPrice": "5.00", "highPrice": "10.00", "priceCurrency": "USD"},
             "eventSchedule": {"@type": "Schedule", "repeatFrequency": "P1W", "byDay": ["https://schema.org/Saturday"],
                               "exceptDate": ["2026-11-28"], "scheduleTimezone": "America/Phoenix"},
             "location": {"@type": "Place", "address": {"addressLocality": "Phoenix"}}}
            """#,
            .resource: #"{"@type": "WebPage", "significantLink": "https://example.org/learn-more?a=1&b=2"}"#,
        ]
        for kind in RecordKind.allCases {
            var record = try SiteSample.record(kind)
            record.isSample = false
            let found = try data(try page(record))
            #expect(found.lacks(try value(try #require(expected[kind]))) == [], "\(kind)")
        }
    }

    @Test(
        "A day of the month is told unless a shorter month has its last day instead",
        arguments: [("day 31", true), ("day 28 or the last", true), ("day 31 or the last", false)]
    )
    func dayOfMonth(_ day: String, _ isTold: Bool) throws {
        let schedule = try ScheduleText.read("2026-12-31 09:00-12:00; monthly on \(day)")
        let facts = RecordFacts(try EventSample.record("class", schedule), at: try SiteSample.moment())
        let members = EventData.members(EventDetails(schedule: schedule), facts)
        let repeats = try #require(members.first { $0.name == "eventSchedule" }).value
        #expect((repeats["byMonthDay"] != nil) == isTold)
        #expect(repeats["repeatFrequency"]?.string == "P1M")
    }

    @Test("A season whose dates nobody told has no made-up dates and no closed days on its page and in its data")
    func untoldSeason() throws {
        var record = try SiteSample.record(.park)
        let year = SeasonDates.once(from: try HoursSample.date("2026-04-23"), to: try HoursSample.date("2026-12-31"))
        let days = WeeklyHours([.saturday: .open([try HoursSample.span("09:00", "13:00")])])
        record.hours = Hours(week: .unknown, seasons: [Season(Season.Untold.end.rawValue, year, days)])
        let page = try page(record)
        #expect(page.contains("from 2026-04-23 on, end unknown") && !page.contains("2026-12-31"))
        #expect(!page.contains("<td dir=\"auto\">closed"))
    }

    @Test(
        "Seasons are told for the year they are next in, days to come by their date, closed ones as such, and nights past midnight"
    )
    func hours() throws {
        var record = try SiteSample.record(.park)
        let night = DayHours.open([try HoursSample.span("20:00", "02:00")])
        record.hours = Hours(
            seasons: [
                Season(
                    "Winter",
                    .yearly(from: try HoursSample.monthDay(11, 1), to: try HoursSample.monthDay(3, 31)),
                    WeeklyHours([.friday: night])
                ),
                Season(
                    "Past",
                    .once(from: try HoursSample.date("2020-01-01"), to: try HoursSample.date("2020-02-01")),
                    .always
                ),
            ],
            exceptions: [
                HoursException(try HoursSample.date("2026-11-26"), .closed, note: "Thanksgiving"),
                HoursException(try HoursSample.date("2025-11-26"), .closed),
            ]
        )
        let page = try page(record)
        for word in ["Winter, Nov 1-Mar 31", "20:00-02:00", "closed (Thanksgiving)"] { #expect(page.contains(word)) }
        let text = #"""
            {"openingHoursSpecification": [
              {"opens": "20:00", "closes": "02:00", "validFrom": "2026-11-01", "validThrough": "2027-03-31"},
              {"opens": "00:00", "closes": "00:00", "validFrom": "2026-11-26", "validThrough": "2026-11-26"}]}
            """#
        let expected = try JSONDecoder().decode(AnyJSON.self, from: Data(text.utf8))
        #expect(try data(page).lacks(expected) == [])
    }

    @Test(
        "Hours, payments and costs that nobody told are said to be unknown, not none",
        arguments: [RecordKind.market, .park, .event]
    )
    func unknown(_ kind: RecordKind) throws {
        var record = try SiteSample.record(kind)
        record.hours = .unknown
        if kind == .market { record.details = .market(MarketDetails()) }
        if case .event(var event) = record.details {
            event.cost = nil
            record.details = .event(event)
        }
        let page = try page(record)
        switch kind {
        case .market: #expect(page.contains("Hours unknown") && page.contains("Nobody told what can be paid with"))
        case .park: #expect(page.contains("Hours unknown"))
        default: #expect(page.contains("not told"))
        }
        #expect(
            !page.contains("openingHoursSpecification") && !page.contains("paymentAccepted") && !page.contains("offers")
        )
    }

    @Test("The buttons and section titles of a page are those that admins set up")
    func layout() throws {
        let record = try SiteSample.record(.market)
        let page = try page(record)
        for title in [
            "More Info", "Directions", "Meetup", "Hours", "Seasonal Produce", "Payment Options", "Rating/Photos",
        ] {
            #expect(page.contains("\(title)<"), "\(title)")
        }
        var facts = RecordFacts(record, at: try SiteSample.moment())
        facts.buttons = [ActionButton(id: "site", icon: .globe, title: "Visit <us>", targets: [.link(.website)])]
        facts.sections = [SectionTitle(.hours, "When & how long")]
        let changed = SitePages.record(facts, SiteFrame(settings: SiteSettings(), depth: nil)).string
        #expect(changed.contains("Visit &lt;us&gt;</a>") && changed.contains("When &amp; how long</h2>"))
        #expect(!changed.contains("More Info") && !changed.contains("Seasonal Produce"))
    }

    @Test(
        "A page leads the way to its place in the device's maps, Apple's, Google's and OpenStreetMap; to an address alone where no coordinates are known"
    )
    func way() throws {
        var record = try SiteSample.record(.park)
        let page = try page(record)
        for link in [
            "geo:33.4512,-112.0801?q=33.4512,-112.0801(A%20park)",
            "https://maps.apple.com/?daddr=33.4512%2C-112.0801",
            "https://www.google.com/maps/dir/?api=1&amp;destination=33.4512%2C-112.0801",
            "https://www.openstreetmap.org/directions?to=33.4512%2C-112.0801",
        ] { #expect(page.contains("href=\"\(link)\""), "\(link)") }
        record.coordinate = nil
        let address = "1%20W%20Example%20St%2C%20Phoenix%2C%20AZ%2085003"
        let other = text(record, at: try SiteSample.moment())
        for link in [
            "geo:0,0?q=\(address)", "https://maps.apple.com/?daddr=\(address)",
            "https://www.google.com/maps/dir/?api=1&amp;destination=\(address)",
            "https://www.openstreetmap.org/directions?to=\(address)",
        ] { #expect(other.contains("href=\"\(link)\""), "\(link)") }
    }

    @Test("A page leads nobody to a post-office box, nor to where nobody told; it says why and shows the address")
    func noWay() throws {
        var record = try SiteSample.record(.market)
        (record.coordinate, record.address) = (nil, "P.O. Box 12")
        let box = text(record, at: try SiteSample.moment())
        #expect(box.contains("P.O. Box 12, Phoenix, AZ 85003"))
        #expect(box.contains("There is no way to show: its address is a post-office box"))
        (record.address, record.city, record.zip) = ("1 W Example St", "", nil)
        let street = text(record, at: try SiteSample.moment())
        #expect(street.contains("There is no way to show: nobody told the city of its address."))
        for page in [box, street] { #expect(!page.contains("geo:") && !page.contains("maps.apple.com")) }
        record.zip = ZIPCode("02134")
        #expect(text(record, at: try SiteSample.moment()).contains("1 W Example St, 02134"))
    }

    @Test(
        "An event is shared as a calendar file, a recipe as a page to print; other kinds have neither",
        arguments: RecordKind.allCases
    )
    func files(_ kind: RecordKind) throws {
        let record = try SiteSample.record(kind)
        try add([record])
        let calendar = try directory.shareCalendar(record.id).map { String(decoding: $0, as: UTF8.self) }
        #expect((calendar != nil) == (kind == .event))
        if let calendar { #expect(calendar.contains("RRULE:FREQ=WEEKLY") && calendar.contains("A event")) }
        let print = try directory.printPage(record.id).map { String(decoding: $0, as: UTF8.self) }
        #expect((print != nil) == (kind == .recipe))
        if let print {
            #expect(print.contains("2 cups corn") && print.contains("Serve cold.") && print.contains("140 kcal"))
            #expect(print.contains("@media print") && !print.contains("<nav") && !print.contains("banner"))
        }
    }

    @Test("An event that is over or called off says so; a record that isn't there is refused")
    func ends() throws {
        var record = try SiteSample.record(.event)
        guard case .event(var event) = record.details else { return }
        event.isCancelled = true
        event.schedule.recurrence = nil
        event.schedule.start = try LocalDateTime(iso8601: "2026-11-01T10:00")
        event.schedule.end = try LocalDateTime(iso8601: "2026-11-01T11:00")
        record.details = .event(event)
        let page = try page(record)
        #expect(page.contains("This event was canceled.") && page.contains("This event is over"))
        #expect(page.contains("https://schema.org/EventCancelled"))
        #expect(throws: DirectoryError.noSuchRecord("nobody")) { try directory.sharePage(TimeKit.ID("nobody")) }
    }
}
