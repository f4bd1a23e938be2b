import { toHex } from './pack-files/bytes';

/** SHA-256 of a text in UTF-8, in hexadecimal. Uses Web Crypto, which servers and browsers have. */
export const computeSha256 = async (text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(text);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};
