public import FractionParser
public import StorageKit
public import TimeKit

/// Everything that the engine refuses. Each case carries the value at fault, and each message says what to do.
public indirect enum KidneyError: Error, Hashable, Sendable {
    // MARK: The terms, the profile and the store

    /// Nothing works before the terms of this version were accepted.
    case termsNotAccepted(version: Int)
    /// Another version of the terms than the one that holds.
    case termsOutdated(version: Int, current: Int)
    /// There is no profile yet.
    case noProfile
    /// A text without anything to read in it; what it is for.
    case textBlank(String)
    /// A text that is too long; what it is for.
    case textTooLong(String, characters: Int, limit: Int)
    /// A value of the profile that nobody has: what it is, and what can be entered.
    case profileValue(String, String, allowed: String)
    /// The profile has no category, or no limit, from this day on.
    case notInProfile(String)
    /// There is no measurement, entry or photo with this id; what was looked for.
    case noSuchRecord(String, String)
    /// An alert that can't wait can't be dismissed; what it says.
    case alertUrgent(String)
    /// An alert that can wait needs no acknowledgment; what it says.
    case alertCanWait(String)
    /// A type of notices that can't be turned off.
    case noticeFixed(NoticeKind)
    /// A time that hasn't come yet.
    case inTheFuture(Moment)
    /// A food that isn't drunk.
    case notADrink(String)
    /// A food of the user's own that dishes are made of.
    case foodInUse(String, by: [String])
    /// A food of the user's own can't be imported in the way of tables.
    case notForImport(String)
    /// The engine was opened without a place for photos.
    case noPlaceForPhotos
    /// The photo's original is gone from the disk.
    case originalMissing(String)
    /// The store refused.
    case store(StoreError)
    /// Our own mistake, in the words of what failed.
    case fault(String)

    // MARK: Amounts of food

    /// Nothing was typed.
    case amountMissing
    /// A text that doesn't begin with an amount.
    case notAFoodAmount(String, AmountError)
    /// A range, where one amount is eaten.
    case amountIsRange(String)
    /// Zero or less.
    case amountNotPositive(String)
    /// More than one entry can hold.
    case amountTooLarge(String)
    /// An amount without a measure.
    case measureMissing(String, food: String, choices: [String])
    /// A measure that the food doesn't have.
    case unknownMeasure(String, food: String, choices: [String])
    /// A measure that fits several of the food's portions.
    case ambiguousMeasure(String, food: String, choices: [String])
    /// A weight or volume, of what another program recorded without one.
    case weightNotRecorded(String, food: String, choices: [String])
    /// A volume, of a food whose weight by volume isn't known.
    case volumeUnknown(String, food: String, choices: [String])

    // MARK: Foods and dishes

    /// No food has this id or name.
    case noSuchFood(String)
    /// A food without a name.
    case foodNameBlank
    /// A figure that 100 g can't hold.
    case contentOutOfRange(Nutrient, Thousandths)
    /// A dish without components.
    case dishEmpty(String)
    /// A dish that holds itself; the names lead from it back to it.
    case dishCycle([String])
    /// Dishes in dishes, further down than ``Dish/depthLimit``.
    case dishTooDeep(String)
    /// A cooked weight of zero or less, or above any pot.
    case yieldOutOfRange(dish: String, grams: Rational)
    /// Something is wrong with a component.
    case component(String, of: String, KidneyError)

    // MARK: Measurements

    /// A text that is no number.
    case notANumber(String)
    /// A number that doesn't fit in 64-bit fractions.
    case numberTooLong(String)
    /// A text that names no laboratory value.
    case notAnAnalyte(String)
    /// A text that is no unit of the analyte.
    case unknownLabUnit(String, Analyte)
    /// A unit that the analyte isn't measured in.
    case unitNotOfAnalyte(String, Analyte)
    /// A laboratory value that nobody has; `likely` is what was likely meant.
    case implausibleLab(Analyte, String, likely: [String])
    /// A text that is no unit of weight.
    case unknownWeightUnit(String)
    /// A weight that no adult has; `likely` is what was likely meant.
    case implausibleWeight(String, likely: [String])
    /// An ionized calcium, or a value that looks like one; as it was typed.
    case ionizedCalcium(String)
    /// A weight far from the last one, which was of this day; what was likely meant.
    case unlikelyWeight(String, last: String, LocalDate, likely: [String])
    /// A blood pressure that nobody has; `likely` is what was likely meant.
    case implausiblePressure(String, likely: [String])
    /// More of an activity than a day holds.
    case implausibleActivity(String)
    /// A clinic's limit whose floor lies above its ceiling, or that is negative.
    case limitUnclear(TargetQuantity, low: String, high: String)

    // MARK: Medicines

    /// A medicine without a name.
    case medicineNameBlank
    /// A medicine whose last day lies before its first.
    case medicineStopsBeforeStart(String, start: LocalDate, stop: LocalDate)
    /// A medicine that would be taken twice at one time.
    case medicineTimeTwice(String, LocalTime)
    /// A text that is no time of a dose.
    case notADoseTime(String)
    /// A text that is no day of the week.
    case notAWeekday(String)
    /// Bytes that hold no drug label; `what` says why.
    case notADrugLabel(String)
    /// The answer of a server that refuses: its code and words.
    case drugLabelRefused(code: String, String)

    // MARK: Goals and advice

    /// A goal that could harm.
    case goalHarms(GoalAim, GoalHarm)
    /// A goal about something that has one already.
    case goalExists(GoalSubject)
    /// An edit that would make another goal of it.
    case goalSubjectChanged(from: GoalSubject, to: GoalSubject)
    /// A goal whose number is zero or less, or beyond what can be entered.
    case goalOutOfRange(GoalAim)
    /// A goal about a nutrient that isn't tracked in this way.
    case goalNotTracked(GoalSubject)
    /// A text that doesn't say how much a goal is to be.
    case goalAmountUnclear(String, GoalSubject)
    /// A text that names nothing a goal can be about.
    case notAGoal(String)
    /// A goal where it has to be said whether at most or at least is meant.
    case goalDirectionUnclear(String)
    /// A goal whose last day is over.
    case goalDayPast(LocalDate)
    /// A goal that has ended.
    case goalEnded(LocalDate)
    /// What was asked to be eaten more and left out at once.
    case preferencesConflict(String)

    // MARK: Sources on the network

    /// A source on the network that gave no answer, where nothing here stands in for it.
    case source(String, SourceFault)
    /// A medicine of which no label is here, and the source that wasn't heard.
    case notChecked(String, String, SourceFault)
    /// A food that a database doesn't have: its name, and the number.
    case notInDatabase(String, Int)
    /// A food that a database has and that can't be counted, with the reason.
    case foodUnusable(String, Int, reason: String)
    /// No label of this id is here.
    case noSuchLabel(String)
    /// A label that doesn't say which medicine it is of.
    case labelNamesNothing(String)

    // MARK: Files of other programs

    /// A file that broke off or turned hostile; the counts are of what was read before.
    case importStopped(file: String, reason: String, counts: ImportCounts)
    /// A file that is something else.
    case notThisFormat(file: String, expected: String)

    // MARK: Trends and reports

    /// A span whose last day lies before its first.
    case spanBackwards(LocalDate, LocalDate)
    /// More days than a report can hold.
    case spanTooLong(days: Int, limit: Int)
    /// A day of which there is nothing to tell yet.
    case dayToCome(LocalDate)
}
