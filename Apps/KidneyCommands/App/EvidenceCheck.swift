import CommandKit
import KidneyNutrition
import TimeKit
import WordKit

/// The check of `doctor` on the sources: claims that aren't confirmed, and readings that are too old.
struct EvidenceCheck {
    let day: LocalDate

    var findings: [Diagnosis] {
        let open = EvidenceList.unconfirmed(on: day)
        let expired = open.filter { $0.evidence.isExpired(on: day) }
        let recalled = open.filter { $0.evidence.grade == .recalled }
        return [
            finding(localized("readings"), expired, all: localized("every source was read recently enough")) {
                some,
                all,
                ids in
                localized("\(some) of \(all) claims were read too long ago: \(ids)")
            },
            finding(localized("sources"), recalled, all: localized("every claim was read in its source")) {
                some,
                all,
                ids in
                localized("\(some) of \(all) claims aren't confirmed in a source: \(ids)")
            },
        ]
    }

    private func finding(
        _ subject: String,
        _ claims: [EvidenceClaim],
        all: String,
        some: (Int, Int, String) -> String
    ) -> Diagnosis {
        guard !claims.isEmpty else { return .ok(subject, all) }
        let ids = claims.map(\.id).joined(separator: ", ")
        return .warning(
            subject,
            some(claims.count, EvidenceList.claims.count, ids),
            remedy: localized("ask your care team about what they say; “kidney evidence” lists every source")
        )
    }
}
