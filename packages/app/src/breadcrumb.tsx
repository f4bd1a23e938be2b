import {
  BreadcrumbBanner,
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

/** The breadcrumb banner of the page, if it has one. */
export function BreadcrumbSlot() {
  const { show, hideTitle, name, description, items } = useBreadcrumbState();
  if (!show) return null;
  return (
    <BreadcrumbBanner
      title={name}
      description={description}
      hideTitle={hideTitle}
      items={[...items]}
    />
  );
}
