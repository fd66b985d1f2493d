import AccountKit
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Favorites")
struct FavoriteTests {
    @Test(
        "a record of each kind can be kept, is in the list of favorites, and can be let go",
        arguments: RecordKind.allCases
    )
    func keep(kind: RecordKind) throws {
        let box = try UserBox()
        #expect(try box.ana.mark(on: UserBox.id(kind))?.isFavorite == false)
        #expect(try box.ana.addFavorite(UserBox.id(kind)))
        #expect(try box.ana.mark(on: UserBox.id(kind))?.isFavorite == true)
        let page = try box.ana.favorites()
        #expect(page.favorites.map(\.id) == [UserBox.id(kind)])
        #expect(page.favorites.first?.record?.kind == kind)
        #expect(page.total == 1 && page.next == nil)
        try box.ana.removeFavorite(UserBox.id(kind))
        #expect(try box.ana.favorites().favorites.isEmpty)
        #expect(try box.ratingSummary(kind) == RatingSummary())
    }

    @Test("keeping a record twice keeps it once, since the first time")
    func twice() throws {
        let box = try UserBox()
        #expect(try box.ana.addFavorite(UserBox.id(.park)))
        let since = try box.ana.favorites().favorites.first?.at
        box.clock.advance(hours: 1)
        #expect(try !box.ana.addFavorite(UserBox.id(.park)))
        #expect(try box.ana.favorites().favorites.map(\.at) == [since])
        #expect(try box.ratingSummary(.park).favorites == 1)
    }

    @Test("favorites are listed with the last kept first, page by page, each once")
    func pages() throws {
        let box = try UserBox()
        for number in 0..<45 {
            var record = try UserBox.record(.market, title: "Market \(number)")
            record = Record(
                id: TimeKit.ID("m-\(number)"),
                title: record.title,
                addedOn: record.addedOn,
                details: record.details
            )
            try box.insert(record)
            try box.ana.addFavorite(record.id)
            // Every third favorite has the same instant as the one before.
            if !number.isMultiple(of: 3) { box.clock.advance(milliseconds: 1) }
        }
        var seen: [String] = []
        var next: TimeKit.ID<Record>?
        repeat {
            let page = try box.ana.favorites(after: next)
            #expect(page.favorites.count <= 20 && page.total == 45)
            seen += page.favorites.map(\.id.rawValue)
            next = page.next
        } while next != nil
        #expect(seen == (0..<45).reversed().map { "m-\($0)" })
    }

    @Test("favorites are each user's own; a record's standing counts who keeps it")
    func own() throws {
        let box = try UserBox()
        try box.ana.addFavorite(UserBox.id(.event))
        try box.ben.addFavorite(UserBox.id(.event))
        try box.ben.addFavorite(UserBox.id(.recipe))
        #expect(try box.ana.favorites().total == 1 && box.ben.favorites().total == 2)
        #expect(try box.ratingSummary(.event).favorites == 2)
        try box.ana.removeFavorite(UserBox.id(.event))
        #expect(try box.ben.mark(on: UserBox.id(.event))?.isFavorite == true)
        #expect(try box.ratingSummary(.event).favorites == 1)
    }

    @Test(
        "a favorite whose record was deleted is told by its last title, and can be let go",
        arguments: RecordKind.allCases
    )
    func deleted(kind: RecordKind) throws {
        let box = try UserBox()
        try box.ana.addFavorite(UserBox.id(kind))
        try box.retitle(kind, "What it was called last")
        try box.delete(kind)
        let kept = try #require(try box.ana.favorites().favorites.first)
        #expect(kept.record == nil && kept.title == "What it was called last")
        try box.ana.removeFavorite(UserBox.id(kind))
        #expect(try box.ana.favorites().total == 0)
    }

    @Test(
        "a record that a rollback or an import brings back is a favorite as before, with its ratings",
        arguments: [true, false]
    )
    func returns(byRollback: Bool) throws {
        let box = try UserBox()
        try box.ana.addFavorite(UserBox.id(.market))
        try box.ana.rate(UserBox.id(.market), stars: 5)
        try box.ben.rate(UserBox.id(.market), stars: 2)
        let before = try box.ratingSummary(.market)
        try box.delete(.market)
        if byRollback {
            let change = try box.owner.read { try ChangeLog.latest(in: $0.db) }
            _ = try box.owner.store.rollBack(change, by: "owner", at: box.clock.now)
        } else {
            try box.insert(try UserBox.record(.market))
        }
        #expect(try box.ratingSummary(.market) == before)
        #expect(before == RatingSummary(ratings: 2, stars: 7, favorites: 1))
        #expect(try box.ana.favorites().favorites.first?.record?.id == UserBox.id(.market))
        #expect(try box.ana.mark(on: UserBox.id(.market)) == UserMark(isFavorite: true, stars: 5))
        try box.ana.removeFavorite(UserBox.id(.market))
        try box.ana.unrate(UserBox.id(.market))
        #expect(try box.ratingSummary(.market) == RatingSummary(ratings: 1, stars: 2, favorites: 0))
    }

    @Test("favorites ask to sign in, and say of what isn't there that it isn't")
    func refusals() throws {
        let box = try UserBox()
        for somebody in [box.nobody, box.owner] {
            #expect(box.refusal { try somebody.addFavorite(UserBox.id(.park)) } == .signInFirst)
            #expect(box.refusal { try somebody.removeFavorite(UserBox.id(.park)) } == .signInFirst)
            #expect(box.refusal { _ = try somebody.favorites() } == .signInFirst)
            #expect(try somebody.mark(on: UserBox.id(.park)) == nil)
        }
        #expect(box.refusal { try box.ana.addFavorite(TimeKit.ID("none")) } == .noSuchRecord("none"))
        #expect(box.refusal { try box.ana.removeFavorite(UserBox.id(.park)) } == .notAFavorite("sample-park"))
        #expect(box.refusal { _ = try box.ana.favorites(after: TimeKit.ID("none")) } == .notAFavorite("none"))
    }
}
