import type { Toast } from './createToasts';

/** A toast on the stage: in sight, or on its way out. */
export interface StagedToast {
  toast: Toast;
  /** False while it leaves. */
  isOpen: boolean;
  /** It took the place of one with the same id, whose words were announced before. */
  isReplacement: boolean;
}

/**
 * Who stands on the stage when the queue has changed. Those in sight stay where they are, and
 * are replaced in place by a newer one of their id; those no longer in the queue begin to leave;
 * free places go to the oldest that wait, at the end. Answers `staged` itself when nothing changed.
 */
export function stageToasts(
  staged: readonly StagedToast[],
  queue: readonly Toast[],
  limit: number,
): readonly StagedToast[] {
  const queued = new Map(queue.map((toast) => [toast.id, toast]));
  const isInSight = ({ isOpen, toast }: StagedToast) => isOpen && queued.has(toast.id);
  const inSight = new Set(staged.filter(isInSight).map(({ toast }) => toast.id));
  const free = Math.max(limit - inSight.size, 0);
  const entering = queue.filter(({ id }) => !inSight.has(id)).slice(0, free);
  const open = new Set([...inSight, ...entering.map(({ id }) => id)]);
  const known = new Set(staged.map(({ toast }) => toast.id));

  let isChanged = false;
  const kept = staged.map((entry) => {
    const isOpen = open.has(entry.toast.id);
    const toast = (isOpen && queued.get(entry.toast.id)) || entry.toast;
    if (isOpen === entry.isOpen && toast === entry.toast) return entry;
    isChanged = true;
    const isReplacement = entry.isReplacement || toast !== entry.toast;
    return { toast, isOpen, isReplacement };
  });
  const added = entering
    .filter(({ id }) => !known.has(id))
    .map((toast) => ({ toast, isOpen: true, isReplacement: false }));
  return isChanged || added.length > 0 ? [...kept, ...added] : staged;
}
