import AccountKit
import Foundation
import NotificationKit
import ScreenKit
import StorageKit
import TestKit
import TimeKit

@testable import MaricopaDirectory

/// The bundled directory with accounts and pictures, as one front end uses it: whoever is signed in at its desk acts.
final class ActBox: Sendable {
    let box: AccountsBox
    let folder: TemporaryFolder
    private let pocket = Pocket()
    private let isOwner: Bool

    /// - Parameter role: The role of Ana, who is signed in; nil for a visitor.
    init(_ role: Role? = nil, isOwner: Bool = false) async throws {
        box = try AccountsBox()
        folder = try TemporaryFolder()
        self.isOwner = isOwner
        _ = try box.directory.owner.seed()
        guard let role else { return }
        let ana = try await box.signUp("ana@example.org")
        if role == .admin { _ = try box.accounts.setRole(.admin, of: "ana@example.org", by: .owner) }
        pocket[.session] = ana.session.token.text
    }

    var desk: AccountDesk {
        let (box, pocket) = (box, pocket)
        return AccountDesk(
            box.accounts,
            origin: AccountsBox.home,
            read: { pocket[$0] },
            keep: { pocket[$1] = $0 },
            sendLetters: {
                let sender = MailSender(name: "", address: try EmailAddress("news@example.org"))
                let outbox = MailOutbox(box.directory.nobody.store, sender: sender)
                _ = try await outbox.sendDue(now: box.directory.clock.now, through: box.mailbox)
            }
        )
    }

    /// The directory for whoever is signed in now.
    var engine: MaricopaDirectory {
        get throws {
            let user = try desk.signedIn()?.user
            return directory(as: isOwner ? .owner : user.map { Credential(of: $0) } ?? .signedOut)
        }
    }

    private func directory(as credential: Credential) -> MaricopaDirectory {
        let nobody = box.directory.nobody
        var directory = MaricopaDirectory(
            store: nobody.store,
            pictures: Attachments(store: nobody.store, folder: folder.file("photos"), thumbnailer: nil),
            clock: nobody.clock,
            ids: nobody.ids,
            credential: credential
        )
        directory.desk = desk
        return directory
    }

    /// Gives whoever is signed in a favorite, a reminder, a subscription, a photo that waits and another device, and lets a letter wait.
    func stock() async throws {
        guard let user = try desk.signedIn()?.user else { return }
        let own = directory(as: Credential(of: user))
        try own.addFavorite(UserBox.id(.market))
        try own.remind(of: UserBox.id(.event), minutesBefore: 60)
        try own.subscribe(SubscriptionForm(topics: [SubscriptionTopic.parks.rawValue]))
        try own.addPhoto(of: UserBox.id(.park), fromFile: try picture(), caption: "The gate")
        _ = try box.accounts.signUp(
            SignUpForm(email: "cyd@example.org", password: AccountsBox.password),
            from: AccountsBox.home
        )
        _ = try box.accounts.logIn(email: user.email.text, password: AccountsBox.password, from: AccountsBox.away)
    }

    /// Returns the file of a picture of one pixel.
    func picture() throws -> URL {
        let base = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
        let file = folder.file("a.png")
        try (Data(base64Encoded: base) ?? Data()).write(to: file)
        return file
    }

    func show(_ link: String) throws -> any Screen {
        guard let page = DirectoryLink(link) else {
            guard !link.hasPrefix("maricopa:") else { throw DirectoryError.notAPage(link) }
            return OutsidePage(title: link, revision: Revision(change: 0))
        }
        return try engine.screen(page)
    }

    func perform(_ act: Act, _ link: String) async throws -> Acted {
        guard let page = DirectoryLink(link) else { throw DirectoryError.notAPage(link) }
        return try await engine.perform(act, at: page)
    }

    /// The newest change of the change log.
    func newest() throws -> Int64 { try box.directory.nobody.store.read { try ChangeLog.latest(in: $0) } }

    /// The number of changes of what only admins may change.
    func sharedChanges() throws -> Int { try box.directory.owner.history(limit: 10_000).count }
}

/// An address outside of the app.
struct OutsidePage: Screen {
    let title: String
    let revision: Revision
}

private final class Pocket: @unchecked Sendable {
    // @unchecked: touched under the lock only.
    private let lock = NSLock()
    private var texts: [AccountDesk.Item: String] = [:]

    subscript(item: AccountDesk.Item) -> String? {
        get { lock.withLock { texts[item] } }
        set { lock.withLock { texts[item] = newValue } }
    }
}
