import { settings } from './env';

/**
 * Sends an email address to the newsletter provider. Resolves when the provider has accepted it; a
 * rejection shows an error that can be retried.
 */
export type Subscribe = (email: string) => Promise<void>;

/** Posts `{ "email": "…" }` to a URL. Any response other than 2xx rejects. */
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

const url = settings.ok ? settings.values.newsletterUrl : undefined;

/**
 * The newsletter subscription (docs/deploy.md, “The newsletter”). Undefined without
 * `VITE_NEWSLETTER_URL`: the form then validates the email address and says that nothing is stored.
 * For another protocol, replace `postTo`.
 */
export const subscribe: Subscribe | undefined = url ? postTo(url) : undefined;
