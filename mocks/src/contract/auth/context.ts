import { connectAuthEmulator, type Auth, type Persistence } from 'firebase/auth';

import { connect } from '../connect';
import { ADMIN_TOKEN } from '../../identity/token';
import type { CustomClaims } from '../../store/types';

/** The mock or the Auth emulator. */
export interface AuthService {
  projectId: string;
  /** `http://127.0.0.1:PORT/` of the emulator; undefined for the mock. */
  emulator?: string | undefined;
  /** The code in the last email to an address; '' if there is none. */
  lastCode(to: string): Promise<string>;
}

/** Everything a case uses: the real SDK, unique email addresses and the Admin SDK's requests. */
export interface AuthContext {
  /** Creates the SDK in a separate app. An app with the same `page` restores its session. */
  connect(persistence?: Persistence, page?: string): Auth;
  /** An email address that no other case uses. */
  emailFor(name?: string): string;
  lastCode(to: string): Promise<string>;
  /** Deletes an app, the way closing the page does. */
  closeApp(auth: Auth): Promise<void>;
  disable(uid: string): Promise<void>;
  setClaims(uid: string, claims: CustomClaims): Promise<void>;
  verifyEmail(uid: string): Promise<void>;
  /** Revokes all tokens of an account. */
  revokeTokens(uid: string): Promise<void>;
  deleteAccount(uid: string): Promise<void>;
}

/** Revocation times are whole seconds, so a session from the same second would stay valid. */
const secondsAhead = (seconds: number): string => String(Math.floor(Date.now() / 1000) + seconds);

/** Creates the context of a case. `close` deletes its apps. */
export function createAuthContext(
  name: string,
  service: AuthService,
): AuthContext & { close(): Promise<void> } {
  const { projectId, emulator, lastCode } = service;
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const opened = new Map<Auth, () => Promise<void>>();
  const host = 'identitytoolkit.googleapis.com';
  const base = emulator ? `${emulator}${host}` : `https://${host}`;

  /** Sends a request the way the Admin SDK does. */
  const adminRequest = async (operation: string, body: object): Promise<void> => {
    const response = await fetch(`${base}/v1/projects/${projectId}/accounts:${operation}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
  };

  const closeApp = async (auth: Auth): Promise<void> => {
    await opened.get(auth)?.();
    opened.delete(auth);
  };

  return {
    connect(persistence, page) {
      const appName = page && `${page} ${emulator ?? 'mock'}`;
      const { auth, close } = connect(persistence, appName, projectId);
      if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
      opened.set(auth, close);
      return auth;
    },
    emailFor: (who = 'somebody') => `${who}.${slug}@gschool.example`,
    lastCode,
    closeApp,
    disable: (localId) => adminRequest('update', { localId, disableUser: true }),
    setClaims: (localId, claims) =>
      adminRequest('update', { localId, customAttributes: JSON.stringify(claims) }),
    verifyEmail: (localId) => adminRequest('update', { localId, emailVerified: true }),
    revokeTokens: (localId) => adminRequest('update', { localId, validSince: secondsAhead(5) }),
    deleteAccount: (localId) => adminRequest('delete', { localId }),
    async close() {
      for (const auth of [...opened.keys()]) await closeApp(auth);
    },
  };
}
