import '../../i18n/en/footer.messages.json';

import { AppearanceEntry, AppName, InstallEntryTarget } from '@gschool/app';
import { LanguageSwitch } from '@gschool/app/i18n';
import { Logo, NewsletterBox, PaymentLogos, ShopFooter, icons } from '@gschool/ui';
import { useSyncExternalStore } from 'react';

import { settings } from '../../config/env';
import { subscribe } from '../../config/newsletter';
import { paths } from '../../config/paths';
import { paymentMethods } from '../../content/payment';
import { useT, type MessageId } from '../../i18n/useT';
import { openPanel } from '../../shared/panels';
import * as styles from './ShopFooterContainer.css';

const { social, support, siteUrl } = settings.ok
  ? settings.values
  : { social: undefined, support: undefined, siteUrl: undefined };

interface Column {
  title: MessageId;
  entries: readonly { label: MessageId; href: string }[];
}

const columns: readonly Column[] = [
  {
    title: 'footer.quickLinks',
    entries: [
      { label: 'nav.shopAll', href: paths.shop },
      { label: 'nav.account', href: paths.account },
      { label: 'nav.wishlist', href: paths.wishlist },
      { label: 'nav.trackOrder', href: paths.trackOrder },
      { label: 'user.subscription', href: paths.subscription },
    ],
  },
  {
    title: 'footer.about',
    entries: [
      { label: 'nav.aboutUs', href: paths.aboutUs },
      { label: 'nav.blog', href: paths.blogs },
      { label: 'nav.faq', href: paths.faq },
      { label: 'nav.contactUs', href: paths.contactUs },
      { label: 'nav.privacy', href: paths.privacy },
      { label: 'nav.terms', href: paths.terms },
    ],
  },
];

const noSubscription = () => () => {};
const currentYear = () => new Date().getFullYear();

/** The footer of the shop (docs/product/shop.md#shop-footer). Unset settings render nothing. */
export function ShopFooterContainer() {
  const t = useT();
  // A page may be prerendered in one year and opened in the next.
  const year = useSyncExternalStore(noSubscription, currentYear, () => null);

  const school = siteUrl ? [{ label: t('footer.school'), href: siteUrl, isExternal: true }] : [];
  const lists = columns.map(({ title, entries }, at) => ({
    title: t(title),
    links: [
      ...entries.map(({ label, href }) => ({ label: t(label), href })),
      ...(at === columns.length - 1 ? school : []),
    ],
  }));

  return (
    <ShopFooter
      logo={<Logo name={<AppName />} href={paths.start} />}
      tagline={t('tagline')}
      support={{ title: t('footer.support'), phone: support?.phone, email: support?.email }}
      social={[
        { label: t('social.photo'), icon: icons.photo, href: social?.photo },
        { label: t('social.network'), icon: icons.socialNetwork, href: social?.network },
        { label: t('social.video'), icon: icons.video, href: social?.video },
      ].flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []))}
      columns={lists}
      newsletter={
        <div id="newsletter" className={styles.newsletter}>
          <NewsletterBox
            title={t('newsletter.title')}
            description={t('newsletter.text')}
            onSubscribe={subscribe}
          />
        </div>
      }
      end={
        <>
          <LanguageSwitch />
          <AppearanceEntry floats="never" onOpen={() => openPanel('appearance')} />
          <InstallEntryTarget />
        </>
      }
      payment={
        <PaymentLogos methods={paymentMethods.map((one) => ({ ...one, name: t(one.name) }))} />
      }
      copyright={
        <>
          <span>{year === null ? '©' : `© ${year}`}</span> <AppName />.{' '}
          <span>{t('footer.samples')}</span>
        </>
      }
    />
  );
}
