public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The state of sharing: the server, the unsent and refused changes, and the code for joining.
public struct SyncPage: Screen {
    public let title: String
    public let revision: Revision
    /// The expiry of the code, or the time at which unsent changes have waited long; nil if neither applies.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The server's address; nil if the room isn't shared.
    @NullEncoded public private(set) var remote: String?
    /// The state in words: "3 changes wait to be sent, the first since 08:00".
    public let state: String
    /// The problem of the last round, in words; nil if there was none, or if `state` says it.
    @NullEncoded public private(set) var problem: String?
    /// The number of unsent changes.
    public let waiting: Int
    /// The changes that the server refused, oldest first.
    public let parked: [Row]
    /// The code; nil for loggers, and if there is no valid one.
    @NullEncoded public var code: RoomPage.Code?
    /// Synchronizes, `sync/now`; disabled if the room isn't shared.
    public let now: Action
    /// The form for sharing the room, `remote` and `key`; nil if it is shared.
    @NullEncoded public private(set) var share: Form?
    /// The form for joining a room, `code`, `remote`, `key`, `me`, `member`; nil if the device has a room.
    @NullEncoded public private(set) var join: Form?
    /// The arguments of joining; nil while a field is invalid, and if the device has a room.
    @NullEncoded public private(set) var joining: SetupScreen.Joining?
    /// Makes this device a member's, whose id is the input `member` (`become`); nil if it is somebody's already, and without a room.
    @NullEncoded public private(set) var become: Action?
    /// Brings a room file in (`import`): the input `file`, and `clock` if this device's clock is right although the file has later entries. Without a
    /// room it brings the whole room.
    public let importing: Action
    /// Ends this device's account at the server for good (`sync/sign-out`), after a confirmation; nil if the room isn't shared.
    @NullEncoded public private(set) var signOut: Action?
    /// Leads back to the room, or without one to the setup.
    public let back: Link

    /// A refused change.
    public struct Row: Hashable, Identifiable, Codable, Sendable {
        /// The number of the change.
        public let id: Int64
        /// The change in words: "Peanut logged".
        public let summary: String
        /// The time of the change, in the room's zone.
        public let made: String
        /// The reason for the refusal.
        public let reason: String
        /// Tries the change again.
        public let retry: Action
        /// Discards the change, after a confirmation.
        public let discard: Action
    }

    /// Creates the page. It needs no member, because a device without one may still have unsent changes.
    ///
    /// - Parameters:
    ///   - parked: the refused changes.
    ///   - isAdmin: whether the viewer may see the code.
    ///   - members: the members to choose this device's from; empty if it is somebody's already.
    ///   - typed: the unsaved input, by field id.
    init(
        _ status: SyncStatus,
        of room: Room,
        parked: [ParkedOperation],
        isAdmin: Bool,
        members: [Member],
        now: Instant,
        revision: Revision,
        typed: [String: String] = [:]
    ) {
        title = localized("Sharing")
        self.revision = revision
        let shown = isAdmin ? RoomPage.Code(of: room, status, at: now) : nil
        code = shown
        let waitsLong = SyncWords.waitsLong(from: status).flatMap { $0 > now ? $0 : nil }
        let ages = SyncWords.ages(status).flatMap { $0 > now ? $0 : nil }
        validUntil = [shown?.expires, waitsLong, ages].compactMap { $0 }.min()
        remote = status.remote?.address
        state = SyncWords.state(status, room, now)
        problem = status.removedAt == nil ? status.problem.map { localized(kept: $0) } : nil
        waiting = status.waiting
        self.parked = parked.map { operation in
            Row(
                id: operation.id,
                summary: localized(kept: operation.summary),
                made: room.time(operation.at, on: now),
                reason: RoomTransportCause.shown(operation.reason),
                retry: Action(TIPsAct.retry(operation.id), label: localized("Try Again")),
                discard: Action(
                    TIPsAct.discard(operation.id),
                    label: localized("Discard"),
                    confirmation: .init(
                        question: localized("Discard “\(localized(kept: operation.summary))”? It is nowhere else."),
                        proceed: localized("Discard")
                    )
                )
            )
        }
        self.now = Action(
            TIPsAct.syncNow,
            label: localized("Share Now"),
            availability: status.remote == nil ? .disabled(why: TIPsError.notConnected.description) : .enabled
        )
        share = status.remote == nil ? Self.share(isAdmin: isAdmin, typed) : nil
        (join, joining) = (nil, nil)
        become = members.isEmpty ? nil : Self.become(members)
        importing = Self.importing(
            isAdmin ? .enabled : .disabled(why: localized("only an admin can import a room — ask one"))
        )
        signOut = status.remote.map { Self.signOut(of: $0, waiting: status.waiting) }
        back = TIPsLink.room.labeled(localized("Room"))
    }

