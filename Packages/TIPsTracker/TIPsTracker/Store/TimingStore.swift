import GRDB
import StorageKit

extension PlanReader {
    /// The plan's intervals around treatment foods.
    func timing() throws -> TreatmentTiming {
        var timing = TreatmentTiming()
        let known = try fields(scope: Self.roomScope, kind: "timing", entity: "treatment")
        timing.rest = try known?.get("rest") ?? timing.rest
        if let interval: Int = try known?.get("interval") {
            timing.interval = interval
            timing.isSet = true
            return timing
        }
        let statement = try db.cachedStatement(
            sql: """
                SELECT max(CAST(value AS INTEGER)) FROM register
                WHERE kind = 'settings' AND entity = 'settings' AND field = 'timerMinutes' AND scope IN (
                    SELECT entity FROM register WHERE scope = 'room' AND kind = 'member' AND field = 'name'
                )
                """
        )
        timing.interval = try Int.fetchOne(statement) ?? timing.interval
        return timing
    }
}

extension RoomChange {
    /// Writes the plan's intervals; nil leaves one as it is. The default interval isn't written unless another was set before.
    func setTiming(interval: Int?, rest: Int? = nil) throws {
        let known = try reader.timing()
        var fields: [String: (any RegisterValue)?] = [:]
        if let interval, known.isSet || interval != known.interval || interval != TreatmentTiming().interval {
            fields["interval"] = interval
        }
        if let rest, rest != known.rest { fields["rest"] = rest }
        try set(fields, scope: PlanReader.roomScope, kind: "timing", entity: "treatment")
    }
}
