import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { focusFieldWhenShown, FORM_ID } from './focusField';

const form = document.createElement('form');
form.id = FORM_ID;

/** Adds a field to the form, and waits until those who observe the form know. */
const addField = async (name: string): Promise<void> => {
  const field = document.createElement('input');
  field.name = `${name}.en`;
  field.scrollIntoView = () => undefined;
  form.append(field);
  await Promise.resolve();
};
const focused = () => document.activeElement?.getAttribute('name');

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('.', '\\.') });
  form.replaceChildren();
  document.body.append(form);
});
afterEach(() => {
  form.remove();
  vi.unstubAllGlobals();
});

it('moves focus to a field of a section that is shown later', async () => {
  focusFieldWhenShown('chapters.1.title');
  await addField('captions.0.label');
  expect(focused()).toBeNull();
  await addField('chapters.1.title');
  expect(focused()).toBe('chapters.1.title.en');
});

it('leaves the focus where a person has moved it in the meantime', async () => {
  focusFieldWhenShown('chapters.1.title');
  await addField('title');
  form.querySelector('input')!.focus();
  await addField('chapters.1.title');
  expect(focused()).toBe('title.en');
});

it('stops waiting when it is told to', async () => {
  focusFieldWhenShown('chapters.1.title')();
  await addField('chapters.1.title');
  expect(focused()).toBeNull();
});
