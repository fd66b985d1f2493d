// swift-format-ignore-file

/// The bundled records' texts in Spanish. `make words` keeps them in line with the sources.
let spanishRecords = #"""
msgid ""
msgstr ""
"Language: es\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"X-Review: not yet read by a native speaker\n"

#. activity-hiking from
#: Tables/BundledDirectory+Activities.swift
msgid "Written for this directory"
msgstr "Escrito para este directorio"

#. activity-hiking title
#: Tables/BundledDirectory+Activities.swift
msgid "Hiking"
msgstr "Caminatas"

#. activity-hiking subtitle
#: Tables/BundledDirectory+Activities.swift
msgid "Desert trails from a stroll to a summit"
msgstr "Senderos del desierto, desde un paseo hasta una cumbre"

#. activity-hiking about
#: Tables/BundledDirectory+Activities.swift
msgid "Walking on trails strengthens heart, legs and balance, and costs nothing but shoes and water."
msgstr ""
"Caminar por senderos fortalece el corazón, las piernas y el equilibrio, y no cuesta más que los zapatos y el agua."

#. activity-hiking how
#: Tables/BundledDirectory+Activities.swift
msgid "Begin with a trail of a mile or two without much climbing, and turn around when a third of your water is gone."
msgstr ""
"Empiece con un sendero de una o dos millas sin mucha subida, y regrese cuando haya tomado la tercera parte de su agua."

#. activity-hiking how
#: Tables/BundledDirectory+Activities.swift
msgid ""
"In the warm months start at sunrise and be back by mid-morning. Tell somebody where you go and when you'll be back, "
"wear a hat and closed shoes, and stay on the trail: cactus and snakes are beside it."
msgstr ""
"En los meses calurosos, salga al amanecer y esté de vuelta a media mañana. Dígale a alguien adónde va y a qué hora "
"regresa, use sombrero y zapatos cerrados, y no se salga del sendero: a los lados hay cactus y víboras."

#. activity-cycling title
#: Tables/BundledDirectory+Activities.swift
msgid "Cycling"
msgstr "Ciclismo"

#. activity-cycling subtitle
#: Tables/BundledDirectory+Activities.swift
msgid "Canal banks, greenbelts and park loops"
msgstr "Orillas de canales, corredores verdes y circuitos en parques"

#. activity-cycling about
#: Tables/BundledDirectory+Activities.swift
msgid "Riding is easy on the joints, and the valley's canals and greenbelts make long rides without cars possible."
msgstr ""
"Andar en bicicleta es suave para las articulaciones, y los canales y corredores verdes del valle permiten paseos "
"largos sin carros."

#. activity-cycling how
#: Tables/BundledDirectory+Activities.swift
msgid "Check tires, brakes and chain before you ride, wear a helmet, and put a light on from dusk on."
msgstr "Antes de salir, revise las llantas, los frenos y la cadena; use casco y ponga una luz desde que oscurece."

#. activity-cycling how
#: Tables/BundledDirectory+Activities.swift
msgid ""
"Begin with five flat miles. On shared paths keep right, ring before you pass, and slow down around children and dogs."
msgstr ""
"Empiece con cinco millas planas. En los caminos compartidos, vaya por la derecha, toque el timbre antes de rebasar y "
"baje la velocidad cerca de niños y perros."

#. activity-horse-riding title
#: Tables/BundledDirectory+Activities.swift
msgid "Horseback Riding"
msgstr "Paseos a caballo"

#. activity-horse-riding subtitle
#: Tables/BundledDirectory+Activities.swift
msgid "Trails through the desert preserves"
msgstr "Senderos por las reservas del desierto"

#. activity-horse-riding about
#: Tables/BundledDirectory+Activities.swift
msgid ""
"Riding trains balance and the muscles of the trunk, and the county's preserves have trails for it from end to end."
msgstr ""
"Montar a caballo entrena el equilibrio y los músculos del tronco, y las reservas del condado tienen senderos para "
"montar de un extremo al otro."

#. activity-horse-riding how
#: Tables/BundledDirectory+Activities.swift
msgid "If you have never ridden, take a lesson or a guided ride first: stables near the regional parks offer both."
msgstr ""
"Si nunca ha montado, tome primero una clase o un paseo con guía: los establos cerca de los parques regionales ofrecen "
"las dos cosas."

#. activity-horse-riding how
#: Tables/BundledDirectory+Activities.swift
msgid ""
"On trails others yield to horses, but say a word when you come up behind somebody. Bring water for yourself and the "
"horse."
msgstr ""
"En los senderos, los demás ceden el paso a los caballos, pero avise cuando se acerque a alguien por detrás. Lleve "
"agua para usted y para el caballo."

#. activity-swimming title
#: Tables/BundledDirectory+Activities.swift
msgid "Swimming"
msgstr "Natación"

#. activity-swimming subtitle
#: Tables/BundledDirectory+Activities.swift
msgid "Laps and play in the city pools"
msgstr "Vueltas y juegos en las albercas de la ciudad"

#. activity-swimming about
#: Tables/BundledDirectory+Activities.swift
msgid "Swimming moves the whole body without strain on the joints, and in summer it is the coolest exercise there is."
msgstr "Nadar mueve todo el cuerpo sin forzar las articulaciones, y en verano es el ejercicio más fresco que hay."

#. activity-swimming how
#: Tables/BundledDirectory+Activities.swift
msgid ""
"Most city pools open between Memorial Day and Labor Day; some are open all year. Ask the city for swim lessons before "
"the season."
msgstr ""
"La mayoría de las albercas de la ciudad abren entre Memorial Day y Labor Day; algunas abren todo el año. Pregunte a "
"su ciudad por clases de natación antes de la temporada."

#. activity-swimming how
#: Tables/BundledDirectory+Activities.swift
msgid "Never swim alone, watch children at arm's length, and put on sunscreen a quarter of an hour before you go in."
msgstr ""
"Nunca nade a solas, vigile a los niños al alcance de la mano y póngase protector solar un cuarto de hora antes de "
"entrar."

#. activity-tennis title
#: Tables/BundledDirectory+Activities.swift
msgid "Tennis"
msgstr "Tenis"

#. activity-tennis subtitle
#: Tables/BundledDirectory+Activities.swift
msgid "Singles, doubles and lessons on public courts"
msgstr "Individuales, dobles y clases en canchas públicas"

#. activity-tennis about
#: Tables/BundledDirectory+Activities.swift
msgid "Tennis is short sprints, turns and swings: good for heart, bones and reflexes at any age."
msgstr ""
"El tenis son carreras cortas, giros y golpes: bueno para el corazón, los huesos y los reflejos a cualquier edad."

#. activity-tennis how
#: Tables/BundledDirectory+Activities.swift
msgid ""
"Two rackets and three balls are enough to begin. Rally from the service line first, and move back as you get steadier."
msgstr ""
"Dos raquetas y tres pelotas bastan para empezar. Primero pelotee desde la línea de servicio y retroceda cuando tenga "
"más control."

#. activity-tennis how
#: Tables/BundledDirectory+Activities.swift
msgid "Many courts have lights, so that you can play after sunset in the hot months."
msgstr "Muchas canchas tienen luces, así que en los meses calurosos puede jugar después de la puesta del sol."

#. activity-basketball title
#: Tables/BundledDirectory+Activities.swift
msgid "Basketball"
msgstr "Básquetbol"

#. activity-basketball subtitle
#: Tables/BundledDirectory+Activities.swift
msgid "Pick-up games and shooting around"
msgstr "Partidos improvisados y tiros a la canasta"

#. activity-basketball about
#: Tables/BundledDirectory+Activities.swift
msgid "Half an hour of basketball is half an hour of sprints and jumps that doesn't feel like training."
msgstr "Media hora de básquetbol es media hora de carreras y saltos que no se siente como entrenamiento."

#. activity-basketball how
#: Tables/BundledDirectory+Activities.swift
msgid "Warm up by dribbling and lay-ups on both sides. With fewer than six players use one basket."
msgstr ""
"Caliente botando el balón y con tiros en bandeja por los dos lados. Si son menos de seis jugadores, usen una sola "
"canasta."

#. activity-basketball how
#: Tables/BundledDirectory+Activities.swift
msgid "At a public court ask who has next: the winners stay on, and a game usually goes to eleven or twenty-one."
msgstr ""
"En una cancha pública, pregunte a quién le toca después: los ganadores se quedan, y un partido suele llegar a once o "
"veintiún puntos."

#. activity-soccer title
#: Tables/BundledDirectory+Activities.swift
msgid "Soccer"
msgstr "Fútbol"

#. activity-soccer subtitle
#: Tables/BundledDirectory+Activities.swift
msgid "From kicking about to a league"
msgstr "Desde patear la pelota hasta jugar en una liga"

#. activity-soccer about
#: Tables/BundledDirectory+Activities.swift
msgid "Soccer needs a ball and some grass, and trains stamina and teamwork."
msgstr "Para el fútbol bastan un balón y un poco de pasto, y entrena la resistencia y el trabajo en equipo."

#. activity-soccer how
#: Tables/BundledDirectory+Activities.swift
msgid "Begin with passing in pairs and four against four on a small field. Wear shin guards as soon as others do."
msgstr ""
"Empiece con pases en parejas y cuatro contra cuatro en un campo pequeño. Use espinilleras en cuanto los demás las "
"usen."

#. activity-soccer how
#: Tables/BundledDirectory+Activities.swift
msgid ""
"City recreation departments have leagues for children and adults; registration is usually in late summer and in "
"winter."
msgstr ""
"Los departamentos de recreación de las ciudades tienen ligas para niños y adultos; la inscripción suele ser al final "
"del verano y en invierno."

#. activity-disc-golf title
#: Tables/BundledDirectory+Activities.swift
msgid "Disc Golf"
msgstr "Golf con disco"

#. activity-disc-golf subtitle
#: Tables/BundledDirectory+Activities.swift
msgid "Golf with flying discs"
msgstr "Golf con discos voladores"

#. activity-disc-golf about
#: Tables/BundledDirectory+Activities.swift
msgid "A round is a walk of one to three miles with a throw at the end of each stretch, and most courses are free."
msgstr ""
"Una ronda es una caminata de una a tres millas con un lanzamiento al final de cada tramo, y la mayoría de los campos "
"son gratis."

#. activity-disc-golf how
#: Tables/BundledDirectory+Activities.swift
msgid ""
"One disc is enough to begin, a putter or a midrange. Throw it flat and slowly, and count the throws to the basket."
msgstr ""
"Un disco basta para empezar, uno de putt o de alcance medio. Láncelo plano y despacio, y cuente los lanzamientos "
"hasta la canasta."

#. activity-disc-golf how
#: Tables/BundledDirectory+Activities.swift
msgid "Let faster groups pass, and wait until those ahead are out of reach."
msgstr "Deje pasar a los grupos más rápidos, y espere hasta que los de adelante estén fuera de alcance."

#. activity-fishing title
#: Tables/BundledDirectory+Activities.swift
msgid "Fishing"
msgstr "Pesca"

#. activity-fishing subtitle
#: Tables/BundledDirectory+Activities.swift
msgid "City lakes stocked for everyone"
msgstr "Lagos de la ciudad con peces para todos"

#. activity-fishing about
#: Tables/BundledDirectory+Activities.swift
msgid "Lakes in city parks are stocked with trout in the cool months and catfish in the warm ones."
msgstr "En los lagos de los parques de la ciudad se sueltan truchas en los meses frescos y bagres en los calurosos."

#. activity-fishing how
#: Tables/BundledDirectory+Activities.swift
msgid ""
"From ten years of age on you need an Arizona fishing license; the Arizona Game and Fish Department sells it online."
msgstr ""
"Desde los diez años de edad se necesita una licencia de pesca de Arizona; el Departamento de Caza y Pesca de Arizona "
"la vende en línea."

