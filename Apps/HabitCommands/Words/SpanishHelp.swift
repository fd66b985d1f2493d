// swift-format-ignore-file

/// The help pages' texts in Spanish. `make words` keeps them in line with the sources.
let spanishHelp = #"""
msgid ""
msgstr ""
"Language: es\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"X-Review: not yet read by a native speaker\n"

#: App/Arguments.swift
msgid "A habit: its theme as in water, how it begins, or its id."
msgstr "Un hábito: su tema, como water; cómo empieza; o su id."

#: App/Arguments.swift
msgid "A post: its id, its title in any case, or its place as in 3.2."
msgstr "Una lectura: su id, su título en mayúsculas o minúsculas, o su lugar, como 3.2."

#: App/Arguments.swift
#: Charts/GraphCommand.swift
#: Commands/SettingsCommands.swift
msgid "habit"
msgstr "hábito"

#: App/Arguments.swift
msgid "post"
msgstr "lectura"

#: App/HabitCommand.swift
msgid "Ten weeks of eating habits, one at a time."
msgstr "Diez semanas de hábitos de alimentación, uno a la vez."

#: App/HabitCommand.swift
msgid ""
"A course comes from a website. Each week opens new posts; some of them end with a habit, which you put in your own "
"words and tick off once a day. Ticks add up to a score, and a missed day takes nothing away.\n\nEXAMPLE: habit course "
"fetch https://example.org/course/course.json\n         habit start\n         habit home\n         habit read "
"welcome\n         habit finish welcome\n         habit check observation\n         habit set slowly \"I put the fork "
"down between bites\"\n         habit score"
msgstr ""
"Un curso viene de un sitio web. Cada semana se abren lecturas nuevas; algunas terminan con un hábito, que usted "
"escribe con sus propias palabras y marca una vez al día. Las marcas suman una puntuación, y un día sin marca no quita "
"nada.\n\nEJEMPLO: habit course fetch https://example.org/course/course.json\n         habit start\n         habit "
"home\n         habit read welcome\n         habit finish welcome\n         habit check observation\n         habit "
"set slowly \"Dejo el tenedor entre bocados\"\n         habit score"

#: App/HabitCommand.swift
msgid "Day"
msgstr "Día"

#: App/HabitCommand.swift
msgid "Course"
msgstr "Curso"

#: App/HabitCommand.swift
msgid "Habits"
msgstr "Hábitos"

#: App/HabitCommand.swift
msgid "Data"
msgstr "Datos"

#: Charts/GraphCommand.swift
msgid "Draw the score since the start, here or as a picture."
msgstr "Dibujar la puntuación desde el comienzo, aquí o como imagen."

#: Charts/GraphCommand.swift
msgid "EXAMPLE: habit graph\n         habit graph --svg score.svg --png score.png"
msgstr "EJEMPLO: habit graph\n         habit graph --svg score.svg --png score.png"

#: Charts/GraphCommand.swift
#: Commands/CheckCommands.swift
#: Commands/HabitWordsCommands.swift
msgid "Global options"
msgstr "Opciones globales"

#: Charts/GraphCommand.swift
msgid "Draw how much of each day was done, here or as a picture."
msgstr "Dibujar cuánto se cumplió cada día, aquí o como imagen."

#: Charts/GraphCommand.swift
msgid ""
"Weeks stand beside each other with their days below each other. After more than a year, each year is a row and each "
"week a square; --year shows one year by its days.\n\nEXAMPLE: habit heatmap --habit water\n         habit heatmap "
"--year 2026 --png year.png"
msgstr ""
"Las semanas van una al lado de la otra, con sus días de arriba abajo. Después de más de un año, cada año es una fila "
"y cada semana un cuadro; --year muestra un año por días.\n\nEJEMPLO: habit heatmap --habit water\n         habit "
"heatmap --year 2026 --png year.png"

#: Charts/GraphCommand.swift
msgid "Only this habit: its theme as in water, how it begins, or its id."
msgstr "Solo este hábito: su tema, como water; cómo empieza; o su id."

#: Charts/GraphCommand.swift
msgid "Only this year."
msgstr "Solo este año."

#: Charts/GraphCommand.swift
#: Commands/LookingCommands.swift
#: Course/ServeCommand.swift
msgid "number"
msgstr "número"

