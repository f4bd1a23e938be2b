/**
 * Codes of the Firebase SDK, and media types. They look like paths, but contain nothing private.
 */
const PUBLIC_PATH =
  /^(?:(?:auth|storage|firestore|app|app-check|appCheck)\/[a-z-]+|(?:application|audio|image|text|video)\/[a-z0-9.+-]{1,30})[.,;:]?$/;

/** A file of the build. In a stack, its position follows. */
const SCRIPT_PATH = /^\/assets\/[\w.-]+\.(?:js|css)(?::\d+){0,2}$/;

/** A property or variable, such as `title` in `(reading 'title')`. */
const PROPERTY = /^[a-z_$][\w$]{0,30}$/;

/**
 * Street lines in the English order, and in the French, Italian, Spanish, Portuguese and German
 * order.
 */
const STREETS = [
  String.raw`\b\d+[a-z]?,? (?:\p{L}[\p{L}.’'-]* ){1,4}?(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|square|sq|place|pl)\b\.?`,
  String.raw`\b\d+[a-z]?,? (?:rue|avenue|boulevard|place|via|piazza|calle|avenida|rua) (?:\p{L}[\p{L}.’'-]* ?){1,4}`,
  String.raw`\b(?:rue|via|piazza|calle|avenida|rua) (?:\p{L}[\p{L}.’'-]* ){1,4}?\d+[a-z]?\b`,
  String.raw`\b[\p{L}-]+(?:straße|strasse|str\.|weg|platz|gasse|allee) \d+[a-z]?\b`,
];

/** The kinds of parts of a text, in the order in which they are recognized. */
const PARTS = new RegExp(
  [
    // The engine quotes the data that it could not parse.
    String.raw`(?<data>(?:\.\.\.)?"[^\n]*(?= is not valid JSON)|\{[^\n:]*:[^\n]*\})`,
    String.raw`(?<url>\b(?:https?|wss?|blob|data|file)://?[^\s"'<>()]+|\b(?:blob|data):[^\s"'<>()]+)`,
    String.raw`(?<email>[^\s@<>"'(),;:=/]{1,320}(?:@|%40)[^\s@<>"'(),;:/?#&]+\.[^\s@<>"'(),;:/?#&]+)`,
    // An order number the way it is read aloud: groups with spaces.
    String.raw`(?<id>\b[0-9a-z]{6}(?: [0-9a-z]{5}){4}\b)`,
    `(?<street>${STREETS.join('|')})`,
    String.raw`(?<ip>\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{1,4}\b)`,
    String.raw`(?<phone>\+?\(?\d[\d ()/.-]{5,}\d(?![\p{L}\p{N}_-]))`,
    String.raw`(?<=^|[\s([{=:,])(?<quoted>"[^"\n]*"|'[^'\n]*'|“[^”\n]*”|«[^»\n]*»|${'`[^`\\n]*`'})`,
    String.raw`(?<path>[\p{L}\p{N}_$.+~%-]*/[^\s"'<>()]+)`,
    String.raw`(?<word>[\p{L}\p{N}_$.+~%-]{2,})`,
  ].join('|'),
  'giu',
);

/** A Stripe id: a customer, a payment, a checkout session … */
const STRIPE_ID = /^[a-z]{2,6}_(?:(?:live|test)_)?[A-Za-z0-9]{8,}$/;

/** Whether the groups are an order number. The words of a sentence can have the same lengths. */
const isOrderNumber = (groups: string): boolean =>
  /\d/.test(groups) || groups === groups.toUpperCase();

/** Whether a word looks random: an id, a token, an order number. */
const isRandom = (text: string): boolean => {
  // The period at the end of a sentence is not part of its last word.
  const word = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(text)?.[0] ?? '';
  if (STRIPE_ID.test(word) && /\d|[A-Z]/.test(word)) return true;
  const digits = word.replace(/\P{Nd}/gu, '').length;
  if (digits >= 6 || (digits >= 2 && word.length >= 12)) return true;
  if (word.length >= 20 && digits >= 1) return true;
  // Ids of Firestore and Firebase Authentication that contain no digit.
  if (/^(?:[A-Za-z]{20}|[A-Za-z]{28})$/.test(word)) return true;
  const letters = word.replace(/[^A-Za-z]/g, '');
  if (letters.length < 20) return false;
  const capitals = letters.replace(/[a-z]/g, '').length;
  // Function names contain few capitals. In random letters, half are capitals.
  if (capitals / letters.length > 0.25) return true;
  return letters.length >= 24 && letters.length === word.length && capitals === 0;
};

const redactUrl = (url: string): string => {
  const [, scheme, host, path = ''] =
    /^(https?:\/\/)(?:[^/?#]*@)?([^/?#]+)([^?#]*)/i.exec(url) ?? [];
  if (scheme === undefined || host === undefined) return '[url]';
  return `${scheme}${host}${SCRIPT_PATH.test(path) ? path : '/[path]'}`;
};

const redactQuoted = (quoted: string): string => {
  const text = quoted.slice(1, -1);
  return PROPERTY.test(text) && !isRandom(text)
    ? quoted
    : `${quoted[0] ?? ''}[text]${quoted.at(-1) ?? ''}`;
};

const escapeForPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Shorter texts also occur in other words. */
const MIN_PRIVATE_LENGTH = 3;

/**
 * Converts characters that can be written in several forms, such as `é`, `e` with an accent, and
 * `ｅ`, to the same form.
 */
const normalize = (text: string): string => text.normalize('NFKC');

/** The same text for all capital and small forms of its letters. */
const foldCase = (text: string): string => text.toLowerCase().toUpperCase();

/** Replaces texts that are known to be private, such as the member's name and city. */
const redactKnown = (text: string, privateTexts: readonly string[]): string => {
  // An administrator's page knows thousands of members. A pattern of all their names would be slow.
  const folded = foldCase(text);
  const known = [
    ...new Set(privateTexts.map(normalize).flatMap((each) => [each, ...each.split(/\s+/)])),
  ]
    .map((each) => each.trim())
    .filter((each) => each.length >= MIN_PRIVATE_LENGTH && folded.includes(foldCase(each)))
    .sort((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  const pattern = `(?<![\\p{L}\\p{N}])(?:${known.map(escapeForPattern).join('|')})(?![\\p{L}\\p{N}])`;
  return text.replace(new RegExp(pattern, 'giu'), '[member]');
};

/**
 * Removes what could identify a person from the message or the stack of an error
 * (docs/product/errors.md#ignored-errors-and-reports): ids, order numbers, tokens, email addresses,
 * phone numbers, street lines, IP addresses, document paths, quoted texts, and everything of a URL
 * except its origin. The files of the build, names of functions and codes of the SDK remain. A text
 * in a different Unicode normalization is removed, too, because the result is in NFKC form.
 */
export const redactText = (text: string, privateTexts: readonly string[] = []): string =>
  redactKnown(normalize(text), privateTexts).replace(PARTS, (part, ...args) => {
    const groups = args.at(-1) as Record<string, string | undefined>;
    if (groups['url']) return redactUrl(part);
    if (groups['path'] && PUBLIC_PATH.test(part)) return part;
    if (groups['word']) return isRandom(part) ? '[id]' : part;
    if (groups['id']) return isOrderNumber(part) ? '[id]' : part;
    if (groups['quoted']) return redactQuoted(part);
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    return `[${kind ?? 'text'}]`;
  });
