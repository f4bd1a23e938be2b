import type { MessageId } from '../../i18n/useT';

/** What the school's own styles are about. A catalogue may name others: facts stand for them. */
const about: ReadonlyMap<string, MessageId> = new Map([
  ['strength', 'style.strength'],
  ['yoga', 'style.yoga'],
  ['pilates', 'style.pilates'],
  ['mobility', 'style.mobility'],
  ['cardio', 'style.cardio'],
  ['dance', 'style.dance'],
  ['breath', 'style.breath'],
  ['balance', 'style.balance'],
]);

/** The message that says what a style is about, if the school has words for it. */
export const aboutStyle = (styleId: string): MessageId | undefined => about.get(styleId);