#: Charts/PictureOptions.swift
msgid "The picture to write, as lines that stay sharp."
msgstr "La imagen que se escribe, en líneas que siempre se ven nítidas."

#: Charts/PictureOptions.swift
msgid "The picture to write, as pixels."
msgstr "La imagen que se escribe, en píxeles."

#: Charts/PictureOptions.swift
msgid "The PDF to write."
msgstr "El PDF que se escribe."

#: Charts/PictureOptions.swift
msgid "Points across, 120 to 4000; a phone has about 360."
msgstr "Ancho en puntos, de 120 a 4000; un teléfono tiene unos 360."

#: Charts/PictureOptions.swift
msgid "points"
msgstr "puntos"

#: Charts/PictureOptions.swift
msgid "Draw in ASCII alone, for terminals that show nothing else."
msgstr "Dibujar solo en ASCII, para terminales que no muestran otra cosa."

#: Charts/PictureOptions.swift
msgid "svg"
msgstr "svg"

#: Charts/PictureOptions.swift
msgid "png"
msgstr "png"

#: Charts/PictureOptions.swift
#: Commands/LookingCommands.swift
msgid "pdf"
msgstr "pdf"

#: Commands/CheckCommands.swift
msgid "Tick a habit's box of today."
msgstr "Marcar la casilla de hoy de un hábito."

#: Commands/CheckCommands.swift
msgid ""
"A day ends at 03:00, or when you said. Yesterday's box can be ticked, too; nothing older.\n\nEXAMPLE: habit check "
"water\n         habit check slowly --yesterday"
msgstr ""
"Un día termina a las 03:00, o a la hora que usted indicó. También se puede marcar la casilla de ayer; ninguna "
"anterior.\n\nEJEMPLO: habit check water\n         habit check slowly --yesterday"

#: Commands/CheckCommands.swift
msgid "The box of the day before."
msgstr "La casilla del día anterior."

#: Commands/CheckCommands.swift
msgid "Empty a habit's box of today."
msgstr "Desmarcar la casilla de hoy de un hábito."

#: Commands/CheckCommands.swift
msgid "EXAMPLE: habit uncheck water --yesterday"
msgstr "EJEMPLO: habit uncheck water --yesterday"

#: Commands/HabitWordsCommands.swift
msgid "Show and set your self-image goal: who you want to be."
msgstr "Mostrar y escribir quién quiere ser usted."

#: Commands/HabitWordsCommands.swift
msgid ""
"It stands on the home screen, and is what the habits are for. It can be set from the end of week 1 on.\n\nEXAMPLE: "
"habit goal set \"I am someone who eats with attention\""
msgstr ""
"Aparece en la pantalla de inicio, y los hábitos le ayudan a llegar a ella. Se puede elegir a partir del final de la "
"semana 1.\n\nEJEMPLO: habit goal set \"Soy una persona que come con atención\""

#: Commands/HabitWordsCommands.swift
msgid "Show the goal, and goals that would do."
msgstr "Mostrar la meta, y ejemplos de metas."

#: Commands/HabitWordsCommands.swift
msgid "EXAMPLE: habit goal show"
msgstr "EJEMPLO: habit goal show"

#: Commands/HabitWordsCommands.swift
msgid "Set or change the goal."
msgstr "Elegir o cambiar la meta."

#: Commands/HabitWordsCommands.swift
msgid "EXAMPLE: habit goal set \"I am someone who eats with attention\""
msgstr "EJEMPLO: habit goal set \"Soy una persona que come con atención\""

#: Commands/HabitWordsCommands.swift
msgid "The person you want to be, in your own words."
msgstr "La persona que quiere ser, con sus propias palabras."

#: Commands/HabitWordsCommands.swift
msgid "Set a theme's habit, in your own words."
msgstr "Elegir el hábito de un tema, con sus propias palabras."

#: Commands/HabitWordsCommands.swift
msgid ""
"Read the theme's post to its end first. Without a text it shows the ideas, and on a terminal asks for it. The habit "
"starts today.\n\nEXAMPLE: habit set water \"I drink a glass of water before breakfast\""
msgstr ""
"Primero lea hasta el final la lectura del tema. Sin un texto muestra las ideas, y en una terminal lo pide. El hábito "
"empieza hoy.\n\nEJEMPLO: habit set water \"Tomo un vaso de agua antes del desayuno\""

