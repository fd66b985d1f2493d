import StorageKit
public import TimeKit

/// Laboratory values.
extension KidneyNutrition {
    /// Enters a result such as "5.4", "5.4 mmol/L" or "<10". A number alone is in the analyte's unit of the profile's unit system.
    ///
    /// - Parameters:
    ///   - unit: The unit, if the text has none.
    ///   - moment: The time of the sample; nil for now.
    ///   - formula: The formula of a filtration rate, from the report.
    /// - Throws: `notANumber`, `unknownLabUnit`, `inTheFuture`; `implausibleLab` with the likely intended values.
    @discardableResult
    public func addLab(
        _ analyte: Analyte,
        _ typed: String,
        unit: String? = nil,
        at moment: Moment? = nil,
        from source: MeasurementSource = .manual,
        formula: EGFRFormula? = nil,
        remarks: Set<LabRemark> = []
    ) throws(KidneyError) -> LabReceipt {
        try enter { tables in
            let units = try tables.reader.knownProfile().units
            let result = LabResult(
                id: ids.next(at: tables.now),
                analyte,
                try LabReadingRule.read(typed, of: analyte, unit: unit, in: units),
                at: try past(moment, tables.now),
                from: source,
                formula: formula,
                remarks: remarks
            )
            let known = try tables.reader.same(as: result)
            return try receipt(known ?? result, wasThere: known != nil, tables) {
                if known == nil { try tables.insert(result) }
            }
        }
    }

    /// Changes a result; nil keeps a part. A number alone is in the unit of the original entry.
    ///
    /// - Throws: The same errors as `addLab`; `noSuchRecord`.
    @discardableResult
    public func editLab(
        _ id: LabResult.ID,
        _ typed: String? = nil,
        unit: String? = nil,
        at moment: Moment? = nil,
        formula: EGFRFormula? = nil,
        remarks: Set<LabRemark>? = nil
    ) throws(KidneyError) -> LabReceipt {
        try enter { tables in
            let old: LabResult = try tables.reader.measurement(id)
            let reading =
                try typed.map { typed in
                    try LabReadingRule.read(typed, of: old.analyte, unit: unit ?? old.unit.ucum, in: .conventional)
                } ?? LabReading(old.value, old.unit, comparator: old.comparator, text: old.text)
            let result = LabResult(
                id: id,
                old.analyte,
                reading,
                at: try moment.map { try past($0, tables.now) } ?? old.moment,
                from: old.source,
                formula: formula ?? old.formula,
                remarks: remarks ?? old.remarks
            )
            return try receipt(result, wasThere: false, tables) { try tables.update(result) }
        }
    }

    /// Deletes a result.
    ///
    /// - Throws: `noSuchRecord`.
    @discardableResult
    public func deleteLab(_ id: LabResult.ID) throws(KidneyError) -> LabResult { try delete(id) }

    /// Returns the results of a span as entered, the earliest first. Readings of one sample from several sources are one result.
    public func labs(
        _ analyte: Analyte? = nil,
        from: LocalDate? = nil,
        to: LocalDate? = nil
    ) throws(KidneyError) -> [LabResult] {
        try read { tables in try tables.labs(analyte, from: from, to: to) }
    }

    /// Returns the results of a span as a list with flags, the earliest first, with the filtration rate of each creatinine.
    ///
    /// On dialysis an entered filtration rate is listed without a judgment, and none is computed.
    public func labList(
        _ analyte: Analyte? = nil,
        from: LocalDate? = nil,
        to: LocalDate? = nil
    ) throws(KidneyError) -> [LabLine] {
        try read { tables in try tables.labList(analyte, from: from, to: to) }
    }

    /// Returns all filtration rates, entered and computed, the earliest first.
    public func filtrationRates() throws(KidneyError) -> [EGFRPoint] {
        try read { tables in try tables.filtrationRates() }
    }

