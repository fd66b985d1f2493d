#include <gdk-pixbuf/gdk-pixbuf.h>

#include <spawn.h>

#if defined(__linux__)
#include <sys/prctl.h>

/* prctl(2) takes any number of arguments, which Swift can't call. No program that this process starts gains rights. */
static inline int gain_no_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }
#else
static inline int gain_no_privileges(void) { return 0; }
#endif

#if defined(__GLIBC__)
/* glibc 2.34 has this function and declares it to GNU C alone. */
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);

static inline int close_descriptors_from(posix_spawn_file_actions_t *actions, int first) {
    return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
#endif
