import { settings } from './env';

/**
 * Hands an address to whoever sends the newsletter. Resolves once the provider has taken
 * it; a rejection is shown as a failure that one may try again.
 */
export type Subscribe = (email: string) => Promise<void>;

/** A provider, or a function of the operator's own, that takes `{ "email": "…" }` by POST and answers 2xx. */
export const postTo =
  (url: string, send: typeof fetch = fetch): Subscribe =>
  async (email) => {
    const answer = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    if (!answer.ok) throw new Error(`The newsletter's provider answered ${answer.status}`);
  };

const url = settings.ok ? settings.settings.newsletterUrl : undefined;

/**
 * The one place to plug in a newsletter (docs/deploy.md, "The newsletter"). Undefined without
 * `VITE_NEWSLETTER_URL`: the box then checks the address, says that nothing is stored, and
 * keeps to it. A provider with another protocol takes the place of `postTo`.
 */
export const subscribe: Subscribe | undefined = url ? postTo(url) : undefined;
