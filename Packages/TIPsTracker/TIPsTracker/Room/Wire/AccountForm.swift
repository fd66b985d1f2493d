public import RealtimeTree
public import TimeKit

/// The encoding of an account in the database. `until` is present once the end of the account is set. `code` is present if the account
/// joined with a room code: `{"member": "…", "role": "logger", "until": 1772979600000, "code": "K3F9X2AA"}`.
public enum AccountForm {
    /// Encodes an account. Equal accounts give equal bytes.
    public static func value(_ account: RoomAccount) -> RealtimeValue {
        var fields: [String: RealtimeValue] = [
            "member": .string(account.member.rawValue), "role": .string(account.role.rawValue),
        ]
        if let until = account.until { fields["until"] = WireFields.value(until) }
        if let code = account.code { fields["code"] = .string(code) }
        return .object(fields)
    }

    /// Decodes an account; nil if the value is invalid. A code that isn't a text is ignored.
    public static func account(_ value: RealtimeValue, _ id: RoomAccount.ID) -> RoomAccount? {
        guard let member = WireFields.text(value["member"]), !member.isEmpty,
            let role = WireFields.text(value["role"]).flatMap({ Member.Role(rawValue: $0) })
        else { return nil }
        let until = WireFields.instant(value["until"])
        guard until != nil || !value["until"].exists else { return nil }
        return RoomAccount(
            id: id,
            member: TimeKit.ID(member),
            role: role,
            until: until,
            code: WireFields.text(value["code"])
        )
    }
}
