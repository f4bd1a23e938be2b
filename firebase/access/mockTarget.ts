import type { RulesTarget } from './accessCase';
import { ServiceError } from '../../mocks/src/errors';
import type { Caller } from '../../mocks/src/firestore/operations';
import { restOperations } from '../../mocks/src/firestore/restOperations';
import { memoryPersistence } from '../../mocks/src/store/persistence/memory';
import { documentsRoot } from '../../mocks/src/store/paths';
import { Store } from '../../mocks/src/store/store';
import { users } from './users';
import { writtenPaths, toRestRequest } from './restRequest';
import { storedDocuments } from './storedDocuments';

/** Runs cases on the mock's Firestore operations and access rules, without a server. */
export const connectMock = async (): Promise<RulesTarget> => {
  const documents = Object.entries(storedDocuments).map(([path, data]) => ({ path, data }));
  const seed = { version: '1', documents, accounts: [] };
  const store = await Store.open(seed, memoryPersistence());
  const root = documentsRoot('demo-gschool');
  return {
    isAllowed: async (accessCase) => {
      const { method, parent, body } = toRestRequest(accessCase, root);
      const claims = users[accessCase.user] as Caller['claims'];
      try {
        restOperations[method](body, { root, parent, store }).run({ claims, now: Date.now() });
      } catch (error) {
        if (error instanceof ServiceError && error.code === 403) return false;
        throw error;
      }
      if (writtenPaths(accessCase).length > 0) await store.reset();
      return true;
    },
  };
};
