import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import RealtimeTree
import TimeKit

/// `roomd rules test`
struct TestRulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Ask rules a table of questions whose answers are known.",
        discussion: """
            The table is JSON: {"rules": "database.rules.json", "data": {…}, "cases": [{"name": "…", "as": "ann", \
            "token": {…}, "read": "/rooms/kitchen", "allowed": true}, {"write": "/rooms/kitchen/name", "value": "K", \
            "allowed": false}, …]}. "rules" is a file beside the table; "as" is null, or left out, for nobody; "update" \
            instead of "value" writes as a PATCH; a case may have "data" and "now" (milliseconds) of its own. Exits with 1 \
            where an answer is another.

            EXAMPLE: roomd rules test database.rules.test.json
            """
    )

    @Argument(help: "The table's file.") var table: String
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() throws {
        let context = try global.context()
        let bytes = Array(try InputFile.read(table, limit: 16 << 20))
        let tests = try RulesTable(bytes, named: table, at: context.clock.now())
        let beside = URL(fileURLWithPath: table).deletingLastPathComponent()
        let rules = try RulesFile.read(beside.appending(path: tests.rules).path(percentEncoded: false)).rules
        let failures = try tests.cases.compactMap { test -> RulesTable.Failure? in
            let explanation = try test.question.explanation(by: rules, on: test.before)
            return explanation.isAllowed == test.isAllowed ? nil : .init(test: test, explanation: explanation)
        }
        let document: JSONValue = [
            "cases": JSONValue(tests.cases.count),
            "failures": JSONValue(failures) { failure in
                [
                    "case": JSONValue(failure.test.number), "name": .string(failure.test.name),
                    "expected": .bool(failure.test.isAllowed), "answer": failure.explanation.document,
                ]
            },
        ]
        try context.answer(document) { terminal in
            for failure in failures {
                let said = failure.explanation.isAllowed ? "allowed" : "refused"
                let rule = failure.explanation.steps.last.map { " by \($0.rule) \($0.kind.rawValue)" } ?? ""
                let name = failure.test.name.isEmpty ? "" : " “\(failure.test.name)”"
                try terminal.print("\("wrong:", .bad) case \(failure.test.number)\(name) is \(said)\(rule)")
            }
            let good = tests.cases.count - failures.count
            try terminal.print("\(good) of \(tests.cases.count) cases are answered as they should be.")
        }
        if !failures.isEmpty { throw ExitCode(CommandStatus.failure.rawValue) }
    }
}

/// Test cases for rules.
struct RulesTable {
    /// A request with its expected decision.
    struct Case {
        /// The 1-based number of the case.
        let number: Int
        let name: String
        let question: RulesQuestion
        let before: RealtimeValue
        let isAllowed: Bool
    }

    /// A case whose decision is not the expected one.
    struct Failure {
        let test: Case
        let explanation: RuleExplanation
    }

    /// The path of the rules file, relative to the folder of the table.
    let rules: String
    let cases: [Case]

    /// Parses a table.
    ///
    /// - Throws: `CommandError` with the number of the case that is wrong.
    init(_ bytes: [UInt8], named file: String, at now: Instant) throws(CommandError) {
        let json: JSONValue
        do {
            json = try JSONValue.parse(bytes, .lenient)
        } catch {
            throw CommandError(.badData, "“\(file)” is no JSON (\(error))", remedy: "correct it there")
        }
        func refuse(_ reason: String) -> CommandError {
            CommandError(.badData, "“\(file)”: \(reason)", remedy: "see “roomd rules test --help”")
        }
        guard let rules = json["rules"]?.string else { throw refuse("\"rules\" must name the rules' file") }
        guard case .array(let rows)? = json["cases"] else { throw refuse("\"cases\" must be a list") }
        self.rules = rules
        let common = try Self.value(json["data"], refuse, 0, at: now)
        var cases: [Case] = []
        for (index, row) in rows.enumerated() {
            let number = index + 1
            guard row.object != nil, let isAllowed = row["allowed"]?.bool else {
                throw refuse("case \(number) doesn't say whether it is \"allowed\"")
            }
            if let stranger = row.object?.members.first(where: { !Self.names.contains($0.name) }) {
                throw refuse("case \(number) has \"\(stranger.name)\", which means nothing")
            }
            if let asker = row["as"], asker != .null, asker.string == nil {
                throw refuse("case \(number): \"as\" must be an account's id, or null for nobody")
            }
            if let token = row["token"], token.object == nil {
                throw refuse("case \(number): \"token\" must be an object")
            }
            if let now = row["now"], now.integer == nil {
                throw refuse("case \(number): \"now\" must be milliseconds since 1970")
            }
            let moment = row["now"]?.integer.map { Instant(milliseconds: Int64($0)) } ?? now
            cases.append(
                Case(
                    number: number,
                    name: row["name"]?.string ?? "",
                    question: RulesQuestion(
                        .init(
                            uid: row["as"]?.string,
                            claims: try Self.value(row["token"], refuse, number, at: now).children
                        ),
                        moment,
                        try Self.act(row, refuse, number, at: moment)
                    ),
                    before: row["data"] == nil ? common : try Self.value(row["data"], refuse, number, at: now),
                    isAllowed: isAllowed
                )
            )
        }
        self.cases = cases
    }

    /// The allowed members of a case. Others are refused, because a misspelled one would silently change the question.
    private static let names: Set = [
        "name", "as", "token", "read", "write", "value", "update", "allowed", "data", "now",
    ]

    private static func act(
        _ row: JSONValue,
        _ refuse: (String) -> CommandError,
        _ number: Int,
        at now: Instant
    ) throws(CommandError) -> RulesQuestion.Act {
        do {
            if let path = row["read"]?.string, row["write"] == nil { return .read(try RealtimePath(path)) }
            guard let path = row["write"]?.string, row["read"] == nil, (row["value"] == nil) != (row["update"] == nil),
                let body = row["value"] ?? row["update"]
            else {
                throw RealtimeError.invalidQuery("it must have \"read\", or \"write\" with \"value\" or \"update\"")
            }
            return try .write(
                Array(body.description.utf8),
                at: try RealtimePath(path),
                isUpdate: row["update"] != nil,
                now: now
            )
        } catch {
            throw refuse("case \(number): \(error)")
        }
    }

    private static func value(
        _ json: JSONValue?,
        _ refuse: (String) -> CommandError,
        _ number: Int,
        at now: Instant
    ) throws(CommandError) -> RealtimeValue {
        guard let json else { return .null }
        do throws(RealtimeError) {
            return try RealtimeValue.read(json, at: .root, ServerValues(now: now.milliseconds) { _ in .null })
        } catch {
            throw refuse(number == 0 ? "\"data\": \(error)" : "case \(number): \(error)")
        }
    }
}
