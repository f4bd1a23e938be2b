import { Icon, Link, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './About.css';
import { formatAddress, contactOptions } from './contactOptions';

/** The school's contact options as cards, or a text when the settings have none. */
export function ContactList() {
  const t = useT();
  if (contactOptions.length === 0) return <Text>{t('contact.none')}</Text>;
  return (
    <div className={styles.contactList}>
      {contactOptions.map(({ label, icon, href, text }) => (
        <div key={label} className={styles.contactItem}>
          <span className={styles.contactIcon}>
            <Icon icon={icon} />
          </span>
          <Text size="sm" tone="muted">
            {t(label)}
          </Text>
          <Link href={href} isExternal={!/^(mailto|tel):/.test(href)}>
            <bdi>{formatAddress(text)}</bdi>
          </Link>
        </div>
      ))}
    </div>
  );
}
