// A step has a number among the steps to do. A heading has none, so that every page and file counts from 1.

extension [Step] {
    /// The number of each step that isn't a heading.
    public var numbers: [Step.ID: Int] {
        let numbered = filter { !RecipeHeading.isHeading($0.text) }
        return Dictionary(uniqueKeysWithValues: numbered.enumerated().map { ($1.id, $0 + 1) })
    }

    /// Returns the number that a step at a row would have, among all rows without the one at `moved`.
    func number(at row: Int, moving moved: Step.ID? = nil) -> Int {
        filter { $0.id != moved }.prefix(Swift.max(0, row - 1)).count { !RecipeHeading.isHeading($0.text) } + 1
    }

    /// Returns the row, by the rule of `Position`, at which a step gets a number. A new step, and one that moves up, stands right before
    /// the step that had it, and one that moves down right after the step before.
    ///
    /// - Parameter moved: The step that moves; nil for a new one.
    public func row(ofNumber number: Int, moving moved: Step.ID? = nil) -> Int {
        let old = first { $0.id == moved }
        let others = filter { $0.id != moved }
        let numbered = others.indices.filter { !RecipeHeading.isHeading(others[$0].text) }
        if let old {
            let current = self.number(at: old.position, moving: moved)
            if current == number { return old.position }
            if number > current {
                return numbered.isEmpty ? old.position : numbered[Swift.min(number - 1, numbered.count) - 1] + 2
            }
        }
        return numbered.indices.contains(number - 1)
            ? numbered[number - 1] + 1 : number < 1 ? number : others.count + 1
    }
}
