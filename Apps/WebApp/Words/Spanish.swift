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

#: Habit/HabitHomePage.swift
msgid "How it works"
msgstr "Cómo funciona"

#: Habit/HabitHomePage.swift
#: KidneyPages.swift
msgid "Today"
msgstr "Hoy"

#: Habit/HabitHomePage.swift
#: Habit/HabitProgressPages.swift
#: Kidney/KidneyWords.swift
msgid "Points"
msgstr "Puntos"

#. {0} screen.score.total
#: Habit/HabitHomePage.swift
#: Habit/HabitProgressPages.swift
msgid "{0, plural, one {# point} other {# points}}"
msgstr "{0, plural, one {# punto} other {# puntos}}"

#. {0} screen.score.today
#: Habit/HabitHomePage.swift
#: Habit/HabitProgressPages.swift
msgid "+{0} today"
msgstr "+{0} hoy"

#: Habit/HabitHomePage.swift
#: Habit/PostPages.swift
msgid "Links with ↗ lead out of this app, to other sites."
msgstr "Los enlaces con ↗ llevan fuera de esta aplicación, a otros sitios."

#: Habit/PostPages.swift
msgid "To read"
msgstr "Por leer"

#. {0} post.week
#: Habit/HabitHomePage.swift
#: Habit/HabitProgressPages.swift
#: Habit/PostPages.swift
msgid "Week {0}"
msgstr "Semana {0}"

#: Habit/HabitHomePage.swift
msgid "Yesterday"
msgstr "Ayer"

#. {0} yesterday.day
#: Habit/HabitHomePage.swift
msgid "Done on {0}"
msgstr "Hecho el {0}"

#. {0} yesterday.day
#: Habit/HabitHomePage.swift
msgid "Not ticked on {0}"
msgstr "Sin marcar el {0}"

#: Habit/HabitHomePage.swift
#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "More"
msgstr "Más"

#: Habit/HabitHomePage.swift
msgid "Done today"
msgstr "Hecho hoy"

#: Habit/HabitHomePage.swift
msgid "Skipped today"
msgstr "Hoy se omite"

#: Habit/HabitHomePage.swift
msgid "Not ticked yet"
msgstr "Todavía sin marcar"

#. {0} row.points.next
#: Habit/HabitHomePage.swift
msgid "tomorrow +{0}"
msgstr "mañana +{0}"

#. {0} row.points.next
#: Habit/HabitHomePage.swift
msgid "now +{0}"
msgstr "ahora +{0}"

#. {0} row.streak
#: Habit/HabitHomePage.swift
msgid "{0} days in a row"
msgstr "{0} días seguidos"

#: Habit/HabitHomePage.swift
msgid "The points of each day"
msgstr "Los puntos de cada día"

#. {0} first.total.grouped; {1} first.day; {2} last.total.grouped; {3} last.day
#: Habit/HabitHomePage.swift
#: Kidney/KidneyLabsPage.swift
msgid "From {0} on {1} to {2} on {3}."
msgstr "De {0} el {1} a {2} el {3}."

#: Habit/HabitHomePage.swift
msgid "The points as a table"
msgstr "Los puntos en una tabla"

#: Habit/HabitHomePage.swift
msgid "The last day of each week, and today"
msgstr "El último día de cada semana, y hoy"

#: Habit/HabitHomePage.swift
#: Habit/HabitProgressPages.swift
#: Kidney/KidneyLabsPage.swift
msgid "Day"
msgstr "Día"

#: Habit/HabitProgressPages.swift
msgid "Day by day"
msgstr "Día por día"

#: Habit/HabitProgressPages.swift
#: HabitPages.swift
msgid "Habits"
msgstr "Hábitos"

#. {0} habit.done; {1} habit.due
#: Habit/HabitProgressPages.swift
msgid "Done on {0} of {1, plural, one {# day} other {# days}}."
msgstr "Hecho en {0} de {1, plural, one {# día} other {# días}}."

#. {0} habit.streak.current; {1} habit.streak.longest
#: Habit/HabitProgressPages.swift
msgid "{0, plural, one {# day} other {# days}} in a row now; the longest run: {1}."
msgstr "{0, plural, one {# día seguido} other {# días seguidos}} hasta ahora; la racha más larga: {1}."

#: Habit/HabitProgressPages.swift
msgid "Week by week"
msgstr "Semana por semana"

#: Kidney/KidneyWords.swift
#: TIPs/TIPsAdherencePage.swift
msgid "Week"
msgstr "Semana"

#: Habit/HabitProgressPages.swift
msgid "Done"
msgstr "Hecho"

#. {0} $0.done; {1} $0.due
#: Habit/HabitProgressPages.swift
#: TIPs/TIPsAdherencePage.swift
msgid "{0} of {1}"
msgstr "{0} de {1}"

#: Habit/HabitProgressPages.swift
msgid "Each cell has the boxes ticked and those due."
msgstr "Cada celda tiene las casillas marcadas y las que tocaban."

#. {0} Self.limit
#: Habit/HabitProgressPages.swift
msgid "The last {0} weeks"
msgstr "Las últimas {0} semanas"

#: Habit/HabitProgressPages.swift
msgid "The weeks, the newest first"
msgstr "Las semanas, de la más nueva a la más antigua"

#: Habit/HabitProgressPages.swift
#: HabitPages.swift
#: Kidney/KidneyLabsPage.swift
msgid "From"
msgstr "Desde"

#. {0} screen.base.grouped; {1} screen.bonus.grouped
#: Habit/HabitProgressPages.swift
msgid "{0} for ticks, and {1} for steady weeks."
msgstr "{0} por marcas y {1} por semanas constantes."

#. {0} part.base.grouped; {1} part.awards.count; {2} part.bonus.grouped
#: Habit/HabitProgressPages.swift
msgid "{0} for {1, plural, one {# tick} other {# ticks}}, and {2} for steady weeks."
msgstr "{0} por {1, plural, one {# marca} other {# marcas}} y {2} por semanas constantes."

#. {0} next.points
#: Habit/HabitProgressPages.swift
msgid "The next tick gives {0}."
msgstr "La próxima marca da {0}."

#. {0} miss.points; {1} miss.award; {2} miss.streak
#: Habit/HabitProgressPages.swift
msgid "A tick today is worth {0, plural, one {# point} other {# points}}: {1} today, and {2} in the days after."
msgstr "Una marca hoy vale {0, plural, one {# punto} other {# puntos}}: {1} hoy y {2} en los días siguientes."

#. {0} miss.points
#: Habit/HabitProgressPages.swift
msgid "A tick today is worth {0, plural, one {# point} other {# points}}."
msgstr "Una marca hoy vale {0, plural, one {# punto} other {# puntos}}."

#: Habit/HabitProgressPages.swift
msgid "Receipt"
msgstr "Recibo"

#: Habit/HabitProgressPages.swift
msgid "Tick"
msgstr "Marca"

#: Habit/HabitProgressPages.swift
msgid "For it"
msgstr "Por la marca"

#: Habit/HabitProgressPages.swift
msgid "Steady"
msgstr "Constancia"

#. {0} Self.limit; {1} part.awards.count.grouped
#: Habit/HabitProgressPages.swift
msgid "The newest {0} of {1}"
msgstr "Las {0} más nuevas de {1}"

#. {0} since.days; {1} since.done; {2} since.points
#: Habit/HabitProgressPages.swift
msgid ""
"Since the course: {0, plural, one {# day} other {# days}}, {1, plural, one {# box} other {# boxes}} ticked, {2, "
"plural, one {# point} other {# points}}."
msgstr ""
"Desde el curso: {0, plural, one {# día} other {# días}}, {1, plural, one {# casilla marcada} other {# casillas "
"marcadas}}, {2, plural, one {# punto} other {# puntos}}."

#: Habit/HabitProgressPages.swift
msgid "Weeks"
msgstr "Semanas"

#. {0} week.from
#: Habit/HabitProgressPages.swift
msgid "From {0}"
msgstr "Desde el {0}"

#. {0} habit.done; {1} habit.due; {2} habit.longest
#: Habit/HabitProgressPages.swift
msgid "Done on {0} of {1, plural, one {# day} other {# days}}, {2} in a row at most."
msgstr ""
"Hecho en {0} de {1, plural, one {# día} other {# días}}; la racha más larga: {2, plural, one {# día} other {# días}}."

#. {0} version.setOn
#: Habit/HabitProgressPages.swift
msgid "from {0}"
msgstr "desde el {0}"

#. {0} week.done; {1} week.due
#: Habit/HabitProgressPages.swift
msgid "{0} of {1, plural, one {# box} other {# boxes}} ticked"
msgstr "{0} de {1, plural, one {# casilla marcada} other {# casillas marcadas}}"

