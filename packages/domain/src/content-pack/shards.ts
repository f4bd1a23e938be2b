import type { ClassCard } from '../catalogue/types';
import { countUtf8Bytes } from './utf8';

/** The maximum number of cards in one `catalogue/index-{n}`. */
export const MAX_SHARD_CARDS = 4000;
/**
 * The maximum number of UTF-8 bytes in one `data` text. Firestore allows 1 MiB for the document.
 */
export const MAX_SHARD_BYTES = 900_000;

/**
 * Creates the JSON texts of the index documents. Each is `{"classes":[…]}` with at most
 * `MAX_SHARD_CARDS` cards and `MAX_SHARD_BYTES` bytes. `extras` (styles, instructors, series) are
 * added to the first text, which exists even if there are no cards.
 */
export function createShardTexts(
  cards: readonly ClassCard[],
  extras: Readonly<Record<string, unknown>>,
): string[] {
  const tail = JSON.stringify(extras).slice(1, -1);
  const shards: string[][] = [[]];
  let size = countUtf8Bytes(wrapCards([], tail));
  for (const card of cards) {
    const text = JSON.stringify(card);
    const bytes = countUtf8Bytes(text) + 1;
    let current = shards[shards.length - 1] ?? [];
    if (
      current.length === MAX_SHARD_CARDS ||
      (size + bytes > MAX_SHARD_BYTES && current.length > 0)
    ) {
      current = [];
      shards.push(current);
      size = countUtf8Bytes(wrapCards([], ''));
    }
    current.push(text);
    size += bytes;
  }
  return shards.map((texts, index) => wrapCards(texts, index === 0 ? tail : ''));
}

const wrapCards = (cards: readonly string[], tail: string) =>
  `{"classes":[${cards.join(',')}]${tail === '' ? '' : `,${tail}`}}`;
