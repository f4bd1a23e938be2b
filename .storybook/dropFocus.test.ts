// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';

import { dropFocus } from './dropFocus';

const story = {
  id: 'button--primary',
  title: 'Button',
  parameters: {},
  component: () => null,
};
const isFocused = () => document.activeElement !== document.body;
const focusButton = (html = '<button></button>') => {
  document.body.innerHTML = html;
  document.querySelector('button')!.focus();
};

beforeEach(() => focusButton());

it('takes the focus away that a default story leaves', () => {
  expect(isFocused()).toBe(true);
  dropFocus(story, () => true);
  expect(isFocused()).toBe(false);
});

it('takes the focus away from every story without a component, such as a recipe', () => {
  dropFocus(story);
  expect(isFocused()).toBe(true);
  dropFocus({ ...story, component: undefined });
  expect(isFocused()).toBe(false);
});

it('keeps the focus of other stories, of layers, and where a story wants it', () => {
  dropFocus(story, () => false);
  expect(isFocused()).toBe(true);
  dropFocus({ ...story, parameters: { isFocusedAtEnd: true } }, () => true);
  expect(isFocused()).toBe(true);
  focusButton('<div role="dialog"><button></button></div>');
  dropFocus(story, () => true);
  expect(isFocused()).toBe(true);
});
