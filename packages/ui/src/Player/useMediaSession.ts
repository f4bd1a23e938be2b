import { useEffect } from 'react';
import type { Command } from './keyboard';

/** Puts title and buttons on the system's own media controls while the film plays. */
export const useMediaSession = (
  title: string,
  isActive: boolean,
  run: (command: Command) => void,
): void => {
  useEffect(() => {
    const session = 'mediaSession' in navigator ? navigator.mediaSession : null;
    if (!session || !isActive) return;
    session.metadata = new MediaMetadata({ title });
    const actions: [MediaSessionAction, Command][] = [
      ['play', { type: 'toggle' }],
      ['pause', { type: 'toggle' }],
      ['seekbackward', { type: 'seekBy', seconds: -10 }],
      ['seekforward', { type: 'seekBy', seconds: 10 }],
    ];
    for (const [action, command] of actions) session.setActionHandler(action, () => run(command));
    return () => {
      session.metadata = null;
      for (const [action] of actions) session.setActionHandler(action, null);
    };
  }, [title, isActive, run]);
};
