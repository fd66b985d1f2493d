import CommandKit
import KidneyNutrition
import TimeKit

extension Terminal {
    /// A line of the list: when, what, how much, and where that lies.
    func show(_ line: LabLine) throws {
        var text: StyledText = "\(line.moment.shown)  \(line.analyte.rawValue) \(line.value) \(line.unit.symbol)"
        if let flag = line.flag { text += "  " + StyledText(flag.rawValue, flag.style) }
        if line.isComputed {
            text += StyledText("  computed, \(line.formula?.rawValue ?? "")", .faint)
        } else {
            text += "  " + id(line.result)
        }
        try printWrapped(text, indent: 4)
    }
}

extension JSON {
    /// A line of the list.
    init(_ line: LabLine) {
        self = [
            "id": .string(line.result.rawValue), "name": .string(line.analyte.rawValue),
            "value": JSON(number: line.value), "unit": .string(line.unit.symbol), "text": .string(line.value),
            "at": JSON(line.moment), "source": line.isComputed ? "computed" : JSON(line.source),
            "flag": JSON(line.flag?.rawValue), "formula": JSON(line.formula?.rawValue),
        ]
    }

    /// What came of a value.
    fileprivate init(_ receipt: LabReceipt) {
        let result = receipt.result
        var filtration: JSON = nil
        var note: String?
        switch receipt.filtration {
        case .computed(let point):
            filtration = [
                "value": JSON(number: point.shown), "unit": .string(LabUnit.mLPerMinute.symbol),
                "formula": .string(point.formula.rawValue),
            ]
        case .refused(let refusal): note = refusal.description
        case nil: break
        }
        self = [
            "id": .string(result.id.rawValue), "name": .string(result.analyte.rawValue), "value": JSON(result.value),
            "unit": .string(result.unit.symbol), "text": .string(result.comparator.rawValue + result.text),
            "at": JSON(result.moment), "source": JSON(result.source), "wasThere": .bool(receipt.wasThere),
            "conventional": .string(receipt.conventional), "international": .string(receipt.international),
            "range": .string(receipt.range), "flag": .string(receipt.finding.flag.rawValue),
            "message": .string(receipt.finding.message), "goal": JSON(receipt.finding.goal?.sentence),
            "question": JSON(receipt.question), "eGFR": filtration, "eGFRNote": JSON(note),
            "changes": JSON(receipt.changes),
        ]
    }
}

extension AppSession {
    /// What came of a laboratory value.
    func answer(_ receipt: LabReceipt) throws {
        let result = receipt.result
        let finding = receipt.finding
        try context.answer(JSON(receipt)) { terminal in
            let title = LabTable.facts(result.analyte).title
            let known = receipt.wasThere ? ", which was there already" : ""
            let both =
                receipt.conventional == receipt.international
                ? receipt.conventional : "\(receipt.conventional) · \(receipt.international)"
            try terminal.printWrapped("\(title) \(both), \(result.moment.shown)\(known)")
            if !receipt.range.isEmpty {
                try terminal.printWrapped("\(finding.flag.rawValue, finding.flag.style): the range is \(receipt.range)")
            }
            try terminal.printWrapped(StyledText(finding.message.capitalizedFirst))
            if let goal = finding.goal { try terminal.printWrapped(StyledText("Goal: \(goal.sentence)", .faint)) }
            if let question = receipt.question { try terminal.printWrapped(StyledText(question, .warning)) }
            switch receipt.filtration {
            case .computed(let point):
                let unit = LabUnit.mLPerMinute.symbol
                try terminal.printWrapped("eGFR \(point.shown) \(unit), computed by \(point.formula.rawValue)")
            case .refused(let refusal): try terminal.printWrapped(StyledText("No eGFR: \(refusal)", .faint))
            case nil: break
            }
            try terminal.show(receipt.changes)
            try terminal.printCareTeam()
        }
    }
}
