extension MedicineTable {
    /// Medicines of everyday life that people buy or get beside those of the kidneys, and contrast for scans.
    static let remedies: [MedicineRow] = [
        MedicineRow("flecainide", [.rhythmMedicine], ["Tambocor"]),
        MedicineRow("amitriptyline", [.tricyclic], ["Elavil", "Anapsique"]),
        MedicineRow("nortriptyline", [.tricyclic], ["Pamelor"]),
        MedicineRow("denosumab", [.ranklInhibitor], ["Prolia", "Xgeva"], isOral: false),
        MedicineRow(
            "zoledronic acid",
            [.infusedBisphosphonate],
            ["Reclast", "Aclasta", "Zometa"],
            also: ["zoledronate"],
            isOral: false
        ),
        MedicineRow(
            "metamizole",
            [.painReliever],
            ["Neo-Melubrina", "Magnol", "Nolotil"],
            also: ["dipyrone", "neomelubrina"]
        ),
        MedicineRow(
            "topical diclofenac",
            [.topicalNSAID],
            ["Voltaren Gel", "Voltaren Emulgel", "Voltaren Arthritis Pain"],
            also: ["diclofenac gel", "diclofenac topical", "diclofenac sodium gel", "diclofenac sodium topical gel"],
            isOral: false
        ),
        MedicineRow("lansoprazole", [.acidReducer], ["Prevacid"]),
        MedicineRow("diphenhydramine", [.antihistamine], ["Benadryl"]),
        MedicineRow("pseudoephedrine", [.decongestant], ["Sudafed"]),
        MedicineRow("phenylephrine", [.decongestant], ["Sudafed PE"]),
        MedicineRow("chlorpheniramine", [.antihistamine], ["Chlor-Trimeton"], also: ["chlorphenamine"]),
        MedicineRow("doxylamine", [.antihistamine]),
        MedicineRow("pyrilamine", [.antihistamine], also: ["mepyramine"]),
        MedicineRow(
            "dextromethorphan",
            [.coughMedicine],
            ["Delsym"],
            also: ["dextromethorphan hydrobromide", "dextromethorphan hbr"]
        ),
        MedicineRow("guaifenesin", [.coughMedicine], ["Mucinex"]),
        MedicineRow("caffeine", [.stimulant]),
        MedicineRow("propyphenazone", [.painReliever, .nsaid]),
        MedicineRow("pamabrom", [.weakDiuretic]),
        MedicineRow("amantadine", [.antiviral], ["Symmetrel", "Gocovri"]),
        MedicineRow(
            "hyoscine butylbromide",
            [.antispasmodic],
            ["Buscapina", "Buscopan"],
            also: ["butylscopolamine", "scopolamine butylbromide"],
            buscapina
        ),
        MedicineRow("senna", [.stimulantLaxative], ["Senokot", "Ex-Lax"], also: ["sennosides"]),
        MedicineRow(
            "gadolinium contrast",
            [.contrast],
            ["Gadavist", "Dotarem", "Magnevist", "Omniscan"],
            also: ["gadolinium", "gadobutrol"],
            isOral: false
        ),
        MedicineRow(
            "iodine contrast",
            [.iodineContrast],
            ["Omnipaque", "Isovue", "Visipaque"],
            also: ["iodinated contrast", "iohexol", "iopamidol", "iodixanol", "contrast dye"],
            isOral: false
        ),
    ]

