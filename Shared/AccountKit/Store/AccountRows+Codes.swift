import Foundation
import GRDB
import TimeKit

/// The purpose of a mailed code.
enum CodePurpose: String {
    case signUp = "sign-up"
    case reset
    case address
}

/// A stored code. It holds the digest of the digits.
struct StoredCode {
    var id: TimeKit.ID<StoredCode>
    var purpose: CodePurpose
    var subject: String
    var address: EmailAddress
    var name = ""
    /// The hash of the new account's password in PHC string format. Empty unless the code is for a sign-up.
    var password = ""
    var code: Data
    var wrong = 0
    var madeAt: Instant
    var endsAt: Instant
}

extension AccountRows {
    func insert(_ code: StoredCode) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO account_code (id, purpose, subject, address, name, password, code, wrong, made_at, ends_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            code.id.rawValue, code.purpose.rawValue, code.subject, code.address.text, code.name, code.password,
            code.code,
            code.wrong, code.madeAt.milliseconds, code.endsAt.milliseconds,
        ])
    }

    /// Returns all stored codes of a subject, oldest first, including expired ones.
    func codes(_ purpose: CodePurpose, of subject: String) throws -> [StoredCode] {
        try Row.fetchAll(
            try db.cachedStatement(
                sql: "SELECT * FROM account_code WHERE purpose = ? AND subject = ? ORDER BY made_at, id"
            ),
            arguments: [purpose.rawValue, subject]
        ).map { row in
            let id: String = row["id"]
            guard let address = try? EmailAddress(row["address"] as String) else {
                throw AccountError.unreadableRow(table: "account_code", id: id)
            }
            return StoredCode(
                id: TimeKit.ID(id),
                purpose: purpose,
                subject: row["subject"],
                address: address,
                name: row["name"],
                password: row["password"],
                code: row["code"],
                wrong: row["wrong"],
                madeAt: Instant(milliseconds: row["made_at"]),
                endsAt: Instant(milliseconds: row["ends_at"])
            )
        }
    }

    func noteWrongGuess(at ids: [TimeKit.ID<StoredCode>]) throws {
        for id in ids {
            try db.cachedStatement(sql: "UPDATE account_code SET wrong = wrong + 1 WHERE id = ?")
                .execute(arguments: [id.rawValue])
        }
    }

    /// Sets what the account of a sign-up is made with, whichever of its codes makes it.
    func setSignUp(name: String, password: String, of subject: String) throws {
        try db.execute(
            sql: "UPDATE account_code SET name = ?, password = ? WHERE purpose = ? AND subject = ?",
            arguments: [name, password, CodePurpose.signUp.rawValue, subject]
        )
    }

    func deleteCodes(_ purpose: CodePurpose, of subject: String) throws {
        try db.execute(
            sql: "DELETE FROM account_code WHERE purpose = ? AND subject = ?",
            arguments: [purpose.rawValue, subject]
        )
    }

    /// Replaces an address's codes with a digest that no code has. Deleting the rows instead would tell anyone else who requested a code
    /// that one has been used.
    func voidCodes(_ purpose: CodePurpose, to address: EmailAddress, with nobodys: Data) throws {
        // NOCASE folds A–Z, as an address's key does.
        try db.execute(
            sql: "UPDATE account_code SET code = ? WHERE address = ? COLLATE NOCASE AND purpose = ?",
            arguments: [nobodys, address.text, purpose.rawValue]
        )
    }

    /// Deletes codes a day after their expiry. A sign-up can be resumed until then.
    func sweepCodes(now: Instant) throws {
        try db.execute(
            sql: "DELETE FROM account_code WHERE ends_at <= ?",
            arguments: [now.adding(days24h: -1).milliseconds]
        )
    }
}
