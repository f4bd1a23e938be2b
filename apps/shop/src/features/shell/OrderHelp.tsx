import { Icon, icons, useUi, type IconShape } from '@gschool/ui';

import { paths } from '../../config/paths';
import type { MessageId } from '../../i18n/useT';
import { useT } from '../../i18n/useT';
import * as styles from './OrderHelp.css';

const links: readonly { title: MessageId; text: MessageId; href: string; icon: IconShape }[] = [
  {
    title: 'nav.trackOrder',
    text: 'service.track',
    href: paths.trackOrder,
    icon: icons.clock,
  },
  { title: 'nav.faq', text: 'service.faq', href: paths.faq, icon: icons.search },
  { title: 'nav.contactUs', text: 'service.contact', href: paths.contactUs, icon: icons.mail },
];

/** Links for help with an order, shown before the footer of merchandise pages. */
export function OrderHelp() {
  const t = useT();
  const { Link } = useUi();
  return (
    <section aria-label={t('service.label')} className={styles.band} data-print="none">
      <ul role="list" className={styles.list}>
        {links.map(({ title, text, href, icon }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              <span className={styles.mark}>
                <Icon icon={icon} />
              </span>
              <span className={styles.content}>
                <span className={styles.title}>{t(title)}</span>
                <span className={styles.text}>{t(text)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
