import HTMLKit
import ScreenKit
import WordKit

/// The tokens and components of the design.
struct DesignPage: HTMLView {
    let screen: DesignScreen
    /// The samples that the apps draw by their own code.
    let samples: HTMLFragment
    let context: PageContext

    var body: some HTMLContent {
        p {
            localized(
                "Each app has one accent. Everything else is the same on every page. Colors come in pairs for light and dark."
            )
        }
        h2 { localized("Colors") }
        ColorTable()
        h2 { localized("Measures") }
        p {
            localized(
                "Spaces between parts, the radius of corners, the least size of what is touched, and the longest line. Nothing moves but the ring at the start of the directory, which rests where less motion is asked for."
            )
        }
        TableView(
            columns: [localized("Token"), localized("Value")],
            rows: DesignToken.measures.map { TableView.Row($0.name, [$0.value]) }
        )
        h2 { localized("Type") }
        p { localized("System fonts in five sizes, with a line height of 1.5 and at most 68 characters a line.") }
        p(.class("big")) { localized("A number to see first") }
        h3 { localized("A heading of the third level") }
        p { localized("A paragraph.") }
        p(.class("muted")) { localized("A remark.") }
        h2 { localized("Toggle rows") }
        ul(.class("checks")) {
            li {
                ToggleView(
                    screen.toggleOn,
                    isOn: true,
                    text: localized("On"),
                    note: localized("08:00 by Ann"),
                    in: context
                )
            }
            li {
                ToggleView(
                    screen.toggleOff,
                    isOn: false,
                    text: localized("Off"),
                    note: localized("not yet"),
                    in: context
                )
            }
        }
        h2 { localized("Buttons") }
        div(.class("buttons")) {
            ActionView(screen.toggleOff, style: "main", about: localized("as the main one"), in: context)
            ActionView(screen.toggleOff, about: localized("plain"), in: context)
            ActionView(screen.danger, style: "danger", in: context)
            ActionView(screen.toggleOn, about: localized("as a choice"), isPressed: true, in: context)
            ActionView(screen.disabled, in: context)
            PrintView()
        }
        ChoiceSamples(screen: screen, context: context)
        SurfaceSamples(screen: screen, context: context)
        h2 { localized("Table") }
        TableView(
            columns: [localized("Day"), localized("Logged"), localized("By"), localized("Note")],
            rows: [
                TableView.Row(localized("Thursday"), ["08:00", "Ann", "–"]),
                TableView.Row(localized("Today"), ["08:10", "Bob", localized("early")], isMarked: true),
            ]
        )
        h2 { localized("Graph") }
        figure(.class("graph")) {
            GraphView([2, 5, 4, 9, 12], title: localized("A sample"), summary: localized("From 2 up to 12."))
        }
        samples
        StateSamples(screen: screen, context: context)
        FormView(screen.form, in: context)
    }
}

/// Tags, and a choice among a few.
private struct ChoiceSamples: HTMLView {
    let screen: DesignScreen
    let context: PageContext

    var body: some HTMLContent {
        h2 { localized("Tags") }
        p { localized("A tag says what is chosen, and a press removes it.") }
        div(.class("buttons")) { ActionView(screen.tag, in: context) }
        h2 { localized("A choice among a few") }
        div(.class("ways")) {
            for label in [localized("one"), localized("two")] {
                a(
                    href: context.address(of: DesignScreen.link),
                    .class("button plain"),
                    label == localized("one") ? .aria("aria-current", "page") : nil
                ) { label }
            }
        }
    }
}

/// A bar of progress, and a list without rows.
private struct StateSamples: HTMLView {
    let screen: DesignScreen
    let context: PageContext

    var body: some HTMLContent {
        h2 { localized("Progress") }
        div(.class("checks")) {
            progress(
                value: 3,
                max: 5,
                .class("green"),
                .aria("aria-label", localized("A sample")),
                .aria("aria-valuetext", localized("3 of 5"))
            )
        }
        h2 { localized("An empty list") }
        p { localized("There is nothing yet — begin with the button below.") }
        div(.class("ways")) {
            ActionView(screen.toggleOff, style: "main", about: localized("the first one"), in: context)
        }
    }
}

/// The app bar, cards, notices and folded parts.
private struct SurfaceSamples: HTMLView {
    let screen: DesignScreen
    let context: PageContext

