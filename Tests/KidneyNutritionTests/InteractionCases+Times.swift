import FractionParser
import KidneyNutrition

extension InteractionCases {
    static let absorption: Result<[RuleCase], any Error> = Result {
        [
            try near("levo", "Synthroid", "Tums", ["08:01", "15:59", "12:00"], ["08:00", "16:00"]),
            try eating("levo", "levothyroxine", Plate.coffee, ["12:00", "12:59", "09:01"], ["13:00", "09:00"]),
            try near("levo", "levothyroxine", "Mylanta", ["08:01", "15:59"], ["08:00", "16:00"]),
            try near("fq-cipro", "Cipro", "zinc", ["06:01", "13:59"], ["06:00", "14:00"]),
            try eating("fq-cipro", "Cipro", Plate.milk, ["06:01", "13:59"], ["06:00", "14:00"]),
            try near("fq-levo", "Levaquin", "Mylanta", ["10:01", "13:59"], ["10:00", "14:00"]),
            try near("fq-levo", "Levaquin", "ferrous sulfate", ["12:00"], []),
            RuleCase(
                "fq-levo",
                on: [],
                off: [try MedicineScene().med("Levaquin", at: "12:00").med("Tums", at: "12:00")]
            ),
            RuleCase(
                "fq-moxi",
                on: [],
                off: [try MedicineScene().med("Avelox", at: "12:00").med("Tums", at: "12:00")]
            ),
            try near("fq-moxi", "Avelox", "ferrous sulfate", ["04:01", "15:59"], ["04:00", "16:00"]),
            try eating("tetra", "tetracycline", Plate.milk, ["10:01", "12:59"], ["10:00", "13:00"]),
            try near("tetra", "tetracycline", "Pepto-Bismol", ["10:01", "12:59"], ["10:00", "13:00"]),
            try near("doxy", "Vibramycin", "calcium citrate", ["10:01", "13:59"], ["10:00", "14:00"]),
            try near("doxy", "minocycline", "ferrous gluconate", ["09:01", "14:59"], ["09:00", "15:00"]),
            try eating("iron-food", "Feosol", Plate.coffee, ["10:01", "13:59"], ["10:00", "14:00"]),
            try near("iron-food", "iron", "Tums", ["10:01", "13:59"], ["10:00", "14:00"]),
            try eating("bisph", "Fosamax", Plate.apple, ["12:00", "12:29", "06:01"], ["12:30", "06:00"]),
            try eating("bisph", "Boniva", Plate.apple, ["12:59"], ["13:00"]),
            try eating("bisph", "Actonel", Plate.apple, ["12:00", "12:29"], ["12:30", "06:00"]),
            try near("bisph", "Fosamax", "Caltrate", ["11:31", "12:29"], ["11:30", "12:30"]),
            try near("bisph", "Actonel", "Mylanta", ["11:31", "12:29"], ["11:30", "12:30"]),
            try withoutMeal("bisph-dr", "Atelvia", "35 mg", near: "17:30", far: "16:00"),
            RuleCase(
                "bisph",
                on: [],
                off: [try MedicineScene().med("Atelvia", at: "12:00").ate(Plate.bread, at: "11:45")]
            ),
            try eating("sema-oral", "Rybelsus", Plate.apple, ["06:01", "12:29"], ["06:00", "12:30"]),
            try near("sema-oral", "Rybelsus", "Lipitor", ["11:31", "12:00", "12:29"], ["11:30", "12:30"]),
            try eating("cni-xr-food", "Envarsus", Plate.bread, ["10:01", "12:59"], ["10:00", "13:00"]),
            try eating(
                "dig-fibre",
                "digoxin",
                Plate.bran,
                ["10:01", "13:59"],
                ["10:00", "14:00"],
                harmless: Plate.bread
            ),
            try withoutMeal("rivaro", "Xarelto", "20 mg", near: "17:30", far: "12:00"),
            RuleCase(
                "rivaro",
                on: [],
                off: [
                    try MedicineScene().med("Xarelto", "10 mg", at: "18:00").ate(Plate.bread, at: "12:00", .lunch)
                        .over()
                ]
            ),
            try withoutMeal("cinac", "Sensipar", "30 mg", near: "18:20", far: "16:00"),
            try near("mmf", "CellCept", "Renvela", ["08:01", "13:59"], ["08:00", "14:00"]),
            try near("velph", "Velphoro", "doxycycline", ["11:01", "13:59"], ["11:00", "14:00"]),
            try near("velph", "Velphoro", "Synthroid", ["08:01", "15:59"], ["08:00", "16:00"]),
            try near("mmf", "Myfortic", "milk of magnesia", ["10:01"], ["14:00"]),
            try near("sevel-sep", "Renvela", "levothyroxine", ["08:01", "15:59"], ["08:00", "16:00"]),
            try near("sevel-sep", "Renvela", "CellCept", ["10:01", "15:59"], ["10:00", "16:00"]),
            try near("sevel-sep", "Renvela", "Prograf", ["10:01", "13:59"], ["10:00", "14:00"]),
            try near("sevel-sep", "Renagel", "Cipro", ["10:01", "17:59"], ["10:00", "18:00"]),
            try near("lanth", "Fosrenol", "levofloxacin", ["11:01", "15:59"], ["11:00", "16:00"]),
            try near("lanth", "Fosrenol", "Synthroid", ["08:01", "15:59"], ["08:00", "16:00"]),
            try near("lanth", "Fosrenol", "Cipro", ["10:01", "17:59"], ["10:00", "18:00"]),
            try near("patir", "Veltassa", "amlodipine", ["09:01", "14:59"], ["09:00", "15:00"]),
            RuleCase(
                "patir",
                on: [],
                off: [
                    try MedicineScene().med("Veltassa", at: "12:00").med("Lantus", at: "12:00"),
                    try MedicineScene().med("Veltassa", at: "12:00").med("Ozempic", at: "12:00"),
                    try MedicineScene().med("Veltassa", at: "12:00").med("Emsam", at: "12:00"),
                ]
            ),
        ]
    }
}
