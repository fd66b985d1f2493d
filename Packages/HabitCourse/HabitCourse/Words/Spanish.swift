// swift-format-ignore-file

/// The module's texts in Spanish. `make words` keeps them in line with the sources.
let spanish = #"""
msgid ""
msgstr ""
"Language: es\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"X-Review: not yet read by a native speaker\n"

#. {0} what; {1} limit
#: Course/CourseError.swift
msgid "{0} is larger than {1} bytes — make it smaller"
msgstr "{0}: tiene más de {1} bytes — redúzcalo"

#. {0} found
#: Course/CourseError.swift
msgid "found {0}, which is neither a course manifest nor a feed — give the address of course.json or of the feed"
msgstr "se encontró {0}, que no es ni un manifiesto de curso ni un canal — dé la dirección de course.json o del canal"

#. {0} version
#: Course/CourseError.swift
msgid "the manifest has version {0} of its format, and this app reads version 1 — update the app"
msgstr "el manifiesto tiene la versión {0} de su formato, y esta aplicación lee la versión 1 — actualice la aplicación"

#. {0} limit
#: Course/CourseError.swift
msgid "the course has more than {0} posts — leave some out"
msgstr "el curso tiene más de {0} lecturas — quite algunas"

#. {0} limit
#: Course/CourseError.swift
msgid "the pages show more than {0} pictures — leave some out"
msgstr "las páginas muestran más de {0} imágenes — quite algunas"

#. {0} address
#: Course/CourseError.swift
msgid "{0} has nothing to read in it — write the post"
msgstr "{0} no tiene nada que leer — escriba la lectura"

#. {0} address; {1} reason
#: Course/CourseError.swift
msgid "{0} cannot be reached: {1} — try again later"
msgstr "no se puede llegar a {0}: {1} — inténtelo de nuevo más tarde"

#. {0} address; {1} seconds
#: Course/CourseError.swift
msgid "{0} did not answer within {1} seconds — try again later"
msgstr "{0} no respondió en {1} segundos — inténtelo de nuevo más tarde"

#. {0} address; {1} status
#: Course/CourseError.swift
msgid "{0} answered {1} — check the address, or try again later"
msgstr "{0} respondió {1} — revise la dirección o inténtelo de nuevo más tarde"

#. {0} address; {1} received; {2} expected
#: Course/CourseError.swift
msgid "{0} broke off: {1} of {2} bytes came — try again"
msgstr "{0} se interrumpió: llegaron {1} de {2} bytes — inténtelo de nuevo"

#. {0} address
#: Course/CourseError.swift
msgid "{0} leads back to itself — mend the site's redirects"
msgstr "{0} lleva de vuelta a sí misma — corrija las redirecciones del sitio"

#. {0} address; {1} limit
#: Course/CourseError.swift
msgid "{0} redirects more than {1} times — give the address that it leads to"
msgstr "{0} redirige más de {1} veces — dé la dirección a la que lleva"

#. {0} from; {1} to
#: Course/CourseError.swift
msgid "{0} leads to {1}, which is not encrypted — mend the site's redirects"
msgstr "{0} lleva a {1}, que no está cifrada — corrija las redirecciones del sitio"

#. {0} from; {1} to
#: Course/CourseError.swift
msgid "{0} leads to “{1}”, which is no web address — mend the site's redirects"
msgstr "{0} lleva a “{1}”, que no es una dirección web — corrija las redirecciones del sitio"

#. {0} address; {1} type; {2} expected
#: Course/CourseError.swift
msgid "{0} is “{1}”, not {2} — check the address and the site's settings"
msgstr "{0} es “{1}”, no {2} — revise la dirección y la configuración del sitio"

#. {0} line
#: Course/CourseError.swift
msgid "line {0}"
msgstr "línea {0}"

#. {0} column
#: Course/CourseError.swift
msgid "column {0}"
msgstr "columna {0}"

#. {0} post
#: Course/CourseError.swift
msgid "post {0}"
msgstr "lectura {0}"

#. {0} name
#: Course/CourseError.swift
msgid "“{0}” is missing"
msgstr "falta “{0}”"

#. {0} name
#: Course/CourseError.swift
msgid "“{0}” is empty"
msgstr "“{0}” está vacío"

#. {0} name; {1} found; {2} expected
#: Course/CourseError.swift
msgid "“{0}” is {1}, not {2}"
msgstr "“{0}” es {1}, no {2}"

#. {0} name; {1} characters; {2} limit
#: Course/CourseError.swift
msgid "“{0}” has {1} characters, {2} are allowed"
msgstr "“{0}” tiene {1, plural, one {# carácter} other {# caracteres}}; se permiten {2}"

#. {0} name; {1} value; {2} range.lowerBound; {3} range.upperBound
#: Course/CourseError.swift
msgid "“{0}” is {1}, outside {2}…{3}"
msgstr "“{0}” es {1}, fuera de {2}…{3}"

#. {0} name; {1} count; {2} limit
#: Course/CourseError.swift
msgid "“{0}” has {1} elements, {2} are allowed"
msgstr "“{0}” tiene {1, plural, one {# elemento} other {# elementos}}; se permiten {2}"

#. {0} name; {1} value
#: Course/CourseError.swift
msgid "“{0}” is “{1}”, which is not known"
msgstr "“{0}” es “{1}”, que no se conoce"

#. {0} name; {1} text
#: Course/CourseError.swift
msgid "“{0}” is “{1}”, which is no date and time"
msgstr "“{0}” es “{1}”, que no es una fecha con hora"

#. {0} name; {1} text
#: Course/CourseError.swift
msgid "“{0}” is “{1}”, which is no language tag"
msgstr "“{0}” es “{1}”, que no es una etiqueta de idioma"

#. {0} name; {1} text
#: Course/CourseError.swift
msgid "“{0}” is “{1}”, which has spaces or control characters in it"
msgstr "“{0}” es “{1}”, que contiene espacios o caracteres de control"

#. {0} name; {1} text; {2} fault.text
#: Course/CourseError.swift
msgid "“{0}” is “{1}”: {2}"
msgstr "“{0}” es “{1}”: {2}"

#. {0} name; {1} value; {2} first
#: Course/CourseError.swift
msgid "“{0}” is “{1}”, which {2} has too"
msgstr "“{0}” es “{1}”, igual que en {2}"

#: Course/CourseError.swift
msgid "a habit post has no “theme”"
msgstr "una lectura de hábito no tiene “theme”"

#. {0} theme
#: Course/CourseError.swift
msgid "“theme” is “{0}” on a post that is no habit post"
msgstr "“theme” es “{0}” en una lectura que no es de hábito"

#: Course/CourseError.swift
msgid "write it"
msgstr "escríbalo"

#. {0} expected
#: Course/CourseError.swift
msgid "write {0}"
msgstr "escriba {0}"

#: Course/CourseError.swift
msgid "shorten it"
msgstr "acórtelo"

#: Course/CourseError.swift
msgid "give a number in that range"
msgstr "dé un número dentro de esos límites"

#. {0} known.joined(separator: ", ")
#: Course/CourseError.swift
msgid "write one of {0}"
msgstr "escriba uno de estos: {0}"

#: Course/CourseError.swift
msgid "write it as 2026-03-08T07:30:00Z"
msgstr "escríbalo así: 2026-03-08T07:30:00Z"

#: Course/CourseError.swift
msgid "write one such as en or es-MX"
msgstr "escriba uno como en o es-MX"

#: Course/CourseError.swift
msgid "write one without, such as drinking-water"
msgstr "escriba uno sin ellos, como drinking-water"

#: Course/CourseError.swift
msgid "give each post its own"
msgstr "dé a cada lectura el suyo"

#: Course/CourseError.swift
msgid "write which theme it sets a habit for"
msgstr "escriba para qué tema crea un hábito"

#: Course/CourseError.swift
msgid "leave the theme out, or make it a habit post"
msgstr "quite el tema o conviértala en lectura de hábito"

#: Course/CourseError.swift
msgid "it names no page"
msgstr "no nombra ninguna página"

#: Course/CourseError.swift
msgid "it has a space or control character in it"
msgstr "contiene un espacio o un carácter de control"

#: Course/CourseError.swift
msgid "it has a backslash in it"
msgstr "contiene una barra invertida"

#. {0} scheme
#: Course/CourseError.swift
msgid "the scheme “{0}” is not followed"
msgstr "no se sigue el esquema “{0}”"

