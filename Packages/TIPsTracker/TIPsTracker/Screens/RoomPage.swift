public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The members of the room, and the code for joining.
public struct RoomPage: Screen {
    public let title: String
    public let revision: Revision
    /// The expiry of the code; nil if there is none.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The members: the admins and then the loggers, each by name.
    public let members: [Row]
    /// The former members, in the order they joined.
    public let former: [Former]
    /// The active devices of the shared room, by member; empty if the room isn't shared.
    public let devices: [Device]
    /// The code; nil for loggers, if there is no valid one, and if the room isn't shared.
    @NullEncoded public var code: Code?
    /// The words that the room must be shared before a code lets another device in; nil for loggers and in a shared room.
    @NullEncoded public private(set) var shareNote: String?
    /// The patient's home zone, which decides the day of each log.
    public let timeZone: String
    /// `code/new`, `leave`.
    public let actions: [Action]
    /// The form of "Add Member": `name` and `role`.
    public let newMember: Form
    /// The form of the patient's home zone: `zone`.
    public let zone: Form
    /// Leads to the page on sharing.
    public let sync: Link
    /// Leads back to the settings.
    public let back: Link

    public struct Row: Hashable, Identifiable, Codable, Sendable {
        public let id: Member.ID
        /// The name, with the start of the id if another member's looks like it.
        public let name: String
        public let role: Member.Role
        /// Whether it is the viewing member.
        public let isYou: Bool
        /// The room-local day of joining.
        public let joined: LocalDate
        /// Removes the member, after a confirmation.
        public let revoke: Action
        /// Makes a logger an admin, or an admin a logger.
        public let changeRole: Action
        /// Lets another device of the member in, whose id is the input `account`. The device shows it when it asks to join.
        public let letIn: Action
    }

    /// A member who left or was removed.
    public struct Former: Hashable, Identifiable, Codable, Sendable {
        public let id: Member.ID
        /// The last name, with the start of the id if another member's looks like it.
        public let name: String
        /// The last role.
        public let role: Member.Role
        /// The room-local day of joining.
        public let joined: LocalDate
        /// The room-local day of leaving. Later entries by the member don't count.
        public let left: LocalDate
    }

    /// A device of the shared room, as the server's rules know it.
    public struct Device: Hashable, Identifiable, Codable, Sendable {
        /// The device's account.
        public let id: RoomAccount.ID
        /// The name of its member.
        public let member: String
        /// The permissions of the device.
        public let role: Member.Role
        /// Whether it is the device that shows the page.
        public let isThisDevice: Bool
        /// Whether it joined by a code. Other devices created the room or were added by an admin.
        public let joinedByCode: Bool
        /// Ends the device's access, after a confirmation.
        public let end: Action
    }

    /// A room code.
    public struct Code: Hashable, Codable, Sendable {
        /// The formatted code: `K3F9-X2AA-7QWM-C`.
        public let text: String
        /// The invitation with the code and the server's address, as a link.
        public let link: String
        /// The link as a QR code, a text for each row from top to bottom, with `#` for a dark module; nil until the front end has set it.
        @NullEncoded public var qr: [String]? = nil
        /// The first instant at which the code is no longer valid.
        public let expires: Instant
        /// The validity in words, with the last look at the server:
        /// "lets people join until 2026-01-12 08:00, unless another admin has voided or replaced it since 09:00".
        public let note: String
    }

