import { AppError } from '@gschool/domain';
import { createSampleEvent } from '@gschool/domain/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createServices } from '../../services/createServices';
import { ServicesProvider } from '../../services/ServicesProvider';
import { createSession } from '../../session/createSession';
import { createTestBackend } from '../../testing/createTestBackend';
import { DataProvider } from '../../queries/DataProvider';
import { useEvent } from './eventHooks';
import { getQueryClient } from '../../queries/getQueryClient';
import { eventKeys } from './events';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const anEvent = (id: string) => createSampleEvent({ id, title: `event ${id}` });
const READ_AT = Date.parse('2026-11-20T12:00:00.000Z');

function Title() {
  const { data, dataUpdatedAt, isPending } = useEvent('b');
  return <p>{data ? `${data.title} ${dataUpdatedAt}` : isPending ? 'pending' : 'error'}</p>;
}

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => container.remove());

describe('an event without a network', () => {
  it.each<[string, readonly unknown[], unknown, string]>([
    ['of the upcoming list', eventKeys.upcoming(12), [anEvent('a'), anEvent('b')], 'event b'],
    ['of a month', eventKeys.between('x', 'y'), [anEvent('b')], 'event b'],
    [
      'of the past list',
      eventKeys.past,
      { pages: [{ events: [anEvent('b')], next: undefined }], pageParams: [''] },
      'event b',
    ],
  ])('is shown when it is %s, as old as the list', async (_, key, data, title) => {
    const { backend, server } = createTestBackend();
    server.before = () => {
      throw new AppError({ kind: 'offline' });
    };
    const services = createServices({
      session: createSession({ connect: () => Promise.resolve(backend), mayBeSignedIn: false }),
    });
    getQueryClient(services).setQueryData(key, data, { updatedAt: READ_AT });
    const root = createRoot(container);
    await act(async () =>
      root.render(
        <ServicesProvider services={services}>
          <DataProvider>
            <Title />
          </DataProvider>
        </ServicesProvider>,
      ),
    );
    expect(container.textContent).toBe(`${title} ${READ_AT}`);
    await act(async () => root.unmount());
    services.dispose();
  });
});