#. activity-fishing how
#: Tables/BundledDirectory+Activities.swift
msgid ""
"A simple rod, a small hook and a worm or corn are enough. Ask the department which fish of urban lakes are good to "
"eat and how often."
msgstr ""
"Bastan una caña sencilla, un anzuelo pequeño y una lombriz o un grano de elote. Pregunte al departamento qué peces de "
"los lagos urbanos se pueden comer y con qué frecuencia."

#. activity-boating title
#: Tables/BundledDirectory+Activities.swift
msgid "Kayaking and Boating"
msgstr "Kayak y paseos en bote"

#. activity-boating subtitle
#: Tables/BundledDirectory+Activities.swift
msgid "Paddling on lakes"
msgstr "Remar en los lagos"

#. activity-boating about
#: Tables/BundledDirectory+Activities.swift
msgid "Paddling trains shoulders, back and trunk, and calm lakes are good places to learn it."
msgstr "Remar entrena los hombros, la espalda y el tronco, y los lagos tranquilos son buenos lugares para aprender."

#. activity-boating how
#: Tables/BundledDirectory+Activities.swift
msgid ""
"Wear a life jacket; children of twelve and under have to. Take water and sun protection along, and stay near the "
"shore in wind."
msgstr ""
"Use chaleco salvavidas; los niños de doce años o menos tienen que usarlo. Lleve agua y protección contra el sol, y "
"con viento quédese cerca de la orilla."

#. activity-boating how
#: Tables/BundledDirectory+Activities.swift
msgid "Kayaks and boards can be rented at several lakes. Some city lakes ask for a permit for your own."
msgstr "En varios lagos se rentan kayaks y tablas. Algunos lagos de la ciudad piden un permiso para los propios."

#. activity-skateboarding title
#: Tables/BundledDirectory+Activities.swift
msgid "Skateboarding"
msgstr "Patineta"

#. activity-skateboarding subtitle
#: Tables/BundledDirectory+Activities.swift
msgid "Bowls and ramps for boards, skates and scooters"
msgstr "Tazones y rampas para patinetas, patines y monopatines"

#. activity-skateboarding about
#: Tables/BundledDirectory+Activities.swift
msgid "Skating trains balance and legs. City skate parks have easy corners for the first days."
msgstr ""
"Patinar entrena el equilibrio y las piernas. Los parques de patinaje de la ciudad tienen rincones fáciles para los "
"primeros días."

#. activity-skateboarding how
#: Tables/BundledDirectory+Activities.swift
msgid "Helmet and pads first. Learn to push, to turn and to stop on flat ground before you drop in anywhere."
msgstr ""
"Primero, casco y protectores. Aprenda a impulsarse, a dar vuelta y a frenar en terreno plano antes de bajar por una "
"rampa."

#. activity-skateboarding how
#: Tables/BundledDirectory+Activities.swift
msgid "Wait for your turn at the edge, and look before you go. Mornings are the quiet hours."
msgstr "Espere su turno en la orilla y mire antes de salir. En la mañana hay menos gente."

#. activity-family-play title
#: Tables/BundledDirectory+Activities.swift
msgid "Playground Games"
msgstr "Juegos al aire libre"

#. activity-family-play subtitle
#: Tables/BundledDirectory+Activities.swift
msgid "An hour outside with the children"
msgstr "Una hora afuera con los niños"

#. activity-family-play about
#: Tables/BundledDirectory+Activities.swift
msgid ""
"Children need an hour of movement a day. Tag, hopscotch and monkey bars are all of it, and grown-ups may join in."
msgstr ""
"Los niños necesitan una hora de movimiento al día. La roña (las traes), el avioncito y el pasamanos cuentan, y los "
"grandes también pueden jugar."

#. activity-family-play how
#: Tables/BundledDirectory+Activities.swift
msgid "Choose a shaded playground in summer and feel the slide with your hand before a child goes down."
msgstr "En verano, escoja un área de juegos con sombra y toque la resbaladilla con la mano antes de que baje un niño."

#. activity-family-play how
#: Tables/BundledDirectory+Activities.swift
msgid "Ask for three games: one to run, one to climb and one to throw. Bring water and fruit."
msgstr "Pida tres juegos: uno para correr, uno para trepar y uno para lanzar. Lleve agua y fruta."

#. event-saturday-park-walk from
#: Tables/BundledDirectory+Events.swift
msgid "Written as a sample for this directory; it is no real event"
msgstr "Escrito como ejemplo para este directorio; no es un evento real"

#. event-saturday-park-walk title
#: Tables/BundledDirectory+Events.swift
msgid "Saturday Morning Park Walk"
msgstr "Caminata del sábado por la mañana en el parque"

#. event-saturday-park-walk subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Two easy miles around the lagoons"
msgstr "Dos millas fáciles alrededor de las lagunas"

#. event-saturday-park-walk about
#: Tables/BundledDirectory+Events.swift
msgid ""
"A walk at a pace at which everybody can talk. Meet at the ramada by the lagoons; dogs on a leash are welcome. In the "
"week of a holiday it may not take place."
msgstr ""
"Una caminata a un paso que permite platicar. La reunión es en la ramada junto a las lagunas; los perros con correa "
"son bienvenidos. En la semana de un día festivo puede que no se haga."

#. event-saturday-park-walk by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Walking Group"
msgstr "Grupo de caminata de ejemplo"

#. event-sunrise-yoga title
#: Tables/BundledDirectory+Events.swift
msgid "Sunrise Yoga on the Lawn"
msgstr "Yoga al amanecer en el pasto"

#. event-sunrise-yoga subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Gentle yoga for beginners"
msgstr "Yoga suave para principiantes"

#. event-sunrise-yoga about
#: Tables/BundledDirectory+Events.swift
msgid "An hour of slow yoga. Bring a mat or a towel and water."
msgstr "Una hora de yoga lenta. Lleve un tapete o una toalla, y agua."

#. event-sunrise-yoga by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Yoga Circle"
msgstr "Círculo de yoga de ejemplo"

#. event-market-cooking-demo title
#: Tables/BundledDirectory+Events.swift
msgid "Cooking from the Market"
msgstr "Cocinar con lo del mercado"

#. event-market-cooking-demo subtitle
#: Tables/BundledDirectory+Events.swift
msgid "A demonstration with what is in season"
msgstr "Una demostración con lo que hay de temporada"

#. event-market-cooking-demo about
#: Tables/BundledDirectory+Events.swift
msgid "See how three dishes are made from what the stands have today, taste them, and take the recipes home."
msgstr "Vea cómo se preparan tres platillos con lo que hoy hay en los puestos, pruébelos y llévese las recetas a casa."

#. event-market-cooking-demo by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Cooking School"
msgstr "Escuela de cocina de ejemplo"

#. event-story-time-garden title
#: Tables/BundledDirectory+Events.swift
msgid "Story Time in the Garden"
msgstr "Hora de cuentos en el jardín"

#. event-story-time-garden subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Stories and planting for small children"
msgstr "Cuentos y siembra para niños pequeños"

#. event-story-time-garden about
#: Tables/BundledDirectory+Events.swift
msgid "A story, a song, and a seed to take home. Grown-ups stay with their children."
msgstr "Un cuento, una canción y una semilla para llevar a casa. Los adultos se quedan con sus niños."

#. event-story-time-garden by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Library Garden"
msgstr "Jardín de la biblioteca de ejemplo"

#. event-senior-fitness title
#: Tables/BundledDirectory+Events.swift
msgid "Strength and Balance for Seniors"
msgstr "Fuerza y equilibrio para personas mayores"

#. event-senior-fitness subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Exercises with a chair"
msgstr "Ejercicios con una silla"

#. event-senior-fitness about
#: Tables/BundledDirectory+Events.swift
msgid "Exercises that make everyday movements safer, at your own pace, on and beside a chair."
msgstr "Ejercicios que hacen más seguros los movimientos de cada día, a su propio paso, en una silla y junto a ella."

#. event-senior-fitness by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Recreation Center"
msgstr "Centro recreativo de ejemplo"

#. event-run-club title
#: Tables/BundledDirectory+Events.swift
msgid "Lakeside Run Club"
msgstr "Club de corredores junto al lago"

#. event-run-club subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Three or five miles around Tempe Town Lake"
msgstr "Tres o cinco millas alrededor de Tempe Town Lake"

#. event-run-club about
#: Tables/BundledDirectory+Events.swift
msgid "All paces. Bring a light in the winter months; there is water at the end."
msgstr "Todos los ritmos son bienvenidos. En los meses de invierno lleve una luz; al final hay agua."

#. event-run-club by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Run Club"
msgstr "Club de corredores de ejemplo"

#. event-bike-clinic title
#: Tables/BundledDirectory+Events.swift
msgid "Bike Repair Clinic"
msgstr "Taller de reparación de bicicletas"

#. event-bike-clinic subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Flat tires, brakes and chains"
msgstr "Llantas ponchadas, frenos y cadenas"

#. event-bike-clinic about
#: Tables/BundledDirectory+Events.swift
msgid "Bring your bicycle and learn to repair it. Tools are there; tubes and cables at cost."
msgstr ""
"Traiga su bicicleta y aprenda a repararla. Hay herramientas; las cámaras y los cables se pagan a precio de costo."

#. event-bike-clinic by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Bicycle Kitchen"
msgstr "Taller de bicicletas de ejemplo"

#. event-bird-walk title
#: Tables/BundledDirectory+Events.swift
msgid "Bird Walk at the Ponds"
msgstr "Caminata para ver aves en los estanques"

#. event-bird-walk subtitle
#: Tables/BundledDirectory+Events.swift
msgid "With binoculars to borrow"
msgstr "Con binoculares prestados"

#. event-bird-walk about
#: Tables/BundledDirectory+Events.swift
msgid "A slow walk around the ponds with somebody who knows the birds by their calls."
msgstr "Una caminata lenta alrededor de los estanques con alguien que reconoce las aves por su canto."

#. event-bird-walk by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Bird Club"
msgstr "Club de observación de aves de ejemplo"

#. event-nutrition-class title
#: Tables/BundledDirectory+Events.swift
msgid "Eating Well on a Budget"
msgstr "Comer bien con poco dinero"

#. event-nutrition-class subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Four evenings about shopping and cooking"
msgstr "Cuatro noches sobre compras y cocina"

#. event-nutrition-class about
#: Tables/BundledDirectory+Events.swift
msgid "Plan a week, read labels, shop by the unit price, and cook a pot for three days. Childcare on request."
msgstr ""
"Planee una semana, lea las etiquetas, compre por el precio por unidad y cocine una olla para tres días. Hay cuidado "
"de niños si lo pide."

#. event-nutrition-class by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Community Health Center"
msgstr "Centro de salud comunitario de ejemplo"

#. event-family-hike title
#: Tables/BundledDirectory+Events.swift
msgid "Family Hike"
msgstr "Caminata en familia"

#. event-family-hike subtitle
#: Tables/BundledDirectory+Events.swift
msgid "One mile with stops for curious children"
msgstr "Una milla con paradas para niños curiosos"

#. event-family-hike about
#: Tables/BundledDirectory+Events.swift
msgid "A mile on a smooth trail with a ranger's riddles. Strollers with big wheels get through."
msgstr "Una milla por un sendero parejo con las adivinanzas de un guardabosques. Las carriolas de ruedas grandes pasan."

#. event-family-hike by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Preserve Stewards"
msgstr "Cuidadores de la reserva de ejemplo"

#. event-health-fair title
#: Tables/BundledDirectory+Events.swift
msgid "Community Health Fair"
msgstr "Feria comunitaria de salud"

#. event-health-fair subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Screenings, vaccines and advice"
msgstr "Exámenes, vacunas y consejos"

#. event-health-fair about
#: Tables/BundledDirectory+Events.swift
msgid ""
"Blood pressure, glucose and vision are checked at no cost. Bring your insurance card if you have one; nobody needs "
"one."
msgstr ""
"Se revisan gratis la presión arterial, la glucosa y la vista. Traiga su tarjeta del seguro si tiene una; nadie la "
"necesita."

#. event-health-fair by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Health Coalition"
msgstr "Coalición de salud de ejemplo"

