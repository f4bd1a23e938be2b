import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { UiProvider } from '../../providers/UiProvider/UiProvider';
import type { DataTableColumn } from './columns';
import { DataTableRow } from './DataTableRow';

interface Member {
  name: string;
  email: string;
  joined: string;
}

const columns: readonly DataTableColumn<Member>[] = [
  { id: 'name', header: 'Name', render: ({ name }) => name, getFullText: ({ name }) => name },
  { id: 'email', header: 'Email', render: ({ email }) => email, getFullText: ({ email }) => email },
  { id: 'joined', header: 'Joined', render: ({ joined }) => joined },
  {
    id: 'both',
    header: 'Both',
    render: ({ name, email }) => (
      <>
        {name} <b>{email}</b>
      </>
    ),
  },
];

let root: Root;
const host = document.createElement('div');
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const render = (hasLabels: boolean) =>
  act(async () =>
    root.render(
      <UiProvider>
        <DataTableRow<Member>
          row={{ name: 'Mira', email: 'mira@example.com', joined: 'Nov 21, 2026' }}
          id="mira"
          index={0}
          idPrefix="t"
          columns={columns}
          rowHeaderId="name"
          isSelected={false}
          selectLabel="Select"
          onToggle={() => undefined}
          href="/members/mira"
          isButton={false}
          onOpen={() => undefined}
          hasLabels={hasLabels}
          measure={() => undefined}
        />
      </UiProvider>,
    ),
  );

const countIn = (column: number): number =>
  host.querySelectorAll(`[aria-colindex="${column}"] *`).length;

it('has no element around a text of a table, because each new row costs what its elements cost', async () => {
  await render(false);
  expect({ name: countIn(2), email: countIn(3), joined: countIn(4) }).toEqual({
    // The link, and the line with the ellipsis.
    name: 2,
    email: 1,
    joined: 0,
  });
  // Several items stay one item of the cell, which is a flexbox.
  expect(host.querySelector('[aria-colindex="5"] > div')?.textContent).toBe(
    'Mira mira@example.com',
  );
});

it('has the name of each value on a card', async () => {
  await render(true);
  expect(host.querySelector('[aria-colindex="4"]')?.textContent).toBe('JoinedNov 21, 2026');
});

it('replaces a whole cell for a card, because nothing may remove the text of a translated page', async () => {
  await render(false);
  const cell = host.querySelector('[aria-colindex="4"]');
  await render(true);
  expect(cell?.isConnected).toBe(false);
  expect(cell?.textContent).toBe('Nov 21, 2026');
});
