public import ScreenKit
public import TimeKit

/// Who belongs to the room, and the code that lets others join.
public struct RoomPage: Screen {
    public let title: String
    public let revision: Revision
    /// When the code expires; nil where there is none.
    public let validUntil: Instant?
    /// Everybody who is in the room, in the order they joined.
    public let members: [Row]
    /// Everybody who was in the room and is no longer, in the order they joined.
    public let former: [Former]
    /// The devices that may do something in the shared room, by member; none where the room isn't shared.
    public let devices: [Device]
    /// The code; nil for loggers and where there is none that still lets people in.
    public var code: Code?
    /// The patient's home zone, which decides which day a log belongs to.
    public let timeZone: String
    /// `code/new`, `member/add`, `leave`.
    public let actions: [Action]
    /// The fields of "Add Member": `name` and `role`.
    public let newMember: Form
    /// The field of the patient's home zone, `zone`.
    public let zone: Form
    /// How sharing stands.
    public let sync: Link
    /// Back to the settings.
    public let back: Link

    /// A member.
    public struct Row: Hashable, Identifiable, Codable, Sendable {
        /// Who.
        public let id: Member.ID
        /// What they are called.
        public let name: String
        /// What they may do.
        public let role: Member.Role
        /// Whether it is who looks.
        public let isYou: Bool
        /// The room-local day they joined.
        public let joined: LocalDate
        /// Removes them; asks first.
        public let revoke: Action
        /// Makes a logger an admin, and the other way round.
        public let changeRole: Action
    }

    /// A member who left or was removed.
    public struct Former: Hashable, Identifiable, Codable, Sendable {
        /// Who.
        public let id: Member.ID
        /// The name at that time.
        public let name: String
        /// The role at that time.
        public let role: Member.Role
        /// The room-local day they joined.
        public let joined: LocalDate
        /// The room-local day from which on nothing of theirs counts.
        public let left: LocalDate
    }

    /// A device of a shared room, as the rules of the other side know it.
    public struct Device: Hashable, Identifiable, Codable, Sendable {
        /// Its account.
        public let id: RoomAccount.ID
        /// The member that it acts for, by name.
        public let member: String
        /// What it may do.
        public let role: Member.Role
        /// Whether it is the device that shows the page.
        public let isThisDevice: Bool
        /// Whether it came in by a code. Other devices made the room, or an admin put them there.
        public let joinedByCode: Bool
        /// Shuts it out; asks first.
        public let end: Action
    }

    /// A room code.
    public struct Code: Hashable, Codable, Sendable {
        /// As it is shared: `K3F9-X2AA-7QWM-C`.
        public let text: String
        /// The invitation with the code and where the room is shared, as one link to send.
        public let link: String
        /// The link as a QR code, a text a row from top to bottom, with `#` for a dark module; nil until the front end has drawn it.
        public var qr: [String]?
        /// From when on nobody can join with it.
        public let expires: Instant
        /// "lets people join until 2026-01-12 08:00".
        public let note: String
    }

    /// The page.
    ///
    /// - Parameters:
    ///   - accounts: the accounts that may do something in the shared room.
    ///   - own: that of this device; nil where the room isn't shared.
    public init(_ context: ScreenContext, accounts: [RoomAccount], own: RoomAccount.ID?) {
        title = "Room"
        revision = context.revision
        members = context.plan.members.filter(\.isActive).map { Row($0, context) }
        former = context.plan.members.compactMap { member in
            member.revoked.map { end in
                Former(
                    id: member.id,
                    name: member.name,
                    role: member.role,
                    joined: context.plan.room.day(of: member.joined),
                    left: context.plan.room.day(of: end)
                )
            }
        }
        devices = accounts.map { Device($0, isOwn: $0.id == own, context) }
            .sorted { ($0.member, $0.id) < ($1.member, $1.id) }
        timeZone = context.plan.room.timeZoneID
        let live = Code(of: context.plan.room, sharedAt: context.sync?.remote, at: context.now)
        code = context.isAdmin ? live : nil
        validUntil = code?.expires
        actions = Self.actions(context, hasCode: live != nil)
        newMember = Self.newMember(context)
        zone = Self.zone(context)
        sync = TIPsLink.sync.labelled("Sharing")
        back = TIPsLink.settings.labelled("Settings")
    }

