import {
  cloneElement,
  createElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
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
 * The button of an overlay whose code is loaded when someone points at the button, when it gets
 * focus, when it is pressed, or when the browser is idle. A press before that opens the overlay as
 * soon as it is loaded. The button keeps its focus.
 */
export function LazyTrigger<Props extends TriggerProps>(props: LazyTriggerProps<Props>) {
  const { part, popup, overlay } = props;
  const [Overlay, setOverlay] = useState(() => part.get());
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  const hadFocus = useRef(false);
  const isMounted = useRef(true);

  const change = (next: boolean): void => {
    setOpen(next);
    overlay.onOpenChange?.(next);
  };
  const show = (component: ComponentType<Props>): void => {
    if (!isMounted.current) return;
    // The button that is replaced would get no click.
    if (isPressed.current) {
      window.addEventListener('pointerup', () => setTimeout(() => show(component)), { once: true });
      return;
    }
    hadFocus.current = document.activeElement === button.current;
    setOverlay(() => component);
  };
  const prepare = (): void => {
    void part.load().then((component) => (component ? show(component) : change(false)));
  };
  const latest = useRef(prepare);
  useLayoutEffect(() => {
    latest.current = prepare;
  });
  useEffect(() => {
    isMounted.current = true;
    const cancel = Overlay ? undefined : whenIdle(() => latest.current());
    return () => {
      isMounted.current = false;
      cancel?.();
    };
  }, [Overlay]);
  useLayoutEffect(() => {
    if (Overlay && hadFocus.current) button.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [Overlay]);

  const attach = useCallback((element: HTMLElement | null) => {
    button.current = element;
  }, []);
  const press = (): void => {
    isPressed.current = false;
    change(true);
    prepare();
  };
  const notePress = (): void => {
    isPressed.current = true;
    window.addEventListener('pointerup', () => setTimeout(() => (isPressed.current = false)), {
      once: true,
    });
  };
  const pressByArrow = (event: KeyboardEvent): void => {
    if (popup !== 'menu' || getPressedKey(event) !== 'ArrowDown') return;
    event.preventDefault();
    press();
  };
  const trigger = overlay.trigger as ReactElement<TriggerElementProps>;
  if (Overlay) {
    return createElement(Overlay, {
      ...overlay,
      // The function runs when the element is attached, and not while rendering.
      // eslint-disable-next-line react/refs
      trigger: cloneElement(trigger, { ref: attach }),
      isOpen: overlay.isOpen ?? isOpen,
      onOpenChange: change,
    });
  }
  // The same for the handlers of events.
  // eslint-disable-next-line react/refs
  return cloneElement(trigger, {
    ref: attach,
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onPointerDown: notePress,
    onClick: press,
    onKeyDown: pressByArrow,
  });
}
