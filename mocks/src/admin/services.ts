import type { QueryServices, RateCount, RateLimitService, StatisticsService } from '@gschool/admin';
import { documentPaths } from '@gschool/data/documents';

import { fromPlain, type Fields } from '../firestore/value';
import type { Store } from '../store/store';
import { createContentService } from './content';
import { createLogService } from './log';
import {
  createAccountService,
  createErasureService,
  createMembershipService,
  createProfileService,
} from './members';
import { createOrderService } from './orders';
import { toPlain } from './toPlain';
import { runTransaction } from './transaction';

const createStatisticsService = (store: Store): StatisticsService => ({
  readActiveMembers: async () => {
    const document = store.document(documentPaths.activeMembers);
    return document ? (toPlain(document.fields) as Record<string, number>) : {};
  },
  writeActiveMembers: (day, count, firstDay) =>
    runTransaction(store, (transaction) => {
      const counts = { ...transaction.get(documentPaths.activeMembers), [day]: count };
      const recent = Object.entries(counts).filter(([one]) => one >= firstDay);
      transaction.put(documentPaths.activeMembers, Object.fromEntries(recent));
    }),
});

/**
 * The Firebase services of the `admin` function, over the mock's store.
 *
 * @param mediaBase the base URL of the content's media
 */
export const createMockServices = (store: Store, mediaBase: string): QueryServices => ({
  content: createContentService(store, mediaBase),
  accounts: createAccountService(store),
  profiles: createProfileService(store),
  memberships: createMembershipService(store),
  erasure: createErasureService(store),
  orders: createOrderService(store),
  log: createLogService(store),
  statistics: createStatisticsService(store),
});

/** The request counts of the `admin` function, in the mock's store. */
export const createMockLimits = (store: Store): RateLimitService => ({
  change: (uid, kind, decide) =>
    runTransaction(store, (transaction) => {
      const path = documentPaths.adminLimit(uid, kind);
      const fields = transaction.get(path);
      const count = decide(fields && (toPlain(fields) as unknown as RateCount));
      if (count !== null) transaction.put(path, fromPlain(count) as Fields);
    }),
});
