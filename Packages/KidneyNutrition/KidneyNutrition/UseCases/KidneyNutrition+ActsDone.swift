import Foundation
package import ScreenKit
import StorageKit
import TimeKit
import WordKit

/// One act each.
extension KidneyNutrition {
    package func carryOut(
        _ deed: KidneyAct,
        _ act: Act,
        at link: KidneyLink,
        under operation: ActOperation
    ) async throws(KidneyError) -> ActResult {
        var kidney = self
        kidney.operation = IdempotencyKey(operation.id, content: operation.content, at: clock.now(), actor: actor)
        switch deed {
        case .search:
            let text = TypedText.line(act.fields["text"] ?? "")
            if case .foodsOn(let day, _) = link {
                return .opens(KidneyLink.foodsOn(day, text.isEmpty ? nil : text).labeled(localized("Foods")))
            }
            return .opens((text.isEmpty ? KidneyLink.foods : .foundFoods(text)).labeled(localized("Foods")))
        case .showDay, .showJournal, .showReport, .showTrend: return .opens(nil)
        case .searchOnline, .takeFood, .lookUpLabel: return .opens(try await ask(deed, act, at: link))
        case .photo(.original, let id): return .file(try original(of: id))
        case .shareReport, .shareCard: return .file(try printed(deed, act, at: link))
        case .export(let file): return .file(try exported(file))
        case .importFile: try importFile(act, noting: kidney)
        case .acceptTerms: try kidney.acceptTerms()
        case .undo: try kidney.undo()
        case .evaluate: try kidney.evaluate()
        case .sickDay(let isOn): try kidney.setCondition(.illness, isOn)
        case .eat, .eatAgain, .quickAdd, .copyMeal, .entry, .addPhoto, .photo, .saveDish, .deleteDish,
            .savePreferences, .removePreference:
            try kidney.eat(deed, act, at: link)
        case .addLab, .addMeasurements, .lab, .weight, .pressure, .activity: try kidney.measure(deed, act, at: link)
        case .addMedicine, .medicine, .addGoal, .goal: try kidney.care(deed, act)
        case .saveProfile, .saveLimit, .savePicture, .removePicture, .removeCategory, .removeLimit:
            try kidney.keep(deed, act)
        case .takeLabel(let label, let medicine): try kidney.takeLabel(label, for: medicine)
        case .takeName(let name, let medicine): try kidney.takeName(name, for: medicine)
        case .alert(.dismiss, let id): try kidney.dismissAlert(id.rawValue)
        case .alert(.acknowledge, let id): try kidney.acknowledgeAlert(id.rawValue)
        case .restoreAlerts: try kidney.restoreAlerts()
        case .notices(let kind, let isOn): try kidney.setNotices(kind, on: isOn)
        }
        return .written
    }

    // MARK: Food and drinks

    private func eat(_ deed: KidneyAct, _ act: Act, at link: KidneyLink) throws(KidneyError) {
        switch deed {
        case .eat(let food):
            let values = try foodScreen(food, typed: act.fields).form.values
            try eat(food, values["amount"] ?? "", meal: Self.meal(values), at: moment(values))
        case .eatAgain(let food):
            let values = try values(of: act, at: link)
            try eat(food, values["amount"] ?? "", meal: Self.meal(values))
        case .quickAdd:
            let values = try foodSearchScreen("", entered: act.fields).quickForm.values
            let food = try meantFood(TypedText.line(values["food"] ?? ""))
            try eat(food.id, values["amount"] ?? "", meal: Self.meal(values), at: moment(values))
        case .copyMeal(let day, let meal):
            let values = try values(of: act, at: link)
            try copyMeal(meal, of: day, to: Self.meal(values), at: moment(values, needsTime: true))
        case .entry(.edit, let id):
            let values = try values(of: act, at: link)
            let moment = try editedMoment(values, act, at: link, needsTime: true)
            try editEntry(id, amount: values["amount"], meal: .some(Self.meal(values)), at: moment)
        case .entry(.delete, let id): try deleteEntry(id)
        case .addPhoto:
            guard case .journal(let day) = link else { throw .fault(localized("a photo was added at \(link.target)")) }
            let values = try journalScreen(day, typed: act.fields).photoForm.values
            let note = TypedText.line(values["note"] ?? "").isEmpty ? nil : values["note"]
            let file = try file("file", of: act)
            let moment = try moment(values)
            try using("file") { () throws(KidneyError) -> Void in
                _ = try addPhoto(fromFile: file, meal: Self.meal(values), note: note, at: moment)
            }
        case .photo(.edit, let id):
            let values = try values(of: act, at: link)
            let note = TypedText.line(values["note"] ?? "").isEmpty ? nil : values["note"]
            try editPhoto(id, meal: .some(Self.meal(values)), note: .some(note))
        case .photo(_, let id): try deletePhoto(id)
        case .saveDish: try saveDish(act, at: link)
        case .deleteDish(let id): try deleteFood(id)
        case .savePreferences:
            guard let preferences = try preferencesScreen(typed: act.fields).preferences else {
                throw .textBlank(localized("form"))
            }
            try setPreferences(preferences)
        case .removePreference(let food):
            try changePreferences {
                $0.likes.remove(food)
                $0.dislikes.remove(food)
            }
        default: throw .fault(localized("\(deed.id) is no act on food"))
        }
    }

