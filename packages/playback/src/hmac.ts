const encoder = new TextEncoder();

/** HMAC-SHA256 of a text. It uses Web Crypto, so that the function and a page run the same code. */
export const hmac = async (key: BufferSource, text: string): Promise<Uint8Array<ArrayBuffer>> =>
  (await importKey(key))(text);

/** Imports a key once, for many texts. */
export const importKey = async (
  key: BufferSource,
): Promise<(text: string) => Promise<Uint8Array<ArrayBuffer>>> => {
  const imported = await crypto.subtle.importKey(
    'raw',
    key,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return async (text) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
};

/** The bytes of a text in UTF-8. */
export const toBytes = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** The SHA-256 of a text in hexadecimal. */
export const sha256 = async (text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));

/** Bytes in lowercase hexadecimal. */
export const toHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
};
