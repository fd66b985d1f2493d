public import FractionParser
public import ScreenKit
public import StorageKit
public import TimeKit
import WordKit

/// Every error of the engine. Each case carries the value at fault, and each message says what to do.
public indirect enum KidneyError: StoreFailure, Hashable, Sendable {
    // MARK: The terms, the profile and the store

    /// The terms of this version must be accepted before anything else works.
    case termsNotAccepted(version: Int)
    /// The accepted version of the terms isn't the current one.
    case termsOutdated(version: Int, current: Int)
    case noProfile
    /// A text that is empty or only spaces, with the name of its field.
    case textBlank(String)
    /// A text that is too long, with the name of its field.
    case textTooLong(String, characters: Int, limit: Int)
    /// An impossible value in the profile: the field, the text, and the values allowed.
    case profileValue(String, String, allowed: String)
    /// The profile has no category or limit from this day on.
    case notInProfile(String)
    /// No sick day is open on this day, so none can end.
    case noSickDay(LocalDate)
    /// No measurement, entry or photo has this id: the kind of record, and the id.
    case noSuchRecord(String, String)
    /// An urgent alert can't be dismissed. Carries its message.
    case alertUrgent(String)
    /// An alert that isn't urgent needs no acknowledgment. Carries its message.
    case alertCanWait(String)
    /// A kind of notice that can't be turned off.
    case noticeFixed(NoticeKind)
    /// A time in the future.
    case inTheFuture(Moment)
    /// A food that isn't a drink.
    case notADrink(String)
    /// A custom food that is a component of these dishes.
    case foodInUse(String, by: [String])
    /// A custom food can't be imported as a row of a food table.
    case notForImport(String)
    /// The engine was opened without a folder for photos.
    case noPlaceForPhotos
    /// A field for a file without one.
    case noFile(field: String)
    /// An error with the file of a field.
    case file(field: String, KidneyError)
    /// The engine was opened without a printer.
    case noPrinter
    /// The engine was opened without a reader of other programs' files.
    case noImporter
    /// The photo's original file is gone from the disk.
    case originalMissing(String)
    case store(StoreError)
    /// A bug in the engine, with the description of the unexpected error.
    case fault(String)

    // MARK: Amounts of food

    /// The amount is empty.
    case amountMissing
    /// A text that doesn't begin with an amount.
    case notAFoodAmount(String, AmountError)
    /// A range, although an entry has one amount.
    case amountIsRange(String)
    case amountNotPositive(String)
    /// More than one entry can hold.
    case amountTooLarge(String)
    case measureMissing(String, food: String, choices: [String])
    case unknownMeasure(String, food: String, choices: [String])
    /// A household measure without a size that a source gives, such as a splash.
    case measureVaries(String, food: String, isDrink: Bool, choices: [String])
    /// A measure that matches several of the food's portions.
    case ambiguousMeasure(String, food: String, choices: [String])
    /// A weight or volume of a food that another program recorded without its weight.
    case weightNotRecorded(String, food: String, choices: [String])
    /// A volume of a food whose density isn't known.
    case volumeUnknown(String, food: String, choices: [String])

    // MARK: Foods and dishes

    case noSuchFood(String)
    case foodNameBlank
    /// More of a nutrient than 100 g can hold.
    case contentOutOfRange(Nutrient, Thousandths)
    case dishEmpty(String)
    /// A dish that contains itself; the names are the path from the dish back to itself.
    case dishCycle([String])
    /// Dishes nested deeper than ``Dish/depthLimit``.
    case dishTooDeep(String)
    /// A cooked weight of zero or less, or above ``Dish/yieldLimit``.
    case yieldOutOfRange(dish: String, grams: Rational)
    /// An error in one component of a dish.
    case component(String, of: String, KidneyError)

    // MARK: Measurements

    /// A text that isn't a number.
    case notANumber(String)
    /// A number that doesn't fit into 64-bit fractions.
    case numberTooLong(String)
    /// A text that names no laboratory value.
    case notAnAnalyte(String)
    /// A text that isn't a unit of the analyte.
    case unknownLabUnit(String, Analyte)
    /// A unit in which the analyte isn't measured.
    case unitNotOfAnalyte(String, Analyte)
    /// An impossible laboratory value; `likely` has the likely intended readings.
    case implausibleLab(Analyte, String, likely: [String])
    /// A text that isn't a unit of weight.
    case unknownWeightUnit(String)
    /// An impossible weight of an adult; `likely` has the likely intended readings.
    case implausibleWeight(String, likely: [String])
    /// An ionized calcium, or a value that looks like one, as it was typed.
    case ionizedCalcium(String)
    /// A weight far from the last one, which was measured on this day; `likely` has the likely intended readings.
    case unlikelyWeight(String, last: String, LocalDate, likely: [String])
    /// A text that isn't a blood pressure.
    case notAPressure(String)
    /// An impossible blood pressure; `likely` has the likely intended readings.
    case implausiblePressure(String, likely: [String])
    /// More activity than a day can hold.
    case implausibleActivity(String)
    /// A clinic's limit that isn't above zero or whose floor is above its ceiling.
    case limitUnclear(TargetQuantity, low: String, high: String)

    // MARK: Medicines

    case medicineNameBlank
    /// A medicine whose last day is before its first.
    case medicineStopsBeforeStart(String, start: LocalDate, stop: LocalDate)
    /// A medicine that ended on this day already can't end today.
    case medicineEnded(String, LocalDate)
    /// A medicine with two doses at the same time.
    case medicineTimeTwice(String, LocalTime)
    /// A text that isn't the time of a dose.
    case notADoseTime(String)
    /// A text that isn't a day of the week.
    case notAWeekday(String)
    /// Data that isn't a drug label, with the reason.
    case notADrugLabel(String)
    /// An error answer of the server: its code and message.
    case drugLabelRefused(code: String, String)

    // MARK: Goals and advice

    /// A goal that could harm.
    case goalHarms(GoalAim, GoalHarm, in: UnitSystem)
    /// A goal about this subject exists already.
    case goalExists(GoalSubject)
    /// An edit that would change the subject of a goal.
    case goalSubjectChanged(from: GoalSubject, to: GoalSubject)
    /// A goal whose number is zero or less, or above the allowed maximum.
    case goalOutOfRange(GoalAim)
    /// A ceiling or floor for a nutrient that doesn't support one.
    case goalNotTracked(GoalSubject)
    /// A text without a readable amount for a goal.
    case goalAmountUnclear(String, GoalSubject)
    /// A text that isn't a subject of goals.
    case notAGoal(String)
    /// A nutrient that needs "at most" or "at least".
    case goalDirectionUnclear(String)
    /// A goal whose last day is in the past.
    case goalDayPast(LocalDate)
    case goalEnded(LocalDate)
    /// Preferences that contradict each other, with the reason and what to do.
    case preferencesConflict(String)

    // MARK: Sources on the network

    /// The engine was opened without sources on the network.
    case noSources
    /// A network source that didn't answer, with no local data to use instead.
    case source(String, SourceFault)
    /// A medicine without a stored label, and the source that didn't answer.
    case notChecked(String, String, SourceFault)
    /// A food that a database doesn't have: the name of the database and the food's number.
    case notInDatabase(String, Int)
    /// A food of a database that can't be counted, with the reason.
    case foodUnusable(String, Int, reason: String)
    /// No stored label has this id.
    case noSuchLabel(String)
    /// A label that names no medicine.
    case labelNamesNothing(String)

    // MARK: Files of other programs

    /// A file that ended too early or broke a limit; the counts are those of the records before.
    case importStopped(file: String, reason: String, counts: ImportCounts)
    /// A file of another format.
    case notThisFormat(file: String, expected: String)
    /// A record of a person whose name or birth date isn't the profile's.
    case anotherPerson(String, file: String)

    // MARK: Trends and reports

    /// A span whose last day is before its first.
    case spanBackwards(LocalDate, LocalDate)
    /// More days than a report can hold.
    case spanTooLong(days: Int, limit: Int)
    /// A day in the future, which has nothing to report yet.
    case dayToCome(LocalDate)
}

