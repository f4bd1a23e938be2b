import { whenIdle } from '../whenIdle';
import { trackElement } from './trackElement';

/** The event that `document` fires after the app has rendered or hydrated its first page. */
export const APP_RENDERED_EVENT = 'gschool:rendered';

/** Elements that react when they are used. */
const CONTROLS = 'a, button, input, label, select, summary, textarea, [role="button"]';
/** Controls whose clicks only the app handles. */
const APP_CONTROLS =
  'button, label, summary, input:is([type="checkbox"], [type="radio"]), [role="button"]';

interface StartOptions {
  /** True to start right away. */
  isImmediate: boolean;
  /** Called when the app could not be loaded. The next use tries again. */
  onFailure: () => void;
}

/**
 * Starts the app of a prerendered page after its load event, or as soon as someone is about to use
 * a control. Links work without the app. Once the app has hydrated the page, clicks on other
 * controls, submitted forms and typed texts are repeated in their original order, also if React had
 * to replace the elements.
 */
export function startOnUse(
  loadApp: () => Promise<unknown>,
  { isImmediate, onFailure }: StartOptions,
): void {
  const repeats: (() => void)[] = [];
  const cleanUps: (() => void)[] = [];
  let isStarted = false;

  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    loadApp().catch((error: unknown) => {
      console.error(error);
      isStarted = false;
      onFailure();
    });
  };

  const listen = (type: string, handle: (event: Event, target: Element) => void): void => {
    const listener = (event: Event) => {
      if (event.target instanceof Element) handle(event, event.target);
    };
    document.addEventListener(type, listener, true);
    cleanUps.push(() => document.removeEventListener(type, listener, true));
  };

  /**
   * Keeps an event from its default action and from the app, which may be hydrating, and repeats it
   * later.
   */
  const hold = (event: Event, repeat: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    repeats.push(repeat);
    start();
  };

  for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin']) {
    listen(type, (_event, target) => {
      if (target.closest(CONTROLS)) start();
    });
  }
  listen('click', (event, target) => {
    const control = target.closest<HTMLElement>(APP_CONTROLS);
    // A submit button causes a submit event, which is delayed instead.
    if (!control || target.closest('a[href]') || isSubmitButton(control)) return;
    const find = trackElement(control);
    hold(event, () => find()?.click());
  });
  listen('submit', (event, form) => {
    const find = trackElement(form);
    const findSubmitter = trackElement((event as SubmitEvent).submitter);
    hold(event, () => (find() as HTMLFormElement | null)?.requestSubmit(findSubmitter()));
  });
  const changed = new Set<Element>();
  for (const type of ['input', 'change']) {
    listen(type, (_event, field) => {
      if (changed.has(field)) return;
      changed.add(field);
      const find = trackElement(field);
      repeats.push(() => {
        const found = find();
        if (found) repeatInput(found);
      });
    });
  }

  document.addEventListener(
    APP_RENDERED_EVENT,
    () => {
      cleanUps.forEach((cleanUp) => cleanUp());
      repeats.forEach((repeat) => repeat());
    },
    { once: true },
  );

  if (isImmediate) start();
  else if (document.readyState === 'complete') whenIdle(start);
  else window.addEventListener('load', () => whenIdle(start), { once: true });
}

const isSubmitButton = (control: Element): boolean =>
  control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;

/**
 * Repeats a field's input event in a way that React notices: React must see a value that differs
 * from its own.
 */
function repeatInput(field: Element): void {
  // A script cannot set the value of a file field.
  const hasText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type !== 'file');
  if (hasText) {
    const { value } = field;
    // React watches the `value` of an element, but not the setter of its prototype.
    field.value = '';
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    setter?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
