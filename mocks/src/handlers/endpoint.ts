import { http, HttpResponse, type HttpHandler } from 'msw';
import { ServiceError } from '../errors';
import type { MockContext } from './context';

/** A request as a service sees it. */
export interface Call {
  request: Request;
  url: URL;
  /** What was sent, and the same read as text. */
  bytes: Uint8Array<ArrayBuffer>;
  body: string;
  /** Words for the inspector; the service fills it in. */
  label: string;
}

/** One service: which addresses it answers and how it words an error. */
export interface Service {
  name: string;
  pattern: RegExp;
  /** Returns the JSON of the answer, or a whole response, or throws a `ServiceError`. */
  respond(call: Call, context: MockContext): Promise<unknown>;
  /** The body of an error; defaults to Google's `{error: {code, message, status}}`. */
  errorBody?(error: ServiceError, call: Call): unknown;
}

let delayIndex = 0;

/** A different wait each time, the same ones in every run. */
async function delay([shortest, longest]: readonly [number, number]): Promise<void> {
  delayIndex = (delayIndex + 1) % 4;
  const ms = shortest + ((longest - shortest) * delayIndex) / 3;
  await new Promise((resolve) => setTimeout(resolve, ms));
}

const googleError = ({ code, message, status }: ServiceError): unknown => ({
  error: { code, message, status },
});

/** The last part of an address, which names the operation. */
const operationName = (url: URL): string =>
  decodeURIComponent(url.pathname.split(/[/:]/).at(-1) ?? '');

/** Wraps a service for MSW: scenario, errors, log. */
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
    if (context.scenario() === 'offline') return done(HttpResponse.error());
    try {
      const answer = await service.respond(call, context);
      return done(answer instanceof Response ? answer : HttpResponse.json(answer as object));
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

/** An operation that the mock has not learnt. */
export const unimplemented = (what: string): ServiceError =>
  new ServiceError(501, 'UNIMPLEMENTED', `the mock does not answer ${what}`);
