/// The words of names that don't identify a medicine, or that are written in another way.
extension MedicineLookup {
    /// Words as a pharmacy prints them on a label.
    static let abbreviations = [
        "succ": "succinate", "tart": "tartrate", "carb": "carbonate", "bicarb": "bicarbonate", "pot": "potassium",
        "sod": "sodium",
    ]

    /// Words for a tea, which holds what its herb does: "té de ginkgo". A name of the table with such a word is looked up first: "java tea".
    static let teas: Set<String> = ["tea", "te", "infusion"]

    /// Words for an amount or a dosage form, which don't identify a medicine.
    static let forms: Set<String> = [
        "mg", "mcg", "ug", "g", "ml", "meq", "iu", "units", "unit", "tablet", "tablets", "tab", "tabs", "capsule",
        "capsules",
        "cap", "caps", "pill", "pills", "oral", "solution", "suspension", "liquid", "syrup", "powder", "packet",
        "packets",
        "er", "xr", "xl", "sr", "cr", "cd", "la", "dr", "ec", "ds", "od", "ib", "otc", "osm",
        "extended", "delayed", "release",
        "chewable",
        "injection",
        "pen", "solostar", "kwikpen", "flexpen", "generic", "daily", "hr", "hour", "hours", "unt", "injector",
        "prefilled", "syringe", "injectable", "disintegrating", "product", "enema",
        "tableta", "tabletas", "comprimido", "comprimidos", "pastilla", "pastillas", "capsula", "capsulas", "jarabe",
        "solucion", "polvo", "sobre", "sobres", "gotas", "inyeccion", "inyectable", "generico", "generica", "diario",
        "diaria", "de", "unidad", "unidades", "gota", "ampolleta", "ampolletas", "ampolla", "ampollas", "gragea",
        "grageas", "sobrecito", "sobrecitos", "inhalador", "inhalacion", "inhalaciones",
    ]

    /// Words that name a kind, which medicines without anything in common share: "acid".
    static let kinds: Set<String> = [
        "acid", "acido", "root", "raiz", "seed", "semilla", "leaf", "hoja", "oil", "aceite",
    ]

    /// The classes whose names are followed by more than a salt.
    static let supplements: Set<MedicineClass> = [
        .calciumSupplement, .magnesiumSupplement, .zinc, .iron, .vitaminD, .vitamin, .accumulatingVitamin, .herb,
        .stJohnsWort, .riskySupplement, .liverHerb, .aristolochicAcid, .glucoseHerb,
    ]

    /// Salts that follow a name and aren't part of the name in the table.
    static let salts: Set<String> = [
        "sodium", "potassium", "calcium", "hydrochloride", "hcl", "maleate", "mesylate", "besylate", "tartrate",
        "succinate",
        "sulfate", "phosphate", "carbonate", "fumarate", "medoxomil", "cilexetil", "erbumine", "kamedoxomil",
        "etexilate",
        "mofetil", "magnesium", "trihydrate", "monohydrate", "hyclate", "bisulfate", "acetate", "hemihydrate",
        "disodium",
        "sodica", "sodico", "potasica", "potasico", "calcica", "calcico", "magnesica", "magnesico", "sodio", "potasio",
        "medoxomilo", "cilexetilo", "erbumina", "etexilato", "mofetilo", "trihidrato", "monohidrato",
    ]

    /// Salts that precede a name in Spanish: "clorhidrato de metformina".
    static let leadingSalts: Set<String> = [
        "clorhidrato", "hidrocloruro", "maleato", "mesilato", "besilato", "tartrato", "succinato", "sulfato", "fosfato",
        "carbonato", "fumarato", "acetato",
    ]
}
