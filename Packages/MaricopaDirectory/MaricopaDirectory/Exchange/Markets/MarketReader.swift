import MarkupKit
public import TimeKit
import WordKit

/// A reader of USDA's National Farmers Market Directory as exported: CSV with 59 columns and a row for each market.
///
/// A market without a valid number or name is rejected. Invalid values, such as a four-digit ZIP code or the time "TBD", are dropped with a
/// note, and missing values stay unknown. If all columns of goods and payments are `N`, they are unknown: the export doesn't tell the
/// difference.
public struct MarketReader: RecordReader, Sendable {
    /// The source's name in the records.
    public static let source = "usda-markets"

    private let today: LocalDate
    private var rows = TableRows("usda-markets") { header throws(DirectoryError) in try Columns(header) }

    /// Creates a reader; `today` becomes the date on which its records were added.
    public init(today: LocalDate) { self.today = today }

    /// Returns the markets completed by the next bytes.
    ///
    /// - Throws: `notThisFormat` if a column is missing.
    public mutating func feed(_ piece: [UInt8]) throws(DirectoryError) -> [ImportedItem] {
        let today = today
        return try rows.feed(piece) { ImportedItem(line: $2, MarketRow($0, $1).outcome(today)) }
    }

    /// Ends the file, and returns the remaining markets.
    ///
    /// - Throws: `notThisFormat` if a column is missing.
    public mutating func finish() throws(DirectoryError) -> [ImportedItem] {
        let today = today
        return try rows.finish { ImportedItem(line: $2, MarketRow($0, $1).outcome(today)) }
    }

    /// The indexes of the columns.
    struct Columns: Sendable {
        let id, name, website, facebook, street, city, county, state, zip, x, y, location, updated: Int
        let seasons: [(dates: Int, times: Int)]
        let payments: [(option: PaymentOption, place: Int)]
        let goods: [(name: String, place: Int)]

        init(_ header: TableHeader) throws(DirectoryError) {
            func place(_ name: String) throws(DirectoryError) -> Int {
                guard let place = header.place(of: name) else {
                    throw .notThisFormat("usda-markets", reason: localized("it has no column \(name)"))
                }
                return place
            }
            id = try place("FMID")
            name = try place("MarketName")
            website = try place("Website")
            facebook = try place("Facebook")
            street = try place("street")
            city = try place("city")
            county = try place("County")
            state = try place("State")
            zip = try place("zip")
            x = try place("x")
            y = try place("y")
            location = try place("Location")
            updated = try place("updateTime")
            var seasons: [(dates: Int, times: Int)] = []
            for number in 1...4 { seasons.append((try place("Season\(number)Date"), try place("Season\(number)Time"))) }
            self.seasons = seasons
            var payments: [(option: PaymentOption, place: Int)] = []
            for (option, name) in Self.payments { payments.append((option, try place(name))) }
            self.payments = payments
            var goods: [(name: String, place: Int)] = []
            for (column, name) in Self.goods { goods.append((name, try place(column))) }
            self.goods = goods
        }

        private static let payments: [(PaymentOption, String)] = [
            (.credit, "Credit"), (.wic, "WIC"), (.wicCash, "WICcash"), (.sfmnp, "SFMNP"), (.snap, "SNAP"),
        ]

        private static let goods = [
            ("Organic", "Organic produce"), ("Vegetables", "Vegetables"), ("Fruits", "Fruits"), ("Herbs", "Herbs"),
            ("Mushrooms", "Mushrooms"), ("WildHarvested", "Wild-harvested food"), ("Beans", "Beans"),
            ("Grains", "Grains"), ("Nuts", "Nuts"), ("Eggs", "Eggs"), ("Cheese", "Cheese"), ("Meat", "Meat"),
            ("Poultry", "Poultry"), ("Seafood", "Seafood"), ("Tofu", "Tofu"), ("Honey", "Honey"), ("Jams", "Jams"),
            ("Maple", "Maple syrup"), ("Bakedgoods", "Baked goods"), ("Prepared", "Prepared food"),
            ("Juices", "Juices"), ("Coffee", "Coffee"), ("Wine", "Wine"), ("Flowers", "Flowers"),
            ("Plants", "Plants"), ("Nursery", "Nursery stock"), ("Trees", "Trees"), ("Crafts", "Crafts"),
            ("Soap", "Soap"), ("PetFood", "Pet food"),
        ]
    }
}
