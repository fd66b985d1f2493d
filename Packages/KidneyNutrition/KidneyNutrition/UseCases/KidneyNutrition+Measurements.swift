public import FractionParser
import StorageKit
public import TimeKit

/// Weights, blood pressures and activity.
extension KidneyNutrition {
    // MARK: Weight

    /// Enters a weight such as "81.2kg" or "179 lb". A number alone is in the profile's unit. A day can have any number of weights.
    ///
    /// - Parameters:
    ///   - moment: The time; nil for now.
    ///   - isSure: Whether the user confirms a weight far from the last one.
    /// - Throws: `notANumber`, `unknownWeightUnit`, `inTheFuture`; `implausibleWeight` and `unlikelyWeight` with the likely intended
    ///   values.
    @discardableResult
    public func addWeight(
        _ typed: String,
        _ context: WeightContext = .daily,
        at moment: Moment? = nil,
        from source: MeasurementSource = .manual,
        isSure: Bool = false
    ) throws(KidneyError) -> WeightReceipt {
        try enter { tables in
            let reading = try weight(typed, context, at: moment, from: source, isSure: isSure, tables)
            let known = try tables.reader.same(as: reading)
            return try receipt(known ?? reading, wasThere: known != nil, tables) {
                if known == nil { try tables.insert(reading) }
            }
        }
    }

    /// Changes a weight; nil keeps a part.
    ///
    /// - Throws: The same errors as `addWeight`; `noSuchRecord`.
    @discardableResult
    public func editWeight(
        _ id: WeightReading.ID,
        _ typed: String? = nil,
        _ context: WeightContext? = nil,
        at moment: Moment? = nil,
        isSure: Bool = false
    ) throws(KidneyError) -> WeightReceipt {
        try enter { tables in
            let old: WeightReading = try tables.reader.measurement(id)
            let units = try tables.reader.knownProfile().units
            let (value, unit) = try typed.map { try WeightRule.read($0, in: units) } ?? (old.value, old.unit)
            let reading = WeightReading(
                id: id,
                value,
                unit,
                context ?? old.context,
                at: try moment.map { try past($0, tables.now) } ?? old.moment,
                from: old.source
            )
            if !isSure, typed != nil { try check(reading, tables) }
            return try receipt(reading, wasThere: false, tables) { try tables.update(reading) }
        }
    }

    /// Deletes a weight.
    ///
    /// - Throws: `noSuchRecord`.
    @discardableResult
    public func deleteWeight(_ id: WeightReading.ID) throws(KidneyError) -> WeightReading { try delete(id) }

    /// Returns the weights of a span, the earliest first. Readings of one weighing from several sources are one weight.
    public func weights(from: LocalDate? = nil, to: LocalDate? = nil) throws(KidneyError) -> [WeightReading] {
        try readings(from: from, to: to)
    }

    private func weight(
        _ typed: String,
        _ context: WeightContext,
        at moment: Moment?,
        from source: MeasurementSource,
        isSure: Bool,
        _ tables: KidneyWriter
    ) throws -> WeightReading {
        let (value, unit) = try WeightRule.read(typed, in: try tables.reader.knownProfile().units)
        let at = try past(moment, tables.now)
        let reading = WeightReading(id: ids.next(at: tables.now), value, unit, context, at: at, from: source)
        if !isSure { try check(reading, tables) }
        return reading
    }

    /// - Parameter isTyped: Whether somebody typed the weight, who can be asked. One of an import is checked for its unit alone.
    func check(_ reading: WeightReading, isTyped: Bool = true, _ tables: KidneyWriter) throws {
        let day = reading.moment.day
        // The latest weight of each occasion may be the edited reading itself.
        let near: [WeightReading] = try tables.reader.measurements(
            from: day.adding(days: -LabCitation.freshDays),
            to: day
        )
        let last = (try tables.reader.newestWeights(on: day) + near)
            .filter { $0.id != reading.id && $0.moment <= reading.moment }.max { $0.moment < $1.moment }
        guard let last else { return }
        try WeightRule.check(reading.value, reading.unit, after: last, on: isTyped ? day : nil)
    }

