import { Logo, NewsletterBox, PaymentLogos, ShopFooter, icons } from '@gschool/ui';
import { useEffect, useState } from 'react';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { paymentMethods } from '../../content/payment';
import { LanguageChoice } from '../../i18n/LanguageChoice';
import { useT, type MessageId } from '../../i18n/useT';
import { AppName } from '../../shared/AppName';
import { useIsBuilt } from '../../shared/builtRoutes';
import * as css from './ShopBottom.css';
import { useSectionLinks } from './useMenu';

const { social, support, siteUrl } = settings.ok
  ? settings.settings
  : { social: undefined, support: undefined, siteUrl: undefined };

const quickPages: readonly { label: MessageId; href: string }[] = [
  { label: 'nav.faq', href: paths.faq },
  { label: 'nav.trackOrder', href: paths.trackOrder },
  { label: 'nav.terms', href: paths.terms },
  { label: 'nav.privacy', href: paths.privacy },
];

/** The footer of the shop (spec, section 2). An address that is not set renders nothing. */
export function ShopBottom() {
  const t = useT();
  const isBuilt = useIsBuilt();
  const sections = useSectionLinks();
  // A page may be prerendered in one year and read in the next.
  const [year, setYear] = useState<number | null>(null);
  useEffect(() => setYear(new Date().getFullYear()), []);

  const pages = quickPages
    .filter(({ href }) => isBuilt(href))
    .map(({ label, href }) => ({ label: t(label), href }));
  const school = siteUrl ? [{ label: t('footer.school'), href: siteUrl, isExternal: true }] : [];

  return (
    <ShopFooter
      logo={<Logo name={<AppName />} href={paths.start} />}
      tagline={t('tagline')}
      support={{ title: t('footer.support'), phone: support?.phone, email: support?.email }}
      social={[
        { label: t('social.photo'), icon: icons.photo, href: social?.photo },
        { label: t('social.network'), icon: icons.globe, href: social?.network },
        { label: t('social.video'), icon: icons.film, href: social?.video },
      ].flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []))}
      columns={[{ title: t('footer.quickLinks'), links: [...sections, ...pages, ...school] }]}
      newsletter={
        <div id="newsletter" className={css.newsletter}>
          <NewsletterBox title={t('newsletter.title')} description={t('newsletter.text')} />
        </div>
      }
      end={<LanguageChoice />}
      payment={<PaymentLogos methods={paymentMethods} />}
      copyright={
        <>
          © {year} <AppName />. {t('footer.samples')}
        </>
      }
    />
  );
}
