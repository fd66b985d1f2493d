/// Returns a percentage as the reader's language writes it: "86%", in Spanish "86 %".
public func percentText(_ number: String) -> String { localized("\(number)%") }
