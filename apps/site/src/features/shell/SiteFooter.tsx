import { AppearanceEntry, AppName, InstallEntryTarget } from '@gschool/app';
import { LanguageSwitch } from '@gschool/app/i18n';
import { useCanOpen } from '@gschool/app/session';
import { Footer, Logo, icons } from '@gschool/ui';
import { useSyncExternalStore } from 'react';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { openPanel } from '../../shared/panels';
import { useVideosLinks } from './useMenu';

const social = settings.ok ? settings.values.social : undefined;

const subscribeToNothing = () => () => {};
const currentYear = () => new Date().getFullYear();

/** The footer; its columns depend on the member's access (docs/product/pages.md#footer). */
export function SiteFooter() {
  const t = useT();
  const videos = useVideosLinks();
  const isSubscribed = useCanOpen('videos');
  // A page may be prerendered in one year and opened in the next.
  const year = useSyncExternalStore(subscribeToNothing, currentYear, () => null);

  const quick = [
    { label: t('menu.events'), href: paths.events },
    { label: t('menu.myLibrary'), href: paths.library },
    { label: t('menu.watchHistory'), href: paths.history },
  ];
  const about = [{ label: t('menu.faq'), href: paths.about.faq }];
  const legal = [
    { label: t('menu.terms'), href: paths.terms },
    { label: t('menu.privacy'), href: paths.privacy },
  ];

  const columns = [
    ...(isSubscribed ? [{ title: t('menu.videos'), links: videos }] : []),
    ...(isSubscribed ? [{ title: t('footer.quickLinks'), links: quick }] : []),
    { title: t('menu.about'), links: about },
  ].filter(({ links }) => links.length > 0);

  return (
    <Footer
      logo={<Logo name={<AppName />} href={paths.home} />}
      tagline={t('tagline')}
      social={[
        { label: t('social.photo'), icon: icons.photo, href: social?.photo },
        { label: t('social.network'), icon: icons.socialNetwork, href: social?.network },
        { label: t('social.video'), icon: icons.video, href: social?.video },
      ].flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []))}
      columns={columns}
      legal={legal}
      end={
        <>
          <LanguageSwitch />
          <AppearanceEntry floats="noHeader" onOpen={() => openPanel('appearance')} />
          <InstallEntryTarget />
        </>
      }
      copyright={
        <>
          © {year} <AppName />
        </>
      }
    />
  );
}
