import Foundation
import MaricopaDirectory
import TestKit
import Testing
import TimeKit

@Suite("Hours as they are kept")
struct HoursFormTests {
    @Test("hours read back from their JSON as they were", arguments: 0..<40 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let hours = try HoursSample.generated(&random, year: 2027)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let bytes = try encoder.encode(hours)
        let read = try JSONDecoder().decode(Hours.self, from: bytes)
        #expect(read == hours)
        #expect(try encoder.encode(read) == bytes)
    }

    @Test("a span that is none, and a week of eight days, are refused where they are read")
    func refused() throws {
        let decoder = JSONDecoder()
        let span = Data(#"{"opens": 600, "closes": 600}"#.utf8)
        #expect(throws: DirectoryError.spanOutOfRange(opens: 600, closes: 600)) {
            try decoder.decode(OpeningSpan.self, from: span)
        }
        let days = Array(repeating: #"{"closed":{}}"#, count: 8).joined(separator: ",")
        #expect(throws: DirectoryError.notAWeek(8)) {
            try decoder.decode(WeeklyHours.self, from: Data("[\(days)]".utf8))
        }
    }
}
