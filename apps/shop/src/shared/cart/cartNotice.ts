import type { CartNotice } from '@gschool/domain';
import { createStore } from '@gschool/state';
import { useSyncExternalStore } from 'react';

/** What failed in the last cart change. The cart panel shows it until the next change. */
const notice = createStore<CartNotice | null>(null);

export const setCartNotice = notice.set;

export const useCartNotice = (): CartNotice | null =>
  useSyncExternalStore(notice.subscribe, notice.get, () => null);
