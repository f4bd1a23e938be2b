import { permissionDenied, unauthenticated, unavailable, type ServiceError } from '../errors';
import type { Caller } from '../firestore/operations';
import { parseOperationUrl, restOperations } from '../firestore/restOperations';
import { ADMIN_TOKEN, isExpired, parseToken } from '../identity/token';
import { openContent, openSchool } from '../admin/openSchool';
import { publishDue } from '../admin/publishDue';
import type { MockContext } from './context';
import { unimplemented, type Call, type Service } from './endpoint';

/**
 * The caller of a request. Firestore rejects an expired or foreign token. Without a token, the
 * caller is a visitor.
 */
function callerOf({ request }: Call, { store, scenario }: MockContext): Caller {
  const now = store.clock.now();
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!bearer) return { claims: null, now };
  if (bearer === ADMIN_TOKEN) return { claims: null, bypassesRules: true, now };
  const claims = parseToken(bearer);
  if (!claims || isExpired(claims) || scenario() === 'expired-token') throw unauthenticated();
  return { claims, now };
}

/** Documents of the school's content that only the studio reads. */
const studioPaths = /^(drafts|releases|sources|releaseLog|plannedReleases)(\/|$)/;
const livePaths = /^(catalogue|videos|events)(\/|$)/;

const deniedPaths = /^(catalogue|videos|events|orders)(\/|$)/;

/** Throws in scenarios that affect the whole service, before any access rule is checked. */
function applyScenario(context: MockContext, paths: readonly string[]): void {
  if (context.scenario() === 'error') throw unavailable();
  if (context.scenario() === 'denied' && paths.some((path) => deniedPaths.test(path))) {
    throw permissionDenied();
  }
}

/** `firestore.googleapis.com`: the REST API that `firebase/firestore/lite` uses. */
export const firestore: Service = {
  name: 'firestore',
  pattern: /^https:\/\/firestore\.googleapis\.com\/.*/,
  async respond(call, context) {
    const url = parseOperationUrl(call.url.pathname);
    if (!url) throw unimplemented(`${call.request.method} ${call.url.pathname}`);
    const { name, root, parent } = url;
    const request = JSON.parse(call.body || '{}') as Record<string, unknown>;
    const operation = restOperations[name](request, { root, parent, store: context.store });
    call.label = `${name} ${summarize(operation.paths)}`;
    applyScenario(context, operation.paths);
    const isIn = (pattern: RegExp) => operation.paths.some((path) => pattern.test(path));
    if (isIn(/^(acts|actLog)(\/|$)/)) await openSchool(context);
    if (isIn(studioPaths)) await openContent(context);
    if (isIn(studioPaths) || isIn(livePaths)) await publishDue(context);
    const response = operation.run(callerOf(call, context));
    await context.store.flush();
    return response;
  },
  // A streamed response wraps its error in a list.
  errorBody: ({ code, message, status }: ServiceError, call) => {
    const body = { error: { code, message, status } };
    return call.url.pathname.endsWith(':commit') ? body : [body];
  },
};

const summarize = (paths: readonly string[]): string =>
  paths.length > 2 ? `${paths[0]} +${paths.length - 1}` : paths.join(', ');
