import type {
  FirstRelease,
  QueryServices,
  RateCount,
  RateLimitService,
  StatisticsService,
} from '@gschool/admin';
import { documentPaths } from '@gschool/data/documents';
import type { App } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';

import { createFirebaseContent } from '../content/firebaseContent';
import { createFirebaseServices } from '../member/firebaseServices';
import { createFirebaseOrderService } from '../order/firebaseOrders';

type Counts = Readonly<Record<string, number>>;

const createStatisticsService = (app: App): StatisticsService => {
  const db = getFirestore(app);
  const ref = db.doc(documentPaths.activeMembers);
  return {
    readActiveMembers: async () => ((await ref.get()).data() ?? {}) as Counts,
    writeActiveMembers: (day, count, firstDay) =>
      db.runTransaction(async (transaction) => {
        const stored = ((await transaction.get(ref)).data() ?? {}) as Counts;
        const recent = Object.entries({ ...stored, [day]: count }).filter(
          ([one]) => one >= firstDay,
        );
        transaction.set(ref, Object.fromEntries(recent));
      }),
  };
};

/**
 * The Firebase services of the `admin` function, accessed through the Admin SDK.
 *
 * @param getFirstRelease the settings of a school without releases
 */
export const createFirebaseQueryServices = (
  app: App,
  getFirstRelease?: () => FirstRelease,
): QueryServices => ({
  ...createFirebaseServices(app),
  orders: createFirebaseOrderService(app),
  content: createFirebaseContent(app, getFirstRelease),
  statistics: createStatisticsService(app),
});

/**
 * The request counts of the `admin` function, in Firestore. A page sends up to twenty requests at the
 * same time. In transactions, they would wait for each other for seconds, so there are none: several
 * requests may read the same count, but each of them adds to it.
 */
export const createFirebaseLimits = (app: App): RateLimitService => {
  const db = getFirestore(app);
  return {
    change: async (uid, kind, decide) => {
      const ref = db.doc(documentPaths.adminLimit(uid, kind));
      const stored = (await ref.get()).data() as RateCount | undefined;
      const next = decide(stored ?? null);
      if (next === null) return;
      if (stored?.startedAt !== next.startedAt) await ref.set({ ...next });
      else await ref.update({ count: FieldValue.increment(next.count - stored.count) });
    },
  };
};
