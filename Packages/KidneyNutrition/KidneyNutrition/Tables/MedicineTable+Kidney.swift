extension MedicineTable {
    /// For the kidneys, their blood values, and a transplant.
    static let kidney: [MedicineRow] = [
        MedicineRow("tacrolimus", [.calcineurinInhibitor], ["Prograf", "Envarsus", "Astagraf"]),
        MedicineRow(
            "cyclosporine",
            [.calcineurinInhibitor],
            ["Neoral", "Sandimmune", "Gengraf"],
            also: ["ciclosporin"]
        ),
        MedicineRow("sirolimus", [.mTORInhibitor], ["Rapamune"], also: ["rapamycin"]),
        MedicineRow("everolimus", [.mTORInhibitor], ["Zortress", "Afinitor"]),
        MedicineRow("mycophenolate mofetil", [.antimetabolite], ["CellCept"], also: ["mycophenolate"]),
        MedicineRow("mycophenolic acid", [.antimetabolite], ["Myfortic"], also: ["mycophenolate sodium"]),
        MedicineRow("azathioprine", [.antimetabolite], ["Imuran"]),
        MedicineRow("prednisone", [.steroid], ["Deltasone", "Rayos"]),
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
            ["Klor-Con", "K-Dur", "K-Tab", "Micro-K"],
            also: ["kcl"]
        ),
        MedicineRow("potassium citrate", [.potassiumSupplement], ["Urocit-K"]),
        MedicineRow("epoetin alfa", [.anaemia], ["Epogen", "Procrit", "Retacrit"], isOral: false),
        MedicineRow("darbepoetin alfa", [.anaemia], ["Aranesp"], isOral: false),
        MedicineRow("iron sucrose", [.anaemia], ["Venofer"], isOral: false),
    ]

    /// For diabetes.
    static let sugar: [MedicineRow] = [
        MedicineRow("metformin", [.biguanide], ["Glucophage", "Glumetza", "Fortamet"]),
        MedicineRow(
            "insulin",
            [.insulin],
            ["Humalog", "Novolog", "Admelog", "Apidra", "Humulin", "Novolin", "Fiasp", "Lyumjev"],
            also: ["insulin lispro", "insulin aspart", "insulin glulisine", "insulin nph", "insulin regular"],
            isOral: false
        ),
        // Belongs to no meal.
        MedicineRow(
            "long-acting insulin",
            [.insulin],
            ["Lantus", "Basaglar", "Toujeo", "Levemir", "Tresiba"],
            also: ["insulin glargine", "insulin detemir", "insulin degludec"],
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
        MedicineRow("semaglutide", [.diabetes], ["Ozempic", "Rybelsus"]),
        MedicineRow("liraglutide", [.diabetes], ["Victoza"], isOral: false),
        MedicineRow("dulaglutide", [.diabetes], ["Trulicity"], isOral: false),
    ]
}
