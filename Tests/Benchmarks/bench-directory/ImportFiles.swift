import DirectoryRecords
import MaricopaDirectory

/// Files of generated records in the formats of their sources, in pieces of 64 kilobytes.
enum ImportFiles {
    /// Markets in the format of USDA's export, with 59 columns.
    static func markets(_ records: GeneratedDirectory) -> [[UInt8]] {
        var pieces = Pieces()
        pieces.add(columns.joined(separator: ",") + "\r\n")
        for number in 0..<records.count {
            let record = records.record(number, as: .market)
            let fields = cells(record, number)
            let line = columns.map { column in
                "\"" + (fields[column] ?? (isText(column) ? "" : "N")).replacing("\"", with: "\"\"") + "\""
            }
            pieces.add(line.joined(separator: ",") + "\r\n")
        }
        return pieces.all
    }

    /// Parks as GeoJSON; one in five is an area with five corners.
    static func parks(_ records: GeneratedDirectory) -> [[UInt8]] {
        var pieces = Pieces()
        pieces.add("{\"type\":\"FeatureCollection\",\"features\":[\n")
        for number in 0..<records.count {
            let record = records.record(number, as: .park)
            var features: [String] = []
            if case .park(let park) = record.details { features = park.features }
            let properties = [
                ("NAME", text(record.title)), ("DESCRIPTION", text(record.description)),
                ("ADDRESS", text(record.address)), ("CITY", text(record.city)),
                ("ZIP", text(record.zip?.digits ?? "")), ("PHONE", text(record.phone)),
                ("AMENITIES", text(features.joined(separator: ", "))),
                ("WEBSITE", text(record.links.first?.address.text ?? "")),
            ]
            let members = properties.map { "\"\($0)\":\($1)" }.joined(separator: ",")
            pieces.add(
                (number > 0 ? ",\n" : "")
                    + "{\"type\":\"Feature\",\"id\":\(number),\"properties\":{\(members)},\"geometry\":"
                    + geometry(record.coordinate, isArea: number % 5 == 0) + "}"
            )
        }
        pieces.add("\n]}\n")
        return pieces.all
    }

    private static func geometry(_ place: Coordinate?, isArea: Bool) -> String {
        guard let place else { return "null" }
        guard isArea else { return "{\"type\":\"Point\",\"coordinates\":[\(place.longitude),\(place.latitude)]}" }
        let corners = [(0.0, 0.0), (0.002, 0.0), (0.003, 0.001), (0.002, 0.002), (0.0, 0.002), (0.0, 0.0)]
        let ring = corners.map { "[\(place.longitude + $0),\(place.latitude + $1)]" }.joined(separator: ",")
        return "{\"type\":\"Polygon\",\"coordinates\":[[\(ring)]]}"
    }

    private static func text(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }

    private static func isText(_ column: String) -> Bool {
        column.hasPrefix("Season") || ["Website", "Facebook", "Twitter", "Youtube", "OtherMedia"].contains(column)
    }

    private static func cells(_ record: Record, _ number: Int) -> [String: String] {
        var cells = [
            "FMID": "\(2_000_000 + number)", "MarketName": record.title, "street": record.address,
            "city": record.city, "County": "Maricopa", "State": "Arizona", "zip": record.zip?.digits ?? "",
            "Website": record.links.first?.address.text ?? "", "Location": "Private business parking lot",
            "x": record.coordinate.map { "\($0.longitude)" } ?? "",
            "y": record.coordinate.map { "\($0.latitude)" } ?? "",
            "Organic": "Y", "Vegetables": "Y", "updateTime": "6/20/2017 5:29:02 PM",
        ]
        if number % 3 > 0 {
            cells["Season1Date"] = "05/06/2017 to 09/30/2017"
            cells["Season1Time"] = "Sat: 8:00 AM-12:00 PM;"
        }
        if number % 3 > 1 {
            cells["Season2Date"] = "10/04/2017 to 04/28/2018"
            cells["Season2Time"] = "Wed: 9:00 AM-1:00 PM;Sat: 9:00 AM-1:00 PM;"
        }
        if number % 2 == 0 {
            cells["SNAP"] = "Y"
            cells["Credit"] = "Y"
        }
        return cells
    }

    private static let columns =
        """
        FMID,MarketName,Website,Facebook,Twitter,Youtube,OtherMedia,street,city,County,State,zip,Season1Date,Season1Time,\
        Season2Date,Season2Time,Season3Date,Season3Time,Season4Date,Season4Time,x,y,Location,Credit,WIC,WICcash,SFMNP,SNAP,\
        Organic,Bakedgoods,Cheese,Crafts,Flowers,Eggs,Seafood,Herbs,Vegetables,Honey,Jams,Maple,Meat,Nursery,Nuts,Plants,\
        Poultry,Prepared,Soap,Trees,Wine,Coffee,Beans,Fruits,Grains,Juices,Mushrooms,PetFood,Tofu,WildHarvested,updateTime
        """
        .split(separator: ",").map(String.init)

    private struct Pieces {
        private(set) var all: [[UInt8]] = [[]]

        mutating func add(_ text: String) {
            if all[all.count - 1].count >= 1 << 16 { all.append([]) }
            all[all.count - 1] += text.utf8
        }
    }
}
