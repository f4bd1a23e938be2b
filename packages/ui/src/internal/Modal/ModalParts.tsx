import { Close, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './Modal.css';

export {
  /** Closes the modal; with `asChild`, when its child is pressed. */
  Close as ModalClose,
  /** Describes the modal; it is read with the title. */
  Description as ModalDescription,
  /** The heading that names the modal. */
  Title as ModalTitle,
} from '@radix-ui/react-dialog';

/** The close button with an X icon. */
export function ModalCloseButton() {
  const { messages } = useUi();
  return (
    <Close asChild>
      <IconButton label={messages.close} icon={icons.close} />
    </Close>
  );
}

/** The first row of dialogs and sheets: the title and the close button. */
export function ModalHead({ title }: { title: ReactNode }) {
  return (
    <div className={styles.head}>
      <Title className={styles.title}>{title}</Title>
      <ModalCloseButton />
    </div>
  );
}
