import type { AnnouncedItem } from './items';

/** Roles that mean nothing without a name. */
const needsName =
  /^(button|link|textbox|searchbox|checkbox|radio|switch|combobox|slider|spinbutton|tab|option|menuitem\w*|image|img|heading|dialog|alertdialog|tabpanel|progressbar|meter)$/;

const normalize = (text: string) =>
  text
    .replace(/[\p{P}\p{S}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether a text consists of the same words twice. */
const isDoubled = (text: string) => {
  const parts = normalize(text).split(' ');
  const half = parts.length / 2;
  return (
    Number.isInteger(half) &&
    half >= 2 &&
    parts.slice(0, half).join(' ') === parts.slice(half).join(' ')
  );
};

/** The unnamed controls and pictures in part of a page. */
export const findUnnamed = (items: readonly AnnouncedItem[]): string[] =>
  items
    .filter(({ role, name }) => needsName.test(role) && !name.trim())
    .map(({ phrase, about }) => `unnamed: "${phrase}" ${about}`);

/**
 * The texts that are announced twice in a row. A container may have the same name as its heading,
 * but not as a container inside it. The page's heading may repeat the text of the current link or
 * breadcrumb before it.
 */
export function findRepetitions(items: readonly AnnouncedItem[]): string[] {
  const found: string[] = [];
  for (const [index, item] of items.entries()) {
    if (isDoubled(item.name)) found.push(`doubled: "${item.phrase}" ${item.about}`);
    const before = items[index - 1];
    if (!before || before.isContainer !== item.isContainer) continue;
    if (item.role === 'heading' && before.isCurrent) continue;
    const name = normalize(item.name);
    if (name && name === normalize(before.name))
      found.push(`repeated: "${before.phrase}" and "${item.phrase}" ${item.about}`);
  }
  return found;
}

const message = /^(polite|assertive): (.*)$/;

/**
 * Live region messages that are announced more than once within a step, including once by focus.
 */
export function findAnnouncedTwice(phrases: readonly string[]): string[] {
  const texts = phrases.map((phrase) => normalize(message.exec(phrase)?.[2] ?? phrase));
  const repeats = (text: string, other: string) =>
    text === other || (text.includes(' ') && ` ${other} `.includes(` ${text} `));
  return phrases.filter(
    (phrase, index) =>
      message.test(phrase) &&
      texts.some((other, at) => at !== index && repeats(texts[index]!, other)),
  );
}

/** States that only those screen readers announce that read new live regions. */
export const findSilent = (phrases: readonly string[]): string[] =>
  phrases.filter((phrase) => phrase.startsWith('silent: '));