    var body: some HTMLContent {
        h2 { localized("App bar") }
        div(.class("bar")) { p { strong(.class("name")) { localized("Design") } } }
        p {
            localized("The bar is the first part of each page. It leads to all apps and to the first page of this one.")
        }
        p(.class("back")) { a(href: context.address(of: DesignScreen.link)) { "← " + DesignScreen.link.label } }
        h2 { localized("Cards and notices") }
        div(.class("card")) {
            h3 { a(href: context.address(of: DesignScreen.link)) { localized("A card") } }
            p { localized("Each thing of a list is a card, if it has more than values.") }
        }
        div(.class("card warn")) { p { localized("A warning that can wait until the next visit has an edge.") } }
        div(.class("notice")) {
            DoneLine(
                text: localized("this line tells what was done, and offers to undo it"),
                undo: Acted.Undo(Act(screen.toggleOn.id), at: DesignScreen.link),
                app: context.app,
                operation: context.operation
            )
        }
        div(.class("notice wrong")) { p { localized("This can't wait: red, with a border, and in words.") } }
        div(.class("notice wrong")) {
            ErrorSummary(
                title: localized("Nothing was changed"),
                why: localized("The line is empty."),
                lines: FieldGroup.lines(of: screen.form)
            )
        }
        details {
            summary { localized("A part that opens") }
            p { localized("A part that few people need is folded.") }
        }
    }
}

private struct ColorTable: HTMLView {
    var body: some HTMLContent {
        div(.class("tables")) {
            table(.class("table")) {
                thead {
                    tr {
                        for title in [localized("Token"), localized("Light"), localized("Dark")] {
                            th(scope: .column) { title }
                        }
                    }
                }
                tbody {
                    for token in DesignToken.all {
                        tr {
                            th(scope: .row) { token.name }
                            for color in [token.light, token.dark] {
                                td {
                                    Swatch(color: color)
                                    color
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A measure of the style sheet, such as the radius of corners.
struct DesignMeasure: Hashable {
    let name: String
    let value: String
}

/// A color of the style sheet with its values in light and in dark.
struct DesignToken: Hashable {
    let name: String
    let light: String
    let dark: String

    /// The colors of the served style sheet, in its order.
    static let all: [DesignToken] = {
        var found: [DesignToken] = []
        for line in String(decoding: Assets.style.bytes, as: UTF8.self).split(separator: "\n") {
            let accent = line.hasPrefix(".accent-") ? line.dropFirst().prefix { $0 != " " } : nil
            for part in line.split(separator: "--") {
                guard let colon = part.firstIndex(of: ":"), part[colon...].hasPrefix(": light-dark(#") else { continue }
                let colors = part[colon...].split { !$0.isHexDigit && $0 != "#" }.filter { $0.hasPrefix("#") }
                guard colors.count == 2 else { continue }
                let name = String(accent ?? part[..<colon])
                found.append(DesignToken(name: name, light: String(colors[0]), dark: String(colors[1])))
            }
        }
        return found
    }()

    /// The measures of the served style sheet, in its order.
    static let measures: [DesignMeasure] = String(decoding: Assets.style.bytes, as: UTF8.self)
        .split(separator: "\n").flatMap { line in
            line.split(separator: "--").compactMap { part -> DesignMeasure? in
                let sides = part.prefix { $0 != ";" }.split(separator: ": ")
                guard sides.count == 2, sides[0].allSatisfy({ $0.isLetter || $0.isNumber }),
                    sides[1].hasSuffix("px") || sides[1].hasSuffix("ch")
                else { return nil }
                return DesignMeasure(name: String(sides[0]), value: String(sides[1]))
            }
        }

    /// Returns the color with a name, which the style sheet has.
    static func named(_ name: String) -> DesignToken {
        all.first { $0.name == name } ?? DesignToken(name: name, light: "#ffffff", dark: "#000000")
    }
}

/// A field of a color.
private struct Swatch: SVGDrawing {
    let color: String

    var width: Double { 120 }
    var height: Double { 32 }
    var title: String { color }
    var summary: String { "" }

    var drawing: some SVGContent {
        rect(x: 0, y: 0, width: width, height: height, radius: 6, .fill(.rgb(part(16), part(8), part(0))))
    }

    /// The byte of the color above so many bits.
    private func part(_ bits: Int) -> UInt8 { UInt8((Int(color.dropFirst(), radix: 16) ?? 0) >> bits & 255) }
}
