import type { BrowserContext } from '@playwright/test';

import { faultBackendCalls, type CallFault } from './inPage';

/** A backend between the page and the mock. It can make one kind of call fail. */
export interface FaultyBackend {
  /** The labels of all calls since the start. */
  seen: ReadonlySet<string>;
  /** Returns how often the fault was applied. */
  hits(): number;
  /** Makes calls with this label fail from now on. */
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
  // Uploads with a fault.
  await context.route('**/faults/*', async (route) => {
    const fault = decodeURIComponent(route.request().url().split('/').at(-1) ?? '') as CallFault;
    if (fault === 'refused' || fault === 'cut in the middle') return route.abort('connectionreset');
    const [, status] = /^status (\d+)$/.exec(fault) ?? [];
    if (status) return route.fulfill({ status: Number(status), body: '{"error":{}}' });
    if (fault === 'wrong JSON') return route.fulfill({ status: 200, body: '{"answer":42}' });
    if (fault === 'empty') return route.fulfill({ status: 200, body: '' });
    // There is no response.
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