#. event-farm-weekend title
#: Tables/BundledDirectory+Events.swift
msgid "Open Farm Weekend"
msgstr "Fin de semana de granja abierta"

#. event-farm-weekend subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Two days of orchards, animals and stands"
msgstr "Dos días de huertas, animales y puestos"

#. event-farm-weekend about
#: Tables/BundledDirectory+Events.swift
msgid "Come by at any time of both days. Pick fruit, meet the animals, and buy from the growers."
msgstr ""
"Venga a cualquier hora de los dos días. Coseche fruta, conozca a los animales y compre directamente a los productores."

#. event-farm-weekend by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Growers Association"
msgstr "Asociación de productores de ejemplo"

#. event-neighborhood-ride title
#: Tables/BundledDirectory+Events.swift
msgid "Neighborhood Bike Ride"
msgstr "Paseo en bicicleta por el barrio"

#. event-neighborhood-ride subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Eight slow miles on quiet streets"
msgstr "Ocho millas despacio por calles tranquilas"

#. event-neighborhood-ride about
#: Tables/BundledDirectory+Events.swift
msgid "A ride for everybody on two wheels, with a stop for fruit halfway."
msgstr "Un paseo para todos en dos ruedas, con una parada para comer fruta a medio camino."

#. event-5k title
#: Tables/BundledDirectory+Events.swift
msgid "Neighborhood 5K Run and Walk"
msgstr "Carrera y caminata de 5 km en el barrio"

#. event-5k subtitle
#: Tables/BundledDirectory+Events.swift
msgid "A flat course, timed, with a children's dash"
msgstr "Un recorrido plano, con cronómetro y una carrera para niños"

#. event-5k about
#: Tables/BundledDirectory+Events.swift
msgid "Packet pick-up begins an hour before the start. Strollers welcome at the back."
msgstr "La entrega de paquetes empieza una hora antes de la salida. Las carriolas son bienvenidas atrás."

#. event-5k by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Running Association"
msgstr "Asociación de corredores de ejemplo"

#. event-canning-workshop title
#: Tables/BundledDirectory+Events.swift
msgid "Canning Tomatoes and Peaches"
msgstr "Conservas de tomate y durazno"

#. event-canning-workshop subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Safe jars for the winter"
msgstr "Frascos seguros para el invierno"

#. event-canning-workshop about
#: Tables/BundledDirectory+Events.swift
msgid "Learn the boiling-water bath with tested recipes, and take two jars home."
msgstr "Aprenda el baño de agua hirviendo con recetas probadas y llévese dos frascos a casa."

#. event-canning-workshop by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Extension Office"
msgstr "Oficina de extensión de ejemplo"

#. event-tree-planting title
#: Tables/BundledDirectory+Events.swift
msgid "Plant a Tree Day"
msgstr "Día de plantar un árbol"

#. event-tree-planting subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Shade for a park"
msgstr "Sombra para un parque"

#. event-tree-planting about
#: Tables/BundledDirectory+Events.swift
msgid "Gloves and shovels are there. Wear closed shoes and a hat."
msgstr "Hay guantes y palas. Use zapatos cerrados y sombrero."

#. event-tree-planting by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Tree Stewards"
msgstr "Cuidadores de árboles de ejemplo"

#. event-water-safety title
#: Tables/BundledDirectory+Events.swift
msgid "Water Safety Day"
msgstr "Día de la seguridad en el agua"

#. event-water-safety subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Swimming and life jackets for families"
msgstr "Natación y chalecos salvavidas para familias"

#. event-water-safety about
#: Tables/BundledDirectory+Events.swift
msgid "Learn to float, to throw a ring, and to fit a life jacket."
msgstr "Aprenda a flotar, a lanzar un aro salvavidas y a ajustar un chaleco salvavidas."

#. event-water-safety by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Aquatic Center"
msgstr "Centro acuático de ejemplo"

#. event-desert-garden-talk title
#: Tables/BundledDirectory+Events.swift
msgid "Growing Vegetables in the Desert"
msgstr "Cultivar verduras en el desierto"

#. event-desert-garden-talk subtitle
#: Tables/BundledDirectory+Events.swift
msgid "What to sow, and when"
msgstr "Qué sembrar y cuándo"

#. event-desert-garden-talk about
#: Tables/BundledDirectory+Events.swift
msgid "What grows in which month in the low desert, how to shade and water it, and seeds to exchange."
msgstr "Qué crece en cada mes en el desierto bajo, cómo darle sombra y agua, y semillas para intercambiar."

#. event-desert-garden-talk by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Master Gardeners"
msgstr "Maestros jardineros de ejemplo"

#. event-teen-cooking title
#: Tables/BundledDirectory+Events.swift
msgid "Teen Cook-Off"
msgstr "Concurso de cocina para adolescentes"

#. event-teen-cooking subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Teams of three, one basket, one hour"
msgstr "Equipos de tres, una canasta, una hora"

#. event-teen-cooking about
#: Tables/BundledDirectory+Events.swift
msgid "Each team cooks from the same basket of the market. Everybody eats."
msgstr "Cada equipo cocina con la misma canasta del mercado. Todos comen."

#. event-teen-cooking by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Youth Center"
msgstr "Centro juvenil de ejemplo"

#. event-desert-night-walk title
#: Tables/BundledDirectory+Events.swift
msgid "Desert Night Walk"
msgstr "Caminata nocturna en el desierto"

#. event-desert-night-walk subtitle
#: Tables/BundledDirectory+Events.swift
msgid "Two miles after dark"
msgstr "Dos millas después del anochecer"

#. event-desert-night-walk about
#: Tables/BundledDirectory+Events.swift
msgid "The desert after dark, with the ranger's black light for scorpions. Bring a flashlight and leave it off."
msgstr ""
"El desierto de noche, con la luz negra del guardabosques para ver alacranes. Traiga una linterna y déjela apagada."

#. event-desert-night-walk by
#: Tables/BundledDirectory+Events.swift
msgid "Sample Park Rangers"
msgstr "Guardaparques de ejemplo"

#. usda-1003562 subtitle
#: Tables/BundledDirectory+Markets.swift
msgid "Maricopa County"
msgstr "Condado de Maricopa"

#. usda-1018419 about
#: Tables/BundledDirectory+Markets.swift
msgid "Its source gives hours that contradict each other, so they are unknown here."
msgstr "Su fuente da horarios que se contradicen, así que aquí son desconocidos."

#. usda-1011959 about
#: Tables/BundledDirectory+Markets.swift
msgid "Its source gives dates of a season that can't be right, so its hours then are unknown: 10/01/2016 to 05/07/2016"
msgstr "Su fuente da fechas de una temporada que no pueden ser correctas, así que su horario de entonces es desconocido: 10/01/2016 to 05/07/2016"

#. usda-1005980 about
#: Tables/BundledDirectory+Markets.swift
msgid "Held at: Private business parking lot."
msgstr "Se pone en: el estacionamiento de un negocio privado."

#. usda-1010347 about
#: Tables/BundledDirectory+Markets.swift
msgid "Held at: Local government building grounds."
msgstr "Se pone en: los terrenos de un edificio del gobierno local."

#. usda-1012204 about
#: Tables/BundledDirectory+Markets.swift
msgid "Its name says the second Sunday of a month, its source each Sunday, so its hours are unknown here."
msgstr "Su nombre dice el segundo domingo de mes y su fuente cada domingo, así que su horario es desconocido."

#. park-south-mountain from
#: Tables/BundledDirectory+Parks.swift
msgid ""
"widely known facts, not verified with the park; address as found on public web pages; the website is that of the "
"city; place approximate"
msgstr ""
"datos muy conocidos, no verificados con el parque; la dirección está como en páginas web públicas; el sitio web es el "
"de la ciudad; lugar aproximado"

#. park-south-mountain subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Desert mountains in the south of Phoenix"
msgstr "Montañas del desierto en el sur de Phoenix"

#. park-south-mountain about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"One of the largest municipal parks in the country, with trails for walking, riding and cycling over three mountain "
"ranges, and the lookout at Dobbins Point."
msgstr ""
"Uno de los parques municipales más grandes del país, con senderos para caminar, montar a caballo y andar en bicicleta "
"por tres sierras, y el mirador de Dobbins Point."

#. park-papago subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Red buttes, lagoons and Hole in the Rock"
msgstr "Cerros rojos, lagunas y Hole in the Rock"

#. park-papago about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"Easy trails between sandstone buttes, lagoons to fish in, and the short climb to Hole in the Rock, which looks over "
"the city. The zoo and the botanical garden lie in it."
msgstr ""
"Senderos fáciles entre cerros de arenisca, lagunas para pescar y la subida corta a Hole in the Rock, con vista a la "
"ciudad. El zoológico y el jardín botánico están adentro."

#. park-camelback-echo-canyon subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "A steep climb to the best-known summit of the valley"
msgstr "Una subida empinada a la cumbre más conocida del valle"

#. park-camelback-echo-canyon about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"The Echo Canyon Trail climbs to the summit of Camelback Mountain, with railings where it is steepest. It is for "
"experienced hikers: bring water, and don't go in the heat of the day."
msgstr ""
"El sendero Echo Canyon sube a la cumbre de Camelback Mountain, con barandales donde es más empinado. Es para "
"caminantes con experiencia: lleve agua, y no vaya en las horas de calor."

#. park-piestewa-peak from
#: Tables/BundledDirectory+Parks.swift
msgid "widely known facts, not verified with the park; the website is that of the city; place approximate"
msgstr "datos muy conocidos, no verificados con el parque; el sitio web es el de la ciudad; lugar aproximado"

#. park-piestewa-peak subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "The Summit Trail and its quieter neighbors"
msgstr "El Summit Trail y sus vecinos más tranquilos"

#. park-piestewa-peak about
#: Tables/BundledDirectory+Parks.swift
msgid "A popular climb to the second highest point of the Phoenix Mountains, and the trails of the preserve around it."
msgstr ""
"Una subida muy visitada al segundo punto más alto de las Phoenix Mountains, y los senderos de la reserva a su "
"alrededor."

#. park-north-mountain subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Trails and ramadas of the Phoenix Mountains Preserve"
msgstr "Senderos y ramadas de la reserva Phoenix Mountains"

#. park-north-mountain about
#: Tables/BundledDirectory+Parks.swift
msgid "Paved and rocky trails up North Mountain, with shaded picnic places at its foot."
msgstr "Senderos pavimentados y de piedra que suben a North Mountain, con lugares sombreados para picnic al pie."

#. park-dreamy-draw subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Trails and a paved path under State Route 51"
msgstr "Senderos y un camino pavimentado por debajo de la State Route 51"

#. park-dreamy-draw about
#: Tables/BundledDirectory+Parks.swift
msgid "A gateway to the Phoenix Mountains Preserve for walkers, riders and cyclists."
msgstr "Una entrada a la reserva Phoenix Mountains para quienes caminan, montan a caballo o andan en bicicleta."

#. park-encanto subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Lagoon, islands and old trees near downtown"
msgstr "Laguna, islas y árboles viejos cerca del centro"

#. park-encanto about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"A park of the 1930s with a lagoon, an amusement park for children, a swimming pool, courts and two golf courses "
"beside it."
msgstr ""
"Un parque de los años treinta con una laguna, un parque de diversiones para niños, una alberca, canchas y, junto a "
"él, dos campos de golf."

#. park-steele-indian-school subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Lawns, a lake and the halls of the former school"
msgstr "Pastos, un lago y los salones de la antigua escuela"

#. park-steele-indian-school about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"Seventy-five acres in midtown with a lake, gardens, a dog park, and historic buildings of the Phoenix Indian School."
msgstr ""
"Setenta y cinco acres en el centro de la ciudad con un lago, jardines, un parque para perros y edificios históricos "
"de la Phoenix Indian School."

#. park-hance subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Downtown's park over the tunnel of Interstate 10"
msgstr "El parque del centro sobre el túnel de la Interestatal 10"

