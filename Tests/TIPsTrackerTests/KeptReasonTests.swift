import Foundation
import TestKit
import Testing
import TimeKit
import WordKit

@testable import TIPsTracker

@Suite("The kept reasons to ask for the clinic's word")
struct KeptReasonTests {
    private static let quarter = DoseLabel(amount: "1/4", unit: "tsp")
    private static let half = DoseLabel(amount: "1/2", unit: "tsp")

    @Test(
        "A kept reason is told in Spanish as on home, its doses included",
        arguments: [
            (.raise(from: quarter, to: half), "la dosis, 1/2 cdta., es 2 veces la última, 1/4 cdta."),
            (
                .raise(from: DoseLabel(amount: "1", unit: "tsp"), to: DoseLabel(amount: "1.5", unit: "tsp")),
                "es 1-1/2 veces la última, 1 cdta."
            ),
            (.raise(from: DoseLabel(amount: "1", unit: "piece"), to: DoseLabel(amount: "2", unit: "g")), "1 pieza"),
            (.raise(from: nil, to: DoseLabel(amount: "2", unit: "tablet")), "2 tabletas"),
            (.carriedOver(DoseLabel(amount: "2", unit: "piece")), "2 piezas"),
            (.carriedOver(DoseLabel(amount: "3", unit: "Löffel")), "3 Löffel"),
        ] as [(GateReason, String)]
    )
    func spanish(reason: GateReason, part: String) throws {
        let kept = reason.answered(in: TimeZone.gmt)
        let (shown, own) = Language.$current.withValue(.spanish) {
            (GateReason.shown(kept), reason.text(in: TimeZone.gmt))
        }
        #expect(shown == own && shown.contains(part), "\(shown)")
        #expect(GateReason.shown(kept) == kept)
    }

    @Test(
        "A reason of the client or of the operating system, which is kept in English, is told in Spanish",
        arguments: [
            ("its host is unknown", "su servidor es desconocido"), ("Connection refused", "conexión rechazada"),
            ("Permission denied", "permiso denegado"), ("there is no account", "no hay ninguna cuenta"),
            ("Check the address.", "el servidor respondió: “Check the address.”"),
            ("the rules don't allow it anymore", "las reglas ya no lo permiten"),
            ("status 502", "estado 502"),
            (
                "that is no realtime database (a redirect to nowhere) — check its address",
                "eso no es una base de datos en tiempo real (redirige a ninguna parte) — revise su dirección"
            ),
            (
                "“x” is no address of a database (it has no host) — use one such as https://NAME.firebaseio.com",
                "“x” no es la dirección de una base de datos (no nombra ningún servidor) — use una como "
                    + "https://NAME.firebaseio.com"
            ),
        ]
    )
    func transport(kept: String, spanish: String) {
        let error = RoomTransportError.unreachable(reason: kept)
        #expect(error.description.contains("(\(kept))"))
        Language.$current.withValue(.spanish) {
            #expect(error.description.contains("(\(spanish))"), "\(error.description)")
        }
    }

    @Test("A raise that an earlier version kept is told in Spanish, too")
    func earlier() {
        let shown = Language.$current.withValue(.spanish) {
            GateReason.shown("the dose, 1/2 tsp, is higher than the last one, 1/4 tsp")
        }
        #expect(shown == "la dosis, 1/2 cdta., es más alta que la última, 1/4 cdta.")
    }

    @Test(
        "A kept reaction that was treated as an emergency is told in Spanish, also one that an earlier version kept",
        arguments: ["epinephrine", "adrenaline"]
    )
    func emergency(medicine: String) {
        let shown = Language.$current.withValue(.spanish) {
            GateReason.shown(
                "a mild reaction was noted at 2026-01-05 08:05: hives, treated with \(medicine) or in an emergency room"
            )
        }
        #expect(
            shown.hasSuffix(": hives, tratada con epinefrina (adrenalina) o en una sala de emergencias"),
            "\(shown)"
        )
    }

    @Test("A symptom that nobody typed is told in words, as it is stored and as a kept text has it")
    func unnamed() {
        for symptom in ["reaction with adrenaline", "reaction with epinephrine"] {
            #expect(Reaction.shown(symptom) == "reaction with epinephrine")
            let shown = Language.$current.withValue(.spanish) { Reaction.shown(symptom) }
            #expect(shown == "reacción con epinefrina (adrenalina)")
        }
    }
}
