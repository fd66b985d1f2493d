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

#: Guide/DesignGuide.swift
msgid "Design"
msgstr "Diseño"

#: Guide/DesignGuide.swift
msgid "The tokens and components of the pages."
msgstr "Los valores y componentes de las páginas."

#: Guide/DesignGuide.swift
msgid "the sample was pressed, which keeps nothing"
msgstr "se presionó la muestra, que no guarda nada"

#: Guide/DesignGuide.swift
msgid "A form"
msgstr "Un formulario"

#. {0} kind.rawValue
#: Guide/DesignGuide.swift
msgid "Kind: {0}"
msgstr "Tipo: {0}"

#: Guide/DesignGuide.swift
msgid "one"
msgstr "uno"

#: Guide/DesignGuide.swift
msgid "two"
msgstr "dos"

#: Guide/DesignGuide.swift
msgid "A line below the label says how a text is read."
msgstr "Una línea bajo la etiqueta dice cómo se lee un texto."

#: Guide/DesignGuide.swift
msgid "The line is empty — write a word"
msgstr "La línea está vacía — escriba una palabra"

#: Guide/DesignGuide.swift
msgid "Save"
msgstr "Guardar"

#: Guide/DesignGuide.swift
msgid "The line is empty."
msgstr "La línea está vacía."

#: Guide/DesignGuide.swift
msgid "Untick"
msgstr "Desmarcar"

#: Guide/DesignGuide.swift
msgid "Tick"
msgstr "Marcar"

#: Guide/DesignGuide.swift
msgid "Not now"
msgstr "Ahora no"

#: Guide/DesignGuide.swift
msgid "The reason stands beside it."
msgstr "El motivo está al lado."

#: Guide/DesignGuide.swift
msgid "Delete …"
msgstr "Eliminar …"

#: Guide/DesignGuide.swift
msgid "Delete the sample?"
msgstr "¿Eliminar la muestra?"

#: Guide/DesignGuide.swift
msgid "Delete"
msgstr "Eliminar"

#: Guide/DesignGuide.swift
msgid "Without this tag"
msgstr "Sin esta etiqueta"

#: Guide/DesignPage.swift
msgid "Measures"
msgstr "Medidas"

#: Guide/DesignPage.swift
msgid "Spaces between parts, the radius of corners, the least size of what is touched, and the longest line. Nothing moves but the ring at the start of the directory, which rests where less motion is asked for."
msgstr ""
"Los espacios entre las partes, el radio de las esquinas, el tamaño mínimo de lo que se toca y la línea más "
"larga. Nada se mueve salvo el anillo al inicio del directorio, que descansa donde se pide menos movimiento."

#: Guide/DesignPage.swift
msgid "Tags"
msgstr "Etiquetas"

#: Guide/DesignPage.swift
msgid "A tag says what is chosen, and a press removes it."
msgstr "Una etiqueta dice qué se eligió, y al pulsarla se quita."

#: Guide/DesignPage.swift
msgid "A choice among a few"
msgstr "Una elección entre pocas"

#: Guide/DesignPage.swift
msgid "3 of 5"
msgstr "3 de 5"

#: Guide/DesignPage.swift
msgid "An empty list"
msgstr "Una lista vacía"

#: Guide/DesignPage.swift
msgid "There is nothing yet — begin with the button below."
msgstr "Todavía no hay nada: comience con el botón de abajo."

#: Guide/DesignPage.swift
msgid "the first one"
msgstr "la primera"

#: Guide/DesignPage.swift
msgid "App bar"
msgstr "Barra de la aplicación"

#: Guide/DesignPage.swift
msgid "The bar is the first part of each page. It leads to all apps and to the first page of this one."
msgstr "La barra es la primera parte de cada página. Lleva a todas las aplicaciones y a la primera página de esta."

#: Guide/DesignPage.swift
msgid "A warning that can wait until the next visit has an edge."
msgstr "Una advertencia que puede esperar hasta la próxima cita tiene un borde."

#: Guide/DesignPage.swift
msgid "this line tells what was done, and offers to undo it"
msgstr "esta línea dice qué se hizo y ofrece deshacerlo"

#: Guide/DesignPage.swift
msgid "Each app has one accent. Everything else is the same on every page. Colors come in pairs for light and dark."
msgstr ""
"Cada aplicación tiene un color propio. Todo lo demás es igual en cada página. Los colores vienen en pares, para claro "
"y oscuro."

#: Guide/DesignPage.swift
msgid "Colors"
msgstr "Colores"

#: Guide/DesignPage.swift
msgid "Type"
msgstr "Letra"

#: Guide/DesignPage.swift
msgid "System fonts in five sizes, with a line height of 1.5 and at most 68 characters a line."
msgstr "Letras del sistema en cinco tamaños, con una altura de línea de 1.5 y como máximo 68 caracteres por línea."

#: Guide/DesignPage.swift
msgid "A number to see first"
msgstr "Un número que se ve primero"

#: Guide/DesignPage.swift
msgid "A heading of the third level"
msgstr "Un título de tercer nivel"

#: Guide/DesignPage.swift
msgid "A paragraph."
msgstr "Un párrafo."

#: Guide/DesignPage.swift
msgid "A remark."
msgstr "Una observación."

#: Guide/DesignPage.swift
msgid "Toggle rows"
msgstr "Filas que se activan"

#: Guide/DesignPage.swift
msgid "On"
msgstr "Activado"

#: Guide/DesignPage.swift
msgid "08:00 by Ann"
msgstr "08:00, Ann"

#: Guide/DesignPage.swift
msgid "Off"
msgstr "Desactivado"

#: Guide/DesignPage.swift
msgid "not yet"
msgstr "todavía no"

#: Guide/DesignPage.swift
msgid "Buttons"
msgstr "Botones"

#: Guide/DesignPage.swift
msgid "as the main one"
msgstr "como botón principal"

#: Guide/DesignPage.swift
msgid "plain"
msgstr "sencillo"

#: Guide/DesignPage.swift
msgid "as a choice"
msgstr "como opción"

#: Guide/DesignPage.swift
msgid "Table"
msgstr "Tabla"

#: Guide/DesignPage.swift
msgid "Day"
msgstr "Día"

#: Guide/DesignPage.swift
msgid "Logged"
msgstr "Anotado"

#: Guide/DesignPage.swift
msgid "By"
msgstr "Quién"

#: Guide/DesignPage.swift
msgid "Note"
msgstr "Nota"

#: Guide/DesignPage.swift
#: PageNames.swift
msgid "Thursday"
msgstr "Jueves"

#: Guide/DesignPage.swift
msgid "Today"
msgstr "Hoy"

#: Guide/DesignPage.swift
msgid "early"
msgstr "antes de tiempo"

#: Guide/DesignPage.swift
msgid "Graph"
msgstr "Gráfica"

#: Guide/DesignPage.swift
msgid "A sample"
msgstr "Una muestra"

#: Guide/DesignPage.swift
msgid "From 2 up to 12."
msgstr "De 2 hasta 12."

#: Guide/DesignPage.swift
msgid "Cards and notices"
msgstr "Tarjetas y avisos"

#: Guide/DesignPage.swift
msgid "A card"
msgstr "Una tarjeta"

#: Guide/DesignPage.swift
msgid "Each thing of a list is a card, if it has more than values."
msgstr "Cada elemento de una lista es una tarjeta, si tiene algo más que valores."

#: Guide/DesignPage.swift
msgid "This can't wait: red, with a border, and in words."
msgstr "Esto no puede esperar: en rojo, con un borde y en palabras."

#: Guide/DesignPage.swift
msgid "A part that opens"
msgstr "Una parte que se abre"

#: Guide/DesignPage.swift
msgid "A part that few people need is folded."
msgstr "Lo que pocas personas necesitan está plegado."

#: Guide/DesignPage.swift
msgid "Token"
msgstr "Valor"

#: Guide/DesignPage.swift
msgid "Light"
msgstr "Claro"

#: Guide/DesignPage.swift
msgid "Dark"
msgstr "Oscuro"

