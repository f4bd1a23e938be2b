import { Text } from '@gschool/ui';

import * as styles from './PlaylistDialog.css';

/** The result of the last action in the dialog. */
export interface PlaylistMessage {
  text: string;
  isError: boolean;
}

/** The result is inside the dialog, because people can't reach a toast outside it. */
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