#. {0} week.read; {1} week.posts
#: Habit/HabitProgressPages.swift
msgid "{0} of {1, plural, one {# post} other {# posts}} read"
msgstr "{0} de {1, plural, one {# lectura leída} other {# lecturas leídas}}"

#: Habit/PostPages.swift
msgid "Read to the end"
msgstr "Leída hasta el final"

#. {0} screen.post.week; {1} screen.page.minutes
#: Habit/PostPages.swift
msgid "Week {0} · {1, plural, one {# minute} other {# minutes}} to read"
msgstr "Semana {0} · {1, plural, one {# minuto} other {# minutos}} de lectura"

#: Habit/PostPages.swift
msgid "Pictures on the course’s site"
msgstr "Imágenes en el sitio del curso"

#: Habit/PostPages.swift
#: Kidney/KidneyWords.swift
msgid "Picture"
msgstr "Imagen"

#: Habit/PostPages.swift
msgid "Ideas"
msgstr "Ideas"

#. {0} link.label
#: Habit/PostPages.swift
msgid "Next: {0}"
msgstr "Siguiente: {0}"

#: Habit/PostPages.swift
msgctxt "the source of a page"
msgid "From"
msgstr "De:"

#: HabitPages.swift
msgid "Ten weeks of eating habits, one small habit at a time."
msgstr "Diez semanas de hábitos de alimentación, un pequeño hábito a la vez."

#: HabitPages.swift
msgid "This page begins with the course"
msgstr "Esta página empieza con el curso"

#: HabitPages.swift
msgid "Can be edited from"
msgstr "Se puede editar a partir del"

#: HabitPages.swift
#: Maricopa/MaricopaWords.swift
msgid "Since"
msgstr "Desde"

#: HabitPages.swift
msgid "Habit of"
msgstr "Hábito de"

#: HabitPages.swift
msgid "A good habit"
msgstr "Un buen hábito"

#: HabitPages.swift
msgid "To come"
msgstr "Por venir"

#: HabitPages.swift
msgid "In your words, over time"
msgstr "Con sus palabras, a lo largo del tiempo"

#: HabitPages.swift
msgid "The course goes by"
msgstr "El curso va según la hora de"

#: HabitPages.swift
msgid "Times in"
msgstr "Horas de"

#: HabitPages.swift
msgid "First day"
msgstr "Primer día"

#: HabitPages.swift
msgid "The course is over on"
msgstr "El curso termina el"

#: HabitPages.swift
msgctxt "a reminder"
msgid "On"
msgstr "Activado"

#: HabitPages.swift
msgctxt "an unlocked week"
msgid "Open"
msgstr "Abierta"

#: HabitPages.swift
msgid "Skipped so far"
msgstr "Omitidos hasta ahora"

#: Kidney/KidneyAlertsPage.swift
#: Kidney/KidneyWords.swift
msgid "Standing"
msgstr "Vigentes"

#: Kidney/KidneyAlertsPage.swift
msgctxt "alerts"
msgid "Found"
msgstr "Encontradas"

#: Kidney/KidneyFoodsPage.swift
msgid "Eaten lately"
msgstr "Lo que comió últimamente"

#. {0} Self.firstAsked.map(figure).joined(separator: ", ")
#: Kidney/KidneyFoodsPage.swift
msgid "In 100 g: {0}"
msgstr "En 100 g: {0}"

#. {0} nutrient.name
#: Kidney/KidneyFoodsPage.swift
msgid "{0} not known"
msgstr "{0}: no se conoce"

#. {0} text
#: Kidney/KidneyFoodsPage.swift
msgid "at least {0}"
msgstr "al menos {0}"

#: Kidney/KidneyJournalPage.swift
#: Kidney/KidneyTodayPage.swift
msgid "Nothing is written down yet."
msgstr "Todavía no hay nada anotado."

#. {0} photo.time; {1} meal.name
#: Kidney/KidneyJournalPage.swift
msgid "A photo of {0}, {1}"
msgstr "Una foto de las {0}, {1}"

#. {0} screen.stage
#: Kidney/KidneyLabsPage.swift
msgid "Stage: {0}"
msgstr "Etapa: {0}"

#: Kidney/KidneyLabsPage.swift
#: Kidney/KidneyWords.swift
msgid "Values"
msgstr "Valores"

#: Kidney/KidneyLabsPage.swift
msgid "No value is entered yet."
msgstr "Todavía no hay ningún valor anotado."

#: Kidney/KidneyLabsPage.swift
msgid "Correct a value"
msgstr "Corregir un valor"

#: Kidney/KidneyLabsPage.swift
msgid "One by one"
msgstr "Uno por uno"

#: Kidney/KidneyLabsPage.swift
#: Kidney/KidneyReportPage.swift
msgid "Value of"
msgstr "Valor de"

#: Kidney/KidneyLabsPage.swift
#: Kidney/KidneyTrendPages.swift
#: Kidney/KidneyWords.swift
msgid "Value"
msgstr "Valor"

#: Kidney/KidneyLabsPage.swift
msgid "Judged"
msgstr "Evaluación"

#: Kidney/KidneyMedicinePages.swift
#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Taken"
msgstr "En uso"

#: Kidney/KidneyMedicinePages.swift
#: Kidney/KidneyWords.swift
msgid "Later"
msgstr "Más adelante"

#: Kidney/KidneyMedicinePages.swift
#: Kidney/KidneyWords.swift
msgid "Ended"
msgstr "Ya terminaron"

#: Kidney/KidneyMedicinePages.swift
msgid "reminders are on"
msgstr "recordatorios activados"

#. {0} line.check.name
#: Kidney/KidneyMedicinePages.swift
msgid "Check: {0}"
msgstr "Revisión: {0}"

#: Kidney/KidneyMedicinePages.swift
msgid "Advice that conflicts"
msgstr "Consejos que se contradicen"

#: Kidney/KidneyMedicinePages.swift
#: Kidney/KidneyWords.swift
msgid "Gaps"
msgstr "Lo que falta"

#: Kidney/KidneyMedicinePages.swift
#: Kidney/KidneyTargetsPage.swift
#: Kidney/KidneyTodayPage.swift
msgid "It rests on a value that is older than 90 days."
msgstr "Se basa en un valor de hace más de 90 días."

#: Kidney/KidneyMedicinePages.swift
#: Kidney/KidneyTargetsPage.swift
#: Kidney/KidneyTodayPage.swift
msgid "Why"
msgstr "Por qué"

#: Kidney/KidneyMedicinePages.swift
#: Kidney/KidneyWords.swift
msgid "Not checked"
msgstr "Sin revisar"

#: Kidney/KidneyMedicinePages.swift
msgid "Known, without a rule"
msgstr "Se conocen, sin regla"

#: Kidney/KidneyMedicinePages.swift
msgid "Pairs without a rule"
msgstr "Pares sin regla"

#: Kidney/KidneyMedicinePages.swift
#: Kidney/KidneyWords.swift
msgid "Alike"
msgstr "Parecidos"

#: Kidney/KidneyMedicinePages.swift
#: Kidney/KidneyReportCardPage.swift
#: Kidney/KidneyWords.swift
msgid "Held back"
msgstr "No se ofrecen"

#: Kidney/KidneyOnlinePages.swift
#: Kidney/KidneyWords.swift
msgid "Left out"
msgstr "Se deja fuera"

#: Kidney/KidneyOnlinePages.swift
msgid "Other labels"
msgstr "Otras etiquetas"

#. {0} card.name; {1} card.from; {2} card.until
#: Kidney/KidneyReportCardPage.swift
#: Kidney/KidneyReportPage.swift
msgid "{0}, from {1} to {2}"
msgstr "{0}, del {1} al {2}"

#: Kidney/KidneyReportCardPage.swift
#: Kidney/KidneyReportPage.swift
msgid "Laboratory values"
msgstr "Resultados de laboratorio"

#: Kidney/KidneyReportCardPage.swift
#: Kidney/KidneyReportPage.swift
msgid "Food and drink"
msgstr "Comidas y bebidas"

#: Kidney/KidneyReportCardPage.swift
#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Body"
msgstr "Cuerpo"

#: Kidney/KidneyReportCardPage.swift
#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Goals"
msgstr "Metas"

#. {0} listed(foods.more, .and)
#: Kidney/KidneyReportCardPage.swift
msgid "More of: {0}"
msgstr "Más de: {0}"

#. {0} listed(foods.less, .and)
#: Kidney/KidneyReportCardPage.swift
msgid "Less of: {0}"
msgstr "Menos de: {0}"

