import { useCart, useWishlist } from '@gschool/data/shop';
import { Icon, icons, Link, type IconShape } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './Orders.css';

/** Links of the account page to the member's cart, wishlist and other pages, some with a count. */
export function Shortcuts() {
  const t = useT();
  const cart = useCart();
  const { ids } = useWishlist();
  const links: readonly { href: string; icon: IconShape; label: string; count?: number }[] = [
    { href: paths.cart, icon: icons.shoppingBag, label: t('nav.cart'), count: cart.count },
    { href: paths.wishlist, icon: icons.heart, label: t('nav.wishlist'), count: ids.length },
    { href: paths.trackOrder, icon: icons.parcel, label: t('nav.trackOrder') },
    { href: paths.subscription, icon: icons.card, label: t('user.subscription') },
  ];
  return (
    <nav aria-label={t('account.shortcuts')}>
      <ul role="list" className={styles.shortcuts}>
        {links.map(({ href, icon, label, count }) => (
          <li key={href}>
            <Link href={href} className={styles.shortcut}>
              <Icon icon={icon} />
              {label}
              <span className={styles.shortcutCount}>
                {count !== undefined && count > 0 && <span>{count}</span>}
                <Icon icon={icons.chevronEnd} size="small" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
