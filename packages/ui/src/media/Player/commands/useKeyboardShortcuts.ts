import { useEffect, type RefObject } from 'react';

import { getCommand, isRepeatable, type Command, type KeyTarget } from './keyboard';

const getTargetKind = (target: Element): KeyTarget => {
  const part = target.closest<HTMLElement>('[data-player-part]')?.dataset.playerPart;
  if (part === 'menu' || part === 'volume' || part === 'seek') return part;
  return target.closest('button, a') ? 'button' : 'surface';
};

/** Handles the player's keyboard shortcuts while focus is inside the player. */
export const useKeyboardShortcuts = (
  frame: RefObject<HTMLElement | null>,
  run: (command: Command) => void,
): void => {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const command = getCommand(event, getTargetKind(event.target));
      if (!command) return;
      event.preventDefault();
      if (!event.repeat || isRepeatable(command)) run(command);
    };
    element.addEventListener('keydown', handleKey);
    return () => element.removeEventListener('keydown', handleKey);
  }, [frame, run]);
};
