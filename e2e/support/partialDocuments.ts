import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The delay of the rest of a document, in milliseconds. It is long enough for many frames. */
const DELAY_MS = 500;

/** Serves an app whose documents pause after the first match of `part`, as on a slow network. */
export async function servePartialDocuments(
  app: string,
  part: RegExp,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    void fetch(app + request.url).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      if (!type.startsWith('text/html')) return response.end(body);
      const html = body.toString();
      const { index = 0, 0: found = '' } = part.exec(html) ?? {};
      response.write(html.slice(0, index + found.length));
      return setTimeout(() => response.end(html.slice(index + found.length)), DELAY_MS);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
