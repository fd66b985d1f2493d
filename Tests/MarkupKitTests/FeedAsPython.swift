import Foundation
import MarkupKit

/// A feed with the names of the expectations.
enum FeedAsPython {
    static func names(for feed: Feed?) -> [String: PythonValue] {
        guard let feed else { return ["bozo": .bool(true), "feed": .dictionary([:]), "entries": .list([])] }
        return [
            "bozo": .bool(feed.damage != nil),
            "version": .string(feed.format.rawValue),
            "feed": details(feed.details),
            "entries": .list(feed.entries.map(entry)),
        ]
    }

    private static func details(_ details: FeedDetails) -> PythonValue {
        var members = shared(
            links: details.links,
            authors: details.authors,
            contributors: details.contributors,
            publisher: details.publisher,
            categories: details.categories
        )
        members["id"] = details.id.map { .string($0) }
        add(details.title, "title", to: &members)
        add(details.subtitle, "subtitle", to: &members)
        add(details.rights, "rights", to: &members)
        members["link"] = details.link.map { .string($0) }
        members["license"] = details.license.map { .string($0) }
        members["language"] = details.language.map { .string($0) }
        members["icon"] = details.icon.map { .string($0) }
        members["logo"] = details.logo.map { .string($0) }
        members["docs"] = details.documentation.map { .string($0) }
        members["ttl"] = details.minutesToLive.map { .string($0) }
        members["newlocation"] = details.newLocation.map { .string($0) }
        if let generator = details.generator {
            members["generator"] = .string(generator.name)
            members["generator_detail"] = dictionary([
                "name": generator.name, "href": generator.address, "version": generator.version,
            ])
        }
        if let image = details.image {
            guard
                case .dictionary(var picture) = dictionary([
                    "href": image.address, "title": image.title, "link": image.link, "description": image.description,
                ])
            else { return .none }
            picture["width"] = image.width.map { .int($0) }
            picture["height"] = image.height.map { .int($0) }
            members["image"] = .dictionary(picture)
        }
        add(details.published, "published", to: &members)
        add(details.updated, "updated", to: &members)
        add(details.created, "created", to: &members)
        // The single link of a source is also its address.
        members["href"] = details.link.map { .string($0) }
        return .dictionary(members)
    }

    private static func entry(_ entry: FeedEntry) -> PythonValue {
        var members = shared(
            links: entry.links,
            authors: entry.authors,
            contributors: entry.contributors,
            publisher: entry.publisher,
            categories: entry.categories
        )
        members["id"] = entry.id.map { .string($0) }
        members["guidislink"] = .bool(entry.idIsLink)
        add(entry.title, "title", to: &members)
        add(entry.summary, "summary", to: &members)
        add(entry.rights, "rights", to: &members)
        members["content"] = .list(entry.contents.map(text))
        members["link"] = entry.link.map { .string($0) }
        members["license"] = entry.license.map { .string($0) }
        members["comments"] = entry.comments.map { .string($0) }
        members["source"] = entry.source.map(details)
        members["enclosures"] = .list(entry.enclosures.map { link($0, isEnclosure: true) })
        add(entry.published, "published", to: &members)
        add(entry.updated, "updated", to: &members)
        add(entry.created, "created", to: &members)
        add(entry.expires, "expired", to: &members)
        return .dictionary(members)
    }

    private static func shared(
        links: [FeedLink],
        authors: [FeedPerson],
        contributors: [FeedPerson],
        publisher: FeedPerson?,
        categories: [FeedCategory]
    ) -> [String: PythonValue] {
        var members: [String: PythonValue] = [:]
        members["links"] = .list(links.map { link($0, isEnclosure: false) })
        members["authors"] = .list(authors.map(person))
        members["author"] = authors.last.flatMap(name)
        members["author_detail"] = authors.last.map(person)
        members["contributors"] = .list(contributors.map(person))
        members["publisher"] = publisher.flatMap(name)
        members["publisher_detail"] = publisher.map(person)
        members["category"] = categories.first.map { .string($0.term) }
        members["tags"] = .list(
            categories.map { dictionary(["term": $0.term, "scheme": $0.scheme, "label": $0.label]) }
        )
        return members
    }

    // MARK: Parts

    private static func link(_ link: FeedLink, isEnclosure: Bool) -> PythonValue {
        dictionary([
            "href": link.href, "rel": isEnclosure ? nil : link.relation, "type": link.mediaType, "title": link.title,
            "hreflang": link.language, "length": link.length,
        ])
    }

    private static func person(_ person: FeedPerson) -> PythonValue {
        dictionary(["name": person.name, "email": person.email, "href": person.address])
    }

    private static func name(_ person: FeedPerson) -> PythonValue? {
        if let name = person.name, let email = person.email { return .string("\(name) (\(email))") }
        return (person.name ?? person.email).map { .string($0) }
    }

    private static func text(_ text: FeedText) -> PythonValue {
        var members: [String: PythonValue] = ["type": .string(text.mediaType), "value": value(text)]
        members["src"] = text.source.map { .string($0) }
        return .dictionary(members)
    }

    private static func value(_ text: FeedText) -> PythonValue {
        text.isHTML ? .html(text.safeHTML()) : .string(text.value)
    }

    private static func add(_ found: FeedText?, _ name: String, to members: inout [String: PythonValue]) {
        guard let found else { return }
        members[name] = value(found)
        members["\(name)_detail"] = text(found)
    }

    private static func add(_ date: FeedDate?, _ name: String, to members: inout [String: PythonValue]) {
        guard let date else { return }
        members[name] = .string(date.text)
        guard let milliseconds = date.milliseconds else { return }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let moment = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: moment)
        let dayOfYear = calendar.ordinality(of: .day, in: .year, for: moment)
        let weekday = parts.weekday.map { ($0 + 5) % 7 }
        let fields = [
            parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second, weekday, dayOfYear, 0,
        ]
        members["\(name)_parsed"] = .list(fields.map { .int($0 ?? -1) })
    }

    private static func dictionary(_ members: [String: String?]) -> PythonValue {
        .dictionary(members.compactMapValues { $0.map { .string($0) } })
    }
}
