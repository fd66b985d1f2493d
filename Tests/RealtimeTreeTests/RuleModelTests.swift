import RealtimeTree
import TestKit
import Testing

@Suite("Rules and queries beside slow models")
struct RuleModelTests {
    /// The answer of a rule to a read of an empty database.
    private func answer(_ expression: String, steps: Int = .max) throws -> RuleAnswer {
        let rules = try SecurityRules.read(Array("{\"rules\":{\".read\":\"\(expression)\"}}".utf8))
        return try rules.read(.root, RuleRequest(auth: .null, now: 0, root: RealtimeValue.null, mostSteps: steps))
    }

    // MARK: Expressions

    @Test("an expression is grouped by JavaScript's precedence, from the left, and worth what arithmetic says")
    func expressions() throws {
        var (allowed, refused) = (0, 0)
        for seed in UInt64(1)...10 {
            var random = SeededGenerator(seed: seed)
            for round in 0..<120 {
                let tree = Formula.truth(&random, depth: 4)
                let isTrue = try answer(tree.text()).isAllowed
                #expect(isTrue == tree.isTrue, "seed \(seed), round \(round): \(tree.text())")
                if isTrue { allowed += 1 } else { refused += 1 }
            }
        }
        #expect(allowed > 100 && refused > 100, "both answers occur")
    }

    @Test(
        "a result that is no number is neither less nor greater than one, nor equal to itself",
        arguments: ["0 / 0", "1 % 0", "1 / 0 - 1 / 0", "-(0 / 0)"]
    )
    func notANumber(value: String) throws {
        for sign in ["<", "<=", ">", ">=", "=="] {
            for expression in ["\(value) \(sign) 1", "1 \(sign) \(value)", "\(value) \(sign) \(value)"] {
                #expect(try !answer(expression).isAllowed, "\(expression)")
            }
        }
        #expect(try answer("\(value) != \(value)").isAllowed)
    }

    @Test(
        "numbers and texts are compared on each side of the other",
        arguments: [
            ("1", "2", -1), ("2", "2", 0), ("3", "2", 1), ("-1", "0", -1), ("0.1", "0.10", 0), ("1 / 0", "2", 1),
            ("'a'", "'b'", -1), ("'a'", "'a'", 0), ("'b'", "'a'", 1), ("'a'", "'aa'", -1), ("''", "'a'", -1),
            ("'Z'", "'a'", -1), ("'10'", "'9'", -1),
        ]
    )
    func comparisons(left: String, right: String, side: Int) throws {
        for (sign, isTrue) in [
            ("<", side < 0), ("<=", side <= 0), (">", side > 0), (">=", side >= 0), ("==", side == 0),
            ("!=", side != 0),
            ("===", side == 0), ("!==", side != 0),
        ] {
            #expect(try answer("\(left) \(sign) \(right)").isAllowed == isTrue, "\(left) \(sign) \(right)")
        }
    }

    // MARK: Steps

    @Test(
        "an answer is allowed with exactly the steps that it takes: one for each part of an expression, ten for a look",
        arguments: [
            ("true", 1), ("!false", 2), ("1 == 1", 3), ("1 + 1 == 2", 5), ("true || 1 / 0 > 1", 2),
            ("false || true", 3),
            ("true ? true : false", 3), ("!data.exists()", 13), ("data.val() == null", 14),
        ]
    )
    func steps(expression: String, steps: Int) throws {
        let enough = try answer(expression, steps: steps)
        #expect(enough.isAllowed && !enough.isTooCostly)
        let less = try answer(expression, steps: steps - 1)
        #expect(!less.isAllowed && less.isTooCostly)
    }

    @Test("an expression is nested sixty-four deep at most, and a pattern's counts and groups have their limits")
    func depths() throws {
        // The expression itself and the operand in it are two levels, and each parenthesis two more.
        for (count, isRead) in [(31, true), (32, false)] {
            let deep = String(repeating: "(", count: count) + "true" + String(repeating: ")", count: count)
            #expect(((try? answer(deep)) != nil) == isRead, "\(count)")
        }
        for (pattern, isRead) in [
            ("a{1000}", true), ("a{1001}", false), ("a{3,3}", true), ("a{4,3}", false), ("[a-a]", true),
            ("[b-a]", false), ("(a{1000}){2}", true), ("(a{1000}){2}a", false),
        ] {
            #expect(((try? answer("'a'.matches(/\(pattern)/) || true")) != nil) == isRead, "\(pattern)")
        }
    }

    // MARK: Patterns