    /// Herbs: those that the National Kidney Foundation warns of, and those that harm kidneys or liver by themselves.
    static let herbs: [MedicineRow] = [
        MedicineRow("bitter melon", [.riskySupplement], also: ["karela", "bitter gourd"]),
        MedicineRow("evening primrose", [.riskySupplement], also: ["evening primrose oil"]),
        MedicineRow("feverfew", [.riskySupplement]),
        MedicineRow("horsetail", [.riskySupplement]),
        MedicineRow("cat's claw", [.riskySupplement], also: ["cats claw", "uncaria"]),
        MedicineRow("uva ursi", [.riskySupplement], also: ["bearberry"]),
        MedicineRow("horse chestnut", [.riskySupplement], also: ["aescin"]),
        MedicineRow("yohimbe", [.riskySupplement], also: ["yohimbine"]),
        MedicineRow("astragalus", [.riskySupplement]),
        MedicineRow("barberry", [.riskySupplement]),
        MedicineRow("celery seed", [.riskySupplement]),
        MedicineRow("goldenrod", [.riskySupplement]),
        MedicineRow("huperzine", [.riskySupplement], also: ["huperzine a"]),
        MedicineRow("java tea", [.riskySupplement], also: ["orthosiphon"]),
        MedicineRow("oregon grape root", [.riskySupplement], also: ["oregon grape"]),
        MedicineRow("parsley root", [.riskySupplement]),
        MedicineRow("pennyroyal", [.riskySupplement]),
        MedicineRow("rue", [.riskySupplement], also: ["ruta graveolens"]),
        MedicineRow("american ginseng", [.riskySupplement, .herb]),
        MedicineRow("bai zhi", [.riskySupplement]),
        MedicineRow("black mustard", [.riskySupplement]),
        MedicineRow("blessed thistle", [.riskySupplement]),
        MedicineRow("chervil", [.riskySupplement]),
        MedicineRow("chicory", [.riskySupplement], also: ["chicory root"]),
        MedicineRow("coriander leaf", [.riskySupplement], also: ["cilantro leaf"]),
        MedicineRow("goji", [.riskySupplement], also: ["goji berry", "wolfberry", "chinese boxthorn"]),
        MedicineRow("gotu kola", [.riskySupplement]),
        MedicineRow("kelp", [.riskySupplement]),
        MedicineRow("kudzu", [.riskySupplement]),
        MedicineRow("lemongrass", [.riskySupplement]),
        MedicineRow("mugwort", [.riskySupplement]),
        MedicineRow("purslane", [.riskySupplement]),
        MedicineRow("safflower", [.riskySupplement]),
        MedicineRow("sassafras", [.riskySupplement]),
        MedicineRow("skullcap", [.riskySupplement], also: ["scullcap"]),
        MedicineRow("shepherd's purse", [.riskySupplement], also: ["shepherds purse"]),
        MedicineRow("turmeric", [.riskySupplement], also: ["curcumin"]),
        MedicineRow(
            "aristolochic acid",
            [.aristolochicAcid],
            also: ["aristolochia", "birthwort", "guan mu tong", "guang fang ji"]
        ),
        MedicineRow("nopal", [.glucoseHerb], also: ["prickly pear", "nopal cactus", "opuntia"]),
        MedicineRow("comfrey", [.liverHerb], also: ["symphytum"]),
        MedicineRow("chaparral", [.liverHerb], also: ["creosote bush", "larrea"]),
    ]
    /// Products against cramps of the gut, and solutions against the loss of water, which bring potassium.
    static let bought: [CombinationRow] = [
        CombinationRow(["Buscapina Compositum"], ["hyoscine butylbromide", "metamizole"], buscapina),
        CombinationRow(["Buscapina Compositum N"], ["hyoscine butylbromide", "acetaminophen"], buscapina),
        CombinationRow(["Pedialyte"], ["potassium citrate", "sodium citrate"], rehydration),
        CombinationRow(
            ["Vida Suero Oral", "Suero Oral", "oral rehydration salts"],
            ["potassium chloride", "sodium citrate"],
            rehydration
        ),
    ]

    /// The tablets and ampules of Buscapina Compositum have metamizole, the drops of Buscapina Compositum N acetaminophen.
    private static let buscapina = Evidence(
        "PLM México, Buscapina Compositum and Buscapina Compositum N",
        .secondary,
        read: "2026-11-29"
    )
    private static let rehydration = Evidence(
        "Abbott Nutrition, Pedialyte, nutrition data; portalhidalgo.com, Vida Suero Oral",
        .secondary,
        read: "2026-11-29"
    )
}
