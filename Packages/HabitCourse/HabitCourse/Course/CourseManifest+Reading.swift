import Foundation
import JSONKit
import MarkupKit
import TimeKit
import WordKit

extension CourseManifest {
    /// Reads a manifest, `course.json`. Unknown fields are ignored.
    ///
    /// - Throws: The first error; `reading(_:)` returns all of them.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public init(_ bytes: [UInt8]) throws(CourseError) {
        self = try Self.reading(bytes).whole()
    }

    /// Reads a manifest and collects all its errors.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public static func reading(_ bytes: [UInt8]) -> CourseReading {
        guard bytes.count <= CourseLimits.manifest else {
            return CourseReading(
                draft: nil,
                errors: [.tooLarge(what: localized("the manifest"), limit: CourseLimits.manifest)]
            )
        }
        do throws(JSONError) {
            let (value, places) = try JSONPlaces.ofCourse(bytes)
            return reading(value, places)
        } catch {
            return CourseReading(draft: nil, errors: [.malformed(.json(error))])
        }
    }

    private static func reading(_ value: JSONValue, _ places: JSONPlaces) -> CourseReading {
        guard let object = value.object else {
            return CourseReading(draft: nil, errors: [.notACourse(found: value.kind)])
        }
        guard object["format"]?.string == "nourish-course" else {
            return CourseReading(
                draft: nil,
                errors: [.notACourse(found: localized("JSON without the format “nourish-course”"))]
            )
        }
        if let version = object["version"]?.integer, version > 1 {
            return CourseReading(draft: nil, errors: [.newerVersion(version)])
        }
        var fields = ManifestFields(object: object, path: [], places: places)
        _ = fields.integer(.version, in: 1...1)
        let title = fields.text(.title, limit: CourseLimits.title)
        let language = fields.optionalText(.language, limit: 35) ?? "en"
        fields.check(language: language)
        let author = fields.optionalText(.author, limit: CourseLimits.title) ?? ""
        let weeks = fields.integer(.weeks, in: CourseLimits.weeks)
        let updated = fields.instant(.updated)
        var gathered = PostGathering(weeks: weeks ?? CourseLimits.weeks.upperBound, errors: fields.errors)
        gathered.read(fields.list(.posts), places: places, missingAt: fields.place(of: .posts))
        // A draft without a title or weeks helps an author to fix the manifest.
        let draft = CourseManifest(
            title: title ?? "",
            language: language,
            author: author,
            weeks: weeks ?? max(1, gathered.posts.map(\.week).max() ?? 1),
            updated: updated,
            posts: gathered.posts
        )
        return CourseReading(draft: draft, errors: gathered.errors)
    }
}

extension JSONPlaces {
    /// Parses a manifest with the places of its fields. Places are kept for one post more than a manifest may have.
    static func ofCourse(_ bytes: [UInt8]) throws(JSONError) -> (value: JSONValue, places: JSONPlaces) {
        try JSONValue.parse(bytes, placesDownTo: 4, elements: CourseLimits.posts + 1)
    }
}

extension PostGathering {
    fileprivate mutating func read(_ values: [JSONValue]?, places: JSONPlaces, missingAt place: CoursePlace) {
        guard let values else { return add(.field(.posts, .missing, place)) }
        guard !values.isEmpty else { return add(.field(.posts, .blank, place)) }
        guard values.count <= CourseLimits.posts else { return add(.tooManyPosts(limit: CourseLimits.posts, place)) }
        for (index, value) in values.enumerated() {
            let path = ["posts", String(index)]
            guard let object = value.object else {
                let (line, column) = places.place(path)
                let place = CoursePlace(post: index + 1, line: line, column: column)
                add(.field(.post, .wrongKind(expected: localized("an object"), found: value.kind), place))
                continue
            }
            var fields = ManifestFields(object: object, path: path, places: places)
            fields.post = index + 1
            fields.id = object["id"]?.string
            let draft = PostDraft(&fields)
            add(draft, errors: fields.errors) { fields.place(of: $0) }
        }
    }
}

extension PostDraft {
    fileprivate init(_ fields: inout ManifestFields) {
        id = fields.text(.id, limit: CourseLimits.id)
        week = fields.integer(.week, in: nil)
        order = fields.integer(.order, in: CourseLimits.order)
        kind = fields.text(.kind, limit: CourseLimits.title)
        title = fields.text(.title, limit: CourseLimits.title)
        url = fields.text(.url, limit: CourseLimits.address)
        theme = fields.optionalText(.theme, limit: CourseLimits.title)
        ideas = fields.ideas()
        summary = fields.optionalText(.summary, limit: CourseLimits.summary) ?? ""
        updated = fields.instant(.updated)
    }
}

