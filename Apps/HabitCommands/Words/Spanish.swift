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

#: App/Arguments.swift
msgctxt "a theme as the head of a column"
msgid "observation"
msgstr "observar"

#: App/Arguments.swift
msgctxt "a theme as the head of a column"
msgid "slowly"
msgstr "despacio"

#: App/Arguments.swift
msgctxt "a theme as the head of a column"
msgid "water"
msgstr "agua"

#: App/Arguments.swift
msgctxt "a theme as the head of a column"
msgid "portion"
msgstr "porción"

#: App/Arguments.swift
msgctxt "a theme as the head of a column"
msgid "whole"
msgstr "naturales"

#. {0} undone.summary
#: App/HabitApp.swift
msgid "taken back: {0}"
msgstr "deshecho: {0}"

#: App/HabitJobs.swift
msgid "the daily look at the course's site"
msgstr "la consulta diaria del sitio del curso"

#: App/HabitJobs.swift
msgid "nothing was asked"
msgstr "no se consultó nada"

#: App/SiteCheck.swift
msgid "restore a backup with “habit restore latest”"
msgstr "recupere una copia de seguridad con “habit restore latest”"

#: App/SiteCheck.swift
msgid "none yet; “habit course fetch URL” brings one"
msgstr "todavía ninguno; “habit course fetch URL” trae uno"

#: App/SiteCheck.swift
msgid "look at the address in a browser, then run “habit course fetch”"
msgstr "mire la dirección en un navegador y después ejecute “habit course fetch”"

#. {0} status.address; {1} failure; {2} copyText(status)
#: App/SiteCheck.swift
msgid "{0} answers, but the last pull failed: {1}; {2}"
msgstr "{0} responde, pero la última descarga falló: {1}; {2}"

#: App/SiteCheck.swift
msgid "run “habit course fetch”, and tell the course's author if it fails again"
msgstr "ejecute “habit course fetch”, y avise a quien hizo el curso si falla otra vez"

#. {0} status.address; {1} copyText(status)
#: App/SiteCheck.swift
msgid "{0} answers; {1}"
msgstr "{0} responde; {1}"

#: App/SiteCheck.swift
msgid "run “habit course fetch”, and let “habit agent install” do it once a day"
msgstr "ejecute “habit course fetch”, y deje que “habit agent install” lo haga una vez al día"

#: App/SiteCheck.swift
msgid "there is no copy"
msgstr "no hay copia"

#. {0} copy.title; {1} copy.age(at: session.context.clock.now())
#: App/SiteCheck.swift
msgid "the copy of “{0}” was {1}"
msgstr "la copia de “{0}” fue {1}"

#. {0} year
#: Charts/GraphCommand.swift
msgid "no day of {0} belongs to it yet"
msgstr "ningún día de {0} tiene datos todavía"

#: Charts/GraphCommand.swift
msgid "see: habit heatmap"
msgstr "vea: habit heatmap"

#. {0} $0
#: Charts/GraphCommand.swift
msgid "Habits done in {0}, day by day"
msgstr "Hábitos cumplidos en {0}, día por día"

#: Charts/GraphCommand.swift
msgid "the first day hasn't come yet"
msgstr "el primer día todavía no llega"

#: Charts/GraphCommand.swift
msgid "draw it on the day, or see: habit home"
msgstr "dibújelo ese día, o vea: habit home"

#: Charts/HabitCharts.swift
msgid "Nothing is ticked yet: it begins with your first tick."
msgstr "Todavía no hay nada marcado: empieza con su primera marca."

#. {0} words(forPoints: total); {1} series.count
#: Charts/HabitCharts.swift
msgid "{0} in {1, plural, one {# day} other {# days}}"
msgstr "{0} en {1, plural, one {# día} other {# días}}"

#: Charts/HabitCharts.swift
msgid "points"
msgstr "puntos"

#: Charts/HabitCharts.swift
#: Charts/ProgressDocument.swift
#: Screens/HomeText.swift
msgid "Score"
msgstr "Puntuación"

