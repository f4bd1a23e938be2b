import { fold } from '@gschool/intl';

import { findMatches, type Match } from '../../internal/findMatches';
import type { PaletteCommand } from './commands';

const getTerms = (query: string): readonly string[] =>
  fold(query)
    .split(/[\s,]+/)
    .filter(Boolean);

const isLetter = (letter: string | undefined) => /[\p{L}\p{N}\p{M}]/u.test(letter ?? '');

const hasWordStartingWith = (text: string, term: string): boolean => {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (!isLetter(text[at - 1])) return true;
  }
  return false;
};

/** The rank of a command, from 0 for the best; undefined if a word of the query does not match. */
function getRank(command: PaletteCommand, terms: readonly string[]): number | undefined {
  const label = fold(command.label);
  const hidden = fold([command.keywords, command.group].filter(Boolean).join(' '));
  if (!terms.every((term) => label.includes(term) || hidden.includes(term))) return undefined;
  const whole = terms.join(' ');
  if (label === whole) return 0;
  if (label.startsWith(whole)) return 1;
  if (terms.every((term) => hasWordStartingWith(label, term))) return 2;
  if (terms.every((term) => hasWordStartingWith(`${label} ${hidden}`, term))) return 3;
  return terms.every((term) => label.includes(term)) ? 4 : 5;
}

/**
 * The commands that contain every word of a query in their label, keywords or group, best match
 * first. Texts are folded as in the search of the product: "sao" finds "São", "احمد" finds "أحمد".
 * Commands that cannot run come after the others.
 */
export function rankCommands(
  commands: readonly PaletteCommand[],
  query: string,
): readonly PaletteCommand[] {
  const terms = getTerms(query);
  if (terms.length === 0) return commands;
  return commands
    .flatMap((command) => {
      const rank = getRank(command, terms);
      return rank === undefined ? [] : [{ command, rank: command.isDisabled ? rank + 10 : rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
}

/**
 * The parts of a label that match a query. For each word of the query, the starts of words are
 * marked, or only the first match if no word starts with it.
 */
export const getLabelMatches = (label: string, query: string): readonly Match[] =>
  getTerms(query).flatMap((term) => {
    const matches = findMatches(label, term);
    const starts = matches.filter(([from]) => !isLetter(label[from - 1]));
    return starts.length > 0 ? starts : matches.slice(0, 1);
  });