#. park-hance about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"A long lawn between Central Avenue and the neighborhoods of downtown, with the Japanese Friendship Garden and the "
"central library at its side."
msgstr ""
"Un pasto largo entre Central Avenue y los barrios del centro, con el Jardín Japonés de la Amistad y la biblioteca "
"central a un lado."

#. park-roosevelt from
#: Tables/BundledDirectory+Parks.swift
msgid "City of Phoenix Mapped Parks (maps.phoenix.gov): name, kind, acres, outline, of which the place is the middle"
msgstr "City of Phoenix Mapped Parks (maps.phoenix.gov): nombre, tipo, acres y contorno, cuyo centro es el lugar"

#. park-roosevelt subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "A pocket park downtown"
msgstr "Un parque pequeño en el centro"

#. park-roosevelt about
#: Tables/BundledDirectory+Parks.swift
msgid "A pocket park of 0.64 acres."
msgstr "Un parque pequeño de 0.64 acres."

#. park-reach-11 subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Fields and long trails along the canal"
msgstr "Campos y senderos largos a lo largo del canal"

#. park-reach-11 about
#: Tables/BundledDirectory+Parks.swift
msgid "Trails and a sports complex along seven miles of the Central Arizona Project's canal."
msgstr "Senderos y un complejo deportivo a lo largo de siete millas del canal del Central Arizona Project."

#. park-tempe-beach subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Lawns at Tempe Town Lake"
msgstr "Pastos junto a Tempe Town Lake"

#. park-tempe-beach about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"Where Mill Avenue meets Tempe Town Lake: lawns, a splash playground in the warm months, boats, and a path around the "
"lake."
msgstr ""
"Donde Mill Avenue llega a Tempe Town Lake: pastos, juegos de agua en los meses calurosos, botes y un camino alrededor "
"del lago."

#. park-kiwanis subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "A lake, fields and a recreation center with an indoor wave pool"
msgstr "Un lago, campos y un centro de recreación con alberca de olas bajo techo"

#. park-kiwanis about
#: Tables/BundledDirectory+Parks.swift
msgid "Tempe's largest city park, around a lake stocked with fish."
msgstr "El parque más grande de la ciudad de Tempe, alrededor de un lago donde se sueltan peces."

#. park-railroad from
#: Tables/BundledDirectory+Parks.swift
msgid "widely known facts, not verified with the park; address as found on public web pages; place approximate"
msgstr ""
"datos muy conocidos, no verificados con el parque; la dirección está como en páginas web públicas; lugar aproximado"

#. park-railroad subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Small trains, a carousel and a playground"
msgstr "Trenecitos, un carrusel y un área de juegos"

#. park-railroad about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"Thirty acres of railroad: a train in five-twelfths scale that carries visitors around the park, model railroads, a "
"museum and a carousel."
msgstr ""
"Treinta acres de ferrocarril: un tren a escala de cinco doceavos que lleva a los visitantes alrededor del parque, "
"trenes en miniatura, un museo y un carrusel."

#. park-chaparral subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "A lake in the Indian Bend Wash"
msgstr "Un lago en el Indian Bend Wash"

#. park-chaparral about
#: Tables/BundledDirectory+Parks.swift
msgid "A lake for fishing, a dog park, sports fields and an aquatic center on the greenbelt."
msgstr "Un lago para pescar, un parque para perros, campos deportivos y un centro acuático en el corredor verde."

#. park-eldorado subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Lake, skate park and pool on the greenbelt"
msgstr "Lago, parque de patinaje y alberca en el corredor verde"

#. park-eldorado about
#: Tables/BundledDirectory+Parks.swift
msgid "A park of the Indian Bend Wash greenbelt with the Wedge skate park, a lake and an aquatic center."
msgstr "Un parque del corredor verde de Indian Bend Wash con el parque de patinaje Wedge, un lago y un centro acuático."

#. park-gateway-trailhead subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "The largest trailhead of Scottsdale's desert preserve"
msgstr "La entrada más grande a la reserva del desierto de Scottsdale"

#. park-gateway-trailhead about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"Loops for every leg, an accessible nature trail, and the way up to Tom's Thumb and Gateway Saddle. Volunteers lead "
"hikes in the cooler months."
msgstr ""
"Circuitos para todas las piernas, un sendero natural accesible y el camino a Tom's Thumb y Gateway Saddle. En los "
"meses frescos, voluntarios guían caminatas."

#. park-usery from
#: Tables/BundledDirectory+Parks.swift
msgid ""
"widely known facts, not verified with the park; address and phone as found on public web pages; place approximate"
msgstr ""
"datos muy conocidos, no verificados con el parque; la dirección y el teléfono están como en páginas web públicas; "
"lugar aproximado"

#. park-usery subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Wind Cave and the Goldfield Mountains"
msgstr "Wind Cave y las Goldfield Mountains"

#. park-usery about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"Over 3,600 acres of lower Sonoran Desert at the western end of the Goldfield Mountains, with a campground, an archery "
"range and the Wind Cave Trail."
msgstr ""
"Más de 3,600 acres del bajo desierto de Sonora en el extremo oeste de las Goldfield Mountains, con un campamento, un "
"campo de tiro con arco y el sendero Wind Cave."

#. park-red-mountain subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "A lake and fields in the east of Mesa"
msgstr "Un lago y campos en el este de Mesa"

#. park-red-mountain about
#: Tables/BundledDirectory+Parks.swift
msgid "An urban lake for fishing, sports fields, courts, and a multigenerational center beside it."
msgstr "Un lago urbano para pescar, campos deportivos, canchas y, a un lado, un centro para todas las edades."

#. park-riparian-preserve subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Ponds, birds and an observatory"
msgstr "Estanques, aves y un observatorio"

#. park-riparian-preserve about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"A hundred and ten acres of ponds where reclaimed water seeps back into the ground, with paths, blinds to watch birds "
"from, a fishing lake and an observatory."
msgstr ""
"Ciento diez acres de estanques donde el agua reciclada vuelve a filtrarse al suelo, con caminos, escondites para "
"observar aves, un lago para pescar y un observatorio."

#. park-freestone from
#: Tables/BundledDirectory+Parks.swift
msgid ""
"widely known facts, not verified with the park; address and phone as found on public web pages; the website is that "
"of the city; place approximate"
msgstr ""
"datos muy conocidos, no verificados con el parque; la dirección y el teléfono están como en páginas web públicas; el "
"sitio web es el de la ciudad; lugar aproximado"

#. park-freestone subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Two lakes, a little railroad and batting cages"
msgstr "Dos lagos, un trenecito y jaulas de bateo"

#. park-freestone about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"Gilbert's oldest district park: lakes to fish in, courts and fields, a skate park, and a railroad and carousel for "
"children."
msgstr ""
"El parque de distrito más antiguo de Gilbert: lagos para pescar, canchas y campos, un parque de patinaje, y un "
"trenecito y un carrusel para niños."

#. park-tumbleweed subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Ranch, fields and a recreation center"
msgstr "Rancho, campos y un centro de recreación"

#. park-tumbleweed about
#: Tables/BundledDirectory+Parks.swift
msgid "Chandler's largest park, with a large playground, a tennis complex, a recreation center and Tumbleweed Ranch."
msgstr ""
"El parque más grande de Chandler, con un gran área de juegos, un complejo de tenis, un centro de recreación y "
"Tumbleweed Ranch."

#. park-veterans-oasis subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Wetlands, a lake and the nature center"
msgstr "Humedales, un lago y el centro de la naturaleza"

#. park-veterans-oasis about
#: Tables/BundledDirectory+Parks.swift
msgid "A hundred and thirteen acres of lake, wetlands and desert with trails and the Environmental Education Center."
msgstr "Ciento trece acres de lago, humedales y desierto con senderos y el Environmental Education Center."

#. park-thunderbird subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Desert hills in the north of Glendale"
msgstr "Cerros del desierto en el norte de Glendale"

#. park-thunderbird about
#: Tables/BundledDirectory+Parks.swift
msgid "Over 1,100 acres of hills with trails for walking, riding and cycling, and blinds to watch birds from."
msgstr ""
"Más de 1,100 acres de cerros con senderos para caminar, montar a caballo y andar en bicicleta, y escondites para "
"observar aves."

#. park-sahuaro-ranch subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Fields around a historic ranch"
msgstr "Campos alrededor de un rancho histórico"

#. park-sahuaro-ranch about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"Sports fields, courts, a dog park and picnic places around the orchards, the rose garden and the peacocks of a ranch "
"of the 1880s."
msgstr ""
"Campos deportivos, canchas, un parque para perros y lugares para picnic alrededor de las huertas, el jardín de rosas "
"y los pavos reales de un rancho de la década de 1880."

#. park-rio-vista subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Lake, splash pad and skate park at New River"
msgstr "Lago, juegos de agua y parque de patinaje junto a New River"

#. park-rio-vista about
#: Tables/BundledDirectory+Parks.swift
msgid "A community park with an urban lake, sports fields, a splash pad and a recreation center."
msgstr "Un parque comunitario con un lago urbano, campos deportivos, juegos de agua y un centro de recreación."

#. park-white-tank subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Waterfall Canyon and the largest regional park"
msgstr "El cañón de la cascada y el parque regional más grande"

#. park-white-tank about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"Nearly 30,000 acres of desert and mountains west of the valley, with petroglyphs on the way to the waterfall, a "
"nature center and a campground."
msgstr ""
"Casi 30,000 acres de desierto y montañas al oeste del valle, con petroglifos en el camino a la cascada, un centro de "
"la naturaleza y un campamento."

#. park-estrella subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Grass at the Gila River, desert above it"
msgstr "Pasto junto al río Gila y desierto arriba"

#. park-estrella about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"The county's first regional park: a large lawn with picnic places and ball fields, a rodeo arena, a golf course, and "
"miles of trails into the Sierra Estrella."
msgstr ""
"El primer parque regional del condado: un pasto grande con lugares para picnic y campos de juego, una arena de rodeo, "
"un campo de golf y millas de senderos hacia la Sierra Estrella."

#. park-cave-creek from
#: Tables/BundledDirectory+Parks.swift
msgid "widely known facts, not verified with the park; phone as found on public web pages; place approximate"
msgstr ""
"datos muy conocidos, no verificados con el parque; el teléfono está como en páginas web públicas; lugar aproximado"

#. park-cave-creek subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Old mines and desert trails"
msgstr "Minas antiguas y senderos del desierto"

#. park-cave-creek about
#: Tables/BundledDirectory+Parks.swift
msgid ""
"Nearly 3,000 acres of hills where gold was looked for in the 1870s, with a nature center, a campground and trails for "
"walking, riding and cycling."
msgstr ""
"Casi 3,000 acres de cerros donde se buscó oro en la década de 1870, con un centro de la naturaleza, un campamento y "
"senderos para caminar, montar a caballo y andar en bicicleta."

#. park-lake-pleasant subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "Boats, beaches and campsites at the big lake"
msgstr "Botes, playas y lugares para acampar junto al gran lago"

#. park-lake-pleasant about
#: Tables/BundledDirectory+Parks.swift
msgid "Over 23,000 acres around the county's largest lake: boating, fishing, camping at the shore, and trails above it."
msgstr ""
"Más de 23,000 acres alrededor del lago más grande del condado: botes, pesca, campamento en la orilla y senderos más "
"arriba."

#. park-fountain subtitle
#: Tables/BundledDirectory+Parks.swift
msgid "One of the tallest fountains in the world"
msgstr "Una de las fuentes más altas del mundo"

#. park-fountain about
#: Tables/BundledDirectory+Parks.swift
msgid "A lake whose fountain rises up to 560 feet, with a path around it, a disc golf course and a playground."
msgstr ""
"Un lago cuya fuente sube hasta 560 pies, con un camino alrededor, un campo de golf con disco y un área de juegos."

#. recipe-overnight-oats from
#: Tables/BundledDirectory+Recipes.swift
msgid ""
"Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's Standard Reference "
"26 and rounded; where that has no value, estimated"
msgstr ""
"Escrito para este directorio; la nutrición se calculó con los pesos usuales de los ingredientes según Standard "
"Reference 26 del USDA y se redondeó; donde no hay valor, se estimó"

