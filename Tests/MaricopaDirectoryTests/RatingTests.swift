import AccountKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Ratings")
struct RatingTests {
    @Test(
        "a user has one rating of a record of each kind, which can be changed and taken back",
        arguments: RecordKind.allCases
    )
    func one(kind: RecordKind) throws {
        let box = try UserBox()
        #expect(try box.ana.rate(UserBox.id(kind), stars: 4) == RatingSummary(ratings: 1, stars: 4))
        #expect(try box.ana.rate(UserBox.id(kind), stars: 2) == RatingSummary(ratings: 1, stars: 2))
        #expect(try box.ben.rate(UserBox.id(kind), stars: 5) == RatingSummary(ratings: 2, stars: 7))
        #expect(try box.ana.mark(on: UserBox.id(kind))?.stars == 2)
        try box.ana.unrate(UserBox.id(kind))
        #expect(try box.ratingSummary(kind) == RatingSummary(ratings: 1, stars: 5))
        #expect(try box.ana.mark(on: UserBox.id(kind)) == UserMark(isFavorite: false, stars: nil))
    }

    @Test("a rating is one to five stars", arguments: [Int.min, -1, 0, 6, 50, Int.max])
    func range(stars: Int) throws {
        let box = try UserBox()
        #expect(box.refusal { try box.ana.rate(UserBox.id(.park), stars: stars) } == .starsOutOfRange(stars))
        #expect(try box.ratingSummary(.park) == RatingSummary())
        for stars in MaricopaDirectory.stars { try box.ana.rate(UserBox.id(.park), stars: stars) }
        #expect(try box.ratingSummary(.park).stars == 5)
    }

    @Test("ratings ask to sign in, and say of what isn't there that it isn't")
    func refusals() throws {
        let box = try UserBox()
        for somebody in [box.nobody, box.owner] {
            #expect(box.refusal { try somebody.rate(UserBox.id(.park), stars: 3) } == .signInFirst)
            #expect(box.refusal { try somebody.unrate(UserBox.id(.park)) } == .signInFirst)
        }
        #expect(box.refusal { try box.ana.rate(TimeKit.ID("none"), stars: 3) } == .noSuchRecord("none"))
        #expect(box.refusal { try box.ana.unrate(UserBox.id(.park)) } == .notRated("sample-park"))
    }

    @Test(
        "a record's standing is the sum of what users did, whatever they do in whichever order",
        arguments: 0..<20 as Range<UInt64>
    )
    func sums(seed: UInt64) throws {
        let box = try UserBox()
        var random = SeededGenerator(seed: seed)
        let users = (0..<5).map { box.nobody.acting(as: .member(TimeKit.ID("u\($0)"))) }
        var stars: [Int: Int] = [:]
        var kept: Set<Int> = []
        let park = UserBox.id(.park)
        for _ in 0..<60 {
            let who = Int.random(in: 0..<users.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                let given = Int.random(in: 1...5, using: &random)
                try users[who].rate(park, stars: given)
                stars[who] = given
            case 2:
                #expect((box.refusal { try users[who].unrate(park) } == nil) == (stars[who] != nil))
                stars[who] = nil
            case 3: #expect(try users[who].addFavorite(park) == kept.insert(who).inserted)
            default:
                #expect((box.refusal { try users[who].removeFavorite(park) } == nil) == (kept.remove(who) != nil))
            }
            let expected = RatingSummary(
                ratings: stars.count,
                stars: stars.values.reduce(0, +),
                favorites: kept.count
            )
            #expect(try box.ratingSummary(.park) == expected)
        }
    }
}
