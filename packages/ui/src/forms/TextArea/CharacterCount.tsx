import { useEffect, useState } from 'react';

import * as styles from './TextArea.css';
import { textAreaMessages } from './messages';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { classNames } from '../../internal/classNames';

interface CharacterCountProps {
  id: string;
  length: number;
  limit: number;
}

/**
 * How long typing must pause before the count is announced, so that it does not interrupt the
 * screen reader’s echo of typed keys.
 */
const ANNOUNCEMENT_DELAY_MS = 800;
/** The remaining count is announced if less than this fraction of the limit is left. */
const NEAR_LIMIT_RATIO = 0.1;

/** The number of characters. It is always visible, but announced only near the limit. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const messages = useMessages('textArea', textAreaMessages);
  const remaining = limit - length;
  const isNearLimit = length > 0 && remaining <= Math.max(limit * NEAR_LIMIT_RATIO, 5);
  const remainingText = remaining < 0 ? messages.tooMany(-remaining) : messages.left(remaining);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnouncement(isNearLimit ? remainingText : ''),
      ANNOUNCEMENT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isNearLimit, remainingText]);
  return (
    <div className={classNames(styles.footer, remaining < 0 && styles.overLimit)}>
      <span aria-hidden>{remaining < 0 ? remainingText : messages.count(length, limit)}</span>
      <VisuallyHidden id={id}>{messages.limit(limit)}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
