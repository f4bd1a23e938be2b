import { formatDraftData } from '@gschool/admin/content';
import type { Draft, DraftContent } from '@gschool/admin/contract';
import {
  useDeleteDrafts,
  useDrafts,
  useSaveDrafts,
  type DraftCounts,
  type NewDraft,
} from '@gschool/data/content';
import { useRef, useState } from 'react';

import { useCloseWarning } from '../../../shared/useCloseWarning';

/** What a batch of drafts is doing, or did. */
type BatchState =
  | { step: 'idle' }
  | { step: 'saving'; done: number; total: number }
  | { step: 'undoing'; done: number; total: number }
  | { step: 'saved'; counts: DraftCounts }
  | { step: 'undone'; counts: DraftCounts };

/** Saves many drafts, repeats what failed, and undoes it. */
export interface DraftBatch {
  state: BatchState;
  save: (drafts: readonly NewDraft[]) => Promise<DraftCounts>;
  /** Saves the same drafts again. Those that were saved count as unchanged. */
  retry: () => Promise<DraftCounts>;
  /** Brings back the drafts from before. Those that were changed since stay. */
  undo: () => Promise<void>;
  reset: () => void;
}

const noCounts: DraftCounts = { saved: 0, unchanged: 0, conflict: 0, failed: 0, offline: 0 };

const addCounts = (one: DraftCounts, other: DraftCounts): DraftCounts => ({
  saved: one.saved + other.saved,
  unchanged: one.unchanged + other.unchanged,
  conflict: one.conflict + other.conflict,
  failed: one.failed + other.failed,
  offline: one.offline + other.offline,
});

/** The number of drafts that were not saved. */
export const countUnsaved = ({ conflict, failed, offline }: DraftCounts): number =>
  conflict + failed + offline;

const toKey = ({ list, entryId }: Pick<Draft, 'list' | 'entryId'>): string => `${list}/${entryId}`;

const isSame = (one: DraftContent, { entry, confirmed = [], after }: NewDraft): boolean =>
  formatDraftData(one) ===
  formatDraftData({ entry, confirmed, ...(after !== undefined && { after }) });

/**
 * What an undo writes: drafts that were there before are saved, and drafts that are new are deleted.
 * A draft that someone changed since is left alone.
 */
export function planUndo(
  saved: readonly NewDraft[],
  current: readonly Draft[],
): { restored: readonly NewDraft[]; deleted: readonly Draft[]; conflict: number } {
  const byKey = new Map(current.map((draft) => [toKey(draft), draft]));
  const restored: NewDraft[] = [];
  const deleted: Draft[] = [];
  let conflict = 0;
  for (const draft of saved) {
    const now = byKey.get(toKey(draft)) ?? null;
    const { stored: before } = draft;
    const confirmed = draft.confirmed ?? before?.confirmed ?? [];
    if (now !== null && !isSame(now, { ...draft, confirmed })) {
      // It is as before if it was not saved.
      if (before?.version !== now.version) conflict += 1;
    } else if (before !== null) {
      const { after: _, ...rest } = draft;
      restored.push({
        ...rest,
        entry: before.entry,
        confirmed: before.confirmed,
        ...(before.after !== undefined && { after: before.after }),
        stored: now,
      });
    } else if (now !== null) {
      deleted.push(now);
    }
  }
  return { restored, deleted, conflict };
}

export function useDraftBatch(): DraftBatch {
  const saveDrafts = useSaveDrafts();
  const deleteDrafts = useDeleteDrafts();
  const drafts = useDrafts();
  const saved = useRef<readonly NewDraft[]>([]);
  const [state, setState] = useState<BatchState>({ step: 'idle' });
  useCloseWarning(state.step === 'saving' || state.step === 'undoing');

  const run = async (batch: readonly NewDraft[]): Promise<DraftCounts> => {
    setState({ step: 'saving', done: 0, total: batch.length });
    const counts = await saveDrafts(batch, (done, total) =>
      setState({ step: 'saving', done, total }),
    );
    setState({ step: 'saved', counts });
    return counts;
  };
  const undo = async (): Promise<void> => {
    const { restored, deleted, conflict } = planUndo(saved.current, drafts.data ?? []);
    const total = restored.length + deleted.length;
    setState({ step: 'undoing', done: 0, total });
    const report = (offset: number) => (done: number) =>
      setState({ step: 'undoing', done: offset + done, total });
    const one = await saveDrafts(restored, report(0));
    const other = await deleteDrafts(deleted, report(restored.length));
    setState({
      step: 'undone',
      counts: addCounts(addCounts(one, other), { ...noCounts, conflict }),
    });
  };
  return {
    state,
    save: (batch) => {
      saved.current = batch;
      return run(batch);
    },
    retry: () => run(saved.current),
    undo,
    reset: () => setState({ step: 'idle' }),
  };
}
