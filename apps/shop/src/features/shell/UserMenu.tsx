import { ShopUserMenu, icons } from '@gschool/ui';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { useIsBuilt } from '../../shared/builtRoutes';
import { openPanel } from '../../shared/panels';

const siteUrl = settings.ok ? settings.settings.siteUrl : undefined;

/**
 * The user dropdown. Its account pages come with the shop's own sign-in; until then it
 * offers what works for a guest.
 */
export function UserMenu() {
  const t = useT();
  const isBuilt = useIsBuilt();
  const pages = [
    { label: t('user.account'), href: paths.account, icon: icons.user },
    { label: t('user.watchlist'), href: paths.wishlist, icon: icons.bookmark },
    { label: t('user.subscription'), href: paths.subscription, icon: icons.card },
  ].filter(({ href }) => isBuilt(href));
  return (
    <ShopUserMenu
      label={t('user.label')}
      description={t('user.guest')}
      items={[
        ...pages,
        ...(siteUrl
          ? [{ label: t('user.school'), href: siteUrl, icon: icons.home, isExternal: true }]
          : []),
        {
          label: t('user.look'),
          icon: icons.settings,
          onSelect: () => openPanel('look'),
        },
      ]}
    />
  );
}
