import { getShownPhoto } from '@gschool/app';
import { languageNames, useChangeLanguage, useLanguage } from '@gschool/app/i18n';
import { useSession } from '@gschool/data';
import { getDisplayName } from '@gschool/domain';
import { Avatar, icons, useToasts } from '@gschool/ui';
import { LazyDropdownMenu, SideNavButton } from '@gschool/ui/admin';
import { useNavigate } from 'react-router-dom';

import { getSiteUrl } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { openPanel } from '../../shared/panels';
import { useSignOut } from '../../shared/useSignOut';

/** The menu of the administrator: appearance, language, shortcuts, the site and sign-out. */
export function AccountMenu() {
  const t = useT();
  const session = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  const signOut = useSignOut();
  if (session.status !== 'signedIn') return null;
  const { user, profile } = session;
  const name = getDisplayName(profile ?? user);
  const photo = getShownPhoto(profile?.photoURL) || getShownPhoto(user.photoURL);
  const siteUrl = getSiteUrl();

  const leave = async () => {
    if (await signOut()) await navigate(paths.signIn);
  };
  const selectLanguage = (next: string) =>
    void changeLanguage(next).catch(() =>
      toasts.show({ id: 'language', variant: 'danger', title: t('panel.failed') }),
    );

  return (
    <LazyDropdownMenu
      side="top"
      trigger={
        <SideNavButton
          label={name}
          description={user.email ?? undefined}
          picture={<Avatar name={name} src={photo} size="small" isDecorative />}
        />
      }
      entries={[
        {
          label: t('customizer.open'),
          icon: icons.palette,
          onSelect: () => openPanel('appearance'),
        },
        {
          label: t('shortcuts.open'),
          icon: icons.info,
          shortcut: '?',
          onSelect: () => openPanel('shortcuts'),
        },
        { kind: 'separator' },
        {
          kind: 'radios',
          label: t('account.language'),
          value: language,
          onChange: selectLanguage,
          options: Object.entries(languageNames).map(([value, label]) => ({ value, label })),
        },
        { kind: 'separator' },
        ...(siteUrl
          ? [{ label: t('account.site'), href: siteUrl, icon: icons.external, isExternal: true }]
          : []),
        { label: t('account.signOut'), icon: icons.logout, onSelect: () => void leave() },
      ]}
    />
  );
}
