import { Badge } from '../../data-display/Badge/Badge';
import { close } from '../../data-display/Icon/icons';
import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './BulkBar.css';
import { bulkBarMessages } from './messages';

/** The result for one row. */
export interface BulkOutcomeRow {
  id: string;
  /** The name of the row. */
  label: string;
  outcome: 'done' | 'refused' | 'unchanged';
  /** Why it was refused or left as it was. */
  reason?: string | undefined;
}

/** What an act on many rows did. */
export interface BulkOutcome {
  /** The act: “Block members”. */
  title: string;
  /** How many rows it changed. */
  done: number;
  /** How many rows it could not change. */
  refused?: number | undefined;
  /** How many rows already were as they should be. */
  unchanged?: number | undefined;
  /** How many rows it did not reach, because it was stopped or interrupted. */
  unsent?: number | undefined;
  /** Why it was interrupted, in one sentence. */
  reason?: string | undefined;
  /** What to do about it: “Continue”, “Discard”. */
  actions?: readonly { label: string; onPress: () => void }[] | undefined;
  /** The rows that need an explanation. The first hundred are listed. */
  rows?: readonly BulkOutcomeRow[] | undefined;
}

/** The number of rows that are listed. */
const MAX_ROWS = 100;

const tones = {
  done: 'success',
  refused: 'danger',
  unchanged: 'neutral',
  unsent: 'warning',
} as const;
const kinds = ['done', 'refused', 'unchanged', 'unsent'] as const;

/** The counts of an outcome as texts, without those that are 0. If all are 0: “0 done”. */
export function useOutcomeCounts(outcome: BulkOutcome | undefined) {
  const { locale } = useUi();
  const messages = useMessages('bulkBar', bulkBarMessages);
  if (!outcome) return [];
  const counted = kinds.filter((kind) => outcome[kind]);
  return (counted.length > 0 ? counted : (['done'] as const)).map((kind) => {
    const count = outcome[kind] ?? 0;
    return { kind, text: messages[kind](count.toLocaleString(locale), count) };
  });
}

interface BulkOutcomeLineProps {
  outcome: BulkOutcome;
  onDismiss: () => void;
}

/** How many rows an act changed, refused and left alone, and why. */
export function BulkOutcomeLine({ outcome, onDismiss }: BulkOutcomeLineProps) {
  const { locale, messages: common } = useUi();
  const messages = useMessages('bulkBar', bulkBarMessages);
  const counts = useOutcomeCounts(outcome);
  const rows = outcome.rows ?? [];
  const rest = rows.length - MAX_ROWS;
  return (
    <div className={styles.outcome}>
      <span className={styles.outcomeTitle}>{outcome.title}</span>
      {counts.map(({ kind, text }) => (
        <Badge key={kind} tone={tones[kind]}>
          {text}
        </Badge>
      ))}
      <IconButton
        size="small"
        icon={close}
        label={common.close}
        className={styles.dismiss}
        onClick={onDismiss}
      />
      {outcome.reason !== undefined && <p className={styles.outcomeReason}>{outcome.reason}</p>}
      {outcome.actions && (
        <div className={styles.outcomeActions}>
          {outcome.actions.map(({ label, onPress }, index) => (
            <Button
              key={label}
              size="small"
              variant={index === 0 ? 'quiet' : 'plain'}
              onClick={onPress}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>{messages.details}</summary>
          <ul className={styles.rows} tabIndex={0} aria-label={outcome.title}>
            {rows.slice(0, MAX_ROWS).map((row) => (
              <li key={row.id} className={styles.row}>
                <bdi>{row.label}</bdi>
                <span className={styles.reason}>
                  {row.reason ?? messages.outcomes[row.outcome]}
                </span>
              </li>
            ))}
            {rest > 0 && (
              <li className={styles.row}>{messages.moreRows(rest.toLocaleString(locale), rest)}</li>
            )}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The progress of an act on many rows. */
export interface BulkProgress {
  /** The act: “Block members”. */
  title: string;
  /** How many rows it has reached. */
  done: number;
  /** How many rows it has in all. */
  total: number;
  /** Stops it after the rows that were already sent. */
  onStop: () => void;
  /** Whether it will stop. */
  isStopping?: boolean | undefined;
}

/** The progress of an act, and a button that stops it. */
export function BulkProgressLine({ title, done, total, onStop, isStopping }: BulkProgress) {
  const { locale } = useUi();
  const messages = useMessages('bulkBar', bulkBarMessages);
  const format = (value: number) => value.toLocaleString(locale);
  return (
    <div className={styles.outcome}>
      <ProgressBar
        label={title}
        isLabelVisible
        value={done}
        max={total}
        valueText={messages.progress(format(done), format(total))}
        className={styles.progress}
      />
      <Button size="small" variant="quiet" isLoading={isStopping} onClick={onStop}>
        {isStopping ? messages.stopping : messages.stop}
      </Button>
    </div>
  );
}