/// Reads the fields of one object and collects their faults.
private struct ManifestFields {
    let object: JSONObject
    /// The path from the root of the document to the object.
    let path: [String]
    let places: JSONPlaces
    /// The 1-based number of the post; nil for the manifest itself.
    var post: Int?
    /// The id of the post as it is written; nil without a text.
    var id: String?
    var errors: [CourseError] = []

    init(object: JSONObject, path: [String], places: JSONPlaces) {
        self.object = object
        self.path = path
        self.places = places
    }

    func place(of field: CourseField, element: Int? = nil) -> CoursePlace {
        let inner = field == .post ? [] : [field.rawValue]
        let (line, column) = places.place(path + inner + (element.map { [String($0)] } ?? []))
        return CoursePlace(post: post, id: id, line: line, column: column)
    }

    /// Reads a required text as one line of at most `limit` characters. Returns nil for a fault, which it notes.
    mutating func text(_ field: CourseField, limit: Int) -> String? {
        guard let value = present(field) else {
            note(field, .missing)
            return nil
        }
        return text(value, field, limit: limit)
    }

    /// Reads an optional text. Returns nil for a field that is absent, null or blank, and for a fault, which it notes.
    mutating func optionalText(_ field: CourseField, limit: Int) -> String? {
        guard let value = present(field) else { return nil }
        if let string = value.string, CourseText.line(string).isEmpty { return nil }
        return text(value, field, limit: limit)
    }

    /// Reads a required whole number in a range; any if the range is nil. Returns nil for a fault, which it notes.
    mutating func integer(_ field: CourseField, in range: ClosedRange<Int>?) -> Int? {
        guard let value = present(field) else {
            note(field, .missing)
            return nil
        }
        guard let number = value.integer else {
            note(field, .wrongKind(expected: localized("a whole number"), found: value.kind))
            return nil
        }
        if let range, !range.contains(number) {
            note(field, .outside(number, range))
            return nil
        }
        return number
    }

    /// Reads an optional instant. Returns nil if it is absent, and for a fault, which it notes.
    mutating func instant(_ field: CourseField) -> Instant? {
        guard let text = optionalText(field, limit: 100) else { return nil }
        guard let instant = Instant(text) else {
            note(field, .notADate(text))
            return nil
        }
        return instant
    }

    /// Reads an array. Returns nil if it is absent, which isn't noted, and for another kind of value, which is.
    mutating func list(_ field: CourseField) -> [JSONValue]? {
        guard let value = present(field) else { return nil }
        guard case .array(let values) = value else {
            note(field, .wrongKind(expected: localized("an array"), found: value.kind))
            return nil
        }
        return values
    }

    /// Reads the ideas of a post without the invalid ones; none if there are too many.
    mutating func ideas() -> [String] {
        guard let values = list(.ideas) else { return [] }
        guard values.count <= CourseLimits.ideas else {
            note(.ideas, .tooMany(values.count, limit: CourseLimits.ideas))
            return []
        }
        var ideas: [String] = []
        for (index, value) in values.enumerated() {
            if let idea = text(value, .ideas, limit: CourseLimits.summary, element: index) { ideas.append(idea) }
        }
        return ideas
    }

    mutating func check(language: String) {
        if !CourseText.isLanguage(language) { note(.language, .notALanguage(language)) }
    }

    private mutating func text(_ value: JSONValue, _ field: CourseField, limit: Int, element: Int? = nil) -> String? {
        guard let string = value.string else {
            note(field, .wrongKind(expected: localized("a string"), found: value.kind), element: element)
            return nil
        }
        let text = CourseText.line(string)
        guard !text.isEmpty else {
            note(field, .blank, element: element)
            return nil
        }
        guard CourseText.fits(text, limit) else {
            note(field, .tooLong(characters: text.count, limit: limit), element: element)
            return nil
        }
        return text
    }

    /// Returns a field's value; nil if it is absent or null.
    private func present(_ field: CourseField) -> JSONValue? {
        guard let value = object[field.rawValue], value != .null else { return nil }
        return value
    }

    private mutating func note(_ field: CourseField, _ fault: CourseFault, element: Int? = nil) {
        errors.append(.field(field, fault, place(of: field, element: element)))
    }
}
