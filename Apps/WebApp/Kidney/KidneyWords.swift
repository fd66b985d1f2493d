import KidneyNutrition
import PageKit
import WordKit

/// The texts of pages that are generated from a screen. Most English ones are the code's names, split into words: "Already there".
enum KidneyWords {
    /// The texts of all pages. Values that a text beside them already states are left out.
    static var all: PageWords {
        PageWords(
            labels: labels.mapValues { localized($0) }
                .merging(["LabReceiptScreen.goal": localized("Goal", context: "of a laboratory value")]) { _, own in own
                },
            leftOut: [
                "unit", "known", "unknownFoods", "foods", "low", "high", "strict", "mode", "grade", "zone", "flag",
                "isDayOnly", "isDayOver", "subject", "share",
                "isCeiling", "levelShare", "WeightRow.value", "LabRow.value", "LabRow.at", "WeightRow.at", "grams",
                "foodID", "nutrient", "analyte",
                "span", "state", "at", "wasSeen",
                // The forms have the same values with their labels and units.
                "ProfileScreen.profile", "ProfileScreen.limit", "GoalsScreen.aim", "GoalScreen.aim",
                // The text of an entry says what was changed.
                "change",
            ],
            text: text(of:)
        )
    }

    /// Returns the words of a value; nil for a value that has none of its own.
    @Sendable private static func text(of value: Any) -> String? {
        switch value {
        case let analyte as Analyte: return LabTable.facts(analyte).title
        case let nutrient as Nutrient: return PageWords.sentence(nutrient.name)
        case let category as DiseaseCategory: return PageWords.sentence(category.title)
        case let level as AlertLevel: return PageWords.sentence(level.words)
        case let check as MedicineCheck: return check.name
        case let mark as ReportCard.Mark: return words(of: mark)
        // In English, these are shown as the code's names, split into words.
        case let state as TotalState where Language.current != .english: return PageWords.sentence(state.words)
        case let aim as GoalAim where Language.current != .english: return aim.words
        default:
            let code = (value as? any RawRepresentable)?.rawValue as? String
            return code.flatMap { values[$0] }.map { localized($0) }
        }
    }

    private static func words(of mark: ReportCard.Mark) -> String {
        switch mark {
        case .good: localized("Good", context: "mark")
        case .look: localized("Look", context: "mark")
        case .urgent: localized("Urgent", context: "mark")
        case .open: localized("Open", context: "mark")
        }
    }

