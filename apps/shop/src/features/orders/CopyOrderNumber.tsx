import { copyText } from '@gschool/app';
import { Button, icons } from '@gschool/ui';
import { useState } from 'react';

import { useT, type MessageId } from '../../i18n/useT';

const copyLabels = {
  idle: 'orders.copy',
  copied: 'orders.copied',
  refused: 'orders.copyFailed',
} as const satisfies Record<string, MessageId>;

/** A button that copies an order number. Its label shows whether the browser allowed it. */
export function CopyOrderNumber({ number }: { number: string }) {
  const t = useT();
  const [state, setState] = useState<keyof typeof copyLabels>('idle');
  const copy = async () => setState((await copyText(number)) ? 'copied' : 'refused');
  return (
    <span role="status">
      <Button
        variant="quiet"
        size="small"
        iconStart={state === 'copied' ? icons.check : icons.copy}
        onClick={() => void copy()}
      >
        {t(copyLabels[state])}
      </Button>
    </span>
  );
}
