import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** The path of a folder, or a file. */
type Attached = Parameters<FileChooser['setFiles']>[0];

/** How a journey operates the page. */
export type Manner = 'pointer' | 'keyboard';

/** Operates the page with the pointer, or with the keyboard alone. */
export interface Hand {
  /** Presses a button, a link, a tab or an item of a menu. */
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field. Dates are written `2030-12-31` and times `10:00`. */
  fill(target: Locator, text: string): Promise<void>;
  /** Turns a checkbox, a switch or a radio on. */
  check(target: Locator): Promise<void>;
  uncheck(target: Locator): Promise<void>;
  /** Chooses an option of a native select by its label. */
  select(target: Locator, label: string): Promise<void>;
  /** Presses the button that opens the browser's dialog for files, and chooses these. */
  attach(button: Locator, files: Attached): Promise<void>;
  /** Searches a combobox, and chooses the first option with a name. */
  choose(combobox: Locator, option: string): Promise<void>;
}

const MAX_PRESSES = 500;

/** The key that moves focus closer to an element, or `here` if the element has it. */
type Step = 'here' | 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'ArrowLeft';

/** Runs in the page. A text inside a control stands for the control. */
const findStep = (shown: Element): Step => {
  const target = shown.closest('a, button, input, select, textarea, summary') ?? shown;
  const active = document.activeElement ?? document.body;
  if (active === target) return 'here';
  const getGroup = (element: Element): Element | string | null =>
    element instanceof HTMLInputElement && element.type === 'radio' && element.name !== ''
      ? `${element.form?.id}/${element.name}`
      : element.closest('[role=grid], [role=menu], [role=tablist], [role=toolbar]');
  const group = getGroup(target);
  if (group !== null && group === getGroup(active)) {
    const isAfter = (active.compareDocumentPosition(target) & 4) !== 0;
    const row = target.closest('[role=row]');
    const isInRow = row?.contains(active) ?? false;
    const isVertical = typeof group === 'string' || group.getAttribute('role') === 'menu';
    if (row ? !isInRow : isVertical) return isAfter ? 'ArrowDown' : 'ArrowUp';
    return isAfter ? 'ArrowRight' : 'ArrowLeft';
  }
  const isBehind = active === document.body || (active.compareDocumentPosition(target) & 4) !== 0;
  return isBehind ? 'Tab' : 'Shift+Tab';
};

/** Moves focus to an element with the keys that reach it. Fails if they do not. */
async function moveFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const step = await target.evaluate(findStep);
    if (step === 'here') return;
    await page.keyboard.press(step);
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

const attachWith =
  (page: Page, press: Hand['press']): Hand['attach'] =>
  async (button, files) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button)]);
    await chooser.setFiles(files);
  };

const createKeyboard = (page: Page): Hand => {
  const toggle = async (target: Locator, isOn: boolean): Promise<void> => {
    await moveFocus(page, target);
    if ((await target.isChecked()) !== isOn) await page.keyboard.press('Space');
    await expect(target).toBeChecked({ checked: isOn });
  };
  const press: Hand['press'] = async (target) => {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    await moveFocus(page, target);
    await page.keyboard.press('Enter');
  };
  return {
    press,
    attach: attachWith(page, press),
    fill: async (target, text) => {
      await expect(target).toBeVisible();
      await moveFocus(page, target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
      await expect(target).toHaveValue(text);
    },
    check: (target) => toggle(target, true),
    uncheck: (target) => toggle(target, false),
    select: async (target, label) => {
      await expect(target).toBeVisible();
      await moveFocus(page, target);
      await page.keyboard.type(label);
      await expect(target.locator('option:checked')).toHaveText(label);
    },
    choose: async (combobox, option) => {
      await expect(combobox).toBeVisible();
      await moveFocus(page, combobox);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(option);
      const first = page.getByRole('option', { name: option }).first();
      await expect(first).toBeVisible();
      for (let presses = 0; presses < 20; presses += 1) {
        if ((await first.getAttribute('aria-selected')) === 'true') break;
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await expect(first).toBeHidden();
    },
  };
};

const click: Hand['press'] = (target) => target.click();

const createPointer = (page: Page): Hand => ({
  press: click,
  attach: attachWith(page, click),
  fill: (target, text) => target.fill(text),
  check: (target) => target.check(),
  uncheck: (target) => target.uncheck(),
  select: async (target, label) => void (await target.selectOption({ label })),
  choose: async (combobox, option) => {
    await combobox.click();
    await combobox.fill(option);
    await page.getByRole('option', { name: option }).first().click();
  },
});

/** Operates a page in one manner. */
export const createHand = (page: Page, manner: Manner): Hand =>
  manner === 'keyboard' ? createKeyboard(page) : createPointer(page);
