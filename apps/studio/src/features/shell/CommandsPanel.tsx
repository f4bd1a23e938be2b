import type { PanelProps } from '@gschool/app/routes';
import { CommandPalette } from '@gschool/ui/admin';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { useAllCommands } from '../../shared/commands/commands';

/** How many of the last commands the palette shows first. */
const MAX_RECENT = 4;

/** The command palette with the screens, and with the acts of the page. */
export function CommandsPanel(props: PanelProps) {
  const t = useT();
  const [recentIds, setRecentIds] = useState<readonly string[]>([]);
  const commands = useAllCommands()
    // The acts of the open page come first.
    .toSorted((a, b) => Number(a.kind === 'screen') - Number(b.kind === 'screen'))
    .map(({ id, label, kind, icon, description, keys, keywords, run }) => ({
      id,
      label,
      group: t(kind === 'screen' ? 'commands.screens' : 'commands.acts'),
      icon,
      description,
      keys,
      keywords: keywords?.join(' '),
      onSelect: run,
    }));
  return (
    <CommandPalette
      {...props}
      commands={commands}
      recentIds={recentIds}
      onRun={({ id }) =>
        setRecentIds((ids) => [id, ...ids.filter((one) => one !== id)].slice(0, MAX_RECENT))
      }
    />
  );
}
