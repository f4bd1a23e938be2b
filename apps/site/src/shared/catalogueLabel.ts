import { addMessages, i18n } from '../i18n/i18n';
import type { MessageId, Translate } from '../i18n/useT';

// These messages exist only in Arabic. In English, the stored texts are shown.
addMessages({}, { ar: () => import('../i18n/vocabulary/ar.messages.json') });

/**
 * The label of an equipment or focus in the current language. The catalog's values have Arabic
 * translations (`i18n/vocabulary`, prefixed with # to keep them apart from other messages); a value
 * without a translation is shown as it is stored.
 */
export const getCatalogueLabel = (value: string, t: Translate): string =>
  i18n.messages[`#${value}`] ? t(`#${value}` as MessageId) : value;