    /// - Parameters:
    ///   - accounts: the active accounts of the shared room.
    ///   - own: this device's account; nil if the room isn't shared.
    ///   - typed: the unsaved input, by field id.
    init(
        _ context: ScreenContext,
        accounts: [RoomAccount],
        own: RoomAccount.ID?,
        typed: [String: String] = [:]
    ) {
        title = localized("Room")
        revision = context.revision
        members = context.plan.members.filter(\.isActive).map { Row($0, context) }
            .sorted {
                ($0.role == .admin ? 0 : 1, TextRule.key($0.name), $0.id) < (
                    $1.role == .admin ? 0 : 1, TextRule.key($1.name), $1.id
                )
            }
        former = context.plan.members.compactMap { member in
            member.revoked.map { end in
                Former(
                    id: member.id,
                    name: context.name(of: member.id),
                    role: member.role,
                    joined: context.plan.room.day(of: member.joined),
                    left: context.plan.room.day(of: end)
                )
            }
        }
        devices = accounts.map { Device($0, isOwn: $0.id == own, context) }
            .sorted { ($0.member, $0.id) < ($1.member, $1.id) }
        timeZone = context.plan.room.timeZoneID
        let live = Code(of: context.plan.room, context.sync, at: context.now)
        let shown = context.isAdmin ? live : nil
        code = shown
        shareNote =
            context.isAdmin && context.sync?.remote == nil
            ? localized("The room isn't shared, so no other device can use a code of it. Share it first.") : nil
        validUntil = shown?.expires
        actions = Self.actions(context, hasCode: live != nil)
        newMember = Self.newMember(context, typed)
        zone = Self.zone(context, typed)
        sync = TIPsLink.sync.labeled(localized("Sharing"))
        back = TIPsLink.settings.labeled(localized("Settings"))
    }

    private static func newMember(_ context: ScreenContext, _ typed: [String: String]) -> Form {
        let chosen = typed["role"] ?? Member.Role.logger.rawValue
        var role = Field(id: "role", label: localized("Role"), kind: .choice, value: chosen, isRequired: true)
        role.choices = [
            Field.Choice(Member.Role.logger.rawValue, label: localized("A logger ticks boxes")),
            Field.Choice(Member.Role.admin.rawValue, label: localized("An admin does everything")),
        ]
        var name = FormFields.text("name", localized("Name"), .memberName, typed["name"] ?? "", placeholder: "Bob")
        if let typed = typed["name"], name.error == nil {
            name.error = Problem.text { () throws(TIPsError) in
                try context.plan.checkMemberName(TextRule.memberName.checked(typed))
            }
        }
        if Member.Role(rawValue: chosen) == nil { role.error = localized("choose one of the two") }
        let admin = context.adminOnly(localized("add members"))
        let add = Action(
            TIPsAct.addMember,
            label: localized("Add Member"),
            availability: admin.and(.without([role.error].compactMap(\.self)))
        )
        let fields = [name, role].asked(if: add.availability)
        return Form(
            id: "member",
            title: localized("Add Member"),
            fields: fields,
            buttons: [add],
            whyNot: admin.whyNot
        )
        .unjudged(typed)
    }

    private static func zone(_ context: ScreenContext, _ typed: [String: String]) -> Form {
        let zone = Field(
            id: "zone",
            label: localized("Patient's Time Zone"),
            value: typed["zone"] ?? context.plan.room.timeZoneID,
            isRequired: true,
            placeholder: "America/Phoenix",
            error: typed["zone"].flatMap { name in
                Problem.text { () throws(TIPsError) in _ = try SettingsRule.zone(name) }
            }
        )
        let save = Action(
            TIPsAct.saveZone,
            label: localized("Save"),
            availability: context.adminOnly(localized("move the room's zone"))
        )
        return Form(
            id: "zone",
            title: localized("Time Zone"),
            fields: [zone],
            buttons: [save],
            whyNot: save.whyNot
        )
    }

    private static func actions(_ context: ScreenContext, hasCode: Bool) -> [Action] {
        var rotate = Action(
            TIPsAct.newCode,
            label: hasCode ? localized("New Code") : localized("Make a Code"),
            availability: context.adminOnly(localized("share the room's code"))
        )
        if hasCode {
            rotate.confirmation = .init(
                question: localized("Make a new code? The one you have stops working."),
                proceed: localized("New Code")
            )
        }
        return [
            rotate,
            Action(
                TIPsAct.leave,
                label: localized("Leave the Room"),
                availability: Action.Availability.permitted(context.member, .ownSettings)
                    .and(
                        .unless { () throws(TIPsError) in
                            try Permission.checkAdminRemains(without: context.member, among: context.plan.members)
                        }
                    ),
                confirmation: .init(
                    question: localized("Leave the room? Your logs stay."),
                    proceed: localized("Leave")
                ),
                opens: TIPsLink.setup.labeled(localized("Setup"))
            ),
        ]
    }
}

