import AccountKit
import CCurl
import Foundation

/// The transfer of one letter with a handle of libcurl.
final class SMTPTransfer: @unchecked Sendable {
    // @unchecked: `isCancelled` is used under the lock, everything else by the one thread that performs the transfer.
    private let lock = NSLock()
    private var isCancelled = false

    private let message: MailMessage
    private let server: SMTPServer
    private let timeLimit: Int
    private let bytes: [UInt8]
    private var offset = 0
    /// The last line of the server's replies, by code. The reply to the farewell isn't that to the letter.
    private var replies: [Int: String] = [:]

    init(_ message: MailMessage, to server: SMTPServer, timeLimit: Int) {
        self.message = message
        self.server = server
        self.timeLimit = timeLimit
        bytes = message.bytes
    }

    /// Makes the transfer end soon. Call it from any thread.
    func cancel() {
        lock.withLock { isCancelled = true }
    }

    private static let library = curl_global_init(Int(CURL_GLOBAL_DEFAULT))

    /// Sends the letter. Returns the failure, or nil on success.
    func perform() -> MailFailure? {
        guard Self.library == CURLE_OK, let handle = curl_easy_init() else {
            return MailFailure(.unreachable, .noLibrary)
        }
        defer { curl_easy_cleanup(handle) }
        guard let recipients = curl_slist_append(nil, "<\(message.recipient)>") else {
            return MailFailure(.later, .noMemory)
        }
        defer { curl_slist_free_all(recipients) }
        let explanation = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
        explanation.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        defer { explanation.deallocate() }

        return withExtendedLifetime(self) {
            let context = Unmanaged.passUnretained(self).toOpaque()
            let settings =
                [
                    nourish_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, explanation),
                    nourish_curl_set_list(handle, CURLOPT_MAIL_RCPT, recipients),
                    nourish_curl_set_reader(handle, SMTPTransfer.read),
                    nourish_curl_set_pointer(handle, CURLOPT_READDATA, context),
                    nourish_curl_set_header(handle, SMTPTransfer.hear),
                    nourish_curl_set_pointer(handle, CURLOPT_HEADERDATA, context),
                    nourish_curl_set_progress(handle, SMTPTransfer.goesOn),
                    nourish_curl_set_pointer(handle, CURLOPT_XFERINFODATA, context),
                ] + texts(handle) + numbers(handle)
            // The transfer relies on all of these settings.
            guard settings.allSatisfy({ $0 == CURLE_OK }) else {
                return MailFailure(.unreachable, .oldLibrary)
            }
            let result = curl_easy_perform(handle)
            var reply = 0
            _ = nourish_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &reply)
            return failure(result, reply: reply, explanation: String(cString: explanation))
        }
    }

    private func texts(_ handle: UnsafeMutableRawPointer) -> [CURLcode] {
        let scheme = server.security == .fromTheStart ? "smtps" : "smtp"
        var texts: [(CURLoption, String)] = [
            (CURLOPT_URL, "\(scheme)://\(server.name)/"),
            (CURLOPT_MAIL_FROM, "<\(message.sender.address)>"),
            // Proxies of the environment are for the web.
            (CURLOPT_PROXY, ""),
        ]
        if let user = server.user, let password = server.password {
            texts += [
                (CURLOPT_USERNAME, user), (CURLOPT_PASSWORD, password),
                (CURLOPT_LOGIN_OPTIONS, "AUTH=PLAIN;AUTH=LOGIN"),
            ]
        }
        if let certificates = server.certificates { texts.append((CURLOPT_CAINFO, certificates.path)) }
        return texts.map { nourish_curl_set_text(handle, $0, $1) }
    }

    private func numbers(_ handle: UnsafeMutableRawPointer) -> [CURLcode] {
        let encryption = server.requiresEncryption ? CURLUSESSL_ALL : CURLUSESSL_TRY
        let numbers: [(CURLoption, Int)] = [
            (CURLOPT_NOSIGNAL, 1), (CURLOPT_UPLOAD, 1), (CURLOPT_INFILESIZE, bytes.count),
            (CURLOPT_USE_SSL, Int(encryption.rawValue)), (CURLOPT_SSL_VERIFYPEER, 1), (CURLOPT_SSL_VERIFYHOST, 2),
            (CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2)), (CURLOPT_TIMEOUT_MS, timeLimit),
            (CURLOPT_CONNECTTIMEOUT_MS, min(timeLimit, 15_000)), (CURLOPT_NOPROGRESS, 0),
        ]
        return numbers.map { nourish_curl_set_long(handle, $0, $1) }
    }
}

