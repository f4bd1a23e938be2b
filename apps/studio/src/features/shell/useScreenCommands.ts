import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { useT } from '../../i18n/useT';
import { useCommands, type Command } from '../../shared/commands/commands';
import { useScreens } from './useScreens';

/** Adds a command for each screen. */
export function useScreenCommands(): void {
  const t = useT();
  const navigate = useNavigate();
  const screens = useScreens();
  const commands = useMemo(
    () =>
      screens.map(({ label, href, icon, keys }): Command => ({
        id: `screen ${href}`,
        label: t(label),
        kind: 'screen',
        icon,
        keys,
        run: () => void navigate(href),
      })),
    [t, navigate, screens],
  );
  useCommands(commands);
}
