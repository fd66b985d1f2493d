public import JSONKit
public import ScreenKit
import TimeKit
import WordKit

/// The result of entering a weight: the weight in both units, and the changes that followed.
public struct WeightReceiptScreen: Screen {
    /// The weight in both units: "Weight 81.2 kg (179.0 lb)".
    public let title: String
    public let revision: Revision
    /// The weight as stored.
    public let weight: WeightRow
    /// Whether an equal weight existed, so that nothing was added.
    public let wasThere: Bool
    /// A warning about a rapid gain off dialysis, with what to do; nil for none.
    @NullEncoded public private(set) var gain: String?
    /// The changes of today's targets.
    public let changes: [TargetChangeRow]
    /// The other news: alerts, rewards, suggestions, summaries.
    public let news: [NewsRow]
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The page of all weights.
    public let opens: Link

    init(_ receipt: WeightReceipt, revision: Revision) {
        weight = WeightRow(receipt.reading)
        title = localized("Weight \(weight.text)")
        self.revision = revision
        wasThere = receipt.wasThere
        gain = receipt.gain
        changes = receipt.changes.map(TargetChangeRow.init)
        news = receipt.found.news(without: [.weight])
        careTeam = DayTargets.careTeamFirst
        opens = KidneyLink.weight.labeled(localized("All weights"))
    }
}

/// The result of entering a blood pressure, with its judgment.
public struct PressureReceiptScreen: Screen {
    /// The value: "Blood pressure 130/80 mmHg".
    public let title: String
    public let revision: Revision
    /// The blood pressure as stored, with its flag.
    public let pressure: PressureRow
    /// Whether an equal one existed, so that nothing was added.
    public let wasThere: Bool
    /// The other news: alerts, rewards, suggestions, summaries.
    public let news: [NewsRow]
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The page of all blood pressures.
    public let opens: Link

    init(_ receipt: PressureReceipt, revision: Revision) {
        pressure = PressureRow(receipt.reading, receipt.finding)
        title = localized("Blood pressure \(pressure.text)")
        self.revision = revision
        wasThere = receipt.wasThere
        news = receipt.found.news(without: [.pressure])
        careTeam = DayTargets.careTeamFirst
        opens = KidneyLink.pressure.labeled(localized("All blood pressures"))
    }
}

extension WeightReceipt {
    /// The receipt as a page, as of the transaction of the entry.
    public var screen: WeightReceiptScreen { WeightReceiptScreen(self, revision: context.revision) }
}

extension PressureReceipt {
    /// The receipt as a page, as of the transaction of the entry.
    public var screen: PressureReceiptScreen { PressureReceiptScreen(self, revision: context.revision) }
}
