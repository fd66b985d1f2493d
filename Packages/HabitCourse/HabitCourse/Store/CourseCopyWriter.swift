import Foundation
import GRDB
import StorageKit
import TimeKit
import WordKit

/// Replaces the copy of the course within one transaction.
extension HabitWriter {
    /// Replaces the copy. Unchanged pages and pictures are not rewritten.
    func replaceCopy(by course: StoredCourse) throws {
        try CourseCopyRecord(course).upsert(db)
        try replacePosts(course.manifest.posts)
        try replacePages(course.pages)
        try replaceImages(course.images)
        try db.execute(sql: "DELETE FROM course_missing_image")
        for address in course.missingImages.sorted() {
            try db.execute(sql: "INSERT INTO course_missing_image (address) VALUES (?)", arguments: [address])
        }
    }

    /// Records that the site has confirmed the unchanged copy.
    func confirmCopy(_ course: StoredCourse) throws {
        try db.execute(
            sql: "UPDATE course_copy SET confirmed_at = ? WHERE address = ?",
            arguments: [course.confirmed.milliseconds, course.address]
        )
    }

    /// Records an attempt to reach the site.
    func noteAttempt(_ address: String, at now: Instant, failure: CourseError?) throws {
        try db.execute(
            sql: """
                INSERT INTO course_attempt (id, address, at, failure) VALUES (1, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET address = excluded.address, at = excluded.at, failure = excluded.failure
                """,
            arguments: [address, now.milliseconds, inEnglish { failure?.description }]
        )
    }

    /// Adds an entry without rows to the change log. It cannot be undone; the course can be fetched again.
    func logCopy(_ course: StoredCourse, _ changes: CoursePull.Changes) throws {
        let counts = [(changes.added, "new"), (changes.edited, "edited"), (changes.removed, "gone")]
            .filter { !$0.0.isEmpty }
            .map { "\($0.0.count) \($0.1)" }
        let fetched = "course “\(course.manifest.title)” fetched"
        let summary = counts.isEmpty ? fetched : fetched + ", posts: " + counts.joined(separator: ", ")
        try change("pull", of: HabitCourse.subject, summary, by: HabitCourse.courseActor) { rows in
            _ = try rows.changeID
        }
    }

    private func replacePages(_ pages: [String: StoredCourse.Page]) throws {
        try keep(pages.keys, in: "course_page")
        for (address, page) in pages.sorted(by: { $0.key < $1.key }) {
            try db.execute(
                sql: """
                    INSERT INTO course_page (address, page, etag, last_modified) VALUES (?, ?, ?, ?)
                    ON CONFLICT (address) DO UPDATE
                    SET page = excluded.page, etag = excluded.etag, last_modified = excluded.last_modified
                    WHERE page IS NOT excluded.page OR etag IS NOT excluded.etag
                        OR last_modified IS NOT excluded.last_modified
                    """,
                arguments: [address, try json(page.page), page.validators.etag, page.validators.lastModified]
            )
        }
    }

    private func replaceImages(_ images: [String: StoredCourse.Image]) throws {
        try keep(images.keys, in: "course_image")
        for (address, image) in images.sorted(by: { $0.key < $1.key }) {
            try db.execute(
                sql: """
                    INSERT INTO course_image (address, media_type, bytes, etag, last_modified) VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT (address) DO UPDATE SET media_type = excluded.media_type, bytes = excluded.bytes,
                        etag = excluded.etag, last_modified = excluded.last_modified
                    WHERE media_type IS NOT excluded.media_type OR bytes IS NOT excluded.bytes
                        OR etag IS NOT excluded.etag OR last_modified IS NOT excluded.last_modified
                    """,
                arguments: [
                    address, image.mediaType, Data(image.bytes), image.validators.etag, image.validators.lastModified,
                ]
            )
        }
    }

    private func keep(_ addresses: some Sequence<String>, in table: String) throws {
        try db.execute(
            sql: "DELETE FROM \(table) WHERE address NOT IN (SELECT value FROM json_each(?))",
            arguments: [try json(Array(addresses))]
        )
    }

    /// Returns JSON with sorted keys, so that equal values give equal text.
    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

extension HabitCourse {
    /// Stores the outcome of a pull in one transaction and returns the new status.
    ///
    /// A failed attempt at another address than the copy's is not recorded, so that the copy's address stays in use.
    func keep(_ outcome: CoursePull.Outcome, of address: String, at now: Instant) throws(HabitCourseError)
        -> CourseStatus
    {
        try write { tables in
            if holdsWhenFetching, let state = try tables.reader.state() { try tables.hold(state) }
            switch outcome {
            case .unchanged(let course):
                try tables.confirmCopy(course)
                try tables.noteAttempt(address, at: now, failure: nil)
            case .updated(let course, let changes):
                try tables.replaceCopy(by: course)
                try tables.logCopy(course, changes)
                try tables.noteAttempt(address, at: now, failure: nil)
                if holdsWhenFetching, let state = try tables.reader.state() { try tables.hold(state) }
            case .kept(_, let failure):
                let source = try String.fetchOne(tables.db, sql: "SELECT address FROM course_copy")
                if source == nil || source == address { try tables.noteAttempt(address, at: now, failure: failure) }
            }
            if let status = try tables.reader.courseStatus() { return status }
            throw HabitCourseError.fault(localized("the site was asked, and that was not noted"))
        }
    }
}
