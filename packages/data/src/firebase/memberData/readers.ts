import { isAppError } from '@gschool/domain';
import type { Auth } from 'firebase/auth';
import { where, type Firestore, type QueryConstraint } from 'firebase/firestore/lite';

import type { MemberDataPart } from '../../account/memberData';
import type { Backend } from '../../backend';
import { toJsonValue } from './toJsonValue';
import { documentPaths } from '../../documents';
import { asFields, type Fields } from '../../mappers/read';
import { readDocument } from '../documents';
import { readAllDocuments } from './pages';
import { readAccount } from './readAccount';

/** The data of a section. */
export interface PartData {
  data: unknown;
}

/** A document of a collection. The id is separate because the fields may contain another `id`. */
interface Entry {
  id: string;
  fields: Fields;
}

const entry = (path: string, data: unknown): Entry => ({
  id: path.slice(path.lastIndexOf('/') + 1),
  fields: asFields(toJsonValue(data), path),
});

/** The services from which the sections are read. */
export interface MemberDataSources {
  db: Firestore;
  auth: Auth;
  avatars: Backend['avatars'];
}

/** The download URL of the member's photo; null without a photo or a bucket. */
const readPictureUrl = async (avatars: Backend['avatars'], uid: string): Promise<string | null> => {
  try {
    return (await (await avatars())?.downloadUrl(uid)) ?? null;
  } catch (error) {
    if (isAppError(error, 'notFound')) return null;
    throw error;
  }
};

/**
 * Creates the functions that read the sections of a member's data. They reject with the SDK's
 * error.
 */
export const createReaders = (
  { db, auth, avatars }: MemberDataSources,
  uid: string,
): Readonly<Record<MemberDataPart, () => Promise<PartData>>> => {
  const readOne = (path: string) => async (): Promise<PartData> => ({
    data: toJsonValue(await readDocument(db, path)),
  });
  const entries = async (path: string, ...filters: QueryConstraint[]): Promise<readonly Entry[]> =>
    (await readAllDocuments(db, path, ...filters)).map((found) =>
      entry(found.ref.path, found.data()),
    );
  const readAll = (path: string) => async (): Promise<PartData> => ({ data: await entries(path) });
  // Documents that are known only by name; missing ones are left out.
  const readByPath = async (paths: readonly string[]): Promise<readonly Entry[]> => {
    const found = await Promise.all(
      paths.map(async (path) => ({ path, data: await readDocument(db, path) })),
    );
    return found.flatMap(({ path, data }) => (data ? [entry(path, data)] : []));
  };
  // Three sections need the orders, so they are read only once.
  let orders: Promise<readonly Entry[]> | undefined;
  const readOrdersOnce = () => (orders ??= entries(documentPaths.orders, where('uid', '==', uid)));

  return {
    account: async () => ({ data: await readAccount(auth, uid) }),
    profile: readOne(documentPaths.user(uid)),
    picture: async () => ({ data: await readPictureUrl(avatars, uid) }),
    library: readOne(documentPaths.library(uid)),
    history: readAll(documentPaths.histories(uid)),
    playlists: readAll(documentPaths.playlists(uid)),
    cart: readOne(documentPaths.cart(uid)),
    customer: readOne(documentPaths.customer(uid)),
    subscriptions: readAll(documentPaths.subscriptions(uid)),
    payments: readAll(documentPaths.payments(uid)),
    orders: async () => ({ data: await readOrdersOnce() }),
    orderStatus: async () => ({
      data: await readByPath(
        (await readOrdersOnce()).map(({ id }) => documentPaths.orderStatus(id)),
      ),
    }),
    checkoutSessions: readAll(documentPaths.checkoutSessions(uid)),
  };
};
