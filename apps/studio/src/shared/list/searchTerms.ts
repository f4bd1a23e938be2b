import { removeInvisible } from '@gschool/domain';
import { fold } from '@gschool/domain/search';

/** What surrounds an address that was copied from a mail program, a link or a list. */
const surroundings = /^(?:mailto:|[<("'«“„]){1,9}|[>)"'»”,;]{1,9}$/giu;

const split = (query: string): readonly string[] =>
  removeInvisible(query)
    .split(/\s+/)
    .map((word) => word.replace(surroundings, ''))
    .filter(Boolean);

/**
 * The terms of a search as they are compared: folded, without invisible characters, and without what
 * surrounds a copied address, as in `Mira Vale <mira@example.com>,`.
 */
export const splitSearchTerms = (query: string): readonly string[] =>
  split(query).map(fold).filter(Boolean);

/** The first email in a search; null if there is none. */
export const findTypedEmail = (query: string): string | null =>
  split(query).find((word) => /^[^@]+@[^@]+$/.test(word)) ?? null;
