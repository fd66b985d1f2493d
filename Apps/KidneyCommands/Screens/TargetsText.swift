import CommandKit
import KidneyNutrition
import TimeKit
import WordKit

extension Terminal {
    /// Prints the targets of a day with the reasons for each number.
    func show(_ screen: TargetsScreen) throws {
        // The title of another day names it.
        let title =
            screen.title.contains("\(screen.day)") ? screen.title : localized("\(screen.title) of \(screen.day)")
        try printWrapped(StyledText(title, .heading))
        try printWrapped(StyledText(screen.categoryText, screen.category == nil ? .warning : .faint))
        for row in screen.targets {
            try print()
            let style: StyledText.Style = row.low == nil && row.high == nil ? .faint : .plain
            try printWrapped("\(row.name.capitalizedFirst, .heading)  " + StyledText(row.text, style), indent: 2)
            for reason in row.why { try printWrapped(StyledText("  \(reason.sentence)", .faint), indent: 2) }
            for note in row.notes { try printWrapped(StyledText("  \(note)", .warning), indent: 2) }
        }
        try show(screen.diet)
        if !screen.conflicts.isEmpty { try print() }
        for conflict in screen.conflicts { try printWrapped(StyledText("! \(conflict)", .warning), indent: 2) }
        try printCareTeam(screen.careTeam)
    }

    /// Prints the changed targets with the reasons.
    func show(_ changes: [TargetChangeRow]) throws {
        for change in changes {
            try printWrapped("\(localized("target"), .heading) \(change.text)", indent: 2)
            for reason in change.why { try printWrapped(StyledText("  \(reason.sentence)", .faint), indent: 2) }
            for note in change.notes { try printWrapped(StyledText("  \(note)", .warning), indent: 2) }
        }
    }
}
