#include <libxml/xmlversion.h>
/* libxml2's header would pull in the system's ICU, whose types clash with the ones inside Foundation. Only a structure that
   is never looked into depends on it. */
#undef LIBXML_ICU_ENABLED
#include <libxml/tree.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/HTMLparser.h>
#include <libxml/encoding.h>
#include <libxml/xmlerror.h>
#include <libxml/globals.h>
