import { encodeFields, fromPlain, type Fields } from '../../mocks/src/firestore/value';
import type { Emulator } from '../emulator';
import { people, type Token, type Who } from './people';
import { changedBy, requestOf, type WireRequest } from './request';
import type { Door } from './door';
import type { Data } from './samples';
import { world } from './world';

/** The project whose coverage is read. */
export const PROJECT = 'demo-gschool-rules';

/** The project of the attempts aside: the same rules, a coverage of its own. */
const ASIDE = 'demo-gschool-aside';

const base64url = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token, which the emulator accepts. */
export const bearer = (token: Token): string =>
  [base64url({ alg: 'none', typ: 'JWT' }), base64url({ user_id: token.sub, ...token }), ''].join(
    '.',
  );

const documentOf = (name: string, data: Data): unknown => ({
  update: { name, fields: encodeFields(fromPlain(data) as Fields) },
});

const openProject = async ({ host, port }: Emulator, project: string): Promise<Door> => {
  const root = `projects/${project}/databases/(default)/documents`;
  const send = ({ method, parent, body }: WireRequest, authorization?: string): Promise<Response> =>
    fetch(`http://${host}:${port}/v1/${root}${parent && `/${parent}`}:${method}`, {
      method: 'POST',
      headers: authorization ? { authorization: `Bearer ${authorization}` } : {},
      body: JSON.stringify(body),
    });

  /** `owner` is the emulator's word for the trusted side. */
  const restore = async (paths: readonly string[]): Promise<void> => {
    const writes = paths.map((path) => {
      const data = world[path];
      return data ? documentOf(`${root}/${path}`, data) : { delete: `${root}/${path}` };
    });
    const answer = await send({ method: 'commit', parent: '', body: { writes } }, 'owner');
    if (!answer.ok) throw new Error(`The world cannot be restored: ${await answer.text()}`);
  };

  const tokenOf = (who: Who): string | undefined => {
    const token = people[who];
    return token === null ? undefined : bearer(token);
  };

  await restore(Object.keys(world));
  return {
    isAllowed: async (attempt) => {
      const answer = await send(requestOf(attempt, root), tokenOf(attempt.who));
      const text = await answer.text();
      if (answer.status === 403) return false;
      // A request that fails for another reason proves nothing about the rules.
      if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
      const changed = changedBy(attempt);
      if (changed.length > 0) await restore([...new Set(changed)]);
      return true;
    },
  };
};

/** Opens the official emulator for attempts; every allowed one is undone before the next. */
export const openEmulator = async (emulator: Emulator): Promise<Door> => {
  const counted = await openProject(emulator, PROJECT);
  const aside = await openProject(emulator, ASIDE);
  return {
    isAllowed: (attempt) => (attempt.isAside ? aside : counted).isAllowed(attempt),
  };
};
