import Foundation
import MarkupKit
import TestKit
import Testing

@Suite struct RealDocumentTests {
    @Test("Drug labels and health exports are read to their end", .enabled(if: Corpus.isPresent))
    func xml() throws {
        let files =
            try Corpus.files(in: "openfda/spl", withExtension: "xml")
            + [Corpus.folder("applehealth").appending(path: "alxdrcirilo_export.xml")]
        #expect(files.count == 6)
        for file in files {
            let reader = XMLStreamReader(.file(file), options: .skipsBlankText)
            var open = 0
            var tags = 0
            while let event = try reader.next() {
                if event == .start {
                    open += 1
                    tags += 1
                } else if event == .end {
                    open -= 1
                }
                #expect(reader.line >= 1)
            }
            #expect(open == 0)
            #expect(tags > 10, "\(file.lastPathComponent)")
        }
    }

    @Test("A health export with its long document type is read, and nothing of the type takes effect")
    func healthExport() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE HealthData [
            <!-- HealthKit Export Version: 11 -->
            <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
            <!ATTLIST HealthData
              locale CDATA #REQUIRED
            >
            <!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
            <!ATTLIST Record
              type CDATA #REQUIRED
              unit CDATA #IMPLIED
              device CDATA "none"
            >
            ]>
            <HealthData locale="en_US">
             <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" value="70"/>
            </HealthData>
            """
        let lines = try transcript(of: .text(text), options: .skipsBlankText)
        #expect(lines[1] == "2<Record type=HKQuantityTypeIdentifierBodyMass unit=kg value=70>")
    }
}
