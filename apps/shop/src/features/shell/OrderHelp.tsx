import { Icon, icons, useUi, type IconShape } from '@gschool/ui';

import { paths } from '../../config/paths';
import type { MessageId } from '../../i18n/useT';
import { useT } from '../../i18n/useT';
import * as css from './OrderHelp.css';

const ways: readonly { title: MessageId; text: MessageId; href: string; icon: IconShape }[] = [
  {
    title: 'nav.trackOrder',
    text: 'service.track',
    href: paths.trackOrder,
    icon: icons.clock,
  },
  { title: 'nav.faq', text: 'service.faq', href: paths.faq, icon: icons.search },
  { title: 'nav.contactUs', text: 'service.contact', href: paths.contactUs, icon: icons.mail },
];

/** Help with an order, before the footer of the shop floor. */
export function Service() {
  const t = useT();
  const { Link } = useUi();
  return (
    <section aria-label={t('service.label')} className={css.band}>
      <ul role="list" className={css.list}>
        {ways.map(({ title, text, href, icon }) => (
          <li key={href}>
            <Link href={href} className={css.way}>
              <span className={css.mark}>
                <Icon icon={icon} />
              </span>
              <span className={css.words}>
                <span className={css.title}>{t(title)}</span>
                <span className={css.text}>{t(text)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
