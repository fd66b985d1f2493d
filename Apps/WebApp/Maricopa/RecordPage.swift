import HTMLKit
import MaricopaDirectory
import PageKit
import ScreenKit
import WordKit

/// A record: its facts, its buttons, its sections, and the arrows to its neighbors. The forms are folded.
struct RecordPage: HTMLView {
    let screen: RecordScreen
    let context: PageContext

    var body: some HTMLContent {
        InstallNote(context: context)
        wayBack(screen.back, context)
        PictureView(screen.header.picture.address, screen.header.picture.text, in: context)
        for (number, line) in screen.header.lines.enumerated() where line != screen.header.phone?.text {
            p(number == 0 ? screen.header.subtitleLanguage.map { .lang($0) } : nil) { line }
        }
        for note in screen.notes { p(.class("muted")) { note } }
        div(.class("buttons")) {
            if let phone = screen.header.phone { WayLink(phone.link, context) }
            if let favorite = screen.header.favorite { MarkView(action: favorite, context: context) }
            for button in screen.buttons { ButtonView(button: button, context: context) }
        }
        if !screen.unknown.isEmpty { p(.class("muted")) { screen.unknown } }
        for section in screen.sections { SectionView(section: section, context: context) }
        if let stars = screen.ownStars { p { localized("Your rating: \(stars) of 5.") } }
        for photo in screen.photos { PhotoView(photo: photo, record: screen.title, context: context) }
        div(.class("buttons")) {
            ActionView(screen.share, in: context)
            if let calendar = screen.calendar { ActionView(calendar, in: context) }
            PrintView()
        }
        for reminder in screen.reminders {
            div(.class("row")) {
                p(.class("grow")) { reminder.sentence }
                ActionView(reminder.remove, about: reminder.words, in: context)
            }
        }
        for form in screen.forms {
            details(context.showsErrors(of: form.buttons) ? .open : nil) {
                summary { form.title }
                FormView(form, showsTitle: false, in: context)
                if form.whyNot != nil, let link = form.buttons.first?.opens {
                    a(href: context.address(of: link), .class("button plain")) { link.label }
                }
            }
        }
        nav(.class("row"), .aria("aria-label", localized("Results"))) {
            ActionView(screen.previous, in: context)
            if !screen.place.isEmpty { span(.class("muted")) { screen.place } }
            ActionView(screen.next, in: context)
        }
        p(.class("muted")) { screen.source }
    }
}

/// A line about the app for somebody to whom a record was sent. The installed app hides it.
private struct InstallNote: HTMLView {
    let context: PageContext

    var body: some HTMLContent {
        div(.class("notice install")) {
            p { localized("This page is a part of the app \(AppBrand.name).") }
            a(href: context.device, .class("button plain")) { localized("Install the app") }
        }
    }
}

/// A button of a record: a link for a web page or another screen, and the way to sign in where that comes first.
private struct ButtonView: HTMLView {
    let button: RecordScreen.Button
    let context: PageContext

    var body: some HTMLContent {
        if button.action.isEnabled, let link = button.action.opens, button.action.inputs.isEmpty {
            WayLink(Link(link.target, label: button.action.label), context)
        } else {
            MarkView(action: button.action, context: context)
        }
    }
}

/// An action for users, with the way to sign in for visitors.
private struct MarkView: HTMLView {
    let action: Action
    let context: PageContext

    var body: some HTMLContent {
        ActionView(action, in: context)
        if !action.isEnabled, let link = action.opens {
            a(href: context.address(of: link), .class("button plain")) { link.label }
        }
    }
}

private struct SectionView: HTMLView {
    let section: RecordScreen.Section
    let context: PageContext

    var body: some HTMLContent {
        h2 { section.title }
        if section.id == .produce, seasons.count > 1 {
            for (place, season) in seasons.enumerated() {
                details(.group("season"), place == 0 ? .open : nil) {
                    summary { season[0].title }
                    for part in season { LinesView(part: part) }
                }
            }
        } else {
            for part in section.parts {
                if !part.title.isEmpty { h3 { part.title } }
                LinesView(part: part)
            }
        }
        if let link = section.link { div(.class("ways")) { WayLink(link, context) } }
    }

    /// The parts of each season. Texts in two languages are two parts, of which the second has no title.
    private var seasons: [[RecordScreen.Part]] {
        section.parts.reduce(into: []) { seasons, part in
            if part.title.isEmpty, !seasons.isEmpty {
                seasons[seasons.count - 1].append(part)
            } else {
                seasons.append([part])
            }
        }
    }
}

/// The lines of a part: numbered steps, one paragraph, or points.
private struct LinesView: HTMLView {
    let part: RecordScreen.Part

    var body: some HTMLContent {
        let lang = part.language.map { Attribute.lang($0) }
        if part.isNumbered {
            ol(.class("steps"), lang) { for line in part.lines { li { span { line } } } }
        } else if part.lines.count == 1 {
            p(lang) { part.lines[0] }
        } else {
            ul(.class("points"), lang) { for line in part.lines { li { line } } }
        }
    }
}

private struct PhotoView: HTMLView {
    let photo: PhotoTile
    let record: String
    let context: PageContext

    var body: some HTMLContent {
        div(.class("card row")) {
            PictureView(photo.address, localized("A photo of \(record)"), in: context)
            p(.class("grow")) { [photo.caption, photo.reason].filter { !$0.isEmpty }.joined(separator: " · ") }
            if let withdraw = photo.withdraw { ActionView(withdraw, about: photo.caption, in: context) }
        }
    }
}
