import StorageKit
import TimeKit
import WordKit

/// Foods of a network database. The engine stores each answer, so that the same request isn't repeated soon. If the database fails, it uses
/// local data and says so. The database gets the search text and no other data of the user.
extension KidneyNutrition {
    /// The number of days for which an answer to a search is valid. The tables change a few times a year.
    static let searchHolds = 7
    /// The number of days for which the answer about one food is valid.
    static let foodHolds = 30
    /// The number of days for which the answer "not found" is valid.
    static let absenceHolds = 1
    /// The maximum number of foods in a search.
    public static let onlineLimit = 200
    /// The number of foods in a search that names none.
    public static let usualLimit = 20
    /// The maximum length of a search text, in characters.
    static let searchLimit = 200

    private static func foodsQuestion(_ words: String, limit: Int, branded: Bool) -> String {
        "foods/\(branded ? "all" : "plain")/\(limit)/\(TypedText.key(words))"
    }

    /// Returns the last answer of a database to a search that is on this device. Nobody is asked.
    static func keptFoods(
        _ typed: String,
        branded: Bool,
        of source: String,
        _ tables: KidneyReader
    ) throws -> OnlineFoods {
        let words = TypedText.line(typed)
        let question = foodsQuestion(words, limit: usualLimit, branded: branded)
        let answer = try words.isEmpty ? nil : tables.answer(of: source, to: question)
        return OnlineFoods(
            typed: words,
            source: source,
            foods: try answer.map { try listed($0, tables) } ?? [],
            new: 0,
            leftOut: [],
            origin: answer.map { AnswerOrigin.kept($0.at) } ?? .unasked
        )
    }

    /// Returns the foods of a database whose names contain the words, the best match first and branded foods last.
    ///
    /// The foods are stored, so they can be entered at once and found without a network later. An existing food isn't replaced, because a
    /// search result has less data than a table. If the database fails, an earlier answer or the foods of this device are the result;
    /// ``OnlineFoods/origin`` says which.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of foods, from 1 to ``onlineLimit``.
    ///   - branded: Whether to include branded foods.
    /// - Throws: `textBlank`, `textTooLong`, `termsNotAccepted`.
    public func searchFoods(
        _ typed: String,
        limit: Int = KidneyNutrition.usualLimit,
        branded: Bool = false,
        in database: some FoodDatabase
    ) async throws(KidneyError) -> OnlineFoods {
        let words = try Self.text(typed, localized("name of the food"), limit: Self.searchLimit)
        let limit = min(max(1, limit), Self.onlineLimit)
        let question = Self.foodsQuestion(words, limit: limit, branded: branded)
        let look = try ready(database.name, database.account, question)
        if let answer = look.answer, answer.holds(Self.searchHolds, look.now) {
            let foods = try read { tables in try Self.listed(answer, tables) }
            return OnlineFoods(
                typed: words,
                source: database.name,
                foods: foods,
                new: 0,
                leftOut: [],
                origin: .kept(answer.at)
            )
        }
        let heard = await look.heard { () async throws(SourceFault) in
            try await database.foods(named: words, limit: limit, branded: branded)
        }
        switch heard {
        case .success(let reply): return try keep(reply, typed: words, question, in: database)
        case .failure(let fault): return try standIn(for: fault, typed: words, limit: limit, look, in: database)
        }
    }

    /// Returns a food of a database by its number there, with its portions. It replaces the stored figures; past entries keep the old ones.
    ///
    /// - Throws: `notInDatabase`, `foodUnusable`, `contentOutOfRange`; `source` if the database fails and the food isn't stored.
    public func fetchFood(_ number: Int, from database: some FoodDatabase) async throws(KidneyError) -> OnlineFood {
        let question = "food/\(number)"
        let look = try ready(database.name, database.account, question)
        if let answer = look.answer, answer.holds(answer.ids.isEmpty ? Self.absenceHolds : Self.foodHolds, look.now) {
            guard let id = answer.ids.first else { throw .notInDatabase(database.name, number) }
            return OnlineFood(
                food: try food(TimeKit.ID(id)),
                source: database.name,
                outcome: .alreadyThere,
                origin: .kept(answer.at)
            )
        }
        let fault: SourceFault
        switch await look.heard({ () async throws(SourceFault) in try await database.food(number) }) {
        case .success(let reply): return try keep(reply, number, question, from: database)
        case .failure(let found): fault = found
        }
        try note(fault, of: database.name, database.account)
        let known = look.answer?.ids.first ?? FoodSource.foodDataCentral(number).foodID.rawValue
        guard let food = try read({ tables in try tables.food(TimeKit.ID(known)) }) else {
            throw .source(database.name, fault)
        }
        let origin = look.answer.map { AnswerOrigin.old($0.at, fault) } ?? .local(fault)
        return OnlineFood(food: food, source: database.name, outcome: .alreadyThere, origin: origin)
    }

    // MARK: Storing answers

    private func keep(
        _ reply: SourceReply<FoodPage>,
        typed: String,
        _ question: String,
        in database: some FoodDatabase
    ) throws(KidneyError) -> OnlineFoods {
        let page = reply.value
        // Plain foods come before branded ones, each group in the order of the database.
        let foods = page.foods.filter { $0.brand == nil } + page.foods.filter { $0.brand != nil }
        return try write { tables in
            var new = 0
            for food in foods where try tables.keepListed(food) { new += 1 }
            try Self.finish(new, of: page, from: database.name, tables)
            if let pause = reply.pause { try tables.pause(pause, of: database.name, account: database.account) }
            let ids = foods.map(\.id.rawValue)
            let answer = SourceAnswer(ids: ids, total: page.total, at: tables.now)
            try tables.keep(answer, of: database.name, to: question)
            let shown = try Self.listed(answer, tables.reader)
            return OnlineFoods(
                typed: typed,
                source: database.name,
                foods: shown,
                new: new,
                leftOut: page.refusals,
                origin: .asked
            )
        }
    }