extension KidneyError: ScreenError {
    public var remedy: Link? {
        switch self {
        case .termsNotAccepted, .termsOutdated: KidneyLink.terms.labeled(localized("Terms of use"))
        case .noProfile, .notInProfile: KidneyLink.profile.labeled(localized("Profile"))
        case .alertUrgent, .alertCanWait, .noticeFixed: KidneyLink.alerts(nil).labeled(localized("Alerts"))
        case .notADrink(let name): KidneyLink.foundFoods(name).labeled(localized("Foods"))
        case .noSuchFood: KidneyLink.foods.labeled(localized("Look for a food"))
        case .notInDatabase, .foodUnusable: KidneyLink.dish(nil).labeled(localized("Make a dish"))
        case .unlikelyWeight: KidneyLink.weight.labeled(localized("Measurements"))
        case .anotherPerson: KidneyLink.files.labeled(localized("Import and export"))
        case .goalExists, .goalEnded: KidneyLink.goals.labeled(localized("Goals"))
        case .source: KidneyLink.foods.labeled(localized("Foods of this device"))
        case .noSickDay: KidneyLink.today(nil).labeled(localized("Today"))
        case .noSuchLabel, .notChecked, .medicineEnded: KidneyLink.medicines.labeled(localized("Medicines"))
        case .component(_, of: _, let error), .file(_, let error): error.remedy
        default: nil
        }
    }
}

