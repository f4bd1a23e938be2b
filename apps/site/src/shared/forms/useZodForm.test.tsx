import { FormFrame, SubmitButton, TextField, UiProvider } from '@gschool/ui';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { email, maxLength, object, string } from 'zod/mini';

import { flattenErrors } from './flattenErrors';
import { useZodForm, type ZodFormOptions } from './useZodForm';

interface Address {
  mail: string;
  place: { city: string };
}

const schema = object({
  mail: string().check(email('Enter an address')),
  place: object({ city: string().check(maxLength(5, 'At most 5 letters')) }),
});

let root: Root;
let host: HTMLElement;

function Example({ onSubmit }: Pick<ZodFormOptions<Address>, 'onSubmit'>) {
  const { form, frame } = useZodForm<Address>({
    schema,
    defaultValues: { mail: 'mira', place: { city: 'Lisbon' } },
    onSubmit,
  });
  return (
    <UiProvider>
      <FormFrame id="address" {...frame}>
        <TextField label="Mail" {...form.register('mail')} />
        <TextField label="City" {...form.register('place.city')} />
        <SubmitButton>Save</SubmitButton>
      </FormFrame>
    </UiProvider>
  );
}

const field = (name: string) => host.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const send = () => act(async () => host.querySelector('form')!.requestSubmit());
const type = (name: string, value: string) =>
  act(async () => {
    const input = field(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const summary = () => host.querySelector('[role=alert]');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('reportError', vi.fn());
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

const render = (onSubmit: ZodFormOptions<Address>['onSubmit']) =>
  act(async () => root.render(<Example onSubmit={onSubmit} />));

describe('a form with a schema', () => {
  it('lists all errors, links to the fields, and clears errors while the member types', async () => {
    const onSubmit = vi.fn();
    await render(onSubmit);
    expect(summary()).toBeNull();
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(summary()?.parentElement);
    expect([...summary()!.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
      '#address-mail',
      '#address-place.city',
    ]);
    expect(field('place.city').getAttribute('aria-invalid')).toBe('true');
    await type('place.city', 'Porto');
    expect(field('place.city').getAttribute('aria-invalid')).toBeNull();
    expect(summary()!.textContent).toContain('Enter an address');
    await type('mail', 'mira@gschool.example');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      mail: 'mira@gschool.example',
      place: { city: 'Porto' },
    });
    expect(summary()).toBeNull();
  });

  it('lists errors in the order of the page', async () => {
    function Reversed() {
      const { form, frame } = useZodForm<Address>({
        schema,
        defaultValues: { mail: 'mira', place: { city: 'Lisbon' } },
        onSubmit: vi.fn(),
      });
      return (
        <UiProvider>
          <FormFrame {...frame}>
            <TextField label="City" {...form.register('place.city')} />
            <TextField label="Mail" {...form.register('mail')} />
          </FormFrame>
        </UiProvider>
      );
    }
    await act(async () => root.render(<Reversed />));
    await send();
    expect([...summary()!.querySelectorAll('a')].map((a) => a.textContent)).toEqual([
      'At most 5 letters',
      'Enter an address',
    ]);
  });

  it('keeps the values after server errors, a thrown error and a second submit', async () => {
    let answer: (errors: { form?: string; mail?: string }) => void = () => undefined;
    const onSubmit = vi.fn(
      () => new Promise<{ form?: string; mail?: string }>((resolve) => (answer = resolve)),
    );
    await render(onSubmit);
    await type('mail', 'mira@gschool.example');
    await type('place.city', 'Porto');
    await send();
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(host.querySelector('form')!.getAttribute('aria-busy')).toBe('true');
    await act(async () => answer({ form: 'You seem to be offline', mail: 'Taken' }));
    expect(summary()!.textContent).toMatch(/You seem to be offline.*Taken/);
    expect([field('mail').value, field('place.city').value]).toEqual([
      'mira@gschool.example',
      'Porto',
    ]);

    onSubmit.mockRejectedValueOnce(new Error('a bug'));
    await send();
    expect(reportError).toHaveBeenCalledOnce();
    expect(summary()!.textContent).not.toBe('');
    expect(field('place.city').value).toBe('Porto');
  });

  it('flattens a tree of errors', () => {
    const error = (message: string) => ({ type: 'custom', message, ref: {} });
    expect(
      flattenErrors({ a: error('A'), root: { form: error('F') }, b: { c: { d: error('D') } } }),
    ).toEqual({ a: 'A', form: 'F', 'b.c.d': 'D' });
  });
});
