import CommandKit
import MaricopaDirectory
import NotificationKit
import ScreenKit
import TimeKit

extension Terminal {
    func show(_ screen: NotificationsScreen) throws {
        try print(StyledText(screen.title, .heading))
        if let prompt = screen.signIn { return try show(prompt) }
        if screen.reminders.isEmpty { try printWrapped("\(screen.emptyText)") }
        for row in screen.reminders {
            try printPoint("\(row.event), \(row.words)")
            let line =
                switch row.state {
                case .coming: row.occurrence + (row.tellsAt.map { "; told \($0.minutes)" } ?? "")
                case .cancelled: "The event was called off: nothing is told."
                case .over: "Nothing is left to tell."
                case .gone: "The event is no longer in the directory."
                }
            try printWrapped(StyledText("    \(line)", row.state == .coming ? .plain : .warning), indent: 4)
            try printWrapped(StyledText("    \(row.remove.label): maricopa remind remove \(row.id)", .faint), indent: 4)
        }
        guard let told = screen.told else { return }
        try print("")
        try print(StyledText("Told", .heading))
        guard !told.items.isEmpty else { return try printWrapped("\(told.emptyText)") }
        for item in told.items {
            let mark: StyledText = item.isRead ? "  " : StyledText("• ", .warning)
            let text = item.body.isEmpty ? item.title : "\(item.title): \(item.body)"
            try printWrapped(mark + StyledText("\(item.toldAtLocal.minutes)  \(text)"), indent: 4)
            if let link = item.link { try printWrapped(StyledText("    \(link)", .faint), indent: 4) }
        }
        if let next = told.next { try printWrapped("There are older ones: --before \(next)") }
    }

    func show(_ screen: AdminPhotosScreen) throws {
        try print(StyledText(screen.title, .heading))
        guard !screen.rows.isEmpty else { return try printWrapped("\(screen.emptyText)") }
        for row in screen.rows {
            let gone = row.link == nil ? " (no longer in the directory)" : ""
            try printPoint("\(row.record)\(gone)")
            if !row.caption.isEmpty { try printWrapped("    “\(row.caption)”", indent: 4) }
            try printWrapped("    \(row.size), sent by \(row.sender) on \(row.sentAt.minutes)", indent: 4)
            if let judge = row.judgedBy, let at = row.judgedAt {
                let reason = row.reason.isEmpty ? "" : ": \(row.reason)"
                try printWrapped("    \(screen.state.rawValue) by \(judge) on \(at.minutes)\(reason)", indent: 4)
            }
            try printWrapped(StyledText("    \(row.id)", .faint), indent: 4)
        }
        if screen.state == .waiting {
            try printWrapped(StyledText("Then: maricopa admin photos accept ID, or refuse ID --reason TEXT", .faint))
        }
    }
}
