/// A word that can be part of an amount.
enum AmountWord: Equatable, Sendable {
    /// "a", "an".
    case article
    /// "one" to "nineteen", and the tens.
    case count(UInt64)
    /// "half", "quarters"; `standsAlone` if the word is an amount without a count before it.
    case part(denominator: UInt64, isPlural: Bool, standsAlone: Bool)
    /// "dozen".
    case dozen
    /// "baker's", which must be followed by "dozen".
    case bakers
    /// "couple", which is approximate.
    case couple
    /// "pair".
    case pair
    /// "and", "plus".
    case and
    /// "to", "or".
    case to
    /// "about", "roughly".
    case about

    static let table = WordTable<AmountWord>(entries.map { (PackedWord($0.0), $0.1) })

    /// The Spanish words, without accents. They come before the English ones where the options ask for them.
    static let spanish = WordTable<AmountWord>(spanishEntries.map { (PackedWord($0.0), $0.1) })

    private static let spanishEntries: [(StaticString, AmountWord)] = [
        ("cero", .count(0)), ("un", .count(1)), ("una", .count(1)), ("uno", .count(1)), ("dos", .count(2)),
        ("tres", .count(3)),
        ("cuatro", .count(4)), ("cinco", .count(5)), ("seis", .count(6)), ("siete", .count(7)), ("ocho", .count(8)),
        ("nueve", .count(9)),
        ("diez", .count(10)), ("once", .count(11)), ("doce", .count(12)), ("quince", .count(15)),
        ("veinte", .count(20)),
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
