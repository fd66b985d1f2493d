public import Foundation
import FractionParser
import JSONKit
import TimeKit
import WordKit

/// A streaming reader of FHIR R4 as JSON: a Bundle of any type, or a single resource.
///
/// It imports Patient, Condition, Observation (laboratory values by LOINC, weights, blood pressures with their components, heights,
/// activity), MedicationStatement, MedicationRequest and Goal. Other resources, and those entered in error, are skipped. A skipped
/// laboratory value is named with its line. An unsupported resource is rejected with its line and its position in the bundle. If a file
/// describes several persons, only the first is imported.
///
/// - Complexity: O(bytes); memory for one entry.
public struct FHIRReader {
    private let file: String
    private let zone: TimeZone
    private var known: KnownMeasurements
    private var counts = ImportCounts()
    private var entries = 0
    /// The last components of the references to the file's person.
    private var subjects: Set<String> = []

    /// Creates a reader; `file` is only shown. Dates without a time are dates in `zone`.
    public init(file: String, zone: TimeZone, known: KnownMeasurements = KnownMeasurements()) {
        self.file = file
        self.zone = zone
        self.known = known
    }

    /// Reads a whole file in pieces; `each` receives new items.
    ///
    /// - Throws: `importStopped`, with the counts so far, if the file is truncated or isn't JSON; `notThisFormat` for other JSON.
    public mutating func read(
        _ pieces: some Sequence<[UInt8]>,
        _ each: (ImportedItem) -> Void
    ) throws(KidneyError) -> ImportCounts {
        try readPlaced(pieces) { item, _ in each(item) }
    }

    /// Reads a file, with the place of each item.
    mutating func readPlaced(_ pieces: some Sequence<[UInt8]>, _ each: PlacedItems) throws(KidneyError) -> ImportCounts
    {
        var stream = JSONObjectStream(lists: ["entry"])
        for piece in pieces {
            piece.withUnsafeBufferPointer { bytes in
                stream.feed(bytes) { _, object, line in
                    entries += 1
                    guard let object, let entry = try? JSONValue.imported(object) else {
                        counts.read += 1
                        return refuse(localized("this is no JSON that can be read"), nil, line)
                    }
                    take(entry["resource"] ?? entry, url: entry["fullUrl"]?.string, line, each)
                }
            }
        }
        switch stream.ending() {
        case .broken(let line):
            throw .importStopped(
                file: file,
                reason: localized("line \(line) is no JSON, or the file ends there"),
                counts: counts
            )
        case .whole(let rest):
            guard let type = rest?["resourceType"]?.string else {
                throw .notThisFormat(file: file, expected: "FHIR R4")
            }
            if type != "Bundle", let rest { take(rest, url: nil, 1, each) }
        }
        return counts
    }

    private mutating func take(
        _ resource: JSONValue,
        url: String?,
        _ line: Int,
        _ each: PlacedItems
    ) {
        counts.read += 1
        let found: FHIRFinding
        switch resource["resourceType"]?.string {
        case "Patient": found = patient(resource, url)
        case "Observation":
            found = ofAnother(resource) ?? FHIRObservation(resource, url: url, zone: zone).finding
        case "MedicationStatement", "MedicationRequest":
            found = ofAnother(resource) ?? FHIRStatement.medicine(resource, url: url)
        case "Condition": found = ofAnother(resource) ?? FHIRCondition.finding(resource)
        case "Goal": found = ofAnother(resource) ?? FHIRStatement.goal(resource, url: url)
        case nil: found = .refused(localized("it has no resource with a type"))
        default: found = .passedOver
        }
        switch found {
        case .item(let item):
            let outcome = known.take(item)
            if case .new = outcome { each(item, ImportPlace(file: file, line: line, name: name(resource))) }
            counts.settle(outcome, file: file, line: line)
        case .passedOver: counts.settle(.passedOver, file: file, line: line)
        case .notKept(let value):
            let place = ImportPlace(file: file, line: line, name: name(resource))
            counts.passOver(file, line: line, place.named(value))
        case .refused(let reason): refuse(reason, resource, line)
        }
    }

    private mutating func refuse(_ reason: String, _ resource: JSONValue?, _ line: Int) {
        let place = ImportPlace(file: file, line: line, name: name(resource))
        counts.settle(.refused(place.named(reason)), file: file, line: line)
    }

    /// The name of a resource in a rejection: "entry 3, Observation/x".
    private func name(_ resource: JSONValue?) -> String {
        let type = resource?["resourceType"]?.string
        let id = resource?["id"]?.string
        let name = [type, id].compactMap { $0.map { String($0.prefix(64)) } }.joined(separator: "/")
        guard entries > 0 else { return name }
        return "entry \(entries)" + (name.isEmpty ? "" : ", \(name)")
    }

    // MARK: Person

    /// The rejection of a resource about another person than the earlier ones; nil if it is accepted.
    private mutating func ofAnother(_ resource: JSONValue) -> FHIRFinding? {
        guard let reference = (resource["subject"] ?? resource["patient"])?["reference"]?.string else { return nil }
        let name = Self.lastPart(reference)
        guard subjects.isEmpty || subjects.contains(name) else {
            return .refused(localized("it is about another person than the entries before"))
        }
        subjects.insert(name)
        return nil
    }

    private mutating func patient(_ resource: JSONValue, _ url: String?) -> FHIRFinding {
        let names = [resource["id"]?.string, url.map(Self.lastPart)].compactMap(\.self)
        guard subjects.isEmpty || names.isEmpty || !subjects.isDisjoint(with: names) else {
            return .refused(localized("the file is about more than one person"))
        }
        subjects.formUnion(names)
        let all = resource["name"]?.elements ?? []
        let name = all.first { $0["use"]?.string == "official" } ?? all.first
        let parts = (name?["given"]?.elements.compactMap(\.string) ?? []) + [name?["family"]?.string].compactMap(\.self)
        let text = name?["text"]?.string ?? parts.joined(separator: " ")
        var person = ImportedPerson(
            name: text.isEmpty ? nil : text,
            sex: resource["gender"]?.string.flatMap(Sex.init(rawValue:)),
            birthDate: resource["birthDate"]?.string.flatMap { LocalDate($0) }
        )
        person.rest = FHIRProfile.profile(resource)
        return .item(.person(person))
    }

    private static func lastPart(_ reference: String) -> String {
        reference.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? reference
    }
}

/// The result for a resource.
enum FHIRFinding {
    case item(ImportedItem)
    case passedOver
    /// A measured value of a kind that the engine doesn't store, in words.
    case notKept(String)
    case refused(String)
}

extension JSONValue {
    /// The codes of a system in a codeable concept.
    func codes(of system: String) -> [String] {
        (self["coding"]?.elements ?? []).filter { $0["system"]?.string == system }.compactMap { $0["code"]?.string }
    }

    func extensions(_ url: String) -> [JSONValue] {
        (self["extension"]?.elements ?? []).filter { $0["url"]?.string == url }
    }

    /// The text or display name of a codeable concept.
    var conceptName: String? {
        if let text = self["text"]?.string, !text.isEmpty { return text }
        return self["coding"]?.elements.compactMap { $0["display"]?.string }.first { !$0.isEmpty }
    }

    /// The engine's id of a resource that the engine wrote.
    var ownID: String? {
        let own = self["identifier"]?.elements.first { $0["system"]?.string == FHIRTerm.ownID }?["value"]?.string
        return own.flatMap { id in
            (1...200).contains(id.utf8.count) && id.utf8.allSatisfy { (33...126).contains($0) } ? id : nil
        }
    }
}