#: Kidney/KidneyReportCardPage.swift
msgid "To try"
msgstr "Para probar"

#: Kidney/KidneyReportCardPage.swift
#: Kidney/KidneyWords.swift
msgid "Rewards"
msgstr "Recompensas"

#. {0} card.rewards.monthPoints; {1} card.rewards.points.grouped; {2} card.rewards.level
#: Kidney/KidneyReportCardPage.swift
msgid "{0, plural, one {# point} other {# points}} this month, {1} in all. {2}."
msgstr "{0, plural, one {# punto} other {# puntos}} este mes, {1} en total. {2}."

#: Kidney/KidneyReportPage.swift
msgid "Alerts that stand"
msgstr "Alertas vigentes"

#: Kidney/KidneyReportPage.swift
msgid "Questions of the patient"
msgstr "Preguntas propias"

#: Kidney/KidneyReportPage.swift
msgid "Questions from the figures"
msgstr "Preguntas a partir de los datos"

#: Kidney/KidneyReportPage.swift
msgid "Person"
msgstr "Persona"

#: Kidney/KidneyReportPage.swift
msgid "Kidneys"
msgstr "Riñones"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyTrendPages.swift
msgid "Newest"
msgstr "Más reciente"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyTrendPages.swift
#: Kidney/KidneyWords.swift
msgid "Before"
msgstr "Antes"

#: Kidney/KidneyReportPage.swift
msgid "Goal or range"
msgstr "Objetivo o rango"

#: Kidney/KidneyWords.swift
msgctxt "of a laboratory value"
msgid "Goal"
msgstr "Objetivo"

#: Kidney/KidneyReportPage.swift
msgid "Compared"
msgstr "Comparación"

#. {0} report.missingLabs.joined(separator: ", ")
#: Kidney/KidneyReportPage.swift
msgid "Without a value: {0}"
msgstr "Sin valor: {0}"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Medicines"
msgstr "Medicinas"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Medicine"
msgstr "Medicina"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Dose"
msgstr "Dosis"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Check"
msgstr "Revisión"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Trends"
msgstr "Tendencias"

#: Kidney/KidneyReportPage.swift
msgid "Alerts of the span"
msgstr "Alertas del período"

#. {0} line.first; {1} line.last
#: Kidney/KidneyReportPage.swift
msgid "{0} to {1}"
msgstr "{0} a {1}"

#. {0} report.intake.loggedDays; {1} report.intake.days; {2} report.intake.wholeDays
#: Kidney/KidneyReportPage.swift
msgid "{0} of {1, plural, one {# day} other {# days}} written down, {2} of them whole."
msgstr "{0} de {1, plural, one {# día anotado} other {# días anotados}}, {2} de ellos completos."

#: Kidney/KidneyReportPage.swift
msgid "Mean of a day"
msgstr "Promedio de un día"

#: Kidney/KidneyReportPage.swift
msgid "Mean"
msgstr "Promedio"

#: Kidney/KidneyReportPage.swift
msgid "For each kg"
msgstr "Por cada kg"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Target"
msgstr "Objetivo"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Days"
msgstr "Días"

#: Kidney/KidneyReportPage.swift
msgid "Coverage"
msgstr "Cobertura"

#: Kidney/KidneyReportPage.swift
msgid "Largest shares"
msgstr "Lo que más aportó"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Food"
msgstr "Alimento"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Times"
msgstr "Veces"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Amount"
msgstr "Cantidad"

#: Kidney/KidneyReportPage.swift
msgid "Share"
msgstr "Parte"

#. {0} part.unknown.joined(separator: ", ")
#: Kidney/KidneyReportPage.swift
msgid "No figure: {0}"
msgstr "Sin dato: {0}"

#: Kidney/KidneyReportPage.swift
msgid "Not confirmed"
msgstr "Sin confirmar"

#: Kidney/KidneyReportPage.swift
msgid "Pairs of medicines without a rule"
msgstr "Pares de medicinas sin regla"

#: Kidney/KidneyReportPage.swift
msgid "The diary"
msgstr "El diario"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
#: TIPs/TIPsHistoryPage.swift
msgid "Time"
msgstr "Hora"

#: Kidney/KidneyReportPage.swift
#: Kidney/KidneyWords.swift
msgid "Meal"
msgstr "Comida"

#: Kidney/KidneyReportPage.swift
msgid "Together"
msgstr "En total"

#: Kidney/KidneyReportPage.swift
msgid "within"
msgstr "dentro"

#: Kidney/KidneyTodayPage.swift
msgid "Hours apart"
msgstr "Con horas de distancia"

#: Kidney/KidneyTodayPage.swift
#: Kidney/KidneyWords.swift
msgid "Totals"
msgstr "Totales"

#: Kidney/KidneyTodayPage.swift
msgid "Other nutrients"
msgstr "Otros nutrientes"

#: Kidney/KidneyTodayPage.swift
#: Kidney/KidneyWords.swift
msgid "Meals"
msgstr "Comidas"

#: Kidney/KidneyTodayPage.swift
#: Kidney/KidneyWords.swift
msgid "Weight"
msgstr "Peso"

#: Kidney/KidneyTodayPage.swift
msgid "Go on"
msgstr "Continuar"

#. {0} row.label
#: Kidney/KidneyTodayPage.swift
msgid "Why {0}"
msgstr "Por qué: {0}"

#: Kidney/KidneyTodayPage.swift
msgid "Your diet"
msgstr "Su dieta"

#: Kidney/KidneyTodayPage.swift
#: Kidney/KidneyWords.swift
msgid "Sick day"
msgstr "Día de enfermedad"

#: Kidney/KidneyTrendPages.swift
msgid "See also"
msgstr "Vea también"

#. {0} trend.title
#: Kidney/KidneyTrendPages.swift
msgid "{0} as a table"
msgstr "{0}: tabla"

#: Kidney/KidneyTrendPages.swift
msgid "Trend of"
msgstr "Tendencia de"

#: Kidney/KidneyWords.swift
msgctxt "mark"
msgid "Good"
msgstr "Bien"

#: Kidney/KidneyWords.swift
msgctxt "mark"
msgid "Look"
msgstr "Necesita atención"

#: Kidney/KidneyWords.swift
msgctxt "mark"
msgid "Urgent"
msgstr "Urgente"

#: Kidney/KidneyWords.swift
msgctxt "mark"
msgid "Open"
msgstr "No se puede saber"

#: Kidney/KidneyWords.swift
msgid "Accepted"
msgstr "Aceptado"

#: Kidney/KidneyWords.swift
msgid "Activity"
msgstr "Actividad"

#: Kidney/KidneyWords.swift
#: Maricopa/AdminPages.swift
#: Maricopa/MaricopaWords.swift
msgid "After"
msgstr "Después"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Age"
msgstr "Edad"

#: Kidney/KidneyWords.swift
msgid "Aim"
msgstr "Meta"

#: Kidney/KidneyWords.swift
msgid "Alert"
msgstr "Alerta"

#: Kidney/KidneyWords.swift
msgid "Alerts"
msgstr "Alertas"

#: Kidney/KidneyWords.swift
msgid "Already there"
msgstr "Ya estaba"

#: Kidney/KidneyWords.swift
msgid "Analytes"
msgstr "Análisis"

#: Kidney/KidneyWords.swift
msgid "At least"
msgstr "Al menos"

#: Kidney/KidneyWords.swift
msgid "Badges"
msgstr "Insignias"

#: Kidney/KidneyWords.swift
msgid "Brand"
msgstr "Marca"

#: Kidney/KidneyWords.swift
msgid "Brings"
msgstr "Aporta"

#: Kidney/KidneyWords.swift
msgid "Card"
msgstr "Tarjeta"

#: Kidney/KidneyWords.swift
msgid "Care team"
msgstr "Equipo médico"

#: Kidney/KidneyWords.swift
msgid "Categories"
msgstr "Categorías"

#: Kidney/KidneyWords.swift
#: TIPs/TIPsAdherencePage.swift
#: TIPs/TIPsHistoryPage.swift
msgid "Category"
msgstr "Categoría"

#: Kidney/KidneyWords.swift
msgid "Causes"
msgstr "Causas"

#: Kidney/KidneyWords.swift
msgid "Change"
msgstr "Cambio"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Changed"
msgstr "Cambiado"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
#: TIPs/TIPsHistoryPage.swift
msgid "Changes"
msgstr "Cambios"

#: Kidney/KidneyWords.swift
msgid "Classes"
msgstr "Clases"

#: Kidney/KidneyWords.swift
msgid "Comparator"
msgstr "Comparador"

#: Kidney/KidneyWords.swift
msgid "Components"
msgstr "Componentes"

