import { toViewer } from '@gschool/app/session';
import { useSession } from '@gschool/data';
import type { NavItem } from '@gschool/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { founder } from '../../config/env';
import {
  getAvailableEntries,
  getMainMenu,
  getVideosMenu,
  type MenuEntry,
} from '../../config/menus';
import { useT, type Translate } from '../../i18n/useT';

function toItem(entry: MenuEntry, path: string, t: Translate): NavItem {
  const children = entry.children?.map((child) => toItem(child, path, t));
  const isHere = entry.href === path || (entry.alsoCurrentAt?.includes(path) ?? false);
  return {
    label: t(entry.label, { name: founder.name }),
    ...(entry.href ? { href: entry.href } : {}),
    isCurrent: isHere || (children?.some((child) => child.isCurrent) ?? false),
    ...(children
      ? {
          children: children.flatMap(({ label, href, isCurrent }) =>
            href ? [{ label, href, isCurrent: isCurrent ?? false }] : [],
          ),
        }
      : {}),
  };
}

/** The main menu for the viewer, with the current page marked. */
export function useMenu(): NavItem[] {
  const t = useT();
  const session = useSession();
  const { pathname } = useLocation();
  return useMemo(
    () =>
      getAvailableEntries(getMainMenu(founder.slug), toViewer(session)).map((entry) =>
        toItem(entry, pathname, t),
      ),
    [session, pathname, t],
  );
}

/** The Videos column of the footer, for subscribers. */
export function useVideosLinks(): { label: string; href: string }[] {
  const t = useT();
  return getVideosMenu(founder.slug).flatMap(({ label, href }) =>
    href ? [{ label: t(label, { name: founder.name }), href }] : [],
  );
}