#. recipe-overnight-oats title
#: Tables/BundledDirectory+Recipes.swift
msgid "Apple Cinnamon Overnight Oats"
msgstr "Avena fría con manzana y canela"

#. recipe-overnight-oats subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Stirred together in the evening, ready in the morning"
msgstr "Se mezcla en la noche y está lista en la mañana"

#. recipe-overnight-oats about
#: Tables/BundledDirectory+Recipes.swift
msgid "A breakfast without cooking that keeps for three days."
msgstr "Un desayuno que no se cocina y dura tres días."

#. recipe-overnight-oats about
#: Tables/BundledDirectory+Recipes.swift
msgid "The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients."
msgstr "Los datos de nutrición son estimaciones por porción, calculadas con los pesos usuales de los ingredientes."

#. recipe-overnight-oats ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cup rolled oats"
msgstr "1 taza de hojuelas de avena"

#. recipe-overnight-oats ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cup low-fat milk"
msgstr "1 taza de leche baja en grasa"

#. recipe-overnight-oats ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 apple, grated"
msgstr "1 manzana rallada"

#. recipe-overnight-oats ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1/2 teaspoon cinnamon"
msgstr "1/2 cucharadita de canela"

#. recipe-overnight-oats ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 tablespoons chopped walnuts"
msgstr "2 cucharadas de nueces picadas"

#. recipe-overnight-oats step
#: Tables/BundledDirectory+Recipes.swift
msgid "Stir oats, milk, apple and cinnamon together in a jar."
msgstr "Mezcle la avena, la leche, la manzana y la canela en un frasco."

#. recipe-overnight-oats step
#: Tables/BundledDirectory+Recipes.swift
msgid "Cover and leave in the refrigerator overnight."
msgstr "Tape el frasco y déjelo en el refrigerador toda la noche."

#. recipe-overnight-oats step
#: Tables/BundledDirectory+Recipes.swift
msgid "Stir again, and serve with the walnuts on top."
msgstr "Mezcle otra vez y sirva con las nueces encima."

#. recipe-huevos-rancheros title
#: Tables/BundledDirectory+Recipes.swift
msgid "Light Huevos Rancheros"
msgstr "Huevos rancheros ligeros"

#. recipe-huevos-rancheros subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Eggs on corn tortillas with tomatoes and beans"
msgstr "Huevos sobre tortillas de maíz con tomate y frijoles"

#. recipe-huevos-rancheros about
#: Tables/BundledDirectory+Recipes.swift
msgid "The breakfast of the ranch, with little oil."
msgstr "El desayuno del rancho, con poco aceite."

#. recipe-huevos-rancheros ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "4 corn tortillas"
msgstr "4 tortillas de maíz"

#. recipe-huevos-rancheros ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "4 eggs"
msgstr "4 huevos"

#. recipe-huevos-rancheros ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 cups chopped tomatoes"
msgstr "2 tazas de tomate picado"

#. recipe-huevos-rancheros ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1/2 onion, chopped"
msgstr "1/2 cebolla picada"

#. recipe-huevos-rancheros ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 small green chile, chopped"
msgstr "1 chile verde pequeño, picado"

#. recipe-huevos-rancheros ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cup cooked black beans"
msgstr "1 taza de frijoles negros cocidos"

#. recipe-huevos-rancheros ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 teaspoons vegetable oil"
msgstr "2 cucharaditas de aceite vegetal"

#. recipe-huevos-rancheros step
#: Tables/BundledDirectory+Recipes.swift
msgid "Warm the tortillas in a dry pan and keep them in a towel."
msgstr "Caliente las tortillas en un sartén seco y envuélvalas en un trapo limpio."

#. recipe-huevos-rancheros step
#: Tables/BundledDirectory+Recipes.swift
msgid ""
"Cook onion and chile in half of the oil until soft. Add the tomatoes and simmer for ten minutes. Warm the beans in it."
msgstr ""
"Cocine la cebolla y el chile en la mitad del aceite hasta que estén suaves. Agregue los tomates y cocine a fuego "
"lento diez minutos. Caliente ahí los frijoles."

#. recipe-huevos-rancheros step
#: Tables/BundledDirectory+Recipes.swift
msgid "Fry the eggs in the rest of the oil."
msgstr "Fría los huevos en el resto del aceite."

#. recipe-huevos-rancheros step
#: Tables/BundledDirectory+Recipes.swift
msgid "Put an egg on each tortilla and the sauce around it."
msgstr "Ponga un huevo en cada tortilla y la salsa alrededor."

#. recipe-vegetable-omelet title
#: Tables/BundledDirectory+Recipes.swift
msgid "Garden Vegetable Omelet"
msgstr "Omelet de verduras del huerto"

#. recipe-vegetable-omelet subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Two eggs and whatever the market had"
msgstr "Dos huevos y lo que había en el mercado"

#. recipe-vegetable-omelet ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 eggs"
msgstr "2 huevos"

#. recipe-vegetable-omelet ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 tablespoon low-fat milk"
msgstr "1 cucharada de leche baja en grasa"

#. recipe-vegetable-omelet ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1/2 cup chopped bell pepper"
msgstr "1/2 taza de pimiento picado"

#. recipe-vegetable-omelet ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cup fresh spinach"
msgstr "1 taza de espinacas frescas"

#. recipe-vegetable-omelet ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 teaspoon vegetable oil"
msgstr "1 cucharadita de aceite vegetal"

#. recipe-vegetable-omelet ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 tablespoon shredded cheese"
msgstr "1 cucharada de queso rallado"

#. recipe-vegetable-omelet step
#: Tables/BundledDirectory+Recipes.swift
msgid "Beat eggs and milk."
msgstr "Bata los huevos con la leche."

#. recipe-vegetable-omelet step
#: Tables/BundledDirectory+Recipes.swift
msgid "Cook pepper and spinach in the oil for three minutes."
msgstr "Cocine el pimiento y las espinacas en el aceite tres minutos."

#. recipe-vegetable-omelet step
#: Tables/BundledDirectory+Recipes.swift
msgid "Pour the eggs over them, and lift the edges until the top is nearly set."
msgstr "Vierta los huevos encima y levante las orillas hasta que la parte de arriba esté casi cuajada."

#. recipe-vegetable-omelet step
#: Tables/BundledDirectory+Recipes.swift
msgid "Sprinkle with cheese, fold and serve."
msgstr "Espolvoree el queso, doble y sirva."

#. recipe-fruit-yogurt-parfait title
#: Tables/BundledDirectory+Recipes.swift
msgid "Citrus and Strawberry Parfait"
msgstr "Parfait de cítricos y fresas"

#. recipe-fruit-yogurt-parfait subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Yogurt in layers with winter fruit"
msgstr "Yogur en capas con fruta de invierno"

#. recipe-fruit-yogurt-parfait ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cup plain nonfat Greek yogurt"
msgstr "1 taza de yogur griego natural sin grasa"

#. recipe-fruit-yogurt-parfait ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 orange, peeled and cut"
msgstr "1 naranja pelada y cortada"

#. recipe-fruit-yogurt-parfait ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cup strawberries, sliced"
msgstr "1 taza de fresas en rebanadas"

#. recipe-fruit-yogurt-parfait ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1/4 cup rolled oats, toasted"
msgstr "1/4 taza de hojuelas de avena tostadas"

#. recipe-fruit-yogurt-parfait ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 tablespoon honey"
msgstr "1 cucharada de miel"

#. recipe-fruit-yogurt-parfait step
#: Tables/BundledDirectory+Recipes.swift
msgid "Toast the oats in a dry pan until they smell of nuts."
msgstr "Tueste la avena en un sartén seco hasta que huela a nuez."

#. recipe-fruit-yogurt-parfait step
#: Tables/BundledDirectory+Recipes.swift
msgid "Layer yogurt and fruit in two glasses."
msgstr "Ponga el yogur y la fruta en capas en dos vasos."

#. recipe-fruit-yogurt-parfait step
#: Tables/BundledDirectory+Recipes.swift
msgid "Sprinkle with the oats and pour the honey over them."
msgstr "Espolvoree la avena y ponga la miel encima."

#. recipe-black-bean-tacos title
#: Tables/BundledDirectory+Recipes.swift
msgid "Black Bean and Corn Tacos"
msgstr "Tacos de frijoles negros y elote"

#. recipe-black-bean-tacos subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Ready in twenty minutes"
msgstr "Listos en veinte minutos"

#. recipe-black-bean-tacos ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "8 corn tortillas"
msgstr "8 tortillas de maíz"

#. recipe-black-bean-tacos ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 can (15 ounces) black beans, rinsed"
msgstr "1 lata (15 onzas) de frijoles negros, enjuagados"

#. recipe-black-bean-tacos ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cup corn"
msgstr "1 taza de granos de elote"

#. recipe-black-bean-tacos ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cup shredded cabbage"
msgstr "1 taza de repollo rallado"

#. recipe-black-bean-tacos ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1/2 cup salsa"
msgstr "1/2 taza de salsa"

#. recipe-black-bean-tacos ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 avocado, sliced"
msgstr "1 aguacate en rebanadas"

#. recipe-black-bean-tacos ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 lime"
msgstr "1 limón verde"

#. recipe-black-bean-tacos step
#: Tables/BundledDirectory+Recipes.swift
msgid "Warm beans and corn together in a pan."
msgstr "Caliente juntos los frijoles y el elote en un sartén."

#. recipe-black-bean-tacos step
#: Tables/BundledDirectory+Recipes.swift
msgid "Warm the tortillas."
msgstr "Caliente las tortillas."

#. recipe-black-bean-tacos step
#: Tables/BundledDirectory+Recipes.swift
msgid "Fill them with beans and corn, cabbage, avocado and salsa, and squeeze the lime over them."
msgstr "Llénelas con los frijoles y el elote, el repollo, el aguacate y la salsa, y exprima el limón encima."

#. recipe-chicken-fajitas title
#: Tables/BundledDirectory+Recipes.swift
msgid "Chicken Fajitas"
msgstr "Fajitas de pollo"

#. recipe-chicken-fajitas subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Peppers, onions and lime from one pan"
msgstr "Pimientos, cebolla y limón en un solo sartén"

#. recipe-chicken-fajitas ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 pound chicken breast, in strips"
msgstr "1 libra de pechuga de pollo en tiras"

#. recipe-chicken-fajitas ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 bell peppers, in strips"
msgstr "2 pimientos en tiras"

#. recipe-chicken-fajitas ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 onion, in strips"
msgstr "1 cebolla en tiras"

#. recipe-chicken-fajitas ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 tablespoon vegetable oil"
msgstr "1 cucharada de aceite vegetal"

#. recipe-chicken-fajitas ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 teaspoons chili powder"
msgstr "2 cucharaditas de chile en polvo"

#. recipe-chicken-fajitas ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "4 whole-wheat tortillas"
msgstr "4 tortillas de trigo integral"

#. recipe-chicken-fajitas step
#: Tables/BundledDirectory+Recipes.swift
msgid "Toss the chicken with chili powder and the juice of half the lime."
msgstr "Mezcle el pollo con el chile en polvo y el jugo de medio limón."

#. recipe-chicken-fajitas step
#: Tables/BundledDirectory+Recipes.swift
msgid "Cook it in half of the oil over high heat until it is done, about six minutes, and put it aside."
msgstr "Cocínelo en la mitad del aceite a fuego alto hasta que esté bien cocido, unos seis minutos, y apártelo."

#. recipe-chicken-fajitas step
#: Tables/BundledDirectory+Recipes.swift
msgid ""
"Cook peppers and onion in the rest of the oil until they brown at the edges. Mix, and serve in the tortillas with "
"lime."
msgstr ""
"Cocine los pimientos y la cebolla en el resto del aceite hasta que se doren las orillas. Mezcle, y sirva en las "
"tortillas con limón."

#. recipe-calabacitas title
#: Tables/BundledDirectory+Recipes.swift
msgid "Calabacitas"
msgstr "Calabacitas"

