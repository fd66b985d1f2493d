import FractionParser
import TimeKit
import WordKit

/// The sentences that follow the judgment of a result.
extension LabJudgment {
    /// The request to call before the next dose of medicines.
    var calls: String {
        " " + localized("Call your care team before the next dose of \(listed(medicines, .and)).")
    }

    /// The sentence about an alarm that a newer value followed. It is shown for 72 hours only. Empty for other results.
    func ends(_ alarm: AlarmWords, _ level: AlertLevel) -> String {
        guard alarm.better != nil, level.cantWait else { return "" }
        return " "
            + localized(
                "As a newer value followed, this is told for \(AlarmTable.judgedHours) hours and then ends by itself."
            )
    }

    /// The remarks about the sample.
    ///
    /// - Parameter isTold: Whether the sentence says by itself that a value of a hemolyzed sample may be falsely high.
    func remarks(isTold: Bool = false) -> String {
        let isForeign = result.remarks.contains(.hemolyzed) && !mayBeFalselyHigh
        return
            (isForeign
            ? " " + localized("The sample was hemolyzed, so the value may not be yours: ask for a new test.") : "")
            + (mayBeFalselyHigh && !isTold
                ? " " + localized("The sample was hemolyzed, so the value may be falsely high.") : "")
            + (isPerhapsAfterSession
                ? " "
                    + localized(
                        "It may have been drawn after the dialysis session of that day, so no limit goes by it. Blood is drawn ",
                        "before a session as a rule: enter the time of the sample and those of the weights."
                    ) : "")
    }

    /// Whether a session may have changed the value, and the known times don't tell.
    var isPerhapsAfterSession: Bool { result.isPerhapsAfterSession && result.isMovedBySession && !isHidden }

    /// The request to ask which of several values of one time is right.
    var rivals: String {
        let rivals = result.rivals(among: others)
        guard !rivals.isEmpty else { return "" }
        let shown = listed(rivals.map { $0.shown(as: result.unit) }, .and)
        return " "
            + localized(
                "There is another value of the same time, \(shown): the more dangerous one counts. Ask which one is right."
            )
    }

    var diabetes: String {
        let isNew = result.analyte == .hbA1c ? needs.contains(.noDiabetes) : needs.contains(.fastingNoDiabetes)
        guard isNew, result.analyte == .hbA1c || result.analyte == .glucose, let value = result.conventionalValue,
            range.isHigh(value, result.comparator)
        else { return "" }
        return " " + localized("Such a value can mean diabetes: ask whether it is to be tested again.")
    }

    var appetite: String {
        guard result.analyte == .phosphorus, category?.isDialysis == true, let value = result.conventionalValue,
            range.isLow(value, result.comparator)
        else { return "" }
        return " "
            + localized(
                "On dialysis a low phosphorus can mean that you eat too little: tell your dietitian what you eat."
            )
    }

    /// The symptoms that make such a value an emergency.
    var symptoms: String {
        guard let value = result.conventionalValue, let row = row(value, result), !row.emergency.isEmpty else {
            return ""
        }
        return " " + localized("If you \(row.emergency), call your emergency number.")
    }

    var correctedCalcium: CorrectedCalcium? { CorrectedCalcium.of(result, among: others) }

    var corrected: String {
        guard let calcium = correctedCalcium else {
            guard let value = result.conventionalValue, range.isLow(value, result.comparator) else { return "" }
            let unneeded = CorrectedCalcium.unneeded(for: result, among: others)
            return (unneeded.isEmpty ? "" : " ") + unneeded
        }
        return " "
            + localized(
                "Corrected by the albumin of that day it is about \(calcium.shown(in: result.unit)), \(CorrectedCalcium.note)."
            )
    }

    /// The sentences about each calcium of the day that is corrected for a low albumin, because advice about medicines follows the corrected value.
    /// Empty for other results.
    var corrects: String {
        guard result.analyte == .albumin else { return "" }
        return others.filter { $0.analyte == .calcium }.sorted(by: LabResult.isBefore).map { calcium -> String in
            guard let corrected = CorrectedCalcium(calcium, albumin: result) else { return "" }
            return " "
                + localized(
                    "The calcium of that day, \(calcium.shown), is about \(corrected.shown(in: calcium.unit)) corrected by it, ",
                    "\(CorrectedCalcium.note). What is told about medicines goes by the corrected one."
                )
        }.joined()
    }
}
