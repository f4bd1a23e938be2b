import '../../i18n/en/pages.messages.json';

import { TitledSection } from '@gschool/app/pages';
import { Container, Link, Stack, Text } from '@gschool/ui';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import { PageBanner } from '../../shared/PageBanner';
import * as styles from './ContactPage.css';
import { ContactForm } from './ContactForm';

const support = settings.ok
  ? settings.values.support
  : { email: undefined, phone: undefined, url: undefined };

/** The configured contact channels of the shop. Missing settings are left out. */
const channels: readonly { label: MessageId; href: string; text: string }[] = [
  ...(support.email
    ? [{ label: 'contact.email' as const, href: `mailto:${support.email}`, text: support.email }]
    : []),
  ...(support.phone
    ? [
        {
          label: 'contact.phone' as const,
          href: `tel:${support.phone.replace(/[^+\d]/g, '')}`,
          text: support.phone,
        },
      ]
    : []),
  ...(support.url
    ? [
        {
          label: 'meta.support' as const,
          href: support.url,
          text: support.url.replace(/^https?:\/\/|\/$/g, ''),
        },
      ]
    : []),
];

const fasterLinks: readonly { label: MessageId; href: string }[] = [
  { label: 'contact.track', href: paths.trackOrder },
  { label: 'contact.orders', href: paths.account },
  { label: 'contact.questions', href: paths.faq },
  { label: 'contact.returns', href: `${paths.terms}#returns` },
];

/** `/extra/contact-us`: a form that opens the reader's email app, and other channels. */
export function ContactPage() {
  const t = useT();
  return (
    <>
      <PageBanner name={t('nav.contactUs')} description={t('contact.lead')} />
      <Container className={styles.page}>
        {support.email ? (
          <ContactForm to={support.email} />
        ) : (
          <Text size="lg">{t(channels.length > 0 ? 'contact.noMail' : 'contact.none')}</Text>
        )}
        <Stack space="10">
          {channels.length > 0 && (
            <TitledSection id="ways" title={t('contact.otherChannels')}>
              <dl className={styles.channels}>
                {channels.map(({ label, href, text }) => (
                  <div key={href} className={styles.channel}>
                    <dt className={styles.label}>{t(label)}</dt>
                    <dd className={styles.value}>
                      <Link href={href} isExternal={!/^(mailto|tel):/.test(href)} isStandalone>
                        <bdi>{text}</bdi>
                      </Link>
                    </dd>
                  </div>
                ))}
              </dl>
            </TitledSection>
          )}
          <TitledSection id="faster" title={t('contact.faster')}>
            <ul role="list" className={styles.links}>
              {fasterLinks.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href} isStandalone className={styles.link}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </TitledSection>
        </Stack>
      </Container>
    </>
  );
}
