import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { Form } from './Form';
import { Checkbox } from '../Checkbox/Checkbox';
import { TextField } from '../TextField/TextField';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onSubmit = vi.fn();
const page = (
  <Form onSubmit={onSubmit} submitLabel="Send">
    <TextField label="Email address" name="email" defaultValue="a@b.example" />
    <Checkbox label="News" name="news" />
  </Form>
);

afterEach(() => document.body.replaceChildren());

test('values that are entered before hydration survive it', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  const field = root.querySelector<HTMLInputElement>('[name=email]')!;
  const box = root.querySelector<HTMLInputElement>('[name=news]')!;
  const button = root.querySelector('button')!;
  field.value = 'maya@example.com';
  box.checked = true;

  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(field.value).toBe('maya@example.com');
  expect(box.checked).toBe(true);

  await act(async () => button.click());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'maya@example.com', news: 'on' });
});
