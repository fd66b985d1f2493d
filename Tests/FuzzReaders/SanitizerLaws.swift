import MarkupKit

/// The laws of sanitized HTML.
struct SanitizerLaws {
    let policy: HTMLPolicy

    /// Checks that the sanitized fragment is a fixed point and contains nothing executable.
    func check(_ html: String) throws(BrokenLaw) {
        let safe = HTMLSanitizer(policy: policy).sanitize(html)
        let again = HTMLSanitizer(policy: policy).sanitize(safe)
        try require(again == safe, "sanitizing again changes “\(safe)” to “\(again)”")
        try checkSafe(safe)
    }

    /// Checks that a fragment contains only the policy's elements, attributes and schemes.
    func checkSafe(_ safe: String) throws(BrokenLaw) {
        guard let nodes = (try? HTMLDocument(fragment: safe))?.nodes else {
            throw BrokenLaw("sanitized HTML can't be read: “\(safe)”")
        }
        try check(nodes, in: safe)
    }

    private func check(_ nodes: [HTMLNode], in safe: String) throws(BrokenLaw) {
        for case .element(let element) in nodes {
            guard let own = policy.elements[element.name] else {
                throw BrokenLaw("<\(element.name)> passed: “\(safe)”")
            }
            for attribute in element.attributes {
                try require(
                    own.contains(attribute.name) || policy.globalAttributes.contains(attribute.name),
                    "the attribute \(attribute.name) passed: “\(safe)”"
                )
                if ["href", "src", "cite"].contains(attribute.name) { try check(address: attribute.value) }
            }
            try check(element.children, in: safe)
        }
    }

    /// Checks an address as a browser reads it: without line ends and tabs, and without control characters and spaces before it.
    private func check(address: String) throws(BrokenLaw) {
        let scalars = address.unicodeScalars.filter { ![0x09, 0x0A, 0x0D].contains($0.value) }
        let seen = String(String.UnicodeScalarView(scalars.drop { $0.value <= 0x20 }))
        guard let colon = seen.utf8.firstIndex(of: 0x3A),
            !seen.utf8[..<colon].contains(where: { [0x2F, 0x3F, 0x23].contains($0) })
        else { return }
        let scheme = String(seen[..<colon]).lowercased()
        try require(policy.schemes.contains(scheme), "an address with the scheme “\(scheme)” passed: “\(address)”")
    }
}
