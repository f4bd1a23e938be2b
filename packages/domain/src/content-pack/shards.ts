import type { ClassCard } from '../catalogue/types';
import { utf8Bytes } from './utf8';

/** Most cards in one `catalogue/index-{n}`. */
export const shardCards = 4000;
/** Most bytes of UTF-8 in one `data` text: Firestore takes 1 MiB for the whole document. */
export const shardBytes = 900_000;

/**
 * Writes cards as the JSON texts of the index documents, `{"classes":[…]}`
 * each, full at `shardCards` or `shardBytes`, whichever comes first. `extras`
 * (styles, instructors, series) are further members of the first text, which
 * exists even when there are no cards.
 */
export function shardTexts(
  cards: readonly ClassCard[],
  extras: Readonly<Record<string, unknown>>,
): string[] {
  const tail = JSON.stringify(extras).slice(1, -1);
  const shards: string[][] = [[]];
  let size = utf8Bytes(frame([], tail));
  for (const card of cards) {
    const text = JSON.stringify(card);
    const bytes = utf8Bytes(text) + 1;
    let current = shards[shards.length - 1] ?? [];
    if (current.length === shardCards || (size + bytes > shardBytes && current.length > 0)) {
      current = [];
      shards.push(current);
      size = utf8Bytes(frame([], ''));
    }
    current.push(text);
    size += bytes;
  }
  return shards.map((texts, index) => frame(texts, index === 0 ? tail : ''));
}

const frame = (cards: readonly string[], tail: string) =>
  `{"classes":[${cards.join(',')}]${tail === '' ? '' : `,${tail}`}}`;
