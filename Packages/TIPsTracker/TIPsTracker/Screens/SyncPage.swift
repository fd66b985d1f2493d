public import ScreenKit
public import TimeKit

/// How sharing stands: where the room is, what waits, what was refused, and the code that lets others in.
public struct SyncPage: Screen {
    public let title: String
    public let revision: Revision
    /// When the code expires, or what waits begins to wait long; nil where neither will.
    public let validUntil: Instant?
    /// Address at which the room is shared; nil where it isn't.
    public let remote: String?
    /// How it stands, in words: "3 changes wait to be sent, the first since 08:00".
    public let state: String
    /// Why the last round didn't come to its end, in words; nil where it did, and where the state says it.
    public let problem: String?
    /// How many changes wait.
    public let waiting: Int
    /// What the other side refused, oldest first.
    public let parked: [Row]
    /// The room's code; nil for loggers and where there is none that still lets people in.
    public var code: RoomPage.Code?
    /// Sends what waits and takes in what the others did, `sync/now`; where the room isn't shared yet it can't be done.
    public let now: Action
    /// Fields of the place to share the room at, `remote` and `key`; nil where it is shared.
    public let share: Form?
    /// On a device without a room the fields of joining one: `code`, `remote`, `key`, `me`; nil where there is one.
    public let join: Form?
    /// What the join form hands to joining; nil while something is wrong, and where there is a room.
    public let joining: SetupScreen.Joining?
    /// Back to the room; without one to the setup.
    public let back: Link

    /// A change that was refused.
    public struct Row: Hashable, Identifiable, Codable, Sendable {
        /// Its number.
        public let id: Int64
        /// What it was: "Peanut logged".
        public let summary: String
        /// When it was made, by the room's clock.
        public let made: String
        /// Why it was refused.
        public let reason: String
        /// Has it tried again.
        public let retry: Action
        /// Gives it up; asks first.
        public let discard: Action
    }

    /// The page. It needs no member: a device that nobody belongs to may still have something to send.
    ///
    /// - Parameters:
    ///   - parked: what was refused for good.
    ///   - isAdmin: whether who looks may see the code.
    public init(
        _ status: SyncStatus,
        of room: Room,
        parked: [ParkedOperation],
        isAdmin: Bool,
        now: Instant,
        revision: Revision
    ) {
        title = "Sharing"
        self.revision = revision
        code = isAdmin ? RoomPage.Code(of: room, sharedAt: status.remote, at: now) : nil
        let waitsLong = SyncWords.waitsLong(from: status).flatMap { $0 > now ? $0 : nil }
        validUntil = [code?.expires, waitsLong].compactMap { $0 }.min()
        remote = status.remote?.address
        state = SyncWords.state(status, room, now)
        problem = status.removedAt == nil ? status.problem : nil
        waiting = status.waiting
        self.parked = parked.map { operation in
            Row(
                id: operation.id,
                summary: operation.summary,
                made: room.time(operation.at, on: now),
                reason: operation.reason,
                retry: Action(id: "parked/\(operation.id)/retry", label: "Try Again"),
                discard: Action(
                    id: "parked/\(operation.id)/discard",
                    label: "Discard",
                    confirmation: .init(
                        question: "Discard “\(operation.summary)”? It is nowhere else.",
                        proceed: "Discard"
                    )
                )
            )
        }
        self.now = Action(
            id: "sync/now",
            label: "Share Now",
            availability: status.remote == nil ? .disabled(why: TIPsError.notConnected.description) : .enabled
        )
        share = status.remote == nil ? Self.share(isAdmin: isAdmin) : nil
        (join, joining) = (nil, nil)
        back = TIPsLink.room.labelled("Room")
    }

