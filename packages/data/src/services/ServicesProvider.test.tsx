// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { anAccount } from '../testing/anAccount';
import { createTestBackend } from '../testing/createTestBackend';
import { createSession } from '../session/createSession';
import { useSession, useSessionActions } from '../session/useSession';
import { createServices } from './createServices';
import { ServicesProvider } from './ServicesProvider';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

function Status() {
  return <p>{useSession().status}</p>;
}

const make = () => {
  const { backend, server } = createTestBackend();
  return { server, session: createSession({ connect: () => Promise.resolve(backend) }) };
};

describe('useSession', () => {
  it('throws outside of its provider', () => {
    expect(() => renderToString(<Status />)).toThrow(/within a ServicesProvider/);
    function Act() {
      useSessionActions();
      return null;
    }
    expect(() => renderToString(<Act />)).toThrow(/within a ServicesProvider/);
  });

  it('is signed out in a prerendered page, whatever the session state is', () => {
    const { session } = make();
    expect(session.get().status).toBe('loading');
    const html = renderToString(
      <ServicesProvider services={createServices({ session })}>
        <Status />
      </ServicesProvider>,
    );
    expect(html).toBe('<p>signedOut</p>');
  });

  it('follows the session', async () => {
    const { session, server } = make();
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    await act(async () => {
      root.render(
        <ServicesProvider services={createServices({ session })}>
          <Status />
        </ServicesProvider>,
      );
    });
    expect(container.textContent).toBe('loading');
    await act(async () => {
      session.start();
      await vi.waitFor(() => expect(session.get().status).toBe('signedOut'));
    });
    expect(container.textContent).toBe('signedOut');
    await act(async () => {
      server.setUser(anAccount('mira'));
      await vi.waitFor(() => expect(session.get().status).toBe('signedIn'));
    });
    expect(container.textContent).toBe('signedIn');
    await act(async () => root.unmount());
  });
});
