/** One answer as it went over the wire. */
export interface RecordedResponse {
  /** What was asked: the last part of the address. */
  operation: string;
  path: string;
  status: number;
  body: unknown;
}

/** What an emulator and what the mock answered. */
interface RecordedResponses {
  emulator: RecordedResponse[];
  mock: RecordedResponse[];
}

const noResponses = (): RecordedResponses => ({ emulator: [], mock: [] });
let responses = noResponses();
const send = globalThis.fetch;

/** The JSON of an answer; an emulator's own pages have none. */
const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Stands between the SDK and `fetch`; import it after the mock and before anything of Firebase. */
globalThis.fetch = async (input, init) => {
  const response = await send(input, init);
  const { hostname, pathname } = new URL(input instanceof Request ? input.url : input);
  const operation = /[:/](\w+)$/.exec(pathname)?.[1] ?? pathname;
  const { status } = response;
  const body = await bodyOf(response.clone());
  responses[hostname === '127.0.0.1' ? 'emulator' : 'mock'].push({
    operation,
    path: pathname,
    status,
    body,
  });
  return response;
};

/** The answers since the last call. */
export function takeResponses(): RecordedResponses {
  const result = responses;
  responses = noResponses();
  return result;
}
