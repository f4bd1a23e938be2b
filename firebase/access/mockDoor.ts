import { ServiceError } from '../../mocks/src/errors';
import type { Caller } from '../../mocks/src/firestore/operations';
import { restOperations } from '../../mocks/src/firestore/restOperations';
import { memoryPersistence } from '../../mocks/src/store/persistence/memory';
import { documentsRoot } from '../../mocks/src/store/paths';
import { Store } from '../../mocks/src/store/store';
import type { Door } from './door';
import { people } from './people';
import { changedBy, requestOf } from './request';
import { world } from './world';

/** Opens the mock's documents and guards for attempts; every allowed one is undone before the next. */
export const openMock = async (): Promise<Door> => {
  const documents = Object.entries(world).map(([path, data]) => ({ path, data }));
  const seed = { version: '1', documents, accounts: [] };
  const store = await Store.open(seed, memoryPersistence());
  const root = documentsRoot('demo-gschool');
  return {
    isAllowed: async (attempt) => {
      const { method, parent, body } = requestOf(attempt, root);
      const claims = people[attempt.who] as Caller['claims'];
      try {
        restOperations[method](body, { root, parent, store }).run({ claims, now: Date.now() });
      } catch (error) {
        if (error instanceof ServiceError && error.code === 403) return false;
        throw error;
      }
      if (changedBy(attempt).length > 0) await store.reset();
      return true;
    },
  };
};
