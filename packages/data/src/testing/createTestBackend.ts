import { noClaims, type LibraryState } from '@gschool/domain';
import { createListeners } from '@gschool/state';
import { vi } from 'vitest';

import type { AuthUser, Backend } from '../backend';
import { documentPaths } from '../documents';
import type { CatalogueRepository } from '../entities/catalogue/catalogueRepository';
import { createEventRepository } from '../entities/events/firebase/eventRepository';
import { createLibraryEditor } from '../entities/library/firebase/libraryEditor';
import { createPaymentRepository } from '../entities/payments/firebase/paymentRepository';
import { createProfileReader } from '../entities/profile/firebase/profileReader';
import { createShopRepository } from '../entities/shop/firebase/shopRepository';
import { createDocumentReader } from '../firebase/documentReader';
import type { DocumentService } from '../firebase/documentService';
import { openApp } from '../firebase/openApp';
import { openDocuments } from '../firebase/openDocuments';
import { toLibrary } from '../mappers/library';
import { createTestAuth, type TestAccounts } from './createTestAuth';
import { createTestStore, createTestToken, type TestStore } from './createTestStore';
import { observeCalls, type ObservedCalls } from './observeCalls';
import { partOf } from './partOf';

/** The server of a test: the mock's documents with their access rules, and the accounts. */
export interface TestServer extends TestStore, TestAccounts, ObservedCalls {
  /** The stored library of a member. */
  library(uid: string): LibraryState;
}

interface TestBackendOptions {
  /** By default an empty one. */
  documents?: TestStore;
  /** Reads signed URLs of videos; without it, the stored ones are read. */
  readSigned?: CatalogueRepository['playback'];
}

const firebase = {
  projectId: 'demo-gschool',
  apiKey: 'key',
  authDomain: '',
  appId: 'app',
  storageBucket: undefined,
};

/**
 * Opens the product's repositories over the mock's documents, without a server. Requests have the
 * token of `server.current` with `server.claims`. Replaces the global `fetch`.
 */
export const createTestBackend = ({
  documents = createTestStore(),
  readSigned,
}: TestBackendOptions = {}): { backend: Backend; server: TestServer } => {
  const listeners = createListeners<[user: AuthUser | null]>();
  const server: TestServer = {
    ...documents,
    accounts: new Map(),
    current: null,
    claims: noClaims,
    setUser: (user) => {
      server.current = user;
      listeners.notify(user);
    },
    library: (uid) => toLibrary(server.read(documentPaths.library(uid)) ?? {}, uid),
    before: () => undefined,
    after: () => undefined,
    calls: [],
  };
  const getToken = (): string | null => {
    if (server.current === null) return null;
    const { uid: sub, email, isEmailVerified } = server.current;
    return createTestToken({ sub, email, email_verified: isEmailVerified, ...server.claims });
  };
  vi.stubGlobal('fetch', (async (input, init) => {
    const headers = new Headers(init?.headers);
    const token = getToken();
    if (token !== null && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${token}`);
    return documents.fetch(input, { ...init, headers });
  }) satisfies typeof fetch);

  // The SDK keeps its apps while test files, and this module with them, are loaded again.
  const app = openApp(firebase, `test-backend-${crypto.randomUUID()}`);
  const service: DocumentService = {
    origin: 'https://firestore.googleapis.com',
    projectId: firebase.projectId,
    apiKey: firebase.apiKey,
    token: async () => null,
  };
  const reader = createDocumentReader(service);
  const readProfile = createProfileReader(reader);
  const { db, catalogue, library, profiles } = openDocuments(app, {
    usesEmulators: false,
    readSigned,
    readProfile,
  });
  const payments = createPaymentRepository(db, reader);
  const backend = partOf<Backend>({
    auth: createTestAuth(server, listeners),
    prepareAuth: () => Promise.resolve(),
    profiles: observeCalls({ ...profiles, read: readProfile }, server, 'profiles.'),
    catalogue: observeCalls(catalogue, server, 'catalogue.'),
    library: observeCalls(library, server, 'library.'),
    libraryEditor: async () => observeCalls(createLibraryEditor(db, service), server, 'library.'),
    events: async () => observeCalls(createEventRepository(db, reader), server, 'events.'),
    shop: async () => observeCalls(createShopRepository(db, reader), server, 'shop.'),
    payments: async () => ({
      ...observeCalls(payments, server, 'payments.'),
      newCheckoutId: payments.newCheckoutId,
    }),
  });
  return { backend, server };
};
