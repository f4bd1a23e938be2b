import type { BrowserContext } from '@playwright/test';

import { faultBackendCalls, type CallFault } from './inPage';

/** The backend between the page and the mock, in which one kind of call can fail. */
export interface FaultyBackend {
  /** The labels of all calls since the start. */
  seen: ReadonlySet<string>;
  /** How often the fault was applied. */
  hits(): number;
  /** After this, calls with this label fail. */
  start(call: string, fault: CallFault): void;
  end(): void;
}

/** Installs the faulty backend in every page of a context. */
export async function createFaultyBackend(context: BrowserContext): Promise<FaultyBackend> {
  const seen = new Set<string>();
  let active: { call: string; fault: CallFault } | null = null;
  let hits = 0;
  await context.exposeFunction('recordBackendCall', (label: string): CallFault | null => {
    seen.add(label);
    if (active?.call !== label) return null;
    hits += 1;
    return active.fault;
  });
  await context.addInitScript(faultBackendCalls);
  // Faulted uploads.
  await context.route('**/faults/*', async (route) => {
    const fault = decodeURIComponent(route.request().url().split('/').at(-1) ?? '') as CallFault;
    if (fault === 'refused' || fault === 'cut in the middle') return route.abort('connectionreset');
    if (fault === 'status 500') return route.fulfill({ status: 500, body: '{"error":{}}' });
    if (fault === 'status 429') return route.fulfill({ status: 429, body: '{"error":{}}' });
    if (fault === 'wrong JSON') return route.fulfill({ status: 200, body: '{"answer":42}' });
    if (fault === 'empty') return route.fulfill({ status: 200, body: '' });
    // Without a response.
    return undefined;
  });
  return {
    seen,
    hits: () => hits,
    start: (call, fault) => {
      active = { call, fault };
    },
    end: () => {
      active = null;
    },
  };
}
