import { Icon, Link, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as css from './About.css';
import { spoken, ways } from './addresses';

/** The school's addresses as cards; a school without one says so. */
export function Ways() {
  const t = useT();
  if (ways.length === 0) return <Text>{t('contact.none')}</Text>;
  return (
    <div className={css.ways}>
      {ways.map(({ label, icon, href, text }) => (
        <div key={label} className={css.way}>
          <span className={css.wayIcon}>
            <Icon icon={icon} />
          </span>
          <Text size="sm" tone="soft">
            {t(label)}
          </Text>
          <Link href={href}>
            <bdi>{spoken(text)}</bdi>
          </Link>
        </div>
      ))}
    </div>
  );
}
