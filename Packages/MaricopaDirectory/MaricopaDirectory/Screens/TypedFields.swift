import ScreenKit

extension [Field] {
    /// Returns the fields with what was typed into them and what is wrong with it. A password and a file aren't shown again.
    ///
    /// - Parameter rule: Reads a text by the rule of its field, and throws its error.
    func filled(_ typed: [String: String], _ rule: (_ id: String, _ text: String) throws -> Void) -> [Field] {
        map { field in
            guard let text = typed[field.id] else { return field }
            var field = field
            if field.kind != .secret, field.kind != .file { field.value = text }
            do {
                try rule(field.id, text)
            } catch {
                field.error = "\(error)"
            }
            return field
        }
    }
}
