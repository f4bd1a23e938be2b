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

// Refusals are what these tests are about; the SDK would log each of them.
setLogLevel('silent');

/** Where the requests go; undefined is Firestore's own address, which the mock answers. */
export interface Backend {
  projectId: string;
  emulator?: { host: string; port: number } | undefined;
}

/** What a case works with: the real SDK, and a corner of the database that is its own. */
export interface DocumentContext {
  /** `contract/{case}`. */
  root: string;
  /** A name that no other case uses, fit for an id. */
  id: string;
  /** The trusted side. */
  db: Firestore;
  /** The case's collection `things`. */
  items: CollectionReference;
  item(id: string): DocumentReference;
  /** The SDK of somebody with this token; null is a visitor. */
  as(token: string | null): Firestore;
}

/** `auth-internal`, by which Firestore asks the SDK's auth part for a token; its type is not public. */
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

/** The SDK over one token, in an app of its own. */
export function connectAs(token: string | null, { projectId, emulator }: Backend): Firestore {
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

/** A bed for the case of this name. Cases that share an address share the SDK of a token. */
export function createDocumentContext(name: string, backend: Backend): DocumentContext {
  const as = (token: string | null): Firestore => {
    const key = `${backend.emulator?.port ?? ''} ${backend.projectId} ${token}`;
    const db = apps.get(key) ?? connectAs(token, backend);
    apps.set(key, db);
    return db;
  };
  const id = name.replace(/[^A-Za-z0-9]+/g, '-');
  const root = `contract/${id}`;
  const db = as(ADMIN_TOKEN);
  const items = collection(db, `${root}/things`);
  return { root, id, db, items, as, item: (thingId) => doc(items, thingId) };
}
