import '../../i18n/en/pending.messages.json';

import { useServices } from '@gschool/data';
import { Button, Text } from '@gschool/ui';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { useT } from '../../i18n/useT';
import * as styles from './PendingChanges.css';

/** Changes that are sent sooner are not mentioned, in milliseconds. */
const SHOW_AFTER_MS = 2000;

/**
 * Says in the header how many changes wait to be sent, and sends them at a press
 * (docs/product.md#pending-changes-line). Renders nothing without any.
 */
export function PendingChanges() {
  const { pendingChanges } = useServices();
  const pending = useSyncExternalStore(pendingChanges.subscribe, pendingChanges.get);
  const [isShown, setShown] = useState(false);
  const isWaiting = pending !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isWaiting]);
  return isShown && pending ? <PendingLine count={pending.count} /> : null;
}

function PendingLine({ count }: { count: number }) {
  const t = useT();
  const { changeQueue } = useServices();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<'pending.offline' | 'pending.failed'>();
  const button = useRef<HTMLButtonElement>(null);

  // When the last change is sent, the line disappears and the focus moves to the page. A layout
  // effect, because its cleanup runs before the button is removed.
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
    setProblem(navigator.onLine === false ? 'pending.offline' : 'pending.failed');
  };
  return (
    <section aria-label={t('pending.label')} className={styles.line}>
      <Text as="span" size="sm" role="status">
        {t('pending.count', { count })} {problem && t(problem)}
      </Text>
      <Button
        ref={button}
        variant="plain"
        size="small"
        isLoading={isSending}
        onClick={() => void send()}
      >
        {t('pending.send')}
      </Button>
    </section>
  );
}