    private func keep(
        _ reply: SourceReply<FoodPage>,
        _ number: Int,
        _ question: String,
        from database: some FoodDatabase
    ) throws(KidneyError) -> OnlineFood {
        let page = reply.value
        let kept: Result<OnlineFood, KidneyError> = try write { tables in
            if let pause = reply.pause { try tables.pause(pause, of: database.name, account: database.account) }
            guard let food = page.foods.first else {
                if let reason = page.refusals.first {
                    return .failure(.foodUnusable(database.name, number, reason: reason))
                }
                let none = SourceAnswer(ids: [], total: 0, at: tables.now)
                try tables.keep(none, of: database.name, to: question)
                return .failure(.notInDatabase(database.name, number))
            }
            let outcome = try tables.importFood(food, of: .foodDataCentral)
            try Self.finish(outcome == .alreadyThere ? 0 : 1, of: page, from: database.name, tables)
            let answer = SourceAnswer(ids: [food.id.rawValue], total: 1, at: tables.now)
            try tables.keep(answer, of: database.name, to: question)
            let shown = try tables.reader.requiredFood(food.id)
            return .success(
                OnlineFood(food: shown, source: database.name, outcome: OnlineFood.Outcome(outcome), origin: .asked)
            )
        }
        // The error is thrown after the transaction, so that the answer and the pause are stored.
        return try kept.get()
    }

    /// Rebuilds the search index and adds a line to the change log, if any food changed.
    private static func finish(_ count: Int, of page: FoodPage, from source: String, _ tables: KidneyWriter) throws {
        guard count > 0 else { return }
        try tables.keepIndex()
        func summary() -> String {
            localized("\(source): \(page.foods.count, "food") listed, \(count) of them new or changed")
        }
        let subject = EntityRef(kind: "foods", id: source)
        try tables.change("fetchFoods", of: subject, summary(), by: importActor) { rows in _ = try rows.changeID }
    }

    /// Returns the foods of an answer in its order, without deleted ones. The score is 1000 less the position.
    private static func listed(_ answer: SourceAnswer, _ tables: KidneyReader) throws -> [FoundFood] {
        try answer.ids.enumerated().compactMap { place, id in
            try tables.food(TimeKit.ID(id)).map { FoundFood(food: $0, score: max(1, 1000 - place), edits: 0) }
        }
    }

    private func standIn(
        for fault: SourceFault,
        typed: String,
        limit: Int,
        _ look: SourceLook,
        in database: some FoodDatabase
    ) throws(KidneyError) -> OnlineFoods {
        try note(fault, of: database.name, database.account)
        return try read { tables in
            let foods: [FoundFood]
            let origin: AnswerOrigin
            if let answer = look.answer {
                (foods, origin) = (try Self.listed(answer, tables), .old(answer.at, fault))
            } else {
                (foods, origin) = (try tables.searchFoods(typed, limit: limit), .local(fault))
            }
            return OnlineFoods(typed: typed, source: database.name, foods: foods, new: 0, leftOut: [], origin: origin)
        }
    }
}

// MARK: Common to all sources

/// The data before a request to a source.
struct SourceLook {
    /// The current time before the request.
    let now: Instant
    /// The last answer to the same request; nil for none.
    let answer: SourceAnswer?
    /// The fault while the source's rate limit is used up; otherwise nil.
    let fault: SourceFault?

    /// Returns the answer of the source. While the rate limit is used up, it returns the fault without a request.
    func heard<Value>(
        _ ask: () async throws(SourceFault) -> SourceReply<Value>
    ) async -> Result<SourceReply<Value>, SourceFault> {
        if let fault { return .failure(fault) }
        do throws(SourceFault) {
            return .success(try await ask())
        } catch {
            return .failure(error)
        }
    }
}

extension SourceAnswer {
    /// Returns whether the answer is younger than a number of days. An answer from the future, after the clock was set back, isn't valid.
    func holds(_ days: Int, _ now: Instant) -> Bool { at <= now && now < at.adding(days24h: days) }
}

extension KidneyNutrition {
    /// Returns the last answer to a request, and whether the source may be asked.
    ///
    /// - Throws: `termsNotAccepted`.
    func ready(_ source: String, _ account: String, _ question: String) throws(KidneyError) -> SourceLook {
        let now = clock.now()
        return try read { tables in
            let until = try tables.pause(of: source, account: account, now: now)
            let seconds = until.map { Int(now.milliseconds(until: $0) + 999) / 1000 }
            return SourceLook(
                now: now,
                answer: try tables.answer(of: source, to: question),
                fault: seconds.map { .overLimit(seconds: $0) }
            )
        }
    }

    /// Stores the pause that a source demands, so that no process asks earlier. A stored pause isn't extended.
    func note(_ fault: SourceFault, of source: String, _ account: String) throws(KidneyError) {
        guard case .overLimit(let seconds) = fault else { return }
        try write { tables in
            guard try tables.reader.pause(of: source, account: account, now: tables.now) == nil else { return }
            try tables.pause(seconds, of: source, account: account)
        }
    }
}

extension OnlineFood.Outcome {
    init(_ outcome: FoodImport.Outcome) {
        self =
            switch outcome {
            case .new: .new
            case .changed: .changed
            // A stored food is never newer than the database's current one.
            case .alreadyThere, .notKept: .alreadyThere
            }
    }
}
