import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import RealtimeService
import RealtimeTree
import TimeKit

/// An answer that is given before the database, or an account, is asked.
struct Refusal: Error {
    var answer: RealtimeAnswer

    init(_ status: Int, _ text: String, _ fields: [RealtimeAnswer.Field] = []) {
        answer = .refusal(status, text)
        answer.fields += fields
    }

    static func wait(_ seconds: Int) -> Refusal {
        Refusal(429, "Too many requests; try again in \(seconds) seconds.", [.init("Retry-After", String(seconds))])
    }
}

extension RealtimeResponder {
    /// The answer to a request. Throws `Refusal`, or `CutShort` where the request never came whole.
    func answer(_ request: Request, over channel: any Channel) async throws -> RealtimeAnswer {
        if request.method == .options { return CrossOrigin.preflight }
        guard let method = request.method == .head ? .get : RealtimeCall.Method(rawValue: request.method.rawValue)
        else {
            throw Refusal(405, "Method not allowed.", [.init("Allow", "GET, HEAD, PUT, PATCH, POST, DELETE, OPTIONS")])
        }
        guard let target = RequestTarget(request.head.path ?? "") else {
            throw Refusal(400, "Invalid path: Invalid token in path")
        }
        let fields = Self.fields(request)
        let sender = SenderAddress(
            peer: channel.remoteAddress?.ipAddress ?? "",
            forwardedFor: Self.forwardedFor.map { request.headers[values: $0] } ?? [],
            trustsProxy: configuration.trustsProxy
        )
        if target.path == "/healthz" { return Self.text(200, "ok\n") }
        if target.path == "/metrics" { return try await numbers(target, fields, over: channel) }
        if let seconds = await gatekeeper.admit(sender, .request) { throw Refusal.wait(seconds) }
        if IdentityCall.isEndpoint(target.path) { return try await account(request, target, fields, sender) }
        guard target.path.hasSuffix(".json") else {
            throw Refusal(404, "There is nothing here: a place of the database ends in .json")
        }
        guard let database = target.database(host: request.head.authority, usual: configuration.database) else {
            throw Refusal(404, "No database is named — give one with ?ns=NAME")
        }
        let credentials = Self.credentials(target, fields, database)
        var call = RealtimeCall(
            method,
            target.path,
            parameters: target.parameters,
            fields: fields,
            database: database,
            caller: try await caller(credentials)
        )
        if request.method == .head { call.fields["accept"] = nil }
        if method != .get, method != .delete {
            call.body = try await body(of: request, upTo: configuration.limits.bodyBytes)
        }
        switch await gatekeeper.admit(call, from: sender) {
        case .wait(let seconds): throw Refusal.wait(seconds)
        case .goOn(let isGuess):
            var answer = await service.answer(call)
            if isGuess { await gatekeeper.note(answer, to: call, from: sender) }
            if case .events(var listening) = answer.body {
                listening.stillHolds = { [identity] in await identity.stillHolds(credentials) }
                answer.body = .events(listening)
            }
            return answer
        }
    }

    private static func credentials(
        _ target: RequestTarget,
        _ fields: [String: String],
        _ database: DatabaseName
    ) -> RealtimeCredentials {
        RealtimeCredentials(
            authorization: fields["authorization"],
            accessToken: target.first("access_token"),
            auth: target.first("auth"),
            database: database
        )
    }

    private func caller(_ credentials: RealtimeCredentials) async throws -> RealtimeCaller {
        do {
            return try await identity.caller(credentials)
        } catch let error as CredentialError {
            throw Refusal(401, error.text)
        } catch {
            log.error("credentials can't be checked", metadata: ["error": "\(type(of: error))"])
            throw Refusal(503, "Credentials can't be checked now.")
        }
    }

    /// A call of the endpoints of accounts.
    private func account(
        _ request: Request,
        _ target: RequestTarget,
        _ fields: [String: String],
        _ sender: SenderAddress
    ) async throws -> RealtimeAnswer {
        var call = IdentityCall(
            method: request.method.rawValue,
            path: target.path,
            parameters: target.parameters,
            mediaType: fields["content-type"] ?? "",
            body: [],
            database: target.database(host: request.head.authority, usual: configuration.database)
        )
        if call.makesAccount, let seconds = await gatekeeper.admit(sender, .signUp) {
            var answer = RealtimeAnswer.accountRefusal(429, "TOO_MANY_ATTEMPTS_TRY_LATER")
            answer.fields.append(.init("Retry-After", String(seconds)))
            return answer
        }
        call.body = try await body(of: request, upTo: AccountEndpoints.bodyBytes)
        if let answer = await identity.answer(call) { return answer }
        throw Refusal(404, "This server has no accounts.")
    }
}

// MARK: What a request holds

extension RealtimeResponder {
    /// The whole body.
    private func body(of request: Request, upTo limit: Int) async throws -> [UInt8] {
        let announced = request.headers[.contentLength].flatMap { Int($0) }
        guard announced ?? 0 <= limit else { throw tooLarge(limit) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(announced ?? 0, 1 << 20))
        do {
            for try await piece in request.body {
                guard bytes.count + piece.readableBytes <= limit else { throw tooLarge(limit) }
                bytes.append(contentsOf: piece.readableBytesView)
            }
        } catch let refusal as Refusal {
            throw refusal
        } catch is HTTPParserError {
            // The client is still there, and it is the client's fault.
            metrics.noteRefusal(.body)
            throw Refusal(400, "Invalid body: its chunks can't be read.")
        } catch {
            throw ConnectionWatch.CutShort()
        }
        // A connection that is cut looks like a body's end; half a number is a number.
        if let announced, announced != bytes.count { throw ConnectionWatch.CutShort() }
        return bytes
    }

    private func tooLarge(_ limit: Int) -> Refusal {
        metrics.noteRefusal(.bodyBytes)
        return Refusal(413, "Data to write exceeds the maximum size of \(limit) bytes.")
    }

    private static func fields(_ request: Request) -> [String: String] {
        var fields: [String: String] = [:]
        for field in request.headers {
            let name = field.name.canonicalName
            fields[name] = fields[name].map { "\($0), \(field.value)" } ?? field.value
        }
        return fields
    }

    private static let forwardedFor = HTTPFields.Element.Name("X-Forwarded-For")
}

// MARK: What the server says of itself

extension RealtimeResponder {
    /// The counts, for this machine and for admins: they tell nothing of anybody, but how much goes on is nobody else's business.
    private func numbers(
        _ target: RequestTarget,
        _ fields: [String: String],
        over channel: any Channel
    ) async throws -> RealtimeAnswer {
        let isNear =
            fields["x-forwarded-for"] == nil && fields["forwarded"] == nil
            && LoopbackIdentity.isLoopback(channel.remoteAddress?.ipAddress ?? "")
        if !isNear {
            guard let database = target.database(host: nil, usual: configuration.database ?? DatabaseName("metrics")),
                try await caller(Self.credentials(target, fields, database)) == .admin
            else { throw Refusal(401, "Permission denied") }
        }
        var answer = Self.text(200, metrics.text(madeToWait: await gatekeeper.refused))
        answer.fields[0] = RealtimeAnswer.Field("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
        return answer
    }

    private static func text(_ status: Int, _ text: String) -> RealtimeAnswer {
        RealtimeAnswer(
            status: status,
            fields: [.init("Content-Type", "text/plain; charset=utf-8"), .init("Cache-Control", "no-cache")],
            body: .bytes(Array(text.utf8))
        )
    }
}
