import Foundation
import JSONKit
public import TestKit

/// A real `roomd` process with the shipped security rules and signed accounts, accessed over raw HTTP.
///
/// Its database is called "family".
public struct RuledServer {
    /// An anonymous account of the server.
    public struct Account: Sendable {
        /// The account id, `auth.uid` of the rules.
        public let uid: String
        /// The ID token, valid for an hour.
        public let idToken: String
        public let refreshToken: String
    }

    /// The folder that holds the data folder.
    public let folder: TemporaryFolder
    /// The server process.
    public let roomd: Roomd

    /// Deploys the shipped rules and starts a server.
    ///
    /// - Parameters:
    ///   - options: Further options of `roomd serve`, such as `["--trust-proxy"]` or `["--now", "2026-01-06T12:00:00Z"]`.
    public init(_ options: [String] = []) throws {
        folder = try TemporaryFolder()
        let data = folder.file("roomd")
        let deployed = try ChildProcess.run(
            Executable.named("roomd"),
            [
                "rules", "deploy", Corpus.package.appending(path: "firebase/database.rules.json").path,
                "--database", "family", "--data-dir", data.path,
            ]
        )
        guard deployed.exit == .status(0) else {
            throw TestKitError.ended(command: "roomd rules deploy", awaiting: "its end", output: deployed.errorText)
        }
        roomd = try Roomd(in: data, ["--database", "family"] + options)
    }

    /// Sends one request over a connection of its own.
    ///
    /// - Parameters:
    ///   - line: The method and target, such as `GET /rooms/r1.json`. The account's token is added to the query.
    ///   - account: The sender; nil for none.
    public func ask(
        _ line: String,
        as account: Account? = nil,
        _ fields: [String] = [],
        body: String? = nil
    ) async throws -> RawAnswer {
        let token = account.map { (line.contains("?") ? "&" : "?") + "auth=" + $0.idToken } ?? ""
        return try await roomd.connect().ask(line + token, fields, body: body)
    }

    /// Creates an anonymous account.
    public func signUp(_ fields: [String] = []) async throws -> Account {
        let answer = try await ask(
            "POST /identitytoolkit.googleapis.com/v1/accounts:signUp?key=roomd",
            ["Content-Type: application/json"] + fields,
            body: "{}"
        )
        let body = try JSONValue.parse(answer.body)
        guard let uid = body["localId"]?.string, let idToken = body["idToken"]?.string,
            let refreshToken = body["refreshToken"]?.string
        else { throw RawConnection.Problem.noAnswer(answer.text) }
        return Account(uid: uid, idToken: idToken, refreshToken: refreshToken)
    }

    /// Creates a room with a new account as its admin.
    public func makeRoom(_ room: String) async throws -> Account {
        let admin = try await signUp()
        let made = try await ask(
            "PUT /rooms/\(room)/members/\(admin.uid).json",
            as: admin,
            body: #"{"member": "m-\#(admin.uid)", "role": "admin"}"#
        )
        guard made.status == 200 else { throw RawConnection.Problem.noAnswer(made.text) }
        return admin
    }
}
