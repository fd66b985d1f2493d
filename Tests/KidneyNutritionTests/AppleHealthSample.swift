import Foundation
import FractionParser
import KidneyNutrition
import MarkupKit
import TestKit
import TimeKit

/// Builds exports of a phone's health app.
enum AppleHealthSample {
    static let start = "2024-08-11 21:34:30 -0700"

    static func record(
        _ type: String,
        _ value: String,
        _ unit: String,
        at start: String = start,
        source: String = "Health",
        inside: String = ""
    ) -> String {
        let head = "<Record type=\"HKQuantityTypeIdentifier\(type)\" sourceName=\"\(source)\" unit=\"\(unit)\""
        return "\(head) startDate=\"\(start)\" endDate=\"\(start)\" value=\"\(value)\">\(inside)</Record>\n"
    }

    static func correlation(_ type: String, _ inside: String) -> String {
        "<Correlation type=\"HKCorrelationTypeIdentifier\(type)\" sourceName=\"Health\">\n\(inside)</Correlation>\n"
    }

    static func entry(_ key: String, _ value: String) -> String { "<MetadataEntry key=\"\(key)\" value=\"\(value)\"/>" }

    static func export(_ inside: String, doctype: String = "") -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(doctype)<HealthData locale=\"en_US\">\n\(inside)</HealthData>\n"
    }

    /// The result of reading a document.
    static func read(
        _ text: String,
        known: KnownMeasurements = KnownMeasurements()
    ) throws(KidneyError) -> (items: [ImportedItem], counts: ImportCounts) {
        var items: [ImportedItem] = []
        let counts = try AppleHealthReader(known: known).read(.text(text)) { items.append($0) }
        return (items, counts)
    }

    /// The result of reading an export with this content.
    static func records(
        _ inside: String...,
        known: KnownMeasurements = KnownMeasurements()
    ) throws(KidneyError) -> (items: [ImportedItem], counts: ImportCounts) {
        try read(export(inside.joined()), known: known)
    }

    /// A set of known measurements with all these items.
    static func known(_ items: [ImportedItem]) -> KnownMeasurements {
        var known = KnownMeasurements()
        for item in items { _ = known.insert(item) }
        return known
    }
}

extension [ImportedItem] {
    var weights: [WeightReading] { compactMap { if case .weight(let value) = $0 { value } else { nil } } }
    var pressures: [PressureReading] { compactMap { if case .pressure(let value) = $0 { value } else { nil } } }
    var labs: [LabResult] { compactMap { if case .lab(let value) = $0 { value } else { nil } } }
    var activities: [ActivityReading] { compactMap { if case .activity(let value) = $0 { value } else { nil } } }
    var intakes: [ImportedIntake] { compactMap { if case .intake(let value) = $0 { value } else { nil } } }
    var heights: [ImportedHeight] { compactMap { if case .height(let value) = $0 { value } else { nil } } }
    var persons: [ImportedPerson] { compactMap { if case .person(let value) = $0 { value } else { nil } } }
    var medicines: [ImportedMedicine] { compactMap { if case .medicine(let value) = $0 { value } else { nil } } }
    var goals: [ImportedGoal] { compactMap { if case .goal(let value) = $0 { value } else { nil } } }
}

extension ImportCounts {
    /// The sum of all outcomes.
    var decided: Int { new + changed + alreadyThere + passedOver + merged + refused }
}
