import * as firebase from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  setLogLevel,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite';

import { ADMIN_TOKEN } from '../../identity/token';

// The SDK logs every error, and these tests expect errors.
setLogLevel('silent');

/** The project, and the emulator unless the mock is used. */
export interface Backend {
  projectId: string;
  emulator?: { host: string; port: number } | undefined;
}

/** Everything a case uses: the real SDK and its own part of the database. */
export interface DocumentContext {
  /** `contract/{case}`. */
  root: string;
  /** A unique name that is a valid document ID. */
  id: string;
  /** The SDK with the admin token. */
  db: Firestore;
  /** The collection `items` of the case. */
  items: CollectionReference;
  item(id: string): DocumentReference;
  /** Returns the SDK with a token; null for a visitor. */
  as(token: string | null): Firestore;
}

/** The component `auth-internal`, which passes a token to Firestore. Its type is not public. */
const authProvider = (token: string) => ({
  name: 'auth-internal',
  type: 'PUBLIC',
  instantiationMode: 'EAGER',
  multipleInstances: false,
  serviceProps: {},
  onInstanceCreated: null,
  instanceFactory: () => ({
    getUid: () => 'somebody',
    getToken: async () => ({ accessToken: token }),
    addAuthTokenListener() {},
    removeAuthTokenListener() {},
  }),
});

interface Internals {
  _addOrOverwriteComponent(app: firebase.FirebaseApp, component: unknown): void;
}

let count = 0;

/** Creates the SDK with a token in a separate app. */
function connectAs(token: string | null, { projectId, emulator }: Backend): Firestore {
  const name = `documents-${(count += 1)}`;
  const app = firebase.initializeApp({ apiKey: 'demo-key', projectId, appId: '1:0:web:0' }, name);
  if (token !== null) {
    (firebase as unknown as Internals)._addOrOverwriteComponent(app, authProvider(token));
  }
  const db = initializeFirestore(app, { ignoreUndefinedProperties: true });
  if (emulator) connectFirestoreEmulator(db, emulator.host, emulator.port);
  return db;
}

const apps = new Map<string, Firestore>();

/** Creates the context of a case. Cases with the same backend and token share the SDK. */
export function createDocumentContext(name: string, backend: Backend): DocumentContext {
  const as = (token: string | null): Firestore => {
    const key = `${backend.emulator?.port ?? ''} ${backend.projectId} ${token}`;
    const db = apps.get(key) ?? connectAs(token, backend);
    apps.set(key, db);
    return db;
  };
  // Operators such as `<` are encoded, so that every name has its own id.
  const id = name
    .replaceAll(' ', '-')
    .replace(/[^A-Za-z0-9-]/g, (character) => character.charCodeAt(0).toString(16));
  const root = `contract/${id}`;
  const db = as(ADMIN_TOKEN);
  const items = collection(db, `${root}/items`);
  return { root, id, db, items, as, item: (documentId) => doc(items, documentId) };
}
