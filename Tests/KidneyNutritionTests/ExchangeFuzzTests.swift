import Foundation
import KidneyNutrition
import MarkupKit
import TestKit
import Testing
import TimeKit

/// Seeded damage to import files: every reader terminates, with plausible values or a typed error, and with consistent counts.
@Suite("Damaged files of other programs")
struct ExchangeFuzzTests {
    private static let exports: [[UInt8]] = {
        let pressure =
            AppleHealthSample.record("BloodPressureSystolic", "131", "mmHg")
            + AppleHealthSample.record("BloodPressureDiastolic", "84", "mmHg")
        let text = AppleHealthSample.export(
            AppleHealthSample.record("BodyMass", "81.2", "kg") + AppleHealthSample.record("StepCount", "155", "count")
                + AppleHealthSample.record("BloodGlucose", "5.6", "mmol&lt;180.15588&gt;/L")
                + AppleHealthSample.record("DietarySodium", "941.9", "mg") + pressure
                + AppleHealthSample.correlation("BloodPressure", pressure)
                + AppleHealthSample.correlation("Food", AppleHealthSample.record("DietaryWater", "1", "L")),
            doctype: "<!DOCTYPE HealthData [<!ENTITY x \"y\">]>\n"
        )
        return [Array(text.utf8)] + corpus("applehealth", suffix: "xml", limit: 8)
    }()

    private static let objects: [[UInt8]] = {
        let bundle = FHIRSample.bundle([
            FHIRSample.observation("2823-3", "5.4", "mmol/L"), FHIRSample.observation("29463-7", "81.2", "kg", id: "b"),
            "{\"resourceType\": \"Goal\", \"lifecycleStatus\": \"active\", \"description\": {\"text\": \"x\"}}",
        ])
        let weight = "[{\"logId\": 1, \"weight\": 191.8, \"date\": \"05/18/15\", \"time\": \"23:59:59\"}]"
        let steps = "[{\"dateTime\": \"01/15/20 04:59:00\", \"value\": \"10\"}]"
        let answer =
            "{\"activities-steps\": [{\"dateTime\": \"2020-01-15\", \"value\": \"3212\"}], \"summary\": {\"steps\": 1}}"
        return [bundle, weight, steps, answer].map { Array($0.utf8) }
            + corpus("fhir", suffix: "json", limit: 8).filter { $0.count < 100_000 }
            + corpus("fitbit/shimmer", suffix: "json", limit: 80)
    }()

    private static func corpus(_ folder: String, suffix: String, limit: Int) -> [[UInt8]] {
        guard Corpus.isPresent, let files = try? Corpus.files(in: folder, withExtension: suffix) else { return [] }
        return files.prefix(limit).compactMap { try? [UInt8](Data(contentsOf: $0)) }
    }

    @Test("a damaged health export never crashes or hangs its reader", arguments: 0..<16 as Range<UInt64>)
    func export(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let bytes = Self.damaged(random.pick(Self.exports), &random)
            var items = 0
            do throws(KidneyError) {
                let counts = try AppleHealthReader().read(.bytes(bytes)) { item in
                    if case .person = item { return }
                    items += 1
                }
                #expect(counts.read == counts.decided, "seed \(seed)")
                #expect(counts.new == items, "seed \(seed)")
            } catch {
                if case .importStopped(_, _, let counts) = error {
                    #expect(counts.decided <= counts.read && counts.new == items, "seed \(seed)")
                }
                #expect(!error.description.contains("without words"))
            }
        }
    }

    @Test("damaged JSON of clinics and of Fitbit never crashes or hangs its reader", arguments: 0..<16 as Range<UInt64>)
    func json(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let bytes = Self.damaged(random.pick(Self.objects), &random)
            do throws(KidneyError) {
                let (items, counts) = try FHIRSample.read(bytes, pieces: random.int(in: 1...5000))
                #expect(counts.read == counts.decided && counts.new == items.count, "seed \(seed)")
            } catch {
                #expect(!error.description.contains("without words"))
            }
            var reader = FitbitReader(units: random.pick(FitbitUnits.allCases), zone: LabSample.zone)
            var items = 0
            let name = random.pick(["weight-2015-05-18.json", "steps-2020-01-15.json", "very_active_minutes.json", ""])
            try? reader.read([bytes], of: name) { _ in items += 1 }
            let counts = reader.finish { _ in items += 1 }
            #expect(counts.new == items && counts.refused <= counts.read + counts.merged, "seed \(seed)")
        }
    }

    @Test("nests without end and texts without end are refused in bounded memory")
    func endless() async {
        await #expect(processExitsWith: .success) {
            for (opening, filler) in [
                ("{\"entry\":[{\"a\":\"", "x"), ("{\"a\":\"", "x"), ("[{\"a\":[", "1,"), ("[", "["), ("[", "{\"a\":"),
            ] {
                let piece = Array(String(repeating: filler, count: 64_000 / filler.utf8.count).utf8)
                let pieces = [Array(opening.utf8)] + Array(repeating: piece, count: 400)
                let growth = PeakMemory.growth {
                    var reader = FHIRReader(file: "x", zone: .gmt)
                    #expect(throws: KidneyError.self) { try reader.read(pieces) { _ in } }
                }
                #expect((growth ?? 0) < 34 << 20, "\(opening)\(filler)")
            }
        }
    }

    private static func damaged(_ original: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = original
        let tokens = [
            "<", ">", "&x;", "\"", "'", "{", "}", "[", "]", ",", ":", "\\u", "\\", "null", "-", "1e999", "e",
            "99999999999999999999",
            "<Record>", "</Correlation>", "<Correlation type=\"HKCorrelationTypeIdentifierFood\">", "\u{FEFF}", "\u{0}",
            "é",
            "\"resource\":", "0001-01-01T00:00:00Z", "9999-12-31 23:59:59 +1800", "0001-01-01 00:00:00 +1800",
        ]
        for _ in 0..<random.int(in: 1...6) {
            guard !bytes.isEmpty else { return bytes }
            let index = random.int(in: 0...(bytes.count - 1))
            let length = min(bytes.count - index, random.int(in: 1...60))
            switch random.int(in: 0...5) {
            case 0: bytes[index] = UInt8(random.int(in: 0...255))
            case 1: bytes.removeSubrange(index..<(index + length))
            case 2: bytes.insert(contentsOf: bytes[index..<(index + length)], at: index)
            case 3 where random.oneIn(3): bytes.removeSubrange(index...)
            case 4: bytes.insert(contentsOf: random.pick(tokens).utf8, at: index)
            default: bytes.swapAt(index, random.int(in: 0...(bytes.count - 1)))
            }
        }
        return bytes
    }
}