    private static func newMember(_ context: ScreenContext) -> Form {
        var role = Field(id: "role", label: "Role", kind: .choice, value: Member.Role.logger.rawValue, isRequired: true)
        role.choices = [
            Field.Choice(Member.Role.logger.rawValue, label: "A logger ticks boxes"),
            Field.Choice(Member.Role.admin.rawValue, label: "An admin does everything"),
        ]
        let name = Field(id: "name", label: "Name", value: "", isRequired: true, placeholder: "Bob")
        let add = Action(id: "member/add", label: "Add Member", availability: context.adminOnly("add members"))
        return Form(id: "member", title: "Add Member", fields: [name, role], buttons: [add])
    }

    private static func zone(_ context: ScreenContext) -> Form {
        let zone = Field(
            id: "zone",
            label: "Patient's Time Zone",
            value: context.plan.room.timeZoneID,
            isRequired: true,
            placeholder: "America/Phoenix"
        )
        let save = Action(id: "zone/save", label: "Save", availability: context.adminOnly("move the room's zone"))
        return Form(id: "zone", title: "Time Zone", fields: [zone], buttons: [save])
    }

    private static func actions(_ context: ScreenContext, hasCode: Bool) -> [Action] {
        var rotate = Action(
            id: "code/new",
            label: hasCode ? "New Code" : "Make a Code",
            availability: context.adminOnly("share the room's code")
        )
        if hasCode {
            rotate.confirmation = .init(
                question: "Make a new code? The one you have stops working.",
                proceed: "New Code"
            )
        }
        return [
            rotate,
            Action(id: "member/add", label: "Add Member", availability: context.adminOnly("add members")),
            Action(
                id: "leave",
                label: "Leave the Room",
                availability: Action.Availability.permitted(context.member, .ownSettings)
                    .and(
                        .unless { () throws(TIPsError) in
                            try Permission.checkAdminRemains(without: context.member, among: context.plan.members)
                        }
                    ),
                confirmation: .init(question: "Leave the room? What you logged stays.", proceed: "Leave"),
                opens: TIPsLink.setup.labelled("Setup")
            ),
        ]
    }
}

extension RoomPage.Code {
    /// The code of a room; nil where there is none that still lets people in.
    init?(of room: Room, sharedAt remote: RemoteAddress?, at now: Instant) {
        guard let code = room.code, code.isOpen(at: now) else { return nil }
        let local = room.timeZone.local(at: code.expires)
        self.init(
            text: RoomCodeRule.shown(code),
            link: Invitation(code: RoomCodeRule.shown(code), remote: remote).link,
            expires: code.expires,
            note: "lets people join until \(local.date) \(local.time.hourAndMinute)"
        )
    }
}

extension RoomPage.Row {
    fileprivate init(_ member: Member, _ context: ScreenContext) {
        id = member.id
        name = member.name
        role = member.role
        isYou = member.id == context.member.id
        joined = context.plan.room.day(of: member.joined)
        let remains = Action.Availability.unless { () throws(TIPsError) in
            try Permission.checkAdminRemains(without: member, among: context.plan.members)
        }
        revoke = Action(
            id: "member/\(member.id)/revoke",
            label: "Remove \(member.name)",
            availability: context.adminOnly("remove members").and(remains),
            confirmation: .init(
                question: "Remove \(member.name) from the room? What they logged stays.",
                proceed: "Remove"
            )
        )
        let isAdmin = member.role == .admin
        changeRole = Action(
            id: "member/\(member.id)/\(isAdmin ? "make-logger" : "make-admin")",
            label: isAdmin ? "Make \(member.name) a logger" : "Make \(member.name) an admin",
            availability: context.adminOnly("change roles").and(isAdmin ? remains : .enabled)
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
            id: "device/\(account.id)/end",
            label: "Shut Out",
            availability: context.adminOnly("remove members")
                .and(isOwn ? .disabled(why: "this device leaves by “Leave the Room”") : .enabled),
            confirmation: .init(
                question:
                    "Shut this device of \(member) out? \(member) stays a member, and the room's code stops working.",
                proceed: "Shut Out"
            )
        )
    }
}
