import { localStorageOrNull } from '@gschool/data';
import { useState } from 'react';

import { parsePlayerSettings, PLAYER_SETTINGS_KEY, type PlayerSettings } from './playerSettings';

/** The player settings on this device, and a function that changes and stores them. */
export function usePlayerSettings(): [PlayerSettings, (change: Partial<PlayerSettings>) => void] {
  const [playerSettings, setPlayerSettings] = useState(() =>
    parsePlayerSettings(localStorageOrNull()?.getItem(PLAYER_SETTINGS_KEY) ?? null),
  );
  return [
    playerSettings,
    (change) =>
      setPlayerSettings((before) => {
        const after = { ...before, ...change };
        try {
          localStorageOrNull()?.setItem(PLAYER_SETTINGS_KEY, JSON.stringify(after));
        } catch {
          // Without storage, the settings last as long as the page.
        }
        return after;
      }),
  ];
}