#: Kidney/KidneyWords.swift
msgid "Conflicts"
msgstr "Consejos que se contradicen"

#: Kidney/KidneyWords.swift
msgid "Context"
msgstr "Momento"

#: Kidney/KidneyWords.swift
msgid "Conventional"
msgstr "Sistema convencional (mg/dL)"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Count"
msgstr "Número"

#: Kidney/KidneyWords.swift
msgid "Counts"
msgstr "Cantidades"

#: Kidney/KidneyWords.swift
msgid "Diastolic"
msgstr "Diastólica"

#: Kidney/KidneyWords.swift
msgid "Diet"
msgstr "Dieta"

#: Kidney/KidneyWords.swift
msgid "Dislikes"
msgstr "No le gusta"

#: Kidney/KidneyWords.swift
msgid "eGFR"
msgstr "TFGe"

#: Kidney/KidneyWords.swift
msgid "Earns"
msgstr "Recompensas posibles"

#: Kidney/KidneyWords.swift
msgid "Effective"
msgstr "Vigente desde"

#: Kidney/KidneyWords.swift
msgid "Effects"
msgstr "Efectos"

#: Kidney/KidneyWords.swift
msgid "Ended on"
msgstr "Terminó el"

#: Kidney/KidneyWords.swift
msgid "Energy"
msgstr "Energía"

#: Kidney/KidneyWords.swift
msgid "Entry"
msgstr "Anotación"

#: Kidney/KidneyWords.swift
msgid "Error"
msgstr "Error"

#: Kidney/KidneyWords.swift
msgid "Facts"
msgstr "Datos"

#: Kidney/KidneyWords.swift
msgid "Faults"
msgstr "Problemas"

#: Kidney/KidneyWords.swift
msgid "Figures"
msgstr "Datos"

#: Kidney/KidneyWords.swift
msgid "File"
msgstr "Archivo"

#: Kidney/KidneyWords.swift
msgid "Filled"
msgstr "Completado"

#: Kidney/KidneyWords.swift
msgid "Findings"
msgstr "Hallazgos"

#: Kidney/KidneyWords.swift
msgid "First"
msgstr "Primero"

#: Kidney/KidneyWords.swift
msgid "Fluid"
msgstr "Líquidos"

#: Kidney/KidneyWords.swift
msgid "Formula"
msgstr "Fórmula"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Found"
msgstr "Encontrado"

#: Kidney/KidneyWords.swift
msgid "Gain"
msgstr "Aumento"

#: Kidney/KidneyWords.swift
msgid "Gain percent"
msgstr "Aumento en porcentaje"

#: Kidney/KidneyWords.swift
msgid "Generic"
msgstr "Genérico"

#: Kidney/KidneyWords.swift
msgid "Generics"
msgstr "Genéricos"

#: Kidney/KidneyWords.swift
msgid "Goal"
msgstr "Meta"

#: Kidney/KidneyWords.swift
msgid "High reason"
msgstr "Razón del máximo"

#: Kidney/KidneyWords.swift
msgid "Holds"
msgstr "Vigente"

#: Kidney/KidneyWords.swift
msgid "In amount"
msgstr "En la cantidad"

#: Kidney/KidneyWords.swift
msgid "Intake"
msgstr "Consumo"

#: Kidney/KidneyWords.swift
msgid "International"
msgstr "Sistema internacional (mmol/L)"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Checked"
msgstr "Revisado"

#: Kidney/KidneyWords.swift
msgid "Clinic"
msgstr "Clínica"

#: Kidney/KidneyWords.swift
msgid "Computed"
msgstr "Calculado"

#: Kidney/KidneyWords.swift
msgid "Earned"
msgstr "Ganada"

#: Kidney/KidneyWords.swift
msgid "Complete"
msgstr "Completo"

#: Kidney/KidneyWords.swift
msgid "Guess"
msgstr "Aproximado"

#: Kidney/KidneyWords.swift
msgid "Ill"
msgstr "Día de enfermedad"

#: Kidney/KidneyWords.swift
msgid "Liked"
msgstr "Le gusta"

#: Kidney/KidneyWords.swift
msgid "Limited"
msgstr "Limitado"

#: Kidney/KidneyWords.swift
msgid "Lower bound"
msgstr "Como mínimo"

#: Kidney/KidneyWords.swift
msgid "Met"
msgstr "Cumplida"

#: Kidney/KidneyWords.swift
msgid "Noted"
msgstr "Anotado"

#: Kidney/KidneyWords.swift
msgid "Old"
msgstr "Antiguo"

#: Kidney/KidneyWords.swift
msgid "On"
msgstr "Activado"

#: Kidney/KidneyWords.swift
msgid "Original present"
msgstr "Original guardado"

#: Kidney/KidneyWords.swift
msgid "Outdated"
msgstr "Desactualizado"

#: Kidney/KidneyWords.swift
msgid "Reached"
msgstr "Lograda"

#: Kidney/KidneyWords.swift
msgid "Stand in"
msgstr "Sustituto"

#: Kidney/KidneyWords.swift
msgid "Weak"
msgstr "Dato débil"

#: Kidney/KidneyWords.swift
msgid "Issue"
msgstr "Emisión"

#: Kidney/KidneyWords.swift
msgid "Judgment"
msgstr "Evaluación"

#: Kidney/KidneyWords.swift
msgid "Keep"
msgstr "Mantener"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Kind"
msgstr "Tipo"

#: Kidney/KidneyWords.swift
msgid "Kinds"
msgstr "Tipos"

#: Kidney/KidneyWords.swift
msgid "Label names"
msgstr "Nombres en la etiqueta"

#: Kidney/KidneyWords.swift
msgid "Labs"
msgstr "Laboratorio"

#: Kidney/KidneyWords.swift
msgid "Latest"
msgstr "Último"

#: Kidney/KidneyWords.swift
msgid "Less"
msgstr "Menos"

#: Kidney/KidneyWords.swift
msgid "Level"
msgstr "Nivel"

#: Kidney/KidneyWords.swift
msgid "Share of the level"
msgstr "Parte del nivel"

#: Kidney/KidneyWords.swift
msgid "Likes"
msgstr "Le gusta"

#: Kidney/KidneyWords.swift
msgid "Limit"
msgstr "Límite"

#: Kidney/KidneyWords.swift
msgid "Limits"
msgstr "Límites"

#: Kidney/KidneyWords.swift
msgid "Written down"
msgstr "Anotado"

#: Kidney/KidneyWords.swift
msgid "Loss"
msgstr "Pérdida"

#: Kidney/KidneyWords.swift
msgid "Low reason"
msgstr "Razón del mínimo"

#: Kidney/KidneyWords.swift
msgid "Mark"
msgstr "Señal"

#: Kidney/KidneyWords.swift
msgid "Meaning"
msgstr "Qué significa"

#: Kidney/KidneyWords.swift
msgid "Merged"
msgstr "Combinado"

#: Kidney/KidneyWords.swift
msgid "Minutes"
msgstr "Minutos"

#: Kidney/KidneyWords.swift
msgid "Month"
msgstr "Mes"

#: Kidney/KidneyWords.swift
msgid "Month points"
msgstr "Puntos del mes"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Name"
msgstr "Nombre"

#: Kidney/KidneyWords.swift
msgid "Near"
msgstr "Cerca"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "New"
msgstr "Nuevo"

#: Kidney/KidneyWords.swift
msgid "News"
msgstr "Novedades"

#: Kidney/KidneyWords.swift
msgid "Next level at"
msgstr "Siguiente nivel con"

#: Kidney/KidneyWords.swift
msgid "Not kept"
msgstr "No guardados"

#: Kidney/KidneyWords.swift
msgid "Notices"
msgstr "Avisos"

#: Kidney/KidneyWords.swift
msgid "Offered"
msgstr "Se ofrecen"

#: Kidney/KidneyWords.swift
msgid "Opposed"
msgstr "En contra"

#: Kidney/KidneyWords.swift
msgid "Origin"
msgstr "Origen"

#: Kidney/KidneyWords.swift
msgid "Other"
msgstr "Otro"

#: Kidney/KidneyWords.swift
msgid "Others"
msgstr "Otros"

#: Kidney/KidneyWords.swift
msgid "Outcome"
msgstr "Resultado"

#: Kidney/KidneyWords.swift
msgid "Pairs without rule"
msgstr "Pares sin regla"

#: Kidney/KidneyWords.swift
msgid "Passed over"
msgstr "Omitido"

#: Kidney/KidneyWords.swift
msgid "Pending points"
msgstr "Puntos en espera"

#: Kidney/KidneyWords.swift
msgid "In 100 g"
msgstr "En 100 g"

