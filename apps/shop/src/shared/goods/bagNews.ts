import { createStore, type BagNotice } from '@gschool/domain';
import { useSyncExternalStore } from 'react';

/** What could not be done as it was asked, told in the cart panel until the next change. */
const news = createStore<BagNotice | null>(null);

export const tellBagNews = news.set;

export const useBagNews = (): BagNotice | null =>
  useSyncExternalStore(news.subscribe, news.get, () => null);
