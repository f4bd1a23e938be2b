import { setInputValue } from '../../packages/ui/src/internal/setInputValue';
import { imitate } from '../states/imitateStates';

// What a person does to cause a state, for `parameters.stage`. The stage is inert, so nothing of it
// takes the focus of the page.

type Cause = (stage: HTMLElement) => void;

/** Does something with the first element that matches. */
const withElement =
  (selector: string, run: (element: HTMLElement, stage: HTMLElement) => void): Cause =>
  (stage) => {
    const element = stage.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`Nothing in the stage matches ${selector}`);
    run(element, stage);
  };

/** Imitates the keyboard’s focus on an element. */
export const focusOn = (selector: string): Cause =>
  withElement(selector, (element, stage) => imitate(stage, ['focus', 'focus-visible'], element));

/** Imitates the pointer over an element. */
export const pointAt = (selector: string): Cause =>
  withElement(selector, (element, stage) => imitate(stage, ['hover'], element));

/** Highlights a line of a menu, as the pointer and the arrow keys do. */
export const highlight = (selector: string): Cause =>
  withElement(selector, (element) => {
    element.dataset['highlighted'] = '';
  });

export const click = (selector: string): Cause =>
  withElement(selector, (element) => element.click());

/** Types a text into a field. */
export const type = (selector: string, text: string): Cause =>
  withElement(selector, (element) => {
    if (element instanceof HTMLInputElement) setInputValue(element, text);
  });

/** Causes a state in several steps. */
export const inOrder =
  (...causes: readonly Cause[]): Cause =>
  (stage) => {
    for (const cause of causes) cause(stage);
  };