#. {0} first.total; {1} first.day; {2} last.total.grouped; {3} last.day
#: Charts/HabitCharts.swift
msgid "The score from {0, plural, one {# point} other {# points}} on {1} to {2} on {3}."
msgstr "La puntuación, de {0, plural, one {# punto} other {# puntos}} el {1} a {2} el {3}."

#: Charts/HabitCharts.swift
msgid "Habits done, week by week"
msgstr "Hábitos cumplidos, semana por semana"

#: Charts/HabitCharts.swift
msgid "Habits done, day by day"
msgstr "Hábitos cumplidos, día por día"

#: Charts/HabitCharts.swift
msgid "not done"
msgstr "no hecho"

#: Charts/HabitCharts.swift
msgid "done"
msgstr "hecho"

#: Charts/HabitCharts.swift
msgid "none"
msgstr "nada"

#: Charts/HabitCharts.swift
msgid "up to ¼"
msgstr "hasta ¼"

#: Charts/HabitCharts.swift
msgid "up to ½"
msgstr "hasta ½"

#: Charts/HabitCharts.swift
msgid "up to ¾"
msgstr "hasta ¾"

#: Charts/HabitCharts.swift
msgid "more"
msgstr "más"

#: Charts/HabitCharts.swift
msgid "nothing due"
msgstr "nada pendiente"

#. {0} first; {1} last; {2} done; {3} due; {4} days; {5} activity.count
#: Charts/HabitCharts.swift
msgid ""
"From {0} to {1}: {2} of {3, plural, one {# box} other {# boxes}} ticked, on {4, plural, one {# day} other {# days}} "
"of {5}."
msgstr ""
"Del {0} al {1}: {2} de {3, plural, one {# casilla marcada} other {# casillas marcadas}}, en {4, plural, one {# día} "
"other {# días}} de {5}."

#. {0} width
#: Charts/PictureOptions.swift
msgid "{0} points can't be drawn; choose 120 to 4000"
msgstr "no se puede dibujar con un ancho de {0} puntos; elija de 120 a 4000"

#. {0} file.name
#: Charts/PictureOptions.swift
#: Commands/ReadingCommands.swift
msgid "Wrote {0}"
msgstr "Se escribió {0}"

#: Charts/ProgressDocument.swift
msgid "Made with Nourish"
msgstr "Hecho con Nourish"

#: Charts/ProgressDocument.swift
msgid "Who I want to be"
msgstr "Quién quiero ser"

#: Charts/ProgressDocument.swift
msgid "Days"
msgstr "Días"

#. {0} first; {1} last
#: Charts/ProgressDocument.swift
#: Commands/SkipCommand.swift
msgid "{0} to {1}"
msgstr "{0} a {1}"

#: Charts/ProgressDocument.swift
msgid "Boxes"
msgstr "Casillas"

#. {0} done; {1} due
#: Charts/ProgressDocument.swift
msgid "{0} of {1} ticked"
msgstr "{0} de {1} marcadas"

#: Charts/ProgressDocument.swift
msgid "The score"
msgstr "La puntuación"

#: Charts/ProgressDocument.swift
msgid "The days"
msgstr "Los días"

#: Charts/ProgressDocument.swift
#: Course/LintReport.swift
#: Screens/ProgressText.swift
msgid "Week"
msgstr "Semana"

#: Charts/ProgressDocument.swift
#: Screens/ProgressText.swift
msgid "From"
msgstr "Desde"

#: Charts/ProgressDocument.swift
msgid "Ticked"
msgstr "Marcadas"

#: Charts/ProgressDocument.swift
#: Screens/ProgressText.swift
#: Screens/ScoreText.swift
msgid "Points"
msgstr "Puntos"

#: Charts/ProgressDocument.swift
#: Screens/ProgressText.swift
msgid "Read"
msgstr "Leídas"

#: Charts/ProgressDocument.swift
msgid "Event"
msgstr "Suceso"

#. {0} week.done; {1} week.due
#: Charts/ProgressDocument.swift
#: Screens/ProgressText.swift
msgid "{0} of {1}"
msgstr "{0} de {1}"

#: Charts/ProgressDocument.swift
msgid "The weeks"
msgstr "Las semanas"