#. recipe-calabacitas subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Squash, corn and chile of the Southwest"
msgstr "Calabaza, elote y chile del suroeste"

#. recipe-calabacitas about
#: Tables/BundledDirectory+Recipes.swift
msgid "A side dish as old as the fields along the Salt River, in which squash and corn grew together."
msgstr ""
"Una guarnición tan antigua como los campos a lo largo del río Salado, donde la calabaza y el maíz crecían juntos."

#. recipe-calabacitas ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "3 zucchini, cubed"
msgstr "3 calabacitas en cubos"

#. recipe-calabacitas ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 cups corn"
msgstr "2 tazas de granos de elote"

#. recipe-calabacitas ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 onion, chopped"
msgstr "1 cebolla picada"

#. recipe-calabacitas ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 green chiles, roasted and chopped"
msgstr "2 chiles verdes asados y picados"

#. recipe-calabacitas ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1/4 cup crumbled queso fresco"
msgstr "1/4 taza de queso fresco desmoronado"

#. recipe-calabacitas step
#: Tables/BundledDirectory+Recipes.swift
msgid "Cook the onion in the oil until soft."
msgstr "Cocine la cebolla en el aceite hasta que esté suave."

#. recipe-calabacitas step
#: Tables/BundledDirectory+Recipes.swift
msgid "Add zucchini, corn and chiles, and cook for ten minutes."
msgstr "Agregue las calabacitas, el elote y los chiles, y cocine diez minutos."

#. recipe-calabacitas step
#: Tables/BundledDirectory+Recipes.swift
msgid "Sprinkle with the cheese."
msgstr "Espolvoree el queso."

#. recipe-pinto-squash-soup title
#: Tables/BundledDirectory+Recipes.swift
msgid "Pinto Bean and Squash Soup"
msgstr "Sopa de frijoles pintos y calabaza"

#. recipe-pinto-squash-soup subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "A pot for a cool evening"
msgstr "Una olla para una noche fresca"

#. recipe-pinto-squash-soup ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "3 cups cooked pinto beans"
msgstr "3 tazas de frijoles pintos cocidos"

#. recipe-pinto-squash-soup ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "3 cups cubed winter squash"
msgstr "3 tazas de calabaza de invierno en cubos"

#. recipe-pinto-squash-soup ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 cloves garlic"
msgstr "2 dientes de ajo"

#. recipe-pinto-squash-soup ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "4 cups low-sodium vegetable broth"
msgstr "4 tazas de caldo de verduras bajo en sodio"

#. recipe-pinto-squash-soup ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 can (14.5 ounces) tomatoes without salt"
msgstr "1 lata (14.5 onzas) de tomates sin sal"

#. recipe-pinto-squash-soup step
#: Tables/BundledDirectory+Recipes.swift
msgid "Cook onion and garlic in the oil."
msgstr "Cocine la cebolla y el ajo en el aceite."

#. recipe-pinto-squash-soup step
#: Tables/BundledDirectory+Recipes.swift
msgid "Add broth, squash and tomatoes, and simmer until the squash is soft, about twenty minutes."
msgstr ""
"Agregue el caldo, la calabaza y los tomates, y cocine a fuego lento hasta que la calabaza esté suave, unos veinte "
"minutos."

#. recipe-pinto-squash-soup step
#: Tables/BundledDirectory+Recipes.swift
msgid "Add the beans, warm them through, and mash some of them against the side to thicken the soup."
msgstr "Agregue los frijoles, caliéntelos bien y aplaste algunos contra la olla para espesar la sopa."

#. recipe-lentil-stew title
#: Tables/BundledDirectory+Recipes.swift
msgid "Lentil and Vegetable Stew"
msgstr "Guisado de lentejas y verduras"

#. recipe-lentil-stew subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Cheap, filling, and better the next day"
msgstr "Económico, llenador y más rico al día siguiente"

#. recipe-lentil-stew ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 1/2 cups dried lentils, rinsed"
msgstr "1 1/2 tazas de lentejas secas, enjuagadas"

#. recipe-lentil-stew ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 carrots, sliced"
msgstr "2 zanahorias en rebanadas"

#. recipe-lentil-stew ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 stalks celery, sliced"
msgstr "2 tallos de apio en rebanadas"

#. recipe-lentil-stew ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 potatoes, cubed"
msgstr "2 papas en cubos"

#. recipe-lentil-stew ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "6 cups low-sodium vegetable broth"
msgstr "6 tazas de caldo de verduras bajo en sodio"

#. recipe-lentil-stew ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 tablespoon olive oil"
msgstr "1 cucharada de aceite de oliva"

#. recipe-lentil-stew step
#: Tables/BundledDirectory+Recipes.swift
msgid "Cook onion, carrots and celery in the oil for five minutes."
msgstr "Cocine la cebolla, las zanahorias y el apio en el aceite cinco minutos."

#. recipe-lentil-stew step
#: Tables/BundledDirectory+Recipes.swift
msgid "Add lentils, potatoes and broth, and bring to a boil."
msgstr "Agregue las lentejas, las papas y el caldo, y deje que hierva."

#. recipe-lentil-stew step
#: Tables/BundledDirectory+Recipes.swift
msgid "Simmer for thirty minutes until all is soft."
msgstr "Cocine a fuego lento treinta minutos hasta que todo esté suave."

#. recipe-turkey-chili title
#: Tables/BundledDirectory+Recipes.swift
msgid "Turkey and Bean Chili"
msgstr "Chili de pavo y frijoles"

#. recipe-turkey-chili subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "For a crowd, or for the freezer"
msgstr "Para mucha gente o para el congelador"

#. recipe-turkey-chili ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 pound lean ground turkey"
msgstr "1 libra de pavo molido magro"

#. recipe-turkey-chili ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 bell pepper, chopped"
msgstr "1 pimiento picado"

#. recipe-turkey-chili ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 cans (15 ounces each) kidney beans, rinsed"
msgstr "2 latas (15 onzas cada una) de frijoles rojos, enjuagados"

#. recipe-turkey-chili ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 cans (14.5 ounces each) tomatoes without salt"
msgstr "2 latas (14.5 onzas cada una) de tomates sin sal"

#. recipe-turkey-chili ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 tablespoons chili powder"
msgstr "2 cucharadas de chile en polvo"

#. recipe-turkey-chili step
#: Tables/BundledDirectory+Recipes.swift
msgid "Brown the turkey, and pour off the fat."
msgstr "Dore el pavo y tire la grasa."

#. recipe-turkey-chili step
#: Tables/BundledDirectory+Recipes.swift
msgid "Add onion and pepper, and cook until soft."
msgstr "Agregue la cebolla y el pimiento, y cocine hasta que estén suaves."

#. recipe-turkey-chili step
#: Tables/BundledDirectory+Recipes.swift
msgid "Add everything else and simmer for half an hour."
msgstr "Agregue todo lo demás y cocine a fuego lento media hora."

#. recipe-fish-tacos title
#: Tables/BundledDirectory+Recipes.swift
msgid "Baked Fish Tacos with Lime Slaw"
msgstr "Tacos de pescado al horno con ensalada de repollo y limón"

#. recipe-fish-tacos subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Crisp cabbage, no frying"
msgstr "Repollo crujiente, sin freír"

#. recipe-fish-tacos ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 pound tilapia fillets"
msgstr "1 libra de filetes de tilapia"

#. recipe-fish-tacos ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "3 cups shredded cabbage"
msgstr "3 tazas de repollo rallado"

#. recipe-fish-tacos ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1/2 cup plain nonfat Greek yogurt"
msgstr "1/2 taza de yogur griego natural sin grasa"

#. recipe-fish-tacos ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 limes"
msgstr "2 limones verdes"

#. recipe-fish-tacos ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 teaspoon chili powder"
msgstr "1 cucharadita de chile en polvo"

#. recipe-fish-tacos step
#: Tables/BundledDirectory+Recipes.swift
msgid "Heat the oven to 400 °F."
msgstr "Caliente el horno a 400 °F."

#. recipe-fish-tacos step
#: Tables/BundledDirectory+Recipes.swift
msgid "Brush the fish with oil and chili powder, and bake it for twelve minutes."
msgstr "Unte el pescado con el aceite y el chile en polvo, y hornéelo doce minutos."

#. recipe-fish-tacos step
#: Tables/BundledDirectory+Recipes.swift
msgid "Mix cabbage, yogurt and the juice of one lime."
msgstr "Mezcle el repollo, el yogur y el jugo de un limón."

#. recipe-fish-tacos step
#: Tables/BundledDirectory+Recipes.swift
msgid "Fill the warm tortillas with fish and slaw, and serve with the other lime."
msgstr "Llene las tortillas calientes con el pescado y la ensalada de repollo, y sirva con el otro limón."

#. recipe-vegetable-stir-fry title
#: Tables/BundledDirectory+Recipes.swift
msgid "Broccoli and Chicken Stir-Fry"
msgstr "Salteado de brócoli y pollo"

#. recipe-vegetable-stir-fry subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Over brown rice"
msgstr "Sobre arroz integral"

#. recipe-vegetable-stir-fry ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "4 cups broccoli florets"
msgstr "4 tazas de ramitos de brócoli"

#. recipe-vegetable-stir-fry ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 carrots, sliced thinly"
msgstr "2 zanahorias en rebanadas delgadas"

#. recipe-vegetable-stir-fry ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 tablespoons low-sodium soy sauce"
msgstr "2 cucharadas de salsa de soya baja en sodio"

#. recipe-vegetable-stir-fry ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "3 cups cooked brown rice"
msgstr "3 tazas de arroz integral cocido"

#. recipe-vegetable-stir-fry step
#: Tables/BundledDirectory+Recipes.swift
msgid "Cook the chicken in half of the oil over high heat, and put it aside."
msgstr "Cocine el pollo en la mitad del aceite a fuego alto y apártelo."

#. recipe-vegetable-stir-fry step
#: Tables/BundledDirectory+Recipes.swift
msgid ""
"Cook carrots, broccoli and garlic in the rest of the oil with two tablespoons of water until they are bright and just "
"tender."
msgstr ""
"Cocine las zanahorias, el brócoli y el ajo en el resto del aceite con dos cucharadas de agua hasta que tengan color "
"vivo y apenas estén tiernos."

#. recipe-vegetable-stir-fry step
#: Tables/BundledDirectory+Recipes.swift
msgid "Add chicken and soy sauce, stir, and serve over the rice."
msgstr "Agregue el pollo y la salsa de soya, mezcle y sirva sobre el arroz."

#. recipe-pasta-primavera title
#: Tables/BundledDirectory+Recipes.swift
msgid "Whole-Wheat Pasta with Spring Vegetables"
msgstr "Pasta integral con verduras de primavera"

#. recipe-pasta-primavera ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "8 ounces whole-wheat pasta"
msgstr "8 onzas de pasta de trigo integral"

#. recipe-pasta-primavera ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 zucchini, sliced"
msgstr "1 calabacita en rebanadas"

#. recipe-pasta-primavera ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cup green beans"
msgstr "1 taza de ejotes"

#. recipe-pasta-primavera ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1/4 cup grated cheese"
msgstr "1/4 taza de queso rallado fino"

#. recipe-pasta-primavera step
#: Tables/BundledDirectory+Recipes.swift
msgid "Cook the pasta, with the beans in the same water for the last four minutes."
msgstr "Cocine la pasta, con los ejotes en la misma agua los últimos cuatro minutos."

#. recipe-pasta-primavera step
#: Tables/BundledDirectory+Recipes.swift
msgid "Cook garlic, zucchini and tomatoes in the oil until soft."
msgstr "Cocine el ajo, la calabacita y los tomates en el aceite hasta que estén suaves."

#. recipe-pasta-primavera step
#: Tables/BundledDirectory+Recipes.swift
msgid "Mix, and sprinkle with the cheese."
msgstr "Mezcle y espolvoree el queso."

#. recipe-tuna-lettuce-wraps title
#: Tables/BundledDirectory+Recipes.swift
msgid "Tuna and White Bean Lettuce Wraps"
msgstr "Rollitos de lechuga con atún y frijoles blancos"

