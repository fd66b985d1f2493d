import CommandKit
import KidneyNutrition

extension Terminal {
    /// The person's own diabetes diet with how it stands; nothing where none was entered.
    func show(_ diet: [DietRow]) throws {
        guard !diet.isEmpty else { return }
        try print()
        try printWrapped(StyledText("Your diabetes diet", .heading))
        for row in diet {
            let aim = StyledText(" · \(row.aim) · ", .faint)
            try printWrapped(
                "  \(row.name) \(row.text)" + aim + StyledText(row.state.words, row.state.style),
                indent: 4
            )
            if !row.note.isEmpty { try printWrapped(StyledText("    \(row.note)", .warning), indent: 4) }
        }
    }
}

extension DietProgress.State {
    /// For people: "within it", "over".
    fileprivate var words: String {
        switch self {
        case .ok: "within it"
        case .near: "near it"
        case .over: "over"
        case .low: "low"
        case .unknown: "can't be told"
        }
    }

    fileprivate var style: StyledText.Style {
        switch self {
        case .ok: .good
        case .near: .warning
        case .over, .low: .bad
        case .unknown: .faint
        }
    }
}
