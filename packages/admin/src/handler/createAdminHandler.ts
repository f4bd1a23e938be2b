import type { CatalogueWithArchive, Role } from '@gschool/domain';

import { AdminError } from '../adminError';
import {
  MAX_ACTS_WITHOUT_RECENT_SIGN_IN,
  RECENT_SIGN_IN_MS,
  recentSignInKinds,
  type ActRequest,
  type ActsBody,
  type ActsResponse,
  type AdminErrorBody,
  type AdminErrorCode,
} from '../contract';
import { getClaims } from '../member/account';
import type { QueryServices } from '../queries/adminQueryServices';
import { runQuery } from '../queries/runQuery';
import { actsBodySchema, queryBodySchema } from '../requestSchemas';
import { countRequests, type RateKind, type RateLimitService } from './rateLimit';
import { readJson } from './readJson';
import { runActList } from './runActList';

/** The caller of a request, from a valid ID token. */
export interface Caller {
  uid: string;
  /** The role in the token. */
  role: Role;
  /** When the caller signed in, in epoch milliseconds. */
  signedInAt: number;
}

export interface AdminOptions {
  services: QueryServices;
  limits: RateLimitService;
  /** The origins whose pages may call the function. */
  origins: readonly string[];
  /**
   * The caller of an ID token; null if the token is not valid, has expired or was revoked, or if the
   * account is disabled or deleted.
   */
  readCaller: (token: string) => Promise<Caller | null>;
  /** Checks the App Check token of a request. Null if App Check is off. */
  verifyAppCheck: ((token: string) => Promise<boolean>) | null;
  /** Epoch milliseconds. */
  now: () => number;
  /** Called with an unexpected error. The caller is told `unavailable`. */
  onError: (error: unknown) => void;
}

/** The longest body: 500 acts have about 200 KB, and a publication of 500 named drafts 160 KB. */
const MAX_BODY_BYTES = 400_000;
const CATALOGUE_CACHED_MS = 60_000;

const statuses: Partial<Record<AdminErrorCode, number>> = {
  unauthenticated: 401,
  forbidden: 403,
  'recent-sign-in-required': 403,
  'account-not-found': 404,
  'order-not-found': 404,
  'not-found': 404,
  'rate-limited': 429,
  unavailable: 503,
};

const refuse = (error: AdminErrorBody, status = statuses[error.code] ?? 400): Response =>
  Response.json(
    { error },
    {
      status,
      headers: error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) },
    },
  );

/** Whether an act needs a sign-in in the last five minutes. */
const needsRecentSignIn = ({ kind, args }: ActRequest): boolean =>
  recentSignInKinds.includes(kind) || ('isMassDeletion' in args && args.isMassDeletion === true);

/** Whether an act or a query reads the whole content of the school. */
const isAboutContent = (kind: string): boolean => kind.startsWith('catalogue.');

/**
 * Answers the requests of the studio (`contract.ts`): `POST acts` and `POST queries`, with an ID
 * token of an administrator. It uses only Web APIs, so the deployed function and the mock run the
 * same code.
 *
 * @returns a handler that gets the path after the function's URL, without the leading slash
 */
