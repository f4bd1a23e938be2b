// @vitest-environment happy-dom
import type { AdminQueryKind } from '@gschool/admin/contract';
import { act } from 'react';
import { expect, it, vi } from 'vitest';

import { useFoundMembers } from './memberHooks';
import { openAdmin } from './testing/openAdmin';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Found({ text }: { text: string }) {
  const { data, error } = useFoundMembers(text);
  return <p>{error ? 'error' : data ? `${data.length} found` : 'waiting'}</p>;
}

it('finds no one for a text that is longer than any email, and does not ask', async () => {
  const asked: string[] = [];
  const query = async (_: AdminQueryKind, { text }: { text: string }) => {
    asked.push(text);
    if (text.length > 320) throw new Error('The function refuses it');
    return { members: [{ uid: 'nia' }] };
  };
  const page = await openAdmin({ query });
  await page.show(<Found text="nia@example.com" />);
  await act(() => vi.waitFor(() => expect(document.body.textContent).toBe('1 found')));
  await page.show(
    <>
      <Found text="nia@example.com" />
      <Found text={`${'n'.repeat(321)}@example.com`} />
    </>,
  );
  await act(() => vi.waitFor(() => expect(document.body.textContent).toBe('1 found0 found')));
  expect(asked).toEqual(['nia@example.com']);
  page.close();
});