    private func saveDish(_ act: Act, at link: KidneyLink) throws(KidneyError) {
        guard case .dish(let id) = link, let dish = try dishScreen(id, typed: act.fields).dish else {
            throw .fault(localized("a dish was saved at \(link.target)"))
        }
        if id == nil {
            try createFood(named: dish.name, dish.making, portions: dish.portions, fluid: dish.fluid)
        } else {
            try editFood(dish)
        }
    }

    // MARK: Measurements

    private func measure(_ deed: KidneyAct, _ act: Act, at link: KidneyLink) throws(KidneyError) {
        switch deed {
        case .addLab: return try addLab(act, at: link)
        case .addMeasurements: return try addMeasurements(act)
        case .lab(.delete, let id): try deleteLab(id)
        case .weight(.delete, let id): try deleteWeight(id)
        case .pressure(.delete, let id): try deletePressure(id)
        case .activity(.delete, let id): try deleteActivity(id)
        case .lab(.edit, let id):
            let values = try values(of: act, at: link)
            let moment = try editedMoment(values, act, at: link)
            try editLab(id, values["value"], unit: values["unit"], at: moment, remarks: Self.remarks(values))
        case .weight(.edit, let id):
            let values = try values(of: act, at: link)
            let moment = try editedMoment(values, act, at: link)
            let context: WeightContext? = try ScreenInput.word(values["context"] ?? "", "time of weighing")
            // A weight that stays as it is needs no check against the last one.
            let text = try values["weight"] == shown(act, at: link)["weight"] ? nil : values["weight"]
            try editWeight(id, text, context, at: moment, isSure: values["sure"] == "true")
        case .pressure(.edit, let id):
            let values = try values(of: act, at: link)
            try editPressure(id, values["pressure"], at: editedMoment(values, act, at: link))
        case .activity(.edit, let id):
            let values = try values(of: act, at: link)
            try editActivity(id, values["amount"], at: editedMoment(values, act, at: link))
        default: throw .fault(localized("\(deed.id) is no act on a measurement"))
        }
    }

    private func addLab(_ act: Act, at link: KidneyLink) throws(KidneyError) {
        guard let screen = try screen(link, typed: act.fields) as? LabsScreen else {
            throw .fault(localized("a value was added at \(link.target)"))
        }
        let values = screen.form.values
        let name = values["analyte"] ?? ""
        guard let analyte = LabTable.analyte(named: name) else { throw .notAnAnalyte(name) }
        let unit = (values["unit"] ?? "").isEmpty ? nil : values["unit"]
        let remarks = Self.remarks(values)
        try addLab(analyte, values["value"] ?? "", unit: unit, at: moment(values), remarks: remarks)
    }

    private func addMeasurements(_ act: Act) throws(KidneyError) {
        let values = try measurementsScreen(typed: act.fields).form.values
        func typed(_ id: String) -> String? {
            TypedText.line(values[id] ?? "").isEmpty ? nil : values[id]
        }
        let context: WeightContext? = try ScreenInput.word(values["context"] ?? "", "time of weighing")
        let kind: ActivityKind? = try ScreenInput.word(values["activity"] ?? "", "kind of activity")
        try addMeasurements(
            weight: typed("weight").map { ($0, context ?? .daily, values["sure"] == "true") },
            pressure: typed("pressure"),
            activity: typed("amount").map { (kind ?? .minutes, $0) },
            at: moment(values)
        )
    }

    private static func remarks(_ values: [String: String]) -> Set<LabRemark> {
        Set(LabRemark.allCases.filter { values[$0.rawValue] == "true" })
    }

    // MARK: Medicines and goals

