import type { Auth } from 'firebase/auth';
import { initializeApp } from 'firebase/app';
import { initializeFirestore, type Firestore } from 'firebase/firestore/lite';
import { Firestore as AdminFirestore, type Query } from 'firebase-admin/firestore';

import * as logQueries from '../operator/src/log/queries';
import * as memberQueries from '../operator/src/member/queries';
import * as orderQueries from '../operator/src/order/queries';
import { createAdminRepository } from '../packages/data/src/entities/admin/firebase/adminRepository';
import { createPublicEventRepository } from '../packages/data/src/entities/events/firebase/publicEventRepository';
import type { DocumentService } from '../packages/data/src/firebase/documentService';
import {
  createDocumentReader,
  type DocumentReader,
} from '../packages/data/src/firebase/documentReader';
import { createLibraryEditor } from '../packages/data/src/entities/library/firebase/libraryEditor';
import { createMemberDataRepository } from '../packages/data/src/firebase/memberDataRepository';
import { createPaymentRepository } from '../packages/data/src/entities/payments/firebase/paymentRepository';
import { createPublicPaymentRepository } from '../packages/data/src/entities/payments/firebase/publicPaymentRepository';
import { createPublicShopRepository } from '../packages/data/src/entities/shop/firebase/publicShopRepository';
import { readShopCatalogue } from '../packages/data/src/entities/shop/firebase/shopCatalogue';
import { createShopRepository } from '../packages/data/src/entities/shop/firebase/shopRepository';
import type { StructuredQuery } from '../mocks/src/firestore/query';

const service: DocumentService = {
  origin: 'https://firestore.googleapis.com',
  projectId: 'demo-gschool',
  apiKey: 'key',
  token: () => Promise.resolve(null),
};

/** Runs queries with the SDK, or without it. */
type Run = (db: Firestore, documents: DocumentReader) => Promise<unknown>;

