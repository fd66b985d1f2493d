import Foundation
import MaricopaDirectory
import TestKit
import Testing
import TimeKit

@Suite("USDA's export of farmers' markets")
struct MarketReaderTests {
    private static let today = LocalDate(dayNumber: 20_000)

    private struct Count {
        var records: [String: Record] = [:]
        var read = 0
        var refused: [String: Int] = [:]
        var notes: [String: Int] = [:]

        mutating func add(_ items: [ImportedItem]) {
            for item in items {
                read += 1
                switch item.outcome {
                case .refused(let reason): refused[reason, default: 0] += 1
                case .record(let record, let notes):
                    records[record.source?.id ?? ""] = record
                    for note in notes { self.notes[note, default: 0] += 1 }
                }
            }
        }
    }

    private static func read(_ bytes: [UInt8], piece: Int = 1 << 16) throws -> Count {
        var reader = MarketReader(today: today)
        var count = Count()
        for start in stride(from: 0, to: bytes.count, by: piece) {
            count.add(try reader.feed(Array(bytes[start..<min(start + piece, bytes.count)])))
        }
        count.add(try reader.finish())
        return count
    }

    @Test(
        "Each of the 8,759 rows becomes a market, with what is dirty in it left out and counted by reason",
        .enabled(if: Corpus.isPresent)
    )
    func wholeExport() throws {
        let file = try Corpus.folder("markets").appendingPathComponent("usda_farmers_market_Export_2017.csv")
        let bytes = Array(try Data(contentsOf: file))
        let count = try Self.read(bytes)
        #expect(count.read == 8759)
        #expect(count.records.count == 8759)
        #expect(count.refused == [:])
        #expect(
            count.notes == [
                "a Facebook page is neither an address nor a name": 464,
                "a ZIP code isn't five or nine digits": 19,
                "a season lacks an end: its hours are unknown for the rest of the year": 196,
                "a website is no address that may be opened": 39,
                "the hours of a day aren't whole": 95,
                "a season's dates can't be read": 2, "a ZIP code is far from its place": 9,
                "the hours of a day mix up morning and evening: more than 12 hours before dawn or past midnight": 97,
                "the hours of a day begin before 5 in the morning, likely a slip for the afternoon: ask": 30,
                "two seasons contradict each other: its hours are unknown": 85,
                "two seasons without dates: the first one's hours count": 2,
            ]
        )
        let records = count.records.values
        #expect(records.filter { $0.link(.website) != nil }.count == 5220)
        #expect(records.filter { $0.link(.facebook) != nil }.count == 3659)
        #expect(records.filter { $0.coordinate != nil }.count == 8731)
        #expect(records.filter { $0.zip != nil }.count == 7792)
        #expect(records.filter { $0.verifiedOn != nil }.count == 6442)
        #expect(records.filter { $0.hours == .unknown }.count == 2958)
        let untold = records.filter { $0.details == .market(MarketDetails()) }
        #expect(untold.count == 2376)
        #expect(records.filter { $0.subtitle.hasSuffix(" County") }.count == 91)
    }

    @Test("The market of one row has its name, place, hours, goods and payments, whatever pieces the file comes in")
    func oneRow() throws {
        let file = Self.header + "\r\n" + Self.row() + "\r\n"
        for piece in [1, 7, 1_000] {
            let count = try Self.read(Array(file.utf8), piece: piece)
            let record = try #require(count.records["1018235"])
            #expect(record.id.rawValue == "usda-1018235")
            #expect(record.title == "Uptown \"Farmers\" Market")
            #expect(record.subtitle == "Maricopa County")
            #expect(record.address == "5757 N. Central Avenue, Phoenix")
            #expect(record.city == "Phoenix")
            #expect(record.zip?.digits == "85012")
            #expect(record.coordinate == Coordinate(latitudeE7: 335_226_370, longitudeE7: -1_120_710_200))
            #expect(record.link(.website)?.text == "https://uptownmarketaz.com/")
            #expect(record.link(.facebook)?.text == "https://www.facebook.com/uptownmarketaz")
            #expect(record.verifiedOn == LocalDate("2017-06-20"))
            #expect(record.addedOn == Self.today)
            #expect(record.hours.seasons.count == 2)
            #expect(record.hours.week == nil)
            guard case .market(let market) = record.details else {
                Issue.record("it is no market")
                continue
            }
            #expect(market.payments == [.credit, .snap])
            #expect(market.produce == [SeasonalProduce("Season not told", ["Organic produce", "Vegetables"])])
        }
    }

    @Test(
        "Dates with a year are a season of that year, and those without return every year; what lacks an end is unknown for the rest of it",
        arguments: [
            ("05/06/2017 to 09/30/2017", "2017-05-06 to 2017-09-30"), ("May to October", "May 1-Oct 31"),
            ("10/01/2016 to 05/07/2016", "else unknown"), ("November to April", "Nov 1-Apr 30"),
            ("June 9, 2011 to Oct. 20, 2011", "2011-06-09 to 2011-10-20"),
            ("June 6, 2011 to September", "2011-06-06 to 2011-09-30"),
            ("April to Sept 28, 2011", "2011-04-01 to 2011-09-28"),
            ("November to Apr 3, 2011", "2010-11-01 to 2011-04-03"),
            ("February to February", "Feb 1-Feb 29"), ("October to February", "Oct 1-Feb 29"),
            ("Oct 1, 2010 to February", "2010-10-01 to 2011-02-28"),
            ("Start Date 06/01/2011 to End Date 10/01/2011", "2011-06-01 to 2011-10-01"),
            ("10/01/2018 to 12/01/2019", "2018-10-01 to 2019-12-01"),
            ("06/08/2017 to ", "2017-06-08 to 2017-12-31, else unknown"),
            ("04/23/2016 to 04/23/2016", "2016-04-23 to 2016-12-31, else unknown"),
            ("01/01/2016", "2016-01-01 to 2016-12-31"),
            (" to 10/31/2013", "2013-01-01 to 2013-10-31, else unknown"),
            ("June to Octobsr", "Jun 1-Dec 31, else unknown"), ("02/30/2015 to 13/01/2015", "else unknown"),
            ("whenever", "else unknown"), ("", "none"),
        ]
    )
    func seasons(_ dates: String, _ expected: String) throws {
        let file =
            Self.header + "\n"
            + Self.row(["Season1Date": dates, "Season2Date": "", "Season2Time": "", "Season1Time": ""])
        let hours = try #require(try Self.read(Array(file.utf8)).records["1018235"]).hours
        var words = hours.seasons.map { HoursText.text($0.dates) }
        if hours.week == .unknown { words.append("else unknown") }
        #expect((words.isEmpty ? "none" : words.joined(separator: ", ")) == expected)
    }

    @Test(
        "The hours of a day are read in each form the export has; a day whose times aren't whole is unknown, not closed",
        arguments: [
            ("Sat: 9:00 AM-1:00 PM;", DayHours.open([try? OpeningSpan(opens: 540, closes: 780)].compactMap { $0 })),
            ("sat:7:30 am - 12:00 pm;", .open([try? OpeningSpan(opens: 450, closes: 720)].compactMap { $0 })),
            ("Sat: 8am-1pm", .open([try? OpeningSpan(opens: 480, closes: 780)].compactMap { $0 })),
            ("Sat: 12:00 PM-0:00 AM", .open([try? OpeningSpan(opens: 720, closes: 1440)].compactMap { $0 })),
            ("Sat: 9:00 PM-1:00 AM", .open([try? OpeningSpan(opens: 1260, closes: 1500)].compactMap { $0 })),
            (
                "Sat: 8:00 AM-9:00 AM;Sat: 5:00 PM-6:00 PM",
                .open(
                    [try? OpeningSpan(opens: 480, closes: 540), try? OpeningSpan(opens: 1020, closes: 1080)].compactMap
                    { $0 }
                )
            ),
            ("Sat:TBD - TBD", .unknown), ("Sat: 7:00 AM-", .unknown), ("Sat: -10:00 PM", .unknown),
            ("Sat:2 - 6", .unknown), ("Sat: 5:00 AM-7:00 PM", .unknown), ("Sat: 3:00 AM-6:00 PM", .unknown),
            ("Sat: 7:00 pm - 10:30 am", .unknown), ("Sat: 9:75 AM-1:00 PM", .unknown),
            ("Sat: 13:00 PM-2:00 PM", .unknown), ("Wed: 9:00 AM-1:00 PM;", .closed),
        ]
    )
    func times(_ text: String, _ saturday: DayHours) throws {
        let file =
            Self.header + "\n"
            + Self.row(["Season1Date": "", "Season2Date": "", "Season2Time": "", "Season1Time": text])
        let hours = try #require(try Self.read(Array(file.utf8)).records["1018235"]).hours
        #expect(hours.week?[.saturday] == saturday)
    }

    @Test(
        "Seasons that share days and have other hours contradict each other: the hours are unknown, and the page says so"
    )
    func contradiction() throws {
        let fields = [
            "Season1Date": "01/01/2016 to 12/31/2016", "Season1Time": "Sat: 8:00 AM-1:00 PM;",
            "Season2Date": "05/07/2016 to 10/01/2016", "Season2Time": "Sat: 8:00 AM-12:00 PM;",
        ]
        let count = try Self.read(Array((Self.header + "\n" + Self.row(fields)).utf8))
        let record = try #require(count.records["1018235"])
        #expect(record.hours == .unknown)
        #expect(record.description == "Its source gives hours that contradict each other, so they are unknown here.")
        #expect(count.notes == ["two seasons contradict each other: its hours are unknown": 1])
    }

    @Test("Times without dates hold, beside seasons of a year, for that year alone")
    func undated() throws {
        let fields = [
            "Season1Date": "", "Season1Time": "Sun: 9:00 AM-1:00 PM;", "Season2Date": "06/05/2016 to 09/25/2016",
            "Season2Time": "Sun: 8:00 AM-11:00 AM;",
        ]
        let hours = try #require(try Self.read(Array((Self.header + "\n" + Self.row(fields)).utf8)).records["1018235"])
            .hours
        #expect(
            HoursText.text(hours)
                == "[2016-06-05 to 2016-09-25] Sun 08:00-11:00; "
                + "[Dates not told 2016-01-01 to 2016-12-31] Sun 09:00-13:00"
        )
    }

    @Test("Dates of a season that can't be read are told in the description")
    func dropped() throws {
        let fields = [
            "Season1Date": "10/01/2016 to 05/07/2016", "Season1Time": "Sat: 8:00 AM-1:00 PM;", "Season2Date": "",
            "Season2Time": "",
        ]
        let count = try Self.read(Array((Self.header + "\n" + Self.row(fields)).utf8))
        let record = try #require(count.records["1018235"])
        let dates = ": 10/01/2016 to 05/07/2016"
        #expect(record.description.hasSuffix("can't be right, so its hours then are unknown" + dates))
    }

    @Test(
        "Hours that begin before 5 in the morning are a slip: the day is unknown, and the reason is noted",
        arguments: [
            ("Tue: 3:00 AM-7:00 AM;", DayHours.unknown), ("Tue: 4:59 AM-8:00 AM;", .unknown),
            ("Tue: 5:00 AM-9:00 AM;", .open([span(5, 9)])),
            ("Tue: 3:00 PM-7:00 PM;", .open([span(15, 19)])),
            ("Tue: 12:00 AM-12:00 AM;", .open([.wholeDay])),
        ]
    )
    func slips(_ times: String, _ expected: DayHours) throws {
        let file =
            Self.header + "\n"
            + Self.row(["Season1Date": "", "Season1Time": times, "Season2Date": "", "Season2Time": ""])
        let count = try Self.read(Array(file.utf8))
        #expect(try #require(count.records["1018235"]).hours.week?[.tuesday] == expected)
        let reason = "the hours of a day begin before 5 in the morning, likely a slip for the afternoon: ask"
        #expect(count.notes == (expected == .unknown ? [reason: 1] : [:]))
    }

    @Test(
        "A name of nothing but capitals is written as a name",
        arguments: [("SUN CITY WEST MARKET", "Sun City West Market"), ("AZ", "AZ")]
    )
    func capitals(_ name: String, _ expected: String) throws {
        let file = Self.header + "\n" + Self.row(["MarketName": name])
        #expect(try Self.read(Array(file.utf8)).records["1018235"]?.title == expected)
    }

    @Test(
        "A page on Facebook is an address, or a name that leads to one; anything else is left out",
        arguments: [
            ("https://www.facebook.com/GilbertMarket/", "https://www.facebook.com/GilbertMarket/"),
            ("www.Facebook.com/AcadiaFarmersMarket", "https://www.facebook.com/AcadiaFarmersMarket"),
            ("ww.facebook.com/Anthem-Market-1/", "https://www.facebook.com/Anthem-Market-1/"),
            ("acebook.com/Sun-City-1/", "https://www.facebook.com/Sun-City-1/"),
            ("//www.facebook.com/Shirleys", "https://www.facebook.com/Shirleys"),
            ("@historicbrigham", "https://www.facebook.com/historicbrigham"),
            ("/foxtrotorganicfarm", "https://www.facebook.com/foxtrotorganicfarm"),
            ("facebook/juneau.arts", "https://www.facebook.com/juneau.arts"),
            ("61market", "https://www.facebook.com/61market"), ("Verde Valley Farmers Market", nil), ("n/a", nil),
            ("someone@example.com", nil), ("javascript:alert(1)", nil), ("javascript://facebook.com/%0aalert(1)", nil),
            ("https://evil.example/?facebook.com/x", nil), ("example.org", nil), ("", nil),
        ] as [(String, String?)]
    )
    func facebook(_ text: String, _ address: String?) throws {
        let file = Self.header + "\n" + Self.row(["Facebook": text])
        let record = try #require(try Self.read(Array(file.utf8)).records["1018235"])
        #expect(record.link(.facebook)?.text == address)
    }

    @Test("A row without a number or a name, or of another length, is refused with its line, and the rest is read")
    func refused() throws {
        let rows = [
            Self.header, Self.row(["FMID": "x'); DROP TABLE record;--"]), Self.row(["MarketName": " "]), "1,2,3",
            Self.row(["FMID": "7"]) + "\"", Self.row(),
        ]
        var reader = MarketReader(today: Self.today)
        var items = try reader.feed(Array(rows.joined(separator: "\n").utf8))
        items += try reader.finish()
        let told = items.map { item -> String in
            if case .refused(let reason) = item.outcome { "\(item.line) \(reason)" } else { "\(item.line) read" }
        }
        #expect(
            told == [
                "2 its FMID is no number", "3 it has no name", "4 it has 3 fields, the header 59",
                "5 a quote isn't closed", "6 read",
            ]
        )
    }

    @Test("A file without the export's columns is refused as a whole, and so is an empty one")
    func anotherFile() {
        for text in ["", "a,b\n1,2\n", "<html>", "{\"type\":\"FeatureCollection\"}"] {
            #expect(throws: DirectoryError.self) { try Self.read(Array(text.utf8)) }
        }
    }

    private static let header =
        "FMID,MarketName,Website,Facebook,Twitter,Youtube,OtherMedia,street,city,County,State,zip,Season1Date,Season1Time,"
        + "Season2Date,Season2Time,Season3Date,Season3Time,Season4Date,Season4Time,x,y,Location,Credit,WIC,WICcash,SFMNP,"
        + "SNAP,Organic,Bakedgoods,Cheese,Crafts,Flowers,Eggs,Seafood,Herbs,Vegetables,Honey,Jams,Maple,Meat,Nursery,Nuts,"
        + "Plants,Poultry,Prepared,Soap,Trees,Wine,Coffee,Beans,Fruits,Grains,Juices,Mushrooms,PetFood,Tofu,"
        + "WildHarvested,updateTime"

    /// A row of the export with changed fields.
    private static func row(_ fields: [String: String] = [:]) -> String {
        let usual = [
            "FMID": "1018235", "MarketName": "Uptown \"Farmers\" Market", "Website": "https://uptownmarketaz.com/",
            "Facebook": "uptownmarketaz", "street": "5757 N. Central Avenue,  Phoenix", "city": "PHOENIX",
            "County": "Maricopa", "State": "Arizona", "zip": "85012-1000", "Season1Date": "05/06/2017 to 09/30/2017",
            "Season1Time": "Sat: 8:00 AM-12:00 PM;", "Season2Date": "10/04/2017 to 04/28/2018",
            "Season2Time": "Wed: 9:00 AM-1:00 PM;Sat: 9:00 AM-1:00 PM;", "x": "-112.071020", "y": " 33.522637  ",
            "Credit": "Y", "SNAP": "Y", "Organic": "Y", "Vegetables": "Y", "updateTime": "6/20/2017 5:29:02 PM",
        ].merging(fields) { $1 }
        return header.split(separator: ",").map { name in
            let value = usual[String(name)] ?? "N"
            let isText = name.hasPrefix("Season") || ["Location", "Twitter", "Youtube", "OtherMedia"].contains(name)
            let text = usual[String(name)] == nil && isText ? "" : value
            return "\"" + text.replacing("\"", with: "\"\"") + "\""
        }.joined(separator: ",")
    }
}

/// A span between two hours.
private func span(_ from: Int, _ to: Int) -> OpeningSpan {
    (try? OpeningSpan(opens: from * 60, closes: to * 60)) ?? .wholeDay
}