#: Install/DevicePages.swift
msgid "Among your apps"
msgstr "Entre sus aplicaciones"

#. {0} app.title
#: Install/DevicePages.swift
msgid ""
"The browser can put {0} among the apps of this device. Choose “Install app” or “Add to Home Screen” in its menu. On "
"an iPhone or iPad this stands under “Share”."
msgstr ""
"El navegador puede poner {0} entre las aplicaciones de este dispositivo. Elija “Instalar aplicación” o “Agregar a "
"pantalla de inicio” en su menú. En un iPhone o iPad, esa opción está en “Compartir”."

#: Install/DevicePages.swift
msgid "Without a connection"
msgstr "Sin conexión"

#: Install/DevicePages.swift
msgid "The pages that you open stay in this browser. Without a connection they are shown with the time they are from."
msgstr ""
"Las páginas que usted abre se guardan en este navegador. Sin conexión se muestran con la hora en que se guardaron."

#: Install/DevicePages.swift
msgid "No page stays in this browser."
msgstr "En este navegador no se guarda ninguna página."

#: Install/DevicePages.swift
msgid "Its pages hold health data. Everybody who can open this browser can read those that stay in it."
msgstr "Sus páginas contienen datos de salud. Quien pueda abrir este navegador puede leer las que se guarden en él."

#: Install/DevicePages.swift
msgid "Nothing can be entered without a connection."
msgstr "Sin conexión no se puede anotar nada."

#: Install/DevicePages.swift
msgid "Delete these pages and keep none"
msgstr "Borrar estas páginas y no guardar ninguna"

#: Install/DevicePages.swift
msgid "Keep the pages that I open"
msgstr "Guardar las páginas que abro"

#: Install/DevicePages.swift
msgid "This server lets no browser keep pages."
msgstr "Este servidor no deja que ningún navegador guarde páginas."

#: Install/DevicePages.swift
msgid "This page isn't kept here. It opens as soon as there is a connection."
msgstr "Esta página no está guardada aquí. Se abrirá en cuanto haya conexión."

#: Install/DevicePages.swift
msgid "Kept pages"
msgstr "Páginas guardadas"

#. {0} "{}"
#: Install/DevicePages.swift
msgid "Kept from {0}; you're offline."
msgstr "Guardada: {0}. Usted está sin conexión."

#. {0} "{}"
#: Install/DevicePages.swift
msgid "Kept from {0}, so it isn't today's page; you're offline."
msgstr "Guardada: {0}, así que no es la página de hoy. Usted está sin conexión."

#: Install/DevicePages.swift
msgid "Only pages that were opened with a connection are kept."
msgstr "Solo se guardan las páginas que se abrieron con conexión."

#. {0} done
#: Serving/PageSite+Answers.swift
msgid "Read so far: {0} MB"
msgstr "Leído hasta ahora: {0} MB"

#. {0} done; {1} (total - 1) / Self.megabyte + 1
#: Serving/PageSite+Answers.swift
msgid "Read so far: {0} of {1} MB"
msgstr "Leído hasta ahora: {0} de {1} MB"

#. {0} app.title
#: Install/DevicePages.swift
#: Serving/PageSite+Answers.swift
msgid "Go to {0}"
msgstr "Ir a {0}"

#: Install/PageSite+Install.swift
msgid "You're offline"
msgstr "Usted está sin conexión"

#: Install/PageSite+Install.swift
#: Views/ShellPage.swift
msgid "On this device"
msgstr "En este dispositivo"

#: PageApp.swift
msgid "Home"
msgstr "Inicio"

#: PageNames.swift
msgid "About"
msgstr "Acerca de"

#: PageNames.swift
msgid "Absorbed phosphorus"
msgstr "Fósforo absorbido"

#: PageNames.swift
msgid "Accepted"
msgstr "Aceptado"

#: PageNames.swift
msgid "Activity"
msgstr "Actividad"

#: PageNames.swift
msgid "Actor"
msgstr "Autor"

#: PageNames.swift
msgid "Address"
msgstr "Dirección"

#: PageNames.swift
msgid "Admin"
msgstr "Administra"

#: PageNames.swift
msgid "Advice"
msgstr "Consejo"

#: PageNames.swift
msgid "After"
msgstr "Después"

#: PageNames.swift
msgid "Age"
msgstr "Edad"

#: PageNames.swift
msgid "Aim"
msgstr "Propósito"

#: PageNames.swift
msgid "Alarms"
msgstr "Alarmas"

#: PageNames.swift
msgid "Albumin"
msgstr "Albúmina"

#: PageNames.swift
msgid "Alert"
msgstr "Alerta"

#: PageNames.swift
msgid "Alerts"
msgstr "Alertas"

#: PageNames.swift
msgid "Alike"
msgstr "Parecidos"

#: PageNames.swift
msgid "Already there"
msgstr "Ya estaba"

#: PageNames.swift
msgid "Amount"
msgstr "Cantidad"

#: PageNames.swift
msgid "Analytes"
msgstr "Análisis"

#: PageNames.swift
msgid "Article"
msgstr "Artículo"

#: PageNames.swift
msgid "Ask"
msgstr "Pregunta"

#: PageNames.swift
msgid "At"
msgstr "Hora"

#: PageNames.swift
msgid "At least"
msgstr "Como mínimo"

#: PageNames.swift
msgid "At most"
msgstr "Como máximo"

#: PageNames.swift
msgid "Audit"
msgstr "Historial"

#: PageNames.swift
msgid "Available"
msgstr "Disponible"

#: PageNames.swift
msgid "Awards"
msgstr "Premios"

#: PageNames.swift
msgid "Background"
msgstr "Fondo"

#: PageNames.swift
msgid "Badges"
msgstr "Insignias"

#: PageNames.swift
msgid "Bar"
msgstr "Barra"

#: PageNames.swift
msgid "Base"
msgstr "Base"

#: PageNames.swift
msgid "Before"
msgstr "Antes"

#: PageNames.swift
msgid "Below"
msgstr "Por debajo"

#: PageNames.swift
msgid "Bicarbonate"
msgstr "Bicarbonato"

#: PageNames.swift
msgid "Birth date"
msgstr "Fecha de nacimiento"

#: PageNames.swift
msgid "Bonus"
msgstr "Extra"

#: PageNames.swift
msgid "Bottom"
msgstr "Al final"

#: PageNames.swift
msgid "Boundary"
msgstr "Límite del día"

#: PageNames.swift
msgid "Brand"
msgstr "Marca"

#: PageNames.swift
msgid "Breakfast"
msgstr "Desayuno"

#: PageNames.swift
msgid "Brings"
msgstr "Aporta"

#: PageNames.swift
msgid "Build on"
msgstr "Avanzar"

#: PageNames.swift
msgid "Calcium"
msgstr "Calcio"

#: PageNames.swift
msgid "Can be refused"
msgstr "Se puede rechazar"

#: PageNames.swift
msgid "Can be shown"
msgstr "Se puede mostrar"

#: PageNames.swift
msgid "Canceled"
msgstr "Cancelado"

#: PageNames.swift
msgid "Card"
msgstr "Tarjeta"

#: PageNames.swift
msgid "Care team"
msgstr "Equipo médico"

#: PageNames.swift
msgid "Carried"
msgstr "Datos que se conservan"

#: PageNames.swift
msgid "Categories"
msgstr "Categorías"

#: PageNames.swift
msgid "Category"
msgstr "Categoría"

#: PageNames.swift
msgid "Causes"
msgstr "Causas"

#: PageNames.swift
msgid "Caution"
msgstr "Precaución"

#: PageNames.swift
msgid "Ceiling"
msgstr "Máximo"

#: PageNames.swift
msgid "Cells"
msgstr "Casillas"

#: PageNames.swift
msgid "Challenge"
msgstr "Prueba de provocación"

#: PageNames.swift
msgid "Change"
msgstr "Cambio"

#: PageNames.swift
msgid "Changed"
msgstr "Cambiado"

