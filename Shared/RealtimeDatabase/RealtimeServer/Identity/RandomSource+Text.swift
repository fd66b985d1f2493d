import AccountKit

extension RandomSource {
    /// So many letters and digits, each as likely as any other.
    func text(_ count: Int) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
        var text: [UInt8] = []
        while text.count < count {
            // The bytes from the last multiple of 62 on would favour the first letters.
            text += bytes(count).filter { $0 < 248 }.map { alphabet[Int($0) % alphabet.count] }
        }
        return String(decoding: text.prefix(count), as: UTF8.self)
    }
}
