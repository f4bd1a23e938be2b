import { getUriRange } from '@gschool/domain';

import { DownloadError } from './downloadError';

/** A request that receives no byte for this long has failed. */
const STALL_MS = 30_000;

/**
 * Beyond this size, received bytes are moved to a `Blob`, because browsers can store blobs on disk.
 */
const BUFFER_BYTES = 8_000_000;

export interface FetchOptions {
  fetch: typeof fetch;
  signal: AbortSignal;
  /** Called with the number of bytes of each part that was received. */
  onBytes?: ((count: number) => void) | undefined;
}

/** A completely downloaded file. */
export interface FetchedFile {
  /** The final URL, after redirects. */
  url: string;
  body: Blob;
  /** The content type that the server sent. */
  type: string;
}

const checkStatus = (status: number, expected: number): void => {
  if (status === expected) return;
  if (status === 401 || status === 403) throw new DownloadError('refused', String(status));
  if (status >= 500 || status === 408 || status === 429)
    throw new DownloadError('busy', String(status));
  throw new DownloadError(status >= 400 ? 'missing' : 'unexpected', String(status));
};

const readBody = async (response: Response, onPart: (count: number) => void): Promise<Blob> => {
  const type = response.headers.get('Content-Type') ?? '';
  const reader = response.body?.getReader();
  let parts: BlobPart[] = [];
  let buffered = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    parts.push(read.value);
    buffered += read.value.byteLength;
    if (buffered > BUFFER_BYTES) {
      parts = [new Blob(parts)];
      buffered = 0;
    }
    onPart(read.value.byteLength);
  }
  return new Blob(parts, { type });
};

/** Throws if a body ended too early. The browser itself checks compressed bodies. */
const checkSize = (size: number, headers: Headers, expected: number | null): void => {
  const length = headers.has('Content-Encoding') ? null : headers.get('Content-Length');
  const isWhole =
    expected === null ? (length === null ? size > 0 : size >= Number(length)) : size === expected;
  if (!isWhole) throw new DownloadError('network', `${size} bytes of ${expected ?? length}`);
};

/**
 * Calls `run` with a signal that aborts when `signal` does, or when `restart` is not called in
 * time.
 */
const withStallTimer = async <T>(
  signal: AbortSignal,
  run: (signal: AbortSignal, restart: () => void) => Promise<T>,
): Promise<T> => {
  if (signal.aborted) throw new DownloadError('stopped');
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let timer = setTimeout(abort, STALL_MS);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await run(controller.signal, () => {
      clearTimeout(timer);
      timer = setTimeout(abort, STALL_MS);
    });
  } catch (error) {
    if (signal.aborted) throw new DownloadError('stopped');
    throw error instanceof DownloadError ? error : new DownloadError('network', String(error));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
};

/**
 * Fetches a file, or the range that the fragment of its URL names (`#bytes=first-last`). Throws
 * `DownloadError` if the server refuses it or the file is incomplete.
 */
export const fetchFile = (url: string, options: FetchOptions): Promise<FetchedFile> =>
  withStallTimer(options.signal, async (signal, restart) => {
    const range = getUriRange(url);
    const response = await options.fetch(url.split('#', 1)[0] ?? url, {
      signal,
      // Only we store the file, and only once.
      cache: 'no-store',
      ...(range && { headers: { Range: `bytes=${range.first}-${range.last}` } }),
    });
    checkStatus(response.status, range ? 206 : 200);
    const body = await readBody(response, (count) => {
      restart();
      options.onBytes?.(count);
    });
    checkSize(body.size, response.headers, range ? range.last - range.first + 1 : null);
    const type = response.headers.get('Content-Type') ?? '';
    return { url: response.url || url, body, type };
  });

/** The size of a file without reading its body; 0 if the server does not send the size. */
export const fetchLength = (url: string, options: FetchOptions): Promise<number> =>
  withStallTimer(options.signal, async (signal) => {
    // Not HEAD, because a signed URL is valid only for GET.
    const response = await options.fetch(url, { signal, cache: 'no-store' });
    checkStatus(response.status, 200);
    await response.body?.cancel();
    return Number(response.headers.get('Content-Length')) || 0;
  });
