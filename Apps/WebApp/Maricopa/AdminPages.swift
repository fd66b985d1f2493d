import HTMLKit
import MaricopaDirectory
import NotificationKit
import PageKit
import ScreenKit
import TimeKit
import WordKit

/// The form of a record: its version, a draft beside what is stored, the fields, the picture and the other actions.
struct RecordFormPage: HTMLView {
    let screen: RecordFormScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        if !facts.isEmpty { p(.class("muted")) { facts } }
        if let record = screen.record { div(.class("ways")) { WayLink(record, context) } }
        p(.class("muted")) { screen.note }
        if !screen.drafted.isEmpty { draft }
        FormView(screen.form, showsTitle: false, in: context)
        if let picture = screen.picture {
            if let id = picture[field: "thumbnail"]?.value, !id.isEmpty {
                PictureView(DirectoryLink.picture(id).target, screen.record?.label ?? "", for: .review, in: context)
            }
            FormView(picture, in: context)
        }
        div(.class("buttons")) {
            for action in screen.actions {
                ActionView(action, style: action.confirmation == nil ? "plain" : "danger", in: context)
            }
        }
    }

    private var facts: String {
        let version = screen.version.map { localized("Version \($0)") }
        let source = screen.source.isEmpty ? nil : localized("Source: \(screen.source)")
        return [version, source].compactMap { $0 }.joined(separator: " · ")
    }

    /// The typed text beside the stored one, which somebody else may have changed meanwhile.
    @HTMLBuilder private var draft: some HTMLContent {
        section(.class("card"), .id("draft")) {
            h2 { localized("Your text beside what is stored now") }
            if let latest = screen.latest { p { latest } }
            p {
                localized(
                    "The form below has your text, and its button stores it. First copy into the form what you need of the stored text."
                )
            }
            ChangesView(
                changes: screen.drafted,
                before: localized("Stored now"),
                after: localized("Your text")
            )
            if let record = screen.record, case .record(_, let id)? = DirectoryLink(record.target) {
                let fresh = DirectoryLink.admin(.edit(id))
                div(.class("ways")) {
                    WayLink(Link(fresh.target, label: localized("Drop your text, begin with what is stored")), context)
                }
            }
        }
    }
}

/// The changes by admins: what, when, by whom, each field before and after, and the way to take it back.
struct DirectoryHistoryPage: HTMLView {
    let screen: HistoryScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        if screen.entries.isEmpty { p { screen.emptyText } }
        ol(.class("cards")) {
            for entry in screen.entries {
                li(.class("card")) {
                    h2 { PageWords.sentence(entry.summary) }
                    p(.class("muted")) {
                        localized("\(entry.at.date) at \(entry.at.time.hourAndMinute), by \(entry.by)")
                    }
                    ChangesView(changes: entry.changes, before: localized("Before"), after: localized("After"))
                    div(.class("buttons")) {
                        ActionView(entry.rollBack, about: entry.summary, in: context)
                        if let record = entry.record { WayLink(record, context) }
                    }
                }
            }
        }
        if let older = screen.older { div(.class("ways")) { WayLink(older, context) } }
    }
}

/// The photos of users, each with its picture, for a decision.
struct AdminPhotosPage: HTMLView {
    let screen: AdminPhotosScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        div(.class("ways")) { for link in screen.states { WayLink(link, context) } }
        if screen.rows.isEmpty { p { screen.emptyText } }
        ul(.class("cards")) {
            for row in screen.rows {
                li(.class("card")) {
                    h2 {
                        if let link = row.link { a(href: context.address(of: link)) { row.record } } else { row.record }
                    }
                    PictureView(row.address, localized("A photo of \(row.record)"), for: .review, in: context)
                    if !row.caption.isEmpty { p { "“\(row.caption)”" } }
                    p(.class("muted")) { localized("Sent on \(row.sentAt.date), \(row.size) pixels") }
                    if let day = row.judgedAt?.date { p(.class("muted")) { localized("Decided on \(day)") } }
                    if !row.reason.isEmpty { p { row.reason } }
                    div(.class("buttons")) {
                        for action in row.actions { ActionView(action, about: row.record, in: context) }
                    }
                }
            }
        }
    }
}

/// Fields with their text before and after, side by side.
private struct ChangesView: HTMLView {
    let changes: [HistoryEntry.FieldChange]
    let before: String
    let after: String

    var body: some HTMLContent {
        if !changes.isEmpty {
            TableView(
                columns: [localized("Field"), before, after],
                rows: changes.map { TableView.Row($0.field, [Self.shown($0.before), Self.shown($0.after)]) },
                hasLongTexts: true
            )
        }
    }

    /// The lines of a text in one.
    private static func shown(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline)
        return lines.isEmpty ? localized("nothing", context: "field") : lines.joined(separator: " · ")
    }
}
