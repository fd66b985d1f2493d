/// The results of network sources as pages.
extension KidneyNutrition {
    /// Returns the result of a search as a page.
    public func onlineFoodsScreen(_ found: OnlineFoods) throws(KidneyError) -> OnlineFoodsScreen {
        try read { tables in OnlineFoodsScreen(try context(tables), found) }
    }

    /// Returns a fetched food as a page.
    public func fetchedFoodScreen(_ fetched: OnlineFood) throws(KidneyError) -> FetchedFoodScreen {
        try read { tables in FetchedFoodScreen(try context(tables), fetched) }
    }

    /// Returns a medicine's label as a page.
    ///
    /// - Parameters:
    ///   - chosen: The identifier of the label to show; nil for the best match.
    ///   - showsAll: Whether to show every sentence.
    /// - Throws: `noSuchLabel` if `chosen` isn't among the labels.
    public func drugLabelScreen(
        _ answer: DrugLabelAnswer,
        chosen: String? = nil,
        showsAll: Bool = false
    ) throws(KidneyError) -> DrugLabelScreen {
        if let chosen, !answer.labels.contains(where: { $0.label.keptID == chosen }) { throw .noSuchLabel(chosen) }
        return try read { tables in
            DrugLabelScreen(try context(tables), answer, chosen: chosen, showsAll: showsAll)
        }
    }
}
