import {
  createBreadcrumbStore,
  useBreadcrumb as useEntry,
  useBreadcrumbState as useStoreState,
} from '@gschool/ui';

/** The breadcrumb: pages set it, the layout shows it. */
const store = createBreadcrumbStore();

/** Returns the breadcrumb of the current page. */
export const useBreadcrumbState = () => useStoreState(store);

/** Sets the breadcrumb while the calling page is mounted. */
export const useBreadcrumb = (next: Parameters<typeof useEntry>[1]): void => useEntry(store, next);
