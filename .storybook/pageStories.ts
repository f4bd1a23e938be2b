import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** How long a page may take to show something (ms): it loads code, signs in and reads documents. */
export const PAGE_TIMEOUT_MS = 15_000;
/** A request that fails is tried again for a few seconds before the page shows an error. */
const afterRetries = { timeout: 25_000 };

type PlayContext = Pick<StoryContext, 'canvas'>;
type Queries = StoryContext['canvas'];

/** The parameters of the stories of a page. */
export const pageParameters = { scenario: 'default', layout: 'fullscreen' } as const;

/**
 * How a page is shown in its documentation. Use both in object literals, or the stories lose them:
 * Storybook writes the description of a file into the literals of `parameters` and `docs`.
 */
export const createFrame = (height = '720px') => ({ inline: false, height });

/** The parameters of a story without a network: the errors in the console that it causes. */
export const offlineChecks = {
  checks: {
    exceptions: [
      {
        check: 'console',
        match: 'RPC_ERROR',
        reason: 'Firestore logs that it is offline.',
      },
      { check: 'console', match: 'ERR_FAILED', reason: 'The browser logs the failed request.' },
    ],
  },
} as const;

/** The page shows an element with this role and these options. */
export const expectRole =
  (...query: Parameters<Queries['findByRole']>) =>
  async ({ canvas }: PlayContext): Promise<void> => {
    await canvas.findByRole(...query);
  };

/** The page shows this text. */
export const expectText =
  (text: RegExp | string) =>
  async ({ canvas }: PlayContext): Promise<void> => {
    await canvas.findByText(text);
  };

/** The page shows its skeleton. */
export async function expectLoading({ canvas }: PlayContext): Promise<void> {
  const text = await canvas.findByText('Loading');
  await expect(text.closest('[aria-busy]')).not.toBeNull();
}

/** The page could not load something, and offers to try again. */
export async function expectRetry({ canvas }: PlayContext): Promise<void> {
  await canvas.findByRole('button', { name: 'Try again' }, afterRetries);
}

/** The page says that there is no network, and offers to try again. */
export async function expectOffline(context: PlayContext): Promise<void> {
  await expectRetry(context);
  const [text] = context.canvas.getAllByText(/offline|connection/i);
  await expect(text).toBeVisible();
}
