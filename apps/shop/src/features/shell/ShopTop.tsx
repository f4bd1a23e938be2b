import { Logo, ShopHeader } from '@gschool/ui';

import { paths } from '../../config/paths';
import { demoCartIds } from '../../content/cart';
import { useT } from '../../i18n/useT';
import { AppName } from '../../shared/AppName';
import { openPanel, panelId, usePanel } from '../../shared/panels';
import { ShopSearch } from './ShopSearch';
import { UserMenu } from './UserMenu';
import { useMetaLinks, useSectionLinks, useShopMenu } from './useMenu';

/** The header of the shop (spec, section 2). */
export function ShopTop() {
  const t = useT();
  const panel = usePanel();
  const menu = useShopMenu();
  const sections = useSectionLinks();
  return (
    <ShopHeader
      logo={<Logo name={<AppName />} href={paths.start} />}
      menu={[...menu, ...sections.slice(0, 2)]}
      notice={t('notice')}
      meta={useMetaLinks()}
      metaLabel={t('meta.label')}
      search={<ShopSearch />}
      account={<UserMenu />}
      cart={{
        count: demoCartIds.length,
        isOpen: panel === 'cart',
        panelId: panelId('cart'),
        onOpen: () => openPanel('cart'),
      }}
      isMenuOpen={panel === 'menu'}
      menuId={panelId('menu')}
      onOpenMenu={() => openPanel('menu')}
    />
  );
}
