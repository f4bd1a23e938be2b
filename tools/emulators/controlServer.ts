import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import type { PaymentEvent } from '../../mocks/src/payments/paymentEvents';
import { repositoryRoot } from '../vite/root';

/** The port of the hosted payment page. */
export const CONTROL_PORT = 4242;

/** The URL of the hosted payment page. */
export const checkoutPageUrl = `http://localhost:${CONTROL_PORT}/checkout.html`;

/** Handlers for requests that do not just return a file. */
export interface ControlHandlers {
  onPayment(event: PaymentEvent & { kind: 'paid' }): Promise<void>;
  /** Resets the data. Returns the emails of the restored accounts. */
  onReset(): Promise<string[]>;
  /** Publishes what is due at a time (epoch milliseconds), as the function `publishDue` does. */
  onSchedule(now: number): Promise<void>;
}

const mockFile = (name: string): string =>
  readFileSync(join(repositoryRoot, 'mocks/public', name), 'utf8');

/** The demo's payment page, modified to send the payment to this server. */
const checkoutPage = (): string =>
  mockFile('checkout.html')
    .replace("script-src 'self';", "script-src 'self'; connect-src 'self';")
    .replace('<body>', '<body data-pay="/paid">');

const files: Readonly<Record<string, readonly [type: string, read: () => string]>> = {
  '/checkout.html': ['text/html; charset=utf-8', checkoutPage],
  '/checkout.js': ['text/javascript', () => mockFile('checkout.js')],
  '/checkout.css': ['text/css', () => mockFile('checkout.css')],
  '/favicon.svg': [
    'image/svg+xml',
    () => readFileSync(join(repositoryRoot, 'apps/site/public/favicon.svg'), 'utf8'),
  ],
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const isPayment = (value: unknown): value is PaymentEvent & { kind: 'paid' } =>
  typeof value === 'object' &&
  value !== null &&
  Reflect.get(value, 'kind') === 'paid' &&
  typeof Reflect.get(value, 'uid') === 'string' &&
  typeof Reflect.get(value, 'session') === 'string';

const respond = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { onPayment, onReset, onSchedule }: ControlHandlers,
): Promise<void> {
  const path = new URL(request.url ?? '/', checkoutPageUrl).pathname;
  const file = request.method === 'GET' ? files[path] : undefined;
  if (file) {
    response.writeHead(200, { 'content-type': file[0], 'cache-control': 'no-cache' });
    response.end(file[1]());
  } else if (request.method === 'POST' && path === '/paid') {
    const event: unknown = JSON.parse(await readBody(request));
    if (!isPayment(event)) return respond(response, 400, { error: 'not a payment' });
    await onPayment(event);
    respond(response, 200, {});
  } else if (request.method === 'POST' && path === '/reset') {
    respond(response, 200, { changed: await onReset() });
  } else if (request.method === 'POST' && path === '/schedule') {
    const { now } = JSON.parse(await readBody(request)) as { now?: unknown };
    if (typeof now !== 'number') return respond(response, 400, { error: 'not a time' });
    await onSchedule(now);
    respond(response, 200, {});
  } else respond(response, 404, { error: 'not found' });
}

/**
 * Serves the hosted payment page and, for journeys, handles requests to reset the data and to run the
 * schedule, for which there is no emulator. Rejects if the port is taken.
 */
export function startControlServer(handlers: ControlHandlers): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request, response, handlers).catch((error: unknown) => {
      console.error(error);
      respond(response, 500, { error: String(error) });
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(CONTROL_PORT, '127.0.0.1', () =>
      resolve({
        stop: () => {
          server.closeAllConnections();
          return new Promise((done) => server.close(() => done()));
        },
      }),
    );
  });
}
