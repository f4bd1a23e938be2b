// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { notifyAtOnce, notifyTogether } from './notifyAtOnce';

let server = { title: 'Hinge', classes: 1 };
let answer: Promise<void> | null = null;
let client: QueryClient;
let root: Root;
let host: HTMLElement;
const shown: string[] = [];

function Page() {
  const title = useQuery({ queryKey: ['title'], queryFn: async () => server.title });
  const classes = useQuery({
    queryKey: ['classes'],
    queryFn: async () => {
      // Later than the other query, also without a wait.
      for (let step = 0; step < 5; step++) await answer;
      return server.classes;
    },
  });
  shown.push(`${title.data} ${classes.data}`);
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  notifyAtOnce();
  server = { title: 'Hinge', classes: 1 };
  answer = null;
  client = new QueryClient();
  host = document.createElement('div');
  root = createRoot(host);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
    ),
  );
  shown.length = 0;
});
afterEach(async () => {
  await act(async () => root.unmount());
  client.clear();
  vi.unstubAllGlobals();
});

describe('notifying of new data together', () => {
  it('shows what all queries have read with one render', async () => {
    // `act` would render once in any case.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    server = { title: 'Hinge well', classes: 2 };
    await notifyTogether(() => client.invalidateQueries());
    await vi.waitFor(() => expect(shown.at(-1)).toBe('Hinge well 2'));
    expect(shown).toEqual(['Hinge well 2']);
  });

  it('does not keep back what was read while another query waits for its answer', async () => {
    let send = (): void => undefined;
    answer = new Promise((resolve) => (send = resolve));
    server = { title: 'Hinge well', classes: 2 };
    const done = notifyTogether(() => client.invalidateQueries());
    await act(async () => vi.waitFor(() => expect(shown.at(-1)).toBe('Hinge well 1')));
    send();
    await act(() => done);
    expect(shown.at(-1)).toBe('Hinge well 2');
  });

  it('shows the newest data after two calls that overlap', async () => {
    await act(async () => {
      server = { title: 'H', classes: 2 };
      const first = notifyTogether(() => client.invalidateQueries());
      server = { title: 'Hi', classes: 3 };
      await Promise.all([first, notifyTogether(() => client.invalidateQueries())]);
    });
    expect(shown.at(-1)).toBe('Hi 3');
  });
});