#. {0} since.days; {1} since.done; {2} since.points
#: Charts/ProgressDocument.swift
msgid ""
"In the {0, plural, one {# day} other {# days}} since: {1, plural, one {# box} other {# boxes}} ticked, {2, plural, "
"one {# point} other {# points}}."
msgstr ""
"En {0, plural, one {el # día} other {los # días}} desde entonces: {1, plural, one {# casilla marcada} other {# "
"casillas marcadas}}, {2, plural, one {# punto} other {# puntos}}."

#: Charts/ProgressDocument.swift
msgid "The habits"
msgstr "Los hábitos"

#. {0} story.done; {1} story.due; {2} story.longest
#: Charts/ProgressDocument.swift
msgid ""
"Done on {0} of {1, plural, one {# day} other {# days}}; {2, plural, one {# day} other {# days}} in a row at most."
msgstr ""
"Hecho en {0} de {1, plural, one {# día} other {# días}}; la racha más larga: {2, plural, one {# día} other {# días}}."

#. {0} $0.setOn
#: Charts/ProgressDocument.swift
msgid "From {0}:"
msgstr "Desde el {0}:"

#: Commands/Asking.swift
msgid "In your own words (Enter for later):"
msgstr "Con sus propias palabras (Enter para después):"

#. {0} page.theme.word
#: Commands/Asking.swift
msgid "Set it with: habit set {0} \"…\""
msgstr "Elíjalo con: habit set {0} \"…\""

#: Commands/Asking.swift
msgid "From today on (Enter to keep it):"
msgstr "De hoy en adelante (Enter para dejarlo igual):"

#. {0} habit.theme.word
#: Commands/Asking.swift
msgid "Edit it with: habit edit {0} \"…\""
msgstr "Edítelo con: habit edit {0} \"…\""

#: Commands/HabitWordsCommands.swift
msgid "words after “habit goal” set nothing"
msgstr "las palabras después de “habit goal” no fijan nada"

#. {0} goal
#: Commands/HabitWordsCommands.swift
msgid "set a goal with: habit goal set {0}"
msgstr "fije una meta con: habit goal set {0}"

#: Commands/HabitWordsCommands.swift
msgid "Your goal:"
msgstr "Su meta:"

#. {0} week
#: Commands/LookingCommands.swift
msgid "There is no week {0}; weeks count from 1"
msgstr "No hay semana {0}; las semanas se cuentan desde 1"

#. {0} html; {1} $0
#: Commands/ReadingCommands.swift
msgid "Wrote {0}, its pictures in {1}"
msgstr "Se escribió {0}, con sus imágenes en {1}"

#. {0} address
#: Commands/ReadingCommands.swift
msgid "The copy lacks a picture: {0}"
msgstr "A la copia le falta una imagen: {0}"

#: Commands/SettingsCommands.swift
msgid "--on and --off exclude each other"
msgstr "--on y --off no se pueden usar juntos"

#: Commands/SettingsCommands.swift
msgid "--off has no time; --at needs --on, or neither"
msgstr "--off no lleva hora; --at va con --on, o solo"

#: Commands/SettingsCommands.swift
msgid "Say which habit: habit notify water --on"
msgstr "Diga cuál hábito: habit notify water --on"

#: Commands/SettingsCommands.swift
msgid "Say what: --on, --off, or --at with a time"
msgstr "Diga qué: --on, --off, o --at con una hora"

#. {0} reminder.time.hourAndMinute
#: Commands/SettingsCommands.swift
msgid "daily at {0}"
msgstr "todos los días a las {0}"

#: Commands/SettingsCommands.swift
#: Screens/HabitPagesText.swift
msgid "no reminder"
msgstr "sin recordatorio"

#: Commands/SkipCommand.swift
msgid "--remove takes a day with --on, and no --until or --reason"
msgstr "--remove lleva un día con --on, y ni --until ni --reason"

#: Commands/SkipCommand.swift
msgid "Give the reason: --reason flu"
msgstr "Dé el motivo: --reason gripe"

#: Commands/SkipCommand.swift
msgid "all habits"
msgstr "todos los hábitos"

#. {0} kept.skip.days.words; {1} whose; {2} kept.skip.reason
#: Commands/SkipCommand.swift
msgid "Skipped {0} for {1}: {2}"
msgstr "Se omite {0} para {1}: {2}"

