import { permissionDenied, unauthenticated, unavailable, type ServiceError } from '../errors';
import {
  batchGet,
  commit,
  runAggregation,
  runStructured,
  type Viewer,
} from '../firestore/operations';
import { isExpired, readToken } from '../identity/token';
import { pathOfName } from '../store/paths';
import type { MockContext } from './context';
import { unimplemented, type Call, type Service } from './endpoint';

const operations = {
  batchGet,
  commit,
  runQuery: runStructured,
  runAggregationQuery: runAggregation,
};

/** The token of the trusted side (the payment extension, the operator), as the emulators have it. */
const TRUSTED = 'owner';

/** Who asks; without a token a visitor. An expired or foreign token is refused, as Firestore does. */
function viewerOf({ request }: Call, { store, scenario }: MockContext): Viewer {
  const now = store.clock.now();
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!bearer) return { claims: null, now };
  if (bearer === TRUSTED) return { claims: null, isTrusted: true, now };
  const claims = readToken(bearer);
  if (!claims || isExpired(claims) || scenario() === 'expired-token') throw unauthenticated();
  return { claims, now };
}

const ADDRESS = /\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)(\/.*)?:(\w+)$/;

const content = /^(catalogue|videos|events|orders)(\/|$)/;

/** The scenarios that speak for the whole service, before any rule is asked. */
function playScenario(context: MockContext, touched: readonly string[]): void {
  if (context.scenario() === 'error') throw unavailable();
  if (context.scenario() === 'denied' && touched.some((path) => content.test(path))) {
    throw permissionDenied();
  }
}

/** `firestore.googleapis.com`: the documents, over the REST interface that the lite SDK speaks. */
export const firestore: Service = {
  name: 'firestore',
  pattern: /^https:\/\/firestore\.googleapis\.com\/.*/,
  async answer(call, context) {
    // Decoded after it is cut: an id in it may hold a slash's or a colon's code.
    const match = ADDRESS.exec(call.url.pathname)?.map((part) => decodeURIComponent(part ?? ''));
    const name = match?.[3] ?? '';
    if (!match || !Object.hasOwn(operations, name)) {
      throw unimplemented(`${call.request.method} ${call.url.pathname}`);
    }
    const parent = pathOfName(`${match[1]}${match[2] ?? ''}`);
    const request = JSON.parse(call.body || '{}') as Record<string, unknown>;
    const operation = operations[name as keyof typeof operations](request, {
      root: match[1] ?? '',
      parent,
      store: context.store,
    });
    call.label = `${name} ${describe(operation.touched)}`;
    playScenario(context, operation.touched);
    const answer = operation.run(viewerOf(call, context));
    await context.store.flush();
    return answer;
  },
  // Streamed answers wrap their error in a list.
  errorBody: ({ code, message, status }: ServiceError, call) => {
    const body = { error: { code, message, status } };
    return call.url.pathname.endsWith(':commit') ? body : [body];
  },
};

const describe = (paths: readonly string[]): string =>
  paths.length > 2 ? `${paths[0]} +${paths.length - 1}` : paths.join(', ');
