import type { SignedInState } from '@gschool/data';
import { displayName } from '@gschool/domain';
import { ProfileMenu, icons } from '@gschool/ui';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { translated } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { useIsBuilt } from '../../shared/builtRoutes';
import { useSignOut } from '../../shared/useSignOut';

// An administrator's entries reach nobody else's browser.
const AdminMenu = lazy(() =>
  import('../../shared/admin/AdminMenu')
    .then(translated)
    .then((module) => ({ default: module.AdminMenu })),
);

/** The profile menu of section 2; administrators get their own group (section 6). */
export function AccountMenu({ session }: { session: SignedInState }) {
  const t = useT();
  const isBuilt = useIsBuilt();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { user, profile, claims, isSubscribed } = session;

  async function leave() {
    if (await signOut()) await navigate(paths.home);
  }

  const own = [
    { label: t('menu.dashboard'), href: paths.profile, icon: icons.home },
    {
      label: t('menu.editProfile'),
      href: paths.profileTab('personal-info'),
      icon: icons.user,
    },
    ...(isSubscribed
      ? [{ label: t('menu.myLibrary'), href: paths.library, icon: icons.library }]
      : []),
    ...(isSubscribed
      ? [{ label: t('menu.watchHistory'), href: paths.history, icon: icons.history }]
      : []),
    {
      label: t('menu.subscription'),
      href: paths.profileTab('subscription'),
      icon: icons.card,
    },
    {
      label: t('menu.accountSettings'),
      href: paths.profileTab('account'),
      icon: icons.settings,
    },
  ].filter((item) => isBuilt(item.href));

  const menu = {
    name: displayName(profile ?? user),
    email: user.email,
    photoURL: profile?.photoURL || user.photoURL,
    groups: [{ items: own }],
    signOut: { label: t('signOut'), onSelect: () => void leave() },
  };
  if (claims.role !== 'admin') return <ProfileMenu {...menu} />;
  // A menu that is taken away while it is open closes: the header keeps the place free instead.
  return (
    <Suspense>
      <AdminMenu {...menu} />
    </Suspense>
  );
}
