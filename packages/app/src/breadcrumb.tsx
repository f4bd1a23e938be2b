import {
  BreadcrumbBanner,
  createBreadcrumbStore,
  Picture,
  useBreadcrumb as useEntry,
  useBreadcrumbState,
  type BreadcrumbState,
} from '@gschool/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The breadcrumb. Pages set it, and the layout shows it. */
const store = createBreadcrumbStore();
const noBreadcrumb = store.get();

/** Sets the breadcrumb while the calling page is mounted. */
export const useBreadcrumb = (next: Parameters<typeof useEntry>[1]): void => useEntry(store, next);

/** The breadcrumb banner of the page, if it has one (docs/product/pages.md#breadcrumb-banner). */
export function BreadcrumbSlot({
  actions,
}: {
  /** Links or buttons at the end of the title row. */
  actions?: ReactNode;
}) {
  const { show, hideTitle, name, description, items, variant } = useBreadcrumbState(store);
  const { pathname } = useLocation();
  if (!show) return null;
  return (
    <BreadcrumbBanner
      title={name}
      description={description}
      hideTitle={hideTitle}
      items={[...items]}
      variant={variant}
      picture={
        // Each page has its own poster, the same in every language.
        <Picture picture={`art:figure/any/${pathname.replaceAll('/', '-')}`} alt="" isFilling />
      }
      actions={actions}
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
