import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import RealtimeService
import RealtimeTree
import TimeKit

/// `roomd rules check`
struct CheckRulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check rules, and ask them whether something is allowed, and why.",
        discussion: """
            Without --read and --write it says whether the file can be read. With one of them it asks the rules as a server \
            would, at an empty database, at the one in --on, or at a real one with --database, and tells each rule that was \
            asked. Exits with 77 where it is refused.

            EXAMPLE: roomd rules check database.rules.json --as ann --read /rooms/kitchen
                     roomd rules check database.rules.json --as ann --write /rooms/kitchen/name --data '"K"' --on db.json
            """
    )

    @Argument(help: "The rules' file, or - for standard input.") var file: String
    @Option(name: .customLong("as"), help: ArgumentHelp("Account that asks; nobody without it.", valueName: "id"))
    var uid: String?
    @Option(help: ArgumentHelp("Claims of the token, as a JSON object.", valueName: "json")) var token: String?
    @Option(help: ArgumentHelp("The place to read.", valueName: "path")) var read: String?
    @Option(help: ArgumentHelp("The place to write.", valueName: "path")) var write: String?
    @Option(help: ArgumentHelp("Value to write, as JSON; null deletes.", valueName: "json")) var data: String?
    @Flag(help: "Write the members of --data each for itself, as a PATCH does.") var update = false
    @Option(help: ArgumentHelp("A file with the database before, as JSON.", valueName: "file")) var on: String?
    @Option(help: ArgumentHelp("Ask at this database of the server.", valueName: "name")) var database: String?
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func validate() throws {
        if read != nil, write != nil { throw ValidationError("--read and --write exclude each other") }
        if (write == nil) != (data == nil) { throw ValidationError("--write and --data belong together") }
        if on != nil, database != nil { throw ValidationError("--on and --database exclude each other") }
        if token != nil, uid == nil { throw ValidationError("--token needs --as") }
    }

    func run() async throws {
        let context = try global.context()
        let rules = try RulesFile.read(file).rules
        let now = context.clock.now()
        guard let question = try question(at: now) else {
            return try context.answer(["readable": true]) { try $0.print("The rules can be read.") }
        }
        let explanation: RuleExplanation
        if let database {
            let session = try RoomdSession(context)
            explanation = try await session.trees.read(try await session.database(database)) { state in
                try question.explanation(by: rules, on: state.tree)
            }
        } else {
            let before = try on.map { try TypedJSON.value(Array(try InputFile.read($0)), named: $0, at: now) }
            explanation = try question.explanation(by: rules, on: before ?? .null)
        }
        try context.answer(explanation.document) { try $0.show(explanation) }
        if !explanation.isAllowed { throw ExitCode(CommandStatus.notAllowed.rawValue) }
    }

    private func question(at now: Instant) throws(CommandError) -> RulesQuestion? {
        let claims = try TypedJSON.claims(token, option: "--token", at: now)
        let principal = RulesQuestion.Principal(uid: uid, claims: claims)
        if let read { return RulesQuestion(principal, now, .read(try TypedJSON.path(read))) }
        guard let write, let data else { return nil }
        let path = try TypedJSON.path(write)
        do {
            return RulesQuestion(principal, now, try .write(Array(data.utf8), at: path, isUpdate: update, now: now))
        } catch {
            throw CommandError(.badData, "--data: \(error)", remedy: "give one JSON value")
        }
    }
}

/// A read or write to check against rules.
struct RulesQuestion: Sendable {
    /// The user of the request.
    struct Principal: Sendable {
        /// The user's id; nil for an anonymous request.
        var uid: String?
        var claims: [String: RealtimeValue] = [:]

        /// The value of `auth` for rules.
        var auth: RealtimeValue {
            guard let uid else { return .null }
            var token = claims
            token["sub"] = .string(uid)
            token["user_id"] = .string(uid)
            return .children(["uid": .string(uid), "token": .children(token), "provider": .string("custom")])
        }
    }

    /// The operation to check.
    enum Act: Sendable {
        case read(RealtimePath)
        case write(SentWrite)

        /// Parses the body of a write.
        ///
        /// - Throws: `RealtimeError`.
        static func write(_ body: [UInt8], at path: RealtimePath, isUpdate: Bool, now: Instant) throws -> Act {
            .write(try isUpdate ? SentWrite(update: body, at: path, now) : SentWrite(value: body, at: path, now))
        }
    }

    let principal: Principal
    let now: Instant
    let act: Act

    init(_ principal: Principal, _ now: Instant, _ act: Act) {
        self.principal = principal
        self.now = now
        self.act = act
    }

    /// Returns the decision of the rules, with each rule that was evaluated.
    ///
    /// - Throws: `CommandError` if an increment exceeds the range of numbers, and errors of the database.
    func explanation(by rules: SecurityRules, on tree: any TreeReading) throws -> RuleExplanation {
        let request = RuleRequest(auth: principal.auth, now: now.milliseconds, root: tree)
        switch act {
        case .read(let path): return try rules.explainRead(path, request)
        case .write(let sent):
            do {
                return try rules.explainWrite(try sent.write(in: tree), request)
            } catch let error as RealtimeError {
                throw CommandError(.badData, "\(error)", remedy: "increment by less")
            }
        }
    }
}

extension RuleExplanation {
    /// The JSON of the decision.
    var document: JSONValue {
        let steps = JSONValue(self.steps) { step in
            [
                "rule": .string((step.rule == "/" ? "" : step.rule) + "/" + step.kind.rawValue),
                "place": .string(step.place.description), "holds": .bool(step.holds),
            ]
        }
        return ["allowed": .bool(isAllowed), "rules": steps]
    }
}

extension Terminal {
    /// Prints the decision, rule by rule.
    fileprivate func show(_ explanation: RuleExplanation) throws {
        try print(explanation.isAllowed ? StyledText("Allowed", .good) : StyledText("Refused", .bad))
        if explanation.steps.isEmpty {
            return try print(StyledText("No rule stands on the way: what nothing allows is refused.", .faint))
        }
        for step in explanation.steps {
            let rule = (step.rule == "/" ? "" : step.rule) + "/" + step.kind.rawValue
            let outcome = step.holds ? StyledText("holds", .good) : StyledText("doesn't hold", .bad)
            try print("  \(rule) \(outcome) \("for \(step.place)", .faint)")
        }
    }
}
