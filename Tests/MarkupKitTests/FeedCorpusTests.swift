import Foundation
import MarkupKit
import TestKit
import Testing

/// The test files of a widely used feed reader. Each has its expectation in a comment.
@Suite struct FeedCorpusTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]
        let expectation: String
        var testDescription: String { name }
    }

    /// Expectations that aren't met, by reason.
    static let differences: [String: [String]] = [
        "rssCloud's registration is not kept; nothing here would call it": [
            "rss/channel_cloud_domain.xml", "rss/channel_cloud_path.xml", "rss/channel_cloud_port.xml",
            "rss/channel_cloud_protocol.xml", "rss/channel_cloud_registerProcedure.xml",
        ],
        "an RSS text input box is not kept; it does not disturb the rest": [
            "rss/channel_textInput_description.xml", "rss/channel_textInput_link.xml",
            "rss/channel_textInput_name.xml", "rss/channel_textInput_title.xml",
        ],
        "the validity of a whole feed (dcterms:valid) is not kept": [
            "rss/channel_dcterms_validity.xml", "rss/channel_dcterms_validity_end.xml",
            "rss/channel_dcterms_validity_end_parsed.xml", "rss/channel_dcterms_validity_parsed.xml",
            "rss/channel_dcterms_validity_start.xml", "rss/channel_dcterms_validity_start_parsed.xml",
        ],
    ]

    static let samples: [Sample] = {
        guard Corpus.isPresent else { return [] }
        return ["rss", "atom10", "illformed"].flatMap { folder -> [Sample] in
            guard let url = try? Corpus.folder("feeds/\(folder)") else { return [] }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            return names.sorted().compactMap { name in
                guard let data = try? Data(contentsOf: url.appending(path: name)),
                    let expectation = expectation(in: String(decoding: data, as: UTF8.self))
                else { return nil }
                return Sample(name: "\(folder)/\(name)", bytes: [UInt8](data), expectation: expectation)
            }
        }
    }()

    static let different = Set(differences.values.joined())

    @Test(
        "A feed reads as its file says",
        .enabled(if: Corpus.isPresent),
        arguments: samples.filter { !different.contains($0.name) }
    )
    func expected(sample: Sample) throws {
        let names = FeedAsPython.names(for: try? FeedParser.parse(sample.bytes))
        #expect(try FeedExpectation.holds(sample.expectation, names), "\(sample.expectation)")
    }

    @Test(
        "A difference that is listed is still one",
        .enabled(if: Corpus.isPresent),
        arguments: samples.filter { different.contains($0.name) }
    )
    func listed(sample: Sample) {
        let names = FeedAsPython.names(for: try? FeedParser.parse(sample.bytes))
        #expect((try? FeedExpectation.holds(sample.expectation, names)) != true)
    }

    @Test("All files of the corpus were read", .enabled(if: Corpus.isPresent))
    func counts() {
        #expect(Self.samples.count == 442)
        #expect(Self.different.count == 15)
    }

    private static func expectation(in text: String) -> String? {
        guard let start = text.firstRange(of: "Expect:"), let end = text[start.upperBound...].firstRange(of: "-->")
        else {
            return nil
        }
        return text[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