#: Course/CourseError.swift
msgid "it has no host, or a user name before the host"
msgstr "no tiene servidor, o tiene un nombre de usuario antes del servidor"

#: Course/CourseError.swift
msgid "it begins with a slash"
msgstr "empieza con una barra"

#: Course/CourseError.swift
msgid "it leads out of the site's folder"
msgstr "lleva fuera de la carpeta del sitio"

#: Course/CourseError.swift
msgid "write it relative to the manifest, as posts/welcome.html"
msgstr "escríbala relativa al manifiesto, como posts/welcome.html"

#: Course/CourseError.swift
msgid "write %20 for a space"
msgstr "escriba %20 en lugar de un espacio"

#: Course/CourseError.swift
msgid "write / instead"
msgstr "escriba / en su lugar"

#: Course/CourseError.swift
msgid "write https://host/path, or a path relative to the manifest"
msgstr "escriba https://host/path, o una ruta relativa al manifiesto"

#: Course/CourseFeed.swift
msgid "the feed"
msgstr "el canal"

#: Course/CourseFeed.swift
#: Course/CourseManifest+Reading.swift
msgid "a whole number"
msgstr "un número entero"

#: Course/CourseLint+Course.swift
msgid "week 1 has no tutorial — write a post that welcomes the reader and explains the app"
msgstr "la semana 1 no tiene tutorial — escriba una lectura que dé la bienvenida y explique la aplicación"

#: Course/CourseLint+Course.swift
msgid "week 1 does not begin with its tutorial — give that the lowest order"
msgstr "la semana 1 no empieza con su tutorial — dele el orden más bajo"

#. {0} week
#: Course/CourseLint+Course.swift
msgid "week {0} has no post — write one"
msgstr "la semana {0} no tiene lecturas — escriba una"

#. {0} week; {1} orders
#: Course/CourseLint+Course.swift
msgid "the orders of week {0} are {1} — count them from 1 without gaps"
msgstr "los órdenes de la semana {0} son {1} — cuéntelos desde 1 sin saltos"

#. {0} theme.rawValue; {1} theme.week
#: Course/CourseLint+Course.swift
msgid "no post has the theme {0} — write a habit post for it in week {1}"
msgstr "ninguna lectura tiene el tema {0} — escriba una lectura de hábito para él en la semana {1}"

#. {0} theme.rawValue; {1} posts[0].id
#: Course/CourseLint+Course.swift
msgid "the theme {0} has the post “{1}” already — keep one of them"
msgstr "el tema {0} ya tiene la lectura “{1}” — deje una de las dos"

#. {0} theme.rawValue; {1} post.week; {2} theme.week
#: Course/CourseLint+Course.swift
msgid "{0} stands in week {1}, and its habit is set in week {2} — move it"
msgstr "{0} está en la semana {1}, y su hábito se elige en la semana {2} — muévalo"

#: Course/CourseLint+Course.swift
msgid "there is no summary — say in a sentence what it is about"
msgstr "no hay resumen — diga en una oración de qué trata"

#: Course/CourseLint+Course.swift
msgid "the habit post has no ideas — write some ways to carry it out"
msgstr "la lectura de hábito no tiene ideas — escriba algunas formas de llevarlo a cabo"

#. {0} entry.title
#: Course/CourseLint.swift
msgid "“{0}” has no category such as week:3 — give it one, if it belongs to the course"
msgstr "“{0}” no tiene una categoría como week:3 — dele una, si es parte del curso"

#. {0} post.url
#: Course/CourseLint.swift
msgid "the page “{0}” is not there — write it, or mend the address"
msgstr "la página “{0}” no está — escríbala o corrija la dirección"

#. {0} shown(link)
#: Course/CourseLint.swift
msgid "the link “{0}” leads nowhere — mend it"
msgstr "el enlace “{0}” no lleva a ninguna parte — corríjalo"

#. {0} shown(image.address)
#: Course/CourseLint.swift
msgid "the picture “{0}” is not there — add it"
msgstr "la imagen “{0}” no está — agréguela"

#. {0} shown(image.address)
#: Course/CourseLint.swift
msgid "the picture “{0}” has no alt text — say in words what it shows"
msgstr "la imagen “{0}” no tiene texto alternativo — diga con palabras lo que muestra"

#. {0} page.dropped.joined(separator: ", ")
#: Course/CourseLint.swift
msgid "{0} will not be shown — say it in text and pictures"
msgstr "{0}: no se mostrará — dígalo con texto e imágenes"

#. {0} page.words
#: Course/CourseLint.swift
msgid "the page has {0, plural, one {# word} other {# words}}, hardly a post — write more"
msgstr "la página tiene {0, plural, one {# palabra} other {# palabras}}, muy poco para una lectura — escriba más"

#. {0} page.minutes
#: Course/CourseLint.swift
msgid "the page takes {0} minutes to read — make two posts of it"
msgstr "leer la página toma {0} minutos — divídala en dos lecturas"

#: Course/CourseManifest+Reading.swift
msgid "the manifest"
msgstr "el manifiesto"

#: Course/CourseManifest+Reading.swift
msgid "JSON without the format “nourish-course”"
msgstr "JSON sin el formato “nourish-course”"

#: Course/CourseManifest+Reading.swift
msgid "an object"
msgstr "un objeto"

#: Course/CourseManifest+Reading.swift
msgid "an array"
msgstr "una lista"

#: Course/CourseManifest+Reading.swift
msgid "a string"
msgstr "un texto"

#: Course/CourseManifest.swift
#: Course/CoursePull.swift
msgid "nothing"
msgstr "nada"

#: Course/CoursePull.swift
msgid "all pages together"
msgstr "todas las páginas juntas"

#: Course/CoursePull.swift
msgid "all images together"
msgstr "todas las imágenes juntas"

#: Course/CourseReadingPage.swift
msgid "Ideas"
msgstr "Ideas"

#: Course/CourseReadingPage.swift
msgctxt "the source of a page"
msgid "From"
msgstr "De:"

#. {0} page.minutes
#: Course/CourseReadingPage.swift
msgid "{0, plural, one {# minute to read} other {# minutes to read}}"
msgstr "{0, plural, one {# minuto de lectura} other {# minutos de lectura}}"

#. {0} $0.week; {1} time
#: Course/CourseReadingPage.swift
msgid "Week {0} · {1}"
msgstr "Semana {0} · {1}"

#: Course/CourseSource.swift
msgid "a picture that only shows something"
msgstr "una imagen que solo muestra algo"

#: Course/CourseSource.swift
msgid "a manifest or a feed"
msgstr "un manifiesto o un canal"

#: Course/CourseSource.swift
msgid "an HTML page"
msgstr "una página HTML"

#: Course/CourseSource.swift
msgid "a picture"
msgstr "una imagen"

#: Course/CourseStarter.swift
msgid "Ten weeks"
msgstr "Diez semanas"

#: Course/CourseStarter.swift
msgid "Welcome"
msgstr "Bienvenida"

#: Course/CourseStarter.swift
msgid "The plan of the ten weeks, and the first experiment."
msgstr "El plan de las diez semanas y el primer experimento."

#: Course/CourseStarter.swift
msgid ""
"Greet your readers here, and tell them what the ten weeks are about: one small habit at a time, and no hurry. A new "
"week opens every seven days, and within a week each post opens when the one before it is finished."
msgstr ""
"Salude aquí a sus lectores y dígales de qué tratan las diez semanas: un hábito pequeño a la vez, y sin prisa. Cada "
"siete días se abre una semana nueva, y dentro de una semana cada lectura se abre cuando se termina la anterior."

#: Course/CourseStarter.swift
msgid ""
"Then explain the app. The home screen has a checklist: each habit is ticked off once a day, best in the evening. A "
"day ends at three in the morning, unless one chooses another time. Every tick adds to the score, and a missed day "
"takes nothing away."
msgstr ""
"Luego explique la aplicación. La pantalla de inicio tiene una lista: cada hábito se marca una vez al día, de "
"preferencia en la noche. Un día termina a las tres de la mañana, si no se elige otra hora. Cada marca suma puntos, y "
"un día sin marcar no quita nada."

#: Course/CourseStarter.swift
msgid ""
"End with the first experiment: for this week only, readers take a photo of whatever they eat and change nothing else. "
"The habit for it is on their list already."
msgstr ""
"Termine con el primer experimento: solo por esta semana, los lectores toman una foto de todo lo que comen y no "
"cambian nada más. El hábito para eso ya está en su lista."

#: Course/CourseStarter.swift
msgid "Eating slowly"
msgstr "Comer despacio"

