import CommandKit
import MaricopaDirectory
import NotificationKit
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    func show(_ screen: NotificationsScreen) throws {
        try print(StyledText(screen.title, .heading))
        if let prompt = screen.signIn { return try show(prompt) }
        if screen.reminders.isEmpty { try printWrapped("\(screen.emptyText)") }
        for row in screen.reminders {
            try printPoint("\(row.event), \(row.words)")
            let line =
                switch row.state {
                case .coming: row.occurrence + (row.tellsAt.map { "; " + localized("told \($0.minutes)") } ?? "")
                case .canceled: localized("The event was called off: nothing is told.")
                case .over: localized("Nothing is left to tell.")
                case .gone: localized("The event is no longer in the directory.")
                }
            try printWrapped(StyledText("    \(line)", row.state == .coming ? .plain : .warning), indent: 4)
            try printWrapped(StyledText("    \(row.remove.label): maricopa remind remove \(row.id)", .faint), indent: 4)
        }
        guard let told = screen.told else { return }
        try print("")
        try print(StyledText(localized("Told"), .heading))
        guard !told.items.isEmpty else { return try printWrapped("\(told.emptyText)") }
        for item in told.items {
            let mark: StyledText = item.isRead ? "  " : StyledText("• ", .warning)
            let text = item.body.isEmpty ? item.title : "\(item.title): \(item.body)"
            try printWrapped(mark + StyledText("\(item.toldAtLocal.minutes)  \(text)"), indent: 4)
            if let link = item.link { try printWrapped(StyledText("    \(link)", .faint), indent: 4) }
        }
        if let next = told.next { try printWrapped(StyledText(localized("There are older ones: --before \(next)"))) }
    }

    func show(_ screen: AdminPhotosScreen) throws {
        try print(StyledText(screen.title, .heading))
        guard !screen.rows.isEmpty else { return try printWrapped("\(screen.emptyText)") }
        for row in screen.rows {
            let gone = row.link == nil ? " " + localized("(no longer in the directory)") : ""
            try printPoint("\(row.record)\(gone)")
            if !row.caption.isEmpty { try printWrapped("    “\(row.caption)”", indent: 4) }
            try printWrapped(
                StyledText("    " + localized("\(row.size), sent by \(row.sender) on \(row.sentAt.minutes)")),
                indent: 4
            )
            if let judge = row.judgedBy, let at = row.judgedAt {
                let reason = row.reason.isEmpty ? "" : ": \(row.reason)"
                let judged =
                    screen.state == .shown
                    ? localized("shown by \(judge) on \(at.minutes)")
                    : localized("refused by \(judge) on \(at.minutes)")
                try printWrapped(StyledText("    " + judged + reason), indent: 4)
            }
            try printWrapped(StyledText("    \(row.id)", .faint), indent: 4)
        }
        if screen.state == .waiting {
            try printWrapped(
                StyledText(localized("Then: maricopa admin photos accept ID, or refuse ID --reason TEXT"), .faint)
            )
        }
    }
}
