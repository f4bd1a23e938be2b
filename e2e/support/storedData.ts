import { expect, type Page } from '@playwright/test';

import {
  AUTH_EMULATOR_PORT,
  emulatorOrigin,
  FIRESTORE_EMULATOR_PORT,
} from '../../packages/data/src/firebase/emulators';
import { usesEmulators } from './backend';

const PROJECT = 'demo-gschool';
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

/**
 * The records with a key prefix in the mock's IndexedDB. Deleted documents have the field
 * `deleted`.
 */
const mockRecords = (page: Page, prefix: string): Promise<[string, unknown][]> =>
  page.evaluate(async (start) => {
    const { name } = (await indexedDB.databases()).find(({ name: known }) =>
      known?.startsWith('gschool-mock-'),
    )!;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name!);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const store = database.transaction('records').objectStore('records');
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    database.close();
    return keys
      .map((key, at): [string, unknown] => [String(key), values[at]])
      .filter(([key]) => key.startsWith(start));
  }, prefix);

/** Sends a request to an emulator with all rights. */
const requestEmulator = async (url: string, body?: object): Promise<unknown> => {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
};

/** A member's profile as text, so that a journey can search for a value in it. */
export const readProfile = async (page: Page, uid: string): Promise<string> =>
  JSON.stringify(
    usesEmulators
      ? await requestEmulator(
          `${emulatorOrigin(FIRESTORE_EMULATOR_PORT)}/v1/${DOCUMENTS}/users/${uid}`,
        )
      : await mockRecords(page, `documents/users/${uid}`),
  );

/** A member's library in the mock as text. */
export const readStoredLibrary = async (page: Page, uid: string): Promise<string> =>
  JSON.stringify(await mockRecords(page, `documents/users/${uid}/state/library`));

/** The paths of a member's documents below `users` that are left after a deletion. */
export async function listRemainingDocuments(page: Page, uid: string): Promise<string[]> {
  if (usesEmulators) {
    const url = `${emulatorOrigin(FIRESTORE_EMULATOR_PORT)}/v1/${DOCUMENTS}/users/${uid}:runQuery`;
    const structuredQuery = { from: [{ allDescendants: true }] };
    const rows = (await requestEmulator(url, { structuredQuery })) as {
      document?: { name: string };
    }[];
    return rows.flatMap(({ document }) => document?.name ?? []);
  }
  const records = await mockRecords(page, `documents/users/${uid}`);
  // The mock stores only changes, so if the deletion did not run, there would be no records.
  expect(records.length).toBeGreaterThan(5);
  return records.filter(([, value]) => !('deleted' in (value as object))).map(([key]) => key);
}

/** The keys of the orders that were added to the mock. */
export const listStoredOrders = async (page: Page): Promise<string[]> =>
  (await mockRecords(page, 'documents/orders/')).map(([key]) => key);

interface OobCode {
  email: string;
  newEmail?: string;
  oobLink: string;
}

/** The path of the link in the newest email to an address. Throws if there is none. */
export async function readMailLink(page: Page, to: string): Promise<string> {
  let link: URL;
  if (usesEmulators) {
    const url = `${emulatorOrigin(AUTH_EMULATOR_PORT)}/emulator/v1/projects/${PROJECT}/oobCodes`;
    const { oobCodes } = (await requestEmulator(url)) as { oobCodes: OobCode[] };
    const code = oobCodes.findLast(({ email, newEmail }) => (newEmail ?? email) === to);
    link = new URL(code?.oobLink ?? '');
  } else {
    const mails = (await mockRecords(page, 'outbox/')) as [string, { to: string; link: string }][];
    link = new URL(mails.findLast(([, mail]) => mail.to === to)?.[1].link ?? '');
  }
  return `/auth/action${link.search}`;
}
