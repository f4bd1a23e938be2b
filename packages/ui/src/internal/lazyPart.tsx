import {
  cloneElement,
  createElement,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';

import { getPressedKey } from './getPressedKey';

/** How long the page's own code and data have the network to themselves, in milliseconds. */
const IDLE_DELAY_MS = 1000;

/** Code that a component needs only after a press. */
export interface LazyPart<Props extends object> {
  /** Loads the code. Resolves to null if it cannot be loaded, and the next call tries again. */
  load: () => Promise<ComponentType<Props> | null>;
  /** The component, if it is loaded. */
  get: () => ComponentType<Props> | null;
}

/** Creates a part that is loaded on demand. Declare it outside of components. */
export function createLazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props> | null> | undefined;
  return {
    get: () => loaded,
    load: () =>
      (loading ??= importPart().then(
        (part) => (loaded = part),
        () => {
          loading = undefined;
          return null;
        },
      )),
  };
}

/** Calls a function a second after the page, when the browser has nothing else to do. */
function whenIdle(run: () => void): () => void {
  let request: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) request = requestIdleCallback(run, { timeout: 2000 });
    else run();
  }, IDLE_DELAY_MS);
  return () => {
    clearTimeout(timer);
    if (request !== undefined) cancelIdleCallback(request);
  };
}

interface LazyOverlayProps<Props extends object> {
  part: LazyPart<Props>;
  /** Whether it is open. */
  isNeeded: boolean;
  /** The props of the part. */
  overlay: Props;
}

/**
 * A part that opens over the page, such as a sheet. It is loaded when it is needed, or when the
 * browser is idle.
 */
export function LazyOverlay<Props extends object>(props: LazyOverlayProps<Props>) {
  const { part, isNeeded, overlay } = props;
  const [Shown, setShown] = useState(() => part.get());
  useEffect(() => {
    if (Shown) return;
    let isMounted = true;
    const load = () =>
      void part.load().then((component) => {
        if (isMounted) setShown(() => component);
      });
    const cancel = isNeeded ? load() : whenIdle(load);
    return () => {
      isMounted = false;
      cancel?.();
    };
  }, [part, Shown, isNeeded]);
  return Shown && createElement(Shown, overlay);
}

/** The props that an overlay with a button has. */
export interface TriggerProps {
  trigger: ReactElement;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

type TriggerElementProps = ComponentProps<'button'>;

interface LazyTriggerProps<Props extends TriggerProps> {
  part: LazyPart<Props>;
  /** What the button opens. */
  popup: 'menu' | 'dialog';
  /** The props of the overlay. */
  overlay: Props;
}

/**
 * The button of an overlay. The code is loaded when someone points at the button, when it gets focus,
 * when it is pressed, or when the browser is idle. Until the first press, it is only a button, so that
 * loading never replaces what someone points at. A press before the code is there opens the overlay
 * as soon as it is loaded.
 */
export function LazyTrigger<Props extends TriggerProps>(props: LazyTriggerProps<Props>) {
  const { part, popup, overlay } = props;
  const [Overlay, setOverlay] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isByKeyboard = useRef(false);
  useEffect(() => whenIdle(() => void part.load()), [part]);
  useEffect(() => {
    if (!Overlay || !isByKeyboard.current) return;
    isByKeyboard.current = false;
    // A menu that opens with its first render does not know that a key opened it.
    const frame = requestAnimationFrame(() => {
      const menu = document.getElementById(button.current?.getAttribute('aria-controls') ?? '');
      menu?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [Overlay]);

  const change = (next: boolean): void => {
    setOpen(next);
    overlay.onOpenChange?.(next);
  };
  const open = (hasKey: boolean): void => {
    const show = (component: ComponentType<Props> | null): void => {
      // The page may have replaced the button. Without the code, the next press tries again.
      if (!component || !button.current) return;
      isByKeyboard.current = hasKey && popup === 'menu';
      setOverlay(() => component);
      change(true);
    };
    const loaded = part.get();
    if (loaded) show(loaded);
    else void part.load().then(show);
  };
  const prepare = (): void => void part.load();
  const openByArrow = (event: KeyboardEvent): void => {
    if (popup !== 'menu' || getPressedKey(event) !== 'ArrowDown') return;
    event.preventDefault();
    open(true);
  };
  const trigger = overlay.trigger as ReactElement<TriggerElementProps>;
  if (Overlay) {
    return createElement(Overlay, {
      ...overlay,
      // `cloneElement` does not read the ref.
      // eslint-disable-next-line react/refs
      trigger: cloneElement(trigger, { ref: button }),
      isOpen: overlay.isOpen ?? isOpen,
      onOpenChange: change,
    });
  }
  // eslint-disable-next-line react/refs
  return cloneElement(trigger, {
    ref: button,
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    // A press by key has no clicks.
    onClick: ({ detail }: MouseEvent) => open(detail === 0),
    onKeyDown: openByArrow,
  });
}
