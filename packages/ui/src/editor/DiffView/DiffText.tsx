import { getTextDirection } from '@gschool/intl';
import type { ReactNode } from 'react';

import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import * as styles from './DiffView.css';
import { shortenShared, type TextPart } from './diffTexts';
import { diffViewMessages } from './messages';

interface DiffTextProps {
  parts: readonly TextPart[];
  /** The side: what the other one has is left out. */
  side: 'removed' | 'added';
  lang: string;
  /** Shows long shared texts whole. */
  isWhole: boolean;
}

/** One side of a difference, with its marked words. */
export function DiffText({ parts, side, lang, isWhole }: DiffTextProps) {
  const { locale } = useUi();
  const messages = useMessages('diffView', diffViewMessages);
  const Mark = side === 'removed' ? 'del' : 'ins';
  const markClass = side === 'removed' ? styles.removed : styles.added;

  const renderShared = (text: string, index: number): ReactNode => {
    const short = isWhole
      ? undefined
      : shortenShared(text, lang, { isFirst: index === 0, isLast: index === parts.length - 1 });
    if (!short) return <span key={index}>{text}</span>;
    return (
      <span key={index}>
        <span>{short.start}</span>
        <span className={styles.muted}>
          {` ${messages.omitted(short.omitted.toLocaleString(locale), short.omitted)} `}
        </span>
        <span>{short.end}</span>
      </span>
    );
  };
  return parts.map(({ kind, text }, index) => {
    if (kind === 'same') return renderShared(text, index);
    if (kind !== side) return null;
    return (
      <Mark key={index} className={markClass}>
        {/* Few screen readers announce the elements. */}
        <span lang={locale} dir={getTextDirection(locale)} className={styles.announced}>
          <VisuallyHidden>{messages[side]}</VisuallyHidden>
        </span>
        <span>{text}</span>
      </Mark>
    );
  });
}
