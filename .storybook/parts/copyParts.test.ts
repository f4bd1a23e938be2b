// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';

import { copyControl, copyPart, findControlKinds } from './copyParts';

const draw = (html: string): HTMLElement => {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.querySelector<HTMLElement>('#root')!;
};

beforeEach(() => {
  // The test’s document has no layout.
  Element.prototype.checkVisibility = () => true;
});

it('finds one control of each kind', () => {
  const root = draw(
    `<button class="a">Save</button><button class="a">Send</button>
     <button class="a" disabled>Print</button><button class="b" aria-label="Close">×</button>
     <a>No link</a><div role="menuitem" tabindex="-1">Play</div><input type="hidden">`,
  );
  expect(findControlKinds(root).map(({ name, isDisabled }) => [name, isDisabled])).toEqual([
    ['Save', false],
    ['Print', true],
    ['Close', false],
    ['Play', false],
  ]);
});

it('copies a control with its ancestors, and nothing beside it', () => {
  const root = draw(
    `<p id="p" class="line" style="color: red"><button class="a">Save</button>Other</p>`,
  );
  const [kind] = findControlKinds(root);
  const copied = copyControl(kind!, root);
  expect(copied.querySelector('.line > button.a')?.textContent).toBe('Save');
  expect(copied.textContent).toBe('Save');
  expect(copied.querySelector('[id], [style]')).toBeNull();
});

it('copies the box and the label of a field', () => {
  const root = draw('<label class="box"><input type="checkbox"><span>Keys</span></label>');
  const [kind] = findControlKinds(root);
  expect(kind?.name).toBe('Keys');
  expect(copyControl(kind!, root).querySelector('label.box')?.textContent).toBe('Keys');
});

it('copies the cell of a table with the control in it', () => {
  const root = draw(
    '<div role="row"><div role="gridcell" class="cell"><a href="#x">Ana</a></div></div>',
  );
  const [kind] = findControlKinds(root);
  expect(copyControl(kind!, root).querySelector('.cell > a')?.textContent).toBe('Ana');
});

it('copies a part without what refers to its own document', () => {
  const root = draw('<div role="menu" dir="rtl"><p id="x" data-highlighted="">Play</p></div>');
  const copied = copyPart(root.querySelector<HTMLElement>('[role=menu]')!);
  expect(copied.textContent).toBe('Play');
  expect(copied.querySelector('#x, [data-highlighted]')).toBeNull();
  expect(copied.hasAttribute('dir')).toBe(false);
});
