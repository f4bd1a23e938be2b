import type { MockServer } from '../node';

/** Starts recording the names of the operations that the SDK requests. */
export function recordOperations({ msw }: MockServer): () => string[] {
  const operations = new Set<string>();
  msw.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    const isAdminRequest = pathname.includes('/projects/') && pathname.includes('accounts:');
    const operation = /[:/](\w+)$/.exec(pathname)?.[1];
    if (operation && !isAdminRequest) operations.add(operation);
  });
  return () => [...operations].sort();
}
