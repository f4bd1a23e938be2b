import type { Toast } from './createToasts';

/** A rendered toast, which is open or in its exit animation. */
export interface VisibleToast {
  toast: Toast;
  /** False during the exit animation. */
  isOpen: boolean;
  /** Whether it replaced a toast with the same id, which was already announced. */
  isReplacement: boolean;
}

/**
 * Updates the visible toasts after the queue has changed. Visible toasts stay in place or are
 * replaced with a newer toast that has the same id. Toasts that are no longer in the queue close.
 * Free places at the end go to the oldest queued toasts. Returns the same array if nothing changed.
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
