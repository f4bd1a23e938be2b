export { checkSources } from './entry/checkSources';
export { diffEntries } from './entry/diffEntries';
export {
  formatDraftData,
  MAX_DRAFT_LENGTH,
  parseDraftData,
  parseDraftId,
  toDraftId,
} from './entry/draftCodec';
export { flattenEntry, rowKeys, setEntryField } from './entry/flattenEntry';
export { fromTexts, toTexts, type Texts } from './entry/texts';
export type { EntryConflict } from './entry/mergedValue';
export { mergeEntries } from './entry/mergeEntries';
export { parseEntry } from './entry/parseEntry';
export {
  computeOutdated,
  getEntryTitle,
  listTranslations,
  type Translation,
} from './entry/translations';
export { findPart, parseContents, parseSources, splitBucket } from './release/parts';
export { isSameJson } from '../log/canonicalJson';
export { placeEntries } from './release/placeEntries';
