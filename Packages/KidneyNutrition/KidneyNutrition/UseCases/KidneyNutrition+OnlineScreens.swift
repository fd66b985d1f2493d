/// What sources on the network answered, as pages.
extension KidneyNutrition {
    /// What a search in a database came to.
    public func onlineFoodsScreen(_ found: OnlineFoods) throws(KidneyError) -> OnlineFoodsScreen {
        try read { tables in OnlineFoodsScreen(try context(tables), found) }
    }

    /// What came of fetching a food.
    public func fetchedFoodScreen(_ fetched: OnlineFood) throws(KidneyError) -> FetchedFoodScreen {
        try read { tables in FetchedFoodScreen(try context(tables), fetched) }
    }

    /// What the label of a medicine says.
    ///
    /// - Parameters:
    ///   - chosen: which of the labels; nil for the one that fits best. Throws `noSuchLabel` for one that isn't among them.
    ///   - showsAll: whether every sentence is shown.
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
