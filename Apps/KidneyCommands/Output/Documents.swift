import CommandKit
import Foundation
import FractionParser
import KidneyNutrition
import TimeKit

extension JSON {
    /// A decimal as a number, or `null`.
    init(_ value: Rational?) {
        guard let value else {
            self = .null
            return
        }
        if value.denominator == 1 {
            self = .integer(value.numerator)
        } else {
            self = .number(Double(DecimalText.text(value)) ?? Double(value.numerator) / Double(value.denominator))
        }
    }

    /// A laboratory's number: "<5.40" without its comparator.
    init(number text: String) {
        let digits = text.drop { "<>".contains($0) }
        self = JSON(DecimalText.value(String(digits)))
    }

    /// When it was: an instant, or a day where no time is known.
    init(_ moment: Moment) {
        self = moment.isDayOnly ? JSON(moment.day) : JSON(moment.at)
    }

    /// Who says so: "manual", or the device by name.
    init(_ source: MeasurementSource) {
        self = .string(source.name.isEmpty ? source.kind.rawValue : source.name)
    }

    /// Targets that changed.
    init(_ changes: [TargetChange]) {
        self.init(changes) { change in
            [
                "quantity": .string(change.new.quantity.rawValue), "old": .string(change.old.shown),
                "new": .string(change.new.shown), "reasons": JSON(change.new.reasons) { .string($0.sentence) },
            ]
        }
    }
}

extension Terminal {
    /// Says which targets changed, and why.
    func show(_ changes: [TargetChange]) throws {
        for change in changes {
            try printWrapped("\("target", .heading) \(change.words)", indent: 2)
            for reason in change.new.reasons { try printWrapped(StyledText("  \(reason.sentence)", .faint), indent: 2) }
        }
    }
}