#: Kidney/KidneyWords.swift
msgid "Period"
msgstr "Período"

#: Kidney/KidneyWords.swift
msgid "Phosphorus"
msgstr "Fósforo"

#: Kidney/KidneyWords.swift
msgid "Photos"
msgstr "Fotos"

#: Kidney/KidneyWords.swift
msgid "Portion"
msgstr "Porción"

#: Kidney/KidneyWords.swift
msgid "Portions"
msgstr "Porciones"

#: Kidney/KidneyWords.swift
msgid "Pressure"
msgstr "Presión"

#: Kidney/KidneyWords.swift
msgid "Pressures"
msgstr "Presiones"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Previous"
msgstr "Anterior"

#: Kidney/KidneyWords.swift
msgid "Priority"
msgstr "Prioridad"

#: Kidney/KidneyWords.swift
msgid "Profile"
msgstr "Perfil"

#: Kidney/KidneyWords.swift
msgid "Progress"
msgstr "Avance"

#: Kidney/KidneyWords.swift
msgid "Promise"
msgstr "Promesa"

#: Kidney/KidneyWords.swift
msgid "Prompts"
msgstr "Por completar"

#: Kidney/KidneyWords.swift
msgid "Quantity"
msgstr "Cantidad"

#: Kidney/KidneyWords.swift
msgid "Range"
msgstr "Rango"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Read"
msgstr "Leído"

#: Kidney/KidneyWords.swift
msgid "Reading"
msgstr "Lectura"

#: Kidney/KidneyWords.swift
msgid "Readings"
msgstr "Lecturas"

#: Kidney/KidneyWords.swift
msgid "Reasons"
msgstr "Razones"

#: Kidney/KidneyWords.swift
msgid "Recent"
msgstr "Recientes"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Refusal"
msgstr "Rechazo"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Refusals"
msgstr "Rechazos"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Refused"
msgstr "Rechazado"

#: Kidney/KidneyWords.swift
msgid "Related"
msgstr "Relacionado"

#: Kidney/KidneyWords.swift
msgid "Reminds"
msgstr "Con recordatorio"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Report"
msgstr "Informe"

#: Kidney/KidneyWords.swift
msgid "Rule"
msgstr "Regla"

#: Kidney/KidneyWords.swift
msgid "Rules"
msgstr "Reglas"

#: Kidney/KidneyWords.swift
msgid "Schedule"
msgstr "Horario"

#: Kidney/KidneyWords.swift
msgid "Scope"
msgstr "Alcance"

#: Kidney/KidneyWords.swift
msgid "Second"
msgstr "Segundo"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Section"
msgstr "Sección"

#: Kidney/KidneyWords.swift
msgid "Sentence"
msgstr "Frase"

#: Kidney/KidneyWords.swift
msgid "Sentences"
msgstr "Frases"

#: Kidney/KidneyWords.swift
msgid "Sessions"
msgstr "Sesiones"

#: Kidney/KidneyWords.swift
msgid "Severity"
msgstr "Gravedad"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Source"
msgstr "Fuente"

#: Kidney/KidneyWords.swift
msgid "Stage"
msgstr "Etapa"

#: Kidney/KidneyWords.swift
msgid "Start"
msgstr "Inicio"

#: Parts/ChartSample.swift
msgid "Chart"
msgstr "Gráfico"

#: Parts/ChartSample.swift
msgid "A sample"
msgstr "Una muestra"

#: Parts/ChartSample.swift
msgid "Two lines, of which one rises above the limit."
msgstr "Dos líneas, de las que una sube por encima del límite."

#: Kidney/KidneyWords.swift
#: Recipes/RecipeReadingPage.swift
msgid "Steps"
msgstr "Pasos"

#: Kidney/KidneyWords.swift
msgid "Stop"
msgstr "Fin"

#: Kidney/KidneyWords.swift
msgid "Subjects"
msgstr "Temas"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Summary"
msgstr "Resumen"

#: Kidney/KidneyWords.swift
msgid "Swaps"
msgstr "Cambios"

#: Kidney/KidneyWords.swift
msgid "Switches"
msgstr "Interruptores"

#: Kidney/KidneyWords.swift
msgid "Systolic"
msgstr "Sistólica"

#: Kidney/KidneyWords.swift
msgid "Targets"
msgstr "Objetivos"

#: Kidney/KidneyWords.swift
msgid "Thumbnail"
msgstr "Miniatura"

#: Kidney/KidneyWords.swift
msgid "To"
msgstr "Hasta"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Topics"
msgstr "Temas"

#: Kidney/KidneyWords.swift
msgid "Trend"
msgstr "Tendencia"

#: Kidney/KidneyWords.swift
msgid "Tries"
msgstr "Para probar"

#: Kidney/KidneyWords.swift
msgid "Typed"
msgstr "Escrito"

#: Kidney/KidneyWords.swift
msgid "Underway"
msgstr "En curso"

#: Kidney/KidneyWords.swift
msgid "Unread"
msgstr "Sin leer"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Until"
msgstr "Hasta"

#: Kidney/KidneyWords.swift
msgid "Urgency"
msgstr "Urgencia"

#: Kidney/KidneyWords.swift
msgid "Version"
msgstr "Versión"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Waiting"
msgstr "En espera"

#: Kidney/KidneyWords.swift
msgid "Was there"
msgstr "Ya estaba"

#: Kidney/KidneyWords.swift
msgid "Weekdays"
msgstr "Días de la semana"

#: Kidney/KidneyWords.swift
msgid "Weights"
msgstr "Pesos"

#: Kidney/KidneyWords.swift
msgid "Without rule"
msgstr "Sin regla"

#: Kidney/KidneyWords.swift
msgid "Alarms"
msgstr "Alarmas"

#: Kidney/KidneyWords.swift
msgid "Breakfast"
msgstr "Desayuno"

#: Kidney/KidneyWords.swift
msgid "Calcium"
msgstr "Calcio"

#: Kidney/KidneyWords.swift
msgid "Carbohydrate"
msgstr "Carbohidratos"

#: Kidney/KidneyWords.swift
msgid "Closing"
msgstr "Cierre"

#: Kidney/KidneyWords.swift
msgid "Conflict"
msgstr "Consejos que se contradicen"

#: Kidney/KidneyWords.swift
msgid "Contraindicated"
msgstr "Contraindicada"

#: Kidney/KidneyWords.swift
msgid "Daily"
msgstr "Diario"

#: Kidney/KidneyWords.swift
msgid "Day end"
msgstr "Cierre del día"

#: Kidney/KidneyWords.swift
msgid "Diastolic pressure"
msgstr "Presión diastólica"

#: Kidney/KidneyWords.swift
msgid "Dinner"
msgstr "Cena"

#: Kidney/KidneyWords.swift
msgid "Doses"
msgstr "Dosis"

#: Kidney/KidneyWords.swift
msgid "Fasting glucose"
msgstr "Glucosa en ayunas"

#: Kidney/KidneyWords.swift
msgid "Female"
msgstr "Mujer"

#: Kidney/KidneyWords.swift
msgid "Fiber"
msgstr "Fibra"

#: Kidney/KidneyWords.swift
msgid "Grant"
msgstr "Otorgada"

#: Kidney/KidneyWords.swift
msgid "Granted"
msgstr "Otorgada"

#: Kidney/KidneyWords.swift
msgid "High"
msgstr "Alto"

#: Kidney/KidneyWords.swift
msgid "Intake low"
msgstr "Consumo bajo"

#: Kidney/KidneyWords.swift
msgid "Intake near"
msgstr "Consumo cerca del límite"

#: Kidney/KidneyWords.swift
msgid "Intake over"
msgstr "Consumo por encima del límite"

#: Kidney/KidneyWords.swift
msgid "Interaction"
msgstr "Interacción"

#: Kidney/KidneyWords.swift
msgid "Interactions"
msgstr "Interacciones"

#: Kidney/KidneyWords.swift
msgid "Interdialytic gain"
msgstr "Aumento de peso entre sesiones"

#: Kidney/KidneyWords.swift
msgid "Lab"
msgstr "Laboratorio"

#: Kidney/KidneyWords.swift
msgid "Low"
msgstr "Bajo"

#: Kidney/KidneyWords.swift
msgid "Lunch"
msgstr "Almuerzo"

#: Kidney/KidneyWords.swift
msgid "Major"
msgstr "Grave"

#: Kidney/KidneyWords.swift
msgid "Male"
msgstr "Hombre"

#: Kidney/KidneyWords.swift
msgid "Meal carbohydrate"
msgstr "Carbohidratos por comida"

#: Kidney/KidneyWords.swift
msgid "Measurements"
msgstr "Mediciones"

