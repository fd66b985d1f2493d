extension MedicineTable {
    /// Medicines for kidney disease, its laboratory values, and a transplant.
    static let kidney: [MedicineRow] = [
        MedicineRow("tacrolimus", [.calcineurinInhibitor], ["Prograf"]),
        // Taken on an empty stomach.
        MedicineRow("extended-release tacrolimus", [.calcineurinInhibitor], ["Envarsus", "Astagraf", "Advagraf"]),
        MedicineRow(
            "cyclosporine",
            [.calcineurinInhibitor, .pgpInhibitor],
            ["Neoral", "Sandimmune", "Gengraf"],
            also: ["ciclosporin", "cyclosporine modified", "modified cyclosporine"]
        ),
        MedicineRow("voclosporin", [.calcineurinInhibitor], ["Lupkynis"]),
        MedicineRow("belatacept", [.costimulationBlocker], ["Nulojix"], isOral: false),
        MedicineRow("sirolimus", [.mTORInhibitor], ["Rapamune"], also: ["rapamycin"]),
        MedicineRow("everolimus", [.mTORInhibitor], ["Zortress", "Afinitor"]),
        MedicineRow("mycophenolate mofetil", [.mycophenolate], ["CellCept"], also: ["mycophenolate"]),
        MedicineRow("mycophenolic acid", [.mycophenolate], ["Myfortic"], also: ["mycophenolate sodium"]),
        MedicineRow("azathioprine", [.thiopurine], ["Imuran", "Azasan"]),
        MedicineRow("mercaptopurine", [.thiopurine], ["Purixan", "Purinethol"], also: ["6-mp"]),
        MedicineRow(
            "methotrexate",
            [.methotrexate],
            ["Trexall", "Rheumatrex", "Xatmep", "Otrexup", "Rasuvo"],
            also: ["mtx"]
        ),
        MedicineRow("budesonide", [.steroid], ["Tarpeyo", "Uceris", "Entocort"]),
        MedicineRow("prednisone", [.steroid], ["Deltasone", "Rayos"]),
        MedicineRow("prednisolone", [.steroid], ["Orapred", "Millipred"]),
        MedicineRow("methylprednisolone", [.steroid], ["Medrol"]),
        MedicineRow("dexamethasone", [.steroid], ["Decadron"]),
        MedicineRow("hydrocortisone", [.steroid], ["Cortef"]),
        MedicineRow("tolvaptan", [.vasopressinAntagonist], ["Jynarque", "Samsca"]),
        MedicineRow("sevelamer carbonate", [.phosphateBinder], ["Renvela"], also: ["sevelamer"]),
        MedicineRow("sevelamer hydrochloride", [.phosphateBinder], ["Renagel"], also: ["sevelamer hcl"]),
        MedicineRow("lanthanum carbonate", [.phosphateBinder], ["Fosrenol"], also: ["lanthanum"]),
        MedicineRow("sucroferric oxyhydroxide", [.phosphateBinder, .iron], ["Velphoro"]),
        MedicineRow("ferric citrate", [.phosphateBinder, .iron], ["Auryxia"]),
        MedicineRow("calcium acetate", [.calciumBinder], ["PhosLo", "Phoslyra"]),
        MedicineRow("calcium carbonate", [.calciumBinder], ["Tums", "Caltrate", "Os-Cal"]),
        MedicineRow("calcitriol", [.activeVitaminD], ["Rocaltrol"]),
        MedicineRow("paricalcitol", [.activeVitaminD], ["Zemplar"]),
        MedicineRow("doxercalciferol", [.activeVitaminD], ["Hectorol"]),
        MedicineRow("calcifediol", [.activeVitaminD], ["Rayaldee"]),
        MedicineRow("cinacalcet", [.calcimimetic], ["Sensipar"]),
        MedicineRow("etelcalcetide", [.calcimimetic], ["Parsabiv"], isOral: false),
        MedicineRow("patiromer", [.potassiumBinder], ["Veltassa"]),
        MedicineRow("sodium zirconium cyclosilicate", [.potassiumBinder], ["Lokelma"], acidity),
        MedicineRow(
            "sodium polystyrene sulfonate",
            [.potassiumBinder],
            ["Kayexalate", "Kionex", "SPS"]
        ),
        MedicineRow("sodium bicarbonate", [.alkali], ["Neut"], also: ["baking soda", "bicarbonate of soda"]),
        MedicineRow(
            "potassium chloride",
            [.potassiumSupplement],
            [
                "Klor-Con", "Klor-Con M10", "Klor-Con M15", "Klor-Con M20", "K-Dur", "K-Tab", "Micro-K", "Electrolit",
            ],
            also: ["kcl"]
        ),
        MedicineRow("potassium citrate", [.potassiumSupplement, .citrate], ["Urocit-K"]),
        MedicineRow("potassium gluconate", [.potassiumSupplement]),
        MedicineRow("potassium bicarbonate", [.potassiumSupplement]),
        MedicineRow(
            "potassium phosphate",
            [.potassiumSupplement, .phosphateSupplement],
            ["K-Phos", "K-Phos Neutral", "Phospha 250 Neutral", "Virt-Phos"],
            also: ["potassium acid phosphate"]
        ),
        MedicineRow("citric acid", [.citrate]),
        MedicineRow("sodium citrate", [.alkali, .citrate], ["Bicitra", "Cytra-2"]),
        MedicineRow("epoetin alfa", [.anemia], ["Epogen", "Procrit", "Retacrit"], isOral: false),
        MedicineRow("darbepoetin alfa", [.anemia], ["Aranesp"], isOral: false),
        MedicineRow("iron sucrose", [.anemia], ["Venofer"], isOral: false),
    ]

    /// Medicines for diabetes.
    static let sugar: [MedicineRow] = [
        MedicineRow("metformin", [.biguanide], ["Glucophage", "Glumetza", "Fortamet"]),
        MedicineRow(
            "insulin",
            [.insulin],
            ["Humalog", "Novolog", "Admelog", "Apidra", "Humulin", "Novolin", "Fiasp", "Lyumjev"],
            also: ["insulin lispro", "insulin aspart", "insulin glulisine", "insulin regular"],
            isOral: false
        ),
        // Long-acting insulin doesn't depend on meals.
        MedicineRow(
            "long-acting insulin",
            [.insulin],
            ["Lantus", "Basaglar", "Toujeo", "Levemir", "Tresiba", "Humulin N", "Novolin N"],
            also: ["insulin nph", "insulin glargine", "insulin detemir", "insulin degludec"],
            isOral: false
        ),
        MedicineRow("glipizide", [.sulfonylurea], ["Glucotrol"]),
        MedicineRow("glimepiride", [.sulfonylurea], ["Amaryl"]),
        MedicineRow("glyburide", [.sulfonylurea], ["Diabeta", "Glynase", "Micronase"], also: ["glibenclamide"]),
        MedicineRow("empagliflozin", [.sglt2Inhibitor], ["Jardiance"]),
        MedicineRow("dapagliflozin", [.sglt2Inhibitor], ["Farxiga"]),
        MedicineRow("canagliflozin", [.sglt2Inhibitor], ["Invokana"]),
        MedicineRow("ertugliflozin", [.sglt2Inhibitor], ["Steglatro"]),
        MedicineRow("sitagliptin", [.diabetes], ["Januvia"]),
        MedicineRow("linagliptin", [.diabetes], ["Tradjenta"]),
        MedicineRow("pioglitazone", [.diabetes], ["Actos"]),
        MedicineRow("semaglutide", [.diabetes], ["Ozempic", "Wegovy"], isOral: false),
        MedicineRow("oral semaglutide", [.diabetes], ["Rybelsus"]),
        MedicineRow("liraglutide", [.diabetes], ["Victoza"], isOral: false),
        MedicineRow("dulaglutide", [.diabetes], ["Trulicity"], isOral: false),
    ]
}
