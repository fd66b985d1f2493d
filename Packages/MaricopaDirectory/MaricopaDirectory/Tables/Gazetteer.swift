/// The places of the county.
public enum Gazetteer {
    /// Where 85003 is: the centre of the county's first map.
    public static let phoenix = ZIPCode("85003")

    /// The centre of a ZIP code of Arizona; nil for one that has none here.
    public static func center(of zip: ZIPCode) -> Coordinate? { nil }
}
