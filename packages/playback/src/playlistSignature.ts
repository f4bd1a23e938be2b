import { hmac, importKey, toBytes, toHex } from './hmac';

/** Signs the URLs of playlists, which the function itself serves. */
export interface PlaylistSigner {
  /**
   * The query that gives access to a path until a given time.
   *
   * @param endsAt epoch milliseconds
   */
  sign(path: string, endsAt: number): Promise<string>;
  /**
   * The expiration time (epoch milliseconds) of a signed path, or null if the signature is wrong or
   * has expired at `now`.
   */
  check(path: string, query: string, now: number): Promise<number | null>;
}

/**
 * Creates the signer for playlists. Its key is derived from the secret, so one kind of signature
 * can't be used as the other kind.
 */
export const createPlaylistSigner = (secret: string): PlaylistSigner => {
  let key: ReturnType<typeof importKey> | undefined;
  const getKey = () => (key ??= hmac(toBytes(secret), 'gschool/playlist').then(importKey));
  const sign = async (path: string, endsAt: number): Promise<string> => {
    const signature = toHex(await (await getKey())(`${path}\n${endsAt}`));
    return `ends=${endsAt}&signature=${signature}`;
  };
  return {
    sign,
    check: async (path, query, now) => {
      const endsAt = Number(new URLSearchParams(query).get('ends'));
      const isValid = endsAt > now && (await sign(path, endsAt)) === query;
      return isValid ? endsAt : null;
    },
  };
};
