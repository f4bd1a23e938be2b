import type { Page, Request } from '@playwright/test';

/** Waits for two frames, in which effects and observers run and what they change is drawn. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/**
 * Acts, and waits for the requests that this starts, such as code that loads lazily, and for what
 * they bring. Use it before an expectation that something does not appear: it would pass before the
 * answer. Not on a page that plays a video, whose requests do not end.
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