#: PageNames.swift
msgid "Changes"
msgstr "Cambios"

#: PageNames.swift
msgid "Check"
msgstr "Revisión"

#: PageNames.swift
msgid "Checked"
msgstr "Revisado"

#: PageNames.swift
msgid "Checked on"
msgstr "Revisado el"

#: PageNames.swift
msgid "Chosen"
msgstr "Elegido"

#: PageNames.swift
msgid "Circle"
msgstr "Círculo"

#: PageNames.swift
msgid "City"
msgstr "Ciudad"

#: PageNames.swift
msgid "CKD-EPI 2021 with cystatin C"
msgstr "CKD-EPI 2021 con cistatina C"

#: PageNames.swift
msgid "Classes"
msgstr "Clases"

#: PageNames.swift
msgid "Clinic"
msgstr "Clínica"

#: PageNames.swift
msgid "Closed"
msgstr "Cerrado"

#: PageNames.swift
msgid "Code"
msgstr "Código"

#: PageNames.swift
msgid "Columns"
msgstr "Columnas"

#: PageNames.swift
msgid "Coming"
msgstr "Próximo"

#: PageNames.swift
msgid "Comparator"
msgstr "Comparación"

#: PageNames.swift
msgid "Complete"
msgstr "Completo"

#: PageNames.swift
msgid "Components"
msgstr "Componentes"

#: PageNames.swift
msgid "Computed"
msgstr "Calculado"

#: PageNames.swift
msgid "Conditions"
msgstr "Afecciones"

#: PageNames.swift
msgid "Confirm"
msgstr "Confirmar"

#: PageNames.swift
msgid "Confirmation"
msgstr "Confirmación"

#: PageNames.swift
msgid "Conflict"
msgstr "Conflicto"

#: PageNames.swift
msgid "Conflicts"
msgstr "Conflictos"

#: PageNames.swift
msgid "Contact"
msgstr "Contacto"

#: PageNames.swift
msgid "Context"
msgstr "Contexto"

#: PageNames.swift
msgid "Contraindicated"
msgstr "Contraindicada"

#: PageNames.swift
msgid "Conventional"
msgstr "Sistema convencional (mg/dL)"

#: PageNames.swift
msgid "Count"
msgstr "Cantidad"

#: PageNames.swift
msgid "Counts"
msgstr "Cantidades"

#: PageNames.swift
msgid "Creatinine"
msgstr "Creatinina"

#: PageNames.swift
msgid "Creatinine rise"
msgstr "Aumento de la creatinina"

#: PageNames.swift
msgid "critically high"
msgstr "críticamente alto"

#: PageNames.swift
msgid "critically low"
msgstr "críticamente bajo"

#: PageNames.swift
msgid "Current"
msgstr "Actual"

#: PageNames.swift
msgid "Cycle"
msgstr "Ciclo"

#: PageNames.swift
msgid "Daily"
msgstr "Diario"

#: PageNames.swift
msgid "Data"
msgstr "Datos"

#: PageNames.swift
msgid "Date"
msgstr "Fecha"

#: PageNames.swift
msgid "Day end"
msgstr "Fin del día"

#: PageNames.swift
msgid "Day only"
msgstr "Solo el día"

#: PageNames.swift
msgid "Days"
msgstr "Días"

#: PageNames.swift
msgid "Days left"
msgstr "Días que quedan"

#: PageNames.swift
msgid "Device zone"
msgstr "Zona del dispositivo"

#: PageNames.swift
msgid "Devices"
msgstr "Dispositivos"

#: PageNames.swift
msgid "Diabetes"
msgstr "Diabetes"

#: PageNames.swift
msgid "Dialog"
msgstr "Diálogo"

#: PageNames.swift
msgid "Diastolic"
msgstr "Diastólica"

#: PageNames.swift
msgid "Diastolic pressure"
msgstr "Presión diastólica"

#: PageNames.swift
msgid "Diet"
msgstr "Dieta"

#: PageNames.swift
msgid "Dinner"
msgstr "Cena"

#: PageNames.swift
msgid "Dish"
msgstr "Platillo"

#: PageNames.swift
msgid "Dislikes"
msgstr "No le gusta"

#: PageNames.swift
msgid "Distance meters"
msgstr "Distancia en metros"

#: PageNames.swift
msgid "Done"
msgstr "Hecho"

#: PageNames.swift
msgid "Dose"
msgstr "Dosis"

#: PageNames.swift
msgid "Doses"
msgstr "Dosis"

#: PageNames.swift
msgid "Dosing"
msgstr "Dosis diarias"

#: PageNames.swift
msgid "Double"
msgstr "Doble"

#: PageNames.swift
msgid "Down"
msgstr "Baja"

#: PageNames.swift
msgid "Draft"
msgstr "Borrador"

#: PageNames.swift
msgid "Dropped"
msgstr "Descartado"

#: PageNames.swift
msgid "Dry weight"
msgstr "Peso seco"

#: PageNames.swift
msgid "Due"
msgstr "Previsto"

#: PageNames.swift
msgid "Due today"
msgstr "Toca hoy"

#: PageNames.swift
msgid "Early"
msgstr "Antes de tiempo"

#: PageNames.swift
msgid "Early CKD"
msgstr "Enfermedad renal temprana"

#: PageNames.swift
msgid "Earned"
msgstr "Ganado"

#: PageNames.swift
msgid "Earns"
msgstr "Da puntos por"

#: PageNames.swift
msgid "Easier"
msgstr "Más fácil"

#: PageNames.swift
msgid "Edit"
msgstr "Cambio"

#: PageNames.swift
msgid "Edits"
msgstr "Cambios"

#: PageNames.swift
msgid "Effective"
msgstr "Vigente"

#: PageNames.swift
msgid "Effects"
msgstr "Efectos"

#: PageNames.swift
msgid "eGFR"
msgstr "TFGe"

#: PageNames.swift
msgid "Email"
msgstr "Correo electrónico"

#: PageNames.swift
msgid "Emergency"
msgstr "Emergencia"

#: PageNames.swift
msgid "Ended"
msgstr "Terminado"

#: PageNames.swift
msgid "Ended on"
msgstr "Terminó el"

#: PageNames.swift
msgid "Ends at"
msgstr "Termina a las"

#: PageNames.swift
msgid "Energy"
msgstr "Energía"

#: PageNames.swift
msgid "Entered"
msgstr "Anotado"

#: PageNames.swift
msgid "Entry"
msgstr "Registro"

#: PageNames.swift
msgid "Equal"
msgstr "Igual"

#: PageNames.swift
msgid "Error"
msgstr "Error"

#: PageNames.swift
msgid "Event"
msgstr "Evento"

#: PageNames.swift
msgid "Events"
msgstr "Eventos"

#: PageNames.swift
msgid "Examples"
msgstr "Ejemplos"

#: PageNames.swift
msgid "Expires"
msgstr "Vence"

#: PageNames.swift
msgid "Exports"
msgstr "Exportaciones"

#: PageNames.swift
msgid "Factor"
msgstr "Factor"

#: PageNames.swift
msgid "Facts"
msgstr "Datos"

#: PageNames.swift
msgid "Faults"
msgstr "Errores"

#: PageNames.swift
msgid "Favorite"
msgstr "Favorito"

#: PageNames.swift
msgid "Fiber"
msgstr "Fibra"

#: PageNames.swift
msgid "Field"
msgstr "Campo"

#: PageNames.swift
msgid "Figures"
msgstr "Datos"

#: PageNames.swift
msgid "File"
msgstr "Archivo"

#: PageNames.swift
msgid "Filled"
msgstr "Completado"

#: PageNames.swift
msgid "Filters"
msgstr "Filtros"

#: PageNames.swift
msgid "Filtration fall"
msgstr "Descenso de la filtración"

#: PageNames.swift
msgid "Findings"
msgstr "Hallazgos"

#: PageNames.swift
msgid "First"
msgstr "Primero"

#: PageNames.swift
msgid "Flag"
msgstr "Resultado"