    /// Creates the page of a device without a room, which can join a shared one.
    ///
    /// - Parameters:
    ///   - typed: the input so far, by field id.
    ///   - zone: the name of the device's zone.
    ///   - today: the present day in that zone.
    init(joiningWith typed: [String: String], zone: String, today: LocalDate, revision: Revision) {
        title = localized("Sharing")
        self.revision = revision
        (validUntil, remote, problem, code, share) = (nil, nil, nil, nil, nil)
        state = localized("there is no room on this device yet")
        (waiting, parked) = (0, [])
        now = Action(
            TIPsAct.syncNow,
            label: localized("Share Now"),
            availability: .disabled(why: TIPsError.notSetUp.description)
        )
        let answers = SetupAnswers(
            typed: typed.merging(["who": "code"]) { $1 },
            zone: zone,
            today: today,
            isRoomHere: false
        )
        let fields = answers.fields(of: .code)
        let errors = fields.compactMap(\.error)
        let button = Action(
            TIPsAct.join,
            label: localized("Join"),
            availability: .without(errors),
            opens: TIPsLink.home.labeled(localized("Home"))
        )
        join = Form(id: "join", title: localized("Join a Room"), fields: fields, buttons: [button]).unjudged(typed)
        joining = errors.isEmpty ? answers.joining : nil
        (become, signOut) = (nil, nil)
        importing = Self.importing(.enabled)
        back = TIPsLink.setup.labeled(localized("Setup"))
    }

    private static func become(_ members: [Member]) -> Action {
        var field = Field(id: "member", label: localized("Member"), kind: .choice, isRequired: true)
        field.choices = members.map { Field.Choice($0.id.rawValue, label: "\($0.name), \($0.role.word)") }
        return Action(TIPsAct.become, label: localized("Use This Device"), inputs: [field])
    }

    private static func importing(_ availability: Action.Availability) -> Action {
        Action(
            TIPsAct.importRoom,
            label: localized("Import a Room File"),
            availability: availability,
            inputs: [
                Field(id: "file", label: localized("File that “Export the room” gave"), kind: .file, isRequired: true),
                Field.toggle(
                    "clock",
                    localized("This device's clock is right, although the file has later entries"),
                    false
                ),
            ]
        )
    }

    private static func signOut(of remote: RemoteAddress, waiting: Int) -> Action {
        Action(
            TIPsAct.signOut,
            label: localized("Sign This Device Out"),
            availability: waiting == 0 ? .enabled : .disabled(why: TIPsError.unsent(waiting).description),
            confirmation: .init(
                question: localized(
                    "Sign this device out of \(remote.address) for good? What was logged stays. ",
                    "This device can't come back as the same one."
                ),
                proceed: localized("Sign Out")
            )
        )
    }

    private static func share(isAdmin: Bool, _ typed: [String: String]) -> Form {
        let remote = Field(
            id: "remote",
            label: localized("Where to Share the Room"),
            value: typed["remote"] ?? "",
            isRequired: true,
            placeholder: "https://NAME.firebaseio.com",
            error: typed["remote"].flatMap { text in
                Problem.text { () throws(TIPsError) in try RemoteAddress.check(TypedText.line(text)) }
            }
        )
        let key = Field(
            id: "key",
            label: localized("Key of the Firebase Project, if it is one"),
            value: typed["key"] ?? ""
        )
        let button = Action(
            TIPsAct.share,
            label: localized("Share"),
            availability: isAdmin ? .enabled : .disabled(why: localized("only an admin can share the room — ask one"))
        )
        return Form(
            id: "share",
            title: localized("Share the Room"),
            fields: [remote, key],
            buttons: [button],
            whyNot: button.whyNot
        )
    }
}

/// Formats the state of sharing.
enum SyncWords {
    /// The milliseconds after which the home screen mentions unsent changes: a day.
    private static let patience: Int64 = 86_400_000

