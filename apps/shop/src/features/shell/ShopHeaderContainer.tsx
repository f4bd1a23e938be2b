import { AppearanceButton, AppName } from '@gschool/app';
import { useCartCount } from '@gschool/data/shop';
import { Logo, ShopHeader } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { openPanel, panelId, usePanel } from '../../shared/panels';
import * as styles from './ShopHeaderContainer.css';
import { ShopSearch } from './ShopSearch';
import { UserMenu } from './UserMenu';
import { useMetaLinks, useNotice, useShopMenu } from './useShopMenu';

/** The header of the shop (docs/product/shop.md#shop-header). */
export function ShopHeaderContainer() {
  const t = useT();
  const panel = usePanel();
  const menu = useShopMenu();
  return (
    <ShopHeader
      logo={<Logo name={<AppName />} href={paths.start} />}
      menu={menu}
      notice={useNotice()}
      meta={useMetaLinks()}
      metaLabel={t('meta.label')}
      search={<ShopSearch />}
      actions={
        <span className={styles.gear}>
          <AppearanceButton onOpen={() => openPanel('appearance')} />
        </span>
      }
      account={<UserMenu />}
      cart={{
        count: useCartCount() ?? 0,
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
