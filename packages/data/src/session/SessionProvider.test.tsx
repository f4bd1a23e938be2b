// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anAccount, createMemoryBackend } from '../testing/memoryBackend';
import { createSession } from './createSession';
import { SessionProvider, useSession, useSessionActions } from './SessionProvider';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

function Status() {
  return <p>{useSession().status}</p>;
}

const make = () => {
  const { backend, world } = createMemoryBackend();
  return { world, session: createSession({ connect: () => Promise.resolve(backend) }) };
};

describe('useSession', () => {
  it('throws outside of its provider (section 8)', () => {
    expect(() => renderToString(<Status />)).toThrow(/within a SessionProvider/);
    function Act() {
      useSessionActions();
      return null;
    }
    expect(() => renderToString(<Act />)).toThrow(/within a SessionProvider/);
  });

  it('is loading on the server, whatever the session knows', async () => {
    const { session } = make();
    session.start();
    await vi.waitFor(() => expect(session.get().status).toBe('signedOut'));
    const html = renderToString(
      <SessionProvider session={session}>
        <Status />
      </SessionProvider>,
    );
    expect(html).toBe('<p>loading</p>');
  });

  it('follows the session', async () => {
    const { session, world } = make();
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    await act(async () => {
      root.render(
        <SessionProvider session={session}>
          <Status />
        </SessionProvider>,
      );
    });
    expect(container.textContent).toBe('loading');
    await act(async () => {
      session.start();
      await vi.waitFor(() => expect(session.get().status).toBe('signedOut'));
    });
    expect(container.textContent).toBe('signedOut');
    await act(async () => {
      world.become(anAccount('mira'));
      await vi.waitFor(() => expect(session.get().status).toBe('signedIn'));
    });
    expect(container.textContent).toBe('signedIn');
    await act(async () => root.unmount());
  });
});
