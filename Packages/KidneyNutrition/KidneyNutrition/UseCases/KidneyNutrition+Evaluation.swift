public import TimeKit

/// Running every verification, and what came of it.
extension KidneyNutrition {
    /// Runs every verification and keeps what is new: rewards, alerts, suggestions, closings, and the notices of them. Again it does
    /// nothing. It runs by itself within each transaction that enters something, and from the scheduler.
    @discardableResult
    public func evaluate() throws(KidneyError) -> Evaluation { throw .fault("not built") }

    /// What was found for days of a span, the newest day first; nil for an open end.
    public func alerts(from: LocalDate? = nil, to: LocalDate? = nil) throws(KidneyError) -> [KidneyAlert] {
        throw .fault("not built")
    }

    /// What was suggested, the newest day first.
    public func suggestions() throws(KidneyError) -> [Suggestion] { throw .fault("not built") }

    /// Every line of the reward ledger.
    public func rewards() throws(KidneyError) -> RewardLedger { throw .fault("not built") }

    /// The types of notices that are turned off.
    public func noticesOff() throws(KidneyError) -> Set<NoticeKind> { throw .fault("not built") }

    /// Turns a type of notice on or off.
    public func setNotices(_ kind: NoticeKind, on isOn: Bool) throws(KidneyError) { throw .fault("not built") }

    /// Why something that is shown is as it is: of a target, an alert, a suggestion, a reward, a laboratory value, an entry, a goal or
    /// a medicine, by its id or the name of the quantity. Throws `noSuchRecord`.
    public func why(_ id: String) throws(KidneyError) -> String { throw .fault("not built") }
}