#: Course/CourseStarter.swift
msgid "I put the fork down between bites."
msgstr "Dejo el tenedor entre bocado y bocado."

#: Course/CourseStarter.swift
msgid "I eat one meal a day without a screen."
msgstr "Hago una comida al día sin pantalla."

#: Course/CourseStarter.swift
msgid "Why the pace of a meal matters, and how to slow it."
msgstr "Por qué importa el ritmo de una comida, y cómo bajarlo."

#: Course/CourseStarter.swift
msgid ""
"Write here why eating slowly is worth a try: what readers may notice, and when. A short story of your own says more "
"than a list of reasons."
msgstr ""
"Escriba aquí por qué vale la pena probar a comer despacio: qué pueden notar los lectores, y cuándo. Una historia "
"corta suya dice más que una lista de razones."

#: Course/CourseStarter.swift
msgid ""
"When they finish this post, the app shows them the ideas of course.json and asks them for a habit in their own words. "
"So end with what makes a good one: small, at a fixed moment, and easy on a bad day."
msgstr ""
"Cuando terminan esta lectura, la aplicación les muestra las ideas de course.json y les pide un hábito en sus propias "
"palabras. Termine, pues, con lo que hace bueno a un hábito: que sea pequeño, en un momento fijo y fácil en un mal día."

#: Course/CourseStarter.swift
msgid "A first look back"
msgstr "Una primera mirada atrás"

#: Course/CourseStarter.swift
msgid "Lessons of the first two weeks."
msgstr "Lecciones de las primeras dos semanas."

#: Course/CourseStarter.swift
msgid "Write here how to look back at two weeks without judging, and what to do about the hard days."
msgstr "Escriba aquí cómo mirar dos semanas atrás sin juzgarse, y qué hacer con los días difíciles."

#: Course/CourseStarter.swift
msgid "Drinking water"
msgstr "Tomar agua"

#: Course/CourseStarter.swift
msgid "I drink a glass of water before breakfast."
msgstr "Tomo un vaso de agua antes del desayuno."

#: Course/CourseStarter.swift
msgid "I carry a bottle and empty it by noon."
msgstr "Llevo una botella y la termino antes del mediodía."

#: Course/CourseStarter.swift
msgid "Where water fits into a day."
msgstr "Dónde cabe el agua en un día."

#: Course/CourseStarter.swift
msgid ""
"Write here where water fits into an ordinary day, and which moments are easy to remember. The habit of week 2 goes on "
"beside this one."
msgstr ""
"Escriba aquí dónde cabe el agua en un día común, y qué momentos son fáciles de recordar. El hábito de la semana 2 "
"sigue junto a este."

#: Course/CourseStarter.swift
msgid "When it slips"
msgstr "Cuando se le pasa"

#: Course/CourseStarter.swift
msgid "A missed day is part of the plan."
msgstr "Un día sin marcar es parte del plan."

#: Course/CourseStarter.swift
msgid "Write here what to do after a missed day, and when to make a habit easier with “edit”."
msgstr "Escriba aquí qué hacer después de un día sin marcar, y cuándo hacer más fácil un hábito con “editar”."

#: Course/CourseStarter.swift
msgid "Portion control"
msgstr "Control de porciones"

#: Course/CourseStarter.swift
msgid "I serve myself once and put the pot away."
msgstr "Me sirvo una sola vez y guardo la olla."

#: Course/CourseStarter.swift
msgid "I use the smaller plate for dinner."
msgstr "Uso el plato más chico para la cena."

#: Course/CourseStarter.swift
msgid "How much is enough."
msgstr "Cuánto es suficiente."

#: Course/CourseStarter.swift
msgid "Write here how readers can tell that they have had enough, without scales and without counting."
msgstr "Escriba aquí cómo pueden notar los lectores que ya comieron lo suficiente, sin báscula y sin contar."

#: Course/CourseStarter.swift
msgid "Eating with others"
msgstr "Comer con otros"

#: Course/CourseStarter.swift
msgid "Habits at a shared table."
msgstr "Hábitos en una mesa compartida."

#: Course/CourseStarter.swift
msgid "Write here how the habits so far hold at a friend's table, in a restaurant and on a journey."
msgstr "Escriba aquí cómo se mantienen los hábitos en la mesa de amistades, en un restaurante y de viaje."

#: Course/CourseStarter.swift
msgid "Whole foods"
msgstr "Alimentos naturales"

#: Course/CourseStarter.swift
msgid "I put one whole vegetable on my lunch plate."
msgstr "Pongo una verdura entera en mi plato del almuerzo."

#: Course/CourseStarter.swift
msgid "I cook once a week from what the market has."
msgstr "Una vez por semana cocino con lo que hay en el mercado."

#: Course/CourseStarter.swift
msgid "Closer to how it grew."
msgstr "Más cerca de como creció."

#: Course/CourseStarter.swift
msgid "Write here what you call whole foods, and how to begin with what is in the kitchen already."
msgstr "Escriba aquí a qué llama alimentos naturales, y cómo empezar con lo que ya hay en la cocina."

#: Course/CourseStarter.swift
msgid "Making it yours"
msgstr "Hacerlo suyo"

#: Course/CourseStarter.swift
msgid "Habits that fit a life."
msgstr "Hábitos que caben en una vida."

#: Course/CourseStarter.swift
msgid "Write here how to build on a habit that has become easy, and how to let one go that never fitted."
msgstr "Escriba aquí cómo crecer a partir de un hábito que ya es fácil, y cómo dejar uno que nunca le quedó."

#: Course/CourseStarter.swift
msgid "The last week"
msgstr "La última semana"

#: Course/CourseStarter.swift
msgid "What stays."
msgstr "Lo que se queda."

#: Course/CourseStarter.swift
msgid "Congratulate your readers here. The app goes on after this week: habits, ticks and score stay."
msgstr ""
"Felicite aquí a sus lectores. La aplicación sigue después de esta semana: los hábitos, las marcas y los puntos se "
"quedan."

#: HabitCourseError.swift
#: Screens/CourseSourcePage.swift
#: Screens/GoalPage.swift
msgid "Home"
msgstr "Inicio"

#: HabitCourseError.swift
#: Screens/CourseSourcePage.swift
#: Screens/HomePrompts.swift
msgid "The course's site"
msgstr "El sitio del curso"

#: HabitCourseError.swift
#: Screens/HomeParts.swift
#: Screens/ReadingScreens.swift
msgid "All posts"
msgstr "Todas las lecturas"

#: HabitCourseError.swift
#: Screens/EditHabitPage.swift
#: Screens/HabitsScreen.swift
msgid "Habits"
msgstr "Hábitos"

#: HabitCourseError.swift
#: Screens/HomeParts.swift
#: Screens/SettingsPage.swift
msgid "Skipped days"
msgstr "Días omitidos"

#: HabitCourseError.swift
msgid "the course hasn't been started — start it first"
msgstr "el curso no ha empezado — primero empiécelo"

#. {0} day
#: HabitCourseError.swift
msgid "the course was started on {0}, and its first day never changes — go on with it"
msgstr "el curso empezó el {0}, y su primer día nunca cambia — siga con él"

#. {0} day; {1} allowed.lowerBound; {2} allowed.upperBound
#: HabitCourseError.swift
msgid "the course can't start on {0} — choose a day from {1} to {2}"
msgstr "el curso no puede empezar el {0} — elija un día del {1} al {2}"

#: HabitCourseError.swift
msgid "the course is paused already — go on with it once you want new posts"
msgstr "el curso ya está en pausa — siga con él cuando quiera lecturas nuevas"

#: HabitCourseError.swift
msgid "the course isn't paused — pause it to rest from new posts"
msgstr "el curso no está en pausa — póngalo en pausa para descansar de lecturas nuevas"

#: HabitCourseError.swift
msgid "the last week is over, so there is nothing to pause — habits and the score go on"
msgstr "la última semana ya terminó, así que no hay nada que pausar — los hábitos y la puntuación siguen"

#: HabitCourseError.swift
msgid "this app can't reach a course's site — fetch the course with an app that can"
msgstr "esta aplicación no puede llegar al sitio de un curso — descargue el curso con una que sí pueda"

#: HabitCourseError.swift
msgid "no course was fetched yet — fetch one with the address of its site"
msgstr "todavía no se ha descargado ningún curso — descargue uno con la dirección de su sitio"

