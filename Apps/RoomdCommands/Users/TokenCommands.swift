import ArgumentParser
import CommandKit
import JSONKit
import RealtimeServer
import RealtimeService
import SecurityLog
import TimeKit

/// `roomd users token`
struct CustomTokenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Make a custom token, by which somebody signs in within the hour.",
        discussion: """
            The account is made where there is none. Claims are what rules see as auth.token.NAME, for as long as the device \
            stays signed in. Whoever has the token is that user: send it as you would a password.

            EXAMPLE: roomd users token ann --claims '{"clinic": "north"}'
            """
    )

    @Argument(help: "The account's id: 1 to 128 characters.") var uid: String
    @Option(help: ArgumentHelp("Claims, as a JSON object.", valueName: "json")) var claims: String?
    @Option(help: ArgumentHelp("Database; the only one without it.", valueName: "name")) var database: String?
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() async throws {
        let session = try global.roomd()
        let now = session.context.clock.now()
        let claims = try TypedJSON.claims(claims, option: "--claims", at: now)
        if let problem = Tokens.problem(uid: uid, claims: claims) {
            throw CommandError(.badData, problem, remedy: "choose another")
        }
        let database = try await session.database(database)
        let token = try await session.tokens().customToken(uid: uid, database: database, claims: claims, at: now)
        session.note(.signInTokenMade, subject: uid, place: database.text)
        try session.context.answer(["token": .string(token), "expires": JSONValue(now.adding(hours: 1))]) {
            try $0.print(StyledText(token))
        }
    }
}

/// `roomd users admin-token`
struct AdminTokenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "admin-token",
        abstract: "Make an access token, whose bearer rules don't bind.",
        discussion: """
            It goes into the header field Authorization: Bearer TOKEN. It opens one database, or with --all each, and can't be \
            taken back before it ends: keep it short.

            EXAMPLE: roomd users admin-token --minutes 5
            """
    )

    @Option(help: ArgumentHelp("For which database; the only one without it.", valueName: "name")) var database: String?
    @Flag(help: "For all databases.") var all = false
    @Option(help: "Time until it expires: 1 to 1440.") var minutes = 60
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func validate() throws {
        guard (1...1_440).contains(minutes) else { throw ValidationError("--minutes is a number from 1 to 1440") }
        if all, database != nil { throw ValidationError("--all and --database exclude each other") }
    }

    func run() async throws {
        let session = try global.roomd()
        let now = session.context.clock.now()
        var wanted: DatabaseName?
        if !all { wanted = try await session.database(database) }
        let token = try await session.tokens().accessToken(database: wanted, seconds: Int64(minutes) * 60, at: now)
        session.note(.adminTokenMade, place: wanted?.text ?? "all databases")
        try session.context.answer(["token": .string(token), "expires": JSONValue(now.adding(minutes: minutes))]) {
            try $0.print(StyledText(token))
        }
    }
}