#. recipe-tuna-lettuce-wraps subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "A cold lunch for a hot day"
msgstr "Un almuerzo frío para un día caluroso"

#. recipe-tuna-lettuce-wraps ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 cans (5 ounces each) tuna in water, drained"
msgstr "2 latas (5 onzas cada una) de atún en agua, escurrido"

#. recipe-tuna-lettuce-wraps ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 can (15 ounces) white beans, rinsed"
msgstr "1 lata (15 onzas) de frijoles blancos, enjuagados"

#. recipe-tuna-lettuce-wraps ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cup chopped cucumber"
msgstr "1 taza de pepino picado"

#. recipe-tuna-lettuce-wraps ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1/4 onion, chopped"
msgstr "1/4 cebolla picada"

#. recipe-tuna-lettuce-wraps ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "8 large lettuce leaves"
msgstr "8 hojas grandes de lechuga"

#. recipe-tuna-lettuce-wraps step
#: Tables/BundledDirectory+Recipes.swift
msgid "Mix tuna, beans, cucumber and onion with oil and lime juice."
msgstr "Mezcle el atún, los frijoles, el pepino y la cebolla con el aceite y el jugo de limón."

#. recipe-tuna-lettuce-wraps step
#: Tables/BundledDirectory+Recipes.swift
msgid "Spoon onto the lettuce leaves and roll them up."
msgstr "Ponga la mezcla en las hojas de lechuga y enróllelas."

#. recipe-sweet-potato-fries title
#: Tables/BundledDirectory+Recipes.swift
msgid "Oven Sweet Potato Wedges"
msgstr "Gajos de camote al horno"

#. recipe-sweet-potato-fries ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 large sweet potatoes, in wedges"
msgstr "2 camotes grandes en gajos"

#. recipe-sweet-potato-fries step
#: Tables/BundledDirectory+Recipes.swift
msgid "Heat the oven to 425 °F."
msgstr "Caliente el horno a 425 °F."

#. recipe-sweet-potato-fries step
#: Tables/BundledDirectory+Recipes.swift
msgid "Toss the wedges with oil and chili powder, and spread them in one layer."
msgstr "Mezcle los gajos con el aceite y el chile en polvo, y extiéndalos en una sola capa."

#. recipe-sweet-potato-fries step
#: Tables/BundledDirectory+Recipes.swift
msgid "Bake for thirty minutes, and turn them halfway."
msgstr "Hornee treinta minutos, y voltéelos a la mitad del tiempo."

#. recipe-nopales-salad title
#: Tables/BundledDirectory+Recipes.swift
msgid "Nopales Salad"
msgstr "Ensalada de nopales"

#. recipe-nopales-salad subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Cactus pads with tomato and lime"
msgstr "Nopales con tomate y limón"

#. recipe-nopales-salad ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "3 cups cooked nopales, sliced"
msgstr "3 tazas de nopales cocidos en rebanadas"

#. recipe-nopales-salad ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 tomatoes, chopped"
msgstr "2 tomates picados"

#. recipe-nopales-salad ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 tablespoons crumbled queso fresco"
msgstr "2 cucharadas de queso fresco desmoronado"

#. recipe-nopales-salad step
#: Tables/BundledDirectory+Recipes.swift
msgid "Rinse the nopales until the water is clear, and drain them."
msgstr "Enjuague los nopales hasta que el agua salga clara y escúrralos."

#. recipe-nopales-salad step
#: Tables/BundledDirectory+Recipes.swift
msgid "Mix everything but the cheese, and chill for half an hour."
msgstr "Mezcle todo menos el queso y enfríe media hora."

#. recipe-watermelon-cucumber-salad title
#: Tables/BundledDirectory+Recipes.swift
msgid "Watermelon and Cucumber Salad"
msgstr "Ensalada de sandía y pepino"

#. recipe-watermelon-cucumber-salad subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Cold and sweet, for July"
msgstr "Fría y dulce, para julio"

#. recipe-watermelon-cucumber-salad ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "6 cups cubed watermelon"
msgstr "6 tazas de sandía en cubos"

#. recipe-watermelon-cucumber-salad ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cucumber, sliced"
msgstr "1 pepino en rebanadas"

#. recipe-watermelon-cucumber-salad ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 tablespoons chopped mint"
msgstr "2 cucharadas de menta picada"

#. recipe-watermelon-cucumber-salad step
#: Tables/BundledDirectory+Recipes.swift
msgid "Mix all, and squeeze the lime over it."
msgstr "Mezcle todo y exprima el limón encima."

#. recipe-watermelon-cucumber-salad step
#: Tables/BundledDirectory+Recipes.swift
msgid "Serve at once, cold."
msgstr "Sirva de inmediato, fría."

#. recipe-hummus-vegetables title
#: Tables/BundledDirectory+Recipes.swift
msgid "Hummus with Market Vegetables"
msgstr "Hummus con verduras del mercado"

#. recipe-hummus-vegetables ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 1/2 cups hummus"
msgstr "1 1/2 tazas de hummus"

#. recipe-hummus-vegetables ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 carrots, in sticks"
msgstr "2 zanahorias en palitos"

#. recipe-hummus-vegetables ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cucumber, in sticks"
msgstr "1 pepino en palitos"

#. recipe-hummus-vegetables ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 bell pepper, in strips"
msgstr "1 pimiento en tiras"

#. recipe-hummus-vegetables step
#: Tables/BundledDirectory+Recipes.swift
msgid "Put the hummus in a bowl in the middle of a plate."
msgstr "Ponga el hummus en un tazón en medio de un plato."

#. recipe-hummus-vegetables step
#: Tables/BundledDirectory+Recipes.swift
msgid "Arrange the vegetables around it."
msgstr "Acomode las verduras alrededor."

#. recipe-baked-peaches title
#: Tables/BundledDirectory+Recipes.swift
msgid "Baked Peaches with Oats"
msgstr "Duraznos al horno con avena"

#. recipe-baked-peaches subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "A dessert of Queen Creek summers"
msgstr "Un postre de los veranos de Queen Creek"

#. recipe-baked-peaches ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "4 peaches, halved"
msgstr "4 duraznos partidos a la mitad"

#. recipe-baked-peaches ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1/3 cup rolled oats"
msgstr "1/3 taza de hojuelas de avena"

#. recipe-baked-peaches ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 tablespoons chopped almonds"
msgstr "2 cucharadas de almendras picadas"

#. recipe-baked-peaches step
#: Tables/BundledDirectory+Recipes.swift
msgid "Heat the oven to 375 °F."
msgstr "Caliente el horno a 375 °F."

#. recipe-baked-peaches step
#: Tables/BundledDirectory+Recipes.swift
msgid "Put the peaches into a dish with the cut side up, and fill them with oats, almonds, honey and cinnamon."
msgstr ""
"Ponga los duraznos en un refractario con el lado cortado hacia arriba y rellénelos con avena, almendras, miel y "
"canela."

#. recipe-baked-peaches step
#: Tables/BundledDirectory+Recipes.swift
msgid "Bake for twenty-five minutes."
msgstr "Hornee veinticinco minutos."

#. recipe-strawberry-banana-smoothie title
#: Tables/BundledDirectory+Recipes.swift
msgid "Strawberry Banana Smoothie"
msgstr "Licuado de fresa y plátano"

#. recipe-strawberry-banana-smoothie ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 cup strawberries"
msgstr "1 taza de fresas"

#. recipe-strawberry-banana-smoothie ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "1 banana"
msgstr "1 plátano"

#. recipe-strawberry-banana-smoothie step
#: Tables/BundledDirectory+Recipes.swift
msgid "Blend all until smooth, and drink at once."
msgstr "Licúe todo hasta que esté suave y tómelo de inmediato."

#. recipe-agua-de-limon-pepino from
#: Tables/BundledDirectory+Recipes.swift
msgid "Written for this directory; nutrition estimated from typical values of the ingredients, not measured"
msgstr "Escrito para este directorio; la nutrición se estimó con valores típicos de los ingredientes, no se midió"

#. recipe-agua-de-limon-pepino title
#: Tables/BundledDirectory+Recipes.swift
msgid "Cucumber Lime Water"
msgstr "Agua de pepino y limón"

#. recipe-agua-de-limon-pepino subtitle
#: Tables/BundledDirectory+Recipes.swift
msgid "Instead of soda"
msgstr "En lugar de soda"

#. recipe-agua-de-limon-pepino about
#: Tables/BundledDirectory+Recipes.swift
msgid "The nutrition facts are estimates for a serving, from typical values of the ingredients."
msgstr "Los datos de nutrición son estimaciones por porción, con valores típicos de los ingredientes."

#. recipe-agua-de-limon-pepino ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "2 limes, sliced"
msgstr "2 limones verdes en rebanadas"

#. recipe-agua-de-limon-pepino ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "8 cups cold water"
msgstr "8 tazas de agua fría"

#. recipe-agua-de-limon-pepino ingredient
#: Tables/BundledDirectory+Recipes.swift
msgid "A few leaves of mint"
msgstr "Unas hojas de menta"

#. recipe-agua-de-limon-pepino step
#: Tables/BundledDirectory+Recipes.swift
msgid "Put everything into a pitcher."
msgstr "Ponga todo en una jarra."

#. recipe-agua-de-limon-pepino step
#: Tables/BundledDirectory+Recipes.swift
msgid "Leave it in the refrigerator for two hours."
msgstr "Déjela en el refrigerador dos horas."

#. resource-snap from
#: Tables/BundledDirectory+Resources.swift
msgid ""
"public information of the Arizona Department of Economic Security, not verified with it; check its site, des.az.gov"
msgstr ""
"información pública del Departamento de Seguridad Económica de Arizona, no verificada con él; consulte su sitio, "
"des.az.gov"

#. resource-snap title
#: Tables/BundledDirectory+Resources.swift
msgid "Nutrition Assistance (SNAP)"
msgstr "Asistencia Nutricional (SNAP)"

#. resource-snap subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Help to buy food"
msgstr "Ayuda para comprar alimentos"

#. resource-snap about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"Arizona's Nutrition Assistance is the federal Supplemental Nutrition Assistance Program, known as food stamps. It "
"puts money for food on an EBT card each month for households with low income."
msgstr ""
"La Asistencia Nutricional de Arizona es el Programa Federal de Asistencia Nutricional Suplementaria, conocido como "
"estampillas de comida. Cada mes pone dinero para alimentos en una tarjeta EBT de los hogares con ingresos bajos."

#. resource-snap about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"You apply online, at an office of the Department of Economic Security or by mail. Many farmers' markets take the card."
msgstr ""
"Se solicita en línea, en una oficina del Departamento de Seguridad Económica o por correo. Muchos mercados de "
"agricultores aceptan la tarjeta."

#. resource-wic from
#: Tables/BundledDirectory+Resources.swift
msgid "public information of the Arizona Department of Health Services, not verified with it; check its site, azwic.gov"
msgstr ""
"información pública del Departamento de Servicios de Salud de Arizona, no verificada con él; consulte su sitio, "
"azwic.gov"

#. resource-wic title
#: Tables/BundledDirectory+Resources.swift
msgid "Arizona WIC"
msgstr "WIC de Arizona"

#. resource-wic subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Food and counsel for mothers and small children"
msgstr "Alimentos y consejos para madres y niños pequeños"

#. resource-wic about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"The Special Supplemental Nutrition Program for Women, Infants, and Children gives pregnant women, new mothers, babies "
"and children under five healthy food, help with breastfeeding and advice on eating well."
msgstr ""
"El Programa Especial de Nutrición Suplementaria para Mujeres, Infantes y Niños da a las embarazadas, a las madres "
"recientes, a los bebés y a los niños menores de cinco años alimentos saludables, ayuda con la lactancia y consejos "
"para comer bien."

#. resource-211 from
#: Tables/BundledDirectory+Resources.swift
msgid "public information of 2-1-1 Arizona, not verified with it; check its site, 211arizona.org"
msgstr "información pública de 2-1-1 Arizona, no verificada con él; consulte su sitio, 211arizona.org"