#: PageNames.swift
msgid "Fluid"
msgstr "Líquidos"

#: PageNames.swift
msgid "Fluid at least"
msgstr "Líquidos, como mínimo"

#: PageNames.swift
msgid "Fluid at most"
msgstr "Líquidos, como máximo"

#: PageNames.swift
msgid "Food"
msgstr "Alimento"

#: PageNames.swift
msgid "Food ID"
msgstr "Id del alimento"

#: PageNames.swift
msgid "Foods"
msgstr "Alimentos"

#: PageNames.swift
msgid "Former"
msgstr "Anteriores"

#: PageNames.swift
msgid "Formula"
msgstr "Fórmula"

#: PageNames.swift
msgid "Found"
msgstr "Encontrado"

#: PageNames.swift
msgid "Friday"
msgstr "Viernes"

#: PageNames.swift
msgid "From"
msgstr "Desde"

#: PageNames.swift
msgid "Future"
msgstr "Futuro"

#: PageNames.swift
msgid "Gain"
msgstr "Aumento"

#: PageNames.swift
msgid "Gain percent"
msgstr "Aumento en porcentaje"

#: PageNames.swift
msgid "Gaps"
msgstr "Faltantes"

#: PageNames.swift
msgid "Gates"
msgstr "Preguntas a la clínica"

#: PageNames.swift
msgid "Gates of yesterday"
msgstr "Preguntas a la clínica para ayer"

#: PageNames.swift
msgid "Gave up"
msgstr "Abandonado"

#: PageNames.swift
msgid "Generic"
msgstr "Genérico"

#: PageNames.swift
msgid "Generics"
msgstr "Genéricos"

#: PageNames.swift
msgid "Given up"
msgstr "Abandonado"

#: PageNames.swift
msgid "Glucose"
msgstr "Glucosa"

#: PageNames.swift
msgid "Goal"
msgstr "Meta"

#: PageNames.swift
msgid "Goal paused"
msgstr "Meta en pausa"

#: PageNames.swift
msgid "Goals"
msgstr "Metas"

#: PageNames.swift
msgid "Gone"
msgstr "Ya no está"

#: PageNames.swift
msgid "Gout"
msgstr "Gota"

#: PageNames.swift
msgid "Grade"
msgstr "Grado"

#: PageNames.swift
msgid "Grams"
msgstr "Gramos"

#: PageNames.swift
msgid "Grant"
msgstr "Otorgada"

#: PageNames.swift
msgid "Granted"
msgstr "Otorgada"

#: PageNames.swift
msgid "Groups"
msgstr "Grupos"

#: PageNames.swift
msgid "Guess"
msgstr "Suposición"

#: PageNames.swift
msgid "Guide"
msgstr "Guía"

#: PageNames.swift
msgid "Guideline"
msgstr "Guía clínica"

#: PageNames.swift
msgid "Guides"
msgstr "Guías"

#: PageNames.swift
msgid "Habit"
msgstr "Hábito"

#: PageNames.swift
msgid "Habits"
msgstr "Hábitos"

#: PageNames.swift
msgid "Hemodialysis"
msgstr "Hemodiálisis"

#: PageNames.swift
msgid "Header"
msgstr "Encabezado"

#: PageNames.swift
msgid "Heading"
msgstr "Encabezado"

#: PageNames.swift
msgid "Height"
msgstr "Estatura"

#: PageNames.swift
msgid "Held"
msgstr "En pausa"

#: PageNames.swift
msgid "Held back"
msgstr "Retenidos"

#: PageNames.swift
msgid "High"
msgstr "Alto"

#: PageNames.swift
msgid "High reason"
msgstr "Razón del límite alto"

#: PageNames.swift
msgid "Hold"
msgstr "Pausa"

#: PageNames.swift
msgid "Holds"
msgstr "Pausas"

#: PageNames.swift
msgid "Icon"
msgstr "Icono"

#: PageNames.swift
msgid "Icons"
msgstr "Iconos"

#: PageNames.swift
msgid "Ideas"
msgstr "Ideas"

#: PageNames.swift
msgid "Ill"
msgstr "Día de enfermedad"

#: PageNames.swift
msgid "Image"
msgstr "Imagen"

#: PageNames.swift
msgid "In amount"
msgstr "En la cantidad"

#: PageNames.swift
msgid "in range"
msgstr "dentro del rango"

#: PageNames.swift
msgid "Ingredient"
msgstr "Ingrediente"

#: PageNames.swift
msgid "Intake"
msgstr "Consumo"

#: PageNames.swift
msgid "Intake low"
msgstr "Consumo bajo"

#: PageNames.swift
msgid "Intake near"
msgstr "Consumo cerca del límite"

#: PageNames.swift
msgid "Intake over"
msgstr "Consumo por encima"

#: PageNames.swift
msgid "Interaction"
msgstr "Interacción"

#: PageNames.swift
msgid "Interactions"
msgstr "Interacciones"

#: PageNames.swift
msgid "Interdialytic gain"
msgstr "Aumento entre sesiones"

#: PageNames.swift
msgid "International"
msgstr "Sistema internacional (mmol/L)"

#: PageNames.swift
msgid "Issue"
msgstr "Edición"

#: PageNames.swift
msgid "Item"
msgstr "Elemento"

#: PageNames.swift
msgid "Items"
msgstr "Elementos"

#: PageNames.swift
msgid "Joined"
msgstr "Se unió"

#: PageNames.swift
msgid "Joined by code"
msgstr "Se unió con un código"

#: PageNames.swift
msgid "Joining"
msgstr "Unirse"

#: PageNames.swift
msgid "Judged at"
msgstr "Decidido el"

#: PageNames.swift
msgid "Judged by"
msgstr "Decidido por"

#: PageNames.swift
msgid "Judgment"
msgstr "Valoración"

#: PageNames.swift
msgid "Keep"
msgstr "Conserve"

#: PageNames.swift
msgid "Kept"
msgstr "Conservado"

#: PageNames.swift
msgid "Kept on"
msgstr "Guardado el"

#: PageNames.swift
msgid "Kind"
msgstr "Tipo"

#: PageNames.swift
msgid "Kinds"
msgstr "Tipos"

#: PageNames.swift
msgid "Known"
msgstr "Conocido"

#: PageNames.swift
msgid "Lab"
msgstr "Resultado de laboratorio"

#: PageNames.swift
msgid "Label"
msgstr "Etiqueta"

#: PageNames.swift
msgid "Label names"
msgstr "Nombres de la etiqueta"

#: PageNames.swift
msgid "Labs"
msgstr "Resultados de laboratorio"

#: PageNames.swift
msgid "Last"
msgstr "Último"

#: PageNames.swift
msgid "Later"
msgstr "Más adelante"

#: PageNames.swift
msgid "Latest"
msgstr "Más reciente"

#: PageNames.swift
msgid "Left"
msgstr "Salió"

#: PageNames.swift
msgid "Left out"
msgstr "Omitido"

#: PageNames.swift
msgid "Legal"
msgstr "Aspectos legales"

#: PageNames.swift
msgid "Legend"
msgstr "Leyenda"

#: PageNames.swift
msgid "Less"
msgstr "Menos"

#: PageNames.swift
msgid "Level"
msgstr "Nivel"

#: PageNames.swift
msgid "Level share"
msgstr "Avance del nivel"

#: PageNames.swift
msgid "Liked"
msgstr "Le gusta"

#: PageNames.swift
msgid "Likes"
msgstr "Le gusta"

#: PageNames.swift
msgid "Limit"
msgstr "Límite"

#: PageNames.swift
msgid "Limited"
msgstr "Limitado"

#: PageNames.swift
msgid "Limits"
msgstr "Límites"

#: PageNames.swift
msgid "Line"
msgstr "Línea"

#: PageNames.swift
msgid "Link"
msgstr "Enlace"

#: PageNames.swift
msgid "Log"
msgstr "Registro"

#: PageNames.swift
msgid "Logger"
msgstr "Anota"

#: PageNames.swift
msgid "Longest"
msgstr "Más larga"

