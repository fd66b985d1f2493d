import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import RealtimeService
import RealtimeTree
import SecurityLog
import TimeKit

extension RealtimeResponder {
    /// Answers a request.
    ///
    /// - Throws: `RealtimeRefusal`, or `CutShort` if the request was never complete.
    func answer(_ request: Request, over channel: any Channel) async throws -> RealtimeAnswer {
        // The first field of the name is the authority; any other is left among the fields.
        guard !request.headers.contains(where: { $0.name.canonicalName == "host" }) else {
            throw RealtimeRefusal(400, "The field Host is given twice — give it once")
        }
        if let refusal = origins.refusal(host: request.head.authority, origin: request.headers[.origin]) {
            throw refusal
        }
        if request.method == .options { return CrossOrigin.preflight }
        guard let method = request.method == .head ? .get : RealtimeCall.Method(rawValue: request.method.rawValue)
        else {
            throw RealtimeRefusal(
                405,
                "Method not allowed.",
                [.init("Allow", "GET, HEAD, PUT, PATCH, POST, DELETE, OPTIONS")]
            )
        }
        guard let target = RequestTarget(request.head.path ?? "") else {
            throw RealtimeRefusal(400, "Invalid path: Invalid token in path")
        }
        if let name = target.repeatedName {
            throw RealtimeRefusal(400, "The parameter \(name.prefix(64)) is given twice — give it once")
        }
        if origins == .loopback, target.first("callback") != nil {
            throw RealtimeRefusal(
                403,
                "The emulator answers no callback: a page of another site could load the answer as a script."
            )
        }
        let fields = Self.fields(request)
        let sender = sender(of: request, over: channel)
        if target.path == "/healthz" || target.path == "/metrics" {
            try await admit(sender, .report, limit: .report)
            return target.path == "/healthz"
                ? Self.text(200, "ok\n") : try await numbers(target, fields, over: channel)
        }
        try await admit(sender, .request, limit: .request)
        let holder = SharedBudget.Holder(sender: sender)
        guard budgets.requests.take(1, for: holder) == nil else {
            throw RealtimeRefusal.wait(429, "Too many requests at once; try again.", seconds: 1, limit: .inFlight)
        }
        defer { budgets.requests.giveBack(1, for: holder) }
        if IdentityCall.isEndpoint(target.path) { return try await account(request, target, fields, sender) }
        return try await place(request, method, target, fields, sender)
    }

    private func admit(_ sender: SenderAddress, _ act: Gatekeeper.Act, limit: ReachedLimit) async throws {
        if let seconds = await gatekeeper.admit(sender, act) { throw Self.wait(seconds, limit) }
    }

    private static func wait(_ seconds: Int, _ limit: ReachedLimit) -> RealtimeRefusal {
        .wait(429, "Too many requests; try again in \(seconds) seconds.", seconds: seconds, limit: limit)
    }

