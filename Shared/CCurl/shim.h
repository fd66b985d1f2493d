// Without it the header checks argument types with GCC's extensions, which the importer can't read.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

// Swift can't call functions with a variable number of arguments: one for each type of argument.

static inline CURLcode nourish_curl_set_long(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode nourish_curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode nourish_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode nourish_curl_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(handle, option, value);
}

typedef size_t (*nourish_curl_callback)(char *buffer, size_t size, size_t count, void *context);
typedef int (*nourish_curl_progress)(
    void *context, curl_off_t download_total, curl_off_t downloaded, curl_off_t upload_total, curl_off_t uploaded);

static inline CURLcode nourish_curl_set_reader(CURL *handle, nourish_curl_callback reader) {
    return curl_easy_setopt(handle, CURLOPT_READFUNCTION, reader);
}

static inline CURLcode nourish_curl_set_header(CURL *handle, nourish_curl_callback hearer) {
    return curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, hearer);
}

static inline CURLcode nourish_curl_set_progress(CURL *handle, nourish_curl_progress progress) {
    return curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, progress);
}

static inline CURLcode nourish_curl_get_long(CURL *handle, CURLINFO info, long *value) {
    return curl_easy_getinfo(handle, info, value);
}
