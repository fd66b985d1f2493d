import StorageKit
import TimeKit

extension KidneyNutrition {
    func enterLot<Value>(_ body: (KidneyWriter) throws -> Value) throws(KidneyError) -> Value { try write(body) }
    func evaluated() throws(KidneyError) -> Evaluation { .nothing }
}
extension KidneyWriter {
    func setting(on day: LocalDate) throws -> GoalSetting { GoalSetting(day, for: try reader.knownProfile()) }
    static func insert(_ goal: Goal, in rows: ChangeScope) throws { throw KidneyError.fault("not built") }
    func bring(_ medicine: Medicine, over known: Medicine?, in rows: ChangeScope) throws -> ImportCounts.Outcome {
        throw KidneyError.fault("not built")
    }
}
extension KidneyNutrition { static let goalKind = "goal" }
extension KidneyError {
    var isOfTheStore: Bool {
        switch self {
        case .store, .fault: true;
        default: false
        }
    }
}
