import { useCommandPaletteShortcut, useShortcuts } from '@gschool/ui/admin';
import { useNavigate } from 'react-router-dom';

import { openPanel } from '../../shared/panels';
import { singleKeys } from '../../shared/storedChoices';
import { useScreens } from './useScreens';

/** Binds the keys that work on every page: of the command palette, the shortcuts and the screens. */
export function useStudioShortcuts(): void {
  const navigate = useNavigate();
  const screens = useScreens();
  useCommandPaletteShortcut(() => openPanel('commands'));
  const hasSingleKeys = singleKeys.useValue();
  useShortcuts(
    [
      { keys: '?', onPress: () => openPanel('shortcuts') },
      ...screens.map(({ keys, href }) => ({ keys, onPress: () => void navigate(href) })),
    ],
    { hasSingleKeys },
  );
}
