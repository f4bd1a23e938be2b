/** A recorded HTTP response. */
export interface RecordedResponse {
  /** The last part of the URL. */
  operation: string;
  path: string;
  status: number;
  body: unknown;
}

/** The responses of the emulator and of the mock. */
interface RecordedResponses {
  emulator: RecordedResponse[];
  mock: RecordedResponse[];
}

const noResponses = (): RecordedResponses => ({ emulator: [], mock: [] });
let responses = noResponses();
const send = globalThis.fetch;

/** The JSON of a response; null for the emulator's own API. */
const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Wraps `fetch`. Import this file after the mock and before Firebase. */
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

/** Returns the responses since the last call. */
export function takeResponses(): RecordedResponses {
  const result = responses;
  responses = noResponses();
  return result;
}
