import FractionParser
import StorageKit
import TimeKit
import WordKit

extension KidneyError: CustomStringConvertible {
    /// One line: the problem with its value, and what to do.
    public var description: String {
        switch self {
        // The terms, the profile and the store
        case .termsNotAccepted(let version):
            localized(
                "the terms of use (version \(version)) were not accepted yet — read them, then accept them"
            )
        case .termsOutdated(let version, let current):
            localized("version \(version) of the terms no longer holds — read version \(current) and accept that one")
        case .noProfile: localized("there is no profile yet — enter one first")
        case .textBlank(let what): localized("the \(what) is blank — enter something to read")
        case .textTooLong(let what, let characters, let limit):
            localized("the \(what) has \(characters) characters — shorten it to \(limit)")
        case .profileValue(let what, let value, let allowed): localized("\(what) \(value) can't be — enter \(allowed)")
        case .notInProfile(let what): localized("the profile has no \(what) — look at what it has")
        case .noSickDay(let day): localized("no sick day is open on \(day) — begin one first if you are ill")
        case .noSuchRecord(let what, let id): localized("there is no \(what) “\(id)” — use an id of its list")
        case .alertUrgent(let message):
            localized(
                "“\(message)” can't be dismissed — do what it says, then acknowledge it"
            )
        case .alertCanWait(let message):
            localized("“\(message)” can wait, so it isn't repeated — dismiss it to hide it")
        case .noticeFixed(let kind):
            localized("notices of \(kind.name) can't be turned off — acknowledge the alert")
        case .inTheFuture(let moment): localized("\(moment.words) hasn't come yet — enter what was, with its time")
        case .notADrink(let name): localized("\(name) isn't a drink — enter it as eaten")
        case .foodInUse(let name, let dishes):
            localized(
                "“\(name)” is part of \(dishes.map { "“\($0)”" }.joined(separator: ", ")) — take it out there first"
            )
        case .notForImport(let name):
            localized("“\(name)” is a food of one's own — make it as a dish instead of importing it")
        case .noPlaceForPhotos:
            localized("photos can't be kept here, as no folder is set up for them — ask whoever set this up")
        case .noFile(let field): localized("the field “\(field)” has no file that can be read — choose a file")
        case .noPrinter:
            localized("a PDF can't be made here, as nothing is set up to make one — ask whoever set this up")
        case .noImporter:
            localized(
                "files of other programs can't be read here, as no reader is set up for them — ask whoever set this up"
            )
        case .file(_, let error): error.description
        case .originalMissing(let name):
            localized(
                "the original of \(name) is gone from the disk — its small picture is still shown; add the file again"
            )
        case .store(let error): error.description
        case .fault(let reason): localized("something went wrong inside: \(reason) — report it; nothing was changed")
        // Amounts of food, foods and dishes
        case .amountMissing: localized("there is no amount — write one such as 150 g, 1/2 cup or 2 slices")
        case .notAFoodAmount(let text, let error): Self.notAnAmount(text, error)
        case .amountIsRange(let text): localized("“\(text)” is a range — write the one amount that was eaten")
        case .amountNotPositive(let text):
            localized("“\(text)” is nothing — write an amount above 0, or leave the entry out")
        case .amountTooLarge(let text):
            localized(
                "“\(text)” is more than \(FoodAmountReading.gramsLimit / 1000) kg — check the amount and its unit"
            )
        case .measureMissing(let text, let food, let choices):
            localized("“\(text)” of \(food) has no unit — \(Self.offer(choices))")
        case .unknownMeasure(let measure, let food, let choices):
            localized("\(food) has no measure “\(measure)” — \(Self.offer(choices))")
        case .measureVaries(let measure, let food, let isDrink, let choices):
            localized("“\(measure)” of \(food) has no fixed size — \(Self.offer(choices, isDrink: isDrink))")
        case .ambiguousMeasure(let measure, let food, let choices):
            localized(
                "“\(MeasureTable.shown(measure))” of \(food) can be several things — write one of: \(Self.list(choices))"
            )
        case .weightNotRecorded(let measure, let food, let choices):
            localized(
                "what “\(MeasureTable.shown(measure))” of \(food) holds isn't known, for it was recorded without a weight — ",
                "write how many of: \(Self.list(choices))"
            )
        case .volumeUnknown(let measure, let food, let choices):
            localized(
                "what “\(MeasureTable.shown(measure))” of \(food) weighs isn't known — weigh it, or \(Self.offer(choices))"
            )
        case .noSuchFood(let text):
            localized("there is no food “\(text)” — search for it, or make it as a food of your own")
        case .foodNameBlank: localized("the food has no name — enter one such as Kadai Paneer")
        case .contentOutOfRange(let nutrient, let amount):
            localized(
                "\(amount) \(nutrient.unit) of \(nutrient.name) is more than 100 g can hold — ",
                "enter at most \(nutrient.limitPerHundredGrams) \(nutrient.unit), for 100 g"
            )
        case .dishEmpty(let name): localized("“\(name)” has no components — add at least one with its amount")
        case .dishCycle(let path):
            localized(
                "“\(path.first ?? "")” would be made of itself: \(path.joined(separator: " → ")) — take one of these out"
            )
        case .dishTooDeep(let name):
            localized(
                "“\(name)” has more than \(Dish.depthLimit) dishes inside one another — add its components themselves"
            )
        case .yieldOutOfRange(let dish, let grams):
            localized(
                "“\(dish)” can't weigh \(Amount(grams).formatted(.decimal(places: 3))) g when cooked — ",
                "enter a weight above 0 and up to \(Dish.yieldLimit / 1000) kg"
            )
        case .component(let name, let dish, let error): localized("in “\(dish)”, \(name): \(error)")
        // Measurements
        case .notANumber(let text): localized("“\(text)” is no number — write one such as 70 or 5.4")
        case .numberTooLong(let text): localized("\(text) has too many digits — write at most nine")
        case .notAnAnalyte(let text):
            localized(
                "“\(text)” is no laboratory value known here — use \(Self.analytes)"
            )
        case .unknownLabUnit(let text, let analyte), .unitNotOfAnalyte(let text, let analyte):
            localized(
                "\(LabTable.facts(analyte).title) is not measured in “\(text)” — use ",
                "\(LabTable.facts(analyte).units.map(\.symbol).joined(separator: ", "))"
            )
        case .implausibleLab(let analyte, let text, let likely):
            Self.question("\(LabTable.facts(analyte).title.lowercasedUnlessAcronym) \(text)", likely)
        case .ionizedCalcium(let text):
            localized(
                "calcium \(text) looks like the ionized part, which isn't kept here — enter the total of the report; if this is the ",
                "total, write “total” after it, and call your care team now"
            )
        case .unknownWeightUnit(let text): localized("“\(text)” is no unit of weight — use kg or lb")
        case .implausibleWeight(let text, let likely): Self.question(localized("a weight of \(text)"), likely)
        case .unlikelyWeight(let text, let last, let day, let likely):
            likely.isEmpty
                ? localized(
                    "\(text) is far from the last weight, \(last) of \(day) — check the number; if it is right, say so"
                )
                : localized(
                    "\(text) is far from the last weight, \(last) of \(day) — did you mean \(Self.alternatives(likely))? ",
                    "If it is right, say so"
                )
        case .notAPressure(let text):
            localized("“\(text)” is no blood pressure — write two numbers such as 120/80")
        case .implausiblePressure(let text, let likely): Self.question(localized("a blood pressure of \(text)"), likely)
        case .implausibleActivity(let text): localized("\(text) is more than a day holds — check the number")
        case .limitUnclear(let quantity, let low, let high):
            localized(
                "a limit for \(quantity.entered) of at least \(low) and at most \(high) can't be met — ",
                "write numbers above zero, the lower one as the floor, or set no limit"
            )
        // Medicines
        case .medicineNameBlank:
            localized("the medicine has no name — enter what stands on the package, such as lisinopril")
        case .medicineStopsBeforeStart(let name, let start, let stop):
            localized("“\(name)” would end on \(stop), before it begins on \(start) — check the two dates")
        case .medicineEnded(let name, let day):
            localized("“\(name)” ended on \(day) already — choose another last day if that one is wrong")
        case .medicineTimeTwice(let name, let time):
            localized(
                "“\(name)” stands twice at \(time.hourAndMinute) — write each time once, with its amount: 2 tablets"
            )
        case .notADoseTime(let text):
            localized(
                "“\(text)” doesn’t begin with a time — write one such as 08:00, noon, or 18:30 2 tablets; for bedtime or a meal, write ",
                "its hour"
            )
        case .notAWeekday(let text): localized("“\(text)” is no day of the week — write them such as Mon, Fri")
        case .notADrugLabel(let what): localized("this is no drug label: \(what) — get it again from openFDA as JSON")
        case .drugLabelRefused(let code, let message):
            localized("openFDA refused the question (\(code): \(message)) — nothing was checked; try again later")
        // Goals and advice
        case .goalHarms(let aim, let harm, let units):
            localized("the goal to \(aim.sentence(in: units)) was not made: \(harm.message(in: units))")
        case .goalExists(let subject): localized("there is a goal about “\(subject.name)” already — edit that one")
        case .goalSubjectChanged(let old, let new):
            localized("a goal about “\(old.name)” can't become one about “\(new.name)” — make another goal")
        case .goalOutOfRange(let aim):
            localized("“\(aim.words)” can't be a goal — enter a number above 0 that a day can hold")
        case .goalNotTracked(let subject):
            localized(
                "“\(subject.name)” can't be a goal — at most is counted for sodium, potassium, phosphorus, protein and ",
                "energy, at least for protein, energy and fiber"
            )
        case .goalAmountUnclear(let text, let subject):
            text.isEmpty
                ? localized("say how much for “\(subject.name)” — write \(subject.example)")
                : localized("“\(text)” doesn't say how much “\(subject.name)” is to be — write \(subject.example)")
        case .notAGoal(let text):
            localized(
                "“\(text)” is nothing a goal can be about — choose weight, bp, fruit, fluid, activity, lab with a value's name, or ",
                "sodium, potassium, phosphorus, protein, energy or fiber"
            )
        case .goalDirectionUnclear(let what):
            localized(
                "a goal for \(what) can be a ceiling or a floor — write “at most” or “at least” before the number"
            )
        case .goalDayPast(let day): localized("\(day) is over — choose a later day")
        case .goalEnded(let day): localized("the goal ended on \(day) — make it again")
        case .preferencesConflict(let reason): reason
        // Sources on the network
        case .noSources:
            localized("nothing is looked up online here, as no source is set up — ask whoever set this up")
        case .source(let name, let fault): fault.message(of: name)
        case .notChecked(let medicine, let name, let fault):
            localized("“\(medicine)” was not checked, which does not mean safe: \(fault.message(of: name))")
        case .notInDatabase(let name, let number):
            localized("\(name) has no food \(number) — search for it there, or enter its label as a food of your own")
        case .foodUnusable(let name, let number, let reason):
            localized(
                "food \(number) of \(name) can't be counted: \(reason) — weigh it and enter its label as a food of your own"
            )
        case .noSuchLabel(let id): localized("no drug label “\(id)” is kept here — look the medicine's label up first")
        case .labelNamesNothing(let id):
            localized("the label \(id) doesn't say which medicine it is of — choose another label")
        // Files of other programs
        case .importStopped(let file, let reason, let counts):
            localized(
                "\(file) could be read only in part: \(reason). \(counts.read, one: "# record was", other: "# records were") read, \(counts.new) were new, ",
                "\(counts.refused) refused — get a whole file and import it again; nothing is counted twice"
            )
        case .notThisFormat(let file, let expected):
            localized("\(file) is no \(expected) — choose the file that the other program wrote")
        case .anotherPerson(let person, let file):
            localized(
                "\(file) is the record of \(person), whose name or birth date isn't that of your profile — choose your own record, ",
                "or say that it is yours"
            )
        // Trends and reports
        case .spanBackwards(let from, let to): localized("\(from) to \(to) is no span — write the earlier day first")
        case .spanTooLong(let days, let limit):
            localized("\(days) days are too many for one report — choose \(limit) at most")
        case .dayToCome(let day): localized("\(day) hasn't come yet — choose an earlier day")
        }
    }

