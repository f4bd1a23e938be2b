/** One answer as it went over the wire. */
export interface Answer {
  /** What was asked: the last part of the address. */
  operation: string;
  path: string;
  status: number;
  body: unknown;
}

/** What an emulator and what the mock answered. */
interface Answers {
  official: Answer[];
  mock: Answer[];
}

const nothing = (): Answers => ({ official: [], mock: [] });
let recorded = nothing();
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
  recorded[hostname === '127.0.0.1' ? 'official' : 'mock'].push({
    operation,
    path: pathname,
    status,
    body,
  });
  return response;
};

/** The answers since the last call. */
export function takeAnswers(): Answers {
  const taken = recorded;
  recorded = nothing();
  return taken;
}
