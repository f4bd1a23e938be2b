import { createAdminHandler, type Caller } from '@gschool/admin';
import { parseClaims } from '@gschool/domain';

import type { MockContext } from '../handlers/context';
import { authenticate } from '../identity/sessions';
import { parseToken } from '../identity/token';
import { createMockLimits, createMockServices } from './services';

/** Creates the deployed function `admin` with the mock's accounts, documents and clock. */
export const createAdminFunction = (
  context: MockContext,
): ((request: Request, path: string) => Promise<Response>) => {
  const { store, mediaBase, onUnhandled } = context;
  const readCaller = async (token: string): Promise<Caller | null> => {
    try {
      const { account, signIn } = authenticate(token, context);
      const { role } = parseClaims(parseToken(token));
      return { uid: account.localId, role, signedInAt: signIn.authTime * 1000 };
    } catch {
      return null;
    }
  };
  return createAdminHandler({
    services: createMockServices(store, mediaBase),
    limits: createMockLimits(store),
    origins: [new URL(mediaBase).origin],
    readCaller,
    verifyAppCheck: null,
    now: () => store.clock.now(),
    onError: (error) => onUnhandled(`admin: ${String(error)}`),
  });
};
