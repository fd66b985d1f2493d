import Foundation
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Photos")
struct PhotoTests {
    let box: EventBox

    init() throws {
        box = try EventBox()
        for kind in RecordKind.allCases {
            let record = try UserBox.record(kind)
            try box.owner.write { try $0.insert(record) }
        }
    }

    /// A PNG of one gray pixel.
    private func picture(_ name: String, _ gray: UInt8 = 0) throws -> URL {
        let base = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
        var data = try #require(Data(base64Encoded: base))
        // An inserted chunk for the pixel size makes each file different.
        data.insert(contentsOf: Data([0, 0, 0, 9]) + Data("pHYs".utf8) + Data(repeating: gray, count: 13), at: 33)
        let file = box.folder.file(name)
        try data.write(to: file)
        return file
    }

    private func states(_ record: TimeKit.ID<Record>, _ who: MaricopaDirectory) throws -> [PhotoState] {
        try who.photos(of: record).map(\.state)
    }

    @Test(
        "a service that is closed for a while comes back with its corrections, picture, favorites, ratings and photos"
    )
    func closedForAWhile() throws {
        func read(_ status: String, _ more: String = "") throws -> ImportReport {
            let text = #"{"id":"7","name":"Pantry","phones":[{"number":"602-555-0100"}],"status":"\#(status)"\#(more)}"#
            return try box.owner.importRecords([Array(text.utf8)], ImportSettings(.hsds))
        }
        _ = try read("active")
        let id = ImportedID.make("hsds", "7")
        try box.owner.edit(id, [.phone: "602-555-0199"])
        let pictured = try box.owner.setThumbnail(of: id, fromFile: picture("t.png", 1))
        try box.ana.addFavorite(id)
        try box.ana.rate(id, stars: 4)
        _ = try box.ana.addPhoto(of: id, fromFile: picture("a.png"), caption: "")
        #expect(try read("temporarily closed").changed == 1)
        #expect(try box.owner.read { try $0.recordOrNil(id) } == nil)
        let back = try read("active", #","alternate_name":"Food for all""#)
        #expect(back.new == 0 && back.changed == 1, "\(back.summary)")
        let record = try box.owner.read { try $0.record(id) }
        #expect(record.phone == "602-555-0199" && record.subtitle == "Food for all")
        #expect(record.thumbnail != nil && record.thumbnail == pictured.thumbnail)
        #expect(try box.ana.mark(on: id) == UserMark(isFavorite: true, stars: 4))
        #expect(try states(id, box.ana) == [.waiting])
    }

    @Test(
        "a photo of any kind of record waits, seen by its sender alone, until an admin shows it to all",
        arguments: RecordKind.allCases
    )
    func shown(_ kind: RecordKind) throws {
        let id = UserBox.id(kind)
        let photo = try box.ana.addPhoto(of: id, fromFile: picture("a.png"), caption: " The gate ")
        #expect(photo.caption == "The gate" && photo.state == .waiting)
        #expect(try states(id, box.ana) == [.waiting] && states(id, box.ben).isEmpty)
        try box.set("2026-03-03T09:00")
        let judged = try box.owner.judgePhoto(photo.id, isShown: true)
        #expect(judged.judgedBy == "owner" && judged.judgedAt == box.clock.now)
        for who in [box.ana, box.ben, box.owner.acting(as: .signedOut)] { #expect(try states(id, who) == [.shown]) }
        let page = try box.ben.recordScreen(id)
        #expect(page.photos.map(\.caption) == ["The gate"] && page.photos.first?.picture == photo.picture)
        let found = try #require(try box.ben.picture(photo.picture))
        #expect(found.width == 1 && box.ben.pictureFile(found) != nil)
    }

    @Test(
        "a refused photo stays its sender's, with the reason, and is never shown; a judgment can be changed, and taken back"
    )
    func refused() throws {
        let id = UserBox.id(.park)
        let photo = try box.ana.addPhoto(of: id, fromFile: picture("a.png"))
        let admin = box.owner.acting(as: .admin(TimeKit.ID("eve")))
        try admin.judgePhoto(photo.id, isShown: false, reason: "It shows a face")
        #expect(try states(id, box.ben).isEmpty)
        let mine = try #require(try box.ana.photos(of: id).first)
        #expect(mine.state == .refused && mine.reason == "It shows a face" && mine.judgedBy == "eve")
        let again = box.refusal { try admin.judgePhoto(photo.id, isShown: false) }
        #expect(again == .photoJudged(photo.id.rawValue, .refused))
        try admin.judgePhoto(photo.id, isShown: true)
        #expect(try states(id, box.ben) == [.shown])
        _ = try box.owner.store.undoLast(by: "eve", at: box.clock.now)
        #expect(try states(id, box.ben).isEmpty)
    }

    @Test("photos need a user to send them and an admin to judge them; one's own can be removed, and nobody else's")
    func whoMay() throws {
        let id = UserBox.id(.market)
        let file = try picture("a.png")
        #expect(box.refusal { try box.owner.addPhoto(of: id, fromFile: file) } == .signInFirst)
        let photo = try box.ana.addPhoto(of: id, fromFile: file)
        for who in [box.ana, box.ben, box.owner.acting(as: .signedOut)] {
            #expect(box.refusal { try who.judgePhoto(photo.id, isShown: true) } == .adminsOnly)
            #expect(box.refusal { _ = try who.photosScreen() } == .adminsOnly)
            #expect(box.refusal { try who.setThumbnail(of: id, fromFile: file) } == .adminsOnly)
        }
        #expect(box.refusal { try box.ben.removePhoto(photo.id) } == .noSuchPhoto(photo.id.rawValue))
        try box.ana.removePhoto(photo.id)
        #expect(try states(id, box.ana).isEmpty)
    }

    @Test(
        "a file that is no picture, too long a caption, the same picture twice, and the twenty-first that waits are refused"
    )
    func limits() throws {
        let id = UserBox.id(.park)
        let text = try box.folder.write("<svg onload=alert(1)>", to: "a.svg")
        guard case .store(.unsupportedMedia) = box.refusal({ try box.ana.addPhoto(of: id, fromFile: text) }) else {
            Issue.record("a drawing was taken")
            return
        }
        let long = String(repeating: "é", count: 201)
        let file = try picture("a.png")
        #expect(box.refusal { try box.ana.addPhoto(of: id, fromFile: file, caption: long) } == .captionTooLong(201))
        let stacked = "é" + String(repeating: "\u{301}", count: 5_000)
        #expect(
            box.refusal { try box.ana.addPhoto(of: id, fromFile: file, caption: stacked) } == .captionTooLong(5_001)
        )
        let sent = try box.ana.addPhoto(of: id, fromFile: file, caption: " The\u{0} pool\n")
        #expect(sent.caption == "The pool")
        let reason = String(repeating: "No. ", count: 200)
        #expect(
            box.refusal { try box.owner.judgePhoto(sent.id, isShown: false, reason: reason) } == .reasonTooLong(799)
        )
        let twice = box.refusal { try box.ana.addPhoto(of: id, fromFile: file) }
        #expect(twice == .photoSentBefore(title: "A sample park"))
        for number in 1..<20 { try box.ana.addPhoto(of: id, fromFile: picture("\(number).png", UInt8(number))) }
        let last = try picture("last.png", 99)
        #expect(box.refusal { try box.ana.addPhoto(of: id, fromFile: last) } == .tooManyWaitingPhotos(20))
        try box.ben.addPhoto(of: id, fromFile: last)
        let missing = EventBox.id("none")
        #expect(box.refusal { try box.ben.addPhoto(of: missing, fromFile: file) } == .noSuchRecord("none"))
    }

