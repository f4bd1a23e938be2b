import { Badge } from '../../data-display/Badge/Badge';
import { close } from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './BulkBar.css';
import { bulkBarMessages } from './messages';

/** What became of one row. */
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
  /** The rows that need an explanation. The first hundred are listed. */
  rows?: readonly BulkOutcomeRow[] | undefined;
}

/** The number of rows that are listed. */
const MAX_ROWS = 100;

const tones = { done: 'success', refused: 'danger', unchanged: 'neutral' } as const;
const kinds = ['done', 'refused', 'unchanged'] as const;

/** The counts of an outcome as texts, without those that are 0. */
export function useOutcomeCounts(outcome: BulkOutcome | undefined) {
  const { locale } = useUi();
  const messages = useMessages('bulkBar', bulkBarMessages);
  if (!outcome) return [];
  return kinds
    .map((kind) => ({ kind, count: outcome[kind] ?? 0 }))
    .filter(
      ({ kind, count }) => count > 0 || (kind === 'done' && !outcome.refused && !outcome.unchanged),
    )
    .map(({ kind, count }) => ({
      kind,
      text: messages[kind](count.toLocaleString(locale), count),
    }));
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
