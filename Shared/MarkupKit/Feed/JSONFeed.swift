import JSONKit
import WordKit

/// Converts a JSON Feed (versions 1 and 1.1).
enum JSONFeed {
    static func feed(from value: JSONValue) throws(MarkupError) -> Feed {
        guard let version = value["version"]?.string, version.contains("jsonfeed.org/version/") else {
            throw .notAFeed(found: localized("JSON without a JSON Feed version"))
        }
        var feed = Feed(format: version.hasSuffix("/1") ? .json10 : .json11)
        feed.details.id = value["feed_url"]?.string
        feed.details.title = value["title"]?.string.map { FeedText($0) }
        feed.details.subtitle = value["description"]?.string.map { FeedText($0) }
        feed.details.links = links(value, [("home_page_url", "alternate"), ("feed_url", "self"), ("next_url", "next")])
        feed.details.icon = value["favicon"]?.string
        feed.details.logo = value["icon"]?.string
        feed.details.language = value["language"]?.string
        feed.details.authors = authors(value)
        feed.entries = (value["items"]?.list ?? []).map(entry)
        return feed
    }

    private static func entry(_ item: JSONValue) -> FeedEntry {
        var entry = FeedEntry()
        entry.id = item["id"]?.string ?? item["id"]?.number
        entry.title = item["title"]?.string.map { FeedText($0) }
        entry.summary = item["summary"]?.string.map { FeedText($0) }
        let base = item["url"]?.string
        if let html = item["content_html"]?.string {
            entry.contents.append(FeedText(html, mediaType: "text/html", base: base))
        }
        if let text = item["content_text"]?.string { entry.contents.append(FeedText(text)) }
        entry.links = links(item, [("url", "alternate"), ("external_url", "related")])
        for image in ["image", "banner_image"] {
            if let href = item[image]?.string { entry.links.append(FeedLink(href: href, relation: image)) }
        }
        for attachment in item["attachments"]?.list ?? [] {
            guard let href = attachment["url"]?.string else { continue }
            entry.links.append(
                FeedLink(
                    href: href,
                    relation: "enclosure",
                    mediaType: attachment["mime_type"]?.string,
                    title: attachment["title"]?.string,
                    length: attachment["size_in_bytes"]?.number
                )
            )
        }
        entry.published = item["date_published"]?.string.map { FeedDate($0) }
        entry.updated = item["date_modified"]?.string.map { FeedDate($0) }
        entry.authors = authors(item)
        entry.categories = (item["tags"]?.list ?? []).compactMap(\.string).map { FeedCategory(term: $0) }
        return entry
    }

    private static func links(_ value: JSONValue, _ names: [(name: String, relation: String)]) -> [FeedLink] {
        names.compactMap { name, relation in
            value[name]?.string.map { FeedLink(href: $0, relation: relation) }
        }
    }

    private static func authors(_ value: JSONValue) -> [FeedPerson] {
        (value["authors"] ?? value["author"] ?? .null).list.map { author in
            FeedPerson(name: author["name"]?.string, address: author["url"]?.string)
        }
    }
}
