import { AppError } from '@gschool/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { toAppError } from './toAppError';
import { readVersionedDocument, writeDocuments } from './versionedDocument';

const service = {
  origin: 'https://documents.example',
  projectId: 'demo-gschool',
  apiKey: 'demo-key',
  token: () => Promise.resolve(null),
};
let timeout: AbortController;

beforeEach(() => {
  timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
});
afterEach(() => vi.restoreAllMocks());

const rejectedOnAbort = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

const failure = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => null,
    (error: unknown) => error,
  );

describe('a request without a response', () => {
  it('times out as offline', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => rejectedOnAbort(init?.signal));
    const error = failure(readVersionedDocument(service, 'users/mira'));
    await new Promise((resolve) => setTimeout(resolve));
    timeout.abort(new DOMException('timed out', 'TimeoutError'));
    expect(await error).toMatchObject({ info: { kind: 'offline' } });
    expect(await error).toBeInstanceOf(AppError);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(15_000);
  });

  it('times out when its body does not arrive', async () => {
    const json = (): Promise<never> => rejectedOnAbort(timeout.signal);
    vi.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: true, json } as unknown as Response);
    const error = failure(readVersionedDocument(service, 'users/mira'));
    await new Promise((resolve) => setTimeout(resolve));
    timeout.abort(new DOMException('timed out', 'TimeoutError'));
    expect(await error).toMatchObject({ info: { kind: 'offline' } });
  });
});

describe('a response that cannot be read', () => {
  it.each(['', '[{"found":{"fie', '{"answer":42}'])(
    'is not a missing document: %j',
    async (body) => {
      vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
      const error = await failure(readVersionedDocument(service, 'users/mira'));
      expect(toAppError(error).info).toEqual({ kind: 'unavailable', what: 'service' });
    },
  );

  it('is not a saved change', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"answer":42}'));
    const error = await failure(
      writeDocuments(service, [{ path: 'users/mira', data: {}, version: null }]),
    );
    expect(toAppError(error).info).toEqual({ kind: 'unavailable', what: 'service' });
  });

  it('differs from the response for a missing document', async () => {
    const body = JSON.stringify([{ missing: 'users/mira', readTime: '2026-11-24T00:00:00Z' }]);
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
    expect(await readVersionedDocument(service, 'users/mira')).toBeNull();
  });
});
