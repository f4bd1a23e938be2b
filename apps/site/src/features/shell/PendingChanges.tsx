import '../../i18n/en/pending.messages.json';

import { useServices } from '@gschool/data';
import { Button, Text } from '@gschool/ui';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { useT } from '../../i18n/useT';
import { useIsOnline } from '../../shared/useIsOnline';
import * as styles from './PendingChanges.css';

/** Changes that are sent sooner are not mentioned, in milliseconds. */
const SHOW_AFTER_MS = 2000;

/**
 * Shows in the header how many changes wait to be sent, with a button that sends them
 * (docs/product/library.md#pending-changes-line). Without any, it is an empty live region, because
 * screen readers announce only changes in a region that is already rendered.
 */
export function PendingChanges() {
  const t = useT();
  const isOnline = useIsOnline();
  const { pendingChanges } = useServices();
  const pending = useSyncExternalStore(pendingChanges.subscribe, pendingChanges.get);
  const [isShown, setShown] = useState(false);
  /** How many changes could not be sent after a press of the button. */
  const [unsentCount, setUnsentCount] = useState<number>();
  const isWaiting = pending !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
      setUnsentCount(undefined);
    };
  }, [isWaiting]);

  const count = isShown ? (pending?.count ?? 0) : 0;
  const hasFailed = count > 0 && count === unsentCount;
  const line = { role: 'region', 'aria-label': t('pending.label'), className: styles.line };
  return (
    <div {...(count > 0 && line)}>
      <Text as="span" size="sm" role="status">
        {[
          count > 0 && t('pending.count', { count }),
          hasFailed && t(isOnline ? 'pending.failed' : 'pending.offline'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      {count > 0 && <SendButton onUnsent={() => setUnsentCount(count)} />}
    </div>
  );
}

function SendButton({ onUnsent }: { onUnsent: () => void }) {
  const t = useT();
  const { changeQueue } = useServices();
  const [isSending, setSending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // When the last change is sent, the line disappears and focus moves to the page. A layout effect,
  // because its cleanup runs before the button is removed.
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (pressed === document.activeElement) document.getElementById('main')?.focus();
    };
  }, []);

  const send = async () => {
    setSending(true);
    await changeQueue.get()?.queue.send();
    setSending(false);
    onUnsent();
  };
  return (
    <Button
      ref={button}
      variant="plain"
      size="small"
      isLoading={isSending}
      onClick={() => void send()}
    >
      {t('pending.send')}
    </Button>
  );
}
