export interface EmailDraft {
  to: string;
  subject: string;
  body: string;
}

/** The `mailto:` URL of an email (RFC 6068: lines end in CRLF). */
export function toMailtoUrl({ to, subject, body }: EmailDraft): string {
  const encodeText = (text: string) => encodeURIComponent(text.replace(/\r\n?|\n/g, '\r\n'));
  // The part before the @ may contain characters with a special meaning in URLs.
  const address = to.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeText(subject)}&body=${encodeText(body)}`;
}
