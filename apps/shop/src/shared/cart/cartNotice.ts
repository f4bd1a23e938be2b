import { type CartNotice } from '@gschool/domain';
import { createStore } from '@gschool/state';
import { useSyncExternalStore } from 'react';

/** What could not be done as it was asked, told in the cart panel until the next change. */
const notice = createStore<CartNotice | null>(null);

export const setCartNotice = notice.set;

export const useCartNotice = (): CartNotice | null =>
  useSyncExternalStore(notice.subscribe, notice.get, () => null);
