import type { MessageId } from '../../i18n/useT';

/**
 * Descriptions of the school's styles. A catalog may have other styles; their pages show only
 * facts.
 */
const descriptions: ReadonlyMap<string, MessageId> = new Map([
  ['strength', 'style.strength'],
  ['yoga', 'style.yoga'],
  ['pilates', 'style.pilates'],
  ['mobility', 'style.mobility'],
  ['cardio', 'style.cardio'],
  ['dance', 'style.dance'],
  ['breath', 'style.breath'],
  ['balance', 'style.balance'],
]);

/** The message that describes a style, if there is one. */
export const getStyleDescription = (styleId: string): MessageId | undefined =>
  descriptions.get(styleId);
