import { trackElement } from './trackElement';
import { HYDRATION_MS } from './watchMarkup';

/** Elements that have a state before the app has started. */
const FIELDS = 'input, textarea, select, details';

/** Sets the value in a way that React notices: through the setter of the prototype. */
function setValue(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Copies what a person has typed or chosen to the element that replaces a field. */
function copyState(from: Element, to: Element): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== to.checked) to.click();
    else if (from.type !== 'file' && from.value !== to.value) setValue(to, from.value);
  } else if ('value' in from && 'value' in to && from.value !== to.value) {
    setValue(to, String(from.value));
  }
}

/**
 * Keeps what a person does on a prerendered page while React hydrates it. If something has changed
 * the markup, React renders the page again and replaces its elements
 * (docs/decisions/0075-react-replaces-a-changed-page.md). The returned function must be called
 * right after that. It restores the scroll position, the focus and the typed texts, and repeats a
 * press or a submitted form that React did not receive.
 */
export function preservePlace(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll(FIELDS)].map((field) => ({
    field,
    find: trackElement(field),
  }));
  /** How often React has replaced elements. */
  let count = 0;
  let top = window.scrollY;
  let focused = { element: document.activeElement, find: trackElement(document.activeElement) };
  // The press may have started before this code was loaded.
  const active = [...root.querySelectorAll(':active')].at(-1);
  let press = active ? { find: trackElement(active), count } : null;
  let clickTimer: ReturnType<typeof setTimeout> | undefined;

  const end = new AbortController();
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
    capture = true,
  ) => window.addEventListener(type, handle, { capture, signal: end.signal });

  listen('scroll', () => (top = window.scrollY));
  listen('focusin', ({ target }) => {
    focused = { element: target as Element, find: trackElement(target) };
  });
  listen('pointerdown', ({ target }) => (press = { find: trackElement(target), count }));
  listen('pointerup', ({ target, pointerType }) => {
    const started = press;
    press = null;
    // After a touch, the browser clicks the element that is there at the end.
    if (!started || started.count === count || pointerType === 'touch') return;
    const element = started.find();
    if (!element || !(target instanceof Node) || !element.contains(target)) return;
    clickTimer = setTimeout(() => element.click());
  });
  listen('click', () => clearTimeout(clickTimer));

  // React hydrates a part of the page when it is clicked. If React replaces that part, no handler
  // receives the event.
  for (const type of ['click', 'submit'] as const) {
    let started = { find: trackElement(null), count };
    listen(type, (event) => {
      const submitter = event instanceof SubmitEvent ? event.submitter : null;
      started = { find: trackElement(submitter ?? event.target), count };
    });
    const repeatIfLost = (event: Event) => {
      const element = started.count === count ? null : started.find();
      if (!element) return;
      event.preventDefault();
      setTimeout(() =>
        element instanceof HTMLFormElement ? element.requestSubmit() : element.click(),
      );
    };
    listen(type, repeatIfLost, false);
  }
  setTimeout(() => end.abort(), HYDRATION_MS);

  const restore = () => {
    for (const tracked of fields) {
      const replacement = tracked.field.isConnected ? null : tracked.find();
      if (!replacement) continue;
      copyState(tracked.field, replacement);
      Object.assign(tracked, { field: replacement, find: trackElement(replacement) });
    }
    if (focused.element?.isConnected === false) focused.find()?.focus({ preventScroll: true });
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
  };
  return () => {
    count += 1;
    // React calls this function while it commits, and handlers must run after that.
    queueMicrotask(restore);
  };
}
