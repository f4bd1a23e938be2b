import { useSession } from '@gschool/data';
import { Container, Heading, Link, Stack, Text } from '@gschool/ui';

import { productName, settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import { useBreadcrumb } from '../../shared/breadcrumb';
import * as css from './About.css';

interface Way {
  label: MessageId;
  href: string;
  text: string;
}

const known = settings.ok ? settings.settings : undefined;

/** Every address that the settings name; one that is not set is not there. */
const ways: readonly Way[] = [
  { label: 'contact.email' as const, href: known?.support.email, scheme: 'mailto:' },
  { label: 'contact.phone' as const, href: known?.support.phone, scheme: 'tel:' },
  { label: 'contact.support' as const, href: known?.support.url, scheme: '' },
].flatMap(({ label, href, scheme }) =>
  href
    ? [{ label, href: scheme + (scheme === 'tel:' ? href.replace(/\s/g, '') : href), text: href }]
    : [],
);

const social = [
  { label: 'social.photo' as const, href: known?.social.photo },
  { label: 'social.network' as const, href: known?.social.network },
  { label: 'social.video' as const, href: known?.social.video },
].flatMap(({ label, href }) => (href ? [{ label, href }] : []));

/** An address as people say it: no scheme, no slash at the end. */
const spoken = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

const tips: readonly MessageId[] = ['contact.tell1', 'contact.tell2', 'contact.tell3'];

/** `/about/contact`: the school's addresses, and what is quicker than a letter. */
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
  const faster: readonly { label: MessageId; href: string }[] = [
    { label: 'contact.faq', href: paths.about.faq },
    ...(isMember
      ? ([
          { label: 'contact.account', href: paths.profileTab('account') },
          { label: 'contact.data', href: paths.profileTab('account') },
        ] as const)
      : ([{ label: 'contact.reset', href: paths.forgotPassword }] as const)),
  ];

  return (
    <Container size="narrow">
      <div className={css.page}>
        <section aria-labelledby="ways">
          <Stack space="5">
            <Heading level={2} size="h3" id="ways">
              {t('contact.ways')}
            </Heading>
            {ways.length > 0 ? (
              <div className={css.ways}>
                {ways.map(({ label, href, text }) => (
                  <div key={label} className={css.way}>
                    <Text size="sm" tone="soft">
                      {t(label)}
                    </Text>
                    <Link href={href}>
                      <bdi>{spoken(text)}</bdi>
                    </Link>
                  </div>
                ))}
              </div>
            ) : (
              <Text>{t('contact.none')}</Text>
            )}
          </Stack>
        </section>
        {social.length > 0 ? (
          <section aria-labelledby="elsewhere">
            <Stack space="4">
              <Heading level={2} size="h3" id="elsewhere">
                {t('contact.social')}
              </Heading>
              <ul role="list" className={css.links}>
                {social.map(({ label, href }) => (
                  <li key={label}>
                    <Link href={href}>{t(label)}</Link>
                  </li>
                ))}
              </ul>
            </Stack>
          </section>
        ) : null}
        <section aria-labelledby="faster">
          <Stack space="4">
            <Heading level={2} size="h3" id="faster">
              {t('contact.faster')}
            </Heading>
            <ul role="list" className={css.links}>
              {faster.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
        <section aria-labelledby="tell">
          <Stack space="4">
            <Heading level={2} size="h3" id="tell">
              {t('contact.tell')}
            </Heading>
            <ul className={css.tips}>
              {tips.map((tip) => (
                <li key={tip}>{t(tip)}</li>
              ))}
            </ul>
          </Stack>
        </section>
      </div>
    </Container>
  );
}
