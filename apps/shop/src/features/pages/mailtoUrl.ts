/** A letter that has not been sent. */
export interface EmailDraft {
  to: string;
  subject: string;
  body: string;
}

/** The address that opens a letter in the reader's own mail program (RFC 6068: lines end in CRLF). */
export function toMailtoUrl({ to, subject, body }: EmailDraft): string {
  const encodeText = (text: string) => encodeURIComponent(text.replace(/\r\n?|\n/g, '\r\n'));
  // What stands before the @ may hold signs that an address would read as its own.
  const address = to.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeText(subject)}&body=${encodeText(body)}`;
}
