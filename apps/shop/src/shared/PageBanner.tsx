import { BreadcrumbBanner, type BreadcrumbItem } from '@gschool/ui';
import { useBreadcrumb, useBreadcrumbState } from '@gschool/app';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';

export interface PageBannerProps {
  /** The `h1` of the page. */
  name: string;
  description?: string | undefined;
  /** Breadcrumbs between the start page and this page. */
  parents?: readonly BreadcrumbItem[] | undefined;
  /** The page shows its title itself: the banner keeps it for screen readers only. */
  hideTitle?: boolean | undefined;
}

/**
 * Sets the breadcrumb. Renders the banner itself until the layout does, so that a prerendered page
 * has its title from the first paint without a layout shift.
 */
export function PageBanner({ name, description, parents = [], hideTitle }: PageBannerProps) {
  const t = useT();
  const { show } = useBreadcrumbState();
  const items = [{ name: t('nav.start'), href: paths.start }, ...parents, { name, active: true }];
  useBreadcrumb({ name, description: description ?? '', hideTitle: hideTitle ?? false, items });
  return show ? null : (
    <BreadcrumbBanner title={name} description={description} hideTitle={hideTitle} items={items} />
  );
}
