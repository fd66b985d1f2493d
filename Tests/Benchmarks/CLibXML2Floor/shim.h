#include <libxml/xmlversion.h>
/* See Shared/CLibXML2/shim.h: the system's ICU clashes with the one inside Foundation. */
#undef LIBXML_ICU_ENABLED
#include <libxml/tree.h>
#include <libxml/parser.h>
#include <libxml/xmlreader.h>
#include <libxml/HTMLparser.h>
