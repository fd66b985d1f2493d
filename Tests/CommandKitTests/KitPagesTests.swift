import Foundation
import NotificationKit
import ScreenContract
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import CommandKit

@Suite("The kit's pages of every app: the inbox and the backups")
struct KitPagesTests {
    @Test(
        "the size of a backup has three digits, and one that rounds to a thousand is told in the next unit",
        arguments: [
            (0, "0 bytes"), (999, "999 bytes"), (1_000, "1.0 kB"), (99_949, "99.9 kB"), (99_950, "100 kB"),
            (123_600, "124 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"), (1_250_000, "1.3 MB"),
            (999_500_000, "1.0 GB"), (999_499_999_999, "999 GB"), (999_500_000_000, "1.0 TB"),
            (Int.max, "9223372 TB"),
        ]
    )
    func sizes(_ bytes: Int, _ text: String) { #expect(ByteText.shown(bytes) == text) }

    /// An app with a table and a daily reminder at 08:00.
    private struct Diary {
        let folder: TemporaryFolder
        let clock: ManualClock
        let session: AppSession

        init(refusing refusal: (any Error)? = nil, showing shown: TimeZone? = nil, hasPhotos: Bool = false) throws {
            let table = "CREATE TABLE entry (id INTEGER NOT NULL PRIMARY KEY) STRICT;"
            let schema = Schema(namespace: "diary", migrations: [Migration("0001-entries", sql: table)])
            let schemas = hasPhotos ? [schema, Attachments.schema] : [schema]
            var app = AppDefinition(name: "diary", version: "1.0.0", schemas: schemas)
            app.settings = "diary://settings"
            app.reminders = { session in
                let zone = session.context.clock.zone()
                let eight = LocalDateTime(try LocalDate(iso8601: "2026-03-01"), try LocalTime(hour: 8, minute: 0))
                let candidate = NotificationCandidate(
                    series: NotificationSeries(app: "diary", category: "morning", name: "daily"),
                    title: "Get up",
                    body: "It is eight",
                    link: DeepLink(scheme: "diary", ["home"]),
                    timing: .recurring(.daily(from: eight))
                )
                return Reminders([candidate], preferences: NotificationPreferences(zone: zone), shownZone: shown)
            }
            if let refusal { app.refusal = { _ in refusal } }
            folder = try TemporaryFolder()
            clock = try ManualClock("2026-03-08T14:30:00Z", zone: "America/Phoenix")
            let context = CommandContext(
                folder: DataFolder(folder.file("data")),
                clock: clock.wallClock,
                terminal: RecordingTerminal().terminal,
                printsJSON: false,
                assumesYes: true,
                thumbnailer: nil
            )
            session = try context.sessionForAnybody(of: app)
        }

        func write(_ id: Int64) throws {
            let cause = ChangeCause(
                actor: "me",
                at: clock.now,
                useCase: "write",
                subject: EntityRef(kind: "entry", id: "\(id)"),
                summary: "entry \(id) written"
            )
            try session.store.change(cause) { _ = try $0.insert(into: "entry", ["id": .integer(id)]) }
        }

        func entries() throws -> Int64 { try session.store.read { try ChangeLog.latest(in: $0) } }

        /// Lets days pass, each with its notice.
        func live(days: Int) throws {
            for _ in 0..<days {
                let reminders = try #require(try session.app.reminders(session))
                try session.plan(reminders, now: clock.now)
                clock.advance(hours: 24)
                try session.notifications.tellDue(now: clock.now)
            }
        }

        func inbox() throws -> InboxPage { try #require(try session.screen("diary://inbox") as? InboxPage) }
        func backups() throws -> BackupsPage { try #require(try session.screen("diary://backups") as? BackupsPage) }

        func done(_ action: Action, at link: String, _ operation: String? = nil, files: [String: URL] = [:])
            async throws
            -> Acted.Done
        {
            let act = Act(action.id, files: files, isConfirmed: true, operation: operation)
            let acted = try await session.perform(act, at: link)
            guard case .done(let done) = acted else { throw NotDone(acted: "\(acted)") }
            return done
        }
    }

    private struct NotDone: Error { let acted: String }

    @Test("The inbox has what was told and what is planned; a notice is marked read, unread, and read with all others")
    func marks() async throws {
        let diary = try Diary()
        #expect(try diary.inbox().emptyText == "Nothing has been told yet.")
        #expect(try diary.inbox().readAll.whyNot == "nothing is unread")
        #expect(try diary.inbox().planned.first?.summary == "2026-03-08 08:00")
        #expect(try diary.inbox().validUntil == Instant(iso8601: "2026-03-08T15:00:00Z"))
        try diary.live(days: 3)
        let page = try diary.inbox()
        #expect(page.rows.count == 3 && page.rows.allSatisfy { !$0.isRead })
        #expect(page.rows[0].summary.hasSuffix(", new") && page.rows[0].opens?.target == "diary://home")
        let read = try await diary.done(page.rows[0].mark, at: "diary://inbox", "op-1")
        #expect(read.said == "marked as read")
        #expect(try diary.inbox().rows.map(\.isRead) == [true, false, false])
        #expect(try await diary.done(page.rows[0].mark, at: "diary://inbox", "op-1") == read)
        let undo = try #require(read.undo)
        _ = try await diary.session.perform(undo.act, at: undo.at.target)
        #expect(try diary.inbox().rows.map(\.isRead) == [false, false, false])
        // A notice that came after the page was seen stays unread.
        try diary.live(days: 1)
        _ = try await diary.done(page.readAll, at: "diary://inbox")
        #expect(try diary.inbox().rows.map(\.isRead) == [false, true, true, true])
        #expect(try diary.inbox().back.target == "diary://settings")
    }

    @Test("The times of notices are in the zone that the app shows, whatever that of the device")
    func shownZone() throws {
        let diary = try Diary(showing: .named("Asia/Tokyo"))
        try diary.live(days: 1)
        let inbox = try diary.inbox()
        // 08:00 in Phoenix is midnight in Tokyo.
        #expect(inbox.planned.first?.summary == "2026-03-10 00:00")
        #expect(inbox.rows.first?.summary.hasPrefix("2026-03-09 23:30") == true, "\(inbox.rows.first?.summary ?? "")")
    }

    @Test("A backup is made once for each operation, checked and restored, and the restoring is taken back")
    func backups() async throws {
        let diary = try Diary()
        try diary.write(1)
        #expect(try diary.backups().emptyText == "There are no backups yet.")
        let made = try await diary.done(diary.backups().backUp, at: "diary://backups", "op-1")
        #expect(try await diary.done(diary.backups().backUp, at: "diary://backups", "op-1") == made)
        let row = try #require(try diary.backups().rows.first)
        #expect(try diary.backups().rows.count == 1)
        #expect(row.title == "2026-03-08 07:30" && row.summary.hasPrefix("by hand, ") && row.bytes > 0)
        #expect(try await diary.done(row.check, at: "diary://backups").said == "“\(row.id)” is in order")
        try diary.write(2)
        let asked = try await diary.session.perform(Act(row.restore.id), at: "diary://backups")
        guard case .question(let question) = asked else { throw NotDone(acted: "\(asked)") }
        #expect(question.proceed == "Replace")
        #expect(try diary.entries() == 2)
        let restored = try await diary.done(row.restore, at: "diary://backups", "op-2")
        #expect(try diary.entries() == 1)
        #expect(try diary.backups().rows.count == 2)
        #expect(try await diary.done(row.restore, at: "diary://backups", "op-2") == restored)
        let undo = try #require(restored.undo)
        guard case .done = try await diary.session.perform(undo.act, at: undo.at.target) else {
            throw NotDone(acted: "\(undo)")
        }
        #expect(try diary.entries() == 2)
    }

    @Test("A damaged backup and a broken archive change nothing, and the page says why")
    func refused() async throws {
        let diary = try Diary()
        try diary.write(1)
        let row = try await {
            _ = try await diary.done(diary.backups().backUp, at: "diary://backups")
            return try #require(try diary.backups().rows.first)
        }()
        let file = diary.session.context.folder.backups(of: "diary").appendingPathComponent(row.id)
        try Data(repeating: 7, count: 5_000).write(to: file)
        let archive = diary.folder.file("broken.jsonl")
        try Data("{}\n".utf8).write(to: archive)
        for act in [
            Act(row.check.id), Act(row.restore.id, isConfirmed: true),
            Act("archive/import", files: ["archive": archive], isConfirmed: true),
            Act("archive/import", isConfirmed: true), Act("backup/none.sqlite/restore", isConfirmed: true),
        ] {
            let acted = try await diary.session.perform(act, at: "diary://backups")
            guard case .refused(_, let why, _, let field) = acted else {
                throw NotDone(acted: "\(act.action): \(acted)")
            }
            #expect(!why.isEmpty)
            #expect(field == (act.action == "archive/import" ? "archive" : nil), "\(act.action)")
        }
        #expect(try diary.entries() == 1)
        #expect(try diary.backups().rows.count == 1)
    }

    @Test("The archive goes out as a file and comes back in the place of all data, which are kept")
    func archive() async throws {
        let diary = try Diary()
        try diary.write(1)
        let given = try await diary.session.perform(Act("archive/export"), at: "diary://backups")
        guard case .file(let file) = given else { throw NotDone(acted: "\(given)") }
        #expect(file.name == "diary-2026-03-08.jsonl")
        let archive = diary.folder.file(file.name)
        try Data(file.bytes).write(to: archive)
        try diary.write(2)
        let form = try diary.backups().importing
        let done = try await diary.done(form.buttons[0], at: "diary://backups", "op", files: ["archive": archive])
        #expect(try diary.entries() == 1)
        let undo = try #require(done.undo)
        _ = try await diary.session.perform(undo.act, at: undo.at.target)
        #expect(try diary.entries() == 2)
    }

    @Test("A damaged photo is named before the archive goes out without it, and the import counts such photos")
    func damagedPhoto() async throws {
        let diary = try Diary(hasPhotos: true)
        let photos = try #require(diary.session.attachments)
        let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let picture = Data(header + Array("IHDR".utf8) + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
        let added = try photos.add(picture, at: diary.clock.now)
        let original = try #require(photos.original(of: added))
        try Data("changed".utf8).write(to: original)
        let asked = try await diary.session.perform(Act("archive/export"), at: "diary://backups")
        guard case .question(let question) = asked else { throw NotDone(acted: "\(asked)") }
        let named = "1 photo is damaged and left out: \(original.lastPathComponent). Export the rest?"
        #expect(question.question == named)
        let given = try await diary.session.perform(Act("archive/export", isConfirmed: true), at: "diary://backups")
        guard case .file(let file) = given else { throw NotDone(acted: "\(given)") }
        let archive = diary.folder.file(file.name)
        try Data(file.bytes).write(to: archive)
        try FileManager.default.removeItem(at: original)
        let button = try diary.backups().importing.buttons[0]
        let done = try await diary.done(button, at: "diary://backups", "op", files: ["archive": archive])
        #expect(
            done.said == "the archive imported, 1 photo without the original; a backup of the replaced data is kept"
        )
    }

    @Test("A person who may not use the app yet sees and does nothing on these pages")
    func refusal() async throws {
        let diary = try Diary(refusing: NotDone(acted: "terms"))
        for page in KitPage.allCases {
            let link = page.link(of: "diary").target
            #expect(throws: NotDone.self) { try diary.session.screen(link) }
            await #expect(throws: NotDone.self) { try await diary.session.perform(Act("back-up"), at: link) }
        }
    }

    @Test("Each act's id is read back into it, and only links of these pages lead to them")
    func ids() {
        let acts: [KitAct] = [
            .read(ID("a/b%")), .unread(ID("c")), .readAll(upTo: 17), .backUp, .check("x.sqlite"), .restore("x.sqlite"),
            .exportArchive, .importArchive,
        ]
        for act in acts { #expect(KitAct(act.id) == act, "\(act.id)") }
        for wrong in ["", "read-all", "read-all/x", "backup/x", "notice//read"] { #expect(KitAct(wrong) == nil) }
        for link in ["diary://inbox", "diary://inbox/17", "diary://backups", "diary:backups"] {
            #expect(KitPlace(link, scheme: "diary") != nil, "\(link)")
        }
        for link in ["diary://home", "tips://inbox", "diary://inbox/x", "diary://backups/1", "inbox"] {
            #expect(KitPlace(link, scheme: "diary") == nil, "\(link)")
        }
    }

    @Test(
        "Random walks break no law of screens and do every kind of action",
        arguments: [Language.english, .pseudo, .spanish]
    )
    func walks(language: Language) async throws {
        var done: Set<String> = []
        for seed in UInt64(1)...(language == .english ? 3 : 1) {
            let diary = try Diary()
            try diary.write(1)
            try diary.live(days: 60)
            let archive = diary.folder.file("archive.jsonl")
            let broken = diary.folder.file("broken.jsonl")
            try Archive.write(diary.session.store, to: archive)
            try Data("{}\n".utf8).write(to: broken)
            let session = diary.session
            var walk = ScreenWalk(
                seed: seed,
                files: [.file: [archive, broken]],
                // Each makes a backup, which stays.
                lasting: ["backup/*/restore", "archive/import"],
                known: done,
                language: language,
                elsewhere: [],
                isContent: { $0.hasSuffix(".sqlite") || ["Get up", "It is eight"].contains($0) },
                kind: { id in
                    var parts = id.split(separator: "/").map(String.init)
                    if ["notice", "backup", "read-all"].contains(parts[0]), parts.count > 1 { parts[1] = "*" }
                    return parts.joined(separator: "/")
                },
                show: { link in
                    // The diary has no page of its own.
                    try session.screen(KitPage(link) == nil ? "diary://backups" : link)
                },
                perform: { try await session.perform($0, at: KitPage($1) == nil ? "diary://backups" : $1) }
            )
            await walk.walk(from: "diary://inbox", steps: 150)
            #expect(walk.breaches.isEmpty, "seed \(seed): \(walk.breaches.prefix(5).joined(separator: "\n"))")
            done.formUnion(walk.done)
        }
        guard language == .english else { return }
        #expect(
            done == [
                "archive/export", "archive/import", "back-up", "backup/*/check", "backup/*/restore", "notice/*/read",
                "notice/*/unread", "read-all/*",
            ]
        )
    }

    @Test("The JSON of the pages and of the answers on them is the golden one")
    func golden() async throws {
        let golden = GoldenJSON("kit")
        let diary = try Diary()
        let folder = diary.session.context.folder.backups(of: "diary")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, count) in [("diary-2026-03-07.sqlite", 1_200), ("diary-2026-03-06-193000.sqlite", 3)] {
            try Data(count: count).write(to: folder.appendingPathComponent(name))
        }
        try diary.live(days: 2)
        for page in KitPage.allCases {
            let screen = try diary.session.screen(page.link(of: "diary").target)
            #expect(try golden.difference(page.rawValue, screen) == nil)
        }
        let answers: [(String, Act, KitPage)] = [
            ("act-done", Act(try diary.inbox().rows[0].mark.id, operation: "a1"), .inbox),
            ("act-refused", Act("backup/diary-2026-03-07.sqlite/delete"), .backups),
            ("act-question", Act("backup/diary-2026-03-07.sqlite/restore"), .backups),
            ("act-file", Act("archive/export"), .backups),
        ]
        for (name, act, page) in answers {
            let acted = try await diary.session.perform(act, at: page.link(of: "diary").target)
            #expect(try golden.difference(name, acted) == nil)
        }
    }
}