    /// The page of a device without a room, which can join one that is shared.
    ///
    /// - Parameters:
    ///   - typed: what is in the form and not sent yet.
    ///   - zone: the device's zone by its name.
    ///   - today: the day there.
    public init(joiningWith typed: [String: String], zone: String, today: LocalDate, revision: Revision) {
        title = "Sharing"
        self.revision = revision
        (validUntil, remote, problem, code, share) = (nil, nil, nil, nil, nil)
        state = "there is no room on this device yet"
        (waiting, parked) = (0, [])
        now = Action(
            id: "sync/now",
            label: "Share Now",
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
            id: "sync/join",
            label: "Join",
            availability: .without(errors),
            opens: TIPsLink.home.labelled("Home")
        )
        join = Form(id: "join", title: "Join a Room", fields: fields, buttons: [button])
        joining = errors.isEmpty ? answers.joining : nil
        back = TIPsLink.setup.labelled("Setup")
    }

    private static func share(isAdmin: Bool) -> Form {
        let remote = Field(
            id: "remote",
            label: "Where to Share the Room",
            value: "",
            isRequired: true,
            placeholder: "https://NAME.firebaseio.com"
        )
        let key = Field(id: "key", label: "Key of the Firebase Project, if it is one", value: "")
        let button = Action(
            id: "sync/share",
            label: "Share",
            availability: isAdmin ? .enabled : .disabled(why: "only an admin can share the room — ask one")
        )
        return Form(id: "share", title: "Share the Room", fields: [remote, key], buttons: [button])
    }
}

/// What screens say of sharing.
enum SyncWords {
    /// How long something may wait before the home screen says so: a day.
    private static let patience: Int64 = 86_400_000

    /// When what waits begins to wait long; nil where nothing does.
    static func waitsLong(from status: SyncStatus?) -> Instant? {
        guard let status, status.waiting > 0 else { return nil }
        return status.waitingSince?.adding(milliseconds: patience)
    }

    static func state(_ status: SyncStatus, _ room: Room, _ now: Instant) -> String {
        guard status.remote != nil else { return "the room is on this device alone" }
        var waiting: String?
        if status.waiting > 0 {
            let changes = Counted.text(status.waiting, "change")
            let since = status.waitingSince.map { ", since \(room.time($0, on: now))" } ?? ""
            waiting = "\(changes) \(status.waiting == 1 ? "waits" : "wait") to be sent\(since)"
        }
        if let end = status.removedAt {
            return gone(since: end, room, now) + (waiting.map { "; \($0)" } ?? "")
        }
        if let waiting { return waiting }
        guard let last = status.synchronizedAt else { return "the room has not been looked at yet" }
        return "everything is shared, as of \(room.time(last, on: now))"
    }

    /// That this device no longer belongs to the room.
    private static func gone(since end: Instant, _ room: Room, _ now: Instant) -> String {
        "this device is no longer in the room, since \(room.time(end, on: now))"
    }

    /// What the home screen says, most urgent first; nil where all is well.
    static func notice(_ context: ScreenContext) -> HomeScreen.Notice? {
        guard let status = context.sync, status.remote != nil else { return nil }
        let link = TIPsLink.sync.labelled("Sharing")
        if let end = status.removedAt {
            return HomeScreen.Notice(
                kind: "removed",
                text: gone(since: end, context.plan.room, context.now) + " — ask an admin to be let in again",
                opens: link
            )
        }
        if status.parked > 0 {
            let changes = Counted.text(status.parked, "change")
            let verb = status.parked == 1 ? "was" : "were"
            return HomeScreen.Notice(
                kind: "parked",
                text: "\(changes) \(verb) refused by the room's server — look at what to do",
                opens: link
            )
        }
        if let problem = status.problem, problem.hasPrefix(RoomTransportError.signedOutWords) {
            return HomeScreen.Notice(kind: "signedOut", text: problem, opens: link)
        }
        guard let long = waitsLong(from: status), long <= context.now else { return nil }
        return HomeScreen.Notice(
            kind: "waiting",
            text: state(status, context.plan.room, context.now) + " — look whether this device is online",
            opens: link
        )
    }
}