/** Functions that run the product's queries, by the file that sends them. */
export const queryingFiles: Readonly<Record<string, Run>> = {
  'adminRepository.ts': async (_db, documents) => {
    const { log } = createAdminRepository({
      auth: {} as Auth,
      documents,
      url: 'https://functions.example/admin',
      readAppCheckToken: () => Promise.resolve(null),
    });
    // Firestore merges these indexes for several filters.
    await log({}, 90, 50);
    await log({ kind: 'member.block' }, 90, 50);
    await log({ subject: 'mira' }, 90, 50);
    await log({ by: 'mira' }, 90, 50);
    await log({ from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' }, null, 50);
  },
  'publicEventRepository.ts': async (_db, documents) => {
    const events = createPublicEventRepository(documents);
    await events.upcoming('2026-11-20T10:00:00Z', 5);
    await events.past('2026-11-20T10:00:00Z', 5);
    await events.between('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z');
  },
  'publicPaymentRepository.ts': async (_db, documents) => {
    await createPublicPaymentRepository(documents).plans();
  },
  'paymentRepository.ts': async (db, documents) => {
    const payments = createPaymentRepository(db, documents);
    await payments.subscriptions('mira');
  },
  'shopCatalogue.ts': async (_db, documents) => {
    await readShopCatalogue(documents);
  },
  'publicShopRepository.ts': async (_db, documents) => {
    await createPublicShopRepository(documents).reviews('mat');
  },
  'shopRepository.ts': async (db, documents) => {
    const shop = createShopRepository(db, documents);
    await shop.orders('mira');
    await shop.paymentProgress('mira', '0123456789ABCDEFGHJKMNPQRS');
    await shop.checkouts('mira', '0123456789ABCDEFGHJKMNPQRS');
  },
  'libraryEditor.ts': async (db) => {
    const editor = createLibraryEditor(db, service);
    await editor.history('mira', { at: '2026-11-20T10:00:00.000Z', seen: ['sunrise'] });
    await editor.clearHistory('mira', '2026-11-20T10:00:00.000Z');
    await editor.playlists('mira');
  },
  'memberData/pages.ts': async (db) => {
    const avatars = () => Promise.resolve(null);
    const data = createMemberDataRepository({ db, auth: {} as Auth, avatars });
    await data.collect('mira');
    await data.hasRenewingSubscription('mira');
    await data.erase('mira');
  },
};

const TIME = '2026-11-20T10:00:00Z';

type QueryName = keyof typeof orderQueries | keyof typeof memberQueries | keyof typeof logQueries;

/**
 * The queries of the operator's commands and of the function `admin`, by the function that creates
 * them.
 */
const operatorQueries: Readonly<Record<QueryName, (db: AdminFirestore) => readonly Query[]>> = {
  blockedRecords: (db) => [memberQueries.blockedRecords(db)],
  endedRecords: (db) => memberQueries.endedRecords(db, 1, 2),
  openRecords: (db) => memberQueries.openRecords(db, 1),
  actsAfter: (db) => [logQueries.actsAfter(db, 1)],
  startedActs: (db) => [logQueries.startedActs(db)],
  newestOrders: (db) =>
    [null, 'paid' as const].flatMap((state) =>
      [null, TIME].map((before) => orderQueries.newestOrders(db, state, before)),
    ),
  succeededPayments: (db) =>
    [null, TIME].map((before) => orderQueries.succeededPayments(db, before)),
  paymentsOfOrder: (db) => [orderQueries.paymentsOfOrder(db, 'mira', '0123456789ABCDEFGHJKMNPQRS')],
  allProducts: (db) => [orderQueries.allProducts(db)],
  allPrices: (db) => [orderQueries.allPrices(db, 'mat')],
};

/** The queries of the operator's commands, the way the Admin SDK would send them. */
export const captureOperatorQueries = (): readonly StructuredQuery[] => {
  const db = new AdminFirestore({ projectId: 'demo-gschool' });
  return Object.values(operatorQueries)
    .flatMap((createQueries) => createQueries(db))
    .map((query) => {
      // The SDK uses this method for its own requests, but its types do not include it.
      const { toProto } = query as unknown as { toProto(): { structuredQuery: StructuredQuery } };
      return toProto.call(query).structuredQuery;
    });
};

type Respond = (url: string, body: Record<string, unknown>) => unknown;

/** Records queries. Returns a full page first, so that the product requests the next page. */
const respondWith = (queries: StructuredQuery[]): Respond => {
  const pages = new Map<string, number>();
  return (url, body) => {
    const [, root = '', parent = '', method = ''] =
      /\/v1\/(projects\/[^:]*?\/documents)([^:]*):(\w+)$/.exec(
        decodeURIComponent(new URL(url).pathname),
      ) ?? [];
    if (method === 'batchGet') {
      const names = body['documents'] as readonly string[];
      return names.map((missing) => ({ missing, readTime: READ_AT }));
    }
    if (method === 'commit') {
      const writes = body['writes'] as readonly unknown[];
      return { writeResults: writes.map(() => ({})), commitTime: READ_AT };
    }
    const query = body['structuredQuery'] as StructuredQuery;
    queries.push(query);
    const collection = `${root}${parent}/${query.from[0]?.collectionId}`;
    const page = (pages.get(collection) ?? 0) + 1;
    pages.set(collection, page);
    const count = page % 2 === 1 ? Number(query.limit ?? 1) : 0;
    const found = Array.from({ length: count }, (_, n) => ({
      document: {
        name: `${collection}/d${n}`,
        // Enough fields for the product to send its next query.
        fields: { active: { booleanValue: true }, status: { stringValue: 'canceled' } },
        createTime: READ_AT,
        updateTime: READ_AT,
      },
      readTime: READ_AT,
    }));
    return found.length > 0 ? found : [{ readTime: READ_AT }];
  };
};

const READ_AT = '2026-11-20T10:00:00.000000Z';

/** Captures the queries that part of the product sends. */
export const captureQueries = async (runQueries: Run): Promise<readonly StructuredQuery[]> => {
  const queries: StructuredQuery[] = [];
  const answer = respondWith(queries);
  const app = initializeApp({ projectId: 'demo-gschool', apiKey: 'key' }, crypto.randomUUID());
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    Promise.resolve(
      Response.json(
        answer(String(input), JSON.parse(String(init?.body)) as Record<string, unknown>),
      ),
    );
  try {
    await runQueries(initializeFirestore(app, {}), createDocumentReader(service));
  } finally {
    globalThis.fetch = original;
  }
  return queries;
};
