import { createAppearanceLink, type SettingsStore } from '@gschool/themes/settings';
import { useEffect, useState } from 'react';

import { Button } from '../../actions/Button/Button';
import * as icons from '../../data-display/Icon/icons';
import * as fieldStyles from '../../internal/Field.css';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import * as styles from './CustomizerActions.css';
import { customizerMessages } from './messages';

export interface CustomizerActionsProps {
  /** The store of the appearance settings. */
  store: SettingsStore;
}

type ShareStatus = { kind: 'wasReset' | 'shared' } | { kind: 'shareByHand'; link: string };

/** Buttons that copy a link to the settings and reset them, with a status message. */
export function CustomizerActions({ store }: CustomizerActionsProps) {
  const messages = useMessages('customizer', customizerMessages);
  const [status, setStatus] = useState<ShareStatus | null>(null);
  useEffect(() => store.subscribe(() => setStatus(null)), [store]);

  const share = async () => {
    const link = createAppearanceLink(window.location.href, store.get());
    try {
      await navigator.clipboard.writeText(link);
      setStatus({ kind: 'shared' });
    } catch {
      setStatus({ kind: 'shareByHand', link });
    }
  };
  const reset = () => {
    store.reset();
    setStatus({ kind: 'wasReset' });
  };
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.status}>
        {status && messages[status.kind]}
      </p>
      {status?.kind === 'shareByHand' && (
        <input
          className={fieldStyles.control}
          aria-label={messages.link}
          value={status.link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className={styles.buttons}>
        <Button variant="quiet" iconStart={icons.link} isFullWidth onClick={() => void share()}>
          {messages.share}
        </Button>
        <Button variant="plain" iconStart={icons.refresh} isFullWidth onClick={reset}>
          {messages.reset}
        </Button>
      </div>
    </div>
  );
}
