import Foundation
import JSONKit
import MarkupKit
import TimeKit
import WordKit

/// Reads a course from an RSS, Atom or JSON feed.
///
/// Categories (tags in a JSON feed) describe an entry: `week:3`, `order:2`, `kind:habit`, `theme:drinkingWater`,
/// `id:…`, and `idea:…` for each idea. Without `order` an entry comes first in its week. Without `kind` an entry with a
/// theme is a habit post and any other an article. `weeks:12` at the feed or at an entry is the number of weeks.
/// Without it the course has ten weeks, or as many as its posts need.
public enum CourseFeed {
    /// Reads a feed and collects all its errors.
    ///
    /// Entries without a week are skipped and reported. A truncated feed is refused as a whole.
    ///
    /// - Parameters:
    ///   - bytes: The feed.
    ///   - address: The address of the feed. Addresses inside its folder become relative to it, as in a manifest.
    public static func reading(_ bytes: [UInt8], from address: String? = nil) -> CourseReading {
        guard bytes.count <= CourseLimits.manifest else {
            return CourseReading(
                draft: nil,
                errors: [.tooLarge(what: localized("the feed"), limit: CourseLimits.manifest)]
            )
        }
        do throws(MarkupError) {
            let feed = try FeedParser.parse(bytes, limits: XMLLimits(input: CourseLimits.manifest))
            if let damage = feed.damage { return CourseReading(draft: nil, errors: [.malformed(damage)]) }
            return reading(feed, from: address)
        } catch {
            return CourseReading(draft: nil, errors: [.malformed(error)])
        }
    }

    private static func reading(_ feed: Feed, from address: String?) -> CourseReading {
        var errors: [CourseError] = []
        var leftOut: [CourseReading.LeftOut] = []
        var entries: [(number: Int, entry: FeedEntry, tags: CourseTags)] = []
        for (index, entry) in feed.entries.enumerated() {
            let tags = CourseTags(entry.categories)
            if tags["week"] == nil {
                let title = CourseText.line(entry.title?.plainText ?? "")
                leftOut.append(CourseReading.LeftOut(entry: index + 1, title: title))
            } else {
                entries.append((index + 1, entry, tags))
            }
        }
        let title = FeedFields.text(feed.title?.plainText, .title, CourseLimits.title, CoursePlace(), &errors)
        let language = CourseText.line(feed.details.language ?? "en")
        if !CourseText.isLanguage(language) {
            errors.append(.field(.language, .notALanguage(language), CoursePlace()))
        }
        let declared =
            CourseTags(feed.details.categories)["weeks"] ?? entries.lazy.compactMap { $0.tags["weeks"] }.first
        let highest = entries.compactMap { $0.tags["week"].flatMap { Int($0) } }.max() ?? 1
        var weeks = min(max(10, highest), CourseLimits.weeks.upperBound)
        if let declared {
            let number = FeedFields.integer(declared, .weeks, CourseLimits.weeks, CoursePlace(), &errors)
            weeks = number ?? weeks
        }
        if entries.isEmpty { errors.append(.field(.posts, .blank, CoursePlace())) }
        if entries.count > CourseLimits.posts {
            errors.append(.tooManyPosts(limit: CourseLimits.posts, CoursePlace()))
            entries = []
        }
        var gathered = PostGathering(weeks: weeks, errors: errors)
        for (number, entry, tags) in entries {
            let id = tags["id"] ?? entry.id
            let place = CoursePlace(post: number, id: id)
            var noted: [CourseError] = []
            let draft = PostDraft(entry, id: id, tags: tags, from: address, place: place, noted: &noted)
            gathered.add(draft, errors: noted) { _ in place }
        }
        let dates = gathered.posts.compactMap(\.updated)
        let draft = CourseManifest(
            title: title ?? "",
            language: language,
            author: CourseText.shortened(
                CourseText.line(feed.details.authors.first.flatMap { $0.name ?? $0.email } ?? ""),
                CourseLimits.title
            ),
            weeks: weeks,
            updated: (feed.details.updated ?? feed.details.published)?.instant ?? dates.max(),
            posts: gathered.posts
        )
        return CourseReading(draft: draft, errors: gathered.errors, leftOut: leftOut)
    }
}

