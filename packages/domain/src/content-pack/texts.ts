import type { PackText } from './fieldSchemas';

/** A text in the pack's language; `''` if it does not exist. */
export const getPackText = (text: PackText | undefined, language: string): string =>
  typeof text === 'string' ? text : (text?.[language] ?? '');