#: Commands/HabitWordsCommands.swift
msgid "The theme: slowly, water, portion or whole."
msgstr "El tema: slowly (comer despacio), water (agua), portion (control de porciones) o whole (alimentos naturales)."

#: Commands/HabitWordsCommands.swift
msgid "The thing you will do each day."
msgstr "Lo que hará cada día."

#: Commands/HabitWordsCommands.swift
msgid "Make a habit easier, or build on it, after two weeks of it."
msgstr "Hacer más fácil un hábito, o ampliarlo, después de dos semanas con él."

#: Commands/HabitWordsCommands.swift
msgid ""
"It can be edited once 14 days have passed since it was set or last edited; what it was is kept. Without a text it "
"shows what your own days say, and on a terminal asks for the new wording.\n\nEXAMPLE: habit edit water \"I drink a "
"glass of water with every meal\""
msgstr ""
"Se puede editar cuando han pasado 14 días desde que se eligió o se editó por última vez; se conserva cómo era antes. "
"Sin un texto muestra lo que dicen sus propios días, y en una terminal pide las palabras nuevas.\n\nEJEMPLO: habit "
"edit water \"Tomo un vaso de agua con cada comida\""

#: Commands/HabitWordsCommands.swift
msgid "The thing you will do from today on."
msgstr "Lo que hará de hoy en adelante."

#: Commands/HabitWordsCommands.swift
msgid "words"
msgstr "palabras"

#: Commands/HabitWordsCommands.swift
msgid "text"
msgstr "texto"

#: Commands/HabitWordsCommands.swift
msgid "theme"
msgstr "tema"

#: Commands/LookingCommands.swift
msgid "Show today: the checklist, your goal, the score, what there is to read."
msgstr "Mostrar el día de hoy: la lista para marcar, su meta, la puntuación, lo que hay por leer."

#: Commands/LookingCommands.swift
msgid "EXAMPLE: habit home"
msgstr "EJEMPLO: habit home"

#: Commands/LookingCommands.swift
msgid "List the posts by week, with what is read, open or locked."
msgstr "Mostrar la lista de lecturas por semana: las leídas, las abiertas y las cerradas."

#: Commands/LookingCommands.swift
msgid ""
"A week's posts open one after the other, each when the one before it is finished.\n\nEXAMPLE: habit posts --week 2"
msgstr ""
"Las lecturas de una semana se abren una tras otra, cada una cuando la anterior está terminada.\n\nEJEMPLO: habit "
"posts --week 2"

#: Commands/LookingCommands.swift
msgid "Only this week's."
msgstr "Solo las de esta semana."

#: Commands/LookingCommands.swift
msgid "List your habits with what they were, and the themes still to come."
msgstr "Mostrar la lista de sus hábitos, con lo que eran antes, y los temas por venir."

#: Commands/LookingCommands.swift
msgid "EXAMPLE: habit habits"
msgstr "EJEMPLO: habit habits"

#: Commands/LookingCommands.swift
msgid "Show the score, and the worth of a tick today."
msgstr "Mostrar la puntuación y lo que vale una marca hoy."

#: Commands/LookingCommands.swift
msgid ""
"Each completion of a habit gives more than the one before, up to 20 points; a steady week adds up to 4. A missed day "
"takes nothing away.\n\nEXAMPLE: habit score --receipt"
msgstr ""
"Cada vez que cumple un hábito recibe más que la vez anterior, hasta 20 puntos; una semana constante suma hasta 4. Un "
"día sin marca no quita nada.\n\nEJEMPLO: habit score --receipt"

#: Commands/LookingCommands.swift
msgid "Every completion with its points, the newest first."
msgstr "Todas las veces que cumplió, con sus puntos, primero las más recientes."

#: Commands/LookingCommands.swift
msgid "Show how often each habit was done, in a row and by week."
msgstr "Mostrar cuántas veces se cumplió cada hábito, en días seguidos y por semana."

#: Commands/LookingCommands.swift
msgid "EXAMPLE: habit stats"
msgstr "EJEMPLO: habit stats"

#: Commands/LookingCommands.swift
msgid "Look back over the weeks of the course."
msgstr "Mirar atrás y ver las semanas del curso."

#: Commands/LookingCommands.swift
msgid "EXAMPLE: habit progress\n         habit progress --pdf look-back.pdf"
msgstr "EJEMPLO: habit progress\n         habit progress --pdf look-back.pdf"

