import WordKit

/// The remarks within the sources of ``Evidence``, such as "the call above 5.5 is our own bound", and the words that lead to a place, such as
/// "section 2". Titles of works and headings of labels stay in their language.
enum EvidenceRemarks {
    /// Returns a source with its remarks, between semicolons, in the language of the person who reads it.
    static func shown(_ source: String) -> String {
        guard Language.current != .english else { return source }
        return source.split(separator: "; ").map { shown(part: String($0)) }.joined(separator: "; ")
    }

    private static func shown(part: String) -> String {
        if let remark = remarks[part] { return localized(remark) }
        // A remark at the beginning of a source has a capital letter.
        if let remark = remarks[part.prefix(1).lowercased() + part.dropFirst()] {
            let shown = localized(remark)
            return shown.capitalizedFirst
        }
        let goal = "the goal of a day: "
        if part.hasPrefix(goal) {
            return localized("the goal of a day: \(shown(part: String(part.dropFirst(goal.count))))")
        }
        return withEnding(part)
    }

    /// Returns a title with the remarks at its end, behind a comma or a colon or in brackets, in the language of the person who reads it.
    private static func withEnding(_ part: String) -> String {
        for ending in endings {
            for (before, after) in [(", ", ""), (": ", ""), (" (", ")")]
            where part.hasSuffix(before + ending.english + after) {
                let title = part.dropLast(before.count + ending.english.count + after.count)
                return shown(part: String(title)) + before + localized(ending) + after
            }
        }
        return place(in: part.replacing("(opinion)", with: "(\(localized("opinion")))"))
    }

    /// Returns a title with the words that lead to a place in it in the language of the person who reads it.
    private static func place(in title: String) -> String {
        let and = localized("and", context: "source")
        var text = fragments.reduce(title) { $0.replacing($1.english, with: localized($1)) }
        text = replacing("and", with: and, in: text) { rest in
            rest.first?.isNumber == true || (places + ["set id"]).contains { rest.hasPrefix($0) }
        }
        text = text.split(separator: ", ", omittingEmptySubsequences: false).map { label(String($0), and) }
            .joined(separator: ", ")
        return places.reduce(text) { text, word in
            replacing(word, with: shown(place: word), in: text) { $0.first?.isNumber == true }
        }
    }

    /// Returns what stands between two commas with the words for a label: "Zestril label", "EU package leaflet EU/1/17/1173/001". A generic
    /// name, alone or of a label, is the reader's.
    private static func label(_ part: String, _ and: String) -> String {
        for (start, shown) in [("and ", and), ("\(localized(labelsOf)) ", localized(labelsOf))] {
            if let names = rest(of: part, behind: start) { return "\(shown) \(label(names, and))" }
        }
        if let names = rest(of: part, behind: "EU package leaflet ") { return localized("EU package leaflet \(names)") }
        if let name = rest(of: part, before: " medication guide") {
            return localized("\(medicine(name)) medication guide", context: "source")
        }
        if let name = rest(of: part, before: " label") {
            return rest(of: name, behind: "Canadian ").map {
                localized("Canadian \(medicine($0)) label", context: "source")
            } ?? localized("\(medicine(name)) label", context: "source")
        }
        guard let both = rest(of: part, before: " labels") else { return medicine(part) }
        let names = both.replacing(" and ", with: " \(and) ")
        return localized("\(names) labels", context: "source")
    }

    /// Returns a medicine with its generic name and its form in the reader's language: "Methotrexate tablets". A brand stays as it is.
    private static func medicine(_ name: String) -> String {
        if let plain = rest(of: name, before: " tablets") {
            return localized("\(medicine(plain)) tablets", context: "source")
        }
        if let plain = rest(of: name, before: " capsules") {
            return localized("\(medicine(plain)) capsules", context: "source")
        }
        if let plain = rest(of: name, before: " injection") {
            return localized("\(medicine(plain)) injection", context: "source")
        }
        if let plain = rest(of: name, before: " gel") { return localized("\(medicine(plain)) gel", context: "source") }
        guard Language.current == .spanish else { return name }
        let generic = name.lowercased()
        return mixtures[generic] ?? MedicineTable.row(generic)?.shownName ?? name
    }

    /// The Spanish names of what labels call by a name that is no generic one of the table.
    private static let mixtures = ["co-trimoxazole": "cotrimoxazol", "sevelamer": "sevelámero"]

