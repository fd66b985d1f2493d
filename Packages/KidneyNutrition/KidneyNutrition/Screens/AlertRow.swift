public import ScreenKit
import WordKit

/// An alert with its reason and what to do.
public struct AlertRow: Hashable, Codable, Identifiable, Sendable {
    /// The identifier, which is derived from the finding: the same finding always has the same one.
    public let id: String
    public let level: AlertLevel
    /// A plain sentence that says what to do.
    public let message: String
    /// The reason: the source, and the laboratory value and date behind it. Empty if the message has it all.
    public let why: String
    /// The screen that helps.
    public let opens: Link
    /// Acknowledges the alert, so that it isn't repeated; nil for an alert that isn't urgent, and on pages that don't offer it.
    @NullEncoded public private(set) var acknowledge: Action?
    /// The time of the acknowledgment as text; nil if it wasn't acknowledged.
    @NullEncoded public private(set) var acknowledgedText: String?

    public init(
        id: String,
        level: AlertLevel,
        message: String,
        why: String,
        opens: Link,
        acknowledge: Action? = nil,
        acknowledgedText: String? = nil
    ) {
        self.id = id
        self.level = level
        self.message = message
        self.why = why
        self.opens = opens
        self.acknowledge = acknowledge
        self.acknowledgedText = acknowledgedText
    }
}

extension AlertRow {
    /// Returns the alert about a total and its target; nil if there is none.
    static func of(
        _ quantity: TargetQuantity,
        _ row: TotalRow,
        _ target: DayTarget,
        isDayOver: Bool,
        in units: UnitSystem
    ) -> AlertRow? {
        // A past day that stayed near the limit needs no alert.
        if isDayOver, row.state == .near { return nil }

        let figures = "\(quantity.title) \(row.text)"
        let (level, message, reason): (AlertLevel, String, TargetReason?) =
            switch row.state {
            case .near:
                (
                    .notice,
                    localized(
                        "\(figures), close to the limit (\(target.shown(in: units))) — choose what holds little of it for the rest of the day"
                    ),
                    target.high?.reason
                )
            case .over:
                (
                    .caution,
                    localized(
                        "\(figures), over the limit (\(target.shown(in: units))) — choose what holds little of it, and ask your care team"
                    ),
                    target.high?.reason
                )
            case .below:
                (
                    .caution,
                    localized(
                        "\(figures), less than was aimed for (\(target.shown(in: units))) — talk about it with your dietitian"
                    ),
                    target.low?.reason
                )
            case .none, .unknown, .open, .ok: (.notice, "", nil)
            }
        guard !message.isEmpty else { return nil }
        return AlertRow(
            id: "\(quantity.rawValue)/\(row.state.rawValue)",
            level: level,
            message: Words.sentence(message),
            why: ([reason?.sentence].compactMap { $0 } + target.notes).joined(separator: "; "),
            opens: KidneyLink.targets(quantity).labeled(localized("Why"))
        )
    }

    /// Returns the alert about a contradiction between two pieces of advice.
    static func of(_ conflict: TargetConflict) -> AlertRow {
        AlertRow(
            id: "conflict/\(conflict.idWord)",
            level: .caution,
            message: Words.sentence(conflict.message),
            why: "",
            opens: KidneyLink.targets(nil).labeled(localized("Why"))
        )
    }
}

extension TargetConflict {
    /// The key in identifiers.
    fileprivate var idWord: String {
        switch self {
        case .potassiumLowUnderLimit: "potassium-low-under-limit"
        case .potassiumLowWithDiuretic: "potassium-low-with-diuretic"
        case .fluidLimitWithTolvaptan: "fluid-limit-with-tolvaptan"
        case .fluidGoalOverLimit: "fluid-goal-over-limit"
        case .juiceWithPotassiumLimit: "juice-with-potassium-limit"
        case .fruitGoalWithPotassiumLimit: "fruit-goal-with-potassium-limit"
        case .proteinOverPhosphorus: "protein-over-phosphorus"
        case .phosphorusLowWithPTH: "phosphorus-low-with-pth"
        }
    }
}
