import {
  createBreadcrumbStore,
  useBreadcrumb as useEntry,
  useBreadcrumbState as useStoreState,
} from '@gschool/ui';

/** The breadcrumb banner: pages write it, the layout shows it. */
const store = createBreadcrumbStore();

/** What the banner shows now. */
export const useBreadcrumbState = () => useStoreState(store);

/** Shows the banner for as long as the calling page is mounted; leaving the page resets the state. */
export const useBreadcrumb = (next: Parameters<typeof useEntry>[1]): void => useEntry(store, next);