extension RoomPage.Code {
    /// Creates the code of a room; nil if there is no valid one, or no other device can use it because the room isn't shared.
    ///
    /// Another admin may have voided or replaced it since the server was last looked at, which the note says.
    init?(of room: Room, _ status: SyncStatus?, at now: Instant) {
        guard let status, let remote = status.remote, let code = room.code, code.isOpen(at: now) else { return nil }
        let local = room.timeZone.local(at: code.expires)
        let end = "\(local.date) \(local.time.hourAndMinute)"
        let last = status.synchronizedAt.map { room.time($0, on: now) }
        self.init(
            text: RoomCodeRule.shown(code),
            link: Invitation(code: RoomCodeRule.shown(code), remote: remote).link,
            expires: code.expires,
            note: last.map {
                localized(
                    "lets people join until \(end), unless another admin has voided or replaced it since \($0)"
                )
            } ?? localized("lets people join until \(end), unless another admin has voided or replaced it")
        )
    }
}

extension RoomPage.Row {
    fileprivate init(_ member: Member, _ context: ScreenContext) {
        id = member.id
        name = context.name(of: member.id)
        role = member.role
        isYou = member.id == context.member.id
        joined = context.plan.room.day(of: member.joined)
        let remains = Action.Availability.unless { () throws(TIPsError) in
            try Permission.checkAdminRemains(without: member, among: context.plan.members)
        }
        revoke = Action(
            TIPsAct.revoke(member.id),
            label: localized("Remove \(name)"),
            availability: context.adminOnly(localized("remove members")).and(remains),
            confirmation: .init(
                question: localized("Remove \(name) from the room? Their logs stay."),
                proceed: localized("Remove")
            )
        )
        let isAdmin = member.role == .admin
        changeRole = Action(
            isAdmin ? TIPsAct.makeLogger(member.id) : .makeAdmin(member.id),
            label: isAdmin ? localized("Make \(name) a logger") : localized("Make \(name) an admin"),
            availability: context.adminOnly(localized("change roles")).and(isAdmin ? remains : .enabled)
        )
        letIn = Action(
            TIPsAct.letIn(member.id),
            label: localized("Let another phone of \(member.name) in"),
            availability: context.adminOnly(localized("let devices in"))
                .and(context.sync?.remote == nil ? .disabled(why: TIPsError.notConnected.description) : .enabled),
            inputs: [
                Field(
                    id: "account",
                    label: localized("Account that the phone shows"),
                    value: context.typed("account", into: .letIn(member.id)) ?? "",
                    isRequired: true,
                    limit: RoomAccount.idLimit
                )
            ]
        )
    }
}

extension RoomPage.Device {
    fileprivate init(_ account: RoomAccount, isOwn: Bool, _ context: ScreenContext) {
        id = account.id
        member = context.name(of: account.member)
        role = account.role
        isThisDevice = isOwn
        joinedByCode = account.code != nil
        end = Action(
            TIPsAct.endDevice(account.id),
            label: localized("Shut Out"),
            availability: context.adminOnly(localized("remove members"))
                .and(isOwn ? .disabled(why: localized("it is this device, which leaves the room instead")) : .enabled),
            confirmation: .init(
                question: context.plan.member(account.member)?.isActive == false
                    ? localized(
                        "Shut this device of \(member) out? ",
                        "\(member) is no longer a member, and the room's code stops working."
                    )
                    : localized(
                        "Shut this device of \(member) out? \(member) stays a member, and the room's code stops working."
                    ),
                proceed: localized("Shut Out")
            )
        )
    }
}
