import { viewerOf } from '@gschool/app/session';
import type { SignedInState } from '@gschool/data';
import { getDisplayName } from '@gschool/domain';
import { ProfileMenu, icons } from '@gschool/ui';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';

import { accountMenu, availableEntries } from '../../config/menus';
import { paths } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { useSignOut } from '../../shared/useSignOut';

// An administrator's entries reach nobody else's browser.
const AdminMenu = lazy(() =>
  import('../../shared/admin/AdminMenu')
    .then(withMessages)
    .then((module) => ({ default: module.AdminMenu })),
);

const entryIcons = {
  'menu.dashboard': icons.home,
  'menu.editProfile': icons.user,
  'menu.myLibrary': icons.library,
  'menu.watchHistory': icons.history,
  'menu.subscription': icons.card,
  'menu.accountSettings': icons.settings,
} as const;

/** The profile menu of section 2; administrators get their own group (section 6). */
export function AccountMenu({ session }: { session: SignedInState }) {
  const t = useT();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { user, profile, claims } = session;

  async function leave() {
    if (await signOut()) await navigate(paths.home);
  }

  const own = availableEntries(accountMenu, viewerOf(session)).map(({ label, href }) => ({
    label: t(label),
    href,
    icon: entryIcons[label],
  }));

  const menu = {
    name: getDisplayName(profile ?? user),
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
