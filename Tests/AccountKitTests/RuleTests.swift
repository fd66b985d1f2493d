import TestKit
import Testing
import TimeKit

@testable import AccountKit

@Suite("The rules of accounts")
struct RuleTests {
    static let passwords: [(String, PasswordProblem?)] = [
        ("", .empty), ("olive", .tooShort(fewest: 8)), ("olive-7", .tooShort(fewest: 8)), ("olive-78", nil),
        ("password", .common), ("Password1", .common), ("QWERTYUIOP", .common), ("iloveyou", .common),
        ("aaaaaaaaa", .common), ("12345678", .common), ("87654321", .common), ("abcdefgh", .common),
        ("ééééééééé", .common), ("olive grove", nil), ("  spaces  ", nil), ("трактор и поле", nil),
        ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", .tooShort(fewest: 8)),
        ("ana.ruiz@example.org", .address), ("ANA.RUIZ", .address),
        (String(repeating: "né ", count: 341), nil), (String(repeating: "né ", count: 342), .tooLong(limit: 1_024)),
    ]

    @Test(
        "a password has at least eight characters and is none of those tried first; nothing else is asked",
        arguments: passwords
    )
    func password(password: String, problem: PasswordProblem?) throws {
        #expect(PasswordRule.problem(of: password, address: try EmailAddress("ana.ruiz@example.org")) == problem)
    }

    @Test("the list of common passwords holds eight thousand, each of at least eight characters, in lower case")
    func commonPasswords() {
        #expect(CommonPasswords.all.count > 8_000)
        for password in CommonPasswords.all {
            #expect(password.count >= PasswordRule.fewest && password == password.lowercased(), "\(password)")
        }
    }

    @Test("a password is the same from a keyboard that composes accents and from one that doesn't")
    func composition() {
        #expect(PasswordRule.bytes(of: "jose\u{301} maria") == PasswordRule.bytes(of: "jos\u{E9} maria"))
        #expect(PasswordRule.bytes(of: "Olive") != PasswordRule.bytes(of: "olive"))
        #expect(PasswordRule.bytes(of: "olive ") != PasswordRule.bytes(of: "olive"))
    }

    @Test(
        "a code is six digits, with a space or a hyphen between them; anything else is no guess",
        arguments: [
            ("004217", "004217"), (" 004 217 ", "004217"), ("004-217", "004217"), ("004217\n", "004217"), ("4217", nil),
            ("0 0-4 2-1 7", "004217"), ("004  --  217", nil),
            ("0042170", nil), ("", nil), ("00421o", nil), ("٠٠٤٢١٧", nil), ("-04217", nil), ("0042.17", nil),
        ] as [(String, String?)]
    )
    func typedCode(typed: String, digits: String?) {
        #expect(OneTimeCode(typed: typed)?.digits == digits)
    }

