import {
  BreadcrumbBanner,
  createBreadcrumbStore,
  useBreadcrumb as useEntry,
  useBreadcrumbState,
  type BreadcrumbState,
} from '@gschool/ui';

/** The breadcrumb. Pages set it, and the layout shows it. */
const store = createBreadcrumbStore();
const noBreadcrumb = store.get();

/** Sets the breadcrumb while the calling page is mounted. */
export const useBreadcrumb = (next: Parameters<typeof useEntry>[1]): void => useEntry(store, next);

/** The breadcrumb banner of the page, if it has one. */
export function BreadcrumbSlot() {
  const { show, hideTitle, name, description, items } = useBreadcrumbState(store);
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

/**
 * Renders a page on the server with its breadcrumb. The breadcrumb is known only after the rest of
 * the page has rendered. Returns the breadcrumb as JSON for `restoreBreadcrumb`; undefined if there
 * is none.
 */
export function renderWithBreadcrumb(render: () => string): { html: string; state?: string } {
  store.restore(noBreadcrumb);
  const html = render();
  const state = store.get();
  return state.show ? { html: render(), state: JSON.stringify(state) } : { html };
}

/** Restores the breadcrumb of a prerendered page, before it is hydrated. */
export function restoreBreadcrumb(state: string | undefined): void {
  if (state) store.restore(JSON.parse(state) as BreadcrumbState);
}