    /// Answers a call of the database. The credential is checked before the body is read.
    private func place(
        _ request: Request,
        _ method: RealtimeCall.Method,
        _ target: RequestTarget,
        _ fields: [String: String],
        _ sender: SenderAddress
    ) async throws -> RealtimeAnswer {
        guard target.path.hasSuffix(".json") else {
            throw RealtimeRefusal(404, "There is nothing here: a place of the database ends in .json")
        }
        guard let database = target.database(host: request.head.authority, usual: configuration.database) else {
            throw RealtimeRefusal(404, "No database is named — give one with ?ns=NAME")
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
        call.sender = sender.text
        if request.method == .head { call.fields["accept"] = nil }
        let holder = SharedBudget.Holder(sender: sender, account: call.caller.uid)
        let share = SharedBudget.Share(budgets.bodies, holder)
        defer { withExtendedLifetime(share) {} }
        if method != .get, method != .delete {
            let limits = configuration.limits
            let limit = call.caller == .nobody ? min(limits.smallBodyBytes, limits.bodyBytes) : limits.bodyBytes
            call.body = try await body(of: request, upTo: limit, share)
        }
        let prepared = try await service.prepared(call)
        try limitCodes(of: prepared)
        if prepared.writtenBytes > configuration.limits.smallBodyBytes { try requireDisk() }
        if let seconds = await gatekeeper.admitBytes(of: prepared, from: sender, isDiskLow: isDiskLow) {
            throw Self.wait(seconds, .writtenBytes)
        }
        switch await gatekeeper.admit(prepared, from: sender) {
        case .wait(let seconds): throw Self.wait(seconds, .guess)
        case .goOn(let guess):
            let answer = try await self.answer(prepared, credentials, holder)
            if let guess { await gatekeeper.note(answer, to: guess, of: prepared, from: sender) }
            if call.caller == .admin, answer.status == 200, request.method != .head {
                watch?.noteAdmin(prepared, to: target, of: database, from: sender)
            }
            if method != .get, (200..<300).contains(answer.status) {
                await identity.noteWrite(by: call.caller, in: database)
                if let write = prepared.write {
                    watch?.noteRoles(in: write, by: call.caller, of: database, from: sender)
                }
            }
            return answer
        }
    }

    func sender(of request: Request, over channel: any Channel) -> SenderAddress {
        SenderAddress(
            peer: channel.remoteAddress?.ipAddress ?? "",
            forwardedFor: Self.forwardedFor.map { request.headers[values: $0] } ?? [],
            trustsProxy: configuration.trustsProxy
        )
    }

    private func limitCodes(of call: PreparedCall) throws {
        let most = configuration.limits.codesPerWrite
        guard call.isBound, most > 0, let write = call.write, RoomGuess.codes(in: write) > most else { return }
        throw RealtimeRefusal(400, "A write touches at most \(most) codes of rooms — make it in parts", limit: .codes)
    }

    private func answer(
        _ call: PreparedCall,
        _ credentials: RealtimeCredentials,
        _ holder: SharedBudget.Holder
    ) async throws -> RealtimeAnswer {
        guard call.isStream else { return await service.answer(call) }
        if let shortage = budgets.streams.take(1, for: holder) {
            throw shortage == .all
                ? RealtimeRefusal.wait(503, "The server has too many streams; try again.", seconds: 30, limit: .streams)
                : .wait(429, "You have too many streams; end one first.", seconds: 30, limit: .streams)
        }
        var answer = await service.answer(call)
        guard case .events(var listening) = answer.body else {
            budgets.streams.giveBack(1, for: holder)
            return answer
        }
        // The stream counts until it has been sent to its end or can't be sent anymore.
        let state = StreamSeat(budgets.streams, holder, leave: listening.leave)
        listening.stillHolds = { [identity] in
            let holds = await identity.stillHolds(credentials)
            return withExtendedLifetime(state) { holds }
        }
        answer.body = .events(listening)
        return answer
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
            throw RealtimeRefusal(401, error.text)
        } catch {
            log.error("credentials can't be checked", metadata: ["error": "\(type(of: error))"])
            throw RealtimeRefusal(503, "Credentials can't be checked now.")
        }
    }

    /// Answers a call of the account endpoints.
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
            database: target.database(host: request.head.authority, usual: configuration.database),
            sender: watch?.key(of: sender)
        )
        if call.makesAccount, let seconds = await gatekeeper.admit(sender, .signUp) {
            watch?.log.note(SecurityEvent(.limit, .refused, reason: "signUp", source: call.sender))
            var answer = RealtimeAnswer.accountRefusal(429, "TOO_MANY_ATTEMPTS_TRY_LATER")
            answer.fields.append(.init("Retry-After", String(seconds)))
            answer.limit = .signUp
            return answer
        }
        if call.makesAccount { try requireDisk() }
        call.body = try await body(of: request, upTo: AccountEndpoints.bodyBytes, nil)
        if let answer = await identity.answer(call) { return answer }
        throw RealtimeRefusal(404, "This server has no accounts.")
    }
}

// MARK: Header fields

extension RealtimeResponder {
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

// MARK: Health and metrics

extension RealtimeResponder {
    /// Answers with the metrics, for this machine and for admins. They identify nobody, but the load of a server is not public.
    private func numbers(
        _ target: RequestTarget,
        _ fields: [String: String],
        over channel: any Channel
    ) async throws -> RealtimeAnswer {
        // Proxies add these fields, and a request through a local proxy comes from elsewhere.
        let cameByProxy = fields.keys.contains { name in
            Self.proxyFields.contains(name) || name.hasPrefix("x-forwarded")
        }
        let isNear = !cameByProxy && LoopbackIdentity.isLoopback(channel.remoteAddress?.ipAddress ?? "")
        if !isNear {
            guard let database = target.database(host: nil, usual: configuration.database ?? DatabaseName("metrics")),
                try await caller(Self.credentials(target, fields, database)) == .admin
            else { throw RealtimeRefusal(401, "Permission denied") }
        }
        var answer = Self.text(200, metrics.text())
        answer.fields[0] = RealtimeAnswer.Field("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
        return answer
    }

    private static let proxyFields: Set = [
        "forwarded", "via", "x-real-ip", "x-client-ip", "x-cluster-client-ip", "client-ip", "true-client-ip",
        "cf-connecting-ip", "fastly-client-ip",
    ]

    private static func text(_ status: Int, _ text: String) -> RealtimeAnswer {
        RealtimeAnswer(
            status: status,
            fields: [.init("Content-Type", "text/plain; charset=utf-8"), .init("Cache-Control", "no-cache")],
            body: .bytes(Array(text.utf8))
        )
    }
}
