import { createStore } from '@gschool/state';

/** Milliseconds that a toast is shown. */
const TOAST_DURATION_MS = 3000;

/** Milliseconds that a toast with an action is shown: there must be time to reach the button. */
const ACTION_TOAST_DURATION_MS = 8000;

const getDefaultDuration = ({ action }: { action?: unknown }): number =>
  action ? ACTION_TOAST_DURATION_MS : TOAST_DURATION_MS;

/** What a toast is about; sets its color, its icon and how urgently it is announced. */
export type ToastVariant = 'success' | 'danger' | 'warning' | 'info';

/** One thing that a toast offers to do, such as Undo. */
export interface ToastAction {
  /** A verb: "Undo". */
  label: string;
  /** Does it. The toast closes afterwards, unless this shows another one under its id. */
  onPress: () => void;
  /**
   * How to do the same elsewhere, announced in place of the button: "Undo from your library".
   * @default the label
   */
  altText?: string | undefined;
}

/** What `show` takes. */
export interface ToastOptions {
  /** A toast with the same id is replaced where it stands, and its time starts again. */
  id?: string | undefined;
  /** What happened, in a few words. */
  title: string;
  /** One more sentence. */
  message?: string | undefined;
  /** @default 'info' */
  variant?: ToastVariant | undefined;
  /**
   * Milliseconds in sight; `Infinity` stays until it is closed.
   * @default 3000, and 8000 with an action
   */
  duration?: number | undefined;
  action?: ToastAction | undefined;
}

/** A toast in the queue. */
export interface Toast extends ToastOptions {
  id: string;
  variant: ToastVariant;
  duration: number;
  /** Counts every `show`, so that a replacement can be told from what it replaced. */
  serial: number;
}

/** Where an app says something in passing. Knows neither React nor a screen. */
export interface Toasts {
  /** Shows a toast, or queues it; answers its id. */
  show: (toast: ToastOptions) => string;
  close: (id: string) => void;
  /** Closes those in sight and forgets those that wait. */
  clear: () => void;
  /** Calls back after every change, until the answer is called. */
  subscribe: (onChange: () => void) => () => void;
  /** Those in sight and those that wait, oldest first; the same array until something changes. */
  get: () => readonly Toast[];
}

const hasId = (id: string) => (toast: Toast) => toast.id === id;

/** A queue of toasts. Works before anything is mounted: what is shown early waits. */
export function createToasts(): Toasts {
  const { get, set, subscribe } = createStore<readonly Toast[]>([]);
  let serial = 0;

  return {
    show(options) {
      serial += 1;
      const id = options.id ?? `toast-${serial}`;
      const { variant = 'info', duration = getDefaultDuration(options) } = options;
      const toast: Toast = { ...options, id, variant, duration, serial };
      const queue = get();
      const isKnown = queue.some(hasId(id));
      set(
        isKnown ? queue.map((current) => (current.id === id ? toast : current)) : [...queue, toast],
      );
      return id;
    },
    close(id) {
      if (get().some(hasId(id))) set(get().filter((toast) => toast.id !== id));
    },
    clear() {
      if (get().length > 0) set([]);
    },
    subscribe,
    get,
  };
}
