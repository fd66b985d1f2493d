extension Gazetteer {
    /// The corners of the county's border, clockwise or counterclockwise, without the first one repeated. They are within 400 m of the
    /// cartographic boundary file of the U.S. Census Bureau (2010, county 04013), which is in the public domain.
    public static let outline: [Coordinate] = lines(of: outlineRows).map { line in
        let parts = line.split(separator: " ").compactMap { Int($0) }
        guard parts.count == 2 else { preconditionFailure("a row of the outline can't be read: \(line)") }
        return center(latitudeE5: parts[0] * 100, longitudeE5: parts[1] * 100)
    }

    /// Latitude and longitude in thousandths of a degree.
    private static let outlineRows = """
        33466 -111581
        33205 -111583
        33205 -112083
        33265 -112192
        33311 -112203
        32507 -112204
        32505 -113334
        33999 -113334
        34000 -112744
        33882 -112276
        33899 -112264
        34048 -112165
        34000 -111725
        34000 -111495
        33983 -111433
        33920 -111451
        33824 -111372
        33777 -111389
        33623 -111263
        33602 -111222
        33678 -111153
        33466 -111040
        """
}