#: Commands/LookingCommands.swift
msgid "The PDF to write, with graph and heat map."
msgstr "El PDF que se escribe, con la gráfica y el mapa de los días."

#: Commands/LookingCommands.swift
msgid "The page for a browser to write."
msgstr "La página para el navegador que se escribe."

#: Commands/LookingCommands.swift
#: Commands/ReadingCommands.swift
msgid "html"
msgstr "html"

#: Commands/ReadingCommands.swift
msgid "Read a post, here or as a page for a browser."
msgstr "Abrir una lectura y leerla, aquí o como página para el navegador."

#: Commands/ReadingCommands.swift
msgid ""
"It reads without a network. When you are through, tell it with “habit finish”; that opens the next one.\n\nEXAMPLE: "
"habit read welcome"
msgstr "Se lee sin red. Cuando termine, avise con “habit finish”; eso abre la siguiente.\n\nEJEMPLO: habit read welcome"

#: Commands/ReadingCommands.swift
msgid "The page to write, for a browser."
msgstr "La página que se escribe, para el navegador."

#: Commands/ReadingCommands.swift
msgid "Tell that you read a post to its end, which opens the next of its week."
msgstr "Avisar que leyó una lectura hasta el final, lo que abre la siguiente de su semana."

#: Commands/ReadingCommands.swift
msgid ""
"The end of a habit's post shows its ideas, and on a terminal asks for the habit in your own words.\n\nEXAMPLE: habit "
"finish eating-slowly"
msgstr ""
"El final de la lectura de un hábito muestra sus ideas, y en una terminal pide el hábito con sus propias "
"palabras.\n\nEJEMPLO: habit finish eating-slowly"

#: Commands/SettingsCommands.swift
msgid "Show and set the one reminder of each habit: whether, and when."
msgstr "Mostrar y cambiar el único recordatorio de cada hábito: si lo hay, y a qué hora."

#: Commands/SettingsCommands.swift
msgid ""
"The time is that of the clocks where you live. A habit that is ticked or skipped isn't reminded of that "
"day.\n\nEXAMPLE: habit notify water --on --at 20:00\n         habit notify slowly --off"
msgstr ""
"La hora es la de los relojes donde usted vive. Un hábito ya marcado u omitido no se recuerda ese día.\n\nEJEMPLO: "
"habit notify water --on --at 20:00\n         habit notify slowly --off"

#: Commands/SettingsCommands.swift
msgid "A habit: its theme as in water, how it begins, or its id; else all are listed."
msgstr "Un hábito: su tema, como water; cómo empieza; o su id. Si no se indica, se muestran todos."

#: Commands/SettingsCommands.swift
msgid "Remind of it."
msgstr "Recordarlo."

#: Commands/SettingsCommands.swift
msgid "Don't remind of it."
msgstr "No recordarlo."

#: Commands/SettingsCommands.swift
msgid "When: 20:00."
msgstr "A qué hora: 20:00."

#: Commands/SettingsCommands.swift
#: Commands/StartCommand.swift
#: Course/LintCommand.swift
msgid "time"
msgstr "hora"

#: Commands/SettingsCommands.swift
msgid "Show and set when days begin, where you live, and what is told."
msgstr "Mostrar y cambiar a qué hora empiezan los días, dónde vive usted y de qué se le avisa."

#: Commands/SettingsCommands.swift
msgid ""
"With --zone the course goes by the clocks of that zone from now on. What is ticked stays ticked, and a day that has "
"begun stays begun. With --time-zone alone the page is only looked at, as if this machine stood there.\n\nEXAMPLE: "
"habit settings --reset-at 04:00 --zone America/Phoenix"
msgstr ""
"Con --zone el curso sigue desde ahora los relojes de esa zona. Lo que está marcado sigue marcado, y un día que ya "
"empezó sigue empezado. Con --time-zone solo se mira la página, como si esta computadora estuviera ahí.\n\nEJEMPLO: "
"habit settings --reset-at 04:00 --zone America/Phoenix"

#: Commands/SettingsCommands.swift
#: Commands/StartCommand.swift
msgid "Time at which boxes can be ticked again."
msgstr "La hora a la que se pueden volver a marcar las casillas."

#: Commands/SettingsCommands.swift
msgid "Time zone you live in: the zone whose clocks the course goes by."
msgstr "La zona horaria donde vive: el curso sigue los relojes de esa zona."