#. {0} skip.skip.days.words
#: Commands/SkipCommand.swift
msgid "No longer skipped: {0}"
msgstr "Ya no se omite: {0}"

#. {0} day
#: Commands/StartCommand.swift
msgid "The course starts on {0}."
msgstr "El curso empieza el {0}."

#. {0} time; {1} held.timeZoneID
#: Commands/StartCommand.swift
msgid "Days begin at {0} in {1}."
msgstr "Los días empiezan a las {0} en {1}."

#. {0} from?.description ?? localized("today")
#: Course/CourseCommand.swift
msgid "The course rests from {0} on. Go on with: habit course resume"
msgstr "Descanso del curso a partir de esta fecha: {0}. Continúe con: habit course resume"

#: Course/CourseCommand.swift
msgid "today"
msgstr "hoy"

#. {0} $0.week; {1} $0.text(on: today)
#: Course/CourseCommand.swift
#: Screens/HomeText.swift
msgid "Week {0} {1}."
msgstr "La semana {0} {1}."

#: Course/CourseCommand.swift
msgid "All weeks are unlocked."
msgstr "Todas las semanas están abiertas."

#. {0} then
#: Course/CourseCommand.swift
msgid "The course goes on. {0}"
msgstr "El curso continúa. {0}"

#. {0} copy.weeks; {1} copy.posts; {2} language
#: Course/CourseCommand.swift
msgid "{0, plural, one {# week} other {# weeks}}, {1, plural, one {# post} other {# posts}}, in {2}"
msgstr "{0, plural, one {# semana} other {# semanas}}, {1, plural, one {# lectura} other {# lecturas}}, en {2}"

#: Course/CourseCommand.swift
msgid "No course yet"
msgstr "Todavía no hay curso"

#. {0} status.address
#: Course/CourseCommand.swift
msgid "from   {0}"
msgstr "sitio    {0}"

#. {0} copy.age(at: clock.now())
#: Course/CourseCommand.swift
msgid "copy   {0}"
msgstr "copia    {0}"

#. {0} minutes
#: Course/CourseCommand.swift
msgid "tried  {0}, without an answer:"
msgstr "intento  {0}, sin respuesta:"

#: Course/CourseCommand.swift
msgid "English"
msgstr "inglés"

#: Course/CourseCommand.swift
msgid "Spanish"
msgstr "español"

#: Course/CourseCommand.swift
msgid "confirmed within the last 24 hours"
msgstr "confirmada en las últimas 24 horas"

#: Course/CourseCommand.swift
msgid "confirmed a day ago"
msgstr "confirmada hace un día"

#. {0} days
#: Course/CourseCommand.swift
msgid "confirmed {0} days ago"
msgstr "confirmada hace {0} días"

#. {0} error; {1} copy.title; {2} copy.age(at: now)
#: Course/FetchCommand.swift
msgid "{0}; the copy of “{1}”, {2}, can still be read"
msgstr "{0}; sigue disponible la copia de “{1}”, {2}"

#: Course/FetchCommand.swift
msgid "Nothing has changed on the site"
msgstr "No ha cambiado nada en el sitio"

#. {0} added.count; {1} list(added)
#: Course/FetchCommand.swift
msgid "{0} new: {1}"
msgstr "{0, plural, one {# nueva} other {# nuevas}}: {1}"

#. {0} report.edited.count; {1} list(report.edited)
#: Course/FetchCommand.swift
msgid "{0} edited: {1}"
msgstr "{0, plural, one {# editada} other {# editadas}}: {1}"

#. {0} report.removed.count; {1} list(report.removed)
#: Course/FetchCommand.swift
msgid "{0} gone: {1}"
msgstr "{0, plural, one {# quitada} other {# quitadas}}: {1}"

#. {0} report.missingImages.count
#: Course/FetchCommand.swift
msgid "The copy lacks {0} of the pictures:"
msgstr "Imágenes que le faltan a la copia: {0}"

#. {0} report.errors; {1} site
#: Course/LintCommand.swift
msgid "{0, plural, one {# error} other {# errors}} in {1}"
msgstr "{0, plural, one {# error} other {# errores}} en {1}"

