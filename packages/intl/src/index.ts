// Decisions that must not depend on the platform's own data, because two browsers, or Node and a
// browser, would disagree.
export { getDecimals, getMinorUnits } from './currency';
export { fold, foldWithOffsets, type FoldedText } from './fold';
export { getTextDirection, matchLanguage, rankLanguages } from './languageTag';
export { formatMoney, type Money } from './money';
export { getDateOrder, parseTypedDate, parseTypedTime } from './typedDate';
export { normalizeTyped, parseTypedNumber, toAsciiDigits } from './typedNumber';
export { formatLocalTime, getZoneOffset, readLocalTime, type LocalTime } from './zonedTime';
