import CommandKit
import Foundation
import KidneyNutrition
import TimeKit
import WordKit

extension Terminal {
    /// Prints the weights with the dialysis sessions they imply, the blood pressures and the activity.
    func show(_ screen: MeasurementsScreen) throws {
        try printWrapped(StyledText(localized("Weight"), .heading))
        try showWeights(screen)
        try print()
        try printWrapped(StyledText(localized("Blood pressure"), .heading))
        try showPressures(screen)
        try print()
        try printWrapped(StyledText(localized("Activity"), .heading))
        try showActivity(screen)
    }

    /// Prints the weights, the latest first, and the gains between dialysis sessions.
    func showWeights(_ screen: MeasurementsScreen) throws {
        if screen.weights.isEmpty { return try print(StyledText(localized("No weights."), .faint)) }
        for weight in screen.weights {
            let context = StyledText(weight.context.name, .faint)
            try printWrapped(
                "\(stamp(weight.day, weight.time))  \(weight.text)  \(context)  \(id(weight.id))",
                indent: 4
            )
        }
        if let gain = screen.gain {
            try print()
            try printWrapped(StyledText(gain, .warning))
        }
        if !screen.sessions.isEmpty {
            try print()
            try printWrapped(StyledText(localized("Dialysis sessions"), .heading))
        }
        for session in screen.sessions {
            try printWrapped("\(session.day.map { "\($0)  " } ?? "")\(session.text)", indent: 4)
            for notice in session.notices { try printWrapped(StyledText("    \(notice)", .warning), indent: 4) }
        }
        if screen.gain != nil || !screen.sessions.isEmpty { try printCareTeam(screen.careTeam) }
    }

    /// Prints the blood pressures, the latest first.
    func showPressures(_ screen: MeasurementsScreen) throws {
        if screen.pressures.isEmpty { return try print(StyledText(localized("No blood pressures."), .faint)) }
        for pressure in screen.pressures {
            let flag = StyledText(pressure.flag.name, pressure.flag.style)
            try printWrapped(
                "\(stamp(pressure.day, pressure.time))  \(pressure.text)  \(flag)  \(id(pressure.id))",
                indent: 4
            )
        }
    }

    /// Prints the days with activity, the latest first, and the readings of each.
    func showActivity(_ screen: MeasurementsScreen) throws {
        if screen.activity.isEmpty { return try print(StyledText(localized("No activity."), .faint)) }
        for day in screen.activity {
            let counts = [
                day.minutes.map { "\($0.text()) min" },
                day.steps.map { $0 == 1 ? localized("1 step") : localized("\($0.text()) steps") },
                day.energy.map { "\($0.text()) kcal" },
            ].compactMap { $0 }.joined(separator: ", ")
            try printWrapped("\(day.day)  \(counts)", indent: 4)
            for row in day.readings {
                let time = row.time.map { "\($0) " } ?? ""
                try printWrapped("    \(time)\(row.text)  \(StyledText(row.source, .faint))  \(id(row.id))", indent: 8)
            }
        }
    }

    /// Prints the receipt of a weight.
    func show(_ screen: WeightReceiptScreen) throws {
        let weight = screen.weight
        let known = screen.wasThere ? localized(", which was there already") : ""
        try printWrapped("\(screen.title), \(weight.context.name), \(stamp(weight.day, weight.time))\(known)")
        if let gain = screen.gain { try printWrapped(StyledText(gain, .warning)) }
        try show(screen.changes)
        try show(screen.news)
        if screen.gain != nil || !screen.changes.isEmpty || !screen.news.isEmpty { try printCareTeam(screen.careTeam) }
    }

    /// Prints the receipt of a blood pressure.
    func show(_ screen: PressureReceiptScreen) throws {
        let pressure = screen.pressure
        let known = screen.wasThere ? localized(", which was there already") : ""
        try printWrapped("\(screen.title), \(stamp(pressure.day, pressure.time))\(known)")
        try printWrapped(StyledText(pressure.message.capitalizedFirst, pressure.flag.style))
        try show(screen.news)
        try printCareTeam(screen.careTeam)
    }
}
