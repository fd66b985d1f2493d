import CommandKit
import KidneyNutrition
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    /// Prints the current profile.
    func show(_ screen: ProfileScreen) throws {
        try printWrapped(StyledText(screen.form[field: "name"]?.value ?? screen.title, .heading))
        var table = Table([.init(""), .init("", shrinks: true)])
        for field in screen.form.fields where !["name", "category", "category.from"].contains(field.id) {
            let text = field.shownValue
            table.append([
                StyledText(field.shortLabel),
                text.map { StyledText($0) } ?? StyledText(localized("not entered"), .faint),
            ])
        }
        if let age = screen.age { table.append([StyledText(localized("Age")), "\(age)"]) }
        table.append([
            StyledText(localized("Picture")),
            screen.picture == nil
                ? StyledText(localized("not entered"), .faint) : StyledText(localized("there is one")),
        ])
        for fact in screen.facts { table.append([StyledText(fact.title), StyledText(fact.text)]) }
        try print(table)
        for row in screen.categories {
            try printWrapped(StyledText("\(row.days.capitalizedFirst): \(row.text)"), indent: 2)
        }
        for row in screen.limits {
            let text =
                row.holds
                ? localized("Set by your clinic: \(row.text)")
                : localized("Set by your clinic: \(row.text), which doesn't hold today")
            try printWrapped(StyledText(text), indent: 2)
        }
    }

    /// Prints the terms of use.
    func show(_ screen: TermsScreen) throws {
        try printWrapped(StyledText(localized("\(screen.title), version \(screen.version)"), .heading))
        for (place, paragraph) in screen.paragraphs.enumerated() {
            if place > 0 { try print() }
            try printWrapped(StyledText(paragraph))
        }
        try print()
        try printWrapped(StyledText(screen.text, screen.isAccepted ? .good : .plain))
    }
}

extension Field {
    /// The value of the field for people; nil for an empty one.
    fileprivate var shownValue: String? {
        switch kind {
        case .toggle: value == "true" ? localized("yes") : localized("no")
        case .choice: value.isEmpty ? nil : choices.first { $0.value == value }?.label ?? value
        default: value.isEmpty ? nil : value
        }
    }

    /// The label without its explanation: "Sex", "Dry weight".
    fileprivate var shortLabel: String { String(label.prefix { $0 != "," }) }
}
