import CommandKit
import MaricopaDirectory
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    func show(_ screen: RecordScreen) throws {
        for note in screen.notes { try printWrapped(StyledText(note, .warning)) }
        let heart = screen.header.isFavorite ? " ♥" : ""
        try printWrapped(StyledText(screen.title, .heading) + StyledText(heart, .good))
        for line in screen.header.lines { try printWrapped(StyledText(line)) }
        if !screen.unknown.isEmpty { try printWrapped(StyledText(screen.unknown, .warning)) }
        try printWrapped(StyledText(screen.id.rawValue, .faint))
        try print()
        for button in screen.buttons { try show(button, on: screen) }
        if let favorite = screen.header.favorite {
            let whyNot = favorite.whyNot.map { ": \($0)" } ?? ""
            try printWrapped(
                StyledText("[\(favorite.label)]\(whyNot)", favorite.isEnabled ? .plain : .faint),
                indent: 2
            )
        }
        for section in screen.sections {
            try print()
            try printWrapped(StyledText(section.title, .heading))
            for part in section.parts {
                if !part.title.isEmpty { try printWrapped(StyledText(part.title + ":")) }
                for (number, line) in part.lines.enumerated() {
                    let mark = part.isNumbered ? "\(number + 1). " : ""
                    let indent = part.title.isEmpty ? "" : "  "
                    try printWrapped(StyledText(indent + mark + line), indent: indent.count + mark.count)
                }
            }
            if let link = section.link {
                let command = "maricopa find-a-place \(screen.id)"
                try printWrapped(StyledText("\(link.label): ") + StyledText(command, .faint))
            }
        }
        try print()
        for form in screen.forms {
            let whyNot =
                form.buttons.compactMap(\.whyNot).first.map { ": \($0)" } ?? " \(command(of: form, on: screen))"
            try printWrapped(StyledText("[\(form.title)]\(whyNot)", whyNot.hasPrefix(":") ? .faint : .plain), indent: 2)
        }
        for reminder in screen.reminders {
            try printWrapped(
                "\(reminder.sentence) " + StyledText("maricopa remind remove \(reminder.id)", .faint),
                indent: 2
            )
        }
        for photo in screen.photos where photo.withdraw != nil {
            try printWrapped(
                StyledText("[\(photo.withdraw?.label ?? "")] maricopa photo remove \(photo.id)"),
                indent: 2
            )
        }
        try printWrapped(StyledText(screen.source + ".", .faint))
        try showArrows(screen)
    }

    private func show(_ button: RecordScreen.Button, on screen: RecordScreen) throws {
        let what = button.action.whyNot ?? button.address ?? command(of: button, on: screen)
        let style: StyledText.Style = button.action.isEnabled ? .plain : .faint
        try printWrapped(StyledText("[\(button.action.label)] \(what)", style), indent: 2)
    }

    /// The command that does the same as a button.
    private func command(of button: RecordScreen.Button, on screen: RecordScreen) -> String {
        switch button.target {
        case "favorite": "maricopa favorite \(screen.header.isFavorite ? "remove" : "add") \(screen.id)"
        case "reminder": "maricopa remind \(screen.id) --before 1h"
        case "directions": "maricopa directions \(screen.id)"
        case "print": "maricopa share \(screen.id) --print \(localized("FILE")).html"
        case "share": "maricopa share \(screen.id)"
        case "find-a-place": "maricopa find-a-place \(screen.id)"
        case "subscription": "maricopa subscribe"
        default: button.target
        }
    }

    /// The command that does the same as a form.
    private func command(of form: Form, on screen: RecordScreen) -> String {
        switch form.id {
        case "rate": "maricopa rate \(screen.id) 5"
        case "photo": "maricopa photo add \(screen.id) \(localized("FILE"))"
        default: "maricopa remind \(screen.id) --before 1h"
        }
    }

    private func showArrows(_ screen: RecordScreen) throws {
        guard let session = screen.session else { return }
        let arrows = [("previous", screen.previous), ("next", screen.next)].filter { $0.1.isEnabled }.map(\.0)
        let commands = arrows.map { "maricopa \($0) \(screen.id) --in \(session)" }
        try printWrapped(StyledText(([screen.place] + commands).joined(separator: " · "), .faint))
    }
}
