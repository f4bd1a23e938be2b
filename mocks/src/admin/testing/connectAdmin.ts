import type {
  ActRequest,
  ActsResponse,
  AdminErrorBody,
  AdminQueries,
  AdminQueryKind,
} from '@gschool/admin';
import { getResponse } from 'msw';

import { DEMO_PASSWORD } from '../../accounts';
import { createDemoPack } from '../../content';
import { createMock, type Mock } from '../../mock';
import type { ScenarioName } from '../../scenarios';
import { memoryPersistence } from '../../store/persistence/memory';
import type { Persistence } from '../../store/persistence/persistence';

const FUNCTION = 'https://europe-west1-demo-gschool.cloudfunctions.net/admin';
const ORIGIN = 'https://demo.gschool.example';

/** A response with its parsed body. */
interface AdminAnswer<T> {
  status: number;
  headers: Headers;
  body: T & { error?: AdminErrorBody };
}

export interface ConnectedAdmin {
  mock: Mock;
  unhandled: string[];
  /** Signs in with the password of the demo, and returns an ID token. */
  signIn(email: string): Promise<string>;
  /** Sends any request to the function. */
  send(path: string, init: RequestInit): Promise<Response>;
  runActs(
    token: string | null,
    acts: readonly ActRequest[],
    isDryRun?: boolean,
  ): Promise<AdminAnswer<ActsResponse>>;
  query<Kind extends AdminQueryKind>(
    token: string | null,
    kind: Kind,
    args: AdminQueries[Kind]['args'],
  ): Promise<AdminAnswer<{ result: AdminQueries[Kind]['result'] }>>;
}

/**
 * Creates a mock and sends requests to its `admin` function, without a server. To test a restart, pass
 * the same persistence twice.
 */
export async function connectAdmin(
  now: number,
  scenario: ScenarioName = 'default',
  persistence: Persistence = memoryPersistence(),
): Promise<ConnectedAdmin> {
  const unhandled: string[] = [];
  const mock = await createMock({
    pack: createDemoPack,
    base: `${ORIGIN}/`,
    now,
    scenario,
    persistence,
    actionUrl: `${ORIGIN}/auth/action`,
    checkoutUrl: `${ORIGIN}/checkout.html`,
    checkoutDelay: 0,
    slowDelay: [1, 2],
    onUnhandled: (what) => unhandled.push(what),
  });
  const fetchMock = async (request: Request): Promise<Response> => {
    const response = await getResponse([...mock.handlers], request);
    if (!response) throw new Error(`The mock has no handler for ${request.url}.`);
    return response;
  };
  const send = (path: string, init: RequestInit) =>
    fetchMock(new Request(`${FUNCTION}/${path}`, init));
  const post = async <T>(
    path: string,
    token: string | null,
    body: unknown,
  ): Promise<AdminAnswer<T>> => {
    const response = await send(path, {
      method: 'POST',
      headers: {
        origin: ORIGIN,
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const { status, headers } = response;
    return { status, headers, body: (await response.json()) as AdminAnswer<T>['body'] };
  };
  return {
    mock,
    unhandled,
    send,
    signIn: async (email) => {
      const response = await fetchMock(
        new Request('https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x', {
          method: 'POST',
          body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
        }),
      );
      return ((await response.json()) as { idToken: string }).idToken;
    },
    runActs: (token, acts, isDryRun) =>
      post('acts', token, { acts, ...(isDryRun !== undefined && { isDryRun }) }),
    query: (token, kind, args) => post('queries', token, { kind, args }),
  };
}
