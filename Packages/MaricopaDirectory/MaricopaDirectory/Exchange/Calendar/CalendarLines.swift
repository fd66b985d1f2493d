import Foundation

/// A property of iCalendar with its name and parameters in uppercase and its raw value.
struct CalendarProperty {
    let line: Int
    let name: String
    let parameters: [String: String]
    let value: String

    /// The value as text, with the escapes `\n`, `\,`, `\;` and `\\` resolved.
    var text: String {
        var result = ""
        var isEscaped = false
        for character in value {
            if isEscaped {
                result.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// Parses an unfolded line; nil if it isn't a property.
    init?(_ text: Substring, line: Int) {
        var isQuoted = false
        var parts: [Substring] = []
        var start = text.startIndex
        var colon: Substring.Index?
        for index in text.indices {
            switch text[index] {
            case "\"": isQuoted.toggle()
            case ";" where !isQuoted:
                parts.append(text[start..<index])
                start = text.index(after: index)
            case ":" where !isQuoted: colon = index
            default: break
            }
            if colon != nil { break }
        }
        guard let colon else { return nil }
        parts.append(text[start..<colon])
        guard let name = parts.first, !name.isEmpty else { return nil }
        self.line = line
        self.name = name.uppercased()
        var parameters: [String: String] = [:]
        for part in parts.dropFirst() {
            guard let equals = part.firstIndex(of: "=") else { continue }
            let value = part[part.index(after: equals)...].filter { $0 != "\"" }
            parameters[part[..<equals].uppercased()] = String(value)
        }
        self.parameters = parameters
        value = String(text[text.index(after: colon)...])
    }
}

/// A component of iCalendar with its properties and nested components.
struct CalendarComponent {
    let name: String
    let line: Int
    var properties: [CalendarProperty] = []
    var components: [CalendarComponent] = []

    func first(_ name: String) -> CalendarProperty? { properties.first { $0.name == name } }

    func all(_ name: String) -> [CalendarProperty] { properties.filter { $0.name == name } }

    /// Whether an event has a rule of repeating or extra dates.
    var repeats: Bool { first("RRULE") != nil || first("RDATE") != nil }

    /// Parses a file into its VCALENDAR components; nil if there are none. Components nested deeper than eight levels are skipped.
    ///
    /// Lines are unfolded before they are decoded, because a fold may separate the bytes of a letter, or a letter and its accent.
    ///
    /// - Complexity: O(length).
    static func read(_ file: [UInt8]) -> [CalendarComponent]? {
        var open: [CalendarComponent] = []
        var done: [CalendarComponent] = []
        var tooDeep = 0
        var pending: (line: Int, bytes: [UInt8])?
        func take() {
            guard let (line, bytes) = pending,
                let property = CalendarProperty(String(decoding: bytes, as: UTF8.self)[...], line: line)
            else { return }
            let value = property.value.trimmingCharacters(in: .whitespaces).uppercased()
            switch property.name {
            case "BEGIN" where open.count == 8 || tooDeep > 0: tooDeep += 1
            case "BEGIN": open.append(CalendarComponent(name: value, line: line))
            case "END" where tooDeep > 0: tooDeep -= 1
            case "END":
                guard let last = open.popLast() else { return }
                if open.isEmpty {
                    done.append(last)
                } else {
                    open[open.count - 1].components.append(last)
                }
            default: if !open.isEmpty, tooDeep == 0 { open[open.count - 1].properties.append(property) }
            }
        }
        var number = 0
        for part in file.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            let line = part.last == 0x0D ? part.dropLast() : part
            if let first = line.first, first == 0x20 || first == 0x09 {
                pending?.bytes += line.dropFirst()
            } else {
                take()
                pending = line.isEmpty ? nil : (number, Array(line))
            }
        }
        take()
        let calendars = (done + open.prefix(1)).filter { $0.name == "VCALENDAR" }
        return calendars.isEmpty ? nil : calendars
    }
}
