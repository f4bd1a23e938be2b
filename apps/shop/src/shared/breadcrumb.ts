import {
  createBreadcrumbStore,
  useBreadcrumb as useShown,
  useBreadcrumbState as useShownState,
} from '@gschool/ui';

/** The shop's breadcrumb banner (spec, section 3): pages write it, the layout shows it. */
const store = createBreadcrumbStore();

/** What the banner shows now. */
export const useBreadcrumbState = () => useShownState(store);

/** Shows the banner for as long as the calling page is mounted; leaving it resets the state. */
export const useBreadcrumb = (next: Parameters<typeof useShown>[1]): void => useShown(store, next);