#. {0} text
#: HabitCourseError.swift
msgid "there is no post “{0}” — use an id or a title of the list of posts, or a place such as 3.2"
msgstr "no hay ninguna lectura “{0}” — use un id o un título de la lista de lecturas, o un lugar como 3.2"

#. {0} text; {1} candidates.count; {2} candidates.map(\.rawValue).joined(separator: ", ")
#: HabitCourseError.swift
msgid "“{0}” is the title of {1} posts — use an id: {2}"
msgstr "“{0}” es el título de {1} lecturas — use un id: {2}"

#. {0} title; {1} Self.way(to: standing, unlock)
#: HabitCourseError.swift
msgid "“{0}” can't be read yet — {1}"
msgstr "“{0}” todavía no se puede leer — {1}"

#. {0} title
#: HabitCourseError.swift
msgid "the page of “{0}” is not in the copy — fetch the course again"
msgstr "la página de “{0}” no está en la copia — descargue el curso de nuevo"

#. {0} text.label; {1} text.example
#: HabitCourseError.swift
msgid "the {0} is blank — enter {1}"
msgstr "falta esto: {0} — escriba {1}"

#. {0} typed
#: HabitCourseError.swift
msgid "“{0}” says nothing to do — write the habit out in your own words"
msgstr "“{0}” no dice nada que hacer — escriba el hábito completo con sus propias palabras"

#. {0} text.label; {1} characters; {2} text.limit
#: HabitCourseError.swift
msgid "the {0} has {1} characters — shorten it to {2}"
msgstr "{0}: tiene {1} caracteres — acorte el texto a {2}"

#. {0} Self.words(unlock)
#: HabitCourseError.swift
msgid "the self-image goal is entered from the end of week 1 on — come back on {0}"
msgstr "“Quién quiero ser” se escribe a partir del final de la semana 1 — vuelva el {0}"

#: HabitCourseError.swift
msgid "the self-image goal is entered from the end of week 1 on — go on with the course"
msgstr "“Quién quiero ser” se escribe a partir del final de la semana 1 — siga con el curso"

#. {0} text; {1} Theme.ofCourse.map(\.name).joined(separator: ", ")
#: HabitCourseError.swift
msgid "“{0}” is no theme — use one of: {1}"
msgstr "“{0}” no es un tema — use uno de estos: {1}"

#: HabitCourseError.swift
msgid "the food observation is the course's own, and is neither set nor edited — from week 2 on, set a habit of yours"
msgstr ""
"la observación de los alimentos es propia del curso y no se elige ni se edita — a partir de la semana 2, elija un "
"hábito suyo"

#. {0} theme.name; {1} Self.way(to: standing)
#: HabitCourseError.swift
msgid "the habit of {0} can't be set yet — {1}"
msgstr "todavía no se puede elegir el hábito de {0} — {1}"

#. {0} theme.name
#: HabitCourseError.swift
msgid "{0} has its habit already — change its words, 14 days after it was set"
msgstr "{0}: ya tiene su hábito — cambie sus palabras, 14 días después de elegirlo"

#. {0} text
#: HabitCourseError.swift
msgid "there is no habit “{0}” — use an id, a theme such as water, or how its text begins"
msgstr "no hay ningún hábito “{0}” — use un id, un tema como water, o el principio de su texto"

#. {0} text; {1} candidates.count; {2} candidates.map { "“\($0)”" }.joined(separator: ", ")
#: HabitCourseError.swift
msgid "“{0}” begins {1} habits — write more of one, or its theme: {2}"
msgstr "con “{0}” empiezan {1} hábitos — escriba más de uno de ellos, o su tema: {2}"

#. {0} habit; {1} Self.words(refusal)
#: HabitCourseError.swift
msgid "the box of “{0}” can't be changed: {1}"
msgstr "no se puede cambiar la casilla de “{0}”: {1}"

#. {0} habit; {1} day.weekday.name; {2} day
#: HabitCourseError.swift
msgid "“{0}” can't be edited yet — give it two weeks: it can be from {1} {2} on"
msgstr "“{0}” todavía no se puede editar — dele dos semanas: se puede a partir del {1} {2}"

#. {0} Self.words(days); {1} allowed.lowerBound; {2} allowed.upperBound
#: HabitCourseError.swift
msgid "{0} can't be skipped — choose days from {1} to {2}"
msgstr "estos días no se pueden omitir: {0} — elija días del {1} al {2}"

#. {0} last; {1} first
#: HabitCourseError.swift
msgid "the last day, {0}, is before the first, {1} — choose the same day or a later one"
msgstr "el último día, {0}, es anterior al primero, {1} — elija el mismo día o uno posterior"

#. {0} day
#: HabitCourseError.swift
msgid "no skip lies on {0} — choose one of the skipped days"
msgstr "ningún día omitido cae el {0} — elija uno de los días omitidos"

#. {0} text
#: HabitCourseError.swift
msgid "“{0}” is no day — write it like 2026-03-08"
msgstr "“{0}” no es un día — escríbalo así: 2026-03-08"

#. {0} text
#: HabitCourseError.swift
msgid "“{0}” names no time zone — write it like America/Phoenix or Europe/Berlin"
msgstr "“{0}” no es una zona horaria — escríbala así: America/Phoenix o Europe/Berlin"

#. {0} DeepLink.shown(link)
#: HabitCourseError.swift
msgid "“{0}” leads nowhere — use a link such as habit://home"
msgstr "“{0}” no lleva a ninguna parte — use un enlace como habit://home"

#. {0} reason
#: HabitCourseError.swift
msgid "something went wrong inside: {0} — report it; nothing was changed"
msgstr "algo falló internamente: {0} — repórtelo; no se cambió nada"

#: HabitCourseError.swift
msgid "finish the post before it first"
msgstr "termine primero la lectura anterior"

#. {0} week; {1} words(unlock)
#: HabitCourseError.swift
msgid "week {0} begins on {1}"
msgstr "la semana {0} empieza el {1}"

#. {0} week
#: HabitCourseError.swift
msgid "it waits for week {0}, and the course rests or has no such week"
msgstr "espera la semana {0}, y el curso está en descanso o no tiene esa semana"

#: HabitCourseError.swift
msgid "look for it among the posts"
msgstr "búsquela entre las lecturas"

#. {0} day.weekday.name; {1} day; {2} unlock.wallTime.time.hourAndMinute
#: HabitCourseError.swift
msgid "{0} {1} at {2}"
msgstr "{0} {1}, {2}"

#. {0} week
#: HabitCourseError.swift
msgid "its post unlocks with week {0}"
msgstr "su lectura se abre con la semana {0}"

#: HabitCourseError.swift
msgid "read its post first, and finish it"
msgstr "lea primero su lectura y termínela"

#: HabitCourseError.swift
msgid "the course has no post about it: fetch it again"
msgstr "el curso no tiene una lectura sobre eso: descárguelo de nuevo"

#: HabitCourseError.swift
msgid "look for it among the habits"
msgstr "búsquelo entre los hábitos"

#. {0} day
#: HabitCourseError.swift
msgid "{0} hasn't begun — tick it on that day"
msgstr "el {0} no ha empezado — márquelo ese día"

#. {0} day; {1} earliest
#: HabitCourseError.swift
msgid "{0} is too long ago — only today and {1} can be changed"
msgstr "el {0} ya pasó hace demasiado — solo se pueden cambiar hoy y el {1}"

#. {0} day
#: HabitCourseError.swift
msgid "it wasn't running on {0} — choose a habit of that day"
msgstr "no estaba activo el {0} — elija un hábito de ese día"

#. {0} days.lowerBound; {1} days.upperBound
#: HabitCourseError.swift
#: Screens/ScreenWords.swift
msgid "{0} to {1}"
msgstr "{0} a {1}"

#. {0} words; {1} later.setOn; {2} earlier.text
#: Model/Habit.swift
msgid "{0}; before {1}: {2}"
msgstr "{0}; antes del {1}: {2}"

#. {0} weekday; {1} time
#: Rules/CourseWeek.swift
msgid "unlocks {0} {1}"
msgstr "se abre el {0}, {1}"

#. {0} weekday; {1} wallTime.date; {2} time
#: Rules/CourseWeek.swift
msgid "unlocks {0} {1} {2}"
msgstr "se abre el {0} {1}, {2}"

#: Rules/HabitEditing.swift
msgid "make it easier"
msgstr "hágalo más fácil"

#: Rules/HabitEditing.swift
msgid "keep it, or change what doesn't fit"
msgstr "déjelo así, o cambie lo que no le acomoda"

#: Rules/HabitEditing.swift
msgid "build on it"
msgstr "súmele un poco"

