import { useEffect } from 'react';

import { Modal } from '../../internal/Modal/Modal';
import { ModalContent } from '../../internal/Modal/ModalContent';
import { useEffectEvent } from '../../internal/useEffectEvent';
import * as frameStyles from '../SearchDialog/SearchDialog.css';
import type { PaletteCommand } from './commands';
import { PaletteWindow } from './PaletteWindow';

export interface CommandPaletteProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it should close (Escape, the scrim, a command) or open. */
  onOpenChange: (isOpen: boolean) => void;
  /** Every page and act of the app, in order. Commands with the same `group` are listed together. */
  commands: readonly PaletteCommand[];
  /**
   * The placeholder and the accessible name of the field.
   * @default the message for commands and search
   */
  placeholder?: string | undefined;
  /** IDs of the commands that were run last, the newest first; shown while the field is empty. */
  recentIds?: readonly string[] | undefined;
  /** Called with a command that runs, for example to store it for `recentIds`. */
  onRun?: ((command: PaletteCommand) => void) | undefined;
  /** Called with the text in the field, and with '' when the palette closes: fetch `results` here. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** What the app found for the query, such as members and orders; listed after the commands. */
  results?: readonly PaletteCommand[] | undefined;
  /**
   * The query that `results` belong to. A result of another query is not active at first.
   * @default the query
   */
  resultsQuery?: string | undefined;
  /**
   * True while results are loading.
   * @default false
   */
  isLoading?: boolean | undefined;
}

/**
 * Every page and act of an app behind one field. The best match is active, and Enter runs it. Open
 * it with `useCommandPaletteShortcut` and with a button.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, onQueryChange } = props;
  const endQuery = useEffectEvent(() => onQueryChange?.(''));
  useEffect(() => {
    if (isOpen) return () => endQuery();
    return undefined;
  }, [isOpen, endQuery]);
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange}>
      <ModalContent className={frameStyles.panel}>
        <PaletteWindow {...props} />
      </ModalContent>
    </Modal>
  );
}
