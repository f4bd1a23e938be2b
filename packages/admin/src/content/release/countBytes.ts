const encoder = new TextEncoder();

/** The bytes of a text in UTF-8. */
export const countTextBytes = (text: string): number => encoder.encode(text).length;

/**
 * The size of a document's data as JSON, in bytes. For texts and lists, Firestore never counts
 * more.
 */
export const countBytes = (data: unknown): number => countTextBytes(JSON.stringify(data));