#. {0} way
#: Rules/HabitEditing.swift
msgid "all days skipped: {0}"
msgstr "todos los días omitidos: {0}"

#. {0} done; {1} days; {2} way
#: Rules/HabitEditing.swift
msgid "{0} of {1, plural, one {# day} other {# days}}: {2}"
msgstr "{0} de {1, plural, one {# día} other {# días}}: {2}"

#: Rules/HabitText.swift
msgid "self-image goal"
msgstr "quién quiero ser"

#: Rules/HabitText.swift
msgid "habit"
msgstr "hábito"

#: Rules/HabitText.swift
msgid "reason"
msgstr "motivo"

#: Rules/HabitText.swift
msgid "who you want to be, such as I am someone who eats with attention"
msgstr "quién quiere ser, por ejemplo: Soy alguien que come con atención"

#: Rules/HabitText.swift
msgid "what you will do, such as I put the fork down between bites"
msgstr "lo que va a hacer, por ejemplo: Dejo el tenedor en la mesa entre bocados"

#: Rules/HabitText.swift
msgid "why, such as flu"
msgstr "el porqué, por ejemplo: gripe"

#: Rules/ThemeNames.swift
msgid "food observation"
msgstr "observación de los alimentos"

#: Rules/ThemeNames.swift
msgid "eating slowly"
msgstr "comer despacio"

#: Rules/ThemeNames.swift
msgid "drinking water"
msgstr "tomar agua"

#: Rules/ThemeNames.swift
msgid "portion control"
msgstr "control de porciones"

#: Rules/ThemeNames.swift
msgid "whole foods"
msgstr "alimentos naturales"

#. {0} $0.text
#: Screens/CourseSourcePage.swift
#: Screens/ReadingScreens.swift
msgid "the copy is {0}"
msgstr "la copia es {0}"

#: Screens/CourseSourcePage.swift
msgid "confirmed today"
msgstr "confirmada hoy"

#. {0} Words.quoted(copy.title); {1} copy.weeks; {2} copy.posts; {3} state
#: Screens/CourseSourcePage.swift
msgid "{0}, {1, plural, one {# week} other {# weeks}} with {2, plural, one {# post} other {# posts}}, {3}"
msgstr "{0}, {1, plural, one {# semana} other {# semanas}} con {2, plural, one {# lectura} other {# lecturas}}, {3}"

#: Screens/CourseSourcePage.swift
#: Screens/ScreenContext.swift
msgid "no course was fetched yet"
msgstr "todavía no se ha descargado ningún curso"

#. {0} day; {1} failure
#: Screens/CourseSourcePage.swift
msgid "The last try, on {0}, failed: {1}."
msgstr "El último intento, el {0}, falló: {1}."

#: Screens/CourseSourcePage.swift
#: Screens/HomePrompts.swift
msgid "You can still read the copy that you have."
msgstr "Todavía puede leer la copia que tiene."

#: Screens/CourseSourcePage.swift
msgid "Address"
msgstr "Dirección"

#: Screens/CourseSourcePage.swift
msgid "an address is needed, such as https://example.org/course/course.json"
msgstr "se necesita una dirección, como https://example.org/course/course.json"

#. {0} value.prefix(60); {1} example
#: Screens/CourseSourcePage.swift
msgid "“{0}” is no address of the web — write it as {1}"
msgstr "“{0}” no es una dirección web — escríbala así: {1}"

#: Screens/CourseSourcePage.swift
msgid "Fetch the course"
msgstr "Descargar el curso"

#: Screens/CourseSourcePage.swift
msgid "Ask the site now"
msgstr "Consultar el sitio ahora"

#. {0} Words.quoted(copy?.title ?? ""); {1} value
#: Screens/CourseSourcePage.swift
msgid "Replace the copy of {0} with the course at {1}? Your habits and points stay."
msgstr "¿Reemplazar la copia de {0} con el curso de {1}? Sus hábitos y sus puntos se quedan."

#: Screens/CourseSourcePage.swift
msgid "Replace"
msgstr "Reemplazar"

#: Screens/CourseSourcePage.swift
#: Screens/HomeParts.swift
#: Screens/HomePrompts.swift
msgid "Settings"
msgstr "Ajustes"

#: Screens/EditHabitPage.swift
#: Screens/HomePrompts.swift
msgid "Edit the habit"
msgstr "Editar el hábito"

#: Screens/EditHabitPage.swift
#: Screens/SetHabitPage.swift
msgid "What I will do"
msgstr "Lo que voy a hacer"

#: Screens/EditHabitPage.swift
msgid "these are the words it has"
msgstr "son las mismas palabras que ya tiene"

#: Screens/EditHabitPage.swift
#: Screens/GoalPage.swift
#: Screens/RemindersPage.swift
msgid "Save"
msgstr "Guardar"

#: Screens/EditHabitPage.swift
msgid "the first week's observation is the course's own"
msgstr "la observación de la primera semana es propia del curso"

#. {0} from
#: Screens/EditHabitPage.swift
msgid "it can be edited from {0} on, after two weeks of living with it"
msgstr "se puede editar a partir del {0}, después de dos semanas de vivir con él"

#: Screens/EditHabitPage.swift
msgid "Edit"
msgstr "Editar"

#: Screens/EditHabitPage.swift
msgid "A smaller version that fits your days is a good habit, too."
msgstr "Una versión más pequeña que quepa en sus días también es un buen hábito."

#: Screens/EditHabitPage.swift
msgid "Nothing has to change."
msgstr "Nada tiene que cambiar."

#: Screens/EditHabitPage.swift
msgid "There may be room for a little more, if you like."
msgstr "Tal vez haya lugar para un poco más, si usted quiere."

#: Screens/GoalPage.swift
#: Screens/HomeParts.swift
#: Screens/HomePrompts.swift
msgid "Self-image goal"
msgstr "Quién quiero ser"

#: Screens/GoalPage.swift
msgid ""
"A self-image goal says who you want to be, in a sentence of your own. It stands on your home screen, and it is what "
"the habits are for."
msgstr ""
"“Quién quiero ser” dice en una oración suya qué persona quiere ser usted. Aparece en su pantalla de inicio, y los "
"hábitos le ayudan a llegar a serlo."

#: Screens/GoalPage.swift
msgid "I am someone who eats with attention"
msgstr "Soy alguien que come con atención"

#: Screens/GoalPage.swift
msgid "I am someone who enjoys each meal"
msgstr "Soy alguien que disfruta cada comida"

#: Screens/GoalPage.swift
msgid "I am someone who takes time for food and for the people at the table"
msgstr "Soy alguien que se da tiempo para la comida y para las personas en la mesa"

#: Screens/GoalPage.swift
msgid "My self-image goal"
msgstr "Quién quiero ser"

#. {0} $0
#: Screens/GoalPage.swift
msgid "the goal is written when week 1 is over: it {0}"
msgstr "la meta se escribe cuando termina la semana 1: {0}"

#: Screens/GoalPage.swift
msgid "the goal is written when week 1 is over"
msgstr "la meta se escribe cuando termina la semana 1"

#. {0} weeks
#: Screens/Greeting.swift
msgid "Welcome! {0, plural, one {# week} other {# weeks}}, one small habit at a time: begin on the day that suits you."
msgstr ""
"¡Le damos la bienvenida! {0, plural, one {# semana} other {# semanas}}, un pequeño hábito a la vez: empiece el día "
"que le convenga."

#: Screens/Greeting.swift
msgid ""
"Each week opens a few short posts, one after the other as you read them. The next week's open when the week is over."
msgstr ""
"Cada semana abre unas cuantas lecturas cortas, una tras otra conforme las lee. Las de la semana siguiente se abren "
"cuando termina la semana."

#: Screens/Greeting.swift
msgid "Your first experiment: for one week, take a photo of everything you eat. Change nothing yet, just look."
msgstr ""
"Su primer experimento: durante una semana, tome una foto de todo lo que come. No cambie nada todavía, solo mire."

#. {0} Words.time(reset)
#: Screens/Greeting.swift
msgid ""
"Your habits stand here as a checklist, to tick once a day. A new day begins at {0}; once the course has begun, the "
"settings can have another time."
msgstr ""
"Sus hábitos están aquí como una lista, para marcarlos una vez al día. Un día nuevo empieza a las {0}; cuando el curso "
"haya empezado, en los ajustes puede poner otra hora."