extension KidneyError: ActError {
    package var isAboutTheAct: Bool {
        switch self {
        case .fault: false
        case .store(let error): error.isAboutTheRequest
        default: true
        }
    }

    /// The errors of a text are at its field before they are thrown. These need what is stored, or the whole form.
    package var field: String? {
        switch self {
        case .noFile(let field), .file(let field, _): field
        case .unlikelyWeight: "weight"
        case .inTheFuture: "time"
        case .noSuchFood: "food"
        case .goalHarms, .goalOutOfRange: "amount"
        case .goalExists, .goalNotTracked, .notAGoal: "subject"
        case .goalDayPast: "by"
        case .spanBackwards, .spanTooLong, .dayToCome: "to"
        case .dishEmpty, .dishCycle, .dishTooDeep, .component, .contentOutOfRange: "components"
        default: nil
        }
    }

    /// Wraps any error as a `KidneyError`: a store's error as `store`, an unexpected one as `fault`.
    init(_ error: any Error) {
        switch error {
        case let error as KidneyError: self = error
        case let error as StoreError: self = .store(error)
        default: self = .fault("\(error)")
        }
    }
}

extension KidneyError {
    /// Whether it says why a goal was refused, rather than what failed around it.
    var isAboutAGoal: Bool {
        switch self {
        case .goalHarms, .goalExists, .goalOutOfRange, .goalNotTracked, .goalDayPast: true
        default: false
        }
    }
}

extension GoalAim {
    /// The aim as it follows "the goal to".
    func sentence(in units: UnitSystem) -> String {
        switch self {
        case .bloodPressure, .atMost, .atLeast, .activity: localized("have \(words)")
        case .lab(let analyte) where analyte != .eGFR: localized("have \(words)")
        default: title(in: units)
        }
    }
}

extension GoalSubject {
    /// An example of its amount.
    var example: String {
        switch self {
        case .weight: localized("a weight such as 75 kg or 165 lb")
        case .lab, .diary: localized("nothing more")
        case .fluidAtLeast, .fluidAtMost: localized("an amount with its unit, such as 1500 mL, 1.5 L or 50 oz")
        case .fruitAndVegetables: localized("cups a day, such as 2 or 1-1/2 cups")
        case .bloodPressure: localized("both values, such as 130/80")
        case .atMost(let nutrient), .atLeast(let nutrient):
            localized(
                "an amount a day such as \(nutrient == .energy ? "1800" : nutrient.unit == "g" ? "60" : "2000") \(nutrient.unit)"
            )
        case .activity: localized("minutes a week, such as 150, or 2.5 h")
        }
    }
}
