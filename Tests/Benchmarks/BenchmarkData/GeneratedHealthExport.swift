import TestKit

/// An export like that of a phone's health app: a document type of its own, followed by many records.
public enum GeneratedHealthExport {
    private static let bodySize = 2_500_000

    /// An export of about this many bytes.
    public static func document(byteCount: Int) -> ChunkedDocument {
        var text = GeneratedText(seed: 785)
        while text.bytes.count < bodySize {
            if text.random.oneIn(20) {
                pressure(&text)
            } else {
                record(&text)
            }
        }
        let head = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE HealthData [
            <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)>
            <!ATTLIST HealthData locale CDATA #REQUIRED>
            <!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
            <!ATTLIST Record type CDATA #REQUIRED unit CDATA #IMPLIED value CDATA #IMPLIED>
            ]>
            <HealthData locale="en_US">
             <ExportDate value="2026-03-08 07:30:00 -0700"/>

            """
        return ChunkedDocument(
            head: Array(head.utf8),
            body: text.bytes,
            tail: Array("</HealthData>\n".utf8),
            byteCount: byteCount
        )
    }

    private static let device =
        "&lt;&lt;HKDevice: 0x283f1c8c0&gt;, name:Watch, manufacturer:Maker, model:Watch, hardware:Watch6,2&gt;"

    private static func record(_ text: inout GeneratedText) {
        let kind = text.random.pick([
            ("HeartRate", "count/min"), ("StepCount", "count"), ("ActiveEnergyBurned", "Cal"),
            ("DistanceWalkingRunning", "mi"), ("DietarySodium", "mg"), ("BodyMass", "lb"),
        ])
        let value = "\(text.random.int(in: 1...240)).\(text.random.int(in: 0...99))"
        write(kind.0, kind.1, value, at: date(&text), indent: " ", &text)
    }

    /// Writes a blood pressure twice: before its correlation and inside it.
    private static func pressure(_ text: inout GeneratedText) {
        let date = date(&text)
        let values = [
            ("BloodPressureSystolic", "\(text.random.int(in: 95...165))"),
            ("BloodPressureDiastolic", "\(text.random.int(in: 55...105))"),
        ]
        for (kind, value) in values { write(kind, "mmHg", value, at: date, indent: " ", &text) }
        text.write(
            " <Correlation type=\"HKCorrelationTypeIdentifierBloodPressure\" sourceName=\"Cuff\"\(dates(date))>\n"
        )
        for (kind, value) in values { write(kind, "mmHg", value, at: date, indent: "  ", &text) }
        text.write(" </Correlation>\n")
    }

    private static func write(
        _ kind: String,
        _ unit: String,
        _ value: String,
        at date: String,
        indent: String,
        _ text: inout GeneratedText
    ) {
        let name = "\(indent)<Record type=\"HKQuantityTypeIdentifier\(kind)\" sourceName=\"My\u{A0}Watch\""
        text.write(
            "\(name) sourceVersion=\"11.3\" device=\"\(device)\" unit=\"\(unit)\"\(dates(date)) value=\"\(value)\""
        )
        if text.random.oneIn(4) {
            text.write(">\n\(indent) <MetadataEntry key=\"HKWasUserEntered\" value=\"1\"/>\n\(indent)</Record>\n")
        } else {
            text.write("/>\n")
        }
    }

    private static func dates(_ date: String) -> String {
        " creationDate=\"\(date)\" startDate=\"\(date)\" endDate=\"\(date)\""
    }

    private static func date(_ text: inout GeneratedText) -> String {
        let month = text.random.int(in: 1...12).twoDigits
        let day = text.random.int(in: 1...28).twoDigits
        let time = "\(text.random.int(in: 0...23).twoDigits):\(text.random.int(in: 0...59).twoDigits):00"
        return "20\(text.random.int(in: 16...25))-\(month)-\(day) \(time) -0700"
    }
}
