import Foundation
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Directories of earlier versions")
struct EarlierDirectoryTests {
    /// Written by the version whose newest migration was 0001, and never again.
    private static let fixture = Corpus.package.appending(
        path: "Tests/Fixtures/databases/maricopa-0001-directory.sqlite"
    )

    @Test("A directory of the version before opens with all its data, and its revision counts what follows")
    func opens() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("maricopa.sqlite")
        try FileManager.default.copyItem(at: Self.fixture, to: file)
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let ann = try MaricopaDirectory.open(
            at: file,
            clock: clock.wallClock,
            credential: .member(TimeKit.ID("user-ann"))
        )
        let park = TimeKit.ID<Record>("park-cave-creek")
        #expect(try ann.records(of: .park).count == 3 && ann.records(of: .event).count == 20)
        #expect(try ann.mark(on: park) == UserMark(isFavorite: true, stars: 4))
        #expect(try ann.subscriptions().map(\.topic.rawValue) == ["newsletter"])
        #expect(try ann.userLocation() == UserLocationText.read("85281"))
        let before = try ann.recordScreen(park).revision
        try ann.rate(park, stars: 5)
        #expect(try ann.recordScreen(park).revision != before)
    }
}