    private func receipt(
        _ reading: WeightReading,
        wasThere: Bool,
        _ tables: KidneyWriter,
        _ body: () throws -> Void
    ) throws -> WeightReceipt {
        let profile = try tables.reader.knownProfile()
        let day = clock.zone().date(at: tables.now)
        let changes = try tables.changes(on: day, body)
        let recent: [WeightReading] =
            try tables.reader.measurements(from: reading.moment.day.adding(days: -FluidWatch.silentDays), to: day)
        let gain = FluidWatch.gains(recent, on: reading.moment.day, for: profile).first { $0.to.id == reading.id }
        func shown(_ unit: WeightUnit) -> String {
            let value = WeightRule.convert(reading.value, from: reading.unit, to: unit) ?? reading.value
            return "\(DecimalText.text(value, most: reading.unit == unit ? 6 : 1)) \(unit.symbol)"
        }
        return WeightReceipt(
            reading: reading,
            wasThere: wasThere,
            conventional: shown(.pound),
            international: shown(.kilogram),
            gain: gain.map { Words.sentence($0.message(on: day)) },
            changes: changes,
            context: try context(tables.reader, now: tables.now)
        )
    }

    // MARK: Blood pressure

    /// Enters a blood pressure such as "130/80".
    ///
    /// - Throws: `notAPressure`, `implausiblePressure`, `inTheFuture`.
    @discardableResult
    public func addPressure(
        _ typed: String,
        at moment: Moment? = nil,
        from source: MeasurementSource = .manual
    ) throws(KidneyError) -> PressureReceipt {
        try enter { tables in
            let reading = try pressure(typed, at: moment, from: source, tables)
            if let known = try tables.reader.same(as: reading) { return try receipt(known, wasThere: true, tables) }
            try tables.insert(reading)
            return try receipt(reading, wasThere: false, tables)
        }
    }

    /// Changes a blood pressure; nil keeps a part.
    ///
    /// - Throws: The same errors as `addPressure`; `noSuchRecord`.
    @discardableResult
    public func editPressure(
        _ id: PressureReading.ID,
        _ typed: String? = nil,
        at moment: Moment? = nil
    ) throws(KidneyError) -> PressureReceipt {
        try enter { tables in
            let old: PressureReading = try tables.reader.measurement(id)
            let (systolic, diastolic) =
                try typed.map { try PressureRule.read($0) } ?? (old.systolic, old.diastolic)
            let reading = PressureReading(
                id: id,
                systolic,
                over: diastolic,
                at: try moment.map { try past($0, tables.now) } ?? old.moment,
                from: old.source
            )
            try tables.update(reading)
            return try receipt(reading, wasThere: false, tables)
        }
    }

    /// Deletes a blood pressure.
    ///
    /// - Throws: `noSuchRecord`.
    @discardableResult
    public func deletePressure(_ id: PressureReading.ID) throws(KidneyError) -> PressureReading { try delete(id) }

    /// Returns the blood pressures of a span, the earliest first. Readings of one measurement from several sources are one.
    public func pressures(from: LocalDate? = nil, to: LocalDate? = nil) throws(KidneyError) -> [PressureReading] {
        try readings(from: from, to: to)
    }

    private func pressure(
        _ typed: String,
        at moment: Moment?,
        from source: MeasurementSource,
        _ tables: KidneyWriter
    ) throws -> PressureReading {
        let (systolic, diastolic) = try PressureRule.read(typed)
        let at = try past(moment, tables.now)
        return PressureReading(id: ids.next(at: tables.now), systolic, over: diastolic, at: at, from: source)
    }

    private func receipt(
        _ reading: PressureReading,
        wasThere: Bool,
        _ tables: KidneyWriter
    ) throws -> PressureReceipt {
        let profile = try tables.reader.knownProfile()
        let today = clock.zone().date(at: tables.now)
        return PressureReceipt(
            reading: reading,
            wasThere: wasThere,
            finding: PressureRule.finding(
                reading,
                for: profile,
                among: try tables.reader.measurements(from: reading.moment.day, to: today),
                on: today,
                entered: try tables.reader.pressureEntries(among: [reading], for: profile, on: today)
            ),
            context: try context(tables.reader, now: tables.now)
        )
    }

    // MARK: Activity

    /// Enters an activity: minutes, steps or kilocalories.
    ///
    /// - Throws: `notANumber`, `implausibleActivity`, `inTheFuture`.
    @discardableResult
    public func addActivity(
        _ kind: ActivityKind,
        _ typed: String,
        at moment: Moment? = nil,
        from source: MeasurementSource = .manual
    ) throws(KidneyError) -> ActivityReading {
        try enter { tables in
            let reading = try activity(kind, typed, at: moment, from: source, tables)
            if let known = try tables.reader.same(as: reading) { return known }
            try tables.insert(reading)
            return reading
        }
    }