#: PageNames.swift
msgid "Loss"
msgstr "Pérdida"

#: PageNames.swift
msgid "Low"
msgstr "Bajo"

#: PageNames.swift
msgid "Low reason"
msgstr "Razón del límite bajo"

#: PageNames.swift
msgid "Lower bound"
msgstr "Como mínimo"

#: PageNames.swift
msgid "Lunch"
msgstr "Almuerzo"

#: PageNames.swift
msgid "Made"
msgstr "Hecho"

#: PageNames.swift
msgid "Maintenance"
msgstr "Mantenimiento"

#: PageNames.swift
msgid "Major"
msgstr "Grave"

#: PageNames.swift
msgid "Mark"
msgstr "Marca"

#: PageNames.swift
msgid "Market"
msgstr "Mercado"

#: PageNames.swift
msgid "Match"
msgstr "Coincidencia"

#: PageNames.swift
msgid "Meal"
msgstr "Comida"

#: PageNames.swift
msgid "Meals"
msgstr "Comidas"

#: PageNames.swift
msgid "Measurements"
msgstr "Mediciones"

#: PageNames.swift
msgid "Media type"
msgstr "Tipo de archivo"

#: PageNames.swift
msgid "Medicine"
msgstr "Medicina"

#: PageNames.swift
msgid "Medicines"
msgstr "Medicinas"

#: PageNames.swift
msgid "Member"
msgstr "Integrante"

#: PageNames.swift
msgid "Members"
msgstr "Integrantes"

#: PageNames.swift
msgid "Merged"
msgstr "Unidos"

#: PageNames.swift
msgid "Met"
msgstr "Cumplida"

#: PageNames.swift
msgid "Mild"
msgstr "Leve"

#: PageNames.swift
msgid "Minor"
msgstr "Menor"

#: PageNames.swift
msgid "Minutes"
msgstr "Minutos"

#: PageNames.swift
msgid "Miss"
msgstr "Falta"

#: PageNames.swift
msgid "Missed"
msgstr "No cumplido"

#: PageNames.swift
msgid "Missing"
msgstr "Falta"

#: PageNames.swift
msgid "Mode"
msgstr "Modo"

#: PageNames.swift
msgid "Moderate"
msgstr "Moderada"

#: PageNames.swift
msgid "Moment"
msgstr "Momento"

#: PageNames.swift
msgid "Monday"
msgstr "Lunes"

#: PageNames.swift
msgid "Month"
msgstr "Mes"

#: PageNames.swift
msgid "Month end"
msgstr "Fin del mes"

#: PageNames.swift
msgid "More"
msgstr "Más"

#: PageNames.swift
msgid "Name"
msgstr "Nombre"

#: PageNames.swift
msgid "Names"
msgstr "Nombres"

#: PageNames.swift
msgid "Near"
msgstr "Cerca"

#: PageNames.swift
msgid "Needs sign in"
msgstr "Requiere iniciar sesión"

#: PageNames.swift
msgid "New"
msgstr "Nuevo"

#: PageNames.swift
msgid "New start"
msgstr "Nuevo comienzo"

#: PageNames.swift
msgid "News"
msgstr "Novedades"

#: PageNames.swift
msgid "Next"
msgstr "Siguiente"

#: PageNames.swift
msgid "Next level at"
msgstr "Siguiente nivel a los"

#: PageNames.swift
msgid "Next unlock"
msgstr "Próxima apertura"

#: PageNames.swift
msgid "Nobody"
msgstr "Nadie"

#: PageNames.swift
msgid "None"
msgstr "Ninguno"

#: PageNames.swift
msgid "Not checked"
msgstr "Sin revisar"

#: PageNames.swift
msgid "Not due"
msgstr "No toca"

#: PageNames.swift
msgid "not judged"
msgstr "no se evalúa"

#: PageNames.swift
msgid "not known"
msgstr "no se conoce"

#: PageNames.swift
msgid "Not on this device"
msgstr "No en este dispositivo"

#: PageNames.swift
msgid "Not started"
msgstr "Sin empezar"

#: PageNames.swift
msgid "not stated"
msgstr "no indicado"

#: PageNames.swift
msgid "Notes"
msgstr "Notas"

#: PageNames.swift
msgid "Notice"
msgstr "Aviso"

#: PageNames.swift
msgid "Noticed"
msgstr "Avisado"

#: PageNames.swift
msgid "Notices"
msgstr "Avisos"

#: PageNames.swift
msgid "Now"
msgstr "Ahora"

#: PageNames.swift
msgid "Number"
msgstr "Número"

#: PageNames.swift
msgid "Numbered"
msgstr "Numerado"

#: PageNames.swift
msgid "Nutrient"
msgstr "Nutriente"

#: PageNames.swift
msgid "Occurrence"
msgstr "Fecha"

#: PageNames.swift
msgid "Offered"
msgstr "Ofrecido"

#: PageNames.swift
msgid "Ok"
msgstr "Bien"

#: PageNames.swift
msgid "Old"
msgstr "Antiguo"

#: PageNames.swift
msgid "On target"
msgstr "En el objetivo"

#: PageNames.swift
msgid "Open"
msgstr "Abierto"

#: PageNames.swift
msgid "Opposed"
msgstr "Consejos que se contradicen"

#: PageNames.swift
msgid "Options"
msgstr "Opciones"

#: PageNames.swift
msgid "Origin"
msgstr "Origen"

#: PageNames.swift
msgid "Original present"
msgstr "Con el original"

#: PageNames.swift
msgid "Other"
msgstr "Otro"

#: PageNames.swift
msgid "Others"
msgstr "Otros"

#: PageNames.swift
msgid "Outcome"
msgstr "Resultado"

#: PageNames.swift
msgid "Outdated"
msgstr "Desactualizado"

#: PageNames.swift
msgid "Outside"
msgstr "Fuera"

#: PageNames.swift
msgid "Over"
msgstr "De más"

#: PageNames.swift
msgid "Own"
msgstr "Propio"

#: PageNames.swift
msgid "Own stars"
msgstr "Sus estrellas"

#: PageNames.swift
msgid "Page"
msgstr "Página"

#: PageNames.swift
msgid "Pairs without rule"
msgstr "Pares sin regla"

#: PageNames.swift
msgid "Park"
msgstr "Parque"

#: PageNames.swift
msgid "Parked"
msgstr "Apartados"

#: PageNames.swift
msgid "Passed over"
msgstr "Omitidos"

#: PageNames.swift
msgid "Past"
msgstr "Pasado"

#: PageNames.swift
msgid "Paused"
msgstr "En pausa"

#: PageNames.swift
msgid "Payments"
msgstr "Formas de pago"

#: PageNames.swift
msgid "Pend"
msgstr "En espera"

#: PageNames.swift
msgid "Pending"
msgstr "En espera"

#: PageNames.swift
msgid "Pending points"
msgstr "Puntos en espera"

#: PageNames.swift
msgid "Per100g"
msgstr "Por 100 g"

#: PageNames.swift
msgid "Period"
msgstr "Período"

#: PageNames.swift
msgid "Peritoneal dialysis"
msgstr "Diálisis peritoneal"

#: PageNames.swift
msgid "Phase"
msgstr "Fase"

#: PageNames.swift
msgid "Phone"
msgstr "Teléfono"

#: PageNames.swift
msgid "Phones"
msgstr "Teléfonos"

#: PageNames.swift
msgid "Phosphorus"
msgstr "Fósforo"

#: PageNames.swift
msgid "Photo"
msgstr "Foto"

#: PageNames.swift
msgid "Photo actions"
msgstr "Acciones de la foto"

#: PageNames.swift
msgid "Photos"
msgstr "Fotos"

#: PageNames.swift
msgid "Picture"
msgstr "Imagen"

#: PageNames.swift
msgid "Pins"
msgstr "Puntos del mapa"

#: PageNames.swift
msgid "Pitch"
msgstr "Presentación"

#: PageNames.swift
msgid "Place"
msgstr "Lugar"

