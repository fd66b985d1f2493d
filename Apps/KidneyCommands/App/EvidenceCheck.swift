import CommandKit
import KidneyNutrition
import TimeKit

/// The check of `doctor` on the sources: claims that aren't confirmed, and readings that are too old.
struct EvidenceCheck {
    let day: LocalDate

    var findings: [Diagnosis] {
        let open = EvidenceList.unconfirmed(on: day)
        let expired = open.filter { $0.evidence.isExpired(on: day) }
        let recalled = open.filter { $0.evidence.grade == .recalled }
        return [
            finding("readings", expired, all: "every source was read recently enough", some: "were read too long ago"),
            finding(
                "sources",
                recalled,
                all: "every claim was read in its source",
                some: "aren't confirmed in a source"
            ),
        ]
    }

    private func finding(_ subject: String, _ claims: [EvidenceClaim], all: String, some: String) -> Diagnosis {
        guard !claims.isEmpty else { return .ok(subject, all) }
        let ids = claims.map(\.id).joined(separator: ", ")
        return .warning(
            subject,
            "\(claims.count) of \(EvidenceList.claims.count) claims \(some): \(ids)",
            remedy: "ask your care team about what they say; “kidney evidence” lists every source"
        )
    }
}
