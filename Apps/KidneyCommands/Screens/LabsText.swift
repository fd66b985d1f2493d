import CommandKit
import KidneyNutrition
import TimeKit
import WordKit

extension Terminal {
    /// Prints the laboratory values, the latest first. If a filtration rate is among them, the stage and the trend follow.
    func show(_ screen: LabsScreen) throws {
        if screen.labs.isEmpty { return try print(StyledText(localized("No laboratory values."), .faint)) }
        for row in screen.labs { try show(row) }
        guard screen.labs.contains(where: { $0.name == .eGFR }) else { return }
        try print()
        for sentence in [screen.stage, screen.trend] + screen.notices { try printWrapped(StyledText(sentence)) }
        try printCareTeam(screen.careTeam)
    }

    /// Prints a row: the time, the analyte, the value, and its flag.
    private func show(_ row: LabRow) throws {
        var text: StyledText = "\(stamp(row.day, row.time))  \(row.name.name) \(row.text)"
        if let other = row.other { text += StyledText(" (\(other))", .faint) }
        if let flag = row.flag { text += "  " + StyledText(row.judgment ?? flag.name, flag.style) }
        if let stage = row.stage { text += "  \(stage.rawValue)" }
        if row.isComputed {
            text += StyledText("  \(row.source)", .faint)
        } else {
            text += "  " + id(TimeKit.ID<LabResult>(row.id))
        }
        try printWrapped(text, indent: 4)
    }

    /// Prints the receipt of a laboratory value.
    func show(_ screen: LabReceiptScreen) throws {
        let known = screen.wasThere ? localized(", which was there already") : ""
        let both =
            screen.conventional == screen.international
            ? screen.conventional : "\(screen.conventional) · \(screen.international)"
        let name = LabTable.facts(screen.name).title
        try printWrapped("\(name) \(both), \(stamp(screen.day, screen.time))\(known)")
        if !screen.range.isEmpty {
            try printWrapped(
                "\(screen.flag.name, screen.flag.style): \(localized("the range is \(screen.range)"))"
            )
        }
        try printWrapped(StyledText(screen.message.capitalizedFirst))
        if let goal = screen.goal { try printWrapped(StyledText(localized("Goal: \(goal.text)"), .faint)) }
        if let question = screen.question { try printWrapped(StyledText(question, .warning)) }
        if let filtration = screen.eGFR {
            let isComputed = filtration.value != nil
            let text = isComputed ? localized("eGFR \(filtration.text)") : localized("No eGFR: \(filtration.text)")
            try printWrapped(StyledText(text, isComputed ? .plain : .faint))
        }
        if let caution = screen.caution { try printWrapped(StyledText(caution.capitalizedFirst, .faint)) }
        try show(screen.changes)
        try show(screen.news)
        try printCareTeam(screen.careTeam)
    }
}
