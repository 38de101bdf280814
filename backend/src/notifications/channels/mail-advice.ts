import type { NodemailerError } from 'nodemailer';

/** Node's codes for faults of a server's certificate; those of OpenSSL are about the handshake. */
const untrusted = /^(?!ERR_SSL_).*(CERT|LEAF_SIGNATURE|INVALID_CA|HOSTNAME_MISMATCH)/;
/** OpenSSL's codes when TLS is expected and the answer is plain text. */
const plainText = /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/;

/**
 * Advice for an operator about a failure, in addition to what the mail server said.
 * @param sender the sender in the settings; undefined for the default
 */
export function mailAdvice(
  { originalCode, command, response = '' }: NodemailerError,
  sender: string | undefined,
): string | undefined {
  if (originalCode !== undefined && untrusted.test(originalCode)) {
    return 'The mail server’s certificate isn’t trusted. If you trust the way to the server, as on this machine, add tls.rejectUnauthorized=false to SMTP_URL, as in smtp://host:25?tls.rejectUnauthorized=false.';
  }
  if (originalCode !== undefined && plainText.test(originalCode)) {
    return 'This port doesn’t begin with TLS: use smtp:// in SMTP_URL, which turns to TLS if the server offers it.';
  }
  if (sender === undefined && (command === 'MAIL FROM' || /\bsender\b/i.test(response))) {
    return 'Set MAIL_FROM to a sender that the mail server accepts.';
  }
  return undefined;
}