#: PageNames.swift
msgid "Places"
msgstr "Lugares"

#: PageNames.swift
msgid "Plan"
msgstr "Plan"

#: PageNames.swift
msgid "Plan changes"
msgstr "Cambios del plan"

#: PageNames.swift
msgid "Planned"
msgstr "Previstos"

#: PageNames.swift
msgid "Points"
msgstr "Puntos"

#: PageNames.swift
msgid "Portion"
msgstr "Porción"

#: PageNames.swift
msgid "Portions"
msgstr "Porciones"

#: PageNames.swift
msgid "Post"
msgstr "Lectura"

#: PageNames.swift
msgid "Post dialysis"
msgstr "Después de la diálisis"

#: PageNames.swift
msgid "post-dialysis"
msgstr "después de la diálisis"

#: PageNames.swift
msgid "Posts"
msgstr "Lecturas"

#: PageNames.swift
msgid "Potassium"
msgstr "Potasio"

#: PageNames.swift
msgid "Pre dialysis"
msgstr "Antes de la diálisis"

#: PageNames.swift
msgid "pre-dialysis"
msgstr "antes de la diálisis"

#: PageNames.swift
msgid "Preferences"
msgstr "Preferencias"

#: PageNames.swift
msgid "Pressure"
msgstr "Presión"

#: PageNames.swift
msgid "Pressures"
msgstr "Presión arterial"

#: PageNames.swift
msgid "Preview"
msgstr "Vista previa"

#: PageNames.swift
msgid "Previous"
msgstr "Anterior"

#: PageNames.swift
msgid "Priority"
msgstr "Prioridad"

#: PageNames.swift
msgid "Privacy"
msgstr "Privacidad"

#: PageNames.swift
msgid "Problem"
msgstr "Problema"

#: PageNames.swift
msgid "Profile"
msgstr "Perfil"

#: PageNames.swift
msgid "Progress"
msgstr "Avance"

#: PageNames.swift
msgid "Promise"
msgstr "Promesa"

#: PageNames.swift
msgid "Prompts"
msgstr "Sugerencias"

#: PageNames.swift
msgid "Protein"
msgstr "Proteína"

#: PageNames.swift
msgid "Put back"
msgstr "Volver a poner"

#: PageNames.swift
msgid "Qr"
msgstr "Código QR"

#: PageNames.swift
msgid "Quantities"
msgstr "Cantidades"

#: PageNames.swift
msgid "Quantity"
msgstr "Cantidad"

#: PageNames.swift
msgid "Query"
msgstr "Búsqueda"

#: PageNames.swift
msgid "Question"
msgstr "Pregunta"

#: PageNames.swift
msgid "Ran"
msgstr "Hecho"

#: PageNames.swift
msgid "Range"
msgstr "Rango"

#: PageNames.swift
msgid "Rating"
msgstr "Calificación"

#: PageNames.swift
msgid "Reached"
msgstr "Alcanzado"

#: PageNames.swift
msgid "Reaction"
msgstr "Reacción"

#: PageNames.swift
msgid "Reactions"
msgstr "Reacciones"

#: PageNames.swift
msgid "Read"
msgstr "Leído"

#: PageNames.swift
msgid "Reading"
msgstr "Lectura"

#: PageNames.swift
msgid "Readings"
msgstr "Lecturas"

#: PageNames.swift
msgid "Recalled"
msgstr "De memoria"

#: PageNames.swift
msgid "Recent"
msgstr "Recientes"

#: PageNames.swift
msgid "Recipe"
msgstr "Receta"

#: PageNames.swift
msgid "Recipes"
msgstr "Recetas"

#: PageNames.swift
msgid "Recipient"
msgstr "Destinatario"

#: PageNames.swift
msgid "Recommended"
msgstr "Recomendado"

#: PageNames.swift
msgid "Record"
msgstr "Registro"

#: PageNames.swift
msgid "Records"
msgstr "Registros"

#: PageNames.swift
msgid "Refusal"
msgstr "Rechazo"

#: PageNames.swift
msgid "Refusals"
msgstr "Rechazos"

#: PageNames.swift
msgid "Refused"
msgstr "Rechazado"

#: PageNames.swift
msgid "Related"
msgstr "Relacionado"

#: PageNames.swift
msgid "Released"
msgstr "Pausa quitada"

#: PageNames.swift
msgid "Remaining seconds"
msgstr "Segundos que quedan"

#: PageNames.swift
msgid "Remarks"
msgstr "Observaciones"

#: PageNames.swift
msgid "Reminders"
msgstr "Recordatorios"

#: PageNames.swift
msgid "Reminds"
msgstr "Avisa"

#: PageNames.swift
msgid "Remote"
msgstr "Servidor"

#: PageNames.swift
msgid "Removals"
msgstr "Quitar"

#: PageNames.swift
msgid "Remove"
msgstr "Quitar"

#: PageNames.swift
msgid "Removed"
msgstr "Quitado"

#: PageNames.swift
msgid "Report"
msgstr "Informe"

#: PageNames.swift
msgid "Resource"
msgstr "Recurso"

#: PageNames.swift
msgid "Rest"
msgstr "Reposo"

#: PageNames.swift
msgid "Resume"
msgstr "Reanudada"

#: PageNames.swift
msgid "Reverse"
msgstr "Retirada"

#: PageNames.swift
msgid "Reversed"
msgstr "Retirada"

#: PageNames.swift
msgid "Revoked"
msgstr "Retirado"

#: PageNames.swift
msgid "Rewards"
msgstr "Recompensas"

#: PageNames.swift
msgid "Role"
msgstr "Función"

#: PageNames.swift
msgid "Rounded"
msgstr "Redondeado"

#: PageNames.swift
msgid "Rounding error"
msgstr "Error de redondeo"

#: PageNames.swift
msgid "Row"
msgstr "Fila"

#: PageNames.swift
msgid "Rule"
msgstr "Regla"

#: PageNames.swift
msgid "Rules"
msgstr "Reglas"

#: PageNames.swift
msgid "rules looked at"
msgstr "reglas revisadas"

#: PageNames.swift
msgid "Running"
msgstr "En marcha"

#: PageNames.swift
msgid "Same"
msgstr "Igual"

#: PageNames.swift
msgid "Sample"
msgstr "Muestra"

#: PageNames.swift
msgid "Saturday"
msgstr "Sábado"

#: PageNames.swift
msgid "Scale"
msgstr "Ajuste de cantidades"

#: PageNames.swift
msgid "Schedule"
msgstr "Horario"

#: PageNames.swift
msgid "Scope"
msgstr "Alcance"

#: PageNames.swift
msgid "Score"
msgstr "Puntuación"

#: PageNames.swift
msgid "Second"
msgstr "Segundo"

#: PageNames.swift
msgid "Secondary"
msgstr "Secundario"

#: PageNames.swift
msgid "Seconds per page"
msgstr "Segundos por página"

#: PageNames.swift
msgid "Section"
msgstr "Sección"

#: PageNames.swift
msgid "Sender"
msgstr "Remitente"

#: PageNames.swift
msgid "Sent at"
msgstr "Enviado"

#: PageNames.swift
msgid "Sentence"
msgstr "Frase"

#: PageNames.swift
msgid "Sentences"
msgstr "Frases"

#: PageNames.swift
msgid "Series"
msgstr "Serie"

#: PageNames.swift
msgid "Servings"
msgstr "Porciones"

#: PageNames.swift
msgid "Session"
msgstr "Sesión"

#: PageNames.swift
msgid "Sessions"
msgstr "Sesiones"

#: PageNames.swift
msgid "Settings"
msgstr "Ajustes"

#: PageNames.swift
msgid "Settle"
msgstr "Confirmada"

#: PageNames.swift
msgid "Settled"
msgstr "Confirmada"

#: PageNames.swift
msgid "Severe"
msgstr "Grave"

#: PageNames.swift
msgid "Severity"
msgstr "Gravedad"

#: PageNames.swift
msgid "Sex"
msgstr "Sexo"

