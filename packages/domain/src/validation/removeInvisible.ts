const INVISIBLE = /[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * The text without control characters and characters that change the direction of text. They can
 * make a text look like another, and come with text that is copied from other apps.
 */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');
