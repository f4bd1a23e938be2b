import type { CartLine } from '@gschool/domain';
import { createStore, type Store } from '@gschool/state';

import type { SessionState } from '../../../session/state';
import { loading, sessionEnded, signedOut, unknownMember } from '../../../session/state';
import { createShopStorage, type ShopStorage } from '../storage/createShopStorage';

/** A storage that several tabs share; `isFull` makes every write fail. */
export interface SharedStorage {
  map: Map<string, string>;
  isFull: boolean;
  tabs: Set<Tab>;
}

export const sharedStorage = (): SharedStorage => ({
  map: new Map(),
  isFull: false,
  tabs: new Set(),
});

/** One page of the shop, with events of other tabs that are not delivered yet. */
export interface Tab {
  session: Store<SessionState>;
  shopStorage: ShopStorage;
  pending: (string | null)[];
  become(uid: string | null): void;
  /** Ends the session in any way other than a sign-out. */
  endSession(): void;
  /** Delivers the events of other tabs. */
  deliver(): void;
}

const member = (uid: string): SessionState =>
  ({ ...unknownMember, user: { uid }, error: null }) as unknown as SessionState;

/** Opens a tab. Its session is loading until a member is set. */
export const openTab = (shared: SharedStorage): Tab => {
  const session = createStore<SessionState>(loading);
  let onStorageEvent: (key: string | null) => void = () => undefined;
  const notify = (key: string): void => {
    for (const other of shared.tabs) if (other !== tab) other.pending.push(key);
  };
  const storage = {
    get length() {
      return shared.map.size;
    },
    key: (at: number) => [...shared.map.keys()][at] ?? null,
    getItem: (key: string) => shared.map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (shared.isFull) throw new DOMException('full', 'QuotaExceededError');
      shared.map.set(key, value);
      notify(key);
    },
    removeItem: (key: string) => {
      if (shared.map.delete(key)) notify(key);
    },
    clear: () => shared.map.clear(),
  } satisfies Storage;
  const tab: Tab = {
    session,
    shopStorage: createShopStorage({
      session,
      storage: () => storage,
      listen: (callback) => {
        onStorageEvent = callback;
        return () => {
          onStorageEvent = () => undefined;
        };
      },
    }),
    pending: [],
    become: (uid) => {
      session.set(uid === null ? signedOut : member(uid));
    },
    endSession: () => session.set(sessionEnded),
    deliver: () => tab.pending.splice(0).forEach((key) => onStorageEvent(key)),
  };
  shared.tabs.add(tab);
  return tab;
};

export const aLine = (id: string, quantity = 1): CartLine => ({
  productId: id,
  variantId: id,
  quantity,
});