#: Commands/SettingsCommands.swift
msgid "Whether it is told that a week has unlocked."
msgstr "Si se avisa que se abrió una semana."

#: Commands/SettingsCommands.swift
msgid "Whether it is told that a habit can be edited."
msgstr "Si se avisa que un hábito se puede editar."

#: Commands/SettingsCommands.swift
#: Commands/StartCommand.swift
msgid "zone"
msgstr "zona"

#: Commands/SettingsCommands.swift
msgid "week-news"
msgstr "aviso"

#: Commands/SettingsCommands.swift
msgid "edit-news"
msgstr "aviso"

#: Commands/SkipCommand.swift
msgid "Call days skipped, for illness or travel; list them and take them back."
msgstr "Omitir días, por enfermedad o viaje; mostrar su lista y deshacerlo."

#: Commands/SkipCommand.swift
msgid ""
"A skipped day is as if the calendar didn't have it: it neither counts nor breaks a row. A box can still be ticked on "
"it.\n\nEXAMPLE: habit skip --on yesterday --until tomorrow --reason flu\n         habit skip --remove --on "
"yesterday\n         habit skip list"
msgstr ""
"Un día omitido es como si no estuviera en el calendario: no cuenta ni rompe una racha. Ese día todavía se puede "
"marcar una casilla.\n\nEJEMPLO: habit skip --on ayer --until mañana --reason gripe\n         habit skip --remove --on "
"ayer\n         habit skip list"

#: Commands/SkipCommand.swift
msgid "Call days skipped, or with --remove take that back."
msgstr "Omitir días, o deshacerlo con --remove."

#: Commands/SkipCommand.swift
msgid "EXAMPLE: habit skip days --on 2026-03-08 --until 2026-03-10 --reason travel"
msgstr "EJEMPLO: habit skip days --on 2026-03-08 --until 2026-03-10 --reason viaje"

#: Commands/SkipCommand.swift
msgid "The day, or the first: 2026-03-08, today, yesterday, tomorrow."
msgstr "El día, o el primero: 2026-03-08, today (hoy), yesterday (ayer), tomorrow (mañana)."

#: Commands/SkipCommand.swift
#: Commands/StartCommand.swift
#: Course/LintCommand.swift
msgid "day"
msgstr "día"

#: Commands/SkipCommand.swift
msgid "The last day; else only the one."
msgstr "El último día; si no se indica, solo ese."

#: Commands/SkipCommand.swift
msgid "One habit; else all of them."
msgstr "Un hábito; si no se indica, todos."

#: Commands/SkipCommand.swift
msgid "Why; needed for every skip."
msgstr "El motivo; hace falta siempre que se omiten días."

#: Commands/SkipCommand.swift
msgid "Take the skips that touch the day away."
msgstr "Quitar las omisiones que incluyen ese día."

#: Commands/SkipCommand.swift
msgid "List the skipped days."
msgstr "Mostrar la lista de días omitidos."

#: Commands/SkipCommand.swift
msgid "EXAMPLE: habit skip list"
msgstr "EJEMPLO: habit skip list"

#: Commands/SkipCommand.swift
msgid "reason"
msgstr "motivo"

#: Commands/StartCommand.swift
msgid "Start the course, today or on a day to come."
msgstr "Empezar el curso, hoy u otro día más adelante."

#: Commands/StartCommand.swift
msgid ""
"The first day never changes. Days begin at 03:00 on the clocks of this machine's zone, or as --reset-at and "
"--time-zone say; both can be changed later. A time from 12:00 on ends the day in its evening: with 22:00, Tuesday "
"lasts from Monday 22:00 to Tuesday 22:00.\n\nEXAMPLE: habit start --on 2026-03-02 --reset-at 03:00"
msgstr ""
"El primer día nunca cambia. Los días empiezan a las 03:00 según los relojes de la zona de esta computadora, o como "
"digan --reset-at y --time-zone; las dos cosas se pueden cambiar después. Una hora desde las 12:00 termina el día por "
"la tarde: con 22:00, el martes dura del lunes a las 22:00 al martes a las 22:00.\n\nEJEMPLO: habit start --on "
"2026-03-02 --reset-at 03:00"

#: Commands/StartCommand.swift
msgid "The first day; else today."
msgstr "El primer día; si no se indica, hoy."

