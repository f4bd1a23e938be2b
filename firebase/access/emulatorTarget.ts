import type { RulesTarget } from './accessCase';
import { toBase64url } from '../../mocks/src/base64url';
import { encodeFields, fromPlain, type Fields } from '../../mocks/src/firestore/value';
import { ADMIN_TOKEN } from '../../mocks/src/identity/token';
import type { EmulatorAddress } from '../emulator';
import { users, type Token, type UserName } from './users';
import { writtenPaths, toRestRequest, type RestRequest } from './restRequest';
import type { Data } from './samples';
import { storedDocuments } from './storedDocuments';

/** The project of the coverage report. */
export const PROJECT = 'demo-gschool-rules';

/** The project of the uncounted cases. It has the same rules and its own coverage. */
export const UNCOUNTED_PROJECT = 'demo-gschool-uncounted';

/** An unsigned ID token, which the emulator accepts. */
export const unsignedToken = (token: Token): string =>
  [
    { alg: 'none', typ: 'JWT' },
    { user_id: token.sub, ...token },
  ]
    .map((part) => `${toBase64url(JSON.stringify(part))}.`)
    .join('');

const writeOf = (name: string, data: Data): unknown => ({
  update: { name, fields: encodeFields(fromPlain(data) as Fields) },
});

const connectProject = async (
  { host, port }: EmulatorAddress,
  project: string,
): Promise<RulesTarget> => {
  const root = `projects/${project}/databases/(default)/documents`;
  const send = ({ method, parent, body }: RestRequest, authorization?: string): Promise<Response> =>
    fetch(`http://${host}:${port}/v1/${root}${parent && `/${parent}`}:${method}`, {
      method: 'POST',
      headers: authorization ? { authorization: `Bearer ${authorization}` } : {},
      body: JSON.stringify(body),
    });

  const restore = async (paths: readonly string[]): Promise<void> => {
    const writes = paths.map((path) => {
      const data = storedDocuments[path];
      return data ? writeOf(`${root}/${path}`, data) : { delete: `${root}/${path}` };
    });
    const response = await send({ method: 'commit', parent: '', body: { writes } }, ADMIN_TOKEN);
    if (!response.ok) throw new Error(`The documents cannot be restored: ${await response.text()}`);
  };

  const tokenOf = (user: UserName): string | undefined => {
    const token = users[user];
    return token === null ? undefined : unsignedToken(token);
  };

  await restore(Object.keys(storedDocuments));
  return {
    isAllowed: async (accessCase) => {
      const response = await send(toRestRequest(accessCase, root), tokenOf(accessCase.user));
      const text = await response.text();
      if (response.status === 403) return false;
      // Any other failure says nothing about the rules.
      if (!response.ok) throw new Error(`${response.status}: ${text}`);
      const written = writtenPaths(accessCase);
      if (written.length > 0) await restore([...new Set(written)]);
      return true;
    },
  };
};

/** Connects to the Firestore emulator and writes the stored documents. */
export const connectEmulator = async (emulator: EmulatorAddress): Promise<RulesTarget> => {
  const counted = await connectProject(emulator, PROJECT);
  const uncounted = await connectProject(emulator, UNCOUNTED_PROJECT);
  return {
    isAllowed: (accessCase) => (accessCase.isUncounted ? uncounted : counted).isAllowed(accessCase),
  };
};
