import Foundation
import GRDB
import TimeKit

/// The queries for the copy of the course.
extension HabitReader {
    /// Returns the source of the course and the age of its copy; nil if no site was ever used.
    func courseStatus() throws -> CourseStatus? {
        guard let row = try Row.fetchOne(db, sql: "SELECT address, at, failure FROM course_attempt") else { return nil }
        return CourseStatus(
            address: row["address"],
            copy: try statusOfCopy(),
            attempted: Instant(milliseconds: row["at"]),
            failure: (row["failure"] as String?).map(CourseError.shown(kept:))
        )
    }

    /// Returns the whole copy; nil if there is none. Reads every page and picture.
    func storedCourse() throws -> StoredCourse? {
        guard let copy = try CourseCopyRecord.fetchOne(db) else { return nil }
        let decoder = JSONDecoder()
        var pages: [String: StoredCourse.Page] = [:]
        let pageRows = try Row.fetchCursor(db, sql: "SELECT address, page, etag, last_modified FROM course_page")
        while let row = try pageRows.next() {
            let text: String = row["page"]
            pages[row["address"]] = StoredCourse.Page(
                page: try decoder.decode(CoursePage.self, from: Data(text.utf8)),
                validators: CourseValidators(row)
            )
        }
        var images: [String: StoredCourse.Image] = [:]
        let imageRows = try Row.fetchCursor(
            db,
            sql: "SELECT address, media_type, bytes, etag, last_modified FROM course_image"
        )
        while let row = try imageRows.next() { images[row["address"]] = StoredCourse.Image(row) }
        return StoredCourse(
            address: copy.address,
            base: copy.base,
            manifest: CourseManifest(
                title: copy.title,
                language: copy.language,
                author: copy.author,
                weeks: copy.weeks,
                updated: copy.updated.map(Instant.init(milliseconds:)),
                posts: try posts()
            ),
            validators: CourseValidators(etag: copy.etag, lastModified: copy.lastModified),
            pages: pages,
            images: images,
            missingImages: try String.fetchSet(db, sql: "SELECT address FROM course_missing_image"),
            confirmed: Instant(milliseconds: copy.confirmedAt)
        )
    }

    /// Returns the page of a post; nil if it is not in the copy.
    func page(of post: Post) throws -> CoursePage? {
        guard let base = try String.fetchOne(db, sql: "SELECT base FROM course_copy"),
            let address = CourseAddress.absolute(post.url, base: base),
            let text = try String.fetchOne(
                db,
                sql: "SELECT page FROM course_page WHERE address = ?",
                arguments: [CourseAddress.withoutFragment(address)]
            )
        else { return nil }
        return try JSONDecoder().decode(CoursePage.self, from: Data(text.utf8))
    }

    /// Returns a picture; nil if it is not in the copy.
    func image(at address: String) throws -> StoredCourse.Image? {
        try Row.fetchOne(
            db,
            sql: "SELECT media_type, bytes, etag, last_modified FROM course_image WHERE address = ?",
            arguments: [address]
        ).map { StoredCourse.Image($0) }
    }

    func hasImage(at address: String) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM course_image WHERE address = ?)", arguments: [address])
            ?? false
    }

    /// Returns the language of the copy; nil if there is none.
    func courseLanguage() throws -> String? { try String.fetchOne(db, sql: "SELECT language FROM course_copy") }

    private func statusOfCopy() throws -> CourseStatus.Copy? {
        guard let copy = try CourseCopyRecord.fetchOne(db) else { return nil }
        return CourseStatus.Copy(
            title: copy.title,
            language: copy.language,
            weeks: copy.weeks,
            posts: try Int.fetchOne(db, sql: "SELECT count(*) FROM course_post") ?? 0,
            confirmed: Instant(milliseconds: copy.confirmedAt)
        )
    }
}

struct CourseCopyRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "course_copy"

    var id = 1
    var address: String
    var base: String
    var title: String
    var language: String
    var author: String
    var weeks: Int
    var updated: Int64?
    var etag: String?
    var lastModified: String?
    var confirmedAt: Int64

    enum CodingKeys: String, CodingKey {
        case id, address, base, title, language, author, weeks, updated, etag
        case lastModified = "last_modified"
        case confirmedAt = "confirmed_at"
    }
}

extension CourseCopyRecord {
    init(_ course: StoredCourse) {
        address = course.address
        base = course.base
        title = course.manifest.title
        language = course.manifest.language
        author = course.manifest.author
        weeks = course.manifest.weeks
        updated = course.manifest.updated?.milliseconds
        etag = course.validators.etag
        lastModified = course.validators.lastModified
        confirmedAt = course.confirmed.milliseconds
    }
}

extension CourseValidators {
    fileprivate init(_ row: Row) { self.init(etag: row["etag"], lastModified: row["last_modified"]) }
}

extension StoredCourse.Image {
    fileprivate init(_ row: Row) {
        let bytes: Data = row["bytes"]
        self.init(mediaType: row["media_type"], bytes: [UInt8](bytes), validators: CourseValidators(row))
    }
}
