import { ServiceError } from './errors';
import { parseOperationUrl, restOperations } from './firestore/restOperations';
import { decodeTokenPayload, type TokenClaims } from './identity/token';
import type { Store } from './store/store';

/**
 * A `fetch` that runs Firestore's REST operations on a store, with the access rules but without a
 * server. For tests whose many requests would overload a server.
 */
export const firestoreFetch =
  (store: Store): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(String(input));
    const operation = parseOperationUrl(pathname);
    if (!operation) throw new Error(`The mock has no Firestore operation at ${pathname}`);
    const { name, root, parent } = operation;
    const token = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length);
    try {
      const request = JSON.parse(String(init?.body)) as Record<string, unknown>;
      const { run } = restOperations[name](request, { root, parent, store });
      const claims = token ? (decodeTokenPayload(token) as TokenClaims) : null;
      return Response.json(run({ claims, now: store.clock.now() }));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { code, message, status } = error;
      return Response.json({ error: { code, message, status } }, { status: code });
    }
  };
