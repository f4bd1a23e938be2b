// @vitest-environment happy-dom
import type { Services } from '@gschool/data';
import { ServicesProvider } from '@gschool/data';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { RestoredFields, useRestoredState } from './restoredInput';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let uid: string | null;
let root: Root;
const services = {
  session: {
    get: () => (uid === null ? { status: 'signedOut' } : { status: 'signedIn', user: { uid } }),
  },
} as unknown as Services;

function Page({ name }: { name: string }) {
  const [open, setOpen] = useRestoredState<string | null>(name, null);
  return (
    <>
      <button type="button" onClick={() => setOpen('grant')}>
        open
      </button>
      {open !== null && (
        <form>
          <RestoredFields name={name}>
            {(values) => <input name="days" defaultValue={values.days ?? '30'} />}
          </RestoredFields>
        </form>
      )}
    </>
  );
}

const show = (name: string | null) =>
  act(() =>
    root.render(
      <ServicesProvider services={services}>{name && <Page name={name} />}</ServicesProvider>,
    ),
  );
const getDays = () => document.querySelector('input')?.value;
const openAndType = (value: string) => {
  act(() => document.querySelector('button')?.click());
  const field = document.querySelector('input');
  if (field) field.value = value;
};

beforeEach(() => {
  uid = 'gaia';
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show('member maya');
  openAndType('12');
});
afterEach(() => {
  act(() => root.unmount());
  // Nothing is left for the next test.
  uid = 'gaia';
});

describe('what was typed when the session ended', () => {
  it('is there again after the same administrator has signed in, once', () => {
    uid = null;
    show(null);
    uid = 'gaia';
    show('member maya');
    expect(getDays()).toBe('12');
    show(null);
    show('member maya');
    expect(getDays()).toBeUndefined();
  });

  it('is not shown to another administrator, nor on another page', () => {
    uid = null;
    show(null);
    uid = 'rhea';
    show('member maya');
    expect(getDays()).toBeUndefined();
    show(null);
    uid = 'gaia';
    show('member noor');
    expect(getDays()).toBeUndefined();
    show(null);
    show('member maya');
  });

  it('is forgotten when the page is left during the session', () => {
    show(null);
    show('member maya');
    expect(getDays()).toBeUndefined();
    act(() => document.querySelector('button')?.click());
    expect(getDays()).toBe('30');
  });
});
