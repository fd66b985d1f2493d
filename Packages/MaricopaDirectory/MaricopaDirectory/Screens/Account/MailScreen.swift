import AccountKit
public import ScreenKit
import TimeKit
import WordKit

/// The mail outbox: waiting and undeliverable messages.
public struct MailScreen: Screen {
    public let title: String
    /// The waiting messages, the next one to send first.
    public let waiting: [Row]
    /// The messages given up within thirty days, the latest first.
    public let givenUp: [Row]
    public let emptyText: String
    /// The place where the server and the sender are set: the directory's computer alone, because the server gets each code.
    public let note: String
    public let revision: Revision
    public private(set) var back = AdminPage.back

    /// A message in the list.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The message's id.
        public let id: String
        public let recipient: String
        /// The subject without a code.
        public let subject: String
        /// Such as "tried 3 times, next on 2026-05-02 at 08:15" or "given up on 2026-05-02 at 08:15, tried 40 times".
        public let state: String
        /// The reason of the last failure; empty before the first attempt.
        public let reason: String
        /// Sends the message at once; disabled for one that was given up.
        public let sendAgain: Action
    }
}

extension MailScreen {
    init(_ waiting: [WaitingLetter], givenUp: [DeadLetter]) {
        title = localized("Mail")
        self.waiting = waiting.map { Row($0) }
        self.givenUp = givenUp.map { Row($0) }
        emptyText = waiting.isEmpty && givenUp.isEmpty ? localized("No letter waits, and none was given up.") : ""
        note = localized("The mail server and the sender are set on the computer that keeps the directory.")
        revision = Revision(
            rawValue: (waiting.map { "\($0.id)/\($0.attempts)" } + givenUp.map(\.id)).joined(separator: " ")
        )
    }
}

extension MailScreen.Row {
    fileprivate init(_ letter: WaitingLetter) {
        id = letter.id
        recipient = letter.recipient.text
        subject = letter.subject
        let next = Self.moment(letter.dueAt)
        state =
            letter.isBeingSent
            ? localized("is being sent") : localized("\(Self.tried(letter.attempts)), next on \(next)")
        reason = MailCause.shown(letter.reason)
        sendAgain = Action(
            DirectoryAct.sendLetter(letter.id),
            label: letter.attempts == 0 ? localized("Send it now") : localized("Send it again"),
            availability: letter.isBeingSent ? .disabled(why: localized("It is being sent.")) : .enabled
        )
    }

    fileprivate init(_ letter: DeadLetter) {
        id = letter.id
        recipient = letter.recipient.text
        subject = letter.subject
        state = localized("given up on \(Self.moment(letter.at)), \(Self.tried(letter.attempts))")
        reason = MailCause.shown(letter.reason)
        sendAgain = Action(
            DirectoryAct.sendLetter(letter.id),
            label: localized("Send it again"),
            availability: .disabled(
                why: localized("Its text isn't kept, and a code in it is void: its recipient asks for another letter.")
            )
        )
    }

    private static func moment(_ instant: Instant) -> String {
        let local = County.zone.local(at: instant)
        return localized("\(local.date) at \(local.time.hourAndMinute)")
    }

    private static func tried(_ attempts: Int) -> String {
        switch attempts {
        case 0: localized("not tried yet")
        case 1: localized("tried once")
        default: localized("tried \(attempts) times")
        }
    }
}