#: Screens/Greeting.swift
msgid "Each tick adds points, and ticking often adds more. A day without a tick takes nothing away."
msgstr "Cada marca suma puntos, y marcar seguido suma más. Un día sin marca no quita nada."

#: Screens/Greeting.swift
msgid "When the week is over you write down who you want to be, and set your first habit in your own words."
msgstr "Cuando termina la semana, usted escribe quién quiere ser y elige su primer hábito con sus propias palabras."

#: Screens/Greeting.swift
msgid "Your course begins tomorrow. Nothing is asked of you until then."
msgstr "Su curso empieza mañana. Hasta entonces no tiene que hacer nada."

#. {0} start.weekday.name; {1} start; {2} days
#: Screens/Greeting.swift
msgid "Your course begins on {0} {1}, in {2, plural, one {# day} other {# days}}. Nothing is asked of you until then."
msgstr ""
"Su curso empieza el {0} {1}, en {2, plural, one {# día} other {# días}}. Hasta entonces no tiene que hacer nada."

#. {0} week; {1} day
#: Screens/Greeting.swift
msgid "Week {0}, day {1}"
msgstr "Semana {0}, día {1}"

#. {0} place
#: Screens/Greeting.swift
msgid "{0}. All ticked for today: well done!"
msgstr "{0}. Todo marcado por hoy: ¡muy bien!"

#. {0} place
#: Screens/Greeting.swift
msgid "{0}. Today is skipped: take care, your habits will wait for you."
msgstr "{0}. Hoy se omite: cuídese, sus hábitos le esperan."

#. {0} place
#: Screens/Greeting.swift
msgid "{0}. Take your time: a habit begins on the day you set it."
msgstr "{0}. Sin prisa: un hábito empieza el día en que usted lo elige."

#: Screens/Greeting.swift
msgid "Welcome to your first week! Just look at what you eat, and take a photo of it."
msgstr "¡Le damos la bienvenida a su primera semana! Solo mire lo que come y tómele una foto."

#. {0} week
#: Screens/Greeting.swift
msgid "Week {0} begins today. There is something new to read."
msgstr "Hoy empieza la semana {0}. Hay algo nuevo que leer."

#. {0} place
#: Screens/Greeting.swift
msgid "{0}. One small step is enough."
msgstr "{0}. Basta un pequeño paso."

#. {0} week
#: Screens/Greeting.swift
msgid "The course rests in week {0}."
msgstr "El curso está en descanso en la semana {0}."

#: Screens/Greeting.swift
msgid "The course rests."
msgstr "El curso está en descanso."

#: Screens/Greeting.swift
msgid "Your habits go on as you like, and new posts wait until you do."
msgstr "Sus hábitos siguen como usted quiera, y las lecturas nuevas esperan hasta que usted continúe."

#. {0} weeks
#: Screens/Greeting.swift
msgid ""
"Congratulations: you have come to the end of all {0, plural, one {# week} other {# weeks}}! Take a moment to look "
"back at your progress."
msgstr ""
"¡Felicidades: {0, plural, one {ha llegado al final de # semana} other {ha llegado al final de las # semanas}}! Tómese "
"un momento para ver todo lo que avanzó."

#. {0} weeks
#: Screens/Greeting.swift
msgid "Congratulations on your {0, plural, one {# week} other {# weeks}}! Your habits go on for as long as you like."
msgstr ""
"¡Felicidades por {0, plural, one {su # semana} other {sus # semanas}}! Sus hábitos siguen todo el tiempo que usted "
"quiera."

#: Screens/HabitsScreen.swift
#: Screens/HomePrompts.swift
msgid "Set your habit"
msgstr "Elegir su hábito"

#: Screens/HomeParts.swift
msgid "Untick"
msgstr "Desmarcar"

#: Screens/HomeParts.swift
msgid "Tick"
msgstr "Marcar"

#: Screens/HomeParts.swift
msgid "Untick for yesterday"
msgstr "Desmarcar lo de ayer"

#: Screens/HomeParts.swift
msgid "Tick for yesterday"
msgstr "Marcar lo de ayer"

#. {0} day
#: Screens/HomeParts.swift
msgid "{0} hasn't begun"
msgstr "el {0} no ha empezado"

#. {0} earliest
#: Screens/HomeParts.swift
msgid "boxes can be changed back to {0}"
msgstr "las casillas se pueden cambiar desde el {0}"

#. {0} day
#: Screens/HomeParts.swift
msgid "it doesn't run on {0}"
msgstr "no está activo el {0}"

#: Screens/HomeParts.swift
#: Screens/ProgressScreens.swift
msgid "Statistics"
msgstr "Estadísticas"

#. {0} unlock.week; {1} unlock.text(on: today)
#: Screens/HomeParts.swift
msgid "week {0} {1}"
msgstr "la semana {0} {1}"

#: Screens/HomeParts.swift
#: Screens/ScreenContext.swift
msgid "the course rests"
msgstr "el curso está en descanso"

#: Screens/HomeParts.swift
msgid "all weeks are unlocked"
msgstr "todas las semanas están abiertas"

#: Screens/HomeParts.swift
#: Screens/SkipsPage.swift
msgid "Skip days"
msgstr "Omitir días"

#: Screens/HomeParts.swift
msgid "Undo the last change"
msgstr "Deshacer el último cambio"

#: Screens/HomeParts.swift
#: Screens/ProgressScreens.swift
msgid "Score"
msgstr "Puntuación"

#: Screens/HomeParts.swift
#: Screens/HomePrompts.swift
#: Screens/ProgressScreens.swift
msgid "Look back"
msgstr "Mirar atrás"

#: Screens/HomeParts.swift
msgid "Rest from new posts"
msgstr "Descansar de las lecturas nuevas"

#: Screens/HomeParts.swift
msgid "Go on with the course"
msgstr "Seguir con el curso"

#: Screens/HomeParts.swift
msgid "Write your self-image goal"
msgstr "Escribir quién quiero ser"

#: Screens/HomeParts.swift
msgid "Change your self-image goal"
msgstr "Cambiar quién quiero ser"

#: Screens/HomePrompts.swift
#: Screens/ReadingScreens.swift
msgid "There is nothing to read yet: fetch the course from its site."
msgstr "Todavía no hay nada que leer: descargue el curso de su sitio."

#. {0} $0
#: Screens/HomePrompts.swift
msgid "The last try: {0}."
msgstr "El último intento: {0}."

#. {0} $0
#: Screens/HomePrompts.swift
msgid "You can still read the copy that you have; it is {0}."
msgstr "Todavía puede leer la copia que tiene; es {0}."

#. {0} failure
#: Screens/HomePrompts.swift
msgid "The course's site couldn't be asked: {0}."
msgstr "No se pudo consultar el sitio del curso: {0}."

#. {0} state.weeks
#: Screens/HomePrompts.swift
msgid "Look back over your {0, plural, one {# week} other {# weeks}} and what you have made of them."
msgstr "Mire atrás: {0, plural, one {su # semana} other {sus # semanas}} y lo que ha hecho con ellas."

#: Screens/HomePrompts.swift
msgid "Who do you want to be? Write down your self-image goal: it is what the habits are for."
msgstr "¿Quién quiere ser? Escríbalo: los hábitos le ayudan a llegar a serlo."

#. {0} theme.name
#: Screens/HomePrompts.swift
msgid "Set your habit for {0}, in your own words."
msgstr "Elija su hábito de {0}, con sus propias palabras."

#. {0} title; {1} theme.name
#: Screens/HomePrompts.swift
msgid "Read {0}, then set your habit for {1}."
msgstr "Lea {0} y después elija su hábito de {1}."

#. {0} title
#: Screens/HomePrompts.swift
msgid "Read {0}"
msgstr "Leer {0}"

#. {0} theme.name; {1} title
#: Screens/HomePrompts.swift
msgid "Your habit for {0} comes with {1}: read on to get there."
msgstr "Su hábito de {0} viene con {1}: siga leyendo para llegar ahí."

#. {0} title
#: Screens/HomePrompts.swift
msgid "Read {0}: it shows you around."
msgstr "Lea {0}: le muestra cómo funciona todo."

#. {0} title
#: Screens/HomePrompts.swift
msgid "Read {0}."
msgstr "Lea {0}."

#. {0} Words.quoted(habit.text); {1} advice.text.capitalizedFirst
#: Screens/HomePrompts.swift
msgid "You can edit {0} now. {1}."
msgstr "Ya puede editar {0}. {1}."