    @Test("classes hold exactly their characters, on each side of every limit")
    func classes() throws {
        let digits: Set<Character> = Set("0123456789")
        let word = digits.union("abcdefghijklmnopqrstuvwxyz").union("ABCDEFGHIJKLMNOPQRSTUVWXYZ").union("_")
        let spaces: Set<Unicode.Scalar> = [
            "\t", "\n", "\u{B}", "\u{C}", "\r", " ", "\u{A0}", "\u{1680}", "\u{2000}", "\u{2005}", "\u{200A}",
            "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{FEFF}",
        ]
        let ends: Set<Unicode.Scalar> = ["\n", "\r", "\u{2028}", "\u{2029}"]
        let rules = try SecurityRules.read(
            Array(
                #"{"rules":{"d":{".read":"data.val().matches(/^\\d$/)"},"w":{".read":"data.val().matches(/^\\w$/)"},"s":{".read":"data.val().matches(/^\\s$/)"},"dot":{".read":"data.val().matches(/^.$/)"}}}"#
                    .utf8
            )
        )
        let beyond: [UInt32] = [
            0x85, 0xA0, 0xA1, 0xAA, 0x167F, 0x1680, 0x1681, 0x1FFF, 0x2000, 0x2005, 0x200A, 0x200B, 0x2027, 0x2028,
            0x2029, 0x202A, 0x202E, 0x202F, 0x2030, 0x205E, 0x205F, 0x2060, 0x2FFF, 0x3000, 0x3001, 0xFEFE, 0xFEFF,
            0xFF00, 0x1F95C, 0x10FFFF,
        ]
        let codes: [UInt32] = Array(0...0x7F) + beyond
        for scalar in codes.compactMap({ Unicode.Scalar($0) }) {
            let text = String(scalar)
            let root = RealtimeValue.children([
                "d": .string(text), "w": .string(text), "s": .string(text), "dot": .string(text),
            ])
            func isMatched(_ key: String) throws -> Bool {
                try rules.read(RealtimePath(key), RuleRequest(auth: .null, now: 0, root: root)).isAllowed
            }
            let code: Comment = "U+\(String(scalar.value, radix: 16))"
            #expect(try isMatched("d") == digits.contains(Character(scalar)), code)
            #expect(try isMatched("w") == word.contains(Character(scalar)), code)
            #expect(try isMatched("s") == spaces.contains(scalar), code)
            #expect(try isMatched("dot") == !ends.contains(scalar), code)
        }
    }

    // MARK: Queries

    @Test(
        "a query's answer is what a comparison of each child says, with every kind of bound and with keys that break ties"
    )
    func queries() throws {
        for seed in UInt64(1)...10 {
            var random = SeededGenerator(seed: seed)
            for round in 0..<60 {
                var children: [String: RealtimeValue] = [:]
                for key in 0..<random.int(in: 0...9) { children["k\(key)"] = .number(Double(random.int(in: 0...3))) }
                let isEqual = random.oneIn(4)
                let bounds =
                    isEqual
                    ? ["equalTo"] : [random.pick(["startAt", "startAfter"]), random.pick(["endAt", "endBefore"])]
                var given = ["orderBy": "\"$value\""]
                var spans: [(name: String, value: Int, key: String?)] = []
                for name in bounds where isEqual || !random.oneIn(3) {
                    let value = random.int(in: 0...3)
                    let key = random.oneIn(2) ? "k\(random.int(in: 0...9))" : nil
                    given[name] = key.map { "\(value),\"\($0)\"" } ?? "\(value)"
                    spans.append((name, value, key))
                }
                let count = random.int(in: 1...4)
                let limit = random.pick(["limitToFirst", "limitToLast", nil])
                if let limit { given[limit] = "\(count)" }
                var expected = children.keys.sorted().filter { key in
                    guard case .number(let number)? = children[key] else { return false }
                    return spans.allSatisfy { isWithin(Int(number), key, $0) }
                }
                expected.sort { left, right in
                    guard case (.number(let one)?, .number(let two)?) = (children[left], children[right]) else {
                        return false
                    }
                    return one == two ? left < right : one < two
                }
                if limit == "limitToFirst" { expected = Array(expected.prefix(count)) }
                if limit == "limitToLast" { expected = Array(expected.suffix(count)) }
                let query = try #require(try RealtimeQuery.read(given))
                #expect(
                    query.chosen(from: children.map { (key: $0.key, rank: $0.value) }) == expected,
                    "seed \(seed), round \(round): \(given)"
                )
            }
        }
    }

    private func isWithin(_ number: Int, _ key: String, _ bound: (name: String, value: Int, key: String?)) -> Bool {
        var side = number - bound.value
        if side == 0, let tie = bound.key { side = key == tie ? 0 : key < tie ? -1 : 1 }
        return switch bound.name {
        case "startAt": side >= 0
        case "startAfter": side > 0
        case "endAt": side <= 0
        case "endBefore": side < 0
        default: side == 0
        }
    }

    // MARK: Ids

    @Test("an account's id has one to 128 characters")
    func userIDs() {
        for (count, isValid) in [(0, false), (1, true), (128, true), (129, false)] {
            #expect(UserID.isValid(String(repeating: "\u{1F95C}", count: count)) == isValid, "\(count)")
        }
    }
}

