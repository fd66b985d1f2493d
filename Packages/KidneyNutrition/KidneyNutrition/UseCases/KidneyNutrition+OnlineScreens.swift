/// The results of network sources as pages. Showing one asks nobody.
extension KidneyNutrition {
    /// Returns the search in the food database with its last answer on this device.
    ///
    /// - Parameters:
    ///   - words: The search text; nil for an empty form.
    ///   - typed: The form's fields as typed.
    public func onlineFoodsScreen(
        _ words: String?,
        isBranded: Bool = false,
        typed: [String: String] = [:]
    ) throws(KidneyError) -> OnlineFoodsScreen {
        try read { tables in
            let source = online?.foods.name ?? ""
            let found = try Self.keptFoods(words ?? "", branded: isBranded, of: source, tables)
            return OnlineFoodsScreen(
                try context(tables),
                found,
                isBranded: isBranded,
                from: online?.foods,
                typed: typed
            )
        }
    }

    /// Returns the result of a search as a page.
    public func onlineFoodsScreen(_ found: OnlineFoods) throws(KidneyError) -> OnlineFoodsScreen {
        try read { tables in OnlineFoodsScreen(try context(tables), found, from: online?.foods) }
    }

    /// Returns a fetched food as a page.
    public func fetchedFoodScreen(_ fetched: OnlineFood) throws(KidneyError) -> FetchedFoodScreen {
        try read { tables in FetchedFoodScreen(try context(tables), fetched) }
    }

    /// Returns the labels of a medicine that are on this device.
    ///
    /// - Parameters:
    ///   - name: The brand or generic name; nil for an empty form.
    ///   - chosen: The identifier of the label to show; nil for the best match.
    ///   - typed: The form's field as typed.
    /// - Throws: `noSuchLabel` if `chosen` isn't among the labels.
    public func drugLabelScreen(
        _ name: String?,
        chosen: String? = nil,
        showsAll: Bool = false,
        typed: [String: String] = [:]
    ) throws(KidneyError) -> DrugLabelScreen {
        try read { tables in
            let answer = try Self.unaskedDrugLabels(of: name ?? "", from: online?.labels.name ?? "", tables)
            return try drugLabelScreen(answer, chosen: chosen, showsAll: showsAll, typed: typed, tables)
        }
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
        try read { tables in try drugLabelScreen(answer, chosen: chosen, showsAll: showsAll, typed: [:], tables) }
    }

    private func drugLabelScreen(
        _ answer: DrugLabelAnswer,
        chosen: String?,
        showsAll: Bool,
        typed: [String: String],
        _ tables: KidneyReader
    ) throws -> DrugLabelScreen {
        if let chosen, !answer.labels.contains(where: { $0.label.keptID == chosen }) {
            throw KidneyError.noSuchLabel(chosen)
        }
        return DrugLabelScreen(
            try context(tables),
            answer,
            chosen: chosen,
            showsAll: showsAll,
            from: online?.labels,
            medicines: try tables.medicines(),
            typed: typed
        )
    }
}
