import '../i18n/en/shared.messages.json';

import { copyText } from '@gschool/app';
import { Button, icons } from '@gschool/ui';
import { useState } from 'react';

import { useT, type MessageId } from '../i18n/useT';

const results = { copied: 'copy.copied', failed: 'copy.failed' } as const satisfies Record<
  string,
  MessageId
>;

interface CopyButtonProps {
  /** What it copies: “Copy the UID”. */
  label: string;
  text: string;
}

/** A button that copies a text. Its label shows whether the browser allowed it. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const t = useT();
  const [result, setResult] = useState<keyof typeof results | null>(null);
  const copy = async () => setResult((await copyText(text)) ? 'copied' : 'failed');
  return (
    <span role="status">
      <Button
        variant="quiet"
        size="small"
        iconStart={result === 'copied' ? icons.check : icons.copy}
        onClick={() => void copy()}
        onBlur={() => setResult(null)}
      >
        {result === null ? label : t(results[result])}
      </Button>
    </span>
  );
}
