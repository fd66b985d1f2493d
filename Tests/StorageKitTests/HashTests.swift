import Foundation
import StorageKit
import Testing

@Suite("SHA-256")
struct HashTests {
    @Test(
        "the examples of FIPS 180-4 come out",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ]
    )
    func vectors(message: String, digest: String) {
        #expect(SHA256.hexadecimal(of: message.utf8) == digest)
    }

    @Test("a million letters a")
    func million() {
        var hash = SHA256()
        let thousand = [UInt8](repeating: UInt8(ascii: "a"), count: 1000)
        for _ in 0..<1000 { hash.update(thousand) }
        #expect(
            SHA256.hexadecimal(hash.finalize()) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        )
    }

    @Test(
        "however the bytes are cut, the digest is the same",
        arguments: [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 200]
    )
    func pieces(length: Int) {
        let bytes = (0..<length).map { UInt8($0 & 255) }
        let whole = SHA256.hexadecimal(of: bytes)
        for cut in 0...length {
            var hash = SHA256()
            hash.update(bytes[..<cut])
            hash.update(bytes[cut...])
            #expect(SHA256.hexadecimal(hash.finalize()) == whole, "cut at \(cut)")
        }
    }
}
