import { getTextDirection } from '@gschool/intl';
import { useMemo, useState } from 'react';

import { Button } from '../../actions/Button/Button';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import type { DiffChange } from './changes';
import { DiffText } from './DiffText';
import * as styles from './DiffView.css';
import { diffTexts, shortenShared } from './diffTexts';
import { diffViewMessages } from './messages';

interface DiffChangeRowProps {
  change: DiffChange;
  beforeLabel: string;
  afterLabel: string;
}

/** One changed value, before and after. */
export function DiffChangeRow({ change, beforeLabel, afterLabel }: DiffChangeRowProps) {
  const { label, before, after } = change;
  const dir = change.dir ?? (change.lang ? getTextDirection(change.lang) : 'auto');
  const { locale } = useUi();
  const messages = useMessages('diffView', diffViewMessages);
  const [isWhole, setWhole] = useState(false);
  const lang = change.lang ?? locale;
  const parts = useMemo(() => {
    const [from, to] = [before ?? '', after ?? ''];
    return typeof from === 'string' && typeof to === 'string'
      ? diffTexts(from, to, lang)
      : undefined;
  }, [before, after, lang]);
  const isLong = parts?.some(
    ({ kind, text }, index) =>
      kind === 'same' &&
      shortenShared(text, lang, { isFirst: index === 0, isLast: index === parts.length - 1 }),
  );
  const sides = [
    { side: 'removed', caption: beforeLabel, value: before },
    { side: 'added', caption: afterLabel, value: after },
  ] as const;
  return (
    <li className={styles.change}>
      <p className={styles.label}>{label}</p>
      <div className={styles.sides}>
        {sides.map(({ side, caption, value }) => (
          <div key={side} className={styles.side}>
            <p className={styles.caption}>{caption}</p>
            {value === null || value === undefined || value === '' ? (
              <div className={styles.muted}>{messages.empty}</div>
            ) : (
              <div lang={change.lang} dir={parts ? dir : undefined} className={styles.text}>
                {parts ? <DiffText {...{ parts, side, lang, isWhole }} /> : value}
              </div>
            )}
          </div>
        ))}
      </div>
      {isLong && (
        <Button
          variant="plain"
          size="small"
          aria-expanded={isWhole}
          aria-label={isWhole ? messages.showLessOf(label) : messages.showAllOf(label)}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? messages.showLess : messages.showAll}
        </Button>
      )}
    </li>
  );
}
