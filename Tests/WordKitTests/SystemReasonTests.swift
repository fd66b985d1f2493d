import Foundation
import Testing
import WordKit

@Suite("Words for errors of the operating system")
struct SystemReasonTests {
    @Test("a common error has the system's own words in English, and others in Spanish")
    func common() {
        let codes = [
            EPERM, ENOENT, EINTR, EIO, EBADF, EAGAIN, ENOMEM, EACCES, EBUSY, EEXIST, EXDEV, ENOTDIR, EISDIR, EINVAL,
            ENFILE, EMFILE, EFBIG, ENOSPC, EROFS, EPIPE, ENAMETOOLONG, ENOTEMPTY, ELOOP, EADDRINUSE, EADDRNOTAVAIL,
            ENETDOWN, ENETUNREACH, ECONNABORTED, ECONNRESET, ENOTCONN, ETIMEDOUT, ECONNREFUSED, EHOSTDOWN,
            EHOSTUNREACH, EDQUOT,
        ]
        for code in codes {
            let english = systemReason(code)
            #if canImport(Glibc)
                #expect(english == String(cString: strerror(code)))
            #endif
            #expect(systemReason(kept: english) == nil)
            Language.$current.withValue(.spanish) {
                #expect(systemReason(code) != english && systemReason(kept: english) == systemReason(code))
            }
        }
    }

    @Test("an error without words is told by its number, and a text of another kind isn't recognized")
    func others() {
        #expect(systemReason(9_999) == "error 9999 of the system")
        Language.$current.withValue(.spanish) {
            #expect(systemReason(ENOENT) == "el archivo o la carpeta no existe")
            #expect(systemReason(9_999) == "error 9999 del sistema")
            #expect(systemReason(kept: "its host is unknown") == nil)
        }
    }
}
