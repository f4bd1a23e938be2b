import '../../i18n/en/about.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { useSession } from '@gschool/data';
import { Container, Heading, Link, Stack } from '@gschool/ui';

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
          <section aria-labelledby="ways">
            <Stack space="5">
              <Heading level={2} size="h3" id="ways">
                {t('contact.options')}
              </Heading>
              <ContactList />
            </Stack>
          </section>
          <section aria-labelledby="tell">
            <Stack space="4">
              <Heading level={2} size="h3" id="tell">
                {t('contact.tips')}
              </Heading>
              <ul className={styles.tips}>
                {tips.map((tip) => (
                  <li key={tip}>{t(tip)}</li>
                ))}
              </ul>
            </Stack>
          </section>
        </div>
        <div className={styles.aside}>
          <section aria-labelledby="faster">
            <Stack space="4">
              <Heading level={2} size="h3" id="faster">
                {t('contact.faster')}
              </Heading>
              <ul role="list" className={styles.links}>
                {selfServiceLinks.map(({ label, href }) => (
                  <li key={label}>
                    <Link href={href}>{t(label)}</Link>
                  </li>
                ))}
              </ul>
            </Stack>
          </section>
          <SocialLinks />
        </div>
      </div>
    </Container>
  );
}
