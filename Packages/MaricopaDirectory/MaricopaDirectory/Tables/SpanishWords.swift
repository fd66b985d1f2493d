import WordKit

/// The Spanish words of searches with the words of records that exist in English alone.
enum SpanishWords {
    /// Returns words without those that the records have no words for, such as "de", if the reader's language is Spanish.
    static func telling(_ words: [String]) -> [String] {
        guard Language.current == .spanish else { return words }
        let telling = words.filter { !small.contains($0) }
        return telling.isEmpty ? words : telling
    }

    /// Returns the texts that a typed word may stand for, each as its words: the word itself and, if the reader's language is Spanish, the
    /// English ones.
    static func meanings(of typed: String) -> [[String]] {
        [[typed]] + (Language.current == .spanish ? meanings[typed] ?? [] : [])
    }

    /// The fewest letters of a word's beginning that stand for it.
    private static let fewestLetters = 4

    /// The English texts by the Spanish words and their beginnings. A beginning that is a word itself is only that word.
    private static let meanings: [String: [[String]]] = {
        var whole: [String: [[String]]] = [:]
        var begun: [String: [[String]]] = [:]
        for line in table.split(separator: "\n") {
            let sides = line.split(separator: ":").map {
                $0.split(separator: ",").map { SearchWords.words(String($0)) }
            }
            for spanish in sides[0].joined() {
                whole[spanish] = sides[1]
                for length in stride(from: fewestLetters, to: spanish.count, by: 1) {
                    let known = begun[String(spanish.prefix(length))] ?? []
                    begun[String(spanish.prefix(length))] = known + sides[1].filter { !known.contains($0) }
                }
            }
        }
        return begun.merging(whole) { $1 }
    }()

    private static let small: Set<String> = [
        "a", "al", "cerca", "con", "de", "del", "donde", "el", "en", "hay", "la", "las", "lo", "los", "mi", "mis", "o",
        "para", "por", "que", "un", "una", "unas", "unos", "y",
    ]

    /// A line has forms of Spanish words without accents, and after the colon the English texts. The beginning of a form finds it as well,
    /// so that the plural is enough: "parques" is also "parque".
    private static let table = """
        mercados, tianguis: market
        agricultores, granjeros: farmer
        granjas, ranchos: farm, ranch
        huertos, jardines: garden
        comunidad, comunitarios, comunitarias: community
        parques: park
        montanas, cerros: mountain, hill
        desierto: desert
        lagos: lake
        rios: river
        senderos, veredas: trail, path
        albercas, piscinas: pool, swimming
        nadar, natacion: swim
        canchas: court
        juegos: playground, game
        perros: dog
        bicicletas, ciclismo: bike, bicycle, cycling
        pesca, pescar: fishing
        acampar, campamentos: camping, campground
        ejercicios: exercise, fitness
        caminar, caminatas: walk, hike, hiking
        correr, carreras: run, running, race
        bailar, bailes: dance, dancing
        deportes: sport
        futbol: soccer
        beisbol: baseball
        baloncesto, basquetbol: basketball
        equilibrio: balance
        clases, talleres: class, workshop
        cocinar, cocina: cook, kitchen
        recetas: recipe
        comidas, alimentos: food, meal
        gratis, gratuitos, gratuitas: free
        despensas: pantry, pantries, food bank, food box
        bancos: bank
        desayunos: breakfast
        almuerzos: lunch
        cenas: dinner
        verduras, vegetales, hortalizas: vegetable
        frutas: fruit
        frijoles: bean
        lentejas: lentil
        arroz: rice
        avena: oats, oatmeal
        maiz, elotes: corn
        calabazas, calabacitas: squash, zucchini, pumpkin
        nopales: nopal, cactus
        tomates, jitomates: tomato
        papas: potato
        cebollas: onion
        zanahorias: carrot
        lechugas: lettuce
        aguacates: avocado
        chiles: chile, chili, pepper
        manzanas: apple
        duraznos: peach
        fresas: strawberry, strawberries
        sandias: watermelon
        naranjas, citricos: orange, citrus
        pollo: chicken
        pavo: turkey
        carnes, res: meat, beef
        pescados: fish
        atun: tuna
        huevos: egg
        quesos: cheese
        leche: milk
        miel: honey
        pan: bread
        sopas, caldos: soup, stew
        ensaladas: salad
        agua: water
        ninos, ninas, hijos: child, kid
        bebes: baby, babies
        familias: family, families
        mujeres, madres: women, mother
        adultos: adult
        mayores, ancianos: senior, older
        escuelas: school
        embarazos, embarazadas: pregnancy, pregnant
        lactancia, amamantar: breastfeeding
        diabetica, diabetico: diabetes
        presion: pressure
        salud: health
        clinicas, medicos: clinic, doctor, medical
        dentistas: dentist, dental
        vacunas: vaccine
        ayuda, asistencia: help, assistance
        estampillas, cupones: snap, stamps, coupon
        bibliotecas: library, libraries
        """
}
