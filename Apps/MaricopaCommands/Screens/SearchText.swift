import CommandKit
import MaricopaDirectory
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    func show(_ screen: SearchScreen) throws {
        let typed = screen.field.value
        try printWrapped(StyledText(typed.isEmpty ? screen.title : "\(screen.title): \(typed)", .heading))
        try printWrapped(StyledText(screen.text))
        for suggestion in screen.suggestions { try printPoint(StyledText(suggestion.text)) }
        if !typed.isEmpty, screen.suggestions.isEmpty, screen.groups.allSatisfy(\.rows.isEmpty) {
            let lists = listed(RecordKind.allCases.map { "maricopa \($0.plural)" }, .or)
            try printWrapped(StyledText(localized("Try other words, or look through a list: \(lists)."), .faint))
        }
        let width = "\(screen.groups.reduce(0) { $0 + $1.rows.count })".count
        var number = 0
        for group in screen.groups where !group.rows.isEmpty {
            try print()
            try print(StyledText("\(group.heading) (\(group.total.grouped))", .heading))
            for row in group.rows {
                number += 1
                let label = String(repeating: " ", count: width - "\(number)".count) + "\(number)"
                try show(row.tile, number: label, when: row.when, reason: row.found)
            }
        }
        let more = screen.groups.filter { $0.only.isEnabled }
        if !more.isEmpty { try print() }
        for group in more {
            let words = typed.replacing("'", with: "'\\''")
            let hint = StyledText(" · maricopa search '\(words)' --kind \(group.kind.plural)", .faint)
            try printWrapped(StyledText(group.only.label) + hint, indent: 4)
        }
    }
}
