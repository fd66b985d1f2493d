import FractionParser
public import MarkupKit
import TimeKit
import WordKit

/// A streaming reader of a phone's health export (`export.xml`): weights, blood pressures, glucose, heights, food and water, steps, active
/// energy and exercise minutes.
///
/// - Values are exact in the given units. The zone of a time is the record's own zone if it names one, else the offset in the file.
/// - Records that a blood pressure or a food repeats inside its correlation count once.
/// - Steps and other activity become one total for each day, from the source that counted the most, because a phone and a watch count the
///   same steps. The id of a total depends on its day, so the total of a later file replaces it.
/// - Amounts of food from one source at one time become one intake.
/// - Entities that the file's document type declares are neither loaded nor expanded.
///
/// - Complexity: O(bytes); memory grows with the imported data, not with the file.
public struct AppleHealthReader {
    private let file: String
    private let known: KnownMeasurements

    /// Creates a reader; `file` is only shown, and `known` holds the existing data.
    public init(file: String = "export.xml", known: KnownMeasurements = KnownMeasurements()) {
        self.file = file
        self.known = known
    }

    /// Reads a whole file. `each` receives new items, `progress` from time to time the number of bytes read.
    ///
    /// - Throws: `notThisFormat` for another kind of XML. `importStopped`, with the counts so far, if the file is truncated or hostile;
    ///   single readings were already passed on then, but no daily totals or intakes, because they would be incomplete.
    @discardableResult
    public func read(
        _ source: XMLSource,
        progress: (Int) -> Void = { _ in },
        _ each: (ImportedItem) -> Void
    ) throws(KidneyError) -> ImportCounts {
        try readPlaced(source, progress: progress) { item, _ in each(item) }
    }

    /// Reads a file, with the place of each item.
    func readPlaced(
        _ source: XMLSource,
        progress: (Int) -> Void,
        _ each: PlacedItems
    ) throws(KidneyError) -> ImportCounts {
        var walk = AppleHealthWalk(file: file, known: known)
        let reader = XMLStreamReader(source, options: .skipsBlankText)
        var failure: MarkupError?
        do throws(MarkupError) {
            var events = 0
            walking: while let event = try reader.next() {
                events &+= 1
                if events & 0xFFFF == 0 { progress(reader.byteCount) }
                switch event {
                case .start:
                    walk.start(reader, each)
                    if walk.isOfAnotherKind { break walking }
                case .end: walk.end(reader, each)
                case .text: break
                }
            }
        } catch {
            failure = error
        }
        if walk.isOfAnotherKind { throw .notThisFormat(file: file, expected: localized("export of Apple Health")) }
        if let failure {
            throw .importStopped(file: file, reason: Self.reason(failure), counts: walk.counts)
        }
        progress(reader.byteCount)
        walk.finish(each)
        return walk.counts
    }

    /// The error's description without its advice, because the import gives its own.
    static func reason(_ error: MarkupError) -> String {
        let text = error.description
        return text.firstRange(of: " — ").map { String(text[..<$0.lowerBound]) } ?? text
    }
}

/// The traversal of the file's elements.
private struct AppleHealthWalk {
    let file: String
    var gathering: AppleHealthGathering
    /// The current record, whose metadata may still follow.
    private var open: AppleHealthRecord?
    /// The current correlation.
    private var isInPressure = false
    private var isInFood = false
    private var foodName: String?
    private var members: [AppleHealthRecord] = []
    /// Whether the root element isn't that of a health export.
    private(set) var isOfAnotherKind = false

    init(file: String, known: KnownMeasurements) {
        self.file = file
        gathering = AppleHealthGathering(file: file, known: known)
    }

    var counts: ImportCounts { gathering.counts }

    mutating func start(_ reader: XMLStreamReader, _ each: PlacedItems) {
        if reader.isNamed("Record") {
            record(reader)
        } else if reader.isNamed("MetadataEntry") {
            metadata(reader)
        } else if reader.isNamed("Correlation"), reader.depth == 2 {
            isInPressure = reader.attribute("type", is: "HKCorrelationTypeIdentifierBloodPressure")
            isInFood = reader.attribute("type", is: "HKCorrelationTypeIdentifierFood")
        } else if reader.isNamed("Me") {
            person(reader, each)
        } else if reader.depth == 1 {
            isOfAnotherKind = !reader.isNamed("HealthData")
        }
    }

    mutating func end(_ reader: XMLStreamReader, _ each: PlacedItems) {
        if let record = open, reader.isNamed("Record") {
            open = nil
            if reader.depth > 2, isInPressure || isInFood {
                // Real correlations have far fewer records.
                if members.count < 256 {
                    members.append(record)
                } else {
                    gathering.settle(.refused(localized("a correlation with too many parts")), record.line)
                }
            } else {
                gathering.take(record, each)
            }
        } else if reader.depth == 2, reader.isNamed("Correlation") {
            if isInPressure { gathering.pressure(members, each) }
            if isInFood { gathering.food(members, name: foodName) }
            isInPressure = false
            isInFood = false
            foodName = nil
            members = []
        }
    }

    mutating func finish(_ each: PlacedItems) { gathering.finish(each) }

    private mutating func record(_ reader: XMLStreamReader) {
        gathering.counts.read += 1
        let line = reader.line
        guard let type = reader.withAttribute("type", AppleHealthType.of) ?? nil else {
            return gathering.settle(.passedOver, line)
        }
        guard let start = reader.withAttribute("startDate", AppleHealthTime.init) ?? nil else {
            return gathering.settle(.refused(localized("its start is no time")), line)
        }
        let text = reader.attribute("value") ?? ""
        guard let value = ExchangeNumber.value(text), value >= 0 else {
            return gathering.settle(.refused(localized("“\(text.prefix(40))” is no amount")), line)
        }
        let unit = reader.attribute("unit") ?? ""
        let source = reader.attribute("sourceName") ?? ""
        if case .activity(let kind) = type {
            return gathering.activity(kind, value, unit: unit, source: source, at: start, line: line)
        }
        let end = (reader.withAttribute("endDate", AppleHealthTime.init) ?? nil) ?? start
        open = AppleHealthRecord(
            type: type,
            text: text,
            value: value,
            unit: unit,
            sourceName: source,
            start: start,
            end: end,
            line: line
        )
    }

    private mutating func metadata(_ reader: XMLStreamReader) {
        if isInFood, reader.depth == 3, reader.attribute("key", is: "HKFoodType") {
            foodName = reader.attribute("value").map { String($0.prefix(200)) }
        }
        guard open != nil else { return }
        if reader.attribute("key", is: "HKTimeZone") {
            open?.zoneName = reader.attribute("value")
        } else if reader.attribute("key", is: "HKBloodGlucoseMealTime") {
            open?.isBeforeMeal = reader.attribute("value", is: "1")
        }
    }

    private mutating func person(_ reader: XMLStreamReader, _ each: PlacedItems) {
        let birthDate = reader.attribute("HKCharacteristicTypeIdentifierDateOfBirth").flatMap { LocalDate($0) }
        let sex: Sex? =
            switch reader.attribute("HKCharacteristicTypeIdentifierBiologicalSex") {
            case "HKBiologicalSexFemale": .female
            case "HKBiologicalSexMale": .male
            default: nil
            }
        if birthDate != nil || sex != nil {
            gathering.person(ImportedPerson(sex: sex, birthDate: birthDate), reader.line, each)
        }
    }
}
