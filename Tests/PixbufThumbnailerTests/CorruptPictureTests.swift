import Foundation
import PixbufThumbnailer
import StorageKit
import TestKit
import Testing

@Suite("Corrupt pictures", .timeLimit(.minutes(5)))
struct CorruptPictureTests {
    static let kinds = ["jpeg", "png", "gif", "webp"]

    @Test("a corrupt picture ends with a thumbnail or a reason, and its decoder never by a signal", arguments: kinds)
    func corrupt(kind: String) throws {
        let whole = try Self.picture(kind)
        let thumbnailer = try Thumbnailer.pixbuf()
        #expect(throws: Never.self) { try thumbnailer.thumbnail(of: whole) }
        var random = SeededGenerator(seed: 7)
        var pictures = (1...8).map { whole.prefix(whole.count * $0 / 9) }
        for _ in 0..<24 {
            var bytes = whole
            for _ in 0..<random.int(in: 1...5) {
                // The first bytes stay, so that the format is still recognized.
                bytes[random.int(in: 12...bytes.count - 1)] = UInt8(truncatingIfNeeded: random.next())
            }
            pictures.append(bytes)
        }
        for picture in pictures {
            do {
                let thumbnail = try thumbnailer.thumbnail(of: Data(picture))
                #expect((1...320).contains(thumbnail.width) && (1...320).contains(thumbnail.height))
            } catch let error as PixbufError {
                #expect(!"\(error)".contains("signal"), "\(error): \(Data(picture).base64EncodedString())")
            }
        }
    }

    private static func picture(_ kind: String) throws -> Data {
        switch kind {
        case "gif":
            // 16 × 12 pixels in two colors.
            let text = """
                R0lGODlhEAAMAIAAAP8AAAAA/ywAAAAAEAAMAAACbQQIECDAhAkTJgQIECDAhAkTJgQIECDAhAkTJgQIECDAhAkTJgQIECDAhAkTJgQI\
                ECDAhAkTJgQIECDAhAkTJgQIECDAhAkTJgQIECDAhAkTJgQIECDAhAkTJgQIECDAhAkTJgQIECDAhAkTJgUAOw==
                """
            return try #require(Data(base64Encoded: text))
        case "webp":
            return try #require(Data(base64Encoded: "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA"))
        default: return try TestPicture.encoded(width: 40, height: 30, as: kind)
        }
    }
}