#: Course/LintCommand.swift
msgid "mend what is listed, and look again"
msgstr "corrija lo que está en la lista y revise de nuevo"

#. {0} path
#: Course/LintMaterial.swift
msgid "there is no course.json in “{0}”"
msgstr "no hay course.json en “{0}”"

#: Course/LintMaterial.swift
msgid "name the folder of a course, its feed, or begin one with “habit course new”"
msgstr "indique la carpeta de un curso o su canal, o empiece uno con “habit course new”"

#: Course/LintMaterial.swift
msgid "addresses asked"
msgstr "direcciones consultadas"

#: Course/LintReport.swift
msgid "error"
msgstr "error"

#: Course/LintReport.swift
msgid "warning"
msgstr "advertencia"

#: Course/LintReport.swift
msgid "advice"
msgstr "consejo"

#: Course/LintReport.swift
msgid "Nothing to mend"
msgstr "Nada que corregir"

#. {0} report.errors; {1} report.warnings; {2} report.advice
#: Course/LintReport.swift
msgid ""
"{0, plural, one {# error} other {# errors}}, {1, plural, one {# warning} other {# warnings}}, {2, plural, one {# "
"suggestion} other {# suggestions}}"
msgstr ""
"{0, plural, one {# error} other {# errores}}, {1, plural, one {# advertencia} other {# advertencias}}, {2, plural, "
"one {# sugerencia} other {# sugerencias}}"

#. {0} report.start; {1} report.timeZone; {2} report.resetsAt.hourAndMinute
#: Course/LintReport.swift
msgid "For somebody who starts on {0}, in {1}, with days from {2}:"
msgstr "Para alguien que empieza el {0}, en {1}, con días desde las {2}:"

#. {0} report.posts.count; {1} minutes; {2} end
#: Course/LintReport.swift
msgid ""
"{0, plural, one {# post} other {# posts}}, {1, plural, one {# minute} other {# minutes}} to read; the course is over "
"on {2}"
msgstr ""
"{0, plural, one {# lectura} other {# lecturas}}, {1, plural, one {# minuto} other {# minutos}} para leer; el curso "
"termina el {2}"

#: Course/LintReport.swift
msgid "Opens"
msgstr "Se abre"

#: Course/LintReport.swift
msgid "Post"
msgstr "Lectura"

#: Course/LintReport.swift
msgid "Minutes"
msgstr "Minutos"

#: Course/LintReport.swift
msgid "after the one before"
msgstr "después de la anterior"

#. {0} names.count; {1} folder
#: Course/NewCommand.swift
msgid "Wrote {0, plural, one {# file} other {# files}} into {1}:"
msgstr "{0, plural, one {Se escribió # archivo} other {Se escribieron # archivos}} en {1}:"

#. {0} folder; {1} folder
#: Course/NewCommand.swift
msgid "Write the posts, then look: habit course lint {0}, habit course serve {1}"
msgstr "Escriba las lecturas y después revise: habit course lint {0}, habit course serve {1}"

#. {0} folder
#: Course/NewCommand.swift
msgid "the folder “{0}” is not empty"
msgstr "la carpeta “{0}” no está vacía"

#. {0} folder
#: Course/NewCommand.swift
msgid "“{0}” is a file"
msgstr "“{0}” es un archivo"

#: Course/NewCommand.swift
msgid "name a folder that is empty or not there yet"
msgstr "indique una carpeta vacía o que todavía no exista"

#. {0} folder; {1} reason
#: Course/NewCommand.swift
msgid "“{0}” can't be written ({1})"
msgstr "no se puede escribir “{0}” ({1})"

#: Course/NewCommand.swift
msgid "name a folder where you may write"
msgstr "indique una carpeta donde usted pueda escribir"

#. {0} names; {1} folder.relativePath
#: Course/ReadingFiles.swift
msgid "Replace {0} in {1}?"
msgstr "¿Reemplazar {0} en {1}?"

#. {0} folder.path; {1} reason
#: Course/ReadingFiles.swift
msgid "the pictures can't be written into “{0}” ({1})"
msgstr "no se pueden escribir las imágenes en “{0}” ({1})"