    private static func rest(of text: String, behind start: String) -> String? {
        text.hasPrefix(start) ? String(text.dropFirst(start.count)) : nil
    }

    private static func rest(of text: String, before end: String) -> String? {
        text.hasSuffix(end) ? String(text.dropLast(end.count)) : nil
    }

    private static let labelsOf = Phrase("Labels of")

    /// Returns a text with another word in place of a whole word and the space behind it, where what follows them allows it.
    private static func replacing(
        _ word: String,
        with other: String,
        in text: String,
        before isRight: (Substring) -> Bool
    ) -> String {
        let parts = text.split(separator: "\(word) ", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { text, rest in
            let isWhole = text.last.map { $0 == " " || $0 == "(" } ?? true
            return "\(text)\(isWhole && isRight(rest) ? other : word) \(rest)"
        }
    }

    /// The words before the number of a place. A plural comes before its singular.
    private static let places = [
        "practice points", "practice point", "recommendations", "recommendation", "statements",
        "statement", "sections", "section", "tables", "table", "page", "appendix",
    ]

    private static func shown(place word: String) -> String {
        switch word {
        case "practice points": localized("practice points", context: "source")
        case "practice point": localized("practice point", context: "source")
        case "recommendations": localized("recommendations", context: "source")
        case "recommendation": localized("recommendation", context: "source")
        case "statements": localized("statements", context: "source")
        case "statement": localized("statement", context: "source")
        case "sections": localized("sections", context: "source")
        case "section": localized("section", context: "source")
        case "tables": localized("tables", context: "source")
        case "table": localized("table", context: "source")
        case "page": localized("page", context: "source")
        case "appendix": localized("appendix", context: "source")
        default: word
        }
    }

    // swift-format-ignore
    /// The words within titles that lead to their subject, a longer one before one that it holds.
    private static let fragments = [
        Phrase("table of macronutrients"), Phrase("table of vitamins"), Phrase("table of targets"), Phrase("table on potassium binders"),
        Phrase("figure on finerenone"), Phrase("categories of GFR"), Phrase("categories of albuminuria"),
        Phrase("criteria of protein–energy wasting"), Phrase("rationale of"), Phrase("KDIGO 2024 CKD guideline"),
        Phrase("KDIGO 2022 diabetes guideline"), Phrase("KDIGO 2021 blood pressure guideline"), Phrase("practice point on transplant recipients"),
        Phrase("ACR guideline on gout"), Phrase("Danish cohort on warfarin and statins"), Phrase("openFDA drug label"), labelsOf,
        Phrase("section Drug Interactions"), Phrase("table 4 of Drug Interactions"), Phrase("table 2 of Drug Interactions"),
        Phrase("Tacrolimus-Teva leaflet on ibuprofen"), Phrase("FDA news release of 2008-12-11 on the boxed warning of"),
        Phrase("Drug Safety Communication of"), Phrase("consumer advisory of"), Phrase("safety labeling changes of July 2009"),
        Phrase("FDA, alert of"), Phrase("FDA, letter of"), Phrase("goal of the program"), Phrase("alerts of 2024-09-09 and 2026-01"),
        Phrase("Drug Safety Update on"), Phrase("Call to Action on accidental daily methotrexate"),
        Phrase("list of medicines that lengthen the QT interval"), Phrase("management of anticoagulant therapy, summary"), Phrase("(9th edition)"),
        Phrase("ingredients of"), Phrase("vitamin K fact sheet"), Phrase("oral analgesics in renal impairment"), Phrase("on ACE inhibitors and ARBs"),
        Phrase("on bone"), Phrase("on hemodynamic instability"), Phrase("on vitamins A and E"),
        Phrase("on guaifenesin and on naproxen with pseudoephedrine"), Phrase("Precautions on hyperkalemia and Drug Interactions"),
        Phrase("on pseudoephedrine"), Phrase("on methotrexate"), Phrase("on alendronate"), Phrase("on proton pump inhibitors"),
        Phrase("on fluoroquinolones"), Phrase("on gabapentin and pregabalin"), Phrase("on aristolochic acid"), Phrase("on comfrey"),
        Phrase("food effects"), Phrase("Neo-Melubrina, Mexico"), Phrase("on Reclast"), Phrase("on Prolia"), Phrase("on Actonel"),
        Phrase("citalopram and escitalopram"),
    ]

    // swift-format-ignore
    /// The remarks at the ends of titles.
    private static let endings = [
        Phrase("statement 6.3.2 (opinion), weighs phosphorus by its source"),
        Phrase("read in its abstract, gives the order plants, animals, additives"),
        Phrase("review of 46 guidelines on potassium-enriched salt, read in its abstract: not with advanced kidney disease"),
        Phrase("not read at its statement"), Phrase("as other pages reprint it"), Phrase("as another text quotes it"), Phrase("for 130"),
        Phrase("read in its abstract"), Phrase("by its heading"), Phrase("from memory"), Phrase("in a copy without its set id"),
        Phrase("normal range, without a number"), Phrase("without a number"), Phrase("which names no hours"), Phrase("opinion"),
        Phrase("boxed warning"), Phrase("the normal range of adults"), Phrase("after a transplant"), Phrase("from 65 years on"),
        // A longer ending comes before the one that it ends with.
        Phrase("on the eGFR that it gives (flag under 60)"), Phrase("flag under 60"), Phrase("more than 20 %"),
        Phrase("asks to look into a change of more than 20 %"), Phrase("considers treatment to prevent under 18 mmol/L"),
        Phrase("as PMC3847984, table 1, restates it: without bleeding no vitamin K as a routine from 4.5 to 10, and vitamin K by mouth above 10"),
        Phrase("read in its abstract: of the reported patients 36 % died with chronic kidney disease and 27 % on dialysis"),
        Phrase("read in its abstract: people who were dialyzed at once recovered"), Phrase("moderate: 6.0 to 6.4 mmol/L, repeat within 24 hours"),
        Phrase("severe: 6.5 mmol/L or more, immediate action"), Phrase("a loss of more than 5 a year"), Phrase("level 1 under 70 mg/dL"),
        Phrase("level 2 under 54 mg/dL"), Phrase("a loss of sodium raises the level"), Phrase("2.0 to 3.0, grade 1B"),
        Phrase("130 g of carbohydrate a day"), Phrase("unintended loss of 5 % in 3 months"), Phrase("acute kidney disease"),
        Phrase("kidney failure under 15"), Phrase("a small glass of juice is 150 mL"), Phrase("stop under 7.5 mg/dL or with symptoms"),
        Phrase("symptoms count at any low value"), Phrase("a crisis above 14 mg/dL"), Phrase("a body mass index under 18.5 is underweight"),
        Phrase("as PMC7489931, table 1, restates them"), Phrase("as appendix C of ISBN 978-0-8261-5931-1 reprints them"),
        Phrase("as PMC3705332, table 1, restates it"), Phrase("as a review in J Am Board Fam Med, table 2, restates it"),
        Phrase("as a review in J Am Board Fam Med, table 2, restates it, which prints 30 to 70"),
        Phrase("as the FDA's list of labeling changes of June 2012 prints it"), Phrase("as MIMS Hong Kong prints it"),
        Phrase("as MIMS Thailand prints it"), Phrase("as Pfizer prints it"), Phrase("as vademecum.es prints it"),
        Phrase("as globalrph.com restates it"), Phrase("as renalandurologynews.com restates it"), Phrase("as medlibrary.org prints it"),
        Phrase("as prescriberpoint.com prints its highlights"), Phrase("as druglib.com prints it"), Phrase("as WikiDoc prints it"),
        Phrase("as qdolo.com prints it"), Phrase("as druginserts.com prints it"), Phrase("as newspapers print them"),
        Phrase("as actuamed.com.mx prints it"), Phrase("as farmaciaai.com.br prints it"), Phrase("on medicines that need stomach acid"),
        Phrase("on anti-inflammatory pain relievers"), Phrase("on anticoagulants"), Phrase("on antiplatelets"), Phrase("on botanicals"),
        Phrase("on clopidogrel and aspirin"), Phrase("on voriconazole"), Phrase("on verapamil"),
        Phrase("on erythromycin, itraconazole and cyclosporine"), Phrase("on foods with tyramine"), Phrase("for sulfonylureas"),
        Phrase("on dialysis"), Phrase("contraindications of earlier versions"), Phrase("figures of 100 g times the portion"),
    ]

    private static let remarks = Dictionary(uniqueKeysWithValues: all.map { ($0.english, $0) })

    // swift-format-ignore
    private static let all: [Phrase] = [
        Phrase("the others by their class"), Phrase("the others by the same mechanism"), Phrase("insulin by the same mechanism"),
        Phrase("the call above 5.5 is our own bound"), Phrase("that a call can't wait is our own judgment"),
        Phrase("the call under an eGFR of 30 is our own bound"), Phrase("the call under 15 by the label's dosage, as other pages reprint it"),
        Phrase("clarithromycin with an eGFR under 80 is our own bound"), Phrase("the bounds of magnesium are our own"),
        Phrase("a low magnesium by general knowledge"), Phrase("heparin for a session by general knowledge"),
        Phrase("the harm of a seizure by general knowledge"), Phrase("posaconazole by the same mechanism"),
        Phrase("that dialysis wasn't studied isn't confirmed"), Phrase("the eGFRs of 60 and 30 are our own bounds"),
        Phrase("that people have died isn't confirmed"), Phrase("Xgeva by its active substance"), Phrase("8.4 mg/dL is our own bound"),
        Phrase("on dialysis, too, by general knowledge"), Phrase("1,950 mg a day are our own bound"),
        Phrase("more than 325 mg a day is our own bound"), Phrase("venlafaxine, of which it is a breakdown product, by general knowledge"),
        Phrase("allopurinol by general knowledge"), Phrase("bicarbonate and citric acid by general knowledge"), Phrase("studies disagree"),
        Phrase("PMC3711799 found no more bleeding after levothyroxine was begun"), Phrase("kidney disease by general knowledge"),
        Phrase("metoprolol and carvedilol aren't confirmed"), Phrase("chaparral by general knowledge"), Phrase("fever by general knowledge"),
        Phrase("the call on dialysis is our own"), Phrase("4.0 is our own bound"), Phrase("60 is our own bound"),
        Phrase("180 mg/dL is our own bound"), Phrase("an eGFR under 60 is our own bound"), Phrase("from G3b on is our own bound"),
        Phrase("two hours are our own bound"), Phrase("two days are our own bound"),
        Phrase("6 hours after food and half an hour after minerals are our own bounds"),
        Phrase("6 hours after food and half an hour after other medicines are our own bounds"), Phrase("the hour before food is our own bound"),
        Phrase("a quarter of an hour before to half an hour after is our own bound"), Phrase("90 days for its weeks to months are our own bound"),
        Phrase("50 g of carbohydrate are our own bound"), Phrase("28 g of alcohol are our own bound, and the eGFR of 30 is of a drug guide"),
        Phrase("dialysis and the eGFRs of 45 and 15 are our own bounds"),
        Phrase("the 4 hours after sevelamer and the hours of antacids are our own bounds"),
        Phrase("the empty stomach by a patient text, and 3 hours after food are our own bound"), Phrase("the single herbs aren't confirmed"),
        Phrase("that salt weakens it isn't confirmed"), Phrase("the hours aren't confirmed"), Phrase("the 24 hours aren't confirmed"),
        Phrase("the 72 hours aren't confirmed"), Phrase("the 7 days aren't confirmed"), Phrase("the 14 days aren't confirmed"),
        Phrase("the others by their class, and the 14 days aren't confirmed"), Phrase("100 mg of sodium a gram aren't confirmed"),
        Phrase("the inhibitors aren't confirmed"), Phrase("tricyclics aren't confirmed"), Phrase("gemfibrozil isn't confirmed"),
        Phrase("that any eGFR is told is our own bound"), Phrase("three days are our own bound"), Phrase("the harm of risedronate by its class"),
        Phrase("spironolactone and eplerenone aren't confirmed"), Phrase("what it doesn't list isn't confirmed"),
        Phrase("the amount in a quarter teaspoon isn't confirmed"), Phrase("those are of another text"),
        Phrase("the other hours by a text on the Fosrenol label"), Phrase("cyclosporine by its class"), Phrase("lovastatin by its class"),
        Phrase("everolimus by its class"), Phrase("diltiazem, verapamil and dronedarone by their class"),
        Phrase("other calcium and active vitamin D by the same mechanism"), Phrase("the build-up by general knowledge"),
        Phrase("insulin, the eGFR and the juices by general knowledge"), Phrase("the foods and pills by general knowledge"),
        Phrase("their names by general knowledge"), Phrase("other brands from general knowledge"), Phrase("general knowledge"),
        Phrase("general knowledge of the label"), Phrase("general knowledge of the labels"), Phrase("general knowledge of the label, section 2"),
        Phrase("general knowledge of the labels, section 4"), Phrase("general knowledge of the label, sections 2.2 and 4: excluded under 30"),
        Phrase("general knowledge of the label: no dose is given under 15 or on dialysis"),
        Phrase("general knowledge of the label: avoided under 15"),
        Phrase("general knowledge of the label: another dose under 30, and no dose for dialysis"),
        Phrase("general knowledge of the label: avoided with severe kidney disease, and dialysis removes it"),
        Phrase("general knowledge: potassium can rise severely"), Phrase("general knowledge of an FDA communication of 2020"),
        Phrase("general knowledge of kidney diets"), Phrase("iron tablets have no drug label"), Phrase("published interaction studies"),
        Phrase("American Diabetes Association, general knowledge"), Phrase("ADA, general knowledge"), Phrase("ADA from general knowledge"),
        Phrase("KDIGO and ACR from general knowledge"), Phrase("international nonproprietary names in Spanish, by general knowledge"),
        Phrase("US product names and classes, by general knowledge"), Phrase("warfarin labels, not read again"),
        Phrase("later consensus on sick days (PAUSE 2023), not read"), Phrase("general advice"), Phrase("there is no agreed guideline"),
        Phrase("there is no graded statement"), Phrase("there is no graded number"), Phrase("convention"),
        Phrase("convention of dialysis units (American Kidney Fund)"), Phrase("the number is that of PMC8267004, table 1"),
        Phrase("the lower end is practice"), Phrase("in G5 and on dialysis by the same reason"), Phrase("KDOQI 2020 has no statement about fluid"),
        Phrase("KDIGO 2024 names no number for G1 and G2"), Phrase("handouts of the American Kidney Fund and the National Kidney Foundation"),
        Phrase("plant-dominant diets of kidney disease: 25 to 30 g a day"), Phrase("a usual laboratory range"),
        Phrase("a usual laboratory range without a blood thinner"), Phrase("upper ends of 2.2 to 2.6 mg/dL are printed"),
        Phrase("6.5 % without known diabetes by common practice"), Phrase("for everybody by common practice"),
        Phrase("your clinic’s own range comes first"), Phrase("common practice before a session"), Phrase("common practice after a transplant"),
        Phrase("common practice on sick days"), Phrase("common practice for a glucose above 300 mg/dL"),
        Phrase("common practice for a potassium under 2.5 mEq/L"), Phrase("common practice for a calcium under 7.0 mg/dL"),
        Phrase("common practice for a phosphorus under 1.0 mg/dL"), Phrase("common practice for a bicarbonate under 10 mEq/L"),
        Phrase("common practice for a bicarbonate above 40 mEq/L"), Phrase("common practice for a systolic pressure under 80"),
        Phrase("common practice for a systolic pressure under 90"), Phrase("common practice for 180/120 and more"),
        Phrase("common practice for a sodium under 120 mEq/L"), Phrase("common practice for a sodium above 155 mEq/L"),
        Phrase("common practice for a sodium above 160 mEq/L"), Phrase("common practice for a magnesium under 1.0 mg/dL"),
        Phrase("common practice for a magnesium under 1.2 mg/dL"), Phrase("common practice for a magnesium of 7.0 mg/dL or more"),
        Phrase("common practice for a magnesium above 4.8 mg/dL"), Phrase("common practice: 1 kg in a day or 2 kg in three"),
        Phrase("common practice of medicine reconciliation: one medicine in two entries is a duplicate, under one name or two"),
        Phrase("common practice of medicine reconciliation: the entry of an older dose that was left is a duplicate"),
        Phrase("common practice of medicine reconciliation: two medicines of one such class are a duplicate"),
        Phrase("common advice with a weak heart: 5 lb in a week"), Phrase("the common US goal of 130/80"),
        Phrase("the common form, total + 0.8 × (4.0 − albumin)"), Phrase("that only an albumin under 3.5 g/dL corrects it is our own bound"),
        Phrase("KDIGO 2021 for a transplant"), Phrase("Cabrera 2015, restated"), Phrase("USDA figures"), Phrase("the choice is the app's own"),
        Phrase("the app's own choice"), Phrase("the app's own choice of days"), Phrase("the app's own choice of a ceiling: 4 liters"),
        Phrase("the app's own choice: KDOQI 2020, statement 1.1.6, leaves the weight to judgment"),
        Phrase("the app's own choice: KDIGO 2024, practice point 3.3.1.4, doesn't restrict protein in children, ",
            "and no table for a pregnancy was read"),
        Phrase("convention of dialysis units, and your clinic's limit"), Phrase("the app's own bound: 2 kg in two days"),
        Phrase("the app's own bound: 30 days for a value that was entered late"), Phrase("the app's own bound: 40 kg, while the age isn't known"),
        Phrase("the app's own bound: more than three days between sessions"),
        Phrase("the app's own bounds: after a session 2 % over the dry weight, and today from 5 % on"), Phrase("before one 6.5 %"),
        Phrase("the app's own bounds: a sample is of a session from an hour after the weight before it on, ",
            "and may be of it in the four hours before the weight after it"),
        Phrase("a sample from four hours after that weight on is of the session only if a session explains its value"),
        Phrase("that such a value is told today is the app's own bound"), Phrase("own bounds of the app: one of 160/100, a week’s mean of 150/90"),
        Phrase("arithmetic: 22.99/84.01 of its mass is sodium"), Phrase("arithmetic: a liter of water weighs a kilogram"),
        Phrase("the usual bottle of wine"), Phrase("the usual small bottle of water, 16.9 fl oz"),
        Phrase("common advice on nuts: a small handful is an ounce"), Phrase("common advice on fruit: a handful of grapes is about 80 g, half a cup"),
        Phrase("the usual mug of coffee, 8 to 12 fl oz"), Phrase("the usual bowl of soup, 12 fl oz"),
        Phrase("the usual bowl of rice or cereal, one cup"), Phrase("labels of potato chips: about 15 in a serving of 28 g"),
        Phrase("set by hand from what each food is made of"),
        Phrase("Renvela, EU package leaflet EU/1/09/521/001, section 2, which names no hours for cyclosporine and tacrolimus: 2 are our own bound"),
        Phrase("tolvaptan label, from general knowledge"), Phrase("American Kidney Fund: aim at 2,500 mg and at most 3,000 mg"),
        Phrase("CDC, Healthy Weight, “Losing Weight”: about 1 to 2 pounds a week, as other pages reprint it"),
        Phrase("Dietary Reference Intakes 2019, not read: 1,500 mg are adequate"),
        Phrase("KDOQI 2020, statement 6.2.1, leaves those out who take it"),
        Phrase("KDOQI 2020, statement 6.3.2 (opinion), weighs phosphorus by its source"),
        Phrase("the cup of nutrition labels, 21 CFR 101.9(b)(5)(viii): 240 mL"), Phrase("1C on dialysis and after a transplant)"),
        Phrase("KDOQI 2020, statements 3.0.3 (1C on hemodialysis, opinion on peritoneal dialysis) and 3.0.4"),
        Phrase("260 percent: Lee 2016, Am J Med 129:26"),
        Phrase("ACOG Committee Opinion 767 asks for treatment of severe values within 30 to 60 minutes"),
        Phrase("Acyclovir tablets label, Dosage, table 3, in a copy without its set id: other doses from 25 down"),
        Phrase("Dyazide label as globalrph.com prints it: serious under 3.0 mEq/L"),
        Phrase("European guideline on hyponatremia 2014 (Spasovski), as medtick.com restates it: profound under 125 mmol/L"),
        Phrase("Kalantar-Zadeh 2010, CJASN 5:519, not read, for the shares by digestibility: plants 20–40 %, animals 40–60 %, additives about 100 %"),
        Phrase("Kalantar-Zadeh 2014, criteria of incremental dialysis: more than half a liter of urine a day"),
        Phrase("NIAAA, a standard drink: 12 fl oz of beer, 5 fl oz of wine"), Phrase("that such a value is told at once is the app's own bound"),
        Phrase("that one of more than 30 % is told today is the app's own bound"), Phrase("from which stage on a call doesn't wait is our own bound"),
        Phrase("PMC8678921, table 1, on high blood pressure in pregnancy: 140/90, severe from 160/110 on"),
        Phrase("Pasquel 2014, Diabetes Care 37:3124, table 2, with the ADA's criteria of the hyperosmolar state: above 600 mg/dL"),
        Phrase("their order by St-Jules 2017, PMC5318242, which found less of additives in the urine"),
        Phrase("Warfarin label, contraindications, from memory: excluded but with mechanical heart valves"),
        Phrase("criteria of diabetic ketoacidosis, as medicalcriteria.com restates them: above 250 mg/dL with ketones"),
        Phrase("the 4 hours of levothyroxine: Synthroid label, set id 1e11ad30-1041-4520-10b0-8f9d30d30fcc, section 7.1"),
        Phrase("usual intakes of 120 µg for men and 90 µg for women: Dietary Reference Intakes"),
    ]
}
