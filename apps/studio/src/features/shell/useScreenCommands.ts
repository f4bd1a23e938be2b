import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { screens } from '../../config/screens';
import { useT } from '../../i18n/useT';
import { useCommands, type Command } from '../../shared/commands/commands';

/** Adds a command for each screen. */
export function useScreenCommands(): void {
  const t = useT();
  const navigate = useNavigate();
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
    [t, navigate],
  );
  useCommands(commands);
}
