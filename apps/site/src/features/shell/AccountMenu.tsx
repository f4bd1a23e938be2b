import { getShownPhoto } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import { toViewer } from '@gschool/app/session';
import type { SignedInState } from '@gschool/data';
import { canOpen, getDisplayName } from '@gschool/domain';
import { ProfileMenu, icons } from '@gschool/ui';
import { useNavigate } from 'react-router-dom';

import { accountMenu, getAvailableEntries } from '../../config/menus';
import { paths } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { useSignOut } from '../../shared/useSignOut';

// The entries for admins are loaded only for admins. Without them, admins get the menu of members.
const AdminMenu = lazyComponent(
  () =>
    import('../../shared/admin/AdminMenu').then(withMessages).then((module) => module.AdminMenu),
  ProfileMenu,
);

const entryIcons = {
  'menu.dashboard': icons.home,
  'menu.editProfile': icons.user,
  'menu.myLibrary': icons.library,
  'menu.watchHistory': icons.history,
  'menu.subscription': icons.card,
  'menu.accountSettings': icons.settings,
} as const;

/** The profile menu; admins get an additional group (docs/product/pages.md#profile-menu). */
export function AccountMenu({ session }: { session: SignedInState }) {
  const t = useT();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { user, profile } = session;
  const viewer = toViewer(session);

  async function handleSignOut() {
    if (await signOut()) await navigate(paths.home);
  }

  const items = getAvailableEntries(accountMenu, viewer).map(({ label, href }) => ({
    label: t(label),
    href,
    icon: entryIcons[label],
  }));

  const menu = {
    name: getDisplayName(profile ?? user),
    email: user.email,
    photoURL: getShownPhoto(profile?.photoURL) || getShownPhoto(user.photoURL),
    groups: [{ items }],
    signOut: { label: t('signOut'), onSelect: () => void handleSignOut() },
  };
  if (!canOpen('admin', viewer)) return <ProfileMenu {...menu} />;
  // Replacing an open menu would close it, so the header shows no menu until the code is loaded.
  return <AdminMenu {...menu} />;
}
