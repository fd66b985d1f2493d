import TestKit
import Testing
import TimeKit

@testable import AccountKit

@Suite("The limits of accounts, inside, on and outside")
struct RuleEdgeTests {
    private static let now = Instant(milliseconds: 1_770_000_000_000)

    private func after(_ milliseconds: Int64) -> Instant { Self.now.adding(milliseconds: milliseconds) }

    @Test(
        "the policy is as it is documented: ten minutes and five tries for a code, a quarter of an hour for passwords"
    )
    func policy() {
        let policy = AccountPolicy()
        let hour: Int64 = 3_600_000
        #expect(policy.code == CodeRule(lifetime: 600_000, tries: 5) && OneTimeCode.length == 6)
        let hourly = [
            policy.codesForRequester, policy.codesForAddress, policy.codesForClient, policy.wrongCodesOfClient,
            policy.wrongPasswordsForAddress, policy.wrongPasswordsOfClient,
        ]
        #expect(hourly == [5, 20, 20, 30, 50, 50].map { RateLimit(events: $0, window: hour) })
        #expect(policy.wrongPasswords == RateLimit(events: 5, window: 900_000) && policy.wrongResetCodes == 100)
        #expect(
            policy.wrongPasswordsUnderAttack == [
                RateLimit(events: 1, window: 60_000), RateLimit(events: 2, window: 600_000),
                RateLimit(events: 3, window: hour), RateLimit(events: 10, window: 24 * hour),
            ]
        )
        #expect(policy.proofLasts == 600_000 && policy.sentTwice == 30_000)
        #expect(policy.session == SessionRule(lifetime: 180 * 24 * hour, idle: 30 * 24 * hour, noteEvery: hour))
        // Attempts are deleted after a day, so no window may be longer.
        let windows = (hourly + policy.wrongPasswordsUnderAttack + [policy.wrongPasswords]).map(\.window)
        #expect(windows.allSatisfy { $0 <= 24 * hour })
    }

    @Test(
        "the events within a window before and after now count, and the wait ends as soon as fewer than the limit are left"
    )
    func rateLimits() {
        for seed in UInt64(1)...30 {
            var random = SeededGenerator(seed: seed)
            for round in 0..<60 {
                let limit = RateLimit(events: random.int(in: 1...4), window: Int64(random.int(in: 1...10)))
                let times = (0..<random.int(in: 0...8)).map { _ in Int64(random.int(in: -14...14)) }
                let wait = limit.waits(after: times.map(after), now: Self.now)
                let counted = times.filter { -limit.window < $0 && $0 <= limit.window }
                // The first moment at which fewer of the counted events than the limit are within the window before it.
                let free = (0...30).first { moment in
                    counted.filter { Int64(moment) - limit.window < $0 }.count < limit.events
                }
                let expected = counted.count < limit.events ? nil : free.map { after(Int64($0)) }
                #expect(wait == expected, "seed \(seed), round \(round)")
            }
        }
    }

    @Test(
        "an event a whole window ahead counts, one a millisecond further was noted by a wrong clock; a limit is at least one"
    )
    func ahead() {
        let limit = RateLimit(events: 1, window: 1_000)
        #expect(limit.waits(after: [after(1_000)], now: Self.now) == after(2_000))
        #expect(limit.waits(after: [after(1_001)], now: Self.now) == nil)
        #expect(limit.waits(after: [after(-999)], now: Self.now) == after(1))
        #expect(limit.waits(after: [after(-1_000)], now: Self.now) == nil)
        for few in [-1, 0, 1] {
            #expect(RateLimit(events: few, window: Int64(few)) == RateLimit(events: 1, window: 1))
        }
        #expect(RateLimit(events: 2, window: 2).events == 2 && RateLimit(events: 2, window: 2).window == 2)
        #expect(RateLimit.hourly(7) == RateLimit(events: 7, window: 3_600_000))
    }

    @Test(
        "a session ends at the earlier of its two ends, and a use is noted from an hour on, or where the clock was set back"
    )
    func sessions() {
        let rule = SessionRule(lifetime: 100, idle: 30, noteEvery: 10)
        for (seen, end) in [(0, 30), (69, 99), (70, 100), (71, 100), (100, 100)] as [(Int64, Int64)] {
            #expect(rule.end(madeAt: Self.now, seenAt: after(seen)) == after(end), "\(seen)")
        }
        for (passed, isNoted) in [(-1, true), (0, false), (9, false), (10, true), (11, true)] as [(Int64, Bool)] {
            #expect(rule.notes(seenAt: Self.now, now: after(passed)) == isNoted, "\(passed)")
        }
    }

    @Test("a typed password counts as typed for ten minutes to the millisecond, and not before it was typed")
    func proof() throws {
        let accounts = try AccountBox().accounts
        for (passed, isProved) in [
            (-1, false), (0, true), (599_999, true), (600_000, true), (600_001, false),
        ] as [(Int64, Bool)] {
            let session = Session(
                id: TimeKit.ID("s"),
                device: "",
                madeAt: Self.now,
                seenAt: Self.now,
                provedAt: Self.now,
                endsAt: after(1)
            )
            #expect(accounts.isProved(session, now: after(passed)) == isProved, "\(passed)")
        }
    }

    @Test("a wait is told in whole seconds, rounded up, and at least one")
    func seconds() throws {
        let accounts = try AccountBox().accounts
        for (left, seconds) in [
            (-5_000, 1), (0, 1), (1, 1), (999, 1), (1_000, 1), (1_001, 2), (900_000, 900), (900_001, 901),
        ] as [(Int64, Int)] {
            #expect(accounts.seconds(Self.now, after(left)) == seconds, "\(left)")
        }
    }

    @Test(
        "a code is one of a million, with its zeros",
        arguments: [(0, "000000"), (42, "000042"), (999_999, "999999"), (1_000_000, "000000"), (1_000_001, "000001")]
            as [(UInt32, String)]
    )
    func codes(number: UInt32, digits: String) {
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
        #expect(OneTimeCode(from: RandomSource { _ in bytes }).digits == digits)
    }

    @Test(
        "a digit is one of the ten of ASCII, whatever stands beside them in its table",
        arguments: ["/", ":", "０", "a"]
    )
    func noDigit(character: String) {
        #expect(OneTimeCode(typed: "12345" + character) == nil && OneTimeCode(typed: character + "12345") == nil)
        #expect(OneTimeCode(typed: "123450")?.digits == "123450" && OneTimeCode(typed: "123459")?.digits == "123459")
    }

    @Test(
        "a run of one step, up or down in ASCII or of one character of any script, is a password tried first",
        arguments: [
            ("zyxwvuts", PasswordProblem?.some(.common)), ("AbCdEfGh", .common), ("acegikmo", nil), ("abcdefgi", nil),
            ("aabbccdd", nil), ("stuvwxyz", .common), ("абвгдежз", nil), ("зззззззз", .common), ("~~~~~~~~", .common),
            ("xyz{|}~\u{7F}", .common), ("hgfedcbb", nil), ("1234567", .tooShort(fewest: 8)),
        ]
    )
    func runs(password: String, problem: PasswordProblem?) {
        #expect(PasswordRule.problem(of: password) == problem)
    }

    @Test("the longest password has 1,024 characters of any script, and the address itself is none")
    func lengths() throws {
        let address = try EmailAddress("ana.ruiz@example.org")
        for (count, problem) in [(1_023, PasswordProblem?.none), (1_024, nil), (1_025, .tooLong(limit: 1_024))] {
            let password = "Ab" + String(repeating: "x", count: count - 2)
            #expect(PasswordRule.problem(of: password) == problem, "\(count)")
        }
        // Each letter has two bytes, and three before it is composed.
        #expect(PasswordRule.problem(of: "ab" + String(repeating: "e\u{301}", count: 1_022)) == nil)
        #expect(PasswordRule.problem(of: "abc" + String(repeating: "e\u{301}", count: 1_022)) == .tooLong(limit: 1_024))
        // A letter can have any number of accents.
        let accents = String(repeating: "\u{301}\u{308}", count: 5_000)
        #expect(PasswordRule.problem(of: "olive grove" + accents) == .tooLong(limit: 1_024))
        for (password, problem) in [
            ("Ana.Ruiz@Example.org", PasswordProblem?.some(.address)), ("ana.RUIZ", .address), ("ana.ruiz1", nil),
            ("example.org", nil),
        ] {
            #expect(PasswordRule.problem(of: password, address: address) == problem, "\(password)")
        }
    }
}
