import WordKit

/// The Spanish words of the text forms of fields. They are read beside the English ones, and forms show them to readers of Spanish. What is shown
/// is read again, so they are data and no texts of a catalog.
enum FieldWords {
    /// Returns a word as the English one that it stands for, or as it is.
    static func english(_ word: String) -> String { meanings[FoldedText.key(word)] ?? word }

    /// Returns a text of English words, numbers and signs in Spanish words.
    static func spanish(_ text: String) -> String {
        var (shown, rest) = ("", text[...])
        while let first = rest.first {
            let phrase = phrases.first { phrase, _ in
                rest.hasPrefix(phrase) && rest.dropFirst(phrase.count).first?.isLetter != true
            }
            if let phrase {
                shown += phrase.spanish
                rest = rest.dropFirst(phrase.english.count)
            } else {
                // A word without a meaning is kept whole.
                let word = first.isLetter ? rest.prefix { $0.isLetter } : rest.prefix(1)
                shown += word
                rest = rest.dropFirst(word.count)
            }
        }
        return shown
    }

    /// The folded names of the days, from Monday on.
    static let weekdays = ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"]

    /// The folded names of the months.
    static let months = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
        "diciembre",
    ]

    private static let words: [(english: String, spanish: String)] = [
        ("closed", "cerrado"), ("unknown", "desconocido"), ("open", "abierto"), ("always", "siempre"),
        ("daily", "diario"), ("noon", "mediodía"), ("midnight", "medianoche"), ("to", "a"), ("until", "hasta"),
        ("and", "y"), ("day", "día"), ("days", "días"), ("week", "semana"), ("weeks", "semanas"), ("month", "mes"),
        ("months", "meses"), ("every", "cada"), ("weekly", "semanal"), ("monthly", "mensual"), ("on", "los"),
        ("or", "o"), ("last", "último"), ("times", "veces"), ("except", "excepto"), ("moved", "movido"),
        ("all", "todas"), ("year", "año"), ("others", "otros"), ("free", "gratis"), ("none", "ninguno"), ("yes", "sí"),
        ("confirmed", "confirmado"), ("tentative", "tentativo"), ("cancelled", "cancelado"), ("credit", "crédito"),
        ("breakfast", "desayuno"), ("lunch", "almuerzo"), ("dinner", "cena"), ("snack", "refrigerio"),
        ("dessert", "postre"), ("drink", "bebida"), ("side", "guarnición"),
    ]

    /// Other words that are read.
    private static let others = [
        "el": "on", "la": "on", "las": "on", "al": "to", "todo": "all", "todos": "all", "ninguna": "none",
        "demas": "others", "diariamente": "daily", "cerrada": "closed", "abierta": "open", "colacion": "snack",
    ]

    private static let names: [(english: String, spanish: String)] = [
        ("Mon", "lun"), ("Tue", "mar"), ("Wed", "mié"), ("Thu", "jue"), ("Fri", "vie"), ("Sat", "sáb"), ("Sun", "dom"),
        ("Jan", "ene"), ("Feb", "feb"), ("Mar", "mar"), ("Apr", "abr"), ("May", "may"), ("Jun", "jun"), ("Jul", "jul"),
        ("Aug", "ago"), ("Sep", "sep"), ("Oct", "oct"), ("Nov", "nov"), ("Dec", "dic"),
    ]

    private static let idioms: [(english: String, spanish: String)] = [
        ("weekly on", "cada semana los"), ("monthly on day", "cada mes el día"), ("on day", "el día"),
        ("or the last", "o el último"), ("all day", "todo el día"),
    ]

    /// The words that forms show, the longest first.
    private static let phrases = (idioms + words + names).sorted { $0.english.count > $1.english.count }

    private static let meanings = others.merging(words.map { (FoldedText.key($0.spanish), $0.english) }) { _, word in
        word
    }
}
