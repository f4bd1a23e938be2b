import { ServiceError } from './errors';
import { batchGet, commit, runStructured } from './firestore/operations';
import { payloadOf, type TokenClaims } from './identity/token';
import { pathOfName } from './store/paths';
import type { Store } from './store/store';

const operations = { batchGet, commit, runQuery: runStructured };
const ADDRESS = /\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)(\/.*)?:(\w+)$/;

/**
 * Answers Firestore's requests out of a store without a server in between, rules and all:
 * for tests that make too many of them for one.
 */
export const documentsFetch =
  (store: Store): typeof fetch =>
  async (input, init) => {
    const address = decodeURIComponent(new URL(String(input)).pathname);
    const [, root = '', below = '', name = ''] = ADDRESS.exec(address) ?? [];
    const operation = operations[name as keyof typeof operations];
    const bearer = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length);
    try {
      const request = JSON.parse(String(init?.body)) as Record<string, unknown>;
      const parent = pathOfName(root + below);
      const { run } = operation(request, { root, parent, store });
      const claims = bearer ? (payloadOf(bearer) as TokenClaims) : null;
      return Response.json(run({ claims, now: store.clock.now() }));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { code, message, status } = error;
      return Response.json({ error: { code, message, status } }, { status: code });
    }
  };
