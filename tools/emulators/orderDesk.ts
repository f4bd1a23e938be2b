import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createFirebaseOrderService, runOrder } from '@gschool/operator/order';
import type { OrderState } from '@gschool/domain';

/** Changes the states of orders, like an operator who responds right away. */
export interface OrderDesk {
  /** Runs `gschool order state NUMBER STATE`. An order that is refused keeps its state. */
  change(number: string, state: OrderState): Promise<void>;
  close(): void;
}

/** Makes every new order trackable with `gschool order state NUMBER requested`. */
export function openOrderDesk(app: App, print: (line: string) => void): OrderDesk {
  const service = createFirebaseOrderService(app);
  const change = async (number: string, state: OrderState): Promise<void> => {
    const request = {
      command: 'state' as const,
      project: undefined,
      number,
      state,
      refunded: [],
      isDryRun: false,
    };
    await runOrder(service, request, Date.now(), print).catch((error: unknown) =>
      print(error instanceof Error ? error.message : String(error)),
    );
  };
  const seen = new Set<string>();
  const close = getFirestore(app)
    .collection('orders')
    .where('status', '==', 'requested')
    .onSnapshot((snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type !== 'added' || seen.has(doc.id)) continue;
        seen.add(doc.id);
        void change(doc.id, 'requested');
      }
    });
  return { change, close };
}
