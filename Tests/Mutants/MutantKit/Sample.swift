/// Draws mutants with a seed.
public enum Sample {
    /// Draws mutants from each file in proportion to the file's number of mutants.
    ///
    /// A mutant's place in the draw depends on the seed and its own id only. A change of one function therefore doesn't
    /// change the draw among the other mutants of its file.
    ///
    /// - Parameters:
    ///   - mutants: all mutants to draw from.
    ///   - count: the maximum number of mutants.
    /// - Returns: the drawn mutants, sorted by file and line.
    public static func draw(_ mutants: [Mutant], count: Int, seed: UInt64) -> [Mutant] {
        let files = Dictionary(grouping: mutants, by: \.file)
        let names = files.keys.sorted()
        let shares = Self.shares(of: names.map { files[$0, default: []].count }, count: count, names: names, seed: seed)
        return zip(names, shares).flatMap { name, share in
            files[name, default: []].sorted { key($0.id, seed) < key($1.id, seed) }.prefix(share)
                .sorted { ($0.range.lowerBound, $0.id) < ($1.range.lowerBound, $1.id) }
        }
    }

    /// Whole shares by the largest remainder; the seed decides between equal remainders.
    private static func shares(of sizes: [Int], count: Int, names: [String], seed: UInt64) -> [Int] {
        let total = sizes.reduce(0, +)
        guard count < total else { return sizes }
        var shares = sizes.map { $0 * count / total }
        let byRemainder = sizes.indices.sorted {
            let (left, right) = (sizes[$0] * count % total, sizes[$1] * count % total)
            return left == right ? key(names[$0], seed) < key(names[$1], seed) : left > right
        }
        for index in byRemainder.prefix(count - shares.reduce(0, +)) { shares[index] += 1 }
        return shares
    }

    /// FNV-1a over a text, mixed as in SplitMix64.
    static func key(_ text: String, _ seed: UInt64) -> UInt64 {
        var hash = 0xcbf2_9ce4_8422_2325 ^ seed
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
        hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
        return hash ^ (hash >> 31)
    }
}