#: Commands/StartCommand.swift
msgid "Show when each week unlocks, as the clocks of any zone show it."
msgstr "Mostrar cuándo se abre cada semana, según los relojes de cualquier zona."

#: Commands/StartCommand.swift
msgid "Before the course is started it shows how it would be.\n\nEXAMPLE: habit schedule --in Europe/Berlin"
msgstr "Antes de empezar el curso, muestra cómo sería.\n\nEJEMPLO: habit schedule --in Europe/Berlin"

#: Commands/StartCommand.swift
msgid "The zone; else the course's."
msgstr "La zona; si no se indica, la del curso."

#: Commands/StartCommand.swift
msgid "The first day of a course that isn't started yet; else today."
msgstr "El primer día de un curso que todavía no empieza; si no se indica, hoy."

#: Course/CourseCommand.swift
msgid "Fetch a course, rest from it, or write one."
msgstr "Descargar un curso, descansar de él o escribir uno."

#: Course/CourseCommand.swift
msgid ""
"EXAMPLE: habit course fetch https://example.org/course/course.json\n         habit course new my-course --title \"Ten "
"weeks at our table\"\n         habit course lint my-course\n         habit course serve my-course"
msgstr ""
"EJEMPLO: habit course fetch https://example.org/course/course.json\n         habit course new mi-curso --title \"Diez "
"semanas en nuestra mesa\"\n         habit course lint mi-curso\n         habit course serve mi-curso"

#: Course/CourseCommand.swift
msgid "Taking a course"
msgstr "Seguir un curso"

#: Course/CourseCommand.swift
msgid "Writing a course"
msgstr "Escribir un curso"

#: Course/CourseCommand.swift
msgid "Show where the course comes from, and how old the copy is."
msgstr "Mostrar de dónde viene el curso, y de cuándo es la copia."

#: Course/CourseCommand.swift
msgid "EXAMPLE: habit course status"
msgstr "EJEMPLO: habit course status"

#: Course/CourseCommand.swift
msgid "Rest from new posts; what is open stays open, and habits go on."
msgstr "Descansar de las lecturas nuevas; lo abierto sigue abierto, y los hábitos continúan."

#: Course/CourseCommand.swift
msgid "EXAMPLE: habit course pause"
msgstr "EJEMPLO: habit course pause"

#: Course/CourseCommand.swift
msgid "Go on after a rest: later weeks open later by as many days."
msgstr "Continuar después de un descanso: las semanas siguientes se abren esa misma cantidad de días más tarde."

#: Course/CourseCommand.swift
msgid "EXAMPLE: habit course resume"
msgstr "EJEMPLO: habit course resume"

#: Course/FetchCommand.swift
msgid "Fetch the course from its site, whole or not at all."
msgstr "Descargar el curso de su sitio, completo o nada."

#: Course/FetchCommand.swift
msgid ""
"Asks for what has changed since the last time. Where the site can't be reached, or what comes is broken, the copy "
"that is here can still be read, and the command says why. What you have read and set stays as it is.\n\nEXAMPLE: habit "
"course fetch https://example.org/course/course.json\n         habit course fetch"
msgstr ""
"Pide lo que cambió desde la última vez. Si el sitio no responde, o lo que llega está dañado, se sigue usando la copia "
"que hay aquí, y el comando dice por qué. Lo que usted ha leído y elegido queda como está.\n\nEJEMPLO: habit course "
"fetch https://example.org/course/course.json\n         habit course fetch"

#: Course/FetchCommand.swift
msgid "The address of course.json or of a feed; without it the one fetched last."
msgstr "La dirección de course.json o de un canal; si no se indica, la última que se descargó."

#: Course/FetchCommand.swift
msgid "address"
msgstr "dirección"

#: Course/LintCommand.swift
msgid "Look through a course for what its author would want to mend."
msgstr "Revisar un curso y buscar lo que querría corregir quien lo hizo."

#: Course/LintCommand.swift
msgid ""
"Names each fault with its file, line and column: in the manifest, a theme twice or missing, links and pictures that "
"lead nowhere, posts that are very short or long. Then says how long each week takes to read and when its posts open "
"for somebody who starts today, on the clocks of --time-zone. Ends with status 65 if there are errors.\n\nEXAMPLE: "
"habit course lint my-course\n         habit course lint https://example.org/course/course.json --time-zone "
"Europe/London"
msgstr ""
"Nombra cada error con su archivo, línea y columna: en el manifiesto, un tema repetido o que falta, enlaces e imágenes "
"que no llevan a ninguna parte, lecturas muy cortas o muy largas. Después dice cuánto se tarda en leer cada semana y "
"cuándo se abren sus lecturas para alguien que empieza hoy, según los relojes de --time-zone. Termina con el estado 65 "
"si hay errores.\n\nEJEMPLO: habit course lint mi-curso\n         habit course lint "
"https://example.org/course/course.json --time-zone Europe/London"

