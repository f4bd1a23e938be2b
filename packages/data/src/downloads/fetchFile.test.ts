import { afterEach, describe, expect, it, vi } from 'vitest';

import { fetchFile, fetchLength } from './fetchFile';

const { signal } = new AbortController();
const bytes = new Uint8Array(10);
const answer = (
  body: BodyInit | null,
  status: number,
  headers: Record<string, string> = {},
): typeof fetch => vi.fn(async () => new Response(body, { status, headers }));

afterEach(() => vi.useRealTimers());

describe('fetchFile', () => {
  it('returns a whole file with its type', async () => {
    const fetch = answer(bytes, 200, { 'Content-Type': 'video/mp4', 'Content-Length': '10' });
    const file = await fetchFile('https://m.example/a.mp4#t=1', { fetch, signal });
    expect(file).toMatchObject({ url: 'https://m.example/a.mp4#t=1', type: 'video/mp4' });
    expect(file.body.size).toBe(10);
    expect(fetch).toHaveBeenCalledWith('https://m.example/a.mp4', expect.anything());
  });

  it('asks for a range', async () => {
    const fetch = answer(bytes, 206);
    await fetchFile('https://m.example/a.mp4#bytes=5-14', { fetch, signal });
    expect(fetch).toHaveBeenCalledWith(
      'https://m.example/a.mp4',
      expect.objectContaining({ headers: { Range: 'bytes=5-14' } }),
    );
  });

  it.each<[string, typeof fetch, string, string]>([
    ['a body that is too short', answer(bytes, 200, { 'Content-Length': '11' }), '', 'network'],
    ['an empty body', answer(null, 200), '', 'network'],
    ['a range that is too short', answer(bytes, 206), '#bytes=0-10', 'network'],
    ['a range that is too long', answer(bytes, 206), '#bytes=0-8', 'network'],
    ['a whole file instead of a range', answer(bytes, 200), '#bytes=0-9', 'unexpected'],
    ['a range instead of a whole file', answer(bytes, 206), '', 'unexpected'],
    ['no network', vi.fn().mockRejectedValue(new TypeError('failed')), '', 'network'],
    ['401', answer('', 401), '', 'refused'],
    ['403', answer('', 403), '', 'refused'],
    ['404', answer('', 404), '', 'missing'],
    ['429', answer('', 429), '', 'busy'],
    ['503', answer('', 503), '', 'busy'],
  ])('fails for %s', async (_, fetch, range, failure) => {
    const url = `https://m.example/a.mp4${range}`;
    await expect(fetchFile(url, { fetch, signal })).rejects.toMatchObject({ failure });
  });

  it('accepts a compressed text that is shorter or longer than on the wire', async () => {
    const headers = { 'Content-Length': '30', 'Content-Encoding': 'gzip' };
    const file = await fetchFile('https://m.example/a.vtt', {
      fetch: answer(bytes, 200, headers),
      signal,
    });
    expect(file.body.size).toBe(10);
  });

  it('fails when no byte arrives for half a minute', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(
      (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const failure = fetchFile('https://m.example/a', { fetch, signal }).catch((error) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failure).toMatchObject({ failure: 'network' });
  });

  it('is stopped by its signal', async () => {
    const aborted = AbortSignal.abort();
    const fetch = answer(bytes, 200);
    await expect(
      fetchFile('https://m.example/a', { fetch, signal: aborted }),
    ).rejects.toMatchObject({ failure: 'stopped' });
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('reads the size of a file from its headers', async () => {
  const fetch = answer(bytes, 200, { 'Content-Length': '10' });
  expect(await fetchLength('https://m.example/a.mp4', { fetch, signal })).toBe(10);
  expect(await fetchLength('https://m.example/a.mp4', { fetch: answer(null, 200), signal })).toBe(
    0,
  );
});
