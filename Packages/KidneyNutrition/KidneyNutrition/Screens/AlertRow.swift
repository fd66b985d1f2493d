public import ScreenKit

/// Something the user should know, with the reason and what to do.
public struct AlertRow: Hashable, Codable, Identifiable, Sendable {
    /// The same for the same finding, whenever it is found.
    public let id: String
    /// How soon it needs somebody.
    public let level: AlertLevel
    /// A plain sentence with what to do.
    public let message: String
    /// Why: the source, and the lab and date that switched it on; empty where the message says it all.
    public let why: String
    /// The screen that helps.
    public let opens: Link
    /// Notes that it was seen, so that it isn't repeated; nil for what can wait, and on pages where it isn't offered.
    @NullEncoded public private(set) var acknowledge: Action?
    /// When it was acknowledged, for people; nil where it wasn't.
    @NullEncoded public private(set) var acknowledgedText: String?

    /// An alert.
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
    /// What a total says about its target; nil where there is nothing to say.
    static func of(
        _ quantity: TargetQuantity,
        _ row: TotalRow,
        _ target: DayTarget,
        isDayOver: Bool,
        in units: UnitSystem
    ) -> AlertRow? {
        // A limit that a day came close to was kept.
        if isDayOver, row.state == .near { return nil }

        let figures = "\(quantity.title) \(row.text)"
        let (level, message, reason): (AlertLevel, String, TargetReason?) =
            switch row.state {
            case .near:
                (
                    .notice,
                    "\(figures), close to the limit (\(target.shown(in: units))) — choose what holds little of it for the rest of the day",
                    target.high?.reason
                )
            case .over:
                (
                    .caution,
                    "\(figures), over the limit (\(target.shown(in: units))) — choose what holds little of it, and ask your care team",
                    target.high?.reason
                )
            case .below:
                (
                    .caution,
                    "\(figures), less than was aimed for (\(target.shown(in: units))) — talk about it with your dietitian",
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
            opens: KidneyLink.targets(quantity).labelled("Why")
        )
    }

    /// Two things that are advised and don't go together.
    static func of(_ conflict: TargetConflict) -> AlertRow {
        AlertRow(
            id: "conflict/\(conflict.idWord)",
            level: .caution,
            message: Words.sentence(conflict.message),
            why: "",
            opens: KidneyLink.targets(nil).labelled("Why")
        )
    }
}

extension TargetConflict {
    /// Its word in ids.
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
