import type { Toast } from './createToasts';

/** A toast on the stage: in sight, or on its way out. */
export interface VisibleToast {
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
export function updateVisibleToasts(
  visibleToasts: readonly VisibleToast[],
  queue: readonly Toast[],
  limit: number,
): readonly VisibleToast[] {
  const queued = new Map(queue.map((toast) => [toast.id, toast]));
  const staysOpen = ({ isOpen, toast }: VisibleToast) => isOpen && queued.has(toast.id);
  const openIds = new Set(visibleToasts.filter(staysOpen).map(({ toast }) => toast.id));
  const freeSlots = Math.max(limit - openIds.size, 0);
  const entering = queue.filter(({ id }) => !openIds.has(id)).slice(0, freeSlots);
  const nextOpenIds = new Set([...openIds, ...entering.map(({ id }) => id)]);
  const visibleIds = new Set(visibleToasts.map(({ toast }) => toast.id));

  let isChanged = false;
  const updatedToasts = visibleToasts.map((entry) => {
    const isOpen = nextOpenIds.has(entry.toast.id);
    const toast = (isOpen && queued.get(entry.toast.id)) || entry.toast;
    if (isOpen === entry.isOpen && toast === entry.toast) return entry;
    isChanged = true;
    const isReplacement = entry.isReplacement || toast !== entry.toast;
    return { toast, isOpen, isReplacement };
  });
  const newToasts = entering
    .filter(({ id }) => !visibleIds.has(id))
    .map((toast) => ({ toast, isOpen: true, isReplacement: false }));
  return isChanged || newToasts.length > 0 ? [...updatedToasts, ...newToasts] : visibleToasts;
}