    private func care(_ deed: KidneyAct, _ act: Act) throws(KidneyError) {
        switch deed {
        case .addMedicine:
            guard let entry = try medicinesScreen(typed: act.fields).entry else { throw .medicineNameBlank }
            try addMedicine(
                entry.name,
                dose: entry.dose,
                times: entry.times,
                weekdays: entry.weekdays,
                from: entry.start,
                until: entry.stop,
                notes: entry.notes,
                reminds: entry.reminds
            )
        case .medicine(.save, let id):
            guard let entry = try medicineScreen(id, typed: act.fields).entry else { throw .medicineNameBlank }
            let old = try medicine(id)
            let medicine = Medicine(
                id: id,
                name: entry.name,
                dose: entry.dose,
                times: entry.times,
                weekdays: entry.weekdays,
                start: entry.start ?? old.start,
                saysStart: entry.start != nil,
                stop: entry.stop,
                notes: entry.notes,
                // A label was chosen for the name.
                labelNames: entry.name == old.name ? old.labelNames : []
            )
            try editMedicine(medicine, reminds: entry.reminds)
        case .medicine(.stop, let id): try stopMedicine(id)
        case .medicine(.delete, let id): try deleteMedicine(id)
        case .addGoal:
            guard let aim = try goalsScreen(typed: act.fields).aim else { throw .notAGoal(act.fields["subject"] ?? "") }
            try addGoal(aim)
        case .goal(.save, let id):
            guard let aim = try goalScreen(id, typed: act.fields).aim else { throw .textBlank(localized("goal")) }
            try editGoal(id, to: aim)
        case .goal(.up, let id): try moveGoal(id, by: -1)
        case .goal(.down, let id): try moveGoal(id, by: 1)
        case .goal(.delete, let id): try deleteGoal(id)
        default: throw .fault(localized("\(deed.id) is no act on a medicine or goal"))
        }
    }

    private func moveGoal(_ id: TimeKit.ID<Goal>, by places: Int) throws(KidneyError) {
        let priorities = try goals().map(\.goal)
        guard let place = priorities.firstIndex(where: { $0.id == id }) else {
            throw .noSuchRecord(localized("goal"), id.rawValue)
        }
        try moveGoal(id, to: place + 1 + places)
    }

    // MARK: The profile

    private func keep(_ deed: KidneyAct, _ act: Act) throws(KidneyError) {
        switch deed {
        case .saveProfile:
            guard let profile = try profileScreen(typed: act.fields).profile else { throw .noProfile }
            try setProfile(profile)
        case .saveLimit:
            guard let limit = try profileScreen(typed: act.fields).limit else { throw .textBlank(localized("limit")) }
            try setLimit(limit)
        case .savePicture:
            let file = try file("picture", of: act)
            try using("picture") { () throws(KidneyError) -> Void in try setAvatar(fromFile: file) }
        case .removePicture: try removeAvatar()
        case .removeCategory(let day): try removeCategory(from: day)
        case .removeLimit(let quantity, let day): try removeLimit(of: quantity, from: day)
        default: throw .fault(localized("\(deed.id) is no act on the profile"))
        }
    }

    // MARK: Fields

    /// Returns the texts of an action's own fields: those that were typed, and the others as they are shown.
    private func values(of act: Act, at link: KidneyLink) throws(KidneyError) -> [String: String] {
        try shown(act, at: link).merging(act.fields) { _, typed in typed }
    }

    private func shown(_ act: Act, at link: KidneyLink) throws(KidneyError) -> [String: String] {
        let parts = ScreenParts(try screen(link))
        return parts.actions.first { $0.id == act.action }?.inputs.values ?? [:]
    }

    private func moment(_ values: [String: String], needsTime: Bool = false) throws(KidneyError) -> Moment? {
        try MomentForm.moment(values, now: clock.now(), in: clock.zone(), needsTime: needsTime)
    }

    /// Returns the typed moment of an edit; nil if day and time are those that are shown, whose zone may be another one.
    private func editedMoment(
        _ values: [String: String],
        _ act: Act,
        at link: KidneyLink,
        needsTime: Bool = false
    ) throws(KidneyError) -> Moment? {
        let shown = try shown(act, at: link)
        guard values["day"] != shown["day"] || values["time"] != shown["time"] else { return nil }
        return try moment(values, needsTime: needsTime) ?? Moment(clock.now(), in: clock.zone())
    }

    private static func meal(_ values: [String: String]) throws(KidneyError) -> Meal? {
        try ScreenInput.word(values["meal"] ?? "", "meal")
    }