#: Course/ReadingFiles.swift
msgid "name a page in a folder that you may write to"
msgstr "indique una página en una carpeta donde usted pueda escribir"

#. {0} folder; {1} address
#: Course/ServeCommand.swift
msgid "{0} is at {1}"
msgstr "{0} está en {1}"

#. {0} address
#: Course/ServeCommand.swift
msgid "Fetch it with: habit course fetch {0}course.json"
msgstr "Descárguelo con: habit course fetch {0}course.json"

#: Course/ServeCommand.swift
msgid "Stop with Ctrl-C"
msgstr "Deténgalo con Ctrl-C"

#: Screens/HabitPagesText.swift
msgid "To come"
msgstr "Por venir"

#. {0} row.from
#: Screens/HabitPagesText.swift
msgid "since {0}"
msgstr "desde el {0}"

#. {0} row.from; {1} until.previous
#: Screens/HabitPagesText.swift
msgid "from {0} to {1}"
msgstr "del {0} al {1}"

#. {0} row.reminder.time.hourAndMinute
#: Screens/HabitPagesText.swift
msgid "reminder at {0}"
msgstr "recordatorio a las {0}"

#. {0} version.setOn; {1} version.text
#: Screens/HabitPagesText.swift
msgid "from {0}: {1}"
msgstr "desde el {0}: {1}"

#. {0} $0
#: Screens/HabitPagesText.swift
msgid "can be edited: {0}"
msgstr "se puede editar: {0}"

#: Screens/HabitPagesText.swift
msgid "can be edited:"
msgstr "se puede editar:"

#. {0} day
#: Screens/HabitPagesText.swift
msgid "can be edited from {0} on"
msgstr "se puede editar a partir del {0}"

#: Screens/HabitPagesText.swift
msgid "Ideas"
msgstr "Ideas"

#: Screens/HabitPagesText.swift
msgid "A good habit"
msgstr "Un buen hábito"

#. {0} $0
#: Screens/HabitPagesText.swift
msgid "from today on; it can be edited from {0} on"
msgstr "de hoy en adelante; se puede editar a partir del {0}"

#: Screens/HabitPagesText.swift
msgid "from today on"
msgstr "de hoy en adelante"

#: Screens/HabitPagesText.swift
msgid "The words are the same; nothing was changed."
msgstr "Las palabras son las mismas; no se cambió nada."

#. {0} before.text
#: Screens/HabitPagesText.swift
msgid "was: {0}"
msgstr "antes: {0}"

#. {0} day
#: Screens/HabitPagesText.swift
msgid "from today on; it can be edited again from {0} on"
msgstr "de hoy en adelante; se puede editar otra vez a partir del {0}"

#. {0} version.setOn
#: Screens/HabitPagesText.swift
msgid "from {0}"
msgstr "desde el {0}"

#. {0} name
#: Screens/HomeText.swift
msgid "Done yesterday? habit check {0} --yesterday"
msgstr "¿Lo hizo ayer? habit check {0} --yesterday"

#. {0} score.today
#: Screens/HomeText.swift
#: Screens/ScoreText.swift
msgid "+{0} today"
msgstr "+{0} hoy"

#: Screens/HomeText.swift
msgid "To read"
msgstr "Por leer"

#. {0} more
#: Screens/HomeText.swift
msgid "and {0} more: habit posts"
msgstr "y {0} más: habit posts"

#: Screens/HomeText.swift
msgid "skipped today"
msgstr "hoy se omite"

#. {0} points.next
#: Screens/HomeText.swift
msgid "tomorrow +{0}"
msgstr "mañana +{0}"

#. {0} streak
#: Screens/HomeText.swift
msgid "{0} days in a row"
msgstr "{0} días seguidos"

#: Screens/HomeText.swift
msgid "can be edited"
msgstr "se puede editar"

#. {0} $0.week; {1} $0.text
#: Screens/HomeText.swift
msgid "nothing now; week {0} {1}"
msgstr "por ahora nada; la semana {0} {1}"

#. {0} week.week
#: Screens/PostsText.swift
#: Screens/ProgressText.swift
msgid "Week {0}"
msgstr "Semana {0}"

