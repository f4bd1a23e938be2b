import { useSession, isAppError } from '@gschool/data';
import { ShopUserMenu, icons } from '@gschool/ui';
import { useSignOut } from '@gschool/app/session';
import { useNavigate } from 'react-router-dom';

import { siteUrl } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** The user menu: My Account, Watchlist, Subscription and Logout; sign-in links for guests. */
export function UserMenu() {
  const t = useT();
  const session = useSession();
  const logout = useLogout();
  const isMember = session.status === 'signedIn';
  const pages = [
    { label: t('user.account'), href: paths.account, icon: icons.parcel },
    { label: t('user.watchlist'), href: paths.wishlist, icon: icons.bookmark },
    { label: t('user.subscription'), href: paths.subscription, icon: icons.card },
  ];
  const guestLinks = [
    { label: t('user.signIn'), href: paths.login, icon: icons.lock },
    { label: t('user.register'), href: paths.signUp, icon: icons.user },
  ];
  return (
    <ShopUserMenu
      label={t('user.label')}
      description={isMember ? session.user.email : t('user.guest')}
      items={[
        ...(isMember ? [] : guestLinks),
        ...pages,
        ...(siteUrl
          ? [{ label: t('user.school'), href: siteUrl, icon: icons.home, isExternal: true }]
          : []),
        ...(isMember
          ? [{ label: t('user.logout'), icon: icons.logout, onSelect: () => void logout() }]
          : []),
      ]}
    />
  );
}

/** Signs out and navigates to `/auth/login`. If this fails, a toast says why and the page stays. */
function useLogout(): () => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  const signOut = useSignOut({
    getErrorMessage: (error) => {
      const isMissing = isAppError(error, 'unavailable') || isAppError(error, 'signedOut');
      return t(isMissing ? 'logout.unavailable' : 'logout.failed');
    },
  });
  return async () => {
    if (await signOut()) await navigate(paths.login);
  };
}
