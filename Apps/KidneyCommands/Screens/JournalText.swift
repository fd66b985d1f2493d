import CommandKit
import KidneyNutrition
import TimeKit
import WordKit

extension Terminal {
    /// Prints the food, drinks and photos of a day by meal, with the totals of each meal.
    func show(_ screen: JournalScreen) throws {
        try printWrapped(StyledText(screen.day.withWeekday, .heading))
        if screen.meals.isEmpty { try print(StyledText(localized("Nothing entered."), .faint)) }
        for meal in screen.meals {
            try print()
            try printWrapped(StyledText(meal.name, .heading))
            for row in meal.entries { try show(row.entry) }
            for photo in meal.photos { try show(photo) }
            if !meal.totals.isEmpty {
                try printWrapped(StyledText("  \(meal.totals.joined(separator: ", "))", .faint), indent: 2)
            }
        }
    }

    private func show(_ photo: JournalScreen.Photo) throws {
        let note = photo.note.map { ": \($0)" } ?? ""
        let gone = photo.text.map { ", \($0)" } ?? ""
        try printWrapped("  \(photo.time) \(localized("photo"))\(note)\(gone)  \(id(photo.id))", indent: 8)
    }
}