#. {0} screen.post.week; {1} minutes
#: Screens/PostsText.swift
msgid "Week {0} · {1, plural, one {# minute} other {# minutes}} to read"
msgstr "Semana {0} · {1, plural, one {# minuto} other {# minutos}} de lectura"

#. {0} id
#: Screens/PostsText.swift
msgid "Read to the end? habit finish {0}"
msgstr "¿La leyó hasta el final? habit finish {0}"

#: Screens/PostsText.swift
msgid "(it was already; nothing was changed)"
msgstr "(ya lo estaba; no se cambió nada)"

#. {0} receipt.post.title
#: Screens/PostsText.swift
msgid "“{0}” is read"
msgstr "“{0}” está leída"

#. {0} post.title
#: Screens/PostsText.swift
msgid "opened: {0}"
msgstr "se abrió: {0}"

#. {0} post.rawValue.quotedForShell
#: Screens/PostsText.swift
msgid "next: habit read {0}"
msgstr "siguiente: habit read {0}"

#. {0} unlock.week; {1} unlock.text(on: today)
#: Screens/PostsText.swift
msgid "All that is open is read; week {0} {1}."
msgstr "Todo lo abierto está leído; la semana {0} {1}."

#: Screens/PostsText.swift
msgid "All that is open is read, and the course rests: habit course resume"
msgstr "Todo lo abierto está leído, y el curso está en descanso: habit course resume"

#: Screens/PostsText.swift
msgid "That was the last post of the course."
msgstr "Esa fue la última lectura del curso."

#: Screens/ProgressText.swift
msgid "Nothing was done yet."
msgstr "Todavía no se ha hecho nada."

#: Screens/ProgressText.swift
#: Screens/ScoreText.swift
msgid "Done"
msgstr "Hecho"

#: Screens/ProgressText.swift
msgid "Row"
msgstr "Racha"

#: Screens/ProgressText.swift
msgid "Best"
msgstr "Mejor"

#: Screens/ProgressText.swift
msgid "Pictures: habit graph, habit heatmap"
msgstr "Imágenes: habit graph, habit heatmap"

#. {0} Self.weeksShown; {1} count
#: Screens/ProgressText.swift
msgid "The last {0} of {1} weeks; all of them: --json"
msgstr "Las últimas {0} de {1} semanas; todas: --json"

#. {0} screen.total
#: Screens/ProgressText.swift
#: Screens/ScoreText.swift
msgid "{0, plural, one {# point} other {# points}}"
msgstr "{0, plural, one {# punto} other {# puntos}}"

#. {0} since.days; {1} since.done; {2} since.points
#: Screens/ProgressText.swift
msgid ""
"Since the course: {0, plural, one {# day} other {# days}}, {1, plural, one {# box} other {# boxes}} ticked, {2, "
"plural, one {# point} other {# points}}"
msgstr ""
"Desde el curso: {0, plural, one {# día} other {# días}}, {1, plural, one {# casilla marcada} other {# casillas "
"marcadas}}, {2, plural, one {# punto} other {# puntos}}"

#. {0} story.done; {1} story.due; {2} story.longest
#: Screens/ProgressText.swift
msgid "{0} of {1, plural, one {# day} other {# days}}, {2} in a row at most"
msgstr "{0} de {1, plural, one {# día} other {# días}}; la racha más larga: {2, plural, one {# día} other {# días}}"

#: Screens/ReadingText.swift
msgid "[picture]"
msgstr "[imagen]"

#. {0} text
#: Screens/ReadingText.swift
msgid "[picture: {0}]"
msgstr "[imagen: {0}]"

#. {0} receipt.day.withWeekday
#: Screens/ScoreText.swift
msgid "for {0}"
msgstr "del {0}"

#: Screens/ScoreText.swift
msgid "(was ticked already; nothing was changed)"
msgstr "(ya estaba marcada; no se cambió nada)"

#: Screens/ScoreText.swift
msgid "(was empty already; nothing was changed)"
msgstr "(ya estaba vacía; no se cambió nada)"

