import WordKit

/// An address on one line, with the city and ZIP code that it names: "1 Main St, Phoenix, AZ 85004".
struct PlaceLine: Hashable {
    /// The part before the city; the whole line if it names neither a city nor a ZIP code of Arizona.
    let address: String
    /// Empty if none is named.
    let city: String
    /// Nil if none is named.
    let zip: ZIPCode?

    /// Reads a country, ZIP code, state and city from the end of a line. Only cities of the county count, and in a line with "AZ" or a ZIP code
    /// those of the rest of Arizona.
    ///
    /// - Complexity: O(ZIP codes of Arizona).
    init(_ line: String) {
        var words = line.split(separator: ",").map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
        if let last = words.last, Self.countries.contains(FoldedText.key(last.joined(separator: " "))) {
            words.removeLast()
        }
        let zip = words.last?.last.flatMap(Self.zip)
        if zip != nil { Self.dropWord(&words) }
        let state = words.last?.last.map(FoldedText.key)
        let isState = state == "az" || state == "arizona"
        if isState { Self.dropWord(&words) }
        let isArizona = isState || zip != nil
        var city = ""
        // Without a comma before it, only a state or ZIP code after it distinguishes a city from a street.
        for count in [words.last?.count ?? 0, 3, 2, 1] where city.isEmpty {
            guard let last = words.last, count > 0, count <= last.count,
                isArizona || count == last.count,
                let name = Self.city(last.suffix(count).joined(separator: " "), everywhere: isArizona)
            else { continue }
            city = name
            for _ in 0..<count { Self.dropWord(&words) }
        }
        if city.isEmpty, let zip, case .area(let area) = Gazetteer.place(of: zip) { city = area.city }
        let isRead = zip != nil || !city.isEmpty
        self.address = isRead ? words.map { $0.joined(separator: " ") }.joined(separator: ", ") : line
        self.city = city
        self.zip = zip
    }

    private static let countries: Set = ["us", "usa", "united states", "united states of america", "estados unidos"]

    /// A ZIP code of Arizona; nil for another word.
    private static func zip(_ word: String) -> ZIPCode? {
        guard let zip = ZIPCode(word), Gazetteer.place(of: zip) != .elsewhere else { return nil }
        return zip
    }

    /// Removes the last word, and the part that it leaves empty.
    private static func dropWord(_ words: inout [[String]]) {
        guard var last = words.popLast() else { return }
        last.removeLast()
        if !last.isEmpty { words.append(last) }
    }

    private static func city(_ name: String, everywhere: Bool) -> String? {
        if let city = Gazetteer.city(named: name) { return city.name }
        guard everywhere else { return nil }
        let key = FoldedText.key(name)
        return Gazetteer.areas.first { FoldedText.key($0.city) == key }?.city
    }
}
