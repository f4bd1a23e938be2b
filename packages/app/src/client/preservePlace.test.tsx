import { act, StrictMode, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { preservePlace } from './preservePlace';
import { isMarkupChanged, watchMarkup } from './watchMarkup';

const onSave = vi.fn<(text: string) => void>();

function Page({ name = 'Mira' }: { name?: string }) {
  const [text, setText] = useState('');
  return (
    <Suspense>
      <p>Hello, {name}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(text);
        }}
      >
        <input aria-label="City" value={text} onChange={({ target }) => setText(target.value)} />
        <button>Save</button>
      </form>
      <a href="#plans">Plans</a>
    </Suspense>
  );
}

let root: HTMLElement;
let reactRoot: Root | undefined;
const onError = vi.fn<() => void>();
const query = <Type extends HTMLElement>(selector: string) => root.querySelector<Type>(selector)!;

function prerender() {
  document.body.innerHTML = '<div id="root"></div>';
  root = document.getElementById('root')!;
  root.innerHTML = renderToString(<Page />);
  watchMarkup();
}

/** Replaces each text, as a browser's translator does. */
function translate() {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild!.append(`[${text.data}]`);
    text.replaceWith(outer);
  }
}

async function hydrate(page = <Page />) {
  const restorePlace = preservePlace(root);
  const onRecoverableError = () => {
    restorePlace();
    if (!isMarkupChanged(root)) onError();
  };
  await act(async () => {
    reactRoot = hydrateRoot(root, <StrictMode>{page}</StrictMode>, { onRecoverableError });
  });
}

const press = (type: string, target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(() => reactRoot?.unmount());
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('keeps the focus and what was typed on a translated page, and reports no error', async () => {
  prerender();
  const field = query<HTMLInputElement>('input');
  field.focus();
  field.value = 'Faro';
  translate();
  await nextTask();
  await hydrate();
  expect(field.isConnected).toBe(false);
  const replacement = query<HTMLInputElement>('input');
  expect(document.activeElement).toBe(replacement);
  expect(replacement.value).toBe('Faro');
  query('button').click();
  expect(onSave).toHaveBeenCalledWith('Faro');
  expect(onError).not.toHaveBeenCalled();
});

it('repeats a press that began before the link was replaced, but no touch', async () => {
  for (const [pointerType, clicks] of [
    ['mouse', 1],
    ['touch', 0],
  ] as const) {
    prerender();
    translate();
    await nextTask();
    const onClick = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    root.addEventListener('click', onClick);
    const hydrated = hydrate();
    press('pointerdown', query('a font font'), pointerType);
    await hydrated;
    press('pointerup', query('a'), pointerType);
    await nextTask();
    expect(onClick, pointerType).toHaveBeenCalledTimes(clicks);
    act(() => reactRoot?.unmount());
  }
});

it('reports a mismatch that the app caused', async () => {
  prerender();
  await hydrate(<Page name="Noor" />);
  expect(onError).toHaveBeenCalled();
});

it('counts no change by the app', async () => {
  prerender();
  await hydrate();
  await act(async () =>
    reactRoot?.render(
      <StrictMode>
        <Page name="Noor" />
        <p>Saved</p>
      </StrictMode>,
    ),
  );
  await nextTask();
  expect(root.textContent).toContain('Saved');
  expect(isMarkupChanged(root)).toBe(false);
});

it('counts the elements of a translator, which may come while React pauses', async () => {
  prerender();
  await hydrate();
  translate();
  await nextTask();
  expect(isMarkupChanged(root)).toBe(true);
});
