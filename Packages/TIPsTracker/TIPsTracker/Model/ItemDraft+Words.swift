import WordKit

extension ItemDraft {
    /// The item in words: "Peanut (weeks 1–4: 1/4 tsp, 5–12: 1/2 tsp)", "Cetirizine (5 mL)".
    public var words: String {
        switch dosing {
        case .same(let dose): "\(name) (\(DoseUnit.counted(dose.amount, dose.unit)))"
        case .weekly(let weeks): "\(name) (\(Self.runs(of: weeks)))"
        case nil: localized("\(name) (no dose yet)")
        }
    }

    /// The weekly doses in words: "weeks 1–4: 1/4 tsp, 5–12: 1/2 tsp".
    private static func runs(of weeks: [Int: DoseDraft]) -> String {
        var runs: [(first: Int, last: Int, dose: DoseDraft)] = []
        for (week, dose) in weeks.sorted(by: { $0.key < $1.key }) {
            if let run = runs.last, run.last == week - 1, run.dose == dose {
                runs[runs.count - 1].last = week
            } else {
                runs.append((week, week, dose))
            }
        }
        let words = runs.map { run in
            "\(run.first == run.last ? "\(run.first)" : "\(run.first)–\(run.last)"): \(DoseUnit.counted(run.dose.amount, run.dose.unit))"
        }
        let list = words.joined(separator: ", ")
        return weeks.count == 1 ? localized("week \(list)") : localized("weeks \(list)")
    }
}
