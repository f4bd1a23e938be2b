import { useEffect } from 'react';

import { Modal } from '../../internal/Modal/Modal';
import { ModalContent } from '../../internal/Modal/ModalContent';
import { useEffectEvent } from '../../internal/useEffectEvent';
import * as frameStyles from '../SearchDialog/SearchDialog.css';
import type { CommandPaletteProps } from './commandPaletteProps';
import { PaletteWindow } from './PaletteWindow';

export type { CommandPaletteProps };

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
  }, [isOpen]);
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange}>
      <ModalContent className={frameStyles.panel}>
        <PaletteWindow {...props} />
      </ModalContent>
    </Modal>
  );
}