    @Test(
        "admins see what waits, the oldest first, with its record, sender and size; of a deleted record it can only be refused"
    )
    func queue() throws {
        let first = try box.ana.addPhoto(of: UserBox.id(.park), fromFile: picture("a.png"))
        try box.set("2026-03-02T13:00")
        let second = try box.ben.addPhoto(of: UserBox.id(.market), fromFile: picture("b.png", 1))
        try box.delete(UserBox.id(.park))
        let rows = try box.owner.photosScreen().rows
        #expect(rows.map(\.id) == [first.id.rawValue, second.id.rawValue])
        #expect(rows[0].record == "A sample park" && rows[0].link == nil && !rows[0].canBeShown && rows[0].canBeRefused)
        #expect(rows[1].sender == "ben" && rows[1].size == "1 × 1" && rows[1].canBeShown)
        #expect(rows[1].sentAt.description == "2026-03-02T13:00")
        #expect(rows[0].actions.map(\.isEnabled) == [false, true] && rows[1].actions.allSatisfy(\.isEnabled))
        // Only its sender and admins see a pending photo.
        let picture = second.picture
        #expect(try box.ben.pictureScreen(picture).mediaType == "image/png")
        #expect(try box.owner.pictureScreen(picture).mediaType == "image/png")
        #expect(box.refusal { _ = try box.ana.pictureScreen(picture) } == .noSuchPicture(picture))
        let gone = box.refusal { try box.owner.judgePhoto(first.id, isShown: true) }
        #expect(gone == .noSuchRecord("sample-park"))
        try box.owner.judgePhoto(first.id, isShown: false)
        try box.owner.judgePhoto(second.id, isShown: true)
        #expect(try box.owner.photosScreen().rows.isEmpty)
        #expect(try box.owner.photosScreen(.refused).rows.map(\.judgedBy) == ["owner"])
    }

