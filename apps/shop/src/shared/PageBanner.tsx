import { BreadcrumbBanner, type BreadcrumbItem } from '@gschool/ui';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';
import { useBreadcrumb, useBreadcrumbState } from '@gschool/app';

export interface PageBannerProps {
  /** The page's `h1`. */
  name: string;
  description?: string | undefined;
  /** Where the page belongs, between the start and itself. */
  parents?: readonly BreadcrumbItem[] | undefined;
  /** The page shows its name larger below: the band keeps it for screen readers, and is a trail alone. */
  hideTitle?: boolean | undefined;
}

/**
 * Sets the breadcrumb, and shows the band itself until the layout has it: a prerendered page
 * has its title from the first paint, and nothing moves when the state takes over.
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
