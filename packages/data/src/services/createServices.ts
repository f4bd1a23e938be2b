import { createListeners, createStore, type Listeners, type Store } from '@gschool/state';
import type { AppError, CyclicalPhase, LibraryChange } from '@gschool/domain';
import type { QueryClient } from '@tanstack/react-query';

import type { AdminActs } from '../entities/admin/adminActsState';
import type { MemberDownloads } from '../downloads/types';
import type { ChangeQueue } from '../entities/library/changes/changeQueue';
import type { PendingChanges } from '../entities/library/pendingChanges';
import type { Session } from '../session/createSession';
import type { ServerClock } from '../session/serverClock';
import type { ShopStorage } from '../entities/cart/storage/createShopStorage';
import type { ContentQueues } from '../entities/content/openEntries';
import type { CartSync } from '../entities/cart/storage/syncCart';
import type { PlaceOrderResult } from '../entities/shop/placeOrder';

/** A value that is created at first use. */
interface Lazy<T> {
  /** Returns the value; calls `create` only the first time. */
  get(create: () => T): T;
  /** Returns the value if it was created. */
  peek(): T | undefined;
  /**
   * Calls `follow` with the value as soon as it is created. Returns a function that ends this, and
   * calls what `follow` has returned.
   */
  subscribe(follow: (value: T) => () => void): () => void;
}

const createLazy = <T extends object>(): Lazy<T> => {
  let value: T | undefined;
  const { subscribe, notify } = createListeners();
  return {
    get: (create) => {
      if (value !== undefined) return value;
      value = create();
      notify();
      return value;
    },
    peek: () => value,
    subscribe: (follow) => {
      if (value !== undefined) return follow(value);
      let unfollow: (() => void) | undefined;
      const unsubscribe = subscribe(() => {
        if (value !== undefined) unfollow = follow(value);
      });
      return () => {
        unsubscribe();
        unfollow?.();
      };
    },
  };
};

/** A change that the server rejected after its action resolved. */
export interface RejectedChange {
  change: LibraryChange;
  error: AppError;
}

/**
 * Everything that lives as long as a page and belongs to its session. This module imports only
 * types. The first caller creates a lazy value, so that its code (queries, the shop's storage)
 * stays out of pages that do not use it.
 */
export interface Services {
  readonly session: Session;
  readonly queryClient: Lazy<QueryClient>;
  /** The uid of the signed-in member and the queue that sends their changes. */
  readonly changeQueue: Store<{ uid: string; queue: ChangeQueue } | null>;
  /** The pending changes as pages show them; undefined when there are none. */
  readonly pendingChanges: Store<PendingChanges | undefined>;
  readonly rejectedChanges: Listeners<[RejectedChange]>;
  readonly serverClock: Lazy<ServerClock>;
  /** The selected phase, in memory only. Reset when the member changes or signs out. */
  readonly cyclicalPhase: Lazy<Store<CyclicalPhase | null>>;
  /** The classes that the member has downloaded, or is downloading. */
  readonly downloads: Lazy<MemberDownloads>;
  readonly shopStorage: Lazy<ShopStorage>;
  /** What an administrator did on this page. */
  readonly adminActs: Lazy<AdminActs>;
  /** Saves the drafts that are open on this page. */
  readonly contentQueues: Lazy<ContentQueues>;
  /** Sends the member's cart; null on pages without a cart, and for visitors. */
  readonly cartSync: Store<CartSync | null>;
  /** The order that is being placed: one at a time. */
  readonly orderInProgress: Store<Promise<PlaceOrderResult> | null>;
  /** Adds a function that `dispose` calls. After `dispose`, it is called immediately. */
  onDispose(cleanUp: () => void): void;
  /** Removes all listeners. For stories and tests. */
  dispose(): void;
}

export interface ServicesOptions {
  session: Session;
}

/** Creates the services of a page; call it once, at start-up. */
export const createServices = ({ session }: ServicesOptions): Services => {
  const cleanUps: (() => void)[] = [];
  let isDisposed = false;
  return {
    session,
    queryClient: createLazy(),
    changeQueue: createStore<{ uid: string; queue: ChangeQueue } | null>(null),
    pendingChanges: createStore<PendingChanges | undefined>(undefined),
    rejectedChanges: createListeners<[RejectedChange]>(),
    serverClock: createLazy(),
    cyclicalPhase: createLazy(),
    downloads: createLazy(),
    shopStorage: createLazy(),
    adminActs: createLazy(),
    contentQueues: createLazy(),
    cartSync: createStore<CartSync | null>(null),
    orderInProgress: createStore<Promise<PlaceOrderResult> | null>(null),
    onDispose: (cleanUp) => {
      // Code that loads slowly can arrive after the page was closed.
      if (isDisposed) cleanUp();
      else cleanUps.push(cleanUp);
    },
    dispose: () => {
      isDisposed = true;
      cleanUps.splice(0).forEach((cleanUp) => cleanUp());
    },
  };
};
