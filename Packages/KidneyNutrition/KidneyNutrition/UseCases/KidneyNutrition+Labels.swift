import StorageKit
public import TimeKit
import WordKit

/// Drug labels: queries, imports from files, and a label as the identity of a medicine. A label that doesn't mention a risk doesn't mean
/// that there is none.
extension KidneyNutrition {
    /// The number of labels in a request. Generic medicines have hundreds with the same text.
    static let labelsAsked = 10
    /// The number of days for which an answer about labels is valid.
    static let labelsHold = 7

    /// Returns the labels of a medicine by its brand or generic name, the best match first.
    ///
    /// If the source fails, it returns an earlier answer, or imported labels of the name; ``DrugLabelAnswer/origin`` says which. An answer
    /// without labels means not checked, never safe.
    ///
    /// - Throws: `medicineNameBlank`, `textTooLong`; `notChecked` if the source fails and there is no local label.
    public func drugLabels(
        of typed: String,
        from source: some DrugLabels
    ) async throws(KidneyError) -> DrugLabelAnswer {
        let name = try Self.labelName(typed)
        let question = Self.labelsQuestion(name)
        let look = try ready(source.name, source.account, question)
        if let answer = look.answer,
            answer.holds(answer.ids.isEmpty ? Self.absenceHolds : Self.labelsHold, look.now)
        {
            return try kept(answer, name, source.name, .kept(answer.at))
        }
        let fault: SourceFault
        let heard = await look.heard { () async throws(SourceFault) in
            try await source.labels(of: MedicineLookup.nameParts(name), limit: Self.labelsAsked)
        }
        switch heard {
        case .success(let reply): return try keep(reply, name, question, from: source)
        case .failure(let found): fault = found
        }
        try note(fault, of: source.name, source.account)
        if let answer = look.answer { return try kept(answer, name, source.name, .old(answer.at, fault)) }
        let labels = try keptDrugLabels(of: name)
        guard !labels.isEmpty else { throw .notChecked(name, source.name, fault) }
        return DrugLabelAnswer(
            typed: name,
            source: source.name,
            labels: labels,
            total: labels.count,
            origin: .local(fault)
        )
    }

    /// Returns the stored labels of a medicine, the best match first. An empty list never means that the medicine is safe. A brand name in
    /// the table of medicines also finds the labels of its generic medicine.
    ///
    /// - Throws: `medicineNameBlank`, `textTooLong`.
    public func keptDrugLabels(of typed: String) throws(KidneyError) -> [KeptDrugLabel] {
        let name = try Self.labelName(typed)
        return try read { tables in try Self.keptDrugLabels(of: name, tables) }
    }

    private static func keptDrugLabels(of name: String, _ tables: KidneyReader) throws -> [KeptDrugLabel] {
        let identity = MedicineLookup.find(name)
        var names = [name]
        if identity.isKnown, identity.parts.count == 1 { names += identity.parts.map(\.generic) }
        return ranked(try tables.drugLabels(named: names, limit: 200), for: name)
    }

    private static func labelsQuestion(_ name: String) -> String { "labels/\(DrugLabel.key(name))" }

    /// Returns the labels of a medicine that are on this device: those of the source's last answer, otherwise those of the name. Nobody is
    /// asked.
    static func unaskedDrugLabels(
        of typed: String,
        from source: String,
        _ tables: KidneyReader
    ) throws -> DrugLabelAnswer {
        guard let name = try? labelName(typed) else {
            return DrugLabelAnswer(
                typed: String(TypedText.line(typed).prefix(searchLimit + 1)),
                source: source,
                labels: [],
                total: 0,
                origin: .unasked
            )
        }
        if let answer = try tables.answer(of: source, to: labelsQuestion(name)) {
            return try kept(answer, name, source, .kept(answer.at), tables)
        }
        let labels = try keptDrugLabels(of: name, tables)
        return DrugLabelAnswer(typed: name, source: source, labels: labels, total: labels.count, origin: .unasked)
    }