#: Kidney/KidneyWords.swift
msgid "Minor"
msgstr "Menor"

#: Kidney/KidneyWords.swift
msgid "Moderate"
msgstr "Moderada"

#: Kidney/KidneyWords.swift
msgid "Month end"
msgstr "Cierre del mes"

#: Kidney/KidneyWords.swift
msgid "Pend"
msgstr "En espera"

#: Kidney/KidneyWords.swift
msgid "Pending"
msgstr "En espera"

#: Kidney/KidneyWords.swift
msgid "Post dialysis"
msgstr "Después de la diálisis"

#: Kidney/KidneyWords.swift
msgid "Potassium"
msgstr "Potasio"

#: Kidney/KidneyWords.swift
msgid "Pre dialysis"
msgstr "Antes de la diálisis"

#: Kidney/KidneyWords.swift
msgid "Protein"
msgstr "Proteína"

#: Kidney/KidneyWords.swift
msgid "Resume"
msgstr "Retomada"

#: Kidney/KidneyWords.swift
msgid "Reverse"
msgstr "Retirada"

#: Kidney/KidneyWords.swift
msgid "Reversed"
msgstr "Retirada"

#: Kidney/KidneyWords.swift
msgid "Reward"
msgstr "Recompensa"

#: Kidney/KidneyWords.swift
msgid "Settle"
msgstr "Confirmada"

#: Kidney/KidneyWords.swift
msgid "Settled"
msgstr "Confirmada"

#: Kidney/KidneyWords.swift
msgid "Snack"
msgstr "Refrigerio"

#: Kidney/KidneyWords.swift
msgid "Sodium"
msgstr "Sodio"

#: Kidney/KidneyWords.swift
msgid "Sugars"
msgstr "Azúcares"

#: Kidney/KidneyWords.swift
msgid "Suggestion"
msgstr "Sugerencia"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Suggestions"
msgstr "Sugerencias"

#: Kidney/KidneyWords.swift
msgid "Systolic pressure"
msgstr "Presión sistólica"

#: Kidney/KidneyWords.swift
msgid "Timing"
msgstr "Horario"

#: Kidney/KidneyWords.swift
msgid "Transplant"
msgstr "Trasplante"

#: Kidney/KidneyWords.swift
#: Maricopa/MaricopaWords.swift
msgid "Unknown"
msgstr "No se sabe"

#: Kidney/KidneyWords.swift
msgid "Unsafe item"
msgstr "Alimento no seguro"

#: Kidney/KidneyWords.swift
msgid "Vitamin K"
msgstr "Vitamina K"

#: Kidney/KidneyWords.swift
msgid "Week end"
msgstr "Cierre de la semana"

#: KidneyPages.swift
msgid "Kidney"
msgstr "Riñones"

#: KidneyPages.swift
msgid "Food, drink, labs and medicines with kidney disease."
msgstr "Comidas, bebidas, análisis y medicinas con enfermedad de los riñones."

#. {0} $0
#: Maricopa/AdminPages.swift
msgid "Version {0}"
msgstr "Versión {0}"

#. {0} screen.source
#: Maricopa/AdminPages.swift
#: Recipes/RecipeReadingPage.swift
msgid "Source: {0}"
msgstr "Fuente: {0}"

#: Maricopa/AdminPages.swift
msgid "Your text beside what is stored now"
msgstr "Su texto junto a lo que está guardado ahora"

#: Maricopa/AdminPages.swift
msgid "The form below has your text, and its button stores it. First copy into the form what you need of the stored text."
msgstr ""
"El formulario de abajo tiene su texto, y su botón lo guarda. Antes copie en el formulario lo que necesite de lo que "
"está guardado."

#: Maricopa/AdminPages.swift
msgid "Stored now"
msgstr "Guardado ahora"

#: Maricopa/AdminPages.swift
msgid "Your text"
msgstr "Su texto"

#: Maricopa/AdminPages.swift
msgid "Drop your text, begin with what is stored"
msgstr "Descartar su texto y empezar con lo guardado"

#. {0} entry.at.date; {1} entry.at.time.hourAndMinute; {2} entry.by
#: Maricopa/AdminPages.swift
msgid "{0} at {1}, by {2}"
msgstr "{0} a las {1}, por {2}"

#. {0} row.record
#: Maricopa/AdminPages.swift
#: Maricopa/RecordPage.swift
msgid "A photo of {0}"
msgstr "Una foto de {0}"

#. {0} row.sentAt.date; {1} row.size
#: Maricopa/AdminPages.swift
msgid "Sent on {0}, {1} pixels"
msgstr "Enviada el {0}, {1} píxeles"

#. {0} day
#: Maricopa/AdminPages.swift
msgid "Decided on {0}"
msgstr "Decidida el {0}"

#: Maricopa/AdminPages.swift
#: Maricopa/MaricopaWords.swift
msgid "Field"
msgstr "Campo"

#: Maricopa/AdminPages.swift
msgctxt "field"
msgid "nothing"
msgstr "nada"

#: Maricopa/DirectoryPages.swift
msgid "Home"
msgstr "Inicio"

#: Maricopa/DirectoryPages.swift
msgid "The numbers are those of the list. A plus stands for several places close together."
msgstr "Los números son los de la lista. Un signo + indica varios lugares muy cercanos entre sí."

#: Maricopa/DirectoryPages.swift
msgid "On your map"
msgstr "En su mapa"

#. {0} $0.minutes
#: Maricopa/PersonalPages.swift
msgid "told {0}"
msgstr "se avisó {0}"

#: Maricopa/PersonalPages.swift
msgid "The event was called off: nothing is told."
msgstr "El evento se canceló: no habrá aviso."

#: Maricopa/PersonalPages.swift
msgid "Nothing is left to tell."
msgstr "No queda nada que avisar."

#: Maricopa/PersonalPages.swift
msgid "The event is no longer in the directory."
msgstr "El evento ya no está en el directorio."

#: Maricopa/DirectorySearchPage.swift
msgid "Or look through a list:"
msgstr "O recorra una lista:"

#. {0} screen.apply.label
#: Maricopa/FilterPage.swift
msgid "Go to “{0}”"
msgstr "Ir a “{0}”"

#. {0} folder
#: Maricopa/LetterPages.swift
msgid "No mail server is named here, so letters are files on this machine, in the folder {0}."
msgstr ""
"Aquí no hay ningún servidor de correo indicado, así que los correos son archivos en este equipo, en la carpeta {0}."

#: Maricopa/MaricopaWords.swift
msgid "Actor"
msgstr "Quién"

#: Maricopa/MaricopaWords.swift
msgid "Address"
msgstr "Dirección"

#: Maricopa/MaricopaWords.swift
msgid "Ask"
msgstr "Preguntar"

#: Maricopa/MaricopaWords.swift
msgid "At"
msgstr "Cuándo"

#: Maricopa/MaricopaWords.swift
msgid "Can be refused"
msgstr "Se puede rechazar"

#: Maricopa/MaricopaWords.swift
msgid "Can be shown"
msgstr "Se puede mostrar"

#: Maricopa/MaricopaWords.swift
msgid "Caption"
msgstr "Pie de foto"

#: Maricopa/MaricopaWords.swift
msgid "Checked on"
msgstr "Revisado el"

#: Maricopa/MaricopaWords.swift
msgid "City"
msgstr "Ciudad"

#: Maricopa/MaricopaWords.swift
msgid "Confirmation"
msgstr "Confirmación"

#: Maricopa/MaricopaWords.swift
msgid "Deleted here"
msgstr "Eliminados aquí"

#: Maricopa/MaricopaWords.swift
msgid "Devices"
msgstr "Dispositivos"

#: Maricopa/MaricopaWords.swift
msgid "Dialog"
msgstr "Mensaje"

#: Maricopa/MaricopaWords.swift
msgid "Distance meters"
msgstr "Distancia en metros"

#: Maricopa/MaricopaWords.swift
msgid "Doubled"
msgstr "Repetidos"

#: Maricopa/MaricopaWords.swift
msgid "Doubles"
msgstr "Repeticiones"

#: Maricopa/MaricopaWords.swift
msgid "Edit"
msgstr "Editar"

#: Maricopa/MaricopaWords.swift
msgid "Email"
msgstr "Correo electrónico"

#: Maricopa/MaricopaWords.swift
msgid "End"
msgstr "Final"

#: Maricopa/MaricopaWords.swift
msgid "Event"
msgstr "Evento"

#: Maricopa/MaricopaWords.swift
#: Recipes/RecipeReadingPage.swift
msgid "Export"
msgstr "Exportar"

#: Maricopa/MaricopaWords.swift
msgid "Fields"
msgstr "Campos"

