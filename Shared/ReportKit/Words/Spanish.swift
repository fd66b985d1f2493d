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

#: Charts/ChartMarks.swift
msgid "Jan"
msgstr "ene"

#: Charts/ChartMarks.swift
msgid "Feb"
msgstr "feb"

#: Charts/ChartMarks.swift
msgid "Mar"
msgstr "mar"

#: Charts/ChartMarks.swift
msgid "Apr"
msgstr "abr"

#: Charts/ChartMarks.swift
msgid "May"
msgstr "may"

#: Charts/ChartMarks.swift
msgid "Jun"
msgstr "jun"

#: Charts/ChartMarks.swift
msgid "Jul"
msgstr "jul"

#: Charts/ChartMarks.swift
msgid "Aug"
msgstr "ago"

#: Charts/ChartMarks.swift
msgid "Sep"
msgstr "sep"

#: Charts/ChartMarks.swift
msgid "Oct"
msgstr "oct"

#: Charts/ChartMarks.swift
msgid "Nov"
msgstr "nov"

#: Charts/ChartMarks.swift
msgid "Dec"
msgstr "dic"

#: Charts/Layout/ChartScale.swift
msgid "tn"
msgstr "B"

#: Charts/Layout/ChartScale.swift
msgid "bn"
msgstr "mil M"

#: Layout/TextSetter.swift
msgid "no text context"
msgstr "no hay contexto de texto"

#: Rendering/CairoFile.swift
msgid "no surface"
msgstr "no hay superficie"

#: Rendering/CairoFile.swift
msgid "no drawing context"
msgstr "no hay contexto de dibujo"

#: Rendering/ImageSurface.swift
msgid "no memory for the picture"
msgstr "no hay memoria para la imagen"

#. {0} image.description; {1} String(cString: cairo_status_to_string(status))
#: Rendering/ImageSurface.swift
msgid "the picture “{0}”: {1}"
msgstr "la imagen “{0}”: {1}"

#: Rendering/PDFSupplement.swift
msgid "the PDF has no table of its objects"
msgstr "el PDF no tiene una tabla de sus objetos"

#: ReportError.swift
msgid "the table has no columns — give it one at least"
msgstr "la tabla no tiene columnas — dele al menos una"

#. {0} row; {1} cells; {2} columns
#: ReportError.swift
msgid "row {0} of the table has {1} cells for {2} columns — give one a column"
msgstr "la fila {0} de la tabla tiene {1} celdas para {2} columnas — dé una a cada columna"

#. {0} count
#: ReportError.swift
msgid "the picture of {0} bytes is neither PNG nor JPEG — convert it to one of them"
msgstr "la imagen de {0} bytes no es PNG ni JPEG — conviértala a uno de los dos"

#. {0} offset
#: ReportError.swift
msgid "the picture is damaged at byte {0} — save it again from its source"
msgstr "la imagen está dañada en el byte {0} — guárdela de nuevo desde su origen"

#. {0} width; {1} height; {2} ReportImage.pixelLimit
#: ReportError.swift
msgid "the picture has {0} × {1} pixels — scale it to {2} at most"
msgstr "la imagen tiene {0} × {1} píxeles — redúzcala a {2} como máximo"

#. {0} name
#: ReportError.swift
msgid "the picture “{0}” is a JPEG, which only PDF and HTML can hold — give it as PNG"
msgstr "la imagen “{0}” es un JPEG, que solo cabe en PDF y HTML — dela como PNG"

#. {0} width; {1} height
#: ReportError.swift
msgid "the margins leave {0} × {1} points of the page — leave 100 × 100 at least"
msgstr "los márgenes dejan {0} × {1} puntos de la página — deje al menos 100 × 100"

#. {0} size
#: ReportError.swift
msgid "{0} points is no size for text — choose 6 to 24"
msgstr "{0} puntos no es un tamaño de texto posible — elija de 6 a 24"

#. {0} pixels
#: ReportError.swift
msgid "{0} pixels an inch cannot be drawn — choose 36 to 600"
msgstr "no se pueden dibujar {0} píxeles por pulgada — elija de 36 a 600"

#. {0} title
#: ReportError.swift
msgid "the chart “{0}” has nothing to show — give it a series and a label at least"
msgstr "la gráfica “{0}” no tiene nada que mostrar — dele al menos una serie y una etiqueta"

#. {0} count; {1} Self.words(things); {2} limit
#: ReportError.swift
msgid "the chart has {0} {1} — give it {2} at most, or split it"
msgstr "la gráfica tiene {0} {1} — dele {2} como máximo, o divídala"

#. {0} name; {1} count; {2} wanted
#: ReportError.swift
msgid "“{0}” has {1} values for {2} labels — give one a label, or nil"
msgstr "“{0}” tiene {1} valores para {2} etiquetas — dé uno a cada etiqueta, o nil"

#. {0} position; {1} series
#: ReportError.swift
msgid "value {0} of “{1}” cannot be drawn — give a finite number within ±10¹²"
msgstr "no se puede dibujar el valor {0} de “{1}” — dé un número finito dentro de ±10¹²"

#. {0} position; {1} series; {2} x
#: ReportError.swift
msgid "point {0} of “{1}” is out of place at {2} — sort the points, and keep to the labels"
msgstr "el punto {0} de “{1}” está fuera de lugar en {2} — ordene los puntos y respete las etiquetas"

#. {0} label
#: ReportError.swift
msgid "the band “{0}” is no range — let it end at or above its start"
msgstr "la franja “{0}” no es un rango — haga que termine en su inicio o más arriba"

#. {0} width; {1} height; {2} least
#: ReportError.swift
msgid "a chart of {0} × {1} points cannot be read — make it {2} high at least, within 120…4000"
msgstr "una gráfica de {0} × {1} puntos no se puede leer — dele al menos {2} de alto, dentro de 120…4000"

#. {0} scale
#: ReportError.swift
msgid "{0} pixels a point cannot be drawn — choose 0.5 to 8"
msgstr "no se pueden dibujar {0} píxeles por punto — elija de 0.5 a 8"

#. {0} family
#: ReportError.swift
msgid "the typeface “{0}” is not installed — run “make setup”, or install fonts-dejavu-core"
msgstr "la letra “{0}” no está instalada — ejecute “make setup” o instale fonts-dejavu-core"

#. {0} reason
#: ReportError.swift
msgid "the page could not be drawn: {0} — check memory and free space"
msgstr "no se pudo dibujar la página: {0} — revise la memoria y el espacio libre"

#: ReportError.swift
msgid "series"
msgstr "series"

#: ReportError.swift
msgid "bands"
msgstr "franjas"

#: ReportError.swift
msgid "limits"
msgstr "límites"

#: ReportError.swift
msgid "points"
msgstr "puntos"

#: ReportError.swift
msgid "categories"
msgstr "categorías"

#: ReportError.swift
msgid "rows"
msgstr "filas"

#: ReportError.swift
msgid "columns"
msgstr "columnas"

#: ReportError.swift
msgid "cells"
msgstr "celdas"
"""#