/// A generated expression whose worth is computed apart from the rules.
private indirect enum Formula {
    case literal(Int)
    case bool(Bool)
    case negative(Formula)
    case not(Formula)
    case binary(String, Formula, Formula)
    case either(Formula, Formula, Formula)

    /// JavaScript's precedence.
    private static let strengths = [
        "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 4, "<=": 4, ">": 4, ">=": 4, "+": 5, "-": 5, "*": 6, "/": 6, "%": 6,
    ]
    private static let unary = 7

    static func number(_ random: inout SeededGenerator, depth: Int) -> Formula {
        switch depth == 0 ? 0 : random.int(in: 0...5) {
        case 0, 1: return .literal(random.int(in: 0...4))
        case 2: return .negative(number(&random, depth: depth - 1))
        case 3:
            let condition = truth(&random, depth: depth - 1)
            return .either(condition, number(&random, depth: depth - 1), number(&random, depth: depth - 1))
        default:
            let sign = random.pick(["+", "-", "*", "/", "%"])
            return .binary(sign, number(&random, depth: depth - 1), number(&random, depth: depth - 1))
        }
    }

    static func truth(_ random: inout SeededGenerator, depth: Int) -> Formula {
        switch depth == 0 ? 0 : random.int(in: 0...7) {
        case 0: return .bool(random.oneIn(2))
        case 1: return .not(truth(&random, depth: depth - 1))
        case 2:
            let condition = truth(&random, depth: depth - 1)
            return .either(condition, truth(&random, depth: depth - 1), truth(&random, depth: depth - 1))
        case 3:
            let sign = random.pick(["==", "!="])
            return .binary(sign, truth(&random, depth: depth - 1), truth(&random, depth: depth - 1))
        case 4, 5:
            let sign = random.pick(["&&", "||"])
            return .binary(sign, truth(&random, depth: depth - 1), truth(&random, depth: depth - 1))
        default:
            let sign = random.pick(["<", "<=", ">", ">=", "==", "!="])
            return .binary(sign, number(&random, depth: depth - 1), number(&random, depth: depth - 1))
        }
    }

    private var strength: Int {
        switch self {
        case .literal, .bool: 8
        case .negative, .not: Self.unary
        case .binary(let sign, _, _): Self.strengths[sign] ?? 0
        case .either: 0
        }
    }

    /// The expression with parentheses only where the precedence needs them.
    func text(atLeast least: Int = 0) -> String {
        let plain =
            switch self {
            case .literal(let number): "\(number)"
            case .bool(let bool): "\(bool)"
            case .negative(let inner): "-" + inner.text(atLeast: Self.unary)
            case .not(let inner): "!" + inner.text(atLeast: Self.unary)
            case .binary(let sign, let left, let right):
                left.text(atLeast: strength) + " \(sign) " + right.text(atLeast: strength + 1)
            case .either(let condition, let first, let second):
                condition.text(atLeast: 1) + " ? " + first.text() + " : " + second.text()
            }
        return strength < least ? "(" + plain + ")" : plain
    }

    var isTrue: Bool {
        switch self {
        case .bool(let bool): bool
        case .not(let inner): !inner.isTrue
        case .either(let condition, let first, let second): condition.isTrue ? first.isTrue : second.isTrue
        case .binary("&&", let left, let right): left.isTrue && right.isTrue
        case .binary("||", let left, let right): left.isTrue || right.isTrue
        case .binary("==", let left, let right) where left.isTruth: left.isTrue == right.isTrue
        case .binary("!=", let left, let right) where left.isTruth: left.isTrue != right.isTrue
        case .binary("==", let left, let right): left.worth == right.worth
        case .binary("!=", let left, let right): left.worth != right.worth
        case .binary("<", let left, let right): left.worth < right.worth
        case .binary("<=", let left, let right): left.worth <= right.worth
        case .binary(">", let left, let right): left.worth > right.worth
        case .binary(">=", let left, let right): left.worth >= right.worth
        case .literal, .negative, .binary: false
        }
    }

    /// Whether the expression is a boolean one.
    private var isTruth: Bool {
        switch self {
        case .bool, .not: true
        case .either(_, let first, _): first.isTruth
        case .binary(let sign, _, _): (Self.strengths[sign] ?? 0) < 5
        case .literal, .negative: false
        }
    }

    private var worth: Double {
        switch self {
        case .literal(let number): Double(number)
        case .negative(let inner): -inner.worth
        case .either(let condition, let first, let second): condition.isTrue ? first.worth : second.worth
        case .binary("+", let left, let right): left.worth + right.worth
        case .binary("-", let left, let right): left.worth - right.worth
        case .binary("*", let left, let right): left.worth * right.worth
        case .binary("/", let left, let right): left.worth / right.worth
        case .binary(_, let left, let right): left.worth.truncatingRemainder(dividingBy: right.worth)
        case .bool, .not: .nan
        }
    }
}
