import { Icon, Link, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './About.css';
import { contactOptions } from './contactOptions';

/** The school's contact options in one card, or a text if the settings have none. */
export function ContactList() {
  const t = useT();
  if (contactOptions.length === 0) return <Text>{t('contact.none')}</Text>;
  return (
    <ul role="list" className={styles.contactList}>
      {contactOptions.map(({ label, icon, href, text, action }) => (
        <li key={label} className={styles.contactItem}>
          <span className={styles.contactIcon}>
            <Icon icon={icon} />
          </span>
          <Text size="sm" tone="muted">
            {t(label)}
          </Text>
          <Link href={href} isExternal={!/^(mailto|tel):/.test(href)}>
            <bdi>{action ? t(action) : text}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
