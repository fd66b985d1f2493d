import DirectoryRecords
import Foundation
import TestKit
import Testing

@testable import MaricopaDirectory

@Suite("Reading columns of JSON")
struct RecordJSONReaderTests {
    @Test("a written record of every kind comes back as it was")
    func readsWhatIsWritten() throws {
        for record in GeneratedDirectory(seed: 21, count: 600) {
            #expect(try RecordJSONReader.links(RecordJSON.text(record.links)) == record.links)
            #expect(try RecordJSONReader.hours(RecordJSON.text(record.hours)) == record.hours)
            #expect(try RecordJSONReader.details(RecordJSON.text(record.details)) == record.details)
        }
    }

    @Test("a mangled record is read, or refused, as JSONDecoder does")
    func agreesOnMangled() throws {
        var random = SeededGenerator(seed: 22)
        let signs = Array("\"\\{}[],:0-9a \u{1}".utf8)
        var read = 0
        for record in GeneratedDirectory(seed: 23, count: 400) {
            for text in [RecordJSON.text(record.hours), try RecordJSON.text(record.details)] {
                var bytes = Array(text.utf8)
                let place = random.int(in: 0...bytes.count - 1)
                switch random.int(in: 0...2) {
                case 0: bytes.remove(at: place)
                case 1: bytes[place] = random.pick(signs)
                default: bytes.insert(random.pick(signs), at: place)
                }
                let mangled = String(decoding: bytes, as: UTF8.self)
                let hours: Hours? = try? RecordCoding.value(mangled)
                let details: RecordDetails? = try? RecordCoding.value(mangled)
                #expect((try? RecordJSONReader.hours(mangled)) == hours, "\(mangled)")
                #expect((try? RecordJSONReader.details(mangled)) == details, "\(mangled)")
                read += hours == nil && details == nil ? 0 : 1
            }
        }
        #expect((1..<800).contains(read))
    }

    @Test(
        "an address that is taken as it stands is one that the rule leaves as it is",
        arguments: [
            "https://example.org", "http://a.b/c?d=e&f=g-h_~i.", "https://www.example.org/Market/2", "https://a--b.org",
            "https://xn--a.org", "https://.org", "https://a..b", "https://a.b.", "https://-a.b", "https://a-.b",
            "https://ab",
            "https://a.b:80/", "https://u@a.b/", "https://a.b/%zz", "https://A.b/", "javascript:a.b", "https://a.b/ c",
            "https://a.b?c", "https:///a.b", "HTTPS://a.b", "https://a.b/\u{e9}", "https://1.2.3.4/", "",
        ]
    )
    func plainAddresses(_ address: String) throws {
        if WebLinkRule.isPlain(address) { #expect(try WebLinkRule.read(address).text == address) }
        let json = String(decoding: try JSONEncoder().encode([["address": address, "kind": "website"]]), as: UTF8.self)
        let links: [RecordLink]? = try? RecordCoding.value(json)
        #expect((try? RecordJSONReader.links(json.replacing("\\/", with: "/"))) == links)
    }

    @Test("the usual address is taken as it stands", arguments: ["https://example.org", "http://www.a-b.org/c?d=e"])
    func takesPlain(_ address: String) {
        #expect(WebLinkRule.isPlain(address))
    }
}
