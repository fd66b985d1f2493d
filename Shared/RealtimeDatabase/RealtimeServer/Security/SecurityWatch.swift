import Foundation
import RealtimeService
import RealtimeTree
public import SecurityLog

/// Records security events: refusals by credentials, rules and limits, and admins' actions over HTTP.
public struct SecurityWatch: Sendable {
    public let log: SecurityLog
    private let senders: SenderKeys

    public init(_ log: SecurityLog, senders: SenderKeys) {
        self.log = log
        self.senders = senders
    }

    /// Returns the pseudonym of a sender in the log.
    func key(of sender: SenderAddress) -> String { senders.key(of: sender) }

    /// Records the response to a request of a database, if it is a refusal. The account endpoints record their own events.
    ///
    /// - Parameters:
    ///   - answer: The response.
    ///   - method: The method of the request.
    ///   - target: The target of the request; nil if it can't be parsed.
    ///   - database: The database of the request; nil if none is named.
    func note(
        _ answer: RealtimeAnswer,
        to method: String,
        _ target: RequestTarget?,
        of database: DatabaseName?,
        from sender: SenderAddress
    ) {
        guard let refusal = Self.refusal(answer, method, target) else { return }
        log.note(
            SecurityEvent(
                refusal.kind,
                .refused,
                reason: refusal.reason,
                actor: refusal.user,
                source: key(of: sender),
                place: (database?.text ?? "") + (target?.shape ?? "")
            )
        )
    }

    /// Records a call that an admin has made, if it was an export or deployed rules.
    ///
    /// - Parameters:
    ///   - call: The call, whose caller was authenticated as an admin and which was answered with 200.
    ///   - target: The target of the request.
    ///   - database: The database of the request.
    func noteAdmin(
        _ call: PreparedCall,
        to target: RequestTarget,
        of database: DatabaseName,
        from sender: SenderAddress
    ) {
        let isExport = call.readPlace.map { $0.keys.count <= Self.exportDepth } ?? false
        guard isExport || call.deploysRules else { return }
        log.note(
            SecurityEvent(
                isExport ? .export : .rulesDeployed,
                .done,
                actor: "admin",
                source: key(of: sender),
                place: database.text + target.shape
            )
        )
    }

    private struct Refusal {
        var kind: SecurityEvent.Kind
        var reason: String?
        var user: String?
    }

    private static func refusal(
        _ answer: RealtimeAnswer,
        _ method: String,
        _ target: RequestTarget?
    ) -> Refusal? {
        if let limit = answer.limit {
            // These limits are only checked after the token was verified.
            let isKnown = [.guess, .codes, .quota, .writtenBytes].contains(limit)
            return Refusal(
                kind: .limit,
                reason: limit.rawValue,
                user: isKnown ? target?.first("auth").flatMap(user) : nil
            )
        }
        switch answer.status {
        case 401, 403:
            guard let text = text(of: answer) else { return nil }
            if text.contains(CredentialError.expired.text) { return Refusal(kind: .credential, reason: "EXPIRED") }
            if text.contains(CredentialError.invalid.text) { return Refusal(kind: .credential, reason: "INVALID") }
            // Rules are only evaluated after the token was verified, so its user can be trusted.
            return Refusal(kind: .rule, reason: method, user: target?.first("auth").flatMap(user))
        case 413, 429, 431: return Refusal(kind: .limit, reason: String(answer.status))
        default: return nil
        }
    }

    /// The maximum number of keys of a path whose read by an admin counts as an export, such as a whole room.
    private static let exportDepth = 2

    /// Records the roles in rooms that a write has given, ended or resumed, and each replacement of all members together.
    ///
    /// - Parameters:
    ///   - write: The write, which was made.
    ///   - caller: The writer.
    ///   - database: The database of the room.
    func noteRoles(
        in write: RealtimeWrite,
        by caller: RealtimeCaller,
        of database: DatabaseName,
        from sender: SenderAddress
    ) {
        for member in RoomPlaces.members(in: write) {
            guard let reason = Self.reason(of: member) else { continue }
            log.note(
                SecurityEvent(
                    .roleChanged,
                    .done,
                    reason: reason,
                    subject: member.account,
                    actor: caller == .admin ? "admin" : caller.uid,
                    source: key(of: sender),
                    place: "\(database.text)/\(RoomPlaces.rooms)/*"
                )
            )
        }
    }

    /// Returns the word for the change of a member's role; nil if the role is the same as before.
    private static func reason(of member: RoomPlaces.MemberWrite) -> String? {
        guard member.account != nil else { return "REPLACED" }
        switch member.keys.first {
        case nil: return member.value[RoomPlaces.until].exists ? "ENDED" : word(member.value[RoomPlaces.role])
        case RoomPlaces.until: return member.value.exists ? "ENDED" : "RESUMED"
        case RoomPlaces.role where member.keys.count == 1: return word(member.value)
        // A value below a role makes it an object; a removal below it changes nothing.
        case RoomPlaces.role: return member.value.exists ? "ENDED" : nil
        default: return nil
        }
    }

    /// Returns the word for a role. A value that is no text is no role.
    private static func word(_ role: RealtimeValue) -> String {
        guard case .string(let name) = role else { return "ENDED" }
        return name == RoomPlaces.admin ? "ADMIN" : "LOGGER"
    }

    private static func text(of answer: RealtimeAnswer) -> String? {
        guard case .bytes(let bytes) = answer.body else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the user that a token names, without verifying it.
    private static func user(in token: String) -> String? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let payload = Base64URL.bytes(of: parts[1]) else { return nil }
        return (try? TokenClaims.decoded(payload))?.text("sub")
    }
}
