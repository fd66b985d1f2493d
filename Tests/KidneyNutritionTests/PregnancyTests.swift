import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Medicines and blood pressure during a pregnancy.
@Suite("Pregnancy")
struct PregnancyTests {
    private func patient(isPregnant: Bool = true) throws -> Patient {
        let patient = try Patient(profile: LabSample.profile(.g3a, born: "1994-05-20"))
        if isPregnant { try patient.kidney.setCondition(.pregnancy, true) }
        return patient
    }

    @Test(
        "a medicine that harms the unborn child is told today, and not to be stopped without a call",
        arguments: [
            "lisinopril", "losartan", "Entresto", "aliskiren", "warfarin", "atorvastatin", "mycophenolate",
            "spironolactone", "finerenone", "empagliflozin", "sirolimus", "ibuprofen", "doxycycline", "apixaban",
            "methotrexate",
            "carbamazepine", "voriconazole", "Bactrim", "amiodarone",
        ]
    )
    func medicines(name: String) throws {
        let patient = try patient()
        let found = try patient.kidney.addMedicine(name).found.alerts.filter { $0.message.contains("pregnan") }
        let alert = try #require(found.first, "\(name)")
        #expect(alert.level == .today, "\(alert.message)")
        #expect(alert.message.contains("Call your care team today"), "\(alert.message)")
        #expect(alert.message.contains("don’t stop it by yourself"), "\(alert.message)")
        let quiet = try self.patient(isPregnant: false)
        #expect(try !quiet.kidney.addMedicine(name).found.alerts.contains { $0.message.contains("pregnan") })
    }

    @Test("a pregnancy that is entered after the medicine is told with it")
    func later() throws {
        let patient = try patient(isPregnant: false)
        try patient.kidney.addMedicine("lisinopril")
        try patient.kidney.setCondition(.pregnancy, true)
        let alert = try patient.kidney.standingAlerts().first { $0.message.contains("pregnan") }
        #expect(alert?.level == .today)
    }

    @Test(
        "a blood pressure of 160/110 or more is told today during a pregnancy, one of 140/90 at the next visit",
        arguments: [
            ("159/109", "caution"), ("160/80", "today"), ("162/112", "today"), ("150/110", "today"),
            ("140/80", "caution"), ("130/90", "caution"), ("139/89", "none"),
        ]
    )
    func pressure(text: String, expected: String) throws {
        let patient = try patient()
        try patient.kidney.addPressure(text)
        let alert = try patient.kidney.standingAlerts().first { $0.kind == .pressure }
        #expect(alert?.level.rawValue ?? "none" == expected, "\(alert?.message ?? "")")
        if expected == "today" {
            #expect(alert?.message.contains("headache") == true, "\(alert?.message ?? "")")
        }
    }

    @Test("a reading of 162/112 is at the next visit without a pregnancy")
    func notPregnant() throws {
        let patient = try patient(isPregnant: false)
        try patient.kidney.addPressure("162/112")
        #expect(try patient.kidney.standingAlerts().first { $0.kind == .pressure }?.level == .caution)
    }
}
