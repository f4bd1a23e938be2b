import { Text } from '@gschool/ui';

import * as styles from './PlaylistDialog.css';

/** The result of the last action in the dialog. */
export interface PlaylistMessage {
  text: string;
  isError: boolean;
}

/** The result is shown inside the dialog, because a toast outside it cannot be reached. */
export function PlaylistStatus({ message }: { message: PlaylistMessage | null }) {
  return (
    <div className={styles.status} role={message?.isError ? 'alert' : 'status'}>
      {message && (
        <Text size="sm" tone={message.isError ? 'danger' : 'success'}>
          {message.text}
        </Text>
      )}
    </div>
  );
}
