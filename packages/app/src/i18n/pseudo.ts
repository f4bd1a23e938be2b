const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'aåbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþrŕsštťuûvṽwŵyýzž',
    ...'AÅBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞRŔSŠTŢUÛVṼWŴYÝZŽ',
  ].flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [])),
);

/** Matches text with at least one letter. Other text is not changed. */
const anyLetter = /\p{L}/u;

/**
 * Makes a text as long as its German translation would be: accents on every letter, 40% more
 * characters, and brackets that show where a text is cut off.
 */
function lengthenText(text: string): string {
  if (!anyLetter.test(text)) return text;
  const lengthened = text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);
  const fillerLength = Math.ceil(text.length * 0.4);
  // Words of a typical German length instead of one long word.
  const filler = 'ẽîñþŕéñöñü ŕüñđéñ ';
  return `[${lengthened} ${filler
    .repeat(Math.ceil(fillerLength / filler.length))
    .slice(0, fillerLength)
    .trim()}]`;
}

/**
 * Lengthens a compiled message, which is a text or a list. `#`, names and formats in it stay
 * unchanged.
 */
function lengthenMessage(message: unknown): unknown {
  if (!Array.isArray(message)) return typeof message === 'string' ? lengthenText(message) : message;
  return message.map((token: unknown) => {
    if (typeof token === 'string') return token === '#' ? token : lengthenText(token);
    if (!Array.isArray(token) || token.length < 3 || typeof token[2] !== 'object') return token;
    const choices = Object.entries(token[2] as Record<string, unknown>).map(([name, choice]) => [
      name,
      name === 'offset' ? choice : lengthenMessage(choice),
    ]);
    return [token[0], token[1], Object.fromEntries(choices)];
  });
}

/** Lengthens compiled messages, or the messages of components, which may be functions. */
export function lengthen<T>(messages: T): T {
  const lengthened = Object.entries(messages as Record<string, unknown>).map(([id, value]) => {
    if (typeof value === 'function') {
      const getMessage = value as (...values: unknown[]) => unknown;
      return [id, (...values: unknown[]) => lengthenMessage(getMessage(...values))];
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return [id, lengthen(value)];
    }
    return [id, lengthenMessage(value)];
  });
  return Object.fromEntries(lengthened) as T;
}
