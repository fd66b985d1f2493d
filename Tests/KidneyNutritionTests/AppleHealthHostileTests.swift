import Foundation
import KidneyNutrition
import MarkupKit
import TestKit
import Testing
import TimeKit

private typealias Sample = AppleHealthSample

@Suite("Health exports that are broken, hostile or huge")
struct AppleHealthHostileTests {
    @Test(
        "an export that breaks off ends with an error that has the counts so far; what was whole by then is handed on"
    )
    func cutOff() throws {
        let text = Sample.export(
            Sample.record("BodyMass", "81", "kg") + Sample.record("StepCount", "155", "count")
                + Sample.record("BodyMass", "812", "kg") + Sample.record("BodyMass", "82", "kg")
        )
        let whole = text.utf8.count
        var reached = 0
        for length in stride(from: 60, to: whole - 16, by: 7) {
            var items: [ImportedItem] = []
            do throws(KidneyError) {
                _ = try AppleHealthReader(file: "cut.xml").read(.bytes(Array(text.utf8.prefix(length)))) {
                    items.append($0)
                }
                Issue.record("\(length) bytes of \(whole) are no whole export")
            } catch {
                guard case .importStopped(let file, _, let counts) = error else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(file == "cut.xml")
                #expect(counts.new == items.count)
                #expect(items.activities.isEmpty)
                #expect(counts.refused <= 1)
                reached = max(reached, counts.read)
                #expect(error.description.contains("import it again"))
            }
        }
        #expect(reached == 4)
    }

    @Test(
        "entities that point outside or grow without end load and expand nothing",
        arguments: [
            "<!DOCTYPE HealthData [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>",
            "<!DOCTYPE HealthData [<!ENTITY x PUBLIC \"a\" \"http://127.0.0.1:1/x\">]>",
            "<!DOCTYPE HealthData [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\"><!ENTITY x \"&b;&b;&b;\">]>",
            "<!DOCTYPE HealthData [<!ENTITY x \"&x;\">]>",
        ]
    )
    func entities(doctype: String) throws {
        let weight = Sample.record("BodyMass", "81", "kg")
        for place in ["&x;", Sample.record("BodyMass", "&x;", "kg")] {
            do throws(KidneyError) {
                let (items, _) = try Sample.read(Sample.export(weight + place, doctype: doctype))
                #expect(items.weights.count == 1)
            } catch {
                guard case .importStopped(_, _, let counts) = error else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(counts.new == 1)
                #expect(!error.description.contains("root:"))
            }
        }
        // A document type in the phone's form is harmless.
        let plain = "<!DOCTYPE HealthData [<!ELEMENT HealthData (Record*)><!ATTLIST Record unit CDATA \"lb\">]>"
        #expect(try Sample.read(Sample.export(weight, doctype: plain)).items.weights.count == 1)
    }

    @Test(
        "another kind of file is named as such",
        arguments: ["<rss version=\"2.0\"><channel/></rss>", "<html><p>x</p></html>"]
    )
    func otherKinds(text: String) {
        #expect(throws: KidneyError.notThisFormat(file: "export.xml", expected: "export of Apple Health")) {
            try Sample.read(text)
        }
    }

    @Test("text that isn't XML ends with an error of its own")
    func noXML() {
        for text in ["", "{}", "plain", "<HealthData", "<HealthData/><HealthData/>"] {
            #expect(throws: KidneyError.self) { try Sample.read(text) }
        }
    }

    @Test("an export of fifty megabytes is read in flat memory")
    func memory() async {
        await #expect(processExitsWith: .success) {
            let export = LargeExport(size: 50_000_000)
            var items = 0
            var total: ImportCounts?
            let growth = try PeakMemory.growth {
                total = try AppleHealthReader().read(export.source) { _ in items += 1 }
            }
            let counts = try #require(total)
            #expect(counts.read == export.records)
            #expect(counts.read == counts.decided)
            #expect(counts.refused == 0)
            #expect(items == counts.new)
            #expect(items > 1000)
            #expect((growth ?? 0) < 32 << 20)
        }
    }
}

/// An export that is generated while it is read. Each day has a weight, a blood pressure with its correlation, meals, and steps and heart
/// rates by the minute from a phone and a watch.
final class LargeExport {
    private let days: Int
    private(set) var records = 0
    private var day = 0

    /// Creates an export of approximately `size` bytes.
    init(size: Int) {
        let probe = Self.bytes(ofDay: 0)
        days = size / probe.bytes.count + 1
        records = days * probe.records
    }

    var source: XMLSource {
        var isStarted = false
        var isEnded = false
        return .chunks(named: "a generated export") { [self] in
            if !isStarted {
                isStarted = true
                return Array("<?xml version=\"1.0\"?>\n<HealthData locale=\"en_US\">\n".utf8)
            }
            if day < days {
                day += 1
                return Self.bytes(ofDay: day - 1).bytes
            }
            defer { isEnded = true }
            return isEnded ? nil : Array("</HealthData>\n".utf8)
        }
    }

    private static func bytes(ofDay number: Int) -> (bytes: [UInt8], records: Int) {
        let day = LocalDate(dayNumber: 12_000 + number)
        var text = ""
        var records = 0
        func add(_ type: String, _ value: String, _ unit: String, _ time: String, _ source: String) {
            text += AppleHealthSample.record(type, value, unit, at: "\(day) \(time) -0700", source: source)
            records += 1
        }
        add("BodyMass", "18\(number % 10).\(number % 7)", "lb", "07:01:00", "Scale")
        for part in 0..<2 {
            if part == 1 { text += "<Correlation type=\"HKCorrelationTypeIdentifierBloodPressure\">\n" }
            add("BloodPressureSystolic", "12\(number % 10)", "mmHg", "07:02:00", "Cuff")
            add("BloodPressureDiastolic", "7\(number % 10)", "mmHg", "07:02:00", "Cuff")
        }
        text += "</Correlation>\n"
        for hour in ["08", "13", "19"] {
            for type in ["DietarySodium", "DietaryPotassium", "DietaryProtein"] {
                add(type, "1\(number % 10).25", type == "DietaryProtein" ? "g" : "mg", "\(hour):00:00", "Diary")
            }
        }
        for hour in 10..<22 {
            for minute in stride(from: 10, to: 60, by: 5) {
                add("StepCount", "\(minute)", "count", "\(hour):\(minute):00", "Phone")
                add("StepCount", "\(minute + 1)", "count", "\(hour):\(minute):00", "Watch")
                add("HeartRate", "6\(minute % 10)", "count/min", "\(hour):\(minute):00", "Watch")
            }
        }
        return (Array(text.utf8), records)
    }
}