    private func file(_ field: String, of act: Act) throws(KidneyError) -> URL {
        guard let file = act.files[field] else { throw .noFile(field: field) }
        return file
    }

    /// Does what takes a field's file. An error about the act is told at the field.
    private func using<Value>(
        _ field: String,
        _ body: () throws(KidneyError) -> Value
    ) throws(KidneyError) -> Value {
        do throws(KidneyError) { return try body() } catch {
            throw error.isAboutTheAct && error.field == nil ? .file(field: field, error) : error
        }
    }
}

// MARK: Files

extension KidneyNutrition {
    private func original(of id: MealPhoto.ID) throws(KidneyError) -> ScreenFile {
        let file = try photoFile(id)
        guard let bytes = try? Data(contentsOf: file) else { throw .originalMissing(file.lastPathComponent) }
        let type = file.pathExtension.lowercased()
        return ScreenFile(
            name: file.lastPathComponent,
            mediaType: "image/\(type == "jpg" ? "jpeg" : type)",
            bytes: [UInt8](bytes)
        )
    }

    /// Returns a printed report. A copy of the same content isn't issued twice, so that no operation is needed.
    private func printed(_ deed: KidneyAct, _ act: Act, at link: KidneyLink) throws(KidneyError) -> ScreenFile {
        guard let printer = files.printer else { throw .noPrinter }
        let report: KidneyFiles.Printed
        let name: String
        switch link {
        case .report, .reportAsking:
            guard let screen = try screen(link, typed: act.fields) as? ReportScreen else {
                throw .fault(localized("\(deed.id) was asked at \(link.target)"))
            }
            let values = screen.form.values
            guard let from = try ScreenInput.day(values["from"] ?? ""), let to = try ScreenInput.day(values["to"] ?? "")
            else { throw ScreenInput.refused("day", "") }
            let questions = (values["question"] ?? "").split(whereSeparator: \.isNewline).map(String.init)
            report = .report(try issueClinicReport(from: from, to: to, questions: questions))
            name = localized("Kidney report \(from) to \(to).pdf")
        case .reportCard(let month):
            let card = try issueReportCard(of: month)
            report = .card(card)
            name = localized("Report card \(card.month).pdf")
        default: throw .fault(localized("\(deed.id) was asked at \(link.target)"))
        }
        let units = try profile()?.units ?? .conventional
        do {
            return ScreenFile(name: name, mediaType: "application/pdf", bytes: try printer(report, units, clock.now()))
        } catch {
            throw KidneyError(error)
        }
    }

    private func exported(_ file: ExportedFile) throws(KidneyError) -> ScreenFile {
        switch file {
        case .fhir:
            var bytes: [UInt8] = []
            try exportFHIR { bytes += $0 }
            return ScreenFile(name: "health-record.json", mediaType: "application/fhir+json", bytes: bytes)
        case .intake: return ScreenFile(name: "intake.csv", mediaType: "text/csv", bytes: try intakeCSV())
        case .measurements:
            return ScreenFile(name: "measurements.csv", mediaType: "text/csv", bytes: try measurementsCSV())
        }
    }

    /// Imports a file without the operation, because a file has several transactions and brings nothing twice. The operation is noted with
    /// its counts.
    private func importFile(_ act: Act, noting kidney: KidneyNutrition) throws(KidneyError) {
        guard let importer = files.importer else { throw .noImporter }
        let values = try filesScreen(typed: act.fields).form.values
        let word = values["program"] ?? ""
        let told = KidneyFiles.Told(
            units: values["units"].flatMap(FitbitUnits.init(rawValue:)),
            isMine: values["mine"] == "true"
        )
        guard let program: KidneyFiles.Program = try ScreenInput.word(word, "program") else { throw .noImporter }
        let file = try file("file", of: act)
        let report = try using("file") { () throws(KidneyError) -> HealthImport in
            do {
                // The report is noted, and what is stored is English.
                return try inEnglish { try importer(self, program, file, told) }
            } catch {
                throw KidneyError(error)
            }
        }
        let named = report.counts.refusals.prefix(3) + report.counts.notKept.prefix(10)
        let refusals = named.map { "Line \($0.line): \($0.reason)" }
        func said() -> String {
            Words.joined([report.summary] + refusals + report.found.alerts.map { Words.sentence($0.message) })
        }
        let name = EntityRef(kind: "import report", id: file.lastPathComponent)
        try kidney.write { tables in
            try tables.change("importFile", of: name, said()) { rows in _ = try rows.changeID }
        }
    }
}
