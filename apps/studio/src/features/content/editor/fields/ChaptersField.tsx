import { Button, IconButton, icons, Inline, Stack, Text } from '@gschool/ui';
import type { ReactNode } from 'react';

import { useT } from '../../../../i18n/useT';
import { formatMediaTime, parseMediaTime } from '../../../../shared/content/mediaTime';
import { usePreviewPlayer } from '../../../../shared/preview/previewPlayer';
import { EntryField } from '../form/EntryField';
import { useEntryField, useEntryForm } from '../form/EntryFormContext';
import { changeRow, removeRow, toRows, type Row } from './rows';
import * as styles from './Rows.css';
import { TextsInput } from './TextsField';
import { TypedInput } from './TypedInput';
import { useRowFocus } from './useRowFocus';

const NAME = 'chapters';

const getStart = (row: Row): number =>
  typeof row['startSeconds'] === 'number' ? row['startSeconds'] : Infinity;

interface AtPlayerProps {
  /** Renders the button for a position in seconds, and as `m:ss`. */
  children: (seconds: number, time: string) => ReactNode;
}

/** A part that needs the position of the player in the preview. Hidden until it has played. */
function AtPlayer({ children }: AtPlayerProps) {
  const seconds = usePreviewPlayer((player) => player?.seconds ?? null);
  return seconds === null || seconds === 0 ? null : children(seconds, formatMediaTime(seconds));
}

/**
 * The chapters of a class. They are in the order of their times: after a time was changed, its row
 * moves to its place.
 */
export function ChaptersField() {
  const t = useT();
  const { problems, isRevealed, reveal } = useEntryForm();
  const { value, change, error } = useEntryField<readonly Row[]>(NAME);
  const focusNext = useRowFocus();
  const rows = toRows(value);

  const add = (startSeconds?: number) => {
    const next = [...rows, startSeconds === undefined ? {} : { startSeconds }];
    const sorted = next.toSorted((one, other) => getStart(one) - getStart(other));
    change(sorted);
    const at = sorted.indexOf(next.at(-1) as Row);
    focusNext(startSeconds === undefined ? `${NAME}.${at}.startSeconds` : `${NAME}.${at}.title`);
  };
  const moveTo = (index: number, startSeconds: number) => {
    const changed = changeRow(rows, index, 'startSeconds', startSeconds);
    const sorted = changed.toSorted((one, other) => getStart(one) - getStart(other));
    change(sorted);
    focusNext(`${NAME}.${sorted.indexOf(changed[index] as Row)}.startSeconds`);
  };
  const sort = () => {
    const sorted = rows.toSorted((one, other) => getStart(one) - getStart(other));
    if (sorted.some((row, at) => row !== rows[at])) change(sorted);
  };
  const remove = (index: number) => {
    change(removeRow(rows, index));
    focusNext(rows.length > 1 ? `${NAME}.${Math.min(index, rows.length - 2)}.startSeconds` : NAME);
  };
  const getError = (path: string, field: unknown) =>
    field === undefined && !isRevealed(path) ? undefined : problems[path];
  return (
    <EntryField name={NAME}>
      <Stack space="4">
        {rows.length === 0 && <Text tone="muted">{t('chapters.empty')}</Text>}
        {error !== undefined && <Text tone="danger">{error}</Text>}
        <ol className={styles.rows}>
          {rows.map((row, index) => {
            const path = `${NAME}.${index}`;
            return (
              // Rows have no ids: their place is their identity, and the values are in the form.
              <li key={index} className={styles.row}>
                <Stack space="3">
                  <div className={styles.start}>
                    <div className={styles.time}>
                      <TypedInput
                        name={`${path}.startSeconds`}
                        label={t('chapters.start', { number: index + 1 })}
                        inputMode="text"
                        value={row['startSeconds']}
                        error={
                          getError(`${path}.startSeconds`, row['startSeconds']) ?? problems[path]
                        }
                        format={formatMediaTime}
                        parse={parseMediaTime}
                        change={(next) => change(changeRow(rows, index, 'startSeconds', next))}
                        onBlur={() => {
                          reveal(`${path}.startSeconds`);
                          sort();
                        }}
                      />
                    </div>
                    <AtPlayer>
                      {(seconds, time) =>
                        seconds !== row['startSeconds'] && (
                          <Button
                            size="small"
                            variant="quiet"
                            aria-label={t('chapters.moveTo', { number: index + 1, time })}
                            onClick={() => moveTo(index, seconds)}
                          >
                            {t('chapters.setTo', { time })}
                          </Button>
                        )
                      }
                    </AtPlayer>
                  </div>
                  <TextsInput
                    name={`${path}.title`}
                    label={t('chapters.title', { number: index + 1 })}
                    value={row['title']}
                    error={getError(`${path}.title`, row['title'])}
                    change={(next) => change(changeRow(rows, index, 'title', next))}
                    onBlur={() => reveal(`${path}.title`)}
                  />
                </Stack>
                <IconButton
                  label={t('chapters.remove', { number: index + 1 })}
                  icon={icons.trash}
                  onClick={() => remove(index)}
                />
              </li>
            );
          })}
        </ol>
        <Inline space="3">
          <Button
            variant="quiet"
            iconStart={icons.plus}
            onClick={() => add(rows.length === 0 ? 0 : undefined)}
          >
            {t('chapters.add')}
          </Button>
          <AtPlayer>
            {(seconds, time) => (
              <Button variant="quiet" iconStart={icons.plus} onClick={() => add(seconds)}>
                {t('chapters.addAt', { time })}
              </Button>
            )}
          </AtPlayer>
        </Inline>
      </Stack>
    </EntryField>
  );
}
