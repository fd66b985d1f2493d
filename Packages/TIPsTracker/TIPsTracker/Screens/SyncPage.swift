public import ScreenKit
public import TimeKit

/// How sharing stands: where the room is, what waits, what was refused, and the code that lets others in.
public struct SyncPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When the code expires, or what waits begins to wait long; nil where neither will.
    public let validUntil: Instant?
    /// Where the room is shared; nil where it isn't.
    public let remote: String?
    /// How it stands, in words: "3 changes wait to be sent, the first since 08:00".
    public let state: String
    /// Why the last round didn't come to its end, in words; nil where it did.
    public let problem: String?
    /// How many changes wait.
    public let waiting: Int
    /// What the other side refused, oldest first.
    public let parked: [Row]
    /// The room's code; nil for loggers and where there is none that still lets people in.
    public let code: RoomPage.Code?
    /// Back to the room.
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

    /// The page.
    ///
    /// - Parameter parked: what was refused for good.
    public init(_ context: ScreenContext, parked: [ParkedOperation]) {
        let room = RoomPage(context)
        let status = context.sync
        title = "Sharing"
        revision = context.revision
        let waitsLong = SyncWords.waitsLong(from: status).flatMap { $0 > context.now ? $0 : nil }
        validUntil = [room.validUntil, waitsLong].compactMap { $0 }.min()
        remote = status?.remote?.address
        state = SyncWords.state(status, context)
        problem = status?.problem
        waiting = status?.waiting ?? 0
        self.parked = parked.map { operation in
            Row(
                id: operation.id,
                summary: operation.summary,
                made: context.time(operation.at, on: context.today),
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
        code = room.code
        back = TIPsLink.room.labelled("Room")
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

    static func state(_ status: SyncStatus?, _ context: ScreenContext) -> String {
        guard let status, status.remote != nil else { return "the room is on this device alone" }
        if status.waiting > 0 {
            let changes = Counted.text(status.waiting, "change")
            let verb = status.waiting == 1 ? "waits" : "wait"
            guard let since = status.waitingSince else { return "\(changes) \(verb) to be sent" }
            return "\(changes) \(verb) to be sent, since \(context.time(since, on: context.today))"
        }
        guard let last = status.synchronizedAt else { return "the room has not been looked at yet" }
        return "everything is shared, as of \(context.time(last, on: context.today))"
    }

    /// What the home screen says, most urgent first; nil where all is well.
    static func notice(_ context: ScreenContext) -> HomeScreen.Notice? {
        guard let status = context.sync, status.remote != nil else { return nil }
        let link = TIPsLink.sync.labelled("Sharing")
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
            text: state(status, context) + " — look whether this device is online",
            opens: link
        )
    }
}
