import '../../i18n/en/admin.messages.json';

import { ProfileMenu, icons } from '@gschool/ui';
import type { ComponentProps } from 'react';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { useClearCache } from './useClearCache';

const adminUrl = settings.ok ? settings.values.adminUrl : undefined;

/**
 * The profile menu with the additional group for admins (docs/product/access.md#administrators).
 */
export function AdminMenu(menu: ComponentProps<typeof ProfileMenu>) {
  const t = useT();
  const clearCache = useClearCache();
  const items = [
    ...(adminUrl
      ? [
          {
            label: t('menu.adminDashboard'),
            href: adminUrl,
            icon: icons.shield,
            isExternal: true,
          },
        ]
      : []),
    { label: t('menu.diagnostics'), href: paths.diagnostics, icon: icons.info },
    {
      label: t('admin.clearCache'),
      icon: icons.refresh,
      onSelect: () => void clearCache(),
    },
  ];
  return (
    <ProfileMenu {...menu} groups={[...menu.groups, { label: t('menu.administrator'), items }]} />
  );
}
