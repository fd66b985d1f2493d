import WordKit

extension KitchenUnit {
    /// The singular in the reader's language: "cup". ``singular`` is the English word that texts are parsed and stored with.
    public var label: String {
        guard Language.current != .english, let name = Self.names[id] else { return singular }
        return localized(name.one)
    }

    /// The plural in the reader's language: "cups".
    public var pluralLabel: String {
        guard Language.current != .english, let name = Self.names[id] else { return plural }
        return localized(name.other)
    }

    /// Returns the name in the reader's language to write after `amount`: the singular up to 1, the plural above.
    public func label(for amount: Amount) -> String {
        amount.high <= .one ? label : pluralLabel
    }

    /// Returns the unit with a name in the reader's language, in any case; nil if there is none, and in English.
    public static func labeled(_ text: String) -> KitchenUnit? {
        guard Language.current != .english else { return nil }
        let name = text.lowercased()
        return all.first { $0.label.lowercased() == name || $0.pluralLabel.lowercased() == name }
    }

    private static let names: [String: (one: Phrase, other: Phrase)] = [
        "cup": (Phrase("cup"), Phrase("cups")),
        "tablespoon": (Phrase("tablespoon"), Phrase("tablespoons")),
        "teaspoon": (Phrase("teaspoon"), Phrase("teaspoons")),
        "dessertspoon": (Phrase("dessertspoon"), Phrase("dessertspoons")),
        "fluid-ounce": (Phrase("fluid ounce"), Phrase("fluid ounces")),
        "pint": (Phrase("pint"), Phrase("pints")),
        "quart": (Phrase("quart"), Phrase("quarts")),
        "gallon": (Phrase("gallon"), Phrase("gallons")),
        "milliliter": (Phrase("milliliter"), Phrase("milliliters")),
        "centiliter": (Phrase("centiliter"), Phrase("centiliters")),
        "deciliter": (Phrase("deciliter"), Phrase("deciliters")),
        "liter": (Phrase("liter"), Phrase("liters")),
        "gram": (Phrase("gram"), Phrase("grams")),
        "milligram": (Phrase("milligram"), Phrase("milligrams")),
        "kilogram": (Phrase("kilogram"), Phrase("kilograms")),
        "ounce": (Phrase("ounce"), Phrase("ounces")),
        "pound": (Phrase("pound"), Phrase("pounds")),
        "millimeter": (Phrase("millimeter"), Phrase("millimeters")),
        "centimeter": (Phrase("centimeter"), Phrase("centimeters")),
        "inch": (Phrase("inch"), Phrase("inches")),
        "foot": (Phrase("foot"), Phrase("feet")),
        "bag": (Phrase("bag"), Phrase("bags")),
        "ball": (Phrase("ball"), Phrase("balls")),
        "bar": (Phrase("bar"), Phrase("bars")),
        "basket": (Phrase("basket"), Phrase("baskets")),
        "batch": (Phrase("batch"), Phrase("batches")),
        "block": (Phrase("block"), Phrase("blocks")),
        "bottle": (Phrase("bottle"), Phrase("bottles")),
        "box": (Phrase("box"), Phrase("boxes")),
        "branch": (Phrase("branch"), Phrase("branches")),
        "bulb": (Phrase("bulb"), Phrase("bulbs")),
        "bunch": (Phrase("bunch"), Phrase("bunches")),
        "bundle": (Phrase("bundle"), Phrase("bundles")),
        "can": (Phrase("can"), Phrase("cans")),
        "carton": (Phrase("carton"), Phrase("cartons")),
        "chunk": (Phrase("chunk"), Phrase("chunks")),
        "clove": (Phrase("clove"), Phrase("cloves")),
        "container": (Phrase("container"), Phrase("containers")),
        "cube": (Phrase("cube"), Phrase("cubes")),
        "dash": (Phrase("dash"), Phrase("dashes")),
        "drop": (Phrase("drop"), Phrase("drops")),
        "ear": (Phrase("ear"), Phrase("ears")),
        "envelope": (Phrase("envelope"), Phrase("envelopes")),
        "fillet": (Phrase("fillet"), Phrase("fillets")),
        "glass": (Phrase("glass"), Phrase("glasses")),
        "grind": (Phrase("grind"), Phrase("grinds")),
        "handful": (Phrase("handful"), Phrase("handfuls")),
        "head": (Phrase("head"), Phrase("heads")),
        "jar": (Phrase("jar"), Phrase("jars")),
        "knob": (Phrase("knob"), Phrase("knobs")),
        "leaf": (Phrase("leaf"), Phrase("leaves")),
        "loaf": (Phrase("loaf"), Phrase("loaves")),
        "log": (Phrase("log"), Phrase("logs")),
        "package": (Phrase("package"), Phrase("packages")),
        "packet": (Phrase("packet"), Phrase("packets")),
        "piece": (Phrase("piece"), Phrase("pieces")),
        "pinch": (Phrase("pinch"), Phrase("pinches")),
        "pod": (Phrase("pod"), Phrase("pods")),
        "rack": (Phrase("rack"), Phrase("racks")),
        "rasher": (Phrase("rasher"), Phrase("rashers")),
        "rib": (Phrase("rib"), Phrase("ribs")),
        "scoop": (Phrase("scoop"), Phrase("scoops")),
        "shake": (Phrase("shake"), Phrase("shakes")),
        "sheet": (Phrase("sheet"), Phrase("sheets")),
        "shot": (Phrase("shot"), Phrase("shots")),
        "slab": (Phrase("slab"), Phrase("slabs")),
        "slice": (Phrase("slice"), Phrase("slices")),
        "splash": (Phrase("splash"), Phrase("splashes")),
        "sprig": (Phrase("sprig"), Phrase("sprigs")),
        "square": (Phrase("square"), Phrase("squares")),
        "stalk": (Phrase("stalk"), Phrase("stalks")),
        "steak": (Phrase("steak"), Phrase("steaks")),
        "stem": (Phrase("stem"), Phrase("stems")),
        "stick": (Phrase("stick"), Phrase("sticks")),
        "strip": (Phrase("strip"), Phrase("strips")),
        "tin": (Phrase("tin"), Phrase("tins")),
        "tub": (Phrase("tub"), Phrase("tubs")),
        "tube": (Phrase("tube"), Phrase("tubes")),
        "twist": (Phrase("twist"), Phrase("twists")),
        "wedge": (Phrase("wedge"), Phrase("wedges")),
        "wheel": (Phrase("wheel"), Phrase("wheels")),
    ]
}
