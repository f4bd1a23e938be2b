import { normalizeTyped } from '@gschool/domain';

/** The text as any keyboard types it, without outer spaces and case. */
const normalize = (text: string): string => normalizeTyped(text).trim().toLowerCase();

/**
 * True when the member typed one of the accepted texts in full. An email address that was copied
 * from an Arabic label is surrounded by invisible characters that keep it left to right.
 */
export const isConfirmed = (typed: string, accepted: readonly string[]): boolean =>
  accepted.some((word) => normalize(word) === normalize(typed));
