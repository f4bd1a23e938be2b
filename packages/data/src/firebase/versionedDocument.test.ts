import { AppError } from '@gschool/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readVersionedDocument, REQUEST_TIMEOUT_MS } from './versionedDocument';

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
    await Promise.resolve();
    timeout.abort(new DOMException('timed out', 'TimeoutError'));
    expect(await error).toMatchObject({ info: { kind: 'offline' } });
    expect(await error).toBeInstanceOf(AppError);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT_MS);
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
