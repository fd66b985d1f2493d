import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Pairs of medicines that don't wait for the next visit.
@Suite("Grave pairs")
struct GravePairTests {
    private func patient(_ category: DiseaseCategory) throws -> Patient {
        try Patient(profile: LabSample.profile(category))
    }

    /// The gravest interaction alert of some medicines.
    private func alert(_ category: DiseaseCategory, _ names: [String], labs: [(Analyte, String)] = []) throws
        -> KidneyAlert?
    {
        let patient = try patient(category)
        for (analyte, text) in labs { try patient.kidney.addLab(analyte, text) }
        for name in names { try patient.kidney.addMedicine(name) }
        return try patient.kidney.standingAlerts().first {
            $0.kind == .interaction && !$0.id.rawValue.contains("unchecked")
        }
    }

    @Test(
        "a pair that can kill asks for a call before the next dose, whoever is entered first",
        arguments: [
            ["tacrolimus", "Paxlovid"], ["tacrolimus", "clarithromycin"], ["tacrolimus", "St John's wort"],
            ["cyclosporine", "ketoconazole"], ["cyclosporine", "rifampin"], ["everolimus", "Vfend"],
            ["sirolimus", "rifampin"], ["sirolimus", "St John's wort"], ["azathioprine", "allopurinol"],
            ["azathioprine", "Uloric"], ["Entresto", "lisinopril"], ["colchicine", "clarithromycin"],
            ["phenelzine", "sertraline"], ["Zyvox", "sertraline"], ["digoxin", "amiodarone"],
            ["simvastatin", "cyclosporine"], ["rosuvastatin", "cyclosporine"], ["warfarin", "Bactrim"],
            ["lithium", "ibuprofen"], ["tacrolimus", "ibuprofen"], ["tacrolimus", "diltiazem"],
            ["tacrolimus", "verapamil"], ["tacrolimus", "fluconazole"], ["cyclosporine", "diltiazem"],
            ["sirolimus", "diltiazem"], ["atorvastatin", "itraconazole"], ["atorvastatin", "clarithromycin"],
        ]
    )
    func pairs(names: [String]) throws {
        for order in [names, names.reversed()] {
            let alert = try #require(try alert(.transplant, order), "\(order)")
            #expect(alert.level == .today, "\(order): \(alert.message)")
            #expect(
                alert.message.lowercased().contains("call your care team before the next dose"),
                "\(order): \(alert.message)"
            )
        }
    }

    @Test(
        "ibuprofen asks for a call with an eGFR under 30, a potassium above 5.5, or beside an ACE inhibitor and spironolactone",
        arguments: [
            (["ibuprofen"], [(Analyte.eGFR, "15")], true), (["ibuprofen"], [(.eGFR, "30")], false),
            (["ibuprofen"], [(.potassium, "6.2")], true), (["ibuprofen"], [(.potassium, "5.5")], false),
            (["ibuprofen", "lisinopril", "spironolactone"], [], true),
            (["ibuprofen", "lisinopril", "furosemide"], [], true),
            (["ibuprofen", "lisinopril"], [], false),
        ]
    )
    func painReliever(names: [String], labs: [(Analyte, String)], calls: Bool) throws {
        let patient = try patient(.g3a)
        for (analyte, text) in labs { try patient.kidney.addLab(analyte, text) }
        for name in names { try patient.kidney.addMedicine(name) }
        let alerts = try patient.kidney.standingAlerts().filter {
            $0.kind == .interaction && $0.message.hasPrefix("ibuprofen")
        }
        #expect(!alerts.isEmpty)
        #expect(alerts.contains { $0.level == .today } == calls, "\(alerts.map(\.message))")
    }

    @Test("colchicine with clarithromycin asks for a call in kidney disease of every stage")
    func colchicine() throws {
        for category in [DiseaseCategory.g3a, .g5, .haemodialysis] {
            #expect(try alert(category, ["colchicine", "clarithromycin"])?.level == .today, "\(category)")
        }
    }

    @Test(
        "A rule that asks for a call, or for anything today, is never told as one of the next visit; one about potassium knows that it is"
    )
    func labels() {
        let urgent = ["before the next dose", "today", "at once", " now"]
        for rule in InteractionTable.rules {
            let isUrgent = urgent.contains { rule.advice.replacing("now and then", with: "").contains($0) }
            #expect(
                !isUrgent || rule.severity == .contraindicated || rule.call == .always,
                "\(rule.id): \(rule.advice)"
            )
            #expect(
                !rule.effect.contains("potassium") || rule.analytes.contains(.potassium),
                "\(rule.id): \(rule.effect)"
            )
            let canCall = rule.call != nil || rule.worse?.severity == .contraindicated
            #expect(rule.urgent.isEmpty || canCall, "\(rule.id): \(rule.urgent)")
        }
    }

    @Test(
        "Potassium as a medicine is told on hemodialysis at entry and daily, whatever the last value",
        arguments: ["Klor-Con", "potassium gluconate", "potassium chloride"],
        [nil, "4.2"]
    )
    func potassiumOnDialysis(name: String, value: String?) throws {
        let patient = try patient(.haemodialysis)
        if let value { try patient.kidney.addLab(.potassium, value) }
        let receipt = try patient.kidney.addMedicine(name)
        #expect(receipt.found.alerts.contains { $0.kind == .interaction && $0.level == .today })
        try patient.at("2026-06-05T10:00")
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.id.rawValue.contains("/kcl/") })
        #expect(alert.level == .today && alert.message.contains("before the next dose"), "\(alert.message)")
    }

    @Test(
        "A medicine whose label excludes dialysis asks for a call before the next dose",
        arguments: [
            "lithium", "enoxaparin", "rivaroxaban", "canagliflozin", "empagliflozin", "spironolactone", "metformin",
            "dabigatran", "morphine",
        ]
    )
    func dialysis(name: String) throws {
        let alert = try #require(try alert(.haemodialysis, [name]))
        #expect(alert.level == .today && alert.message.contains("before the next dose"), "\(alert.message)")
    }

    @Test(
        "Beside a potassium that alarms, a rule about potassium is at least as urgent, and its text begins with that alarm",
        arguments: [
            ("losartan", "6.6", AlertLevel.atOnce), ("lisinopril", "6.2", .today), ("lisinopril", "5.4", .caution),
        ]
    )
    func besideAnAlarm(name: String, value: String, level: AlertLevel) throws {
        let patient = try patient(.g4)
        try patient.kidney.addLab(.potassium, value)
        try patient.kidney.addMedicine(name)
        let alert = try #require(
            try patient.kidney.standingAlerts().first { $0.kind == .interaction && $0.message.contains(name) }
        )
        #expect(alert.level == level, "\(alert.message)")
        #expect(alert.message.contains("has an alarm of its own") == (level != .caution), "\(alert.message)")
    }

    @Test("Two anti-inflammatory pain relievers together ask for a call before the next dose")
    func twoPainRelievers() throws {
        let alert = try #require(try alert(.g2, ["ibuprofen", "naproxen"]))
        #expect(alert.level == .today && alert.message.contains("which of the two is meant"), "\(alert.message)")
    }

    @Test("a pair that is usually meant waits for the next visit")
    func usual() throws {
        for names in [["warfarin", "aspirin"], ["simvastatin", "atorvastatin"], ["spironolactone", "lisinopril"]] {
            #expect(try alert(.transplant, names)?.level == .caution, "\(names)")
        }
    }
}
