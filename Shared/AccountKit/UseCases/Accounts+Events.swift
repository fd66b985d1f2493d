import Foundation
import SecurityLog
import StorageKit

extension Accounts {
    /// Runs a use case and reports its refusal. The event names an address by its keyed digest, whether or not it has an account.
    func watching<Value>(
        _ kind: SecurityEvent.Kind,
        of address: EmailAddress?,
        from client: AccountClient,
        _ body: () throws -> Value
    ) throws -> Value {
        do {
            return try body()
        } catch let error as AccountError {
            if let (kind, reason) = error.securityEvent(of: kind) {
                let subject = address.map(logName(of:))
                report(SecurityEvent(kind, .refused, reason: reason, subject: subject, source: source(of: client)))
            }
            throw error
        }
    }

    /// The name of an address in security events: a keyed digest, so that the log holds no address.
    public func logName(of address: EmailAddress) -> String { logName(["address", address.key]) }

    /// The name of a client in security events: a keyed digest.
    func source(of client: AccountClient) -> String { logName(["client", client.key]) }

    private func logName(_ parts: [String]) -> String {
        String(SHA256.hexadecimal(Array(secret.digest(.attempt, ["log"] + parts))).prefix(16))
    }
}

extension AccountError {
    /// The event of a refusal, or nil if the refusal isn't relevant to security.
    fileprivate func securityEvent(of kind: SecurityEvent.Kind) -> (SecurityEvent.Kind, reason: String)? {
        switch self {
        case .wrongEmailOrPassword, .wrongPassword: (kind, "WRONG_PASSWORD")
        case .wrongCode: (.code, "WRONG_CODE")
        case .noLiveCode: (.code, "NO_LIVE_CODE")
        case .codesOff: (.limit, "CODES_OFF")
        case .tooManyAttempts: (.limit, "TOO_MANY_ATTEMPTS")
        case .tooManyCodes: (.limit, "TOO_MANY_CODES")
        case .notAllowed: (kind, "NOT_ALLOWED")
        case .lastAdmin: (.roleChanged, "LAST_ADMIN")
        case .passwordAgain: (.reauthentication, "PASSWORD_AGAIN")
        default: nil
        }
    }
}