    /// The labels of properties by name.
    private static let labels: [String: Phrase] = [
        "accepted": Phrase("Accepted"), "activity": Phrase("Activity"), "after": Phrase("After"), "age": Phrase("Age"),
        "aim": Phrase("Aim"), "alert": Phrase("Alert"), "alerts": Phrase("Alerts"), "alike": Phrase("Alike"),
        "alreadyThere": Phrase("Already there"), "amount": Phrase("Amount"), "analytes": Phrase("Analytes"),
        "atLeast": Phrase("At least"), "badges": Phrase("Badges"), "before": Phrase("Before"), "body": Phrase("Body"),
        "brand": Phrase("Brand"), "brings": Phrase("Brings"), "card": Phrase("Card"), "careTeam": Phrase("Care team"),
        "categories": Phrase("Categories"), "category": Phrase("Category"), "causes": Phrase("Causes"),
        "change": Phrase("Change"), "changed": Phrase("Changed"), "changes": Phrase("Changes"),
        "check": Phrase("Check"), "classes": Phrase("Classes"), "comparator": Phrase("Comparator"),
        "components": Phrase("Components"), "conflicts": Phrase("Conflicts"), "context": Phrase("Context"),
        "conventional": Phrase("Conventional"), "count": Phrase("Count"), "counts": Phrase("Counts"),
        "day": Phrase("Day"), "days": Phrase("Days"), "diastolic": Phrase("Diastolic"), "diet": Phrase("Diet"),
        "dislikes": Phrase("Dislikes"), "dose": Phrase("Dose"), "eGFR": Phrase("eGFR"), "earns": Phrase("Earns"),
        "effective": Phrase("Effective"), "effects": Phrase("Effects"), "ended": Phrase("Ended"),
        "endedOn": Phrase("Ended on"), "energy": Phrase("Energy"), "entry": Phrase("Entry"), "error": Phrase("Error"),
        "facts": Phrase("Facts"), "faults": Phrase("Faults"), "figures": Phrase("Figures"), "file": Phrase("File"),
        "filled": Phrase("Filled"), "findings": Phrase("Findings"), "first": Phrase("First"), "fluid": Phrase("Fluid"),
        "food": Phrase("Food"), "formula": Phrase("Formula"), "found": Phrase("Found"), "from": Phrase("From"),
        "gain": Phrase("Gain"), "gainPercent": Phrase("Gain percent"), "gaps": Phrase("Gaps"),
        "generic": Phrase("Generic"), "generics": Phrase("Generics"), "goal": Phrase("Goal"), "goals": Phrase("Goals"),
        "heldBack": Phrase("Held back"), "highReason": Phrase("High reason"), "holds": Phrase("Holds"),
        "inAmount": Phrase("In amount"), "intake": Phrase("Intake"), "international": Phrase("International"),
        "isAccepted": Phrase("Accepted"), "isChecked": Phrase("Checked"), "isClinic": Phrase("Clinic"),
        "isComputed": Phrase("Computed"), "isEarned": Phrase("Earned"), "isEntered": Phrase("Complete"),
        "isGuess": Phrase("Guess"), "isIll": Phrase("Ill"), "isLiked": Phrase("Liked"), "isLimited": Phrase("Limited"),
        "isLowerBound": Phrase("Lower bound"), "isMet": Phrase("Met"), "isNoted": Phrase("Noted"),
        "isOld": Phrase("Old"), "isOn": Phrase("On"), "isOriginalPresent": Phrase("Original present"),
        "isOutdated": Phrase("Outdated"), "isReached": Phrase("Reached"), "isStandIn": Phrase("Stand in"),
        "isWeak": Phrase("Weak"), "issue": Phrase("Issue"), "judgment": Phrase("Judgment"), "keep": Phrase("Keep"),
        "kind": Phrase("Kind"), "kinds": Phrase("Kinds"), "labelNames": Phrase("Label names"), "labs": Phrase("Labs"),
        "later": Phrase("Later"), "latest": Phrase("Latest"), "leftOut": Phrase("Left out"), "less": Phrase("Less"),
        "level": Phrase("Level"), "levelShare": Phrase("Share of the level"), "likes": Phrase("Likes"),
        "limit": Phrase("Limit"), "limits": Phrase("Limits"), "logged": Phrase("Written down"), "loss": Phrase("Loss"),
        "lowReason": Phrase("Low reason"), "mark": Phrase("Mark"), "meal": Phrase("Meal"), "meals": Phrase("Meals"),
        "meaning": Phrase("Meaning"), "medicine": Phrase("Medicine"), "medicines": Phrase("Medicines"),
        "merged": Phrase("Merged"), "minutes": Phrase("Minutes"), "month": Phrase("Month"),
        "monthPoints": Phrase("Month points"), "more": Phrase("More"), "name": Phrase("Name"), "near": Phrase("Near"),
        "new": Phrase("New"), "news": Phrase("News"), "nextLevelAt": Phrase("Next level at"),
        "notChecked": Phrase("Not checked"), "notices": Phrase("Notices"), "notKept": Phrase("Not kept"),
        "offered": Phrase("Offered"),
        "opposed": Phrase("Opposed"), "origin": Phrase("Origin"), "other": Phrase("Other"), "others": Phrase("Others"),
        "outcome": Phrase("Outcome"), "pairsWithoutRule": Phrase("Pairs without rule"),
        "passedOver": Phrase("Passed over"), "pendingPoints": Phrase("Pending points"), "per100g": Phrase("In 100 g"),
        "period": Phrase("Period"), "phosphorus": Phrase("Phosphorus"), "photos": Phrase("Photos"),
        "picture": Phrase("Picture"), "points": Phrase("Points"), "portion": Phrase("Portion"),
        "portions": Phrase("Portions"), "pressure": Phrase("Pressure"), "pressures": Phrase("Pressures"),
        "previous": Phrase("Previous"), "priority": Phrase("Priority"), "profile": Phrase("Profile"),
        "progress": Phrase("Progress"), "promise": Phrase("Promise"), "prompts": Phrase("Prompts"),
        "quantity": Phrase("Quantity"), "range": Phrase("Range"), "read": Phrase("Read"), "reading": Phrase("Reading"),
        "readings": Phrase("Readings"), "reasons": Phrase("Reasons"), "recent": Phrase("Recent"),
        "refusal": Phrase("Refusal"), "refusals": Phrase("Refusals"), "refused": Phrase("Refused"),
        "related": Phrase("Related"), "reminds": Phrase("Reminds"), "report": Phrase("Report"),
        "rewards": Phrase("Rewards"), "rule": Phrase("Rule"), "rules": Phrase("Rules"), "schedule": Phrase("Schedule"),
        "scope": Phrase("Scope"), "second": Phrase("Second"), "section": Phrase("Section"),
        "sentence": Phrase("Sentence"), "sentences": Phrase("Sentences"), "sessions": Phrase("Sessions"),
        "severity": Phrase("Severity"), "sickDay": Phrase("Sick day"), "source": Phrase("Source"),
        "stage": Phrase("Stage"), "standing": Phrase("Standing"), "start": Phrase("Start"), "steps": Phrase("Steps"),
        "stop": Phrase("Stop"), "subjects": Phrase("Subjects"), "summary": Phrase("Summary"), "swaps": Phrase("Swaps"),
        "switches": Phrase("Switches"), "systolic": Phrase("Systolic"), "taken": Phrase("Taken"),
        "target": Phrase("Target"), "targets": Phrase("Targets"), "thumbnail": Phrase("Thumbnail"),
        "time": Phrase("Time"), "times": Phrase("Times"), "to": Phrase("To"), "topics": Phrase("Topics"),
        "totals": Phrase("Totals"), "trend": Phrase("Trend"), "trends": Phrase("Trends"), "tries": Phrase("Tries"),
        "typed": Phrase("Typed"), "underway": Phrase("Underway"), "unread": Phrase("Unread"), "until": Phrase("Until"),
        "urgency": Phrase("Urgency"), "value": Phrase("Value"), "values": Phrase("Values"),
        "version": Phrase("Version"), "waiting": Phrase("Waiting"), "wasThere": Phrase("Was there"),
        "weekdays": Phrase("Weekdays"), "weight": Phrase("Weight"), "weights": Phrase("Weights"), "why": Phrase("Why"),
        "withoutRule": Phrase("Without rule"),
    ]

