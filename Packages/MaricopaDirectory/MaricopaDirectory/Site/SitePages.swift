import HTMLKit
import JSONKit
import NotificationKit
import TimeKit
import WordKit

enum SitePages {
    static func record(_ facts: RecordFacts, _ frame: SiteFrame) -> SitePage<RecordArticle> {
        let record = facts.record
        let path = SiteAddress.page(record.kind, record.id.rawValue)
        // A drawing doesn't show the place, so it isn't in the data.
        let picture = facts.picture.drawing == nil ? frame.absolute(facts.picture.path)?.description : nil
        return SitePage(
            frame: frame,
            title: record.shownTitle.text,
            summary: facts.summary,
            path: path,
            screen: .record(record.kind, record.id),
            picture: facts.picture,
            data: RecordData.node(facts, address: frame.absolute(path)?.description, picture: picture),
            // Samples aren't real records.
            isListed: !record.isSample,
            content: RecordArticle(facts: facts, frame: frame)
        )
    }

    static func list(_ list: ListArticle) -> SitePage<ListArticle> {
        SitePage(
            frame: list.frame,
            title: "\(list.kind.heading) – \(list.frame.settings.name)",
            summary: localized("\(list.kind.heading) of Maricopa County: \(list.total) in the directory."),
            path: SiteAddress.list(list.kind, list.number),
            screen: .list(list.kind),
            content: list
        )
    }

    static func home(_ home: HomeArticle) -> SitePage<HomeArticle> {
        let name = home.frame.settings.name
        let address = home.frame.absolute(["index.html"])?.description
        return SitePage(
            frame: home.frame,
            title: name,
            summary: localized("Markets, recipes, parks, activities, events and resources of Maricopa County."),
            path: ["index.html"],
            screen: .home,
            data: address.map {
                ["@context": "https://schema.org", "@type": "WebSite", "name": .string(name), "url": .string($0)]
            },
            content: home
        )
    }

    static func text(
        _ name: StaticPageName,
        _ title: Shown<String>,
        _ text: Shown<String>,
        _ frame: SiteFrame
    ) -> SitePage<TextArticle> {
        SitePage(
            frame: frame,
            title: title.text,
            summary: "",
            path: SiteAddress.text(name),
            screen: .page(name),
            content: TextArticle(title: title, text: text)
        )
    }

    /// The calendar file of an event; nil for other kinds, and for years that a calendar can't represent.
    static func calendar(_ record: Record, _ frame: SiteFrame) throws -> [UInt8]? {
        let page = frame.absolute(SiteAddress.page(record.kind, record.id.rawValue))?.description
        do {
            return try EventCalendar.file(record, link: page ?? "")
        } catch {
            switch error {
            case .calendarYears: return nil
            default: throw error
            }
        }
    }
}
