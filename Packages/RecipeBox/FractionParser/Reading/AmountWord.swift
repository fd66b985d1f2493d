/// A word that can be part of an amount.
enum AmountWord: Equatable, Sendable {
    /// "a", "an".
    case article
    /// "zero" to "nineteen" and the tens; in Spanish also "veintiuno" to "veintinueve" and hundreds up to 500.
    case count(UInt64)
    /// "half", "quarters". `standsAlone` means that the word is an amount even without a count or an article before it.
    case part(denominator: UInt64, isPlural: Bool, standsAlone: Bool)
    /// "dozen".
    case dozen
    /// "baker's", which must be followed by "dozen".
    case bakers
    /// "couple", read as about 2.
    case couple
    /// "pair".
    case pair
    /// "and", "plus".
    case and
    /// "to", "or": between the ends of a range.
    case to
    /// "about", "roughly".
    case about

    /// The English words.
    static let table = WordTable<AmountWord>(entries.map { (PackedWord($0.0), $0.1) })

    /// The Spanish words, without accents. With ``AmountOptions/spanish`` they are looked up before the English ones.
    static let spanish = WordTable<AmountWord>(spanishEntries.map { (PackedWord($0.0), $0.1) })

    private static let spanishEntries: [(StaticString, AmountWord)] = [
        ("cero", .count(0)), ("un", .count(1)), ("una", .count(1)), ("uno", .count(1)), ("dos", .count(2)),
        ("tres", .count(3)),
        ("cuatro", .count(4)), ("cinco", .count(5)), ("seis", .count(6)), ("siete", .count(7)), ("ocho", .count(8)),
        ("nueve", .count(9)),
        ("diez", .count(10)), ("once", .count(11)), ("doce", .count(12)), ("trece", .count(13)),
        ("catorce", .count(14)), ("quince", .count(15)), ("dieciseis", .count(16)), ("diecisiete", .count(17)),
        ("dieciocho", .count(18)), ("diecinueve", .count(19)), ("veinte", .count(20)), ("veintiun", .count(21)),
        ("veintiuno", .count(21)), ("veintiuna", .count(21)), ("veintidos", .count(22)), ("veintitres", .count(23)),
        ("veinticuatro", .count(24)), ("veinticinco", .count(25)), ("veintiseis", .count(26)),
        ("veintisiete", .count(27)), ("veintiocho", .count(28)), ("veintinueve", .count(29)), ("treinta", .count(30)),
        ("cuarenta", .count(40)), ("cincuenta", .count(50)), ("sesenta", .count(60)), ("setenta", .count(70)),
        ("ochenta", .count(80)), ("noventa", .count(90)), ("cien", .count(100)), ("ciento", .count(100)),
        ("doscientos", .count(200)), ("doscientas", .count(200)), ("trescientos", .count(300)),
        ("trescientas", .count(300)), ("cuatrocientos", .count(400)), ("cuatrocientas", .count(400)),
        ("quinientos", .count(500)), ("quinientas", .count(500)),
        ("medio", .part(denominator: 2, isPlural: false, standsAlone: true)),
        ("media", .part(denominator: 2, isPlural: false, standsAlone: true)),
        ("tercio", .part(denominator: 3, isPlural: false, standsAlone: true)),
        ("cuarto", .part(denominator: 4, isPlural: false, standsAlone: true)),
        ("octavo", .part(denominator: 8, isPlural: false, standsAlone: false)),
        ("medios", .part(denominator: 2, isPlural: true, standsAlone: false)),
        ("tercios", .part(denominator: 3, isPlural: true, standsAlone: false)),
        ("cuartos", .part(denominator: 4, isPlural: true, standsAlone: false)),
        ("octavos", .part(denominator: 8, isPlural: true, standsAlone: false)),
        ("docena", .dozen), ("docenas", .dozen), ("par", .pair), ("y", .and), ("mas", .and), ("a", .to), ("o", .to),
        ("u", .to),
        ("unos", .about), ("unas", .about), ("aproximadamente", .about), ("aprox", .about), ("casi", .about),
    ]

    private static let entries: [(StaticString, AmountWord)] = [
        ("a", .article), ("an", .article),
        ("zero", .count(0)), ("one", .count(1)), ("two", .count(2)), ("three", .count(3)), ("four", .count(4)),
        ("five", .count(5)), ("six", .count(6)), ("seven", .count(7)), ("eight", .count(8)), ("nine", .count(9)),
        ("ten", .count(10)), ("eleven", .count(11)), ("twelve", .count(12)), ("thirteen", .count(13)),
        ("fourteen", .count(14)), ("fifteen", .count(15)), ("sixteen", .count(16)), ("seventeen", .count(17)),
        ("eighteen", .count(18)), ("nineteen", .count(19)), ("twenty", .count(20)), ("thirty", .count(30)),
        ("forty", .count(40)), ("fifty", .count(50)), ("sixty", .count(60)), ("seventy", .count(70)),
        ("eighty", .count(80)), ("ninety", .count(90)),
        ("half", .part(denominator: 2, isPlural: false, standsAlone: true)),
        ("third", .part(denominator: 3, isPlural: false, standsAlone: true)),
        ("quarter", .part(denominator: 4, isPlural: false, standsAlone: true)),
        ("fourth", .part(denominator: 4, isPlural: false, standsAlone: false)),
        ("fifth", .part(denominator: 5, isPlural: false, standsAlone: false)),
        ("sixth", .part(denominator: 6, isPlural: false, standsAlone: false)),
        ("eighth", .part(denominator: 8, isPlural: false, standsAlone: false)),
        ("tenth", .part(denominator: 10, isPlural: false, standsAlone: false)),
        ("twelfth", .part(denominator: 12, isPlural: false, standsAlone: false)),
        ("sixteenth", .part(denominator: 16, isPlural: false, standsAlone: false)),
        ("halves", .part(denominator: 2, isPlural: true, standsAlone: false)),
        ("thirds", .part(denominator: 3, isPlural: true, standsAlone: false)),
        ("quarters", .part(denominator: 4, isPlural: true, standsAlone: false)),
        ("fourths", .part(denominator: 4, isPlural: true, standsAlone: false)),
        ("fifths", .part(denominator: 5, isPlural: true, standsAlone: false)),
        ("sixths", .part(denominator: 6, isPlural: true, standsAlone: false)),
        ("eighths", .part(denominator: 8, isPlural: true, standsAlone: false)),
        ("tenths", .part(denominator: 10, isPlural: true, standsAlone: false)),
        ("twelfths", .part(denominator: 12, isPlural: true, standsAlone: false)),
        ("sixteenths", .part(denominator: 16, isPlural: true, standsAlone: false)),
        ("dozen", .dozen), ("dozens", .dozen), ("baker's", .bakers), ("bakers", .bakers),
        ("couple", .couple), ("pair", .pair),
        ("and", .and), ("plus", .and), ("to", .to), ("or", .to),
        ("about", .about), ("around", .about), ("approx", .about), ("approximately", .about), ("roughly", .about),
        ("circa", .about), ("ca", .about), ("nearly", .about), ("almost", .about),
    ]
}
