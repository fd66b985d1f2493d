import GRDB
import StorageKit
import TimeKit
import WordKit

/// The output of evaluations, written by another actor than the user, so that an undo skips it.
extension KidneyWriter {
    /// Saves new findings as one change; an empty evaluation isn't saved.
    ///
    /// - Parameter isSeen: whether the user is shown the findings now, so that no notification is needed.
    func keep(_ found: Evaluation, isSeen: Bool) throws {
        guard !found.isEmpty else { return }
        let subject = EntityRef(kind: KidneyNutrition.evaluationKind, id: found.today.description)
        try change("evaluate", of: subject, found.summary, by: KidneyNutrition.evaluationActor) { rows in
            for line in found.rewards { try rows.insert(into: "reward_line", Self.columns(line)) }
            for alert in found.alerts {
                var columns = finding(
                    alert.id.rawValue,
                    part: "alert",
                    kind: alert.kind.rawValue,
                    level: alert.level.rawValue,
                    day: alert.day,
                    alert.message,
                    why: alert.why,
                    link: alert.link
                )
                if try reader.alert(alert.id.rawValue) == nil {
                    try rows.insert(into: "finding", columns)
                } else {
                    columns["id"] = nil
                    try rows.update("finding", key: [.text(alert.id.rawValue)], set: columns)
                }
            }
            for suggestion in found.suggestions {
                try rows.insert(
                    into: "finding",
                    finding(
                        suggestion.id.rawValue,
                        part: "suggestion",
                        kind: "suggestion",
                        day: suggestion.day,
                        suggestion.message,
                        why: suggestion.why,
                        link: suggestion.link
                    )
                )
            }
            for closing in found.closings {
                try rows.insert(
                    into: "finding",
                    finding(
                        closing.id.rawValue,
                        part: "closing",
                        kind: closing.kind.rawValue,
                        day: found.today,
                        closing.message,
                        why: "",
                        link: closing.link
                    )
                )
            }
            for notice in found.notices {
                try rows.insert(
                    into: "notice",
                    [
                        "id": .text(notice.id.rawValue), "kind": .text(notice.kind.rawValue),
                        "message": .text(notice.message), "link": .text(notice.link),
                        "at": .integer(now.milliseconds),
                        "was_seen": .flag(isSeen && !notice.isRepeat),
                    ]
                )
            }
        }
    }

    private static func columns(_ line: RewardEntry) -> [String: StoredValue] {
        [
            "id": .text(line.id.rawValue), "lineage": .text(line.key.lineage.rawValue),
            "rule": .text(line.key.rule.rawValue), "first_day": .text(line.key.period.first.description),
            "change": .text(line.change.rawValue), "points": .integer(Int64(line.points)),
            "at": .integer(line.at.milliseconds), "why": .text(line.why),
        ]
    }

    private func finding(
        _ id: String,
        part: String,
        kind: String,
        level: String = "",
        day: LocalDate,
        _ message: String,
        why: String,
        link: String
    ) -> [String: StoredValue] {
        [
            "id": .text(id), "part": .text(part), "kind": .text(kind), "level": .text(level),
            "day": .text(day.description), "message": .text(message), "why": .text(why), "link": .text(link),
            "at": .integer(now.milliseconds),
        ]
    }

    /// Turns a notice type on or off, as a change of the user.
    func setNotices(_ kind: NoticeKind, on isOn: Bool) throws {
        guard try reader.noticesOff().contains(kind) == isOn else { return }
        let subject = EntityRef(kind: KidneyNutrition.noticesKind, id: kind.rawValue)
        func summary() -> String {
            isOn ? localized("notices turned on: \(kind.name)") : localized("notices turned off: \(kind.name)")
        }
        try change("setNotices", of: subject, summary()) { rows in
            if isOn {
                try rows.delete(from: "notice_off", key: [.text(kind.rawValue)])
            } else {
                try rows.insert(into: "notice_off", ["kind": .text(kind.rawValue)])
            }
        }
    }

    /// Dismisses alerts of a subject permanently, as a change of the user.
    func dismiss(_ subject: String) throws {
        guard try !reader.dismissedAlerts().contains(subject) else { return }
        let word = KidneyNutrition.dismissedPrefix + subject
        let entity = EntityRef(kind: KidneyNutrition.noticesKind, id: word)
        try change("dismissAlert", of: entity, localized("alerts dismissed: \(subject)")) { rows in
            try rows.insert(into: "notice_off", ["kind": .text(word)])
        }
    }

    /// Restores dismissed alerts, as one change of the user.
    func restore(_ subjects: [String]) throws {
        guard let first = subjects.first else { return }
        let entity = EntityRef(kind: KidneyNutrition.noticesKind, id: KidneyNutrition.dismissedPrefix + first)
        func summary() -> String { localized("alerts restored: \(subjects.joined(separator: ", "))") }
        try change("restoreAlerts", of: entity, summary()) { rows in
            for subject in subjects {
                try rows.delete(from: "notice_off", key: [.text(KidneyNutrition.dismissedPrefix + subject)])
            }
        }
    }

    /// Records that an alert was acknowledged as it is told now, as a change of the user. A second acknowledgment changes nothing.
    func acknowledge(_ alert: KidneyAlert) throws {
        guard try reader.acknowledgments().time(of: alert) == nil else { return }
        let entity = EntityRef(kind: KidneyNutrition.noticesKind, id: alert.id.rawValue)
        try change("acknowledgeAlert", of: entity, "alert acknowledged: \(alert.message)") { rows in
            let id = alert.acknowledgmentID
            if try reader.keepsAcknowledgment(id) {
                try rows.update("acknowledgment", key: [.text(id.rawValue)], set: ["at": .integer(now.milliseconds)])
            } else {
                try rows.insert(
                    into: "acknowledgment",
                    ["alert_id": .text(id.rawValue), "at": .integer(now.milliseconds)]
                )
            }
        }
    }

    // MARK: Marks

    /// Sets or removes the mark of where the next evaluation must begin. Marks aren't in the change log.
    func setMark(_ kind: EvaluationMark, _ day: LocalDate?) throws {
        if let day {
            try db.cachedStatement(
                sql:
                    "INSERT INTO evaluation_mark (kind, day) VALUES (?, ?) ON CONFLICT (kind) DO UPDATE SET day = excluded.day"
            ).execute(arguments: [kind.rawValue, day.description])
        } else {
            try db.cachedStatement(sql: "DELETE FROM evaluation_mark WHERE kind = ?").execute(arguments: [kind.rawValue]
            )
        }
    }
}