// MARK: Callbacks of libcurl

extension SMTPTransfer {
    private static func this(_ context: UnsafeMutableRawPointer?) -> SMTPTransfer? {
        context.map { Unmanaged<SMTPTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let read: nourish_curl_callback = { buffer, size, count, context in
        guard let transfer = this(context), let buffer else { return 0 }
        let length = min(size * count, transfer.bytes.count - transfer.offset)
        transfer.bytes.withUnsafeBytes { bytes in
            UnsafeMutableRawBufferPointer(start: buffer, count: length)
                .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[transfer.offset..<transfer.offset + length]))
        }
        transfer.offset += length
        return length
    }

    private static let hear: nourish_curl_callback = { buffer, size, count, context in
        guard let transfer = this(context), let buffer else { return size * count }
        let line = String(decoding: UnsafeRawBufferPointer(start: buffer, count: size * count), as: UTF8.self)
        let shown = line.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let code = Int(shown.prefix(3)) else { return size * count }
        transfer.replies[code] = String(shown.map { $0.isNewline || $0 < " " ? " " : $0 }.prefix(200))
        return size * count
    }

    private static let goesOn: nourish_curl_progress = { context, _, _, _, _ in
        guard let transfer = this(context) else { return 1 }
        return transfer.lock.withLock { transfer.isCancelled } ? 1 : 0
    }
}

// MARK: Results

extension SMTPTransfer {
    private func failure(_ result: CURLcode, reply: Int, explanation: String) -> MailFailure? {
        let said = replies[reply]
        switch result {
        case CURLE_OK: return nil
        case CURLE_ABORTED_BY_CALLBACK: return MailFailure(.later, .canceled)
        case CURLE_USE_SSL_FAILED: return MailFailure(.unreachable, .noEncryption(server: server.name))
        case CURLE_OPERATION_TIMEDOUT:
            return MailFailure(.unreachable, .slow(server: server.name, milliseconds: timeLimit))
        case CURLE_LOGIN_DENIED:
            return MailFailure(.unreachable, MailCause.wrongLogin(server: server.name).after(said))
        default:
            return MailFailure(kind(reply, explanation: explanation), cause(of: result, reply: reply).after(said))
        }
    }

    /// Returns the cause that a common error of libcurl stands for. The library's own words are in English alone.
    private func cause(of result: CURLcode, reply: Int) -> MailCause {
        let name = server.name
        switch result {
        case CURLE_COULDNT_RESOLVE_HOST: return .unknownHost(server: name)
        case CURLE_COULDNT_CONNECT: return .noConnection(server: name)
        case CURLE_SSL_CONNECT_ERROR: return .noSecureConnection(server: name)
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE: return .untrusted(server: name)
        case _ where reply >= 400: return .refused(server: name)
        case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR: return .cutShort(server: name)
        default: return .failed(server: name, code: Int(result.rawValue))
        }
    }

    /// Returns the consequence of a refusal (RFC 5321, section 4.2.1, and RFC 4954, section 6).
    private func kind(_ reply: Int, explanation: String) -> MailFailure.Kind {
        // Before the recipient is sent, a refusal concerns our account and not this letter.
        let isAboutLetter = explanation.hasPrefix("RCPT failed") || explanation.hasPrefix("DATA failed") || offset > 0
        switch reply {
        case 421, 530, 534, 535, 538: return .unreachable
        case 400..<500: return isAboutLetter ? .later : .unreachable
        case 500..<600: return isAboutLetter ? .refused : .unreachable
        default: return .unreachable
        }
    }
}

extension MailCause {
    /// Returns the cause with the last words of the server, or as it is without any.
    fileprivate func after(_ said: String?) -> MailCause { said.map { .answered(self, said: $0) } ?? self }
}
