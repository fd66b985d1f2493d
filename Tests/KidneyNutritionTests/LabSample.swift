import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import TimeKit

/// Builds measurements.
enum LabSample {
    static let zone = TimeZone(identifier: "America/New_York") ?? .gmt

    static func day(_ text: String) throws -> LocalDate { try LocalDate(iso8601: text) }

    /// Parses `2026-03-01`, or `2026-03-01T08:00` in the zone.
    static func moment(_ text: String, in zone: TimeZone = zone) throws -> Moment {
        guard text.contains("T") else { return Moment(day: try day(text), in: zone) }
        return Moment(zone.instant(of: try LocalDateTime(iso8601: text)), in: zone)
    }

    static func number(_ text: String) throws -> Rational {
        guard let value = DecimalText.value(text) else { throw KidneyError.notANumber(text) }
        return value
    }

    /// A result from a text such as "5.4 mmol/L".
    static func lab(
        _ analyte: Analyte,
        _ text: String,
        _ moment: String,
        id: String = "",
        from source: MeasurementSource = .manual,
        formula: EGFRFormula? = nil,
        remarks: Set<LabRemark> = []
    ) throws -> LabResult {
        LabResult(
            id: .init(id.isEmpty ? "\(analyte)-\(moment)" : id),
            analyte,
            try LabReadingRule.read(text, of: analyte, in: .conventional),
            at: try self.moment(moment),
            from: source,
            formula: formula,
            remarks: remarks
        )
    }

    /// A weight from a text such as "81.2 kg".
    static func weight(
        _ text: String,
        _ context: WeightContext = .daily,
        _ moment: String,
        id: String = "",
        from source: MeasurementSource = .manual
    ) throws -> WeightReading {
        let (value, unit) = try WeightRule.read(text, in: .international)
        return WeightReading(
            id: .init(id.isEmpty ? "\(context.rawValue)-\(moment)" : id),
            value,
            unit,
            context,
            at: try self.moment(moment),
            from: source
        )
    }

    static func profile(
        _ category: DiseaseCategory?,
        sex: Sex? = .female,
        born: String? = "1960-05-20",
        hasDiabetes: Bool = false,
        dryWeight: Rational? = 70,
        urine: Rational? = nil,
        limits: [ClinicLimit] = []
    ) throws -> Profile {
        Profile(
            name: "Ann",
            sex: sex,
            birthDate: try born.map(day),
            categories: try category.map { [CategoryPeriod(from: try day("2020-01-01"), $0)] } ?? [],
            hasDiabetes: hasDiabetes,
            dryWeight: dryWeight,
            urineOutput: urine,
            clinicLimits: limits
        )
    }
}
