import { http, HttpResponse, type HttpHandler } from 'msw';

import { ServiceError } from '../errors';
import type { MockContext } from './context';

/** A request with its parsed parts. */
export interface Call {
  request: Request;
  url: URL;
  /** The request body, as bytes and as text. */
  bytes: Uint8Array<ArrayBuffer>;
  body: string;
  /** The label in the inspector. The service sets it. */
  label: string;
}

/** A Firebase service: the URLs it handles and its error format. */
export interface Service {
  name: string;
  pattern: RegExp;
  /** Returns JSON or a `Response`, or throws a `ServiceError`. */
  respond(call: Call, context: MockContext): Promise<unknown>;
  /** The body of an error; defaults to Google's `{error: {code, message, status}}`. */
  errorBody?(error: ServiceError, call: Call): unknown;
}

/**
 * Whether the browser is offline. The mock checks this itself, because it needs no network and
 * would still respond.
 */
export const isBrowserOffline = (): boolean => globalThis.navigator?.onLine === false;

let delayIndex = 0;

/** Waits for a different time on each call. The sequence of times is the same in every run. */
async function delay([shortest, longest]: readonly [number, number]): Promise<void> {
  delayIndex = (delayIndex + 1) % 4;
  const ms = shortest + ((longest - shortest) * delayIndex) / 3;
  await new Promise((resolve) => setTimeout(resolve, ms));
}

const googleError = ({ code, message, status }: ServiceError): unknown => ({
  error: { code, message, status },
});

/** The last part of the URL, which is the name of the operation. */
const operationName = (url: URL): string =>
  decodeURIComponent(url.pathname.split(/[/:]/).at(-1) ?? '');

/** Creates the MSW handler of a service, with scenarios, errors and the request log. */
export function endpoint(service: Service, context: MockContext): HttpHandler {
  return http.all(service.pattern, async ({ request }) => {
    const startedAt = Date.now();
    const url = new URL(request.url);
    const bytes = new Uint8Array(await request.arrayBuffer());
    const body = new TextDecoder().decode(bytes);
    const call: Call = {
      request,
      url,
      bytes,
      body,
      label: `${service.name} ${operationName(url)}`,
    };
    const done = (response: Response, isUnhandled = false): Response => {
      context.store.requests.add({
        at: context.store.clock.now(),
        method: request.method,
        label: call.label,
        status: response.type === 'error' ? 0 : response.status,
        ms: Date.now() - startedAt,
        isUnhandled,
      });
      return response;
    };
    if (context.scenario() === 'slow') await delay(context.slowDelay);
    if (context.scenario() === 'offline' || isBrowserOffline()) return done(HttpResponse.error());
    try {
      const result = await service.respond(call, context);
      return done(result instanceof Response ? result : HttpResponse.json(result as object));
    } catch (error) {
      const known =
        error instanceof ServiceError ? error : new ServiceError(500, 'INTERNAL', String(error));
      const isUnhandled = known.code >= 500 && known.status !== 'UNAVAILABLE';
      if (isUnhandled) context.onUnhandled(`${request.method} ${request.url}: ${known.message}`);
      const body = service.errorBody?.(known, call) ?? googleError(known);
      return done(HttpResponse.json(body as object, { status: known.code }), isUnhandled);
    }
  });
}

/** The error for an operation that the mock does not have. */
export const unimplemented = (what: string): ServiceError =>
  new ServiceError(501, 'UNIMPLEMENTED', `the mock does not answer ${what}`);