extension CourseReading {
    /// Reads a course from a manifest or a feed.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - address: The address of the content.
    public init(_ bytes: [UInt8], from address: String? = nil) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[start...].first { !" \t\r\n".utf8.contains($0) }
        if first == UInt8(ascii: "<") {
            self = CourseFeed.reading(bytes, from: address)
        } else if bytes.count <= CourseLimits.manifest, let value = try? JSONValue.parse(bytes),
            value["format"] == nil, value["version"]?.string?.contains("jsonfeed.org/") == true
        {
            self = CourseFeed.reading(bytes, from: address)
        } else {
            self = CourseManifest.reading(bytes)
        }
    }
}

/// The categories of the form `name:value`.
private struct CourseTags {
    private let values: [(name: String, value: String)]

    init(_ categories: [FeedCategory]) {
        values = categories.compactMap { category in
            guard let colon = category.term.firstIndex(of: ":") else { return nil }
            let name = CourseText.line(String(category.term[..<colon])).lowercased()
            return (name, CourseText.line(String(category.term[category.term.index(after: colon)...])))
        }
    }

    subscript(name: String) -> String? { values.first { $0.name == name }?.value }

    func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }
}

extension PostDraft {
    fileprivate init(
        _ entry: FeedEntry,
        id: String?,
        tags: CourseTags,
        from address: String?,
        place: CoursePlace,
        noted: inout [CourseError]
    ) {
        self.id = FeedFields.text(id, .id, CourseLimits.id, place, &noted)
        week = tags["week"].flatMap { FeedFields.integer($0, .week, nil, place, &noted) }
        order = tags["order"].map { FeedFields.integer($0, .order, CourseLimits.order, place, &noted) } ?? 0
        theme = tags["theme"]
        kind = tags["kind"] ?? (theme == nil ? Post.Kind.article : .habit).rawValue
        title = FeedFields.text(entry.title?.plainText, .title, CourseLimits.title, place, &noted)
        url = FeedFields.text(entry.link, .url, CourseLimits.address, place, &noted)
            .map { CourseAddress.relative($0, to: address) }
        let written = tags.all("idea")
        if written.count > CourseLimits.ideas {
            noted.append(.field(.ideas, .tooMany(written.count, limit: CourseLimits.ideas), place))
        }
        ideas = written.prefix(CourseLimits.ideas).compactMap {
            FeedFields.text($0, .ideas, CourseLimits.summary, place, &noted)
        }
        // Feeds often put the whole post into the summary, so it is shortened.
        summary = CourseText.shortened(CourseText.line(entry.summary?.plainText ?? ""), CourseLimits.summary)
        updated = (entry.updated ?? entry.published)?.instant
    }
}

/// Reads the fields of a feed entry and collects their faults.
private enum FeedFields {
    static func text(
        _ written: String?,
        _ field: CourseField,
        _ limit: Int,
        _ place: CoursePlace,
        _ noted: inout [CourseError]
    ) -> String? {
        let text = written.map { CourseText.line($0) }
        let fault: CourseFault? =
            switch text {
            case nil: .missing
            case ""?: .blank
            case let text?: CourseText.fits(text, limit) ? nil : .tooLong(characters: text.count, limit: limit)
            }
        guard let fault else { return text }
        noted.append(.field(field, fault, place))
        return nil
    }

    static func integer(
        _ text: String,
        _ field: CourseField,
        _ range: ClosedRange<Int>?,
        _ place: CoursePlace,
        _ noted: inout [CourseError]
    ) -> Int? {
        guard let number = Int(text) else {
            noted.append(.field(field, .wrongKind(expected: localized("a whole number"), found: "“\(text)”"), place))
            return nil
        }
        if let range, !range.contains(number) {
            noted.append(.field(field, .outside(number, range), place))
            return nil
        }
        return number
    }

}

extension FeedDate {
    fileprivate var instant: Instant? { milliseconds.map { Instant(milliseconds: $0) } }
}