    @Test("A photo with metadata, such as a camera's position, is shown to nobody as the file that was sent")
    func metadata() throws {
        let file = try picture("a.png")
        let position = Data([0, 0, 0, 8]) + Data("eXIf".utf8) + Data("33.45 N ".utf8) + Data(count: 4)
        var sent = try Data(contentsOf: file)
        sent.insert(contentsOf: position, at: 33)
        try sent.write(to: file)
        // Without a decoder the file is stored but isn't shown.
        let stored = try box.ana.addPhoto(of: UserBox.id(.park), fromFile: file).picture
        #expect(box.refusal { _ = try box.ana.pictureScreen(stored) } == .noSuchPicture(stored))
        // With a decoder a copy of the pixels is stored instead.
        let copy = try Data(contentsOf: picture("copy.png", 7))
        let thumbnailer = Thumbnailer { _, side in Thumbnail(data: copy, width: side ?? 1, height: 1) }
        let ana = ana(with: thumbnailer)
        let photo = try ana.addPhoto(of: UserBox.id(.park), fromFile: file)
        #expect(try ana.pictureScreen(photo.picture).data == copy)
    }

    /// Ana with a decoder.
    private func ana(with thumbnailer: Thumbnailer) -> MaricopaDirectory {
        MaricopaDirectory(
            store: box.owner.store,
            pictures: Attachments(store: box.owner.store, folder: box.folder.file("copies"), thumbnailer: thumbnailer),
            clock: box.clock.wallClock,
            ids: .live,
            credential: box.ana.credential
        )
    }

    @Test("photos that are sent at once don't exceed the number that may wait")
    func sentAtOnce() throws {
        let id = UserBox.id(.park)
        for number in 1..<20 { try box.ana.addPhoto(of: id, fromFile: picture("\(number).png", UInt8(number))) }
        let copy = try Data(contentsOf: picture("copy.png", 97))
        let other = try picture("other.png", 98)
        let last = try picture("last.png", 99)
        // Another photo comes in while this one is decoded.
        let thumbnailer = Thumbnailer { [ana = box.ana] _, side in
            if side != nil { try ana.addPhoto(of: id, fromFile: other) }
            return Thumbnail(data: copy, width: side ?? 1, height: 1)
        }
        let ana = ana(with: thumbnailer)
        #expect(box.refusal { try ana.addPhoto(of: id, fromFile: last) } == .tooManyWaitingPhotos(20))
        #expect(try states(id, box.ana).count == 20)
    }

    @Test("a record that is rolled back comes with its photos")
    func rollback() throws {
        let id = UserBox.id(.park)
        let photo = try box.ana.addPhoto(of: id, fromFile: picture("a.png"))
        try box.owner.judgePhoto(photo.id, isShown: true)
        try box.delete(id)
        #expect(box.refusal { _ = try box.ben.photos(of: id) } == .noSuchRecord("sample-park"))
        try box.undo()
        #expect(try states(id, box.ben) == [.shown])
    }

    @Test(
        "an admin gives a record of any kind its picture; one who saw an older version is told",
        arguments: RecordKind.allCases
    )
    func thumbnail(_ kind: RecordKind) throws {
        let id = UserBox.id(kind)
        let record = try box.owner.setThumbnail(of: id, fromFile: picture("a.png"), expecting: 1)
        #expect(record.thumbnail != nil && record.version == 2)
        let file = try picture("b.png", 1)
        let late = box.refusal { try box.owner.setThumbnail(of: id, fromFile: file, expecting: 1) }
        #expect(late == .changedMeanwhile("sample-\(kind.rawValue)", seen: 1, is: 2))
        try box.undo()
        #expect(try box.owner.read { try $0.record(id).thumbnail } == nil)
        try box.owner.setThumbnail(of: id, fromFile: file)
        #expect(try box.owner.removeThumbnail(of: id).thumbnail == nil)
    }

    @Test(
        "a sweep takes the pictures nothing shows, but none that can still be brought back, and refused photos after thirty days"
    )
    func sweep() throws {
        let id = UserBox.id(.park)
        let shown = try box.ana.addPhoto(of: id, fromFile: picture("a.png"))
        let refused = try box.ana.addPhoto(of: id, fromFile: picture("b.png", 1))
        let removed = try box.ana.addPhoto(of: id, fromFile: picture("c.png", 2))
        try box.owner.judgePhoto(shown.id, isShown: true)
        try box.owner.judgePhoto(refused.id, isShown: false)
        try box.ana.removePhoto(removed.id)
        try box.set("2026-03-20T12:00")
        #expect(try box.owner.sweepPhotos() == 0)
        try box.set("2026-04-10T12:00")
        #expect(try box.owner.sweepPhotos() == 2)
        #expect(try box.ana.photos(of: id).map(\.id) == [shown.id])
        #expect(try box.owner.picture(refused.picture) == nil && box.owner.picture(shown.picture) != nil)
    }
}