#. {0} note; {1} context.deviceZone.identifier
#: Screens/HomePrompts.swift
msgid "{0}. If you have moved, choose {1} in the settings."
msgstr "{0}. Si se mudó, elija {1} en los ajustes."

#: Screens/HomeScreen.swift
msgid "the first posts open when the course begins"
msgstr "las primeras lecturas se abren cuando empieza el curso"

#: Screens/HomeScreen.swift
msgid "Start today, or choose a day within the year."
msgstr "Empiece hoy, o elija un día de los próximos doce meses."

#: Screens/HomeScreen.swift
msgid "First day"
msgstr "Primer día"

#: Screens/HomeScreen.swift
msgid "Start"
msgstr "Empezar"

#. {0} start.weekday.name; {1} start
#: Screens/HomeScreen.swift
msgid "Start on {0} {1}? The first day stays as it is from then on."
msgstr "¿Empezar el {0} {1}? Desde entonces el primer día ya no cambia."

#: Screens/HomeScreen.swift
msgid "One habit at a time"
msgstr "Un hábito a la vez"

#. {0} state.weeks
#: Screens/LookBack.swift
msgid ""
"Congratulations on reaching the end of the {0, plural, one {# week} other {# weeks}}! Every post that you have read "
"stays open, and a habit can begin on any day."
msgstr ""
"¡Felicidades por llegar al final {0, plural, one {de # semana} other {de las # semanas}}! Todas las lecturas que ha "
"leído quedan abiertas, y un hábito puede empezar cualquier día."

#. {0} state.weeks; {1} done; {2} points
#: Screens/LookBack.swift
msgid ""
"Congratulations! In {0, plural, one {# week} other {# weeks}} you ticked {1, plural, one {# box} other {# boxes}} and "
"earned {2, plural, one {# point} other {# points}}: look at what you have made your own."
msgstr ""
"¡Felicidades! En {0, plural, one {# semana} other {# semanas}} marcó {1, plural, one {# casilla} other {# casillas}} "
"y ganó {2, plural, one {# punto} other {# puntos}}: mire lo que ya es suyo."

#. {0} version.text
#: Screens/LookBack.swift
msgid "habit edited: {0}"
msgstr "hábito editado: {0}"

#. {0} version.text
#: Screens/LookBack.swift
msgid "habit begun: {0}"
msgstr "hábito empezado: {0}"

#. {0} version.text
#: Screens/LookBack.swift
msgid "habit set: {0}"
msgstr "hábito elegido: {0}"

#. {0} pause.from.days(until: $0)
#: Screens/LookBack.swift
msgid "rested for {0, plural, one {# day} other {# days}}"
msgstr "descansó {0, plural, one {# día} other {# días}}"

#: Screens/LookBack.swift
msgid "rest begun"
msgstr "empezó un descanso"

#. {0} Words.days(skip.days); {1} skip.reason
#: Screens/LookBack.swift
msgid "skipped {0}: {1}"
msgstr "omitió {0}: {1}"

#: Screens/ProgressScreens.swift
msgid ""
"A habit's first tick gives 5 points, then 6, 8, 11 and 15; from the sixth on it is 20. Four ticks or more among the "
"last seven days that count add 1 to 4 points. A day without a tick takes nothing away, and skipped days aren't looked "
"at."
msgstr ""
"La primera marca de un hábito da 5 puntos; después 6, 8, 11 y 15; desde la sexta son 20. Cuatro marcas o más en los "
"últimos siete días que cuentan suman de 1 a 4 puntos. Un día sin marca no quita nada, y los días omitidos no se toman "
"en cuenta."

#: Screens/ProgressScreens.swift
msgid "Progress"
msgstr "Avance"

#: Screens/ReadingScreens.swift
msgid "Posts"
msgstr "Lecturas"

#. {0} context.state.weeks; {1} week
#: Screens/ReadingScreens.swift
msgid "The course has {0, plural, one {# week} other {# weeks}}: there is no week {1}."
msgstr "El curso tiene {0, plural, one {# semana} other {# semanas}}: no hay semana {1}."

#. {0} context.title(of: before)
#: Screens/ReadingScreens.swift
msgid "opens when {0} is read to its end"
msgstr "se abre cuando {0} se lee hasta el final"

#: Screens/ReadingScreens.swift
msgid "Read again"
msgstr "Leer otra vez"

#: Screens/ReadingScreens.swift
msgid "Read"
msgstr "Leer"

#. {0} context.state.clock.day(of: copy.confirmed); {1} age.text
#: Screens/ReadingScreens.swift
msgid "From the copy of {0} ({1})"
msgstr "De la copia del {0} ({1})"

#: Screens/ReadingScreens.swift
msgid "Read to the end"
msgstr "Ya la leí hasta el final"

#. {0} context.state.clock.day(of: $0.at)
#: Screens/ReadingScreens.swift
msgid "read to its end on {0}"
msgstr "leída hasta el final el {0}"

#. {0} theme.name
#: Screens/ReadingScreens.swift
msgid "Set your habit for {0}"
msgstr "Elegir su hábito de {0}"

#: Screens/RemindersPage.swift
#: Screens/SettingsPage.swift
msgid "Reminders"
msgstr "Recordatorios"

#. {0} state.clock.current.timeZone.identifier
#: Screens/RemindersPage.swift
msgid "times are in {0}"
msgstr "las horas son de {0}"

#. {0} Words.time(habit.reminder.time)
#: Screens/RemindersPage.swift
msgid "daily at {0}"
msgstr "todos los días a las {0}"

#: Screens/RemindersPage.swift
msgid "off"
msgstr "desactivado"

#. {0} habit.text
#: Screens/RemindersPage.swift
msgid "{0}: time"
msgstr "{0}: hora"

#: Screens/RemindersPage.swift
msgid "no habit runs today"
msgstr "hoy no hay ningún hábito activo"

#: Screens/SchedulePage.swift
#: Screens/SettingsPage.swift
msgid "Schedule"
msgstr "Calendario"

#: Screens/SchedulePage.swift
msgid "The course rests: later weeks get their days when it goes on."
msgstr "El curso está en descanso: las semanas siguientes tendrán su fecha cuando continúe."

#. {0} state.start
#: Screens/SchedulePage.swift
msgid "So it would be if the course began on {0}."
msgstr "Así sería si el curso empezara el {0}."

#: Screens/ScreenContext.swift
msgid "waits while the course rests"
msgstr "espera mientras el curso está en descanso"

#: Screens/ScreenContext.swift
msgid "is not part of this course"
msgstr "no es parte de este curso"

#. {0} title(of: post)
#: Screens/ScreenContext.swift
msgid "ready to read: {0}"
msgstr "lista para leer: {0}"

#: Screens/ScreenContext.swift
msgid "all is read"
msgstr "todo está leído"

#. {0} here; {1} there; {2} zone.identifier
#: Screens/ScreenContext.swift
msgid "It is {0} on this device and {1} in {2}, by which your days go"
msgstr "En este dispositivo son las {0}, y en {2}, la zona de sus días, son las {1}"

#. {0} days
#: Screens/ScreenContext.swift
msgid "{0, plural, one {# day old} other {# days old}}"
msgstr "{0, plural, one {de hace # día} other {de hace # días}}"

#. {0} theme.name
#: Screens/SetHabitPage.swift
msgid "Your habit: {0}"
msgstr "Su hábito: {0}"

#: Screens/SetHabitPage.swift
msgid "Small: you can do it on a busy day, too."
msgstr "Pequeño: también puede hacerlo en un día ocupado."

#: Screens/SetHabitPage.swift
msgid "Tied to something you do anyway: when I sit down to lunch, …"
msgstr "Ligado a algo que hace de todos modos: cuando me siento a almorzar, …"

#: Screens/SetHabitPage.swift
msgid "Clear: in the evening you know whether you did it."
msgstr "Claro: en la noche usted sabe si lo hizo."

#: Screens/SetHabitPage.swift
msgid "Yours: what you want to do, in your own words."
msgstr "Suyo: lo que usted quiere hacer, con sus propias palabras."

#: Screens/SetHabitPage.swift
msgid "Set the habit"
msgstr "Guardar el hábito"

#. {0} Words.quoted($0)
#: Screens/SetHabitPage.swift
msgid "It is set: {0}."
msgstr "Ya está elegido: {0}."

#: Screens/SetHabitPage.swift
msgid "It is set."
msgstr "Ya está elegido."

#: Screens/SetHabitPage.swift
msgid "Look at the ideas, then write down what you will do each day."
msgstr "Mire las ideas y después escriba lo que va a hacer cada día."