#: Maricopa/MaricopaWords.swift
msgid "First line"
msgstr "Primera línea"

#: Maricopa/MaricopaWords.swift
msgid "Format"
msgstr "Formato"

#: Maricopa/MaricopaWords.swift
msgid "Given up"
msgstr "Ya no se enviarán"

#: Maricopa/MaricopaWords.swift
msgid "Guides"
msgstr "Guías"

#: Maricopa/MaricopaWords.swift
msgid "Hint"
msgstr "Sugerencia"

#: Maricopa/MaricopaWords.swift
msgid "Current"
msgstr "Actual"

#: Maricopa/MaricopaWords.swift
msgid "Dry run"
msgstr "Solo prueba"

#: Maricopa/MaricopaWords.swift
msgid "Own"
msgstr "Propio"

#: Maricopa/MaricopaWords.swift
msgid "Sample"
msgstr "Ejemplo"

#: Maricopa/MaricopaWords.swift
msgid "Judged at"
msgstr "Revisada el"

#: Maricopa/MaricopaWords.swift
msgid "Judged by"
msgstr "Revisada por"

#: Maricopa/MaricopaWords.swift
msgid "Kept"
msgstr "Conservados"

#: Maricopa/MaricopaWords.swift
msgid "Kept on"
msgstr "Guardado el"

#: Maricopa/MaricopaWords.swift
msgid "Kept records"
msgstr "Registros conservados"

#: Maricopa/MaricopaWords.swift
msgid "Known"
msgstr "Ya conocidos"

#: Maricopa/MaricopaWords.swift
msgid "Label"
msgstr "Texto"

#: Maricopa/MaricopaWords.swift
msgid "Legal"
msgstr "Condiciones"

#: Maricopa/MaricopaWords.swift
msgid "Line"
msgstr "Línea"

#: Maricopa/MaricopaWords.swift
msgid "Link"
msgstr "Enlace"

#: Maricopa/MaricopaWords.swift
msgid "Lists"
msgstr "Listas"

#: Maricopa/MaricopaWords.swift
msgid "Location"
msgstr "Ubicación"

#: Maricopa/MaricopaWords.swift
msgid "Log name"
msgstr "Nombre en el registro"

#: Maricopa/MaricopaWords.swift
msgid "Login"
msgstr "Inicio de sesión"

#: Maricopa/MaricopaWords.swift
msgid "Match"
msgstr "Coincidencia"

#: Maricopa/MaricopaWords.swift
msgid "Missing"
msgstr "Falta"

#: Maricopa/MaricopaWords.swift
msgid "Needs sign in"
msgstr "Requiere iniciar sesión"

#: Maricopa/MaricopaWords.swift
msgid "Note"
msgstr "Nota"

#: Maricopa/MaricopaWords.swift
msgid "Occurrence"
msgstr "Fecha"

#: Maricopa/MaricopaWords.swift
msgid "Older"
msgstr "Anteriores"

#: Maricopa/MaricopaWords.swift
msgid "Only"
msgstr "Solo"

#: Maricopa/MaricopaWords.swift
msgid "Open"
msgstr "Abierto"

#: Maricopa/MaricopaWords.swift
msgid "Options"
msgstr "Opciones"

#: Maricopa/MaricopaWords.swift
msgid "Outside"
msgstr "Fuera del condado"

#: Maricopa/MaricopaWords.swift
msgid "Page"
msgstr "Página"

#: Maricopa/MaricopaWords.swift
msgid "Payments"
msgstr "Formas de pago"

#: Maricopa/MaricopaWords.swift
msgid "Pitch"
msgstr "Presentación"

#: Maricopa/MaricopaWords.swift
msgid "Put back"
msgstr "Volver a poner"

#: Maricopa/MaricopaWords.swift
msgid "Rating"
msgstr "Calificación"

#: Maricopa/MaricopaWords.swift
msgid "Reason"
msgstr "Motivo"

#: Maricopa/MaricopaWords.swift
msgid "Recipient"
msgstr "Destinatario"

#: Maricopa/MaricopaWords.swift
msgid "Record"
msgstr "Registro"

#: Maricopa/MaricopaWords.swift
msgid "Remarks"
msgstr "Observaciones"

#: Maricopa/MaricopaWords.swift
msgid "Reminders"
msgstr "Recordatorios"

#: Maricopa/MaricopaWords.swift
msgid "Remove"
msgstr "Quitar"

#: Maricopa/MaricopaWords.swift
msgid "Removed"
msgstr "Quitados"

#: Maricopa/MaricopaWords.swift
msgid "Resend"
msgstr "Enviar otra vez"

#: Maricopa/MaricopaWords.swift
msgid "Role"
msgstr "Función"

#: Maricopa/MaricopaWords.swift
msgid "Roll back"
msgstr "Revertir"

#: Maricopa/MaricopaWords.swift
msgid "Row"
msgstr "Fila"

#: Maricopa/MaricopaWords.swift
msgid "Same"
msgstr "Sin cambios"

#: Maricopa/MaricopaWords.swift
msgid "Save"
msgstr "Guardar"

#: Maricopa/MaricopaWords.swift
msgid "Search"
msgstr "Buscar"

#: Maricopa/MaricopaWords.swift
msgid "Send again"
msgstr "Enviar otra vez"

#: Maricopa/MaricopaWords.swift
msgid "Sender"
msgstr "Remitente"

#: Maricopa/MaricopaWords.swift
msgid "Sent at"
msgstr "Enviada el"

#: Maricopa/MaricopaWords.swift
msgid "Sign in"
msgstr "Iniciar sesión"

#: Maricopa/MaricopaWords.swift
msgid "Sign up"
msgstr "Registrarse"

#: Maricopa/MaricopaWords.swift
msgid "Signed in as"
msgstr "Sesión iniciada como"

#: Maricopa/MaricopaWords.swift
#: Recipes/RecipeReadingPage.swift
msgid "Size"
msgstr "Tamaño"

#: Maricopa/MaricopaWords.swift
msgid "Skip"
msgstr "Omitir"

#: Maricopa/MaricopaWords.swift
msgid "Order"
msgstr "Orden"

#: Maricopa/MaricopaWords.swift
msgid "State"
msgstr "Estado"

#: Maricopa/MaricopaWords.swift
msgid "States"
msgstr "Estados"

#: Maricopa/MaricopaWords.swift
msgid "Status"
msgstr "Situación"

#: Maricopa/MaricopaWords.swift
msgid "Subject"
msgstr "Asunto"

#: Maricopa/MaricopaWords.swift
msgid "Subscriptions"
msgstr "Suscripciones"

#: Maricopa/MaricopaWords.swift
msgid "Subtitle"
msgstr "Segunda línea"

#: Maricopa/MaricopaWords.swift
msgid "Tagline"
msgstr "Lema"

#: Maricopa/MaricopaWords.swift
msgid "Tells at"
msgstr "Aviso el"

#: Maricopa/MaricopaWords.swift
msgid "Tenths"
msgstr "Décimas"

#: Maricopa/MaricopaWords.swift
msgid "Text"
msgstr "Texto"

#: Maricopa/MaricopaWords.swift
msgid "Tile"
msgstr "Ficha"

#: Maricopa/MaricopaWords.swift
msgid "Title"
msgstr "Título"

#: Maricopa/MaricopaWords.swift
msgid "Told"
msgstr "Avisos dados"

#: Maricopa/MaricopaWords.swift
msgid "Topic"
msgstr "Tema"

#: Maricopa/MaricopaWords.swift
msgid "Total"
msgstr "Total"

#: Maricopa/MaricopaWords.swift
msgid "Undoes"
msgstr "Deshace"

#: Maricopa/MaricopaWords.swift
msgid "Undone by"
msgstr "Deshecho por"

#: Maricopa/MaricopaWords.swift
msgid "User"
msgstr "Persona"

#: Maricopa/MaricopaWords.swift
msgid "Verified on"
msgstr "Verificado el"

#: Maricopa/MaricopaWords.swift
msgid "Verify"
msgstr "Verificar"

#: Maricopa/MaricopaWords.swift
msgid "What"
msgstr "Qué"

#: Maricopa/MaricopaWords.swift
msgid "When"
msgstr "Cuándo"

#: Maricopa/MaricopaWords.swift
msgid "Why not"
msgstr "Por qué no"

#: Maricopa/MaricopaWords.swift
msgid "Withdraw"
msgstr "Retirar"

#: Maricopa/MaricopaWords.swift
msgid "Words"
msgstr "Descripción"

#: Maricopa/MaricopaWords.swift
msgid "Zip"
msgstr "Código postal"

