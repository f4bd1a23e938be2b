import '../../i18n/en/about.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { TitledSection } from '@gschool/app/pages';
import { useSession } from '@gschool/data';
import { Container, Link } from '@gschool/ui';

import { productName } from '../../config/env';
import { paths } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import * as css from './About.css';
import { Elsewhere } from './Elsewhere';
import { Ways } from './Ways';

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
    <Container>
      <div className={css.contact}>
        <div className={css.main}>
          <TitledSection id="ways" title={t('contact.ways')} space="5">
            <Ways />
          </TitledSection>
          <TitledSection id="tell" title={t('contact.tell')}>
            <ul className={css.tips}>
              {tips.map((tip) => (
                <li key={tip}>{t(tip)}</li>
              ))}
            </ul>
          </TitledSection>
        </div>
        <div className={css.aside}>
          <TitledSection id="faster" title={t('contact.faster')}>
            <ul role="list" className={css.links}>
              {faster.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </TitledSection>
          <Elsewhere />
        </div>
      </div>
    </Container>
  );
}
