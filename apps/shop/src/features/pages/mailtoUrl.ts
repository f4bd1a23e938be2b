/** A letter that has not been sent. */
export interface Letter {
  to: string;
  subject: string;
  body: string;
}

/** The address that opens a letter in the reader's own mail program (RFC 6068: lines end in CRLF). */
export function mailtoOf({ to, subject, body }: Letter): string {
  const said = (text: string) => encodeURIComponent(text.replace(/\r\n?|\n/g, '\r\n'));
  // What stands before the @ may hold signs that an address would read as its own.
  const address = to.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${said(subject)}&body=${said(body)}`;
}