#: Course/LintCommand.swift
msgid "A course's folder, its course.json or feed, or a web address."
msgstr "La carpeta de un curso, su course.json o su canal, o una dirección web."

#: Course/LintCommand.swift
msgid "The day on which somebody starts: 2026-03-08; else today."
msgstr "El día en que alguien empieza: 2026-03-08; si no se indica, hoy."

#: Course/LintCommand.swift
msgid "Time at which that person's days begin."
msgstr "La hora a la que empiezan los días de esa persona."

#: Course/LintCommand.swift
msgid "site"
msgstr "sitio"

#: Course/NewCommand.swift
msgid "Write the site that a course begins with: ten weeks, each post saying what to write there."
msgstr "Escribir el sitio con que empieza un curso: diez semanas, y en cada lectura lo que hay que escribir ahí."

#: Course/NewCommand.swift
msgid "EXAMPLE: habit course new my-course --title \"Ten weeks at our table\" --author \"Sam Doe\""
msgstr "EJEMPLO: habit course new mi-curso --title \"Diez semanas en nuestra mesa\" --author \"Ana Pérez\""

#: Course/NewCommand.swift
msgid "A folder that is empty or not there yet."
msgstr "Una carpeta vacía o que todavía no exista."

#: Course/NewCommand.swift
msgid "Title of the course."
msgstr "El título del curso."

#: Course/NewCommand.swift
msgid "Author of the course."
msgstr "Quién hizo el curso."

#: Course/NewCommand.swift
#: Course/ServeCommand.swift
msgid "folder"
msgstr "carpeta"

#: Course/NewCommand.swift
msgid "title"
msgstr "título"

#: Course/NewCommand.swift
msgid "author"
msgstr "autor"

#: Course/ServeCommand.swift
msgid "Show a course's folder as a site on this machine, until Ctrl-C."
msgstr "Mostrar la carpeta de un curso como un sitio en esta computadora, hasta Ctrl-C."

#: Course/ServeCommand.swift
msgid ""
"Nobody else can reach it. The app fetches from it as from any site, so that a course can be tried before it is put on "
"the web.\n\nEXAMPLE: habit course serve my-course --port 8080"
msgstr ""
"Nadie más puede llegar a él. La aplicación descarga de él como de cualquier sitio, para poder probar un curso antes "
"de publicarlo en la web.\n\nEJEMPLO: habit course serve mi-curso --port 8080"

#: Course/ServeCommand.swift
msgid "The folder of course.json."
msgstr "La carpeta de course.json."

#: Course/ServeCommand.swift
msgid "The port to listen at; 0 for any that is free."
msgstr "El puerto donde escucha; 0 para cualquiera que esté libre."

#: Exchange/ExchangeCommands.swift
msgid "Write everything to a new file, as JSON Lines."
msgstr "Escribir todo en un archivo nuevo, como JSON Lines."

#: Exchange/ExchangeCommands.swift
msgid ""
"Habits, ticks, skips, the history, and the course as it was fetched; “habit import” reads it back.\n\nEXAMPLE: habit "
"export everything.jsonl"
msgstr ""
"Los hábitos, las marcas, los días omitidos, el historial, y el curso como se descargó; “habit import” lo vuelve a "
"leer.\n\nEJEMPLO: habit export everything.jsonl"

#: Exchange/ExchangeCommands.swift
msgid "Read such a file into an empty data folder."
msgstr "Leer uno de esos archivos en una carpeta de datos vacía."

#: Exchange/ExchangeCommands.swift
msgid ""
"All of it is read or nothing. Data that is there already is never mixed with it.\n\nEXAMPLE: habit import "
"everything.jsonl --data-dir new-home"
msgstr ""
"Se lee todo o nada. Los datos que ya están ahí nunca se mezclan con él.\n\nEJEMPLO: habit import everything.jsonl "
"--data-dir new-home"
"""#