    private static func notAnAmount(_ text: String, _ error: AmountError) -> String {
        if text.contains(",") {
            return
                localized(
                    "“\(text)” has a comma, which can mean two things — write a point for decimals, and no mark for thousands"
                )
        }
        switch error.code {
        case .ambiguous:
            return localized("“\(text)” can be read in two ways — put a space between the whole and the fraction")
        default:
            return localized("“\(text)” doesn't begin with an amount — write one such as 150 g, 1/2 cup or 2 slices")
        }
    }

    private static func offer(_ choices: [String], isDrink: Bool = false) -> String {
        if isDrink { return localized("use mL or g, or one of: \(list(choices))") }
        return choices.isEmpty ? localized("use g") : localized("use g, or one of: \(list(choices))")
    }

    private static func list(_ choices: [String]) -> String {
        let shown = choices.prefix(8).map { MeasureTable.shown($0) }.joined(separator: "; ")
        return choices.count > 8 ? shown + "; …" : shown
    }

    /// Returns "weight of 500 kg — did you mean 50.0 kg?"; without likely readings, a request to check the report.
    private static func question(_ value: String, _ likely: [String]) -> String {
        likely.isEmpty
            ? localized("\(value) is not a value people have — check the number and the unit on the report")
            : localized("\(value) — did you mean \(alternatives(likely))?")
    }

