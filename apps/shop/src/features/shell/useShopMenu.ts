import type { NavItem, NavLink } from '@gschool/ui';
import { useLocation } from 'react-router-dom';

import { isPaymentConfigured, settings } from '../../config/env';
import { navigation } from '../../config/navigation';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { useLayout } from '../../shared/routeHandles';

/**
 * The grouped navigation (docs/product/shop.md#shop-routes). A group with one entry becomes a plain
 * link with the name of the group.
 */
export function useShopMenu(): readonly NavItem[] {
  const t = useT();
  const { pathname } = useLocation();
  return navigation.map(({ label, basePath, entries }): NavItem => {
    const links = entries.map((entry) => ({
      label: t(entry.label),
      href: entry.href,
      isCurrent: entry.href === pathname,
    }));
    const isCurrent =
      links.some((link) => link.isCurrent) ||
      Boolean(basePath && pathname.startsWith(`${basePath}/`));
    const only = links.length === 1 ? links[0] : undefined;
    return only
      ? { label: t(label), href: only.href, isCurrent }
      : { label: t(label), isCurrent, children: links };
  });
}

const paymentNotice = isPaymentConfigured ? 'notice.payment' : 'notice.noPayment';

/** The notice: about payment on merchandise pages, about sample content on the others. */
export function useNotice(): string {
  const t = useT();
  const { name } = useLayout(useLocation().pathname);
  return t(name === 'merchandise' ? paymentNotice : 'notice.samples');
}

const supportUrl = settings.ok ? settings.values.support.url : undefined;

/** The meta menu: My Account, Customer Support (external, if configured) and Help. */
export function useMetaLinks(): readonly NavLink[] {
  const t = useT();
  return [
    { label: t('meta.account'), href: paths.account },
    ...(supportUrl ? [{ label: t('meta.support'), href: supportUrl, isExternal: true }] : []),
    { label: t('meta.help'), href: paths.faq },
  ];
}