#. {0} receipt.total
#: Screens/ScoreText.swift
msgid "{0, plural, one {# point} other {# points}} in all"
msgstr "{0, plural, one {# punto} other {# puntos}} en total"

#. {0} award.points; {1} after
#: Screens/ScoreText.swift
msgid "({0} for that day, {1} for the days after it)"
msgstr "({0} por ese día, {1} por los días siguientes)"

#. {0} screen.base.grouped; {1} screen.bonus.grouped
#: Screens/ScoreText.swift
msgid "{0} for completions, {1} for steady weeks"
msgstr "{0} por cumplir, {1} por semanas constantes"

#: Screens/ScoreText.swift
msgid "Worth of a tick today"
msgstr "Lo que vale una marca hoy"

#: Screens/ScoreText.swift
msgid "Every completion: habit score --receipt"
msgstr "Todas las veces: habit score --receipt"

#: Screens/ScoreText.swift
msgid "Steady"
msgstr "Constancia"

#: Screens/ScoreText.swift
msgid "Next"
msgstr "Siguiente"

#. {0} part.text; {1} miss.points; {2} miss.award; {3} miss.streak
#: Screens/ScoreText.swift
msgid "{0}: {1, plural, one {# point} other {# points}}, {2} today and {3} in the days after"
msgstr "{0}: {1, plural, one {# punto} other {# puntos}}, {2} hoy y {3} en los días siguientes"

#. {0} part.text; {1} miss.points
#: Screens/ScoreText.swift
msgid "{0}: {1, plural, one {# point} other {# points}}"
msgstr "{0}: {1, plural, one {# punto} other {# puntos}}"

#. {0} miss.nextBase
#: Screens/ScoreText.swift
msgid "The next completion gives {0} for itself, whether or not today is ticked."
msgstr "La próxima vez da {0} por sí misma, con o sin la marca de hoy."

#: Screens/ScoreText.swift
msgid "not done yet"
msgstr "todavía no se ha hecho"

#: Screens/ScoreText.swift
msgid "Day"
msgstr "Día"

#: Screens/ScoreText.swift
msgid "For it"
msgstr "Por la marca"

#. {0} base; {1} bonus; {2} recent
#: Screens/ScoreText.swift
msgid "({0} for it, {1} for {2} of the last 7 days)"
msgstr "({0} por la marca, {1} por {2} de los últimos 7 días)"

#: Screens/SettingsText.swift
msgid "No habit runs."
msgstr "No hay ningún hábito activo."

#. {0} first.theme.word; {1} example
#: Screens/SettingsText.swift
msgid "Change one with: habit notify {0} {1}"
msgstr "Cambie uno con: habit notify {0} {1}"

#: Screens/SettingsText.swift
msgid "on"
msgstr "activado"

#: Screens/SettingsText.swift
msgid "off"
msgstr "desactivado"

#: Screens/SettingsText.swift
msgid "Days begin at"
msgstr "Los días empiezan a las"

#: Screens/SettingsText.swift
msgid "Time zone"
msgstr "Zona horaria"

#: Screens/SettingsText.swift
msgid "News of weeks"
msgstr "Avisos de semanas"

#: Screens/SettingsText.swift
msgid "News of edits"
msgstr "Avisos de ediciones"

#: Screens/SettingsText.swift
msgid "No day is skipped."
msgstr "No hay días omitidos."

#. {0} page.start
#: Screens/SettingsText.swift
msgid "So it would be from {0} on."
msgstr "Así sería a partir del {0}."

#. {0} page.zone
#: Screens/SettingsText.swift
msgid "Times in {0}"
msgstr "Horas de {0}"

#. {0} page.zone; {1} page.courseZone
#: Screens/SettingsText.swift
msgid "Times in {0}, where the course goes by {1}"
msgstr "Horas de {0}; el curso va según {1}"

#: Screens/SettingsText.swift
msgid "Unlocks"
msgstr "Se abre"

#. {0} end
#: Screens/SettingsText.swift
msgid "The course is over on {0}."
msgstr "El curso termina el {0}."

#. {0} hint
#: Screens/SettingsText.swift
msgid "Ask the site with: {0}"
msgstr "Consulte el sitio con: {0}"
"""#