    private func receipt(
        _ result: LabResult,
        wasThere: Bool,
        _ tables: KidneyWriter,
        _ body: () throws -> Void
    ) throws -> LabReceipt {
        let profile = try tables.reader.knownProfile()
        let changes = try tables.changes(on: clock.zone().date(at: tables.now), body)
        let today = clock.zone().date(at: tables.now)
        let result = try tables.reader.remarked(result)
        let finding = LabRule.finding(
            result,
            for: LabPatient(profile, taking: try tables.reader.medicines()),
            among: try tables.reader.compared(with: result, until: today),
            on: today,
            beforeDosesOf: try report(on: today, today: today, tables.reader).medicines(calledOver: result.id)
        )
        let reading = LabReading(result.value, result.unit, comparator: result.comparator, text: result.text)
        var filtration: LabReceipt.Filtration?
        if result.analyte == .creatinine {
            switch EGFR.estimate(from: result, for: profile) {
            case .success(let point): filtration = .computed(point)
            case .failure(let refusal): filtration = .refused(refusal)
            }
        }
        return LabReceipt(
            result: result,
            wasThere: wasThere,
            conventional: result.shown(in: .conventional),
            international: result.shown(in: .international),
            range: finding.isByRange(of: result) ? finding.range.shown(of: result.analyte, in: result.unit) : "",
            finding: finding,
            question: LabReadingRule.question(
                reading,
                of: result.analyte,
                for: profile.category(on: result.moment.day),
                sex: profile.sex
            ),
            filtration: filtration,
            changes: changes,
            context: try context(tables.reader, now: tables.now)
        )
    }
}

extension KidneyReader {
    /// The results of a span as a list with flags, the earliest first, with the filtration rate of each creatinine.
    func labList(_ analyte: Analyte? = nil, from: LocalDate? = nil, to: LocalDate? = nil) throws -> [LabLine] {
        let patient = LabPatient(try knownProfile(), taking: try medicines())
        let results = try marked(labs(nil, from: from, to: to))
        let albumins = Dictionary(
            results.filter { $0.analyte == .albumin }.map { ($0.moment.day, $0) },
            uniquingKeysWith: { _, last in last }
        )
        let ofOneTime = Dictionary(grouping: results, by: \.time)
        // Entered rates and those of creatinines are judged among each other, however old the ones before are.
        let newest = results.filter(\.analyte.givesRate).map(\.moment.day).max()
        let rates = try newest.map { try rateLabs(until: $0) } ?? []
        let peers = EGFR.peers(of: results, among: rates, for: patient.profile)
        var earlier: [Analyte: [LabResult]] = [:]
        var lines: [LabLine] = []
        for result in results {
            var before = try peers[result.id] ?? earlier[result.analyte] ?? compared(with: result)
            let albumin = result.analyte == .calcium ? albumins[result.moment.day].map { [$0] } ?? [] : []
            let others = before + albumin + ofOneTime[result.time, default: []]
            lines.append(LabLine(result, LabRule.finding(result, for: patient, among: others)))
            before.append(result)
            earlier[result.analyte] = Array(before.suffix(2))
        }
        let byID = Dictionary(results.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let points = EGFR.points(rates, for: patient.profile)
        let flags = LabRule.flags(of: points, for: patient)
        lines += points.filter(\.isComputed).compactMap { point in
            byID[point.result].map { creatinine in
                LabLine(point, of: creatinine, flags[point.result] ?? .notJudged)
            }
        }
        return lines.filter { analyte == nil || $0.analyte == analyte }.enumerated().sorted { left, right in
            (left.element.moment, left.offset) < (right.element.moment, right.offset)
        }.map(\.element)
    }

    /// All filtration rates, entered and computed, the earliest first.
    func filtrationRates() throws -> [EGFRPoint] {
        let results = try labs(.eGFR, from: nil, to: nil) + labs(.creatinine, from: nil, to: nil)
        return EGFR.points(results, for: try knownProfile())
    }
}

extension LabLine {
    fileprivate init(_ result: LabResult, _ finding: LabFinding) {
        self.init(
            result: result.id,
            analyte: result.analyte,
            isComputed: false,
            value: result.comparator.rawValue + result.printed,
            unit: result.unit,
            moment: result.moment,
            source: result.source,
            formula: result.formula,
            flag: finding.flag,
            judgment: finding.words,
            typed: result.comparator.rawValue + result.text,
            remarks: result.remarks
        )
    }

    fileprivate init(_ point: EGFRPoint, of creatinine: LabResult, _ flag: LabFlag) {
        self.init(
            result: point.result,
            analyte: .eGFR,
            isComputed: point.isComputed,
            value: point.shown,
            unit: .mLPerMinute,
            moment: point.moment,
            source: creatinine.source,
            formula: point.formula,
            flag: flag,
            judgment: flag.name,
            typed: point.shown,
            remarks: creatinine.remarks
        )
    }
}