    /// The words of the engine's values by code.
    private static let values: [String: Phrase] = [
        "activity": Phrase("Activity"), "alarms": Phrase("Alarms"), "alert": Phrase("Alert"),
        "alreadyThere": Phrase("Already there"), "breakfast": Phrase("Breakfast"), "calcium": Phrase("Calcium"),
        "carbohydrate": Phrase("Carbohydrate"), "changed": Phrase("Changed"), "closing": Phrase("Closing"),
        "conflict": Phrase("Conflict"), "conflicts": Phrase("Conflicts"), "contraindicated": Phrase("Contraindicated"),
        "conventional": Phrase("Conventional"), "daily": Phrase("Daily"), "day": Phrase("Day"),
        "dayEnd": Phrase("Day end"), "diastolicPressure": Phrase("Diastolic pressure"), "dinner": Phrase("Dinner"),
        "dose": Phrase("Dose"), "doses": Phrase("Doses"), "energy": Phrase("Energy"),
        "fastingGlucose": Phrase("Fasting glucose"), "female": Phrase("Female"), "fibre": Phrase("Fiber"),
        "fluid": Phrase("Fluid"), "grant": Phrase("Grant"), "granted": Phrase("Granted"),
        "high": Phrase("High"), "intake": Phrase("Intake"),
        "intakeLow": Phrase("Intake low"), "intakeNear": Phrase("Intake near"), "intakeOver": Phrase("Intake over"),
        "interaction": Phrase("Interaction"), "interactions": Phrase("Interactions"),
        "interdialyticGain": Phrase("Interdialytic gain"), "international": Phrase("International"),
        "lab": Phrase("Lab"), "low": Phrase("Low"), "lunch": Phrase("Lunch"), "major": Phrase("Major"),
        "male": Phrase("Male"), "mealCarbohydrate": Phrase("Meal carbohydrate"),
        "measurements": Phrase("Measurements"), "minor": Phrase("Minor"), "minutes": Phrase("Minutes"),
        "moderate": Phrase("Moderate"), "month": Phrase("Month"), "monthEnd": Phrase("Month end"),
        "new": Phrase("New"), "pend": Phrase("Pend"), "pending": Phrase("Pending"),
        "phosphorus": Phrase("Phosphorus"),
        "post-dialysis": Phrase("Post dialysis"), "potassium": Phrase("Potassium"),
        "pre-dialysis": Phrase("Pre dialysis"), "pressure": Phrase("Pressure"), "protein": Phrase("Protein"),
        "resume": Phrase("Resume"), "reverse": Phrase("Reverse"), "reversed": Phrase("Reversed"),
        "reward": Phrase("Reward"), "rewards": Phrase("Rewards"), "settle": Phrase("Settle"),
        "settled": Phrase("Settled"), "snack": Phrase("Snack"), "sodium": Phrase("Sodium"), "steps": Phrase("Steps"),
        "sugars": Phrase("Sugars"), "suggestion": Phrase("Suggestion"), "suggestions": Phrase("Suggestions"),
        "systolicPressure": Phrase("Systolic pressure"), "timing": Phrase("Timing"),
        "transplant": Phrase("Transplant"), "unknown": Phrase("Unknown"), "unsafeItem": Phrase("Unsafe item"),
        "vitaminK": Phrase("Vitamin K"), "week": Phrase("Week"), "weekEnd": Phrase("Week end"),
        "weight": Phrase("Weight"),
    ]
}