    @Test("each code is as likely as any other: of 100,000 no digit of any place is a fortieth off its tenth")
    func codesAreEven() {
        let random = RandomSource.seeded(11)
        var counts = [[Int]](repeating: [Int](repeating: 0, count: 10), count: OneTimeCode.length)
        for _ in 0..<100_000 {
            let digits = OneTimeCode(from: random).digits
            #expect(digits.utf8.count == 6)
            for (place, digit) in digits.utf8.enumerated() { counts[place][Int(digit - 0x30)] += 1 }
        }
        for count in counts.joined() { #expect(abs(count - 10_000) < 400) }
    }

    @Test("a number below a bound takes no favorites: bytes beyond the last whole multiple are thrown away")
    func belowBound() {
        let bytes: [[UInt8]] = [[0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0xFE], [0x00, 0x0F, 0x42, 0x41]]
        let feed = Feed(bytes)
        #expect(RandomSource { feed.next($0) }.below(1_000_000) == 1)
        #expect(feed.isEmpty)
    }

    @Test("a rate limit is what counting every millisecond's window gives", arguments: UInt64(1)...40)
    func rateLimitLaw(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let limit = RateLimit(events: random.int(in: 1...4), window: Int64(random.int(in: 5...40)))
        var times: [Instant] = []
        for moment in Int64(0)..<200 {
            let now = Instant(milliseconds: moment)
            let within = times.filter { $0.milliseconds > moment - limit.window }.count
            let wait = limit.waits(after: random.shuffle(times), now: now)
            #expect((wait == nil) == (within < limit.events), "seed \(seed) at \(moment)")
            if let wait {
                #expect(limit.waits(after: times, now: wait) == nil)
                #expect(limit.waits(after: times, now: wait.adding(milliseconds: -1)) != nil)
            }
            if wait == nil, random.oneIn(4) { times.append(now) }
        }
    }

    @Test("a clock that was a year ahead for a minute shuts nobody out")
    func limitAfterClockSetBack() {
        let limit = RateLimit.hourly(2)
        let now = Instant(milliseconds: 1_000_000_000)
        let ahead = now.adding(days24h: 365)
        #expect(limit.waits(after: [ahead, ahead, ahead], now: now) == nil)
        let soon = now.adding(minutes: 10)
        #expect(limit.waits(after: [soon, soon], now: now) == soon.adding(hours: 1))
    }

    @Test("a session ends after thirty days without use, and after half a year however much it is used")
    func sessionRule() {
        let rule = SessionRule()
        let start = Instant(milliseconds: 0)
        #expect(rule.end(madeAt: start, seenAt: start) == start.adding(days24h: 30))
        #expect(rule.end(madeAt: start, seenAt: start.adding(days24h: 100)) == start.adding(days24h: 130))
        #expect(rule.end(madeAt: start, seenAt: start.adding(days24h: 170)) == start.adding(days24h: 180))
        #expect(!rule.notes(seenAt: start, now: start.adding(minutes: 59)))
        #expect(rule.notes(seenAt: start, now: start.adding(hours: 1)))
        #expect(rule.notes(seenAt: start.adding(hours: 1), now: start))
    }

    @Test(
        "a role is a short name in lower case",
        arguments: [
            ("admin", true), ("market-editor", true), ("", false), ("Admin", false), ("a b", false), ("é", false),
        ]
    )
    func roles(name: String, isTaken: Bool) {
        #expect((Role(rawValue: name) != nil) == isTaken)
        #expect(Role(rawValue: String(repeating: "a", count: 33)) == nil)
        #expect(Role(rawValue: "admin") == .admin)
    }

    @Test("every refusal says what to do")
    func messages() throws {
        let errors: [AccountError] = [
            .form([FormProblem(.email, .email(.noAt)), FormProblem(.code, .code)]), .wrongEmailOrPassword,
            .wrongPassword,
            .tooManyAttempts(seconds: 61), .tooManyCodes(seconds: 1_800), .wrongCode(triesLeft: 2),
            .wrongCode(triesLeft: 0), .noLiveCode, .addressTaken(try EmailAddress("a@b.org")), .signedOut,
            .notAllowed(needs: .admin), .lastAdmin, .noSuchUser("a@b.org"), .noSuchSession("x"),
            .codesOff, .passwordAgain, .secretReadableByOthers(file: "key"), .unusableSecret(reason: "it is gone"),
            .unreadableRow(table: "t", id: "1"),
        ]
        for error in errors { #expect(error.description.contains(" — "), "\(error)") }
        #expect(AccountError.tooManyAttempts(seconds: 61).description.hasSuffix("61 seconds"))
        #expect(AccountError.tooManyCodes(seconds: 1_801).description.hasSuffix("31 minutes"))
        for problem in [PasswordProblem.empty, .tooShort(fewest: 8), .tooLong(limit: 9), .common, .address] {
            #expect(problem.description.contains(" — "))
        }
    }
}

/// Returns prepared bytes.
private final class Feed: @unchecked Sendable {
    // @unchecked: used by one test, one call after another.
    private var pieces: [[UInt8]]

    init(_ pieces: [[UInt8]]) { self.pieces = pieces }

    var isEmpty: Bool { pieces.isEmpty }

    func next(_ count: Int) -> [UInt8] { pieces.removeFirst() }
}
