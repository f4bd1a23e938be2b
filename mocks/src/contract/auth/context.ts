import { connectAuthEmulator, type Auth, type Persistence } from 'firebase/auth';
import { connect } from '../connect';
import type { CustomClaims } from '../../store/types';

/** An identity service: the mock, or the official emulator. */
export interface AuthService {
  projectId: string;
  /** `http://127.0.0.1:PORT/` of an emulator; undefined is the service's own address. */
  emulator?: string | undefined;
  /** The code of the last mail to an address; '' when there was none. */
  lastCode(to: string): Promise<string>;
}

/** What a case works with: the real SDK, addresses of its own, and the trusted side. */
export interface AuthContext {
  /** The SDK in an app of its own, nobody signed in. A page finds again what it kept, by its name. */
  connect(persistence?: Persistence, page?: string): Auth;
  /** An address that no other case uses. */
  emailFor(name?: string): string;
  lastCode(to: string): Promise<string>;
  /** Ends an app of `connect`: its page is closed. */
  closeApp(auth: Auth): Promise<void>;
  disable(uid: string): Promise<void>;
  setClaims(uid: string, claims: CustomClaims): Promise<void>;
  verifyEmail(uid: string): Promise<void>;
  /** Ends every session of an account: they began before the instant that is given. */
  revokeTokens(uid: string): Promise<void>;
  deleteAccount(uid: string): Promise<void>;
}

/** Whole seconds decide, and a session begun in the same one would stay. */
const secondsAhead = (seconds: number): string => String(Math.floor(Date.now() / 1000) + seconds);

/** A bed for the case of this name; `close` ends what it opened. */
export function createAuthContext(
  name: string,
  service: AuthService,
): AuthContext & { close(): Promise<void> } {
  const { projectId, emulator, lastCode } = service;
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const opened = new Map<Auth, () => Promise<void>>();
  const host = 'identitytoolkit.googleapis.com';
  const base = emulator ? `${emulator}${host}` : `https://${host}`;

  /** As firebase-admin does it. */
  const adminRequest = async (operation: string, body: object): Promise<void> => {
    const response = await fetch(`${base}/v1/projects/${projectId}/accounts:${operation}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
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
