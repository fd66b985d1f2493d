import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Room codes")
struct RoomCodeTests {
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    private static let symbols = alphabet + Array("*~$=U")

    private func shown(_ bits: UInt64) -> String {
        RoomCodeRule.shown(RoomCode(letters: RoomCodeRule.letters(bits), expires: Instant(milliseconds: 0)))
    }

    private func isRefused(_ typed: String) -> Bool {
        do throws(TIPsError) {
            _ = try RoomCodeRule.letters(typed: typed)
            return false
        } catch {
            return error == .notARoomCode(String(typed.prefix(40)))
        }
    }

    @Test(
        "60 bits are twelve letters and a check character, in fours",
        arguments: [
            // 1234 is 16J with the check character D, which is the example on Crockford's page.
            (1234, "0000-0000-016J-D"), (0, "0000-0000-0000-0"), (0x0FFF_FFFF_FFFF_FFFF, "ZZZZ-ZZZZ-ZZZZ-9"),
            (36, "0000-0000-0014-U"), (32, "0000-0000-0014-U"), (0xF000_0000_0000_04D2, "0000-0000-016J-D"),
        ] as [(UInt64, String)]
    )
    func shape(bits: UInt64, text: String) throws {
        let masked = bits & 0x0FFF_FFFF_FFFF_FFFF
        if masked == bits { #expect(shown(bits) == text) }
        #expect(RoomCodeRule.letters(bits).count == 12)
        #expect(RoomCodeRule.letters(bits) == RoomCodeRule.letters(masked))
    }

    @Test(
        "case, spaces, hyphens and the letters that look like digits don't matter",
        arguments: [
            "0000-0000-016J-D", "00000000016jd", " 0000 0000 016J d ", "oooo-oooo-oi6j-D", "OOOO-0000-0L6J-D",
            "0-0-0-0-0-0-0-0-0-1-6-J-D", "0000–0000–016J—d", "0000\u{A0}0000\u{A0}016J\u{200B}D\n",
        ]
    )
    func variants(typed: String) throws {
        #expect(try RoomCodeRule.letters(typed: typed) == "00000000016J")
    }

    @Test("a new code has letters and digits only, which can be said on the phone", arguments: UInt64(0)..<200)
    func spoken(bits: UInt64) {
        #expect(shown(bits).allSatisfy { $0 == "-" || Self.alphabet.contains($0) || $0 == "U" })
        #expect(shown(0x0FFF_FFFF_FFFF_FFFF - bits).allSatisfy { $0 == "-" || Self.alphabet.contains($0) || $0 == "U" })
    }

    @Test("a code of an earlier version is read with any check character of Crockford's")
    func earlierVersion() throws {
        #expect(try RoomCodeRule.letters(typed: "0000-0000-0010-*") == "000000000010")
        #expect(try RoomCodeRule.letters(typed: "0000 0000 0011 ~") == "000000000011")
    }

    @Test("every code is read again as it is shown", arguments: [1, 2, 3] as [UInt64])
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<1_000 {
            let bits = generator.next() & 0x0FFF_FFFF_FFFF_FFFF
            let text = shown(bits)
            #expect(try RoomCodeRule.letters(typed: text) == RoomCodeRule.letters(bits))
            #expect(try RoomCodeRule.letters(typed: text.lowercased()) == RoomCodeRule.letters(bits))
        }
    }

    @Test("every single wrong character and every two exchanged neighbors are noticed", arguments: [4, 5] as [UInt64])
    func typos(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let code = Array(shown(generator.next() & 0x0FFF_FFFF_FFFF_FFFF).filter { $0 != "-" })
            for place in code.indices {
                for symbol in place < 12 ? Self.alphabet : Self.symbols where symbol != code[place] {
                    var wrong = code
                    wrong[place] = symbol
                    #expect(isRefused(String(wrong)), "\(String(wrong)) for \(String(code))")
                }
                guard place + 1 < code.count, code[place] != code[place + 1] else { continue }
                var exchanged = code
                exchanged.swapAt(place, place + 1)
                #expect(isRefused(String(exchanged)), "\(String(exchanged)) for \(String(code))")
            }
        }
    }

    @Test(
        "a text that is no code is refused",
        arguments: [
            "", "-", "00000000016J", "0000-0000-016J", "0000-0000-016J-DD", "0000-0000-016J-E", "U000-0000-0000-0",
            "0000-0000-01é6-D", "🥜🥜🥜🥜🥜🥜🥜🥜🥜🥜🥜🥜🥜", "0000*00000000", "0000-016J-D", String(repeating: "A", count: 10_000),
        ]
    )
    func refused(typed: String) {
        #expect(isRefused(typed))
    }

    @Test("a code lets people in for six days, a day less than the rules of the database allow")
    func lifetime() {
        #expect(RoomCodeRule.lifetime == 6 * 24 * 60 * 60 * 1000)
    }
}
