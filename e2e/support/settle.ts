import type { Page, Request } from '@playwright/test';

/** Waits for two frames, in which effects and observers run and their changes are painted. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/**
 * Acts, then waits for the requests that the action starts, such as lazily loaded code, and for
 * their effects. Use it before an expectation that something does not appear, which would otherwise
 * pass before the response. Don't use it on a page that plays a video, because its requests do not
 * end.
 */
export async function settleAfter(page: Page, act: () => Promise<unknown>): Promise<void> {
  const pending = new Set<Request>();
  const start = (request: Request) => pending.add(request);
  const end = (request: Request) => pending.delete(request);
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  await act();
  do {
    await settle(page);
  } while (pending.size > 0);
  page.off('request', start).off('requestfinished', end).off('requestfailed', end);
}