#. resource-211 title
#: Tables/BundledDirectory+Resources.swift
msgid "2-1-1 Arizona"
msgstr "2-1-1 Arizona"

#. resource-211 subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "One number for help of every kind"
msgstr "Un número para toda clase de ayuda"

#. resource-211 about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"Call 2-1-1 from anywhere in Arizona, or search online, to find food, shelter, health care, help with bills and more "
"near you."
msgstr ""
"Llame al 2-1-1 desde cualquier lugar de Arizona, o busque en línea, para encontrar alimentos, refugio, atención "
"médica, ayuda con los recibos y más cerca de usted."

#. resource-double-up from
#: Tables/BundledDirectory+Resources.swift
msgid "public information of Pinnacle Prevention, not verified with it; check its site, doubleupaz.org"
msgstr ""
"información pública de Pinnacle Prevention, no verificada con esa organización; consulte su sitio, doubleupaz.org"

#. resource-double-up title
#: Tables/BundledDirectory+Resources.swift
msgid "Double Up Food Bucks Arizona"
msgstr "Double Up Food Bucks Arizona"

#. resource-double-up subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Twice the fruits and vegetables with SNAP"
msgstr "El doble de frutas y verduras con SNAP"

#. resource-double-up about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"Where it is offered, what you spend with SNAP on fruits and vegetables grown in Arizona is matched, so that you can "
"buy twice as much. Ask at the market's information booth."
msgstr ""
"Donde se ofrece, lo que usted gasta con SNAP en frutas y verduras cultivadas en Arizona se iguala, así que puede "
"comprar el doble. Pregunte en el puesto de información del mercado."

#. resource-school-meals from
#: Tables/BundledDirectory+Resources.swift
msgid "public information of the U.S. Department of Agriculture, not verified with it; check its site, fns.usda.gov"
msgstr ""
"información pública del Departamento de Agricultura de EE. UU., no verificada con él; consulte su sitio, fns.usda.gov"

#. resource-school-meals title
#: Tables/BundledDirectory+Resources.swift
msgid "School Breakfast and Lunch"
msgstr "Desayuno y almuerzo escolar"

#. resource-school-meals subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Free and reduced-price meals for students"
msgstr "Comidas gratis y a precio reducido para estudiantes"

#. resource-school-meals about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"Through the National School Lunch and School Breakfast Programs, children of families with low income eat at school "
"at no or a small cost. Ask the school for the form; families with SNAP often needn't fill one in."
msgstr ""
"Con los Programas Nacionales de Almuerzo y Desayuno Escolar, los niños de familias con ingresos bajos comen en la "
"escuela gratis o por poco dinero. Pida el formulario en la escuela; las familias con SNAP muchas veces no necesitan "
"llenarlo."

#. resource-summer-meals title
#: Tables/BundledDirectory+Resources.swift
msgid "Summer Meals for Children"
msgstr "Comidas de verano para niños"

#. resource-summer-meals subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Free meals while school is out"
msgstr "Comidas gratis durante las vacaciones de la escuela"

#. resource-summer-meals about
#: Tables/BundledDirectory+Resources.swift
msgid "In summer, schools, parks, libraries and clubs serve free meals to everybody of 18 and under. No form is needed."
msgstr ""
"En verano, escuelas, parques, bibliotecas y clubes sirven comidas gratis a todas las personas de 18 años o menos. No "
"se necesita ningún formulario."

#. resource-sfmnp title
#: Tables/BundledDirectory+Resources.swift
msgid "Senior Farmers' Market Nutrition Program"
msgstr "Programa de Nutrición de Mercados de Agricultores para Personas Mayores"

#. resource-sfmnp subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Coupons for older adults"
msgstr "Cupones para adultos mayores"

#. resource-sfmnp about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"Older adults with low income can get coupons for fresh fruits, vegetables, herbs and honey at farmers' markets that "
"take part."
msgstr ""
"Los adultos mayores con ingresos bajos pueden recibir cupones para frutas, verduras y hierbas frescas y miel en los "
"mercados de agricultores que participan."

#. resource-az-health-zone from
#: Tables/BundledDirectory+Resources.swift
msgid "public information of AZ Health Zone, not verified with it; check its site, azhealthzone.org"
msgstr "información pública de AZ Health Zone, no verificada con ese programa; consulte su sitio, azhealthzone.org"

#. resource-az-health-zone title
#: Tables/BundledDirectory+Resources.swift
msgid "AZ Health Zone"
msgstr "AZ Health Zone"

#. resource-az-health-zone subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Recipes, tips and classes for eating well on a budget"
msgstr "Recetas, consejos y clases para comer bien con poco dinero"

#. resource-az-health-zone about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"Arizona's program for healthy eating and active living: recipes, tips for shopping and cooking, and classes in the "
"community. What it offers changes with its funding: its website tells."
msgstr ""
"El programa de Arizona para comer sano y vivir activo: recetas, consejos para comprar y cocinar, y clases en la "
"comunidad. Lo que ofrece cambia con sus fondos: su sitio web lo dice."

#. resource-myplate from
#: Tables/BundledDirectory+Resources.swift
msgid "public information of the U.S. Department of Agriculture, not verified with it; check its site, myplate.gov"
msgstr ""
"información pública del Departamento de Agricultura de EE. UU., no verificada con él; consulte su sitio, myplate.gov"

#. resource-myplate title
#: Tables/BundledDirectory+Resources.swift
msgid "MyPlate"
msgstr "MiPlato (MyPlate)"

#. resource-myplate subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "What goes on a healthy plate"
msgstr "Lo que va en un plato saludable"

#. resource-myplate about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"The Department of Agriculture's guide to healthy eating: half the plate fruits and vegetables, a quarter grains, a "
"quarter protein, and dairy beside it. With quizzes, plans and recipes."
msgstr ""
"La guía del Departamento de Agricultura para comer sano: la mitad del plato de frutas y verduras, una cuarta parte de "
"granos, una cuarta parte de proteína, y lácteos a un lado. Con cuestionarios, planes y recetas."

#. resource-st-marys from
#: Tables/BundledDirectory+Resources.swift
msgid "public information of St. Mary's Food Bank, not verified with it; check its site, firstfoodbank.org"
msgstr ""
"información pública de St. Mary's Food Bank, no verificada con ese banco de alimentos; consulte su sitio, "
"firstfoodbank.org"

#. resource-st-marys title
#: Tables/BundledDirectory+Resources.swift
msgid "St. Mary's Food Bank"
msgstr "Banco de alimentos St. Mary's"

#. resource-st-marys subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Food boxes in Phoenix and beyond"
msgstr "Cajas de alimentos en Phoenix y más allá"

#. resource-st-marys about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"The first food bank of the world, founded in Phoenix in 1967, gives out food boxes and supports pantries in nine "
"counties. Its website tells where and when."
msgstr ""
"El primer banco de alimentos del mundo, fundado en Phoenix en 1967, reparte cajas de alimentos y apoya a despensas en "
"nueve condados. Su sitio web dice dónde y cuándo."

#. resource-united-food-bank from
#: Tables/BundledDirectory+Resources.swift
msgid "public information of United Food Bank, not verified with it; check its site, unitedfoodbank.org"
msgstr ""
"información pública de United Food Bank, no verificada con ese banco de alimentos; consulte su sitio, "
"unitedfoodbank.org"

#. resource-united-food-bank title
#: Tables/BundledDirectory+Resources.swift
msgid "United Food Bank"
msgstr "Banco de alimentos United Food Bank"

#. resource-united-food-bank subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Food for the East Valley"
msgstr "Alimentos para el este del valle"

#. resource-united-food-bank about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"A food bank in Mesa that supplies pantries and shelters of the East Valley and eastern Arizona, and gives out food "
"itself. Its website tells where and when."
msgstr ""
"Un banco de alimentos en Mesa que surte a despensas y refugios del este del valle y del este de Arizona, y que "
"también reparte alimentos. Su sitio web dice dónde y cuándo."

#. resource-azhealth-quitline from
#: Tables/BundledDirectory+Resources.swift
msgid "public information of ASHLine, not verified with it; check its site, ashline.org"
msgstr "información pública de ASHLine, no verificada con ese servicio; consulte su sitio, ashline.org"

#. resource-azhealth-quitline title
#: Tables/BundledDirectory+Resources.swift
msgid "Arizona Smokers' Helpline"
msgstr "Línea de ayuda para fumadores de Arizona"

#. resource-azhealth-quitline subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Free help to quit tobacco"
msgstr "Ayuda gratis para dejar el tabaco"

#. resource-azhealth-quitline about
#: Tables/BundledDirectory+Resources.swift
msgid "Coaching by phone, and help with medication, for everybody in Arizona who wants to stop smoking or vaping."
msgstr ""
"Orientación por teléfono, y ayuda con medicamentos, para todos en Arizona que quieran dejar de fumar o de vapear."

#. resource-988 from
#: Tables/BundledDirectory+Resources.swift
msgid "public information of the 988 Suicide and Crisis Lifeline, not verified with it; check its site, 988lifeline.org"
msgstr ""
"información pública de la Línea 988 de Prevención del Suicidio y Crisis, no verificada con ella; consulte su sitio, "
"988lifeline.org"

#. resource-988 title
#: Tables/BundledDirectory+Resources.swift
msgid "988 Suicide and Crisis Lifeline"
msgstr "Línea 988 de Prevención del Suicidio y Crisis"

#. resource-988 subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Somebody to talk to, day and night"
msgstr "Alguien con quien hablar, de día y de noche"

#. resource-988 about
#: Tables/BundledDirectory+Resources.swift
msgid "Call or text 988 when you, or somebody you know, are in distress. It is free, and somebody answers at any hour."
msgstr ""
"Llame o mande un mensaje de texto al 988 si usted, o alguien que conoce, está en angustia. Es gratis, y alguien "
"contesta a cualquier hora."

#. resource-county-public-health from
#: Tables/BundledDirectory+Resources.swift
msgid ""
"public information of the Maricopa County Department of Public Health, not verified with it; check its site, "
"maricopa.gov"
msgstr ""
"información pública del Departamento de Salud Pública del Condado de Maricopa, no verificada con él; consulte su "
"sitio, maricopa.gov"

#. resource-county-public-health title
#: Tables/BundledDirectory+Resources.swift
msgid "Maricopa County Public Health"
msgstr "Salud Pública del Condado de Maricopa"

#. resource-county-public-health subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Clinics, vaccines and healthy living"
msgstr "Clínicas, vacunas y vida saludable"

#. resource-county-public-health about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"The county's Department of Public Health offers vaccinations and clinics, inspects what makes people ill, and runs "
"programs for healthy food and movement."
msgstr ""
"El Departamento de Salud Pública del condado ofrece vacunas y clínicas, inspecciona lo que enferma a la gente y tiene "
"programas de comida sana y movimiento."

#. resource-ahcccs from
#: Tables/BundledDirectory+Resources.swift
msgid ""
"public information of the Arizona Health Care Cost Containment System, not verified with it; check its site, "
"azahcccs.gov"
msgstr ""
"información pública del Arizona Health Care Cost Containment System, no verificada con él; consulte su sitio, "
"azahcccs.gov"

#. resource-ahcccs title
#: Tables/BundledDirectory+Resources.swift
msgid "AHCCCS"
msgstr "AHCCCS"

#. resource-ahcccs subtitle
#: Tables/BundledDirectory+Resources.swift
msgid "Arizona's Medicaid"
msgstr "El Medicaid de Arizona"

#. resource-ahcccs about
#: Tables/BundledDirectory+Resources.swift
msgid ""
"The Arizona Health Care Cost Containment System pays for doctors, hospitals and medicine of people with low income. "
"You apply through Health-e-Arizona Plus."
msgstr ""
"El Arizona Health Care Cost Containment System paga médicos, hospitales y medicinas de personas con ingresos bajos. "
"Se solicita por medio de Health-e-Arizona Plus."
"""#
