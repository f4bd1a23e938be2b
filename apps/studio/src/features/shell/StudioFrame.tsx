import { AppName, InstallEntryTarget, usePreload } from '@gschool/app';
import { Alert, Container, IconButton, icons, Logo } from '@gschool/ui';
import { SideNavButton, SideNavLayout } from '@gschool/ui/admin';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import type { Screen } from '../../config/screens';
import { useT } from '../../i18n/useT';
import { openPanel } from '../../shared/panels';
import { RecentSignInGate } from '../../shared/recent-sign-in/RecentSignInGate';
import { navCollapsed } from '../../shared/storedChoices';
import { useIsOnline } from '../../shared/useIsOnline';
import { AccountMenu } from './AccountMenu';
import { Panels, preloadPanels } from './Panels';
import { useScreenCommands } from './useScreenCommands';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { useScreens } from './useScreens';
import { useStudioShortcuts } from './useStudioShortcuts';

/** The frame of every page: the screens and the account menu beside the page. */
export function StudioFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const screens = useScreens();
  usePreload(preloadPanels);
  useStudioShortcuts();
  useScreenCommands();

  const isCurrent = (href: string) =>
    href === paths.overview ? pathname === href : `${pathname}/`.startsWith(`${href}/`);
  const getItems = (group: Screen['group']) =>
    screens
      .filter((screen) => screen.group === group)
      .map(({ label, href, icon, isInBottomBar }) => ({
        label: t(label),
        href,
        icon,
        isCurrent: isCurrent(href),
        isInBottomBar,
      }));
  useFocusAfterRemoval();
  const openCommands = () => openPanel('commands');
  return (
    <>
      <SideNavLayout
        label={t('studio.shortName')}
        brand={<Logo name={<AppName />} href={screens[0]?.href ?? paths.overview} />}
        start={
          <SideNavButton
            label={t('commands.open')}
            icon={icons.search}
            keys="Mod+K"
            aria-haspopup="dialog"
            onClick={openCommands}
          />
        }
        groups={[
          { items: getItems(undefined) },
          { label: t('nav.content'), items: getItems('content') },
          { label: t('nav.school'), items: getItems('school') },
        ].filter(({ items }) => items.length > 0)}
        footer={
          <>
            <InstallEntryTarget />
            <AccountMenu />
          </>
        }
        barEnd={
          <IconButton
            label={t('commands.open')}
            icon={icons.search}
            aria-haspopup="dialog"
            onClick={openCommands}
          />
        }
        isCollapsed={navCollapsed.useValue()}
        onCollapsedChange={navCollapsed.set}
      >
        {!isOnline && (
          <Container blockPadding="none">
            <Alert variant="warning" title={t('offline.title')}>
              {t('offline.text')}
            </Alert>
          </Container>
        )}
        {children}
      </SideNavLayout>
      <Panels />
      <RecentSignInGate />
    </>
  );
}