export const createAdminHandler = ({
  services,
  limits,
  origins,
  readCaller,
  verifyAppCheck,
  now,
  onError,
}: AdminOptions): ((request: Request, path: string) => Promise<Response>) => {
  let cached: { readAt: number; catalogue: Promise<CatalogueWithArchive> } | null = null;
  /** Reads the catalog at most once a minute: it has a document for each product and price. */
  const readCatalogue = (): Promise<CatalogueWithArchive> => {
    const time = now();
    if (cached !== null && Math.abs(time - cached.readAt) < CATALOGUE_CACHED_MS)
      return cached.catalogue;
    const catalogue = services.orders.readCatalogue();
    const entry = { readAt: time, catalogue };
    cached = entry;
    catalogue.catch(() => {
      if (cached === entry) cached = null;
    });
    return catalogue;
  };

  /** The administrator who calls. Throws an `AdminError` for any other caller. */
  const readAdministrator = async ({ headers }: Request): Promise<Caller> => {
    if (verifyAppCheck !== null) {
      const token = headers.get('x-firebase-appcheck');
      if (token === null || !(await verifyAppCheck(token))) throw new AdminError('unauthenticated');
    }
    const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
    const caller = token === undefined ? null : await readCaller(token);
    if (caller === null) throw new AdminError('unauthenticated');
    if (caller.role !== 'admin') throw new AdminError('forbidden');
    // A token keeps its claims for up to an hour. A role that was taken away ends at once.
    const account = await services.accounts.find({ uid: caller.uid });
    if (account === null) throw new AdminError('unauthenticated');
    if (getClaims(account).role !== 'admin') throw new AdminError('forbidden');
    return caller;
  };

  const limit = async (uid: string, kind: RateKind, amount: number): Promise<void> => {
    const retryAfter = await countRequests(limits, uid, kind, amount, now());
    if (retryAfter !== null) throw new AdminError('rate-limited', { retryAfter });
  };

  const runActs = async (
    { acts, isDryRun = false, total = 0 }: ActsBody,
    { uid, signedInAt }: Caller,
  ): Promise<ActsResponse> => {
    const hasRecentSignIn = now() - signedInAt <= RECENT_SIGN_IN_MS;
    const needsSignIn =
      Math.max(acts.length, total) > MAX_ACTS_WITHOUT_RECENT_SIGN_IN ||
      acts.some(needsRecentSignIn);
    if (needsSignIn && !hasRecentSignIn && !isDryRun)
      throw new AdminError('recent-sign-in-required');
    const getContext = () => ({
      by: uid,
      now: now(),
      isDryRun,
      hasRecentSignIn: isDryRun || hasRecentSignIn,
    });
    return { results: await runActList(services, acts, getContext, onError) };
  };

  const answer = async (request: Request, path: string): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    if (path !== 'acts' && path !== 'queries') throw new AdminError('not-found');
    if (request.method !== 'POST') return refuse({ code: 'not-found' }, 405);
    const caller = await readAdministrator(request);
    const body = await readJson(request, MAX_BODY_BYTES);
    if (path === 'acts') {
      const parsed = actsBodySchema.safeParse(body?.value);
      if (!parsed.success) throw new AdminError('invalid-argument');
      await limit(caller.uid, 'acts', parsed.data.acts.length);
      const publications = parsed.data.acts.filter(({ kind }) => isAboutContent(kind)).length;
      if (publications > 0) await limit(caller.uid, 'publications', publications);
      return Response.json(await runActs(parsed.data, caller));
    }
    const parsed = queryBodySchema.safeParse(body?.value);
    if (!parsed.success) throw new AdminError('invalid-argument');
    await limit(caller.uid, 'queries', 1);
    if (isAboutContent(parsed.data.kind)) await limit(caller.uid, 'plans', 1);
    const context = { services, now: now(), readCatalogue };
    return Response.json({ result: await runQuery(context, parsed.data.kind, parsed.data.args) });
  };

  return async (request, path) => {
    const response = await answer(request, path).catch((error: unknown) => {
      if (error instanceof AdminError) return refuse(error.body);
      onError(error);
      return refuse({ code: 'unavailable' });
    });
    const { headers } = response;
    headers.set('Cache-Control', 'no-store');
    headers.set('Vary', 'Origin');
    headers.set('X-Content-Type-Options', 'nosniff');
    const origin = request.headers.get('origin');
    if (origin !== null && origins.includes(origin)) {
      headers.set('Access-Control-Allow-Origin', origin);
      headers.set('Access-Control-Allow-Methods', 'POST');
      headers.set(
        'Access-Control-Allow-Headers',
        'Authorization, Content-Type, X-Firebase-AppCheck',
      );
      headers.set('Access-Control-Expose-Headers', 'Retry-After');
      headers.set('Access-Control-Max-Age', '3600');
    }
    return response;
  };
};