    /// The names of the laboratory values, in the language of the person who reads them.
    private static var analytes: String {
        let isEnglish = Language.current == .english
        return Analyte.allCases.map { isEnglish ? $0.rawValue : LabTable.facts($0).title }.joined(separator: ", ")
    }

    /// The readings with "or" before the last one.
    private static func alternatives(_ likely: [String]) -> String {
        listed(likely, .or)
    }
}

extension Nutrient {
    /// The name within a sentence: "vitamin K".
    public var name: String {
        switch self {
        case .energy: localized("energy")
        case .protein: localized("protein")
        case .fat: localized("fat")
        case .carbohydrate: localized("carbohydrate")
        case .sugars: localized("sugars")
        case .fiber: localized("fiber")
        case .water: localized("water")
        case .alcohol: localized("alcohol")
        case .caffeine: localized("caffeine")
        case .sodium: localized("sodium")
        case .potassium: localized("potassium")
        case .phosphorus: localized("phosphorus")
        case .calcium: localized("calcium")
        case .magnesium: localized("magnesium")
        case .iron: localized("iron")
        case .vitaminK: localized("vitamin K")
        case .vitaminD: localized("vitamin D")
        }
    }
}

extension String {
    /// The string for use within a sentence: "Potassium" becomes "potassium"; "PTH", "HbA1c" and "eGFR" stay as they are.
    var lowercasedUnlessAcronym: String {
        dropFirst().contains(where: \.isUppercase) ? self : prefix(1).lowercased() + dropFirst()
    }
}