#: PageNames.swift
msgid "Share"
msgstr "Parte"

#: PageNames.swift
msgid "Shown"
msgstr "Mostrado"

#: PageNames.swift
msgid "Sick day"
msgstr "Día de enfermedad"

#: PageNames.swift
msgid "Sign in"
msgstr "Iniciar sesión"

#: PageNames.swift
msgid "Signed in"
msgstr "Con sesión iniciada"

#: PageNames.swift
msgid "Signed in as"
msgstr "Sesión iniciada como"

#: PageNames.swift
msgid "Since"
msgstr "Desde"

#: PageNames.swift
msgid "Size"
msgstr "Tamaño"

#: PageNames.swift
msgid "Skipped"
msgstr "Omitido"

#: PageNames.swift
msgid "Snack"
msgstr "Refrigerio"

#: PageNames.swift
msgid "Sodium"
msgstr "Sodio"

#: PageNames.swift
msgid "Sort"
msgstr "Orden"

#: PageNames.swift
msgid "Source"
msgstr "Fuente"

#: PageNames.swift
msgid "Span"
msgstr "Período"

#: PageNames.swift
msgid "Stage"
msgstr "Etapa"

#: PageNames.swift
msgid "Stand in"
msgstr "Sustituto"

#: PageNames.swift
msgid "Standing"
msgstr "Vigente"

#: PageNames.swift
msgid "Start"
msgstr "Inicio"

#: PageNames.swift
msgid "State"
msgstr "Estado"

#: PageNames.swift
msgid "States"
msgstr "Estados"

#: PageNames.swift
msgid "Status"
msgstr "Estado"

#: PageNames.swift
msgid "Stays"
msgstr "Se queda"

#: PageNames.swift
msgid "Step"
msgstr "Paso"

#: PageNames.swift
msgid "Steps"
msgstr "Pasos"

#: PageNames.swift
msgid "Stop"
msgstr "Fin"

#: PageNames.swift
msgid "Stopped"
msgstr "Suspendido"

#: PageNames.swift
msgid "Stops"
msgstr "Suspensiones"

#: PageNames.swift
msgid "Stored pictures"
msgstr "Imágenes guardadas"

#: PageNames.swift
msgid "Streak"
msgstr "Racha"

#: PageNames.swift
msgid "Strict"
msgstr "Estricto"

#: PageNames.swift
msgid "Subject"
msgstr "Tema"

#: PageNames.swift
msgid "Subjects"
msgstr "Temas"

#: PageNames.swift
msgid "Subscriptions"
msgstr "Suscripciones"

#: PageNames.swift
msgid "Suggestions"
msgstr "Sugerencias"

#: PageNames.swift
msgid "Summary"
msgstr "Resumen"

#: PageNames.swift
msgid "Sunday"
msgstr "Domingo"

#: PageNames.swift
msgid "Supplies"
msgstr "Existencias"

#: PageNames.swift
msgid "Swaps"
msgstr "Cambios posibles"

#: PageNames.swift
msgid "switched on"
msgstr "activado"

#: PageNames.swift
msgid "Switches"
msgstr "Interruptores"

#: PageNames.swift
msgid "Sync"
msgstr "Sincronización"

#: PageNames.swift
msgid "Systolic"
msgstr "Sistólica"

#: PageNames.swift
msgid "Systolic pressure"
msgstr "Presión sistólica"

#: PageNames.swift
msgid "Taken"
msgstr "Tomadas"

#: PageNames.swift
msgid "Target"
msgstr "Objetivo"

#: PageNames.swift
msgid "Targets"
msgstr "Objetivos"

#: PageNames.swift
msgid "Tells at"
msgstr "Avisa a las"

#: PageNames.swift
msgid "Tenths"
msgstr "Décimas"

#: PageNames.swift
msgid "Terms"
msgstr "Condiciones"

#: PageNames.swift
msgid "This device"
msgstr "Este dispositivo"

#: PageNames.swift
msgid "Through"
msgstr "Hasta"

#: PageNames.swift
msgid "Thumbnail"
msgstr "Miniatura"

#: PageNames.swift
msgid "Tile"
msgstr "Tarjeta"

#: PageNames.swift
msgid "Time"
msgstr "Hora"

#: PageNames.swift
msgid "Time zone"
msgstr "Zona horaria"

#: PageNames.swift
msgid "Timer"
msgstr "Temporizador"

#: PageNames.swift
msgid "Times"
msgstr "Horas"

#: PageNames.swift
msgid "Timing"
msgstr "Horario"

#: PageNames.swift
msgid "To"
msgstr "Hasta"

#: PageNames.swift
msgid "Told"
msgstr "Avisado"

#: PageNames.swift
msgid "Topic"
msgstr "Tema"

#: PageNames.swift
msgid "Topics"
msgstr "Temas"

#: PageNames.swift
msgid "Total"
msgstr "Total"

#: PageNames.swift
msgid "Totals"
msgstr "Totales"

#: PageNames.swift
msgid "Transplant"
msgstr "Trasplante"

#: PageNames.swift
msgid "Treatment"
msgstr "Tratamiento"

#: PageNames.swift
msgid "Trend"
msgstr "Tendencia"

#: PageNames.swift
msgid "Tuesday"
msgstr "Martes"

#: PageNames.swift
msgid "Tutorial"
msgstr "Tutorial"

#: PageNames.swift
msgid "Typed"
msgstr "Escrito"

#: PageNames.swift
msgid "Unasked"
msgstr "Sin pregunta"

#: PageNames.swift
msgid "Unchanged"
msgstr "Sin cambios"

#: PageNames.swift
msgid "Underway"
msgstr "En curso"

#: PageNames.swift
msgid "Undone"
msgstr "Deshecho"

#: PageNames.swift
msgid "Unit"
msgstr "Unidad"

#: PageNames.swift
msgid "Unknown"
msgstr "Desconocido"

#: PageNames.swift
msgid "Unknown foods"
msgstr "Alimentos desconocidos"

#: PageNames.swift
msgid "Unread"
msgstr "Sin leer"

#: PageNames.swift
msgid "Unsafe item"
msgstr "Artículo no seguro"

#: PageNames.swift
msgid "Unscaled"
msgstr "Sin ajustar"

#: PageNames.swift
msgid "Until"
msgstr "Hasta"

#: PageNames.swift
msgid "Up"
msgstr "Sube"

#: PageNames.swift
msgid "Updated"
msgstr "Actualizado"

#: PageNames.swift
msgid "Urgency"
msgstr "Urgencia"

#: PageNames.swift
msgid "uric acid"
msgstr "ácido úrico"

#: PageNames.swift
msgid "Urine"
msgstr "Orina"

#: PageNames.swift
msgid "urine ACR"
msgstr "cociente albúmina/creatinina en orina"

#: PageNames.swift
msgid "Used by"
msgstr "Usado por"

#: PageNames.swift
msgid "User"
msgstr "Persona"

#: PageNames.swift
msgid "Uses"
msgstr "Usos"

#: PageNames.swift
msgid "Value"
msgstr "Valor"

#: PageNames.swift
msgid "Verified on"
msgstr "Verificado el"

#: PageNames.swift
msgid "Version"
msgstr "Versión"

#: PageNames.swift
msgid "very high"
msgstr "muy alto"

#: PageNames.swift
msgid "very low"
msgstr "muy bajo"

#: PageNames.swift
msgid "vitamin D"
msgstr "vitamina D"

#: PageNames.swift
msgid "Vitamin K"
msgstr "Vitamina K"

#: PageNames.swift
msgid "Waiting"
msgstr "En espera"

#: PageNames.swift
msgid "Waits"
msgstr "Espera"

#: PageNames.swift
msgid "Warning"
msgstr "Advertencia"

#: PageNames.swift
msgid "Warnings"
msgstr "Advertencias"

#: PageNames.swift
msgid "Was seen"
msgstr "Visto"

#: PageNames.swift
msgid "Was there"
msgstr "Ya estaba"