#: Maricopa/MaricopaWords.swift
msgid "About"
msgstr "Acerca de"

#: Maricopa/MaricopaWords.swift
msgid "Canceled"
msgstr "Cancelado"

#: Maricopa/MaricopaWords.swift
msgid "Closed"
msgstr "Cerrado"

#: Maricopa/MaricopaWords.swift
msgid "Coming"
msgstr "Próximo"

#: Maricopa/MaricopaWords.swift
msgid "Contact"
msgstr "Contacto"

#: Maricopa/MaricopaWords.swift
msgid "Description"
msgstr "Descripción"

#: Maricopa/MaricopaWords.swift
msgid "Exact"
msgstr "Exacta"

#: Maricopa/MaricopaWords.swift
msgid "Gone"
msgstr "Ya no está"

#: Maricopa/MaricopaWords.swift
msgid "Over"
msgstr "Terminado"

#: Maricopa/MaricopaWords.swift
msgid "Prefix"
msgstr "Comienzo de palabra"

#: Maricopa/MaricopaWords.swift
msgid "Privacy"
msgstr "Privacidad"

#: Maricopa/MaricopaWords.swift
msgid "Terms"
msgstr "Condiciones"

#: Maricopa/MaricopaWords.swift
msgid "Typo"
msgstr "Con un error de escritura"

#: Maricopa/OnboardingPage.swift
msgid "Pause"
msgstr "Pausar"

#: Maricopa/OnboardingPage.swift
msgid "Play"
msgstr "Continuar"

#: Maricopa/OnboardingPage.swift
msgid "Pages"
msgstr "Páginas"

#. {0} stars
#: Maricopa/RecordPage.swift
msgid "Your rating: {0} of 5."
msgstr "Su calificación: {0} de 5."

#: Maricopa/RecordPage.swift
msgid "Results"
msgstr "Resultados"

#. {0} AppBrand.name
#: Maricopa/RecordPage.swift
msgid "This page is a part of the app {0}."
msgstr "Esta página es parte de la aplicación {0}."

#: Maricopa/RecordPage.swift
msgid "Install the app"
msgstr "Instalar la aplicación"

#: MaricopaPages.swift
msgid "Maricopa"
msgstr "Maricopa"

#: MaricopaPages.swift
msgid "Markets, parks, events and recipes of Maricopa County."
msgstr "Mercados, parques, eventos y recetas del condado de Maricopa."

#: RecipePages.swift
msgid "Recipes"
msgstr "Recetas"

#: RecipePages.swift
msgid "Keep, scale, shop for and share your recipes."
msgstr "Guarde sus recetas, ajuste las cantidades, haga la lista de compras y compártalas."

#: Recipes/RecipeEditing.swift
msgid "Photo"
msgstr "Foto"

#: Recipes/RecipeEditing.swift
msgid "The recipe’s photo"
msgstr "La foto de la receta"

#: Recipes/RecipeEditing.swift
msgid "Parts of the recipe"
msgstr "Partes de la receta"

#. {0} screen.rows.count
#: Recipes/RecipeHomePage.swift
msgid "{0, plural, one {# recipe} other {# recipes}}"
msgstr "{0, plural, one {# receta} other {# recetas}}"

#: Recipes/RecipeReadingPage.swift
msgid "Ingredients"
msgstr "Ingredientes"

#: Recipes/RecipeReadingPage.swift
msgid "Notes"
msgstr "Notas"

#: Recipes/RecipeReadingPage.swift
msgid "As written"
msgstr "Como está escrita"

#. {0} line.unscaled.joined(separator: ", ")
#: Recipes/RecipeReadingPage.swift
msgid "not scaled: {0}"
msgstr "sin ajustar: {0}"

#. {0} screen.recipes.map(\.name).joined(separator: ", ")
#: Recipes/RecipeReadingPage.swift
msgid "For {0}"
msgstr "Para {0}"

#. {0} entry.summary
#: Recipes/RecipeReadingPage.swift
msgid "{0} (undone)"
msgstr "{0} (deshecho)"

#. {0} entry.summary
#: Recipes/RecipeReadingPage.swift
msgid "{0} (done again)"
msgstr "{0} (hecho de nuevo)"

#: Recipes/RecipeReadingPage.swift
msgid "Nothing is ticked."
msgstr "No hay nada marcado."

#: Recipes/RecipeReadingPage.swift
msgid "Untick all"
msgstr "Desmarcar todo"

#: TIPs/TIPsAdherencePage.swift
msgid "By category"
msgstr "Por categoría"

#: TIPs/TIPsAdherencePage.swift
msgid "By item"
msgstr "Por elemento"

#: TIPs/TIPsAdherencePage.swift
#: TIPs/TIPsHistoryPage.swift
msgid "Item"
msgstr "Elemento"

#: TIPs/TIPsAdherencePage.swift
msgid "By week"
msgstr "Por semana"

#: TIPs/TIPsAdherencePage.swift
msgid "Logged"
msgstr "Anotado"

#: TIPs/TIPsAdherencePage.swift
msgid "In a row"
msgstr "Seguidos"

#: TIPs/TIPsAdherencePage.swift
msgid "Most in a row"
msgstr "Máximo seguidos"

#: TIPs/TIPsEmergencyPage.swift
msgid "Change the plan"
msgstr "Cambiar el plan"

#: TIPs/TIPsHistoryPage.swift
msgid "Nothing was logged on these days."
msgstr "No se anotó nada en estos días."

#: TIPs/TIPsHistoryPage.swift
msgid "By"
msgstr "Por"

#: TIPs/TIPsHistoryPage.swift
msgid "Reactions"
msgstr "Reacciones"

#: TIPs/TIPsHistoryPage.swift
msgid "The picture of the reaction"
msgstr "La foto de la reacción"

#: TIPs/TIPsHomePage.swift
msgid "Another dose today"
msgstr "Otra dosis hoy"

#: TIPs/TIPsHomePage.swift
msgid "before the wait was over"
msgstr "antes de que terminara la espera"

#. {0} "0:00"
#: TIPs/TIPsHomePage.swift
msgid "{0} left"
msgstr "faltan {0}"

#: TIPs/TIPsHomePage.swift
msgid "5 minutes until the next treatment food"
msgstr "Faltan 5 minutos para el siguiente alimento de tratamiento"

#: TIPs/TIPsHomePage.swift
msgid "1 minute until the next treatment food"
msgstr "Falta 1 minuto para el siguiente alimento de tratamiento"

#: TIPs/TIPsHomePage.swift
msgid "The wait between treatment foods is over"
msgstr "Terminó la espera entre los alimentos de tratamiento"

#: TIPs/TIPsSetupPage.swift
msgid "A few questions, and the plan of the first day is ready. Each answer can be changed later."
msgstr "Unas preguntas, y el plan del primer día queda listo. Cada respuesta se puede cambiar después."

#. {0} place; {1} steps.count
#: TIPs/TIPsSetupPage.swift
msgid "Step {0} of {1}"
msgstr "Paso {0} de {1}"

#: TIPs/TIPsSetupPage.swift
msgid "Your answers"
msgstr "Sus respuestas"

#: TIPs/TIPsTreatmentFoodPage.swift
msgid "Add a unit"
msgstr "Agregar una unidad"

#: TIPs/TIPsTreatmentFoodPage.swift
msgid "Past weeks"
msgstr "Semanas pasadas"

#. {0} day.title
#: TIPs/TIPsWeekPage.swift
msgid "Today, {0}"
msgstr "Hoy, {0}"

#. {0} $0.dose?.text ?? localized("no dose"); {1} $0.from
#: TIPs/TIPsWeekPage.swift
msgid "{0} from {1}"
msgstr "{0} desde el {1}"

#: TIPs/TIPsWeekPage.swift
msgid "no dose"
msgstr "sin dosis"

#. {0} time; {1} $0
#: TIPs/TIPsWeekPage.swift
msgid "{0} by {1}"
msgstr "{0}, {1}"

#. {0} cell.doses
#: TIPs/TIPsWeekPage.swift
msgid "{0} doses"
msgstr "{0} dosis"

#: TIPs/TIPsWeekPage.swift
msgid "by several people"
msgstr "por varias personas"

#: TIPs/TIPsWeekPage.swift
msgid "early"
msgstr "antes de tiempo"

#: TIPs/TIPsWeekPage.swift
msgid "a reaction"
msgstr "una reacción"

#. {0} hold
#: TIPs/TIPsWeekPage.swift
msgid "On hold: {0}"
msgstr "En pausa: {0}"

#: TIPsPages.swift
msgid "A tolerance induction program, day by day, for a family."
msgstr "Un programa de inducción de tolerancia, día por día, para una familia."
"""#
