/** The URIs of an HLS playlist: of variants, segments, keys and maps. */
const listUris = (text: string): string[] =>
  text.split(/\r?\n/).flatMap((row) => {
    if (!row.startsWith('#')) return row.trim() === '' ? [] : [row.trim()];
    return [...row.matchAll(/\bURI="([^"]+)"/g)].map((match) => match[1] ?? '');
  });

/** The part of an address that does not change when its signature is renewed. */
export const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? url;

/** The latest addresses of a video whose signatures were renewed while it plays. */
export interface RenewedAddresses {
  /** The latest address of the same file; the given one if it was not renewed. */
  get(url: string): string;
  /** Reads all addresses of a playlist and of the playlists that it names. Rejects offline. */
  read(playlist: string): Promise<void>;
}

/**
 * Creates an empty list. A player that has already read its playlists can load the remaining
 * segments from renewed addresses, without interrupting playback.
 */
export const createRenewedAddresses = (): RenewedAddresses => {
  const latest = new Map<string, string>();
  const read = async (playlist: string): Promise<void> => {
    latest.set(withoutQuery(playlist), playlist);
    const response = await fetch(playlist);
    if (!response.ok) throw new Error(`The playlist responded with ${response.status}.`);
    const urls = listUris(await response.text()).map((uri) => new URL(uri, playlist).href);
    for (const url of urls) latest.set(withoutQuery(url), url);
    await Promise.all(urls.filter((url) => withoutQuery(url).endsWith('.m3u8')).map(read));
  };
  return { get: (url) => latest.get(withoutQuery(url)) ?? url, read };
};