    private func activity(
        _ kind: ActivityKind,
        _ typed: String,
        at moment: Moment?,
        from source: MeasurementSource,
        _ tables: KidneyWriter
    ) throws -> ActivityReading {
        let value = try ActivityRule.read(typed, of: kind)
        let at = try past(moment, tables.now)
        return ActivityReading(id: ids.next(at: tables.now), kind, value, at: at, from: source)
    }

    /// Changes an activity; nil keeps a part.
    ///
    /// - Throws: The same errors as `addActivity`; `noSuchRecord`.
    @discardableResult
    public func editActivity(
        _ id: ActivityReading.ID,
        _ typed: String? = nil,
        at moment: Moment? = nil
    ) throws(KidneyError) -> ActivityReading {
        try enter { tables in
            let old: ActivityReading = try tables.reader.measurement(id)
            let reading = ActivityReading(
                id: id,
                old.kind,
                try typed.map { try ActivityRule.read($0, of: old.kind) } ?? old.value,
                at: try moment.map { try past($0, tables.now) } ?? old.moment,
                from: old.source
            )
            try tables.update(reading)
            return reading
        }
    }

    /// Deletes an activity.
    ///
    /// - Throws: `noSuchRecord`.
    @discardableResult
    public func deleteActivity(_ id: ActivityReading.ID) throws(KidneyError) -> ActivityReading { try delete(id) }

    /// Returns the activities of a span, the earliest first. Readings of one activity from several sources are one.
    public func activities(from: LocalDate? = nil, to: LocalDate? = nil) throws(KidneyError) -> [ActivityReading] {
        try readings(from: from, to: to)
    }

    /// Returns the total of an activity on a day, without counting a phone and a watch together; nil if nothing was recorded.
    public func activity(_ kind: ActivityKind, on day: LocalDate) throws(KidneyError) -> Rational? {
        try read { tables in
            let readings: [ActivityReading] = try tables.measurements(from: day, to: day)
            return ActivityRule.total(kind, on: day, of: readings)
        }
    }

    // MARK: Common to all measurements

    /// Enters a weight, a blood pressure and an activity of the same moment as one change. A nil leaves one out.
    ///
    /// - Throws: The same errors as `addWeight`, `addPressure` and `addActivity`.
    public func addMeasurements(
        weight typed: (text: String, context: WeightContext, isSure: Bool)?,
        pressure: String?,
        activity: (kind: ActivityKind, text: String)?,
        at moment: Moment? = nil
    ) throws(KidneyError) {
        try enter { tables in
            var added: [any StoredMeasurement] = []
            func add<R: StoredMeasurement>(_ reading: R) throws {
                if try tables.reader.same(as: reading) == nil { added.append(reading) }
            }
            if let typed {
                try add(
                    weight(typed.text, typed.context, at: moment, from: .manual, isSure: typed.isSure, tables)
                )
            }
            if let pressure { try add(self.pressure(pressure, at: moment, from: .manual, tables)) }
            if let activity {
                try add(self.activity(activity.kind, activity.text, at: moment, from: .manual, tables))
            }
            try tables.insert(added)
        }
    }

    /// Returns a past moment; nil means now in the device's time zone.
    ///
    /// - Throws: `inTheFuture` for more than an hour ahead, since devices' clocks may differ.
    func past(_ moment: Moment?, _ now: Instant) throws(KidneyError) -> Moment {
        guard let moment else { return Moment(now, in: clock.zone()) }
        guard moment.at <= now.adding(hours: 1) else { throw .inTheFuture(moment) }
        return moment
    }

    func delete<R: StoredMeasurement>(_ id: TimeKit.ID<R>) throws(KidneyError) -> R {
        try enter { tables in
            let reading: R = try tables.reader.measurement(id)
            try tables.delete(reading)
            return reading
        }
    }

    private func readings<R: StoredMeasurement>(from: LocalDate?, to: LocalDate?) throws(KidneyError) -> [R] {
        try read { tables in ReadingDeduplication.unique(try tables.measurements(from: from, to: to)) }
    }
}

extension KidneyWriter {
    /// Returns the targets of a day that change with the writes of `body`.
    func changes(on day: LocalDate, _ body: () throws -> Void) throws -> [TargetChange] {
        let before = try reader.targets(on: day)
        try body()
        return Targets.changes(from: before, to: try reader.targets(on: day)).map {
            TargetChange(old: $0.old, new: $0.new, day: day)
        }
    }
}
