import type { MockServer } from '../node';

/** Collects the operations that are asked of the mock from now on: the last part of each address. */
export function recordOperations({ msw }: MockServer): () => string[] {
  const operations = new Set<string>();
  msw.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    const isTrusted = pathname.includes('/projects/') && pathname.includes('accounts:');
    const operation = /[:/](\w+)$/.exec(pathname)?.[1];
    if (operation && !isTrusted) operations.add(operation);
  });
  return () => [...operations].sort();
}
