import { createStore } from '@gschool/state';

/** How long a toast is shown. */
const TOAST_DURATION_MS = 3000;

/** How long a toast with a message is shown. There must be time to read two lines. */
const MESSAGE_TOAST_DURATION_MS = 5000;

/**
 * How long a toast with an action is shown. There must be time to read, to decide and to reach the
 * button.
 */
const ACTION_TOAST_DURATION_MS = 12_000;

const getDefaultDuration = ({ message, action }: ToastOptions): number =>
  action ? ACTION_TOAST_DURATION_MS : message ? MESSAGE_TOAST_DURATION_MS : TOAST_DURATION_MS;

/** The kind of toast; sets its icon, the icon’s color and how urgently it is announced. */
export type ToastVariant = 'success' | 'danger' | 'warning' | 'info';

/** The action of a toast, such as Undo. */
export interface ToastAction {
  /** A verb: "Undo". */
  label: string;
  /**
   * Runs the action. The toast closes afterward, unless the action shows another toast with the
   * same id.
   */
  onPress: () => void;
  /**
   * How to do the same elsewhere. It is announced in place of the button: "Undo from your library".
   * @default the label
   */
  altText?: string | undefined;
}

/** The options of `show`. */
export interface ToastOptions {
  /** A toast with the same id is replaced in place, and its time restarts. */
  id?: string | undefined;
  /** What happened, in a few words. */
  title: string;
  /** One more sentence. */
  message?: string | undefined;
  /** @default 'info' */
  variant?: ToastVariant | undefined;
  /**
   * Milliseconds until it closes; `Infinity` shows it until it is closed by hand.
   * @default 3000, 5000 with a message, and 12000 with an action
   */
  duration?: number | undefined;
  action?: ToastAction | undefined;
}

/** A toast in the queue. */
export interface Toast extends ToastOptions {
  id: string;
  variant: ToastVariant;
  duration: number;
  /** Counts calls of `show`, to distinguish a replacement from the toast it replaced. */
  serial: number;
}

/** The queue of toasts. It does not depend on React or on the DOM. */
export interface Toasts {
  /** Shows or queues a toast and returns its id. */
  show: (toast: ToastOptions) => string;
  close: (id: string) => void;
  /** Closes visible toasts and removes queued ones. */
  clear: () => void;
  /** Calls back after every change. Returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
  /** Visible and queued toasts, oldest first. Returns the same array until something changes. */
  get: () => readonly Toast[];
}

const hasId = (id: string) => (toast: Toast) => toast.id === id;

/** Creates a queue of toasts. It works before a `Toaster` is mounted. */
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
