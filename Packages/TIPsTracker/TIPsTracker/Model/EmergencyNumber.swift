import Foundation

/// The number for emergencies, as far as time zones tell the country.
enum EmergencyNumber: Hashable {
    /// 911.
    case unitedStates
    /// A number that no zone tells.
    case other
    /// One of both: the patient's home and the device are in different zones of the world.
    case unsure

    /// - Parameters:
    ///   - home: the zone of the patient's home.
    ///   - device: the zone of the device, which may be abroad with the patient or apart from them.
    init(in home: TimeZone, shownIn device: TimeZone) {
        switch (Self.isUnitedStates(home), Self.isUnitedStates(device)) {
        case (true, true): self = .unitedStates
        case (false, false): self = .other
        case (true, false), (false, true): self = .unsure
        }
    }

    /// Whether a zone is of the United States, where the number is 911.
    private static func isUnitedStates(_ zone: TimeZone) -> Bool {
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
