import type { PanelProps } from '@gschool/app/routes';
import { ShortcutsPanel } from '@gschool/ui/admin';

import { useT } from '../../i18n/useT';
import { useAllCommands } from '../../shared/commands/commands';
import { singleKeys } from '../../shared/storedChoices';
import { useScreens } from './useScreens';

/** What the keys do: those of the page, of every page and of tables. */
export function ShortcutsList(props: PanelProps) {
  const t = useT();
  const screens = useScreens();
  const ofPage = useAllCommands().flatMap(({ kind, label, keys }) =>
    kind === 'act' && keys ? [{ label, keys }] : [],
  );
  return (
    <ShortcutsPanel
      {...props}
      hasSingleKeys={singleKeys.useValue()}
      onSingleKeysChange={singleKeys.set}
      groups={[
        ...(ofPage.length > 0 ? [{ title: t('commands.acts'), shortcuts: ofPage }] : []),
        {
          title: t('shortcuts.everywhere'),
          shortcuts: [
            { label: t('commands.open'), keys: 'Mod+K' },
            ...screens.map(({ label, keys }) => ({ label: t(label), keys })),
            { label: t('shortcuts.open'), keys: '?' },
          ],
        },
        {
          title: t('shortcuts.tables'),
          shortcuts: [
            { label: t('shortcuts.move'), keys: ['ArrowUp', 'ArrowDown'] },
            { label: t('shortcuts.select'), keys: 'Space' },
            { label: t('shortcuts.openRow'), keys: 'Enter' },
          ],
        },
      ]}
    />
  );
}