    /// The time at which unsent changes have waited long; nil if there are none.
    static func waitsLong(from status: SyncStatus?) -> Instant? {
        guard let status, status.waiting > 0 else { return nil }
        return status.waitingSince?.adding(milliseconds: patience)
    }

    static func state(_ status: SyncStatus, _ room: Room, _ now: Instant) -> String {
        guard status.remote != nil else { return localized("the room is on this device alone") }
        var waiting: String?
        if status.waiting > 0 {
            let count = status.waiting
            waiting =
                status.waitingSince.map {
                    localized(
                        "\(count, one: "# change waits", other: "# changes wait") to be sent, since \(room.time($0, on: now))"
                    )
                } ?? localized("\(count, one: "# change waits", other: "# changes wait") to be sent")
        }
        if let end = status.removedAt {
            return gone(since: end, room, now) + (waiting.map { "; \($0)" } ?? "")
        }
        if let waiting { return waiting }
        guard let last = status.synchronizedAt else { return localized("the room has not been looked at yet") }
        let time = room.time(last, on: now)
        return age(of: last, in: room, at: now) == nil
            ? localized("everything is shared, as of \(time)")
            : localized("everything is shared, as of \(time); what others ticked since isn't here")
    }

    /// The milliseconds for which a synchronization counts as recent: a quarter of an hour. A device that follows the room is up to date again every
    /// minute. The number is our own choice; no source states one.
    private static let recent: Int64 = 900_000

    /// The time from which on home says that the last synchronization is old; nil if there was none, and for a device that left the room.
    static func ages(_ status: SyncStatus?) -> Instant? {
        guard let status, status.removedAt == nil else { return nil }
        return status.synchronizedAt?.adding(milliseconds: recent + 1)
    }

    /// The words for a last synchronization that isn't recent; nil for a recent one, and for none.
    static func age(of synchronizedAt: Instant?, in room: Room, at now: Instant) -> String? {
        guard let last = synchronizedAt, last.milliseconds(until: now) > recent else { return nil }
        return localized("Last up to date at \(room.time(last, on: now)): what others ticked since isn't here")
    }

    /// The notice that what others ticked may be missing; nil if this device is up to date, and for a device that left the room.
    static func ageNotice(_ context: ScreenContext) -> HomeScreen.Notice? {
        guard let status = context.sync, status.removedAt == nil else { return nil }
        return age(of: status.synchronizedAt, in: context.plan.room, at: context.now).map { words in
            HomeScreen.Notice(kind: "notUpToDate", text: words, opens: TIPsLink.sync.labeled(localized("Sharing")))
        }
    }

    /// The text for a device that no longer belongs to the room.
    private static func gone(since end: Instant, _ room: Room, _ now: Instant) -> String {
        localized("this device is no longer in the room, since \(room.time(end, on: now))")
    }

    /// The most urgent notice for the home screen; nil for none.
    static func notice(_ context: ScreenContext) -> HomeScreen.Notice? {
        guard let status = context.sync, status.remote != nil else { return nil }
        let link = TIPsLink.sync.labeled(localized("Sharing"))
        if let end = status.removedAt {
            return HomeScreen.Notice(
                kind: "removed",
                text: localized(
                    "\(gone(since: end, context.plan.room, context.now)) — ask an admin to be let in again"
                ),
                opens: link
            )
        }
        if status.parked > 0 {
            return HomeScreen.Notice(
                kind: "parked",
                text: localized(
                    "\(status.parked, one: "# change was", other: "# changes were") refused by the room's server — look at what to do"
                ),
                opens: link
            )
        }
        if let problem = status.problem, problem.hasPrefix(RoomTransportError.signedOutWords) {
            return HomeScreen.Notice(kind: "signedOut", text: localized(kept: problem), opens: link)
        }
        if let problem = status.problem, problem.hasPrefix(RoomTransportError.fullWords) {
            return HomeScreen.Notice(
                kind: "full",
                text: localized(kept: problem),
                opens: context.isAdmin ? TIPsLink.room.labeled(localized("Room")) : link
            )
        }
        guard let long = waitsLong(from: status), long <= context.now else { return nil }
        return HomeScreen.Notice(
            kind: "waiting",
            text: localized("\(state(status, context.plan.room, context.now)) — look whether this device is online"),
            opens: link
        )
    }
}
