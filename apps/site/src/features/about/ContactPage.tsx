import '../../i18n/en/about.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { TitledSection } from '@gschool/app/pages';
import { useSession } from '@gschool/data';
import { Container, Link } from '@gschool/ui';

import { productName } from '../../config/env';
import { paths } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import * as styles from './About.css';
import { SocialLinks } from './SocialLinks';
import { ContactList } from './ContactList';

const tips: readonly MessageId[] = ['contact.tip1', 'contact.tip2', 'contact.tip3'];

/** `/about/contact`: how to reach the school, and links that may answer faster. */
export function ContactPage() {
  const t = useT();
  const isMember = useSession().status === 'signedIn';
  useBreadcrumb({
    name: t('contact.title'),
    description: t('contact.lead', { name: productName }),
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('contact.title'), active: true },
    ],
  });
  const selfServiceLinks: readonly { label: MessageId; href: string }[] = [
    { label: 'contact.faq', href: paths.about.faq },
    ...(isMember
      ? ([
          { label: 'contact.account', href: paths.profileTab('account') },
          { label: 'contact.data', href: paths.profileTab('account') },
        ] as const)
      : ([{ label: 'contact.reset', href: paths.forgotPassword }] as const)),
  ];

  return (
    <Container>
      <div className={styles.contact}>
        <div className={styles.main}>
          <TitledSection id="ways" title={t('contact.options')} space="5">
            <ContactList />
          </TitledSection>
          <TitledSection id="tell" title={t('contact.tips')}>
            <ul className={styles.tips}>
              {tips.map((tip) => (
                <li key={tip}>{t(tip)}</li>
              ))}
            </ul>
          </TitledSection>
        </div>
        <div className={styles.aside}>
          <TitledSection id="faster" title={t('contact.faster')}>
            <ul role="list" className={styles.links}>
              {selfServiceLinks.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </TitledSection>
          <SocialLinks />
        </div>
      </div>
    </Container>
  );
}
