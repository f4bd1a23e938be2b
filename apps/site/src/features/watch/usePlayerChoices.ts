import { localStorageOrNull } from '@gschool/data';
import { useState } from 'react';

import { decodeChoices, PLAYER_KEY, type PlayerChoices } from './playerChoices';

/** What the member chose in the player on this device, and how to keep a change of it. */
export function usePlayerChoices(): [PlayerChoices, (change: Partial<PlayerChoices>) => void] {
  const [choices, setChoices] = useState(() =>
    decodeChoices(localStorageOrNull()?.getItem(PLAYER_KEY) ?? null),
  );
  return [
    choices,
    (change) =>
      setChoices((before) => {
        const after = { ...before, ...change };
        try {
          localStorageOrNull()?.setItem(PLAYER_KEY, JSON.stringify(after));
        } catch {
          // A full storage: the choice lasts as long as the page.
        }
        return after;
      }),
  ];
}
