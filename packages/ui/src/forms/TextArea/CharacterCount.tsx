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

/** Milliseconds without typing before the count is said: it must not talk over the keys. */
const PAUSE = 800;
/** The share of the limit from which on the rest is said. */
const NEAR = 0.1;

/** How much of a field's room is used: seen always, said only near its end. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const messages = useMessages('textArea', textAreaMessages);
  const rest = limit - length;
  const isNear = length > 0 && rest <= Math.max(limit * NEAR, 5);
  const sentence = rest < 0 ? messages.tooMany(-rest) : messages.left(rest);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(isNear ? sentence : ''), PAUSE);
    return () => clearTimeout(timer);
  }, [isNear, sentence]);
  return (
    <div className={classNames(styles.foot, rest < 0 && styles.over)}>
      <span aria-hidden>{rest < 0 ? sentence : messages.count(length, limit)}</span>
      <VisuallyHidden id={id}>{messages.limit(limit)}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
