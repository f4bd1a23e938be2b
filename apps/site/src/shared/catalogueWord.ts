import { addMessages, i18n } from '../i18n/i18n';
import type { MessageId, Translate } from '../i18n/useT';

// These messages have no English: there the words are shown as they are stored.
addMessages({}, { ar: () => import('../i18n/vocabulary/ar.messages.json') });

/**
 * The name of a piece of equipment or a focus in the reader's language. These words come with the
 * catalog as values of filters: those of the school have Arabic (`i18n/vocabulary`, marked with #
 * so that no word is taken for another message), any other is shown as it is.
 */
export const catalogueWord = (word: string, t: Translate): string =>
  i18n.messages[`#${word}`] ? t(`#${word}` as MessageId) : word;
