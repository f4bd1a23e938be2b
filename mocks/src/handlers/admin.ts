import { permissionDenied, unauthenticated, unavailable, type ServiceError } from '../errors';
import type { MockContext } from './context';
import { openContent, openSchool } from '../admin/openSchool';
import { publishDue } from '../admin/publishDue';
import type { Service } from './endpoint';

/** Requests that need the releases. Any act may be undone, also a publication. */
const ABOUT_CONTENT = /"(catalogue\.\w+|act\.undo)"/;
const PATH = /^\/admin\/(.*)$/;

type AdminFunction = (request: Request, path: string) => Promise<Response>;

const functions = new WeakMap<MockContext, Promise<AdminFunction>>();

/**
 * Loads the function with the first request, because only the studio sends requests to it. The other
 * apps do not load its code, nor the members whom only the studio lists.
 */
const loadFunction = async (context: MockContext): Promise<AdminFunction> => {
  const { createAdminFunction } = await import('../admin/createFunction');
  return createAdminFunction(context);
};

const errorCodes: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'forbidden',
};

const getFunction = (context: MockContext): Promise<AdminFunction> => {
  let loading = functions.get(context);
  if (!loading) functions.set(context, (loading = loadFunction(context)));
  return loading;
};

/**
 * Loads the function, and creates the members and orders of the school, before the first request.
 * A deployed function has them already.
 */
export const prepareAdmin = async (context: MockContext): Promise<void> => {
  await Promise.all([getFunction(context), openSchool(context)]);
};

/** The `admin` function: what administrators do, and what only they read. */
export const admin: Service = {
  name: 'admin',
  pattern: /^https:\/\/[\w-]+\.cloudfunctions\.net\/admin\/.*/,
  async respond(call, context) {
    const { request, url, bytes } = call;
    const path = PATH.exec(url.pathname)?.[1] ?? '';
    call.label = `admin ${path}`;
    if (context.scenario() === 'error') throw unavailable();
    if (context.scenario() === 'denied') throw permissionDenied();
    if (context.scenario() === 'expired-token') throw unauthenticated();
    const answer = getFunction(context);
    await openSchool(context);
    if (ABOUT_CONTENT.test(call.body)) await openContent(context);
    await publishDue(context);
    const { method, headers } = request;
    const body = bytes.length > 0 ? { body: bytes } : {};
    return (await answer)(new Request(url, { method, headers, ...body }), path);
  },
  errorBody: ({ code }: ServiceError) => ({
    error: { code: errorCodes[code] ?? 'unavailable' },
  }),
};