    /// Assigns the names of a label to a medicine with an unknown name, so that it is checked by them.
    ///
    /// - Throws: `noSuchLabel`, `labelNamesNothing`, `noSuchRecord`, and the errors of `editMedicine`.
    @discardableResult
    public func takeLabel(
        _ setID: String,
        for id: TimeKit.ID<Medicine>
    ) throws(KidneyError) -> MedicineReceipt {
        let label = try drugLabel(setID).label
        guard !label.medicineNames.isEmpty else { throw .labelNamesNothing(setID) }
        guard var medicine = try medicines().first(where: { $0.id == id }) else {
            throw .noSuchRecord(localized("medicine"), id.rawValue)
        }
        medicine.labelNames = label.medicineNames
        return try editMedicine(medicine)
    }

    /// Returns a stored label.
    ///
    /// - Throws: `noSuchLabel`.
    public func drugLabel(_ setID: String) throws(KidneyError) -> KeptDrugLabel {
        try read { tables in
            guard let label = try tables.drugLabel(setID) else { throw KidneyError.noSuchLabel(setID) }
            return label
        }
    }

    // MARK: Import

    /// Stores the labels of a file in one transaction. A repeated import adds nothing, and the later of two versions is kept. A large file
    /// needs several batches of some hundred.
    ///
    /// - Parameter source: The origin of the labels: the file's name.
    @discardableResult
    public func importDrugLabels(
        _ labels: [DrugLabel],
        from source: String
    ) throws(KidneyError) -> DrugLabelImport {
        try write { tables in
            var report = DrugLabelImport()
            for label in labels { report.count(try tables.keep(label, from: source)) }
            return report
        }
    }

    // MARK: Storing answers

    /// Returns the name as a source is asked for it.
    ///
    /// - Throws: `medicineNameBlank`, `textTooLong`.
    static func labelName(_ typed: String) throws(KidneyError) -> String {
        guard typed.contains(where: { $0.isLetter || $0.isNumber }) else { throw .medicineNameBlank }
        return try text(typed, localized("name of the medicine"), limit: searchLimit)
    }

    private func keep(
        _ reply: SourceReply<DrugLabelReply>,
        _ name: String,
        _ question: String,
        from source: some DrugLabels
    ) throws(KidneyError) -> DrugLabelAnswer {
        var labels: [DrugLabel] = []
        var total = 0
        if case .labels(let found, let all) = reply.value {
            labels = DrugLabel.ranked(found.filter { !$0.keptID.isEmpty }, for: name)
            total = all
        }
        return try write { tables in
            if let pause = reply.pause { try tables.pause(pause, of: source.name, account: source.account) }
            for label in labels { _ = try tables.keep(label, from: source.name) }
            let answer = SourceAnswer(ids: labels.map(\.keptID), total: total, at: tables.now)
            try tables.keep(answer, of: source.name, to: question)
            return DrugLabelAnswer(
                typed: name,
                source: source.name,
                labels: try answer.ids.compactMap { try tables.reader.drugLabel($0) },
                total: total,
                origin: .asked
            )
        }
    }

    private func kept(
        _ answer: SourceAnswer,
        _ name: String,
        _ source: String,
        _ origin: AnswerOrigin
    ) throws(KidneyError) -> DrugLabelAnswer {
        try read { tables in try Self.kept(answer, name, source, origin, tables) }
    }

    private static func kept(
        _ answer: SourceAnswer,
        _ name: String,
        _ source: String,
        _ origin: AnswerOrigin,
        _ tables: KidneyReader
    ) throws -> DrugLabelAnswer {
        DrugLabelAnswer(
            typed: name,
            source: source,
            labels: try answer.ids.compactMap { try tables.drugLabel($0) },
            total: answer.total,
            origin: origin
        )
    }

    private static func ranked(_ labels: [KeptDrugLabel], for name: String) -> [KeptDrugLabel] {
        let byID = Dictionary(labels.map { ($0.label.keptID, $0) }, uniquingKeysWith: { first, _ in first })
        return DrugLabel.ranked(labels.map(\.label), for: name).compactMap { byID[$0.keptID] }
    }
}