#: PageNames.swift
msgid "Weak"
msgstr "Evidencia débil"

#: PageNames.swift
msgid "Wednesday"
msgstr "Miércoles"

#: PageNames.swift
msgid "Week"
msgstr "Semana"

#: PageNames.swift
msgid "Week end"
msgstr "Fin de la semana"

#: PageNames.swift
msgid "Weekdays"
msgstr "Días de la semana"

#: PageNames.swift
msgid "Weeks"
msgstr "Semanas"

#: PageNames.swift
msgid "Weight"
msgstr "Peso"

#: PageNames.swift
msgid "Weight gain"
msgstr "Aumento de peso"

#: PageNames.swift
msgid "Weights"
msgstr "Pesos"

#: PageNames.swift
msgid "When"
msgstr "Cuándo"

#: PageNames.swift
msgid "Why"
msgstr "Razones"

#: PageNames.swift
msgid "Why not"
msgstr "Motivo"

#: PageNames.swift
msgid "Without rule"
msgstr "Sin regla"

#: PageNames.swift
msgid "Yesterday"
msgstr "Ayer"

#: PageNames.swift
msgid "You"
msgstr "Usted"

#: PageNames.swift
msgid "Zip"
msgstr "Código postal"

#: PageNames.swift
msgid "Zip why not"
msgstr "Motivo del código postal"

#: PageNames.swift
msgid "Zone"
msgstr "Zona horaria"

#. {0} port
#: Serving/LocalServer.swift
msgid "{0} is not a port — give one from 1 to 65535, or 0 for any"
msgstr "{0} no es un puerto — indique uno de 1 a 65535, o 0 para cualquiera"

#. {0} port; {1} reason
#: Serving/LocalServer.swift
msgid "port {0} can't be used ({1}) — give another one, or 0 for any"
msgstr "no se puede usar el puerto {0} ({1}) — indique otro, o 0 para cualquiera"

#. {0} reason
#: Serving/LocalServer.swift
msgid "the server stopped ({0}) — start it again"
msgstr "el servidor se detuvo ({0}) — inícielo de nuevo"

#: Serving/PageSite+Answers.swift
msgid "Everything stays on this machine. Choose an app."
msgstr "Todo se queda en este equipo. Elija una aplicación."

#: Serving/PageSite+Answers.swift
msgid "There is no such page"
msgstr "No existe esa página"

#: Serving/PageSite+Answers.swift
#: Views/ShellPage.swift
msgid "That didn't work"
msgstr "No funcionó"

#: Serving/PageSite+Answers.swift
msgid "Go to the start"
msgstr "Ir al inicio"

#. {0} address.prefix(60)
#: Serving/PageSite+Answers.swift
msgid "Nothing was changed, because “{0}” can't be read here. Save the page and choose it as a file."
msgstr "No se cambió nada, porque “{0}” no se puede leer aquí. Guarde la página y elíjala como archivo."

#: Serving/PageSite+Answers.swift
msgid "Check the address, or begin at the start."
msgstr "Revise la dirección, o empiece desde el inicio."

#: Serving/PageSite+Answers.swift
msgid "A page is shown by GET and changed by POST."
msgstr "Una página se muestra con GET y se cambia con POST."

#: Serving/PageSite+Answers.swift
msgid "Nothing was changed, because the request came from another site. Open the page here and try again."
msgstr "No se cambió nada, porque la solicitud vino de otro sitio. Abra la página aquí e intente de nuevo."

#: Serving/PageSite+Answers.swift
msgid "Nothing was changed, because the form couldn't be read. Go back, reload the page and try again."
msgstr "No se cambió nada, porque no se pudo leer el formulario. Vuelva atrás, recargue la página e intente de nuevo."

#: Serving/PageSite+Answers.swift
msgid "Nothing was changed, because the form is too large. It can have 1 MB, and with a file 33 MB."
msgstr "No se cambió nada, porque el formulario es demasiado grande. Puede tener 1 MB, y con un archivo 33 MB."

#: Serving/PageSite+Answers.swift
msgid "Nothing was changed, because other files are being received. Try again in a moment."
msgstr "No se cambió nada, porque se están recibiendo otros archivos. Intente de nuevo en un momento."

#: Serving/PageSite+Answers.swift
msgid "Nothing was changed, because too much was sent in a short time. Try again in a moment."
msgstr "No se cambió nada, porque se envió demasiado en poco tiempo. Intente de nuevo en un momento."

#: Serving/PageSite+Answers.swift
msgid "Nothing was changed, because the form took too long to arrive. Try again."
msgstr "No se cambió nada, porque el formulario tardó demasiado en llegar. Intente de nuevo."

#: Serving/PageSite+Answers.swift
msgid "Nothing was changed, because there is no room for the file. Make room on the disk and try again."
msgstr "No se cambió nada, porque no hay espacio para el archivo. Libere espacio en el disco e intente de nuevo."

#: Serving/PageSite+Language.swift
msgid "Language"
msgstr "Idioma"

#: Serving/PageSite+Language.swift
msgid "Choose the language of the pages below."
msgstr "Elija abajo el idioma de las páginas."

#: Serving/PageSite+Refusals.swift
msgid "no file is chosen — choose one"
msgstr "no hay ningún archivo elegido — elija uno"

#. {0} lowest; {1} highest
#: Views/ScreenOutline.swift
msgid "{0} to {1}"
msgstr "{0} a {1}"

#: Views/FieldView.swift
msgid "Choose …"
msgstr "Elija …"

#. {0} limit.grouped
#: Views/FieldView.swift
msgid "at most {0} characters"
msgstr "como máximo {0} caracteres"

#: Views/FieldView.swift
msgid "Or a file"
msgstr "O un archivo"

#: Views/FormView.swift
msgid "Print this page"
msgstr "Imprimir esta página"

#. {0} name
#: Views/FormView.swift
msgid "{0}: drag it, or press the up and down arrows"
msgstr "{0}: arrástrelo, o presione las flechas arriba y abajo"

#: Views/GeneralPage.swift
msgid "yes"
msgstr "sí"

#. {0} others.count
#: Views/GeneralPage.swift
msgid "{0} more"
msgstr "{0} más"

#. {0} heading
#: Views/ShellPage.swift
msgid "Error: {0}"
msgstr "Error: {0}"

#: Views/ShellPage.swift
msgid "Skip to the content"
msgstr "Saltar al contenido"

#: Views/ShellPage.swift
msgid "Apps"
msgstr "Aplicaciones"

#: Views/ShellPage.swift
msgid "Sending …"
msgstr "Enviando …"

#: Views/ShellPage.swift
msgid "Nothing was sent, because Nourish can’t be reached. What you typed is still here. Send it again later."
msgstr "No se envió nada, porque no hay conexión con Nourish. Lo que escribió sigue aquí. Envíelo de nuevo más tarde."

#: Views/ShellPage.swift
msgid "This page is from an earlier time. Reload it to see it as it is now; what you typed and didn’t send is lost then."
msgstr ""
"Esta página es de un momento anterior. Vuelva a cargarla para verla como está ahora; lo que escribió y no envió se "
"pierde entonces."

#. {0} done.rest ?? ""
#: Views/ShellPage.swift
msgid "Done: {0}"
msgstr "Hecho: {0}"

#. {0} query
#: Views/ShellPage.swift
msgid "“{0}” in the address has no effect. Choose on the page what it shows."
msgstr "“{0}” en la dirección no tiene efecto. Elija en la página lo que muestra."

#: Views/ShellPage.swift
msgid "Undo"
msgstr "Deshacer"

#: Views/ShellPage.swift
msgid "Nothing was changed"
msgstr "No se cambió nada"

#: Views/ShellPage.swift
msgid "Choose the file once more: a page can’t send it again by itself."
msgstr "Elija el archivo otra vez: una página no puede volver a enviarlo por sí misma."

#: Serving/LocalServer.swift
msgid "This server answers for 127.0.0.1 and localhost only."
msgstr "Este servidor solo responde por 127.0.0.1 y localhost."
"""#
