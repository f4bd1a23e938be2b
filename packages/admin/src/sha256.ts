/** SHA-256 of a text in UTF-8, in hexadecimal. Uses Web Crypto, which servers and browsers have. */
export const computeSha256 = async (text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(text);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