#: Screens/SetHabitPage.swift
msgid "This course has no post about it."
msgstr "Este curso no tiene una lectura sobre eso."

#. {0} context.title(of: post)
#: Screens/SetHabitPage.swift
msgid "Read {0} to its end first."
msgstr "Primero lea {0} hasta el final."

#. {0} context.unlockText(ofWeek: week, on: context.today)
#: Screens/SetHabitPage.swift
msgid "Its post {0}."
msgstr "Su lectura {0}."

#. {0} context.today; {1} Words.moment(state.clock.wallTime(of: context.today.next))
#: Screens/SettingsPage.swift
msgid "today, {0}, ends {1}"
msgstr "hoy, {0}, termina el {1}"

#: Screens/SettingsPage.swift
msgid "A new day begins at"
msgstr "Un día nuevo empieza a las"

#: Screens/SettingsPage.swift
msgid "Time zone"
msgstr "Zona horaria"

#: Screens/SettingsPage.swift
msgid "Tell me when new posts unlock"
msgstr "Avisarme cuando se abran lecturas nuevas"

#: Screens/SettingsPage.swift
msgid "Tell me when a habit can be edited"
msgstr "Avisarme cuando se pueda editar un hábito"

#: Screens/SkipsPage.swift
msgid ""
"On a skipped day nothing is due, and your streaks go on as if the day weren't there. A box ticked on one counts all "
"the same."
msgstr ""
"En un día omitido no hay nada pendiente, y sus rachas siguen como si ese día no existiera. Una casilla marcada ese "
"día cuenta de todos modos."

#: Screens/SkipsPage.swift
msgid "From"
msgstr "Desde"

#: Screens/SkipsPage.swift
msgid "Until"
msgstr "Hasta"

#: Screens/SkipsPage.swift
msgid "Which habit"
msgstr "Qué hábito"

#: Screens/SkipsPage.swift
msgid "all habits"
msgstr "todos los hábitos"

#: Screens/SkipsPage.swift
msgid "Why"
msgstr "Por qué"

#: Screens/SkipsPage.swift
msgid "Skip"
msgstr "Omitir"

#: Screens/SkipsPage.swift
msgid "Count the days again"
msgstr "Contar los días otra vez"

#. {0} days; {1} Words.quoted(skip.reason)
#: Screens/SkipsPage.swift
msgid "Count {0} again? Your note, {1}, is deleted with it."
msgstr "¿Contar otra vez {0}? Su nota, {1}, se elimina también."

#: Screens/SkipsPage.swift
msgid "Count"
msgstr "Contar"

#: Store/CourseCopyWriter.swift
msgid "the site was asked, and that was not noted"
msgstr "se consultó el sitio, y eso no quedó anotado"

#: Store/HabitReader.swift
msgid "a course without a clock"
msgstr "un curso sin reloj"

#. {0} row[3] as String
#: Store/HabitReader.swift
msgid "“{0}” is no kind of post"
msgstr "“{0}” no es un tipo de lectura"

#. {0} id
#: Store/HabitReader.swift
msgid "habit {0} has no theme or no wording"
msgstr "el hábito {0} no tiene tema o no tiene texto"

#. {0} text; {1} day
#: Store/HabitWriter.swift
msgid "“{0}” ticked for {1}"
msgstr "“{0}” marcado el {1}"

#. {0} text; {1} day
#: Store/HabitWriter.swift
msgid "“{0}” unticked for {1}"
msgstr "“{0}” desmarcado el {1}"

#: UseCases/HabitCourse+Acts.swift
msgid "Back"
msgstr "Volver"

#. {0} words
#: UseCases/HabitCourse+Habits.swift
msgid "habit set: “{0}”"
msgstr "hábito elegido: “{0}”"

#. {0} words
#: UseCases/HabitCourse+Habits.swift
msgid "habit edited: “{0}”"
msgstr "hábito editado: “{0}”"

#. {0} days.lowerBound; {1} why
#: UseCases/HabitCourse+Habits.swift
msgid "{0} skipped: {1}"
msgstr "se omite {0}: {1}"

#. {0} days.lowerBound; {1} days.upperBound; {2} why
#: UseCases/HabitCourse+Habits.swift
msgid "{0} to {1} skipped: {2}"
msgstr "se omite {0} a {1}: {2}"

#. {0} days.lowerBound; {1} days.upperBound
#: UseCases/HabitCourse+Habits.swift
msgid "{0} to {1} no longer skipped"
msgstr "ya no se omite: {0} a {1}"

#. {0} skips.map(Words.days).joined(separator: ", ")
#: UseCases/HabitCourse+Habits.swift
msgid "{0} no longer skipped"
msgstr "ya no se omite: {0}"

#. {0} $0.boundary.startsAt; {1} $0.timeZoneID
#: UseCases/HabitCourse+Settings.swift
msgid "days begin at {0} in {1}"
msgstr "los días empiezan a las {0} en {1}"

#: UseCases/HabitCourse+Settings.swift
msgid "news of weeks on, of edits on"
msgstr "avisos de semanas: activados; avisos de ediciones: activados"

#: UseCases/HabitCourse+Settings.swift
msgid "news of weeks on, of edits off"
msgstr "avisos de semanas: activados; avisos de ediciones: desactivados"

#: UseCases/HabitCourse+Settings.swift
msgid "news of weeks off, of edits on"
msgstr "avisos de semanas: desactivados; avisos de ediciones: activados"

#: UseCases/HabitCourse+Settings.swift
msgid "news of weeks off, of edits off"
msgstr "avisos de semanas: desactivados; avisos de ediciones: desactivados"

#. {0} habit.text; {1} habit.reminder.time
#: UseCases/HabitCourse+Settings.swift
msgid "“{0}” reminder at {1}"
msgstr "recordatorio de “{0}” a las {1}"

#. {0} habit.text
#: UseCases/HabitCourse+Settings.swift
msgid "“{0}” reminder off"
msgstr "recordatorio de “{0}” desactivado"

#. {0} start
#: UseCases/HabitCourse+Timeline.swift
msgid "course started on {0}"
msgstr "el curso empezó el {0}"

#: UseCases/HabitCourse+Timeline.swift
msgid "I take a photo of everything I eat"
msgstr "Tomo una foto de todo lo que como"

#. {0} found.title
#: UseCases/HabitCourse+Timeline.swift
msgid "“{0}” could be read and can't be finished"
msgstr "“{0}” se podía leer y no se puede terminar"

#. {0} found.title
#: UseCases/HabitCourse+Timeline.swift
msgid "“{0}” read"
msgstr "“{0}” leída"

#. {0} goal
#: UseCases/HabitCourse+Timeline.swift
msgid "goal set: {0}"
msgstr "meta escrita: {0}"

#. {0} goal
#: UseCases/HabitCourse+Timeline.swift
msgid "goal changed: {0}"
msgstr "meta cambiada: {0}"

#. {0} pause.from
#: UseCases/HabitCourse+Timeline.swift
msgid "course paused on {0}"
msgstr "curso en pausa desde el {0}"

#. {0} until
#: UseCases/HabitCourse+Timeline.swift
msgid "course resumed on {0}"
msgstr "curso reanudado el {0}"

#: UseCases/NotificationReasons.swift
msgid "Tick it off once it is done."
msgstr "Márquelo cuando lo haya hecho."

#. {0} Words.quoted(habit.text)
#: UseCases/NotificationReasons.swift
msgid "{0} can be edited"
msgstr "{0} ya se puede editar"

#. {0} week
#: UseCases/NotificationReasons.swift
msgid "Week {0} is unlocked"
msgstr "La semana {0} está abierta"

#. {0} first.title; {1} unread.count - 1
#: UseCases/NotificationReasons.swift
msgid "To read: “{0}” and {1} more"
msgstr "Por leer: “{0}” y {1} más"

#. {0} first.title
#: UseCases/NotificationReasons.swift
msgid "To read: “{0}”"
msgstr "Por leer: “{0}”"

#: UseCases/NotificationReasons.swift
msgid "Congratulations: the week is behind you"
msgstr "Felicidades: ya terminó la semana"

#. {0} state.weeks
#: UseCases/NotificationReasons.swift
msgid "Congratulations: all {0} weeks are behind you"
msgstr "Felicidades: ya terminó las {0} semanas"

#: UseCases/NotificationReasons.swift
msgid "Look back over your progress. Your habits go on, and so does your score."
msgstr "Mire atrás y vea su avance. Sus hábitos siguen, y su puntuación también."
"""#
