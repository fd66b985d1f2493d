public import ScreenKit
import TimeKit

/// What came of entering a weight: the weight in both units, what is to be asked about it, and what it changed.
public struct WeightReceiptScreen: Screen {
    /// What stands at the top: "Weight 81.2 kg (179.0 lb)".
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// The weight as it is kept.
    public let weight: WeightRow
    /// Whether it was there already: nothing was added then.
    public let wasThere: Bool
    /// A quick gain off dialysis, with what to do; nil where there is none.
    @NullEncoded public private(set) var gain: String?
    /// The targets that changed with it.
    public let changes: [TargetChangeRow]
    /// What else it brought about: alerts, rewards, suggestions, summaries.
    public let news: [NewsRow]
    /// That the care team's word comes first.
    public let careTeam: String
    /// The other weights.
    public let opens: Link

    /// The receipt as a page.
    public init(_ receipt: WeightReceipt, revision: Revision) {
        weight = WeightRow(receipt.reading)
        title = "Weight \(weight.text)"
        self.revision = revision
        wasThere = receipt.wasThere
        gain = receipt.gain
        changes = receipt.changes.map(TargetChangeRow.init)
        news = receipt.found.news(without: [.weight])
        careTeam = DayTargets.careTeamFirst
        opens = KidneyLink.weight.labelled("All weights")
    }
}

/// What came of entering a blood pressure, and where it lies.
public struct PressureReceiptScreen: Screen {
    /// What stands at the top: "Blood pressure 130/80 mmHg".
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// The blood pressure as it is kept, with its flag and what that says.
    public let pressure: PressureRow
    /// Whether it was there already: nothing was added then.
    public let wasThere: Bool
    /// What else it brought about: alerts, rewards, suggestions, summaries.
    public let news: [NewsRow]
    /// That the care team's word comes first.
    public let careTeam: String
    /// The other blood pressures.
    public let opens: Link

    /// The receipt as a page.
    public init(_ receipt: PressureReceipt, revision: Revision) {
        pressure = PressureRow(receipt.reading, receipt.finding)
        title = "Blood pressure \(pressure.text)"
        self.revision = revision
        wasThere = receipt.wasThere
        news = receipt.found.news(without: [.pressure])
        careTeam = DayTargets.careTeamFirst
        opens = KidneyLink.pressure.labelled("All blood pressures")
    }
}
