import { useEffect, useId, useRef } from 'react';

import { getPressedKey } from '../../../internal/getPressedKey';
import { ShortcutList } from '../../../internal/shortcut/ShortcutList';
import * as icons from '../../../data-display/Icon/icons';
import { ControlButton } from '../controls/ControlButton';
import * as styles from './PlayerShortcuts.css';
import { usePlayer } from '../state/PlayerContext';
import type { PlayerMessages } from '../messages';
import { useUi } from '../../../providers/UiProvider/UiProvider';

const keysByCommand: readonly [keyof PlayerMessages['shortcutOf'], readonly string[]][] = [
  ['toggle', ['Space', 'K']],
  ['skip', ['J', 'L']],
  ['step', ['ArrowLeft', 'ArrowRight']],
  ['jump', ['Home', 'End', '0–9']],
  ['volume', ['ArrowUp', 'ArrowDown']],
  ['mute', ['M']],
  ['captions', ['C']],
  ['rate', ['<', '>']],
  ['fullscreen', ['F']],
  ['pip', ['I']],
  ['neighbours', ['Shift+P', 'Shift+N']],
  ['shortcuts', ['?']],
];

export interface PlayerShortcutsProps {
  onClose: () => void;
}

/** The player's keyboard shortcuts, over the video. Escape, `?` and a button close the panel. */
export function PlayerShortcuts({ onClose }: PlayerShortcutsProps) {
  const { messages, props, presentationMode } = usePlayer();
  const { messages: commonMessages } = useUi();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const previousFocus = document.activeElement as HTMLElement | null;
    root.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => previousFocus?.focus({ preventScroll: true });
  }, []);

  const isAvailable: Partial<Record<keyof PlayerMessages['shortcutOf'], boolean>> = {
    fullscreen: presentationMode.canFullscreen,
    pip: presentationMode.canPip,
    neighbours: Boolean(props.onNext ?? props.onPrevious),
  };
  const shownCommands = keysByCommand.filter(([command]) => isAvailable[command] ?? true);
  return (
    <div
      ref={root}
      role="dialog"
      aria-labelledby={id}
      className={styles.panel}
      onKeyDown={(event) => {
        if (getPressedKey(event) !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.header}>
        <p id={id} className={styles.title}>
          {messages.shortcuts}
        </p>
        <ControlButton
          label={commonMessages.close}
          icon={icons.close}
          tip="none"
          onClick={onClose}
        />
      </div>
      <ShortcutList
        className={styles.list}
        tabIndex={0}
        rows={shownCommands.map(([command, keys]) => ({
          label: messages.shortcutOf[command],
          keys,
        }))}
      />
    </div>
  );
}
