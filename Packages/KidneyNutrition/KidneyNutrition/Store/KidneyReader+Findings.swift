import Foundation
import GRDB
import StorageKit
import TimeKit

/// The findings of evaluations.
extension KidneyReader {
    func ledger() throws -> RewardLedger { try ledger(from: LocalDate(dayNumber: 0)) }

    /// The ledger lines of periods that began on or after a day.
    func ledger(from day: LocalDate) throws -> RewardLedger {
        let statement = try db.cachedStatement(sql: "SELECT * FROM reward_line WHERE first_day >= ?")
        return RewardLedger(
            try Row.fetchAll(statement, arguments: [day.description]).map { row in
                RewardEntry(
                    RewardKey(
                        GoalLineage(rawValue: row["lineage"]),
                        RewardPeriod(try row.word("rule"), of: try row.day("first_day"))
                    ),
                    try row.word("change"),
                    number: (row["id"] as String).split(separator: "/").last.flatMap { Int($0) } ?? 0,
                    points: row["points"],
                    at: Instant(milliseconds: row["at"]),
                    why: row["why"]
                )
            }
        )
    }

    // MARK: Alerts, suggestions, closings

    /// The alerts of a range of days, latest day first, most severe first within a day. Nil leaves an end open.
    func alerts(from: LocalDate?, to: LocalDate?) throws -> [KidneyAlert] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM finding WHERE part = 'alert' AND day >= ? AND day <= ?
                ORDER BY day DESC, CASE level WHEN 'now' THEN 0 WHEN 'today' THEN 1 WHEN 'caution' THEN 2 ELSE 3 END, at DESC, id
                """
        )
        let days = [from?.description ?? "", to?.description ?? "~"]
        return try Row.fetchAll(statement, arguments: StatementArguments(days)).map { try Self.alert($0) }
    }

    func alert(_ id: String) throws -> KidneyAlert? {
        try finding(id, "alert").map { try Self.alert($0) }
    }

    /// Returns those of the alarms that can't wait and that were told with a lesser urgency before.
    func graver(among alerts: [KidneyAlert]) throws -> [KidneyAlert] {
        try alerts.filter { alert in
            guard alert.level.cantWait, alert.isOfAlarm, let told = try self.alert(alert.id.rawValue) else {
                return false
            }
            return alert.level.isGraver(than: told.level)
        }
    }

    /// The acknowledgments that hold. One of an alert for today is over when the alert was told with a graver urgency after it.
    private static let acknowledgments = """
        SELECT alert_id, at FROM acknowledgment WHERE NOT EXISTS (
            SELECT 1 FROM finding WHERE alert_id LIKE '%/today'
            AND finding.id = substr(alert_id, 1, length(alert_id) - length('/today')) AND finding.at > acknowledgment.at
        )
        """

    /// The times at which alerts were acknowledged, by ``KidneyAlert/acknowledgmentID``.
    func acknowledgments() throws -> [KidneyAlert.ID: Instant] {
        let statement = try db.cachedStatement(sql: Self.acknowledgments)
        return Dictionary(
            try Row.fetchAll(statement).map { (TimeKit.ID($0["alert_id"]), Instant(milliseconds: $0["at"])) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Whether an acknowledgment is kept under a name, even one that is over.
    func keepsAcknowledgment(_ id: KidneyAlert.ID) throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT 1 FROM acknowledgment WHERE alert_id = ?")
        return try Row.fetchOne(statement, arguments: [id.rawValue]) != nil
    }

    /// The days on which alerts were acknowledged, by ``KidneyAlert/acknowledgmentID``, from a day on: older ones are of alarms that are over.
    func seenAlerts(since day: LocalDate, in zone: TimeZone) throws -> [KidneyAlert.ID: LocalDate] {
        let boundary = try boundary()
        let statement = try db.cachedStatement(sql: "\(Self.acknowledgments) AND at >= ?")
        let rows = try Row.fetchAll(statement, arguments: [boundary.start(of: day, in: zone).milliseconds])
        return Dictionary(
            rows.map { (TimeKit.ID($0["alert_id"]), boundary.day(of: Instant(milliseconds: $0["at"]), in: zone)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The alarms of measurements and unsafe foods from a day on that were told when they couldn't wait and that nobody acknowledged,
    /// whatever their values are: an edit to another value doesn't end them.
    func waitingAlarms(since day: LocalDate) throws -> Set<KidneyAlert.ID> {
        let statement = try db.cachedStatement(
            sql: """
                SELECT id FROM finding WHERE part = 'alert' AND day >= ? AND level IN (?, ?) AND kind IN (?, ?, ?, ?)
                AND NOT EXISTS (
                    SELECT 1 FROM acknowledgment WHERE alert_id = finding.id
                    OR alert_id = finding.id || '/today' AND acknowledgment.at >= finding.at
                )
                """
        )
        let levels = [AlertLevel.atOnce, .today].map(\.rawValue)
        let kinds = [AlertKind.lab, .pressure, .weight, .unsafeItem].map(\.rawValue)
        let arguments = [day.description] + levels + kinds
        let ids = try String.fetchAll(statement, arguments: StatementArguments(arguments))
        return Set(ids.map { KidneyAlert.ID($0).ofAnyValue })
    }

    /// Returns the notices that repeat alerts on a day: those of urgent alerts that stand, were told on a day before and that nobody
    /// acknowledged, each once a day. Foods that are unsafe for one reason have one notice.
    func repeats(of standing: [KidneyAlert], on today: LocalDate, dayStart: Instant) throws -> [KidneyNotice] {
        let waiting = standing.filter(\.level.cantWait)
        guard !waiting.isEmpty else { return [] }
        let acknowledged = try acknowledgments()
        let statement = try db.cachedStatement(
            sql:
                "SELECT (SELECT at FROM finding WHERE id = ?1) < ?2 AND NOT EXISTS (SELECT 1 FROM notice WHERE id = ?3)"
        )
        var foods: Set<String> = []
        return try waiting.compactMap { alert in
            let notice = KidneyNotice(again: alert, on: today)
            guard acknowledged.time(of: alert) == nil,
                alert.kind != .unsafeItem || foods.insert(alert.subject).inserted,
                try Bool.fetchOne(
                    statement,
                    arguments: [alert.id.rawValue, dayStart.milliseconds, notice.id.rawValue]
                ) == true
            else { return nil }
            return notice
        }
    }

    /// The suggestions, the latest day first.
    func suggestions() throws -> [Suggestion] {
        let statement = try db.cachedStatement(
            sql: "SELECT * FROM finding WHERE part = 'suggestion' ORDER BY day DESC, at DESC, id"
        )
        return try Row.fetchAll(statement).map { try Self.suggestion($0) }
    }

    func suggestion(_ id: String) throws -> Suggestion? {
        try finding(id, "suggestion").map { try Self.suggestion($0) }
    }

    /// The given ids that were found before.
    func known(among ids: [String]) throws -> Set<String> {
        let statement = try db.cachedStatement(sql: "SELECT 1 FROM finding WHERE id = ?")
        return Set(try ids.filter { try Row.fetchOne(statement, arguments: [$0]) != nil })
    }

    private func finding(_ id: String, _ part: String) throws -> Row? {
        let statement = try db.cachedStatement(sql: "SELECT * FROM finding WHERE id = ? AND part = ?")
        return try Row.fetchOne(statement, arguments: [id, part])
    }

    private static func alert(_ row: Row) throws -> KidneyAlert {
        KidneyAlert(
            id: TimeKit.ID(row["id"] as String),
            kind: try row.word("kind"),
            level: try row.word("level"),
            day: try row.day("day"),
            message: row["message"],
            why: row["why"],
            link: row["link"]
        )
    }

    private static func suggestion(_ row: Row) throws -> Suggestion {
        Suggestion(
            id: TimeKit.ID(row["id"] as String),
            day: try row.day("day"),
            message: row["message"],
            why: row["why"],
            link: row["link"]
        )
    }

    // MARK: Notices

    /// The newest notices, newest first.
    func notices(limit: Int) throws -> [ToldNotice] {
        let statement = try db.cachedStatement(sql: "SELECT * FROM notice ORDER BY at DESC, id LIMIT ?")
        return try Row.fetchAll(statement, arguments: [limit]).map { try Self.notice($0) }
    }

    /// The notices since an instant that weren't shown immediately, earliest first.
    func unseenNotices(since instant: Instant) throws -> [ToldNotice] {
        let statement = try db.cachedStatement(
            sql: "SELECT * FROM notice WHERE at >= ? AND was_seen = 0 ORDER BY at, id"
        )
        return try Row.fetchAll(statement, arguments: [instant.milliseconds]).map { try Self.notice($0) }
    }

    private static func notice(_ row: Row) throws -> ToldNotice {
        ToldNotice(
            notice: KidneyNotice(
                id: TimeKit.ID(row["id"] as String),
                kind: try row.word("kind"),
                message: row["message"],
                link: row["link"]
            ),
            at: Instant(milliseconds: row["at"]),
            wasSeen: row["was_seen"]
        )
    }

    /// The notice types that are turned off.
    func noticesOff() throws -> Set<NoticeKind> {
        let statement = try db.cachedStatement(sql: "SELECT kind FROM notice_off")
        return Set(try String.fetchAll(statement).compactMap { NoticeKind(rawValue: $0) })
    }

    /// The subjects of alerts that are dismissed permanently.
    func dismissedAlerts() throws -> Set<String> {
        let statement = try db.cachedStatement(sql: "SELECT kind FROM notice_off")
        return Set(try String.fetchAll(statement).compactMap(KidneyNutrition.dismissedSubject))
    }

    /// Finds an id by its whole text or by its ending of at least four characters; nil if there is none or it is ambiguous.
    func wholeID(_ typed: String, in table: String) throws -> String? {
        let statement = try db.cachedStatement(
            sql: "SELECT id FROM \(table) WHERE id = ?1 OR (length(?1) >= 4 AND substr(id, -length(?1)) = ?1) LIMIT 2"
        )
        let found = try String.fetchAll(statement, arguments: [typed])
        return found.count == 1 || found.contains(typed) ? found.first { $0 == typed } ?? found.first : nil
    }

    /// The day at which the next evaluation must begin, if marked.
    func mark(_ kind: EvaluationMark) throws -> LocalDate? {
        let statement = try db.cachedStatement(sql: "SELECT day FROM evaluation_mark WHERE kind = ?")
        return try Row.fetchOne(statement, arguments: [kind.rawValue])?.day("day")
    }
}

/// The reason why an evaluation must begin at a day.
enum EvaluationMark: String {
    /// The first reward that isn't final yet.
    case open
    /// The first day with changes that aren't evaluated yet.
    case changed
}
