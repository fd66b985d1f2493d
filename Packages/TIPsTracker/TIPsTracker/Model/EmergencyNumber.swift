import Foundation

/// The number for emergencies of a country, as far as a time zone tells the country.
enum EmergencyNumber {
    /// Whether a zone is of the United States, where the number is 911.
    static func isUnitedStates(_ zone: TimeZone) -> Bool {
        zones.contains(zone.identifier)
            || ["US/", "America/Indiana/", "America/Kentucky/", "America/North_Dakota/"].contains {
                zone.identifier.hasPrefix($0)
            }
    }

    /// The identifiers of the time zone database for the states and territories, old ones too.
    private static let zones: Set<String> = [
        "America/Adak", "America/Anchorage", "America/Atka", "America/Boise", "America/Chicago", "America/Denver",
        "America/Detroit", "America/Fort_Wayne", "America/Indianapolis", "America/Juneau", "America/Knox_IN",
        "America/Los_Angeles", "America/Louisville", "America/Menominee", "America/Metlakatla", "America/New_York",
        "America/Nome", "America/Phoenix", "America/Puerto_Rico", "America/Shiprock", "America/Sitka",
        "America/St_Thomas", "America/Virgin", "America/Yakutat", "Navajo", "Pacific/Guam", "Pacific/Honolulu",
        "Pacific/Pago_Pago", "Pacific/Saipan", "Pacific/Samoa",
    ]
}
