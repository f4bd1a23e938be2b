import type { BreadcrumbItem } from '@gschool/ui';
import { useBreadcrumb } from '@gschool/app';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';

export interface ShopBreadcrumb {
  /** The `h1` of the page. */
  name: string;
  description?: string | undefined;
  /** Breadcrumbs between the start page and this page. */
  parents?: readonly BreadcrumbItem[] | undefined;
  /** The page shows its title itself: the banner keeps it for screen readers only. */
  hideTitle?: boolean | undefined;
  /**
   * A low row without art, for pages where something is done.
   * @default 'editorial'
   */
  variant?: 'editorial' | 'task' | undefined;
}

/** Sets the breadcrumb of a page, from the start page to the page itself. */
export function useShopBreadcrumb({
  name,
  description = '',
  parents = [],
  hideTitle = false,
  variant = 'editorial',
}: ShopBreadcrumb): void {
  const t = useT();
  // Not “Home”, which is also a department.
  const items = [{ name: t('nav.shop'), href: paths.start }, ...parents, { name, active: true }];
  useBreadcrumb({ name, description, hideTitle, items, variant });
}
