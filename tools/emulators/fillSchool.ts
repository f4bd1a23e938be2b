import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { documentPaths } from '@gschool/data/documents';
import { writeDocuments, type ShopDocument } from '@gschool/operator/shop';

import { createSchoolContent } from '../../mocks/src/admin/school/content';
import { createSchool } from '../../mocks/src/admin/school/createSchool';
import { PLANNED_ACT, PLANNED_EVENT } from '../../mocks/src/admin/school/drafts';
import { createDemoPack } from '../../mocks/src/content/createDemoPack';
import type { Account, SeedDocument } from '../../mocks/src/store/types';
import { toIsoTime } from '../../operator/src/order/isoTime';
import { EMULATOR_PROJECT } from './settings';

interface SchoolOptions {
  app: App;
  /** Epoch milliseconds. */
  now: number;
  /** The base URL of the media. */
  base: string;
}

/** Creates the accounts of the members whom only the studio lists. */
async function createMembers(app: App, accounts: readonly Account[]): Promise<void> {
  const auth = getAuth(app);
  const iso = (time: number) => new Date(time).toUTCString();
  const { errors } = await auth.importUsers(
    accounts.map((account) => ({
      uid: account.localId,
      email: account.email,
      emailVerified: account.emailVerified,
      displayName: account.displayName,
      disabled: account.disabled,
      customClaims: account.customClaims,
      metadata: {
        creationTime: iso(account.createdAt),
        lastSignInTime: iso(account.lastLoginAt),
      },
      providerData: account.providers
        .filter(({ providerId }) => providerId !== 'password')
        .map(({ providerId, federatedId }) => ({
          providerId,
          uid: federatedId,
          email: account.email,
        })),
    })),
  );
  if (errors.length > 0) throw new Error(`Accounts were refused: ${errors[0]?.error.message}`);
  for (const { localId, password } of accounts)
    if (password !== undefined) await auth.updateUser(localId, { password });
}

/** The documents as JSON with tagged values, which `writeDocuments` converts. */
const toDocuments = (documents: readonly SeedDocument[]): ShopDocument[] =>
  documents.map(({ path, data }) => ({
    path,
    data: JSON.parse(
      JSON.stringify(data, function tag(this: Record<string, unknown>, key, value: unknown) {
        const original = this[key];
        return original instanceof Date
          ? { __type__: 'timestamp', value: original.toISOString() }
          : value;
      }),
    ) as ShopDocument['data'],
  }));

/**
 * Adds what the demo's school has besides the catalog: members, orders, the log, releases, drafts and
 * a planned release. The releases and the log replace those of the commands that have published the
 * catalog and given roles and access: the last release has the same content.
 */
export async function fillSchool({ app, now, base }: SchoolOptions): Promise<void> {
  const db = getFirestore(app);
  const people = await createSchool('default', now, EMULATOR_PROJECT);
  const source = { pack: createDemoPack(new Date(now)), base, now };
  const content = await createSchoolContent('default', source, '');
  await createMembers(app, people.accounts);
  for (const name of ['acts', 'sources', 'releases']) await db.recursiveDelete(db.collection(name));
  const planned = documentPaths.plannedRelease(PLANNED_ACT);
  const documents = toDocuments([...people.documents, ...content.documents]);
  await writeDocuments(
    db,
    documents.filter(({ path }) => path !== planned),
  );
  // The planned release names the version of its draft, which exists only now.
  const draft = await db.doc(documentPaths.draft(`events-${PLANNED_EVENT}`)).get();
  const version = draft.updateTime ? toIsoTime(draft.updateTime) : '';
  const waiting = documents.find(({ path }) => path === planned);
  if (!waiting) throw new Error('The demo has no planned release.');
  const drafts = (waiting.data['drafts'] as readonly object[]).map((one) => ({ ...one, version }));
  await writeDocuments(db, [{ path: planned, data: { ...waiting.data, drafts } }]);
}
