import { connect, createServer, type AddressInfo } from 'node:net';

/** Whether a process uses the port, over IPv4 or IPv6. */
async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => canConnect(host, port)));
  return answers.includes(true) || !(await canListen(port));
}

/**
 * Finds free ports, all different. The system returns a different port for each request, so two
 * processes that ask in the same second get different ports.
 */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.once('error', reject);
          server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** The ports that are in use. */
export async function takenPorts(ports: readonly number[]): Promise<number[]> {
  const taken = await Promise.all(ports.map(isTaken));
  return ports.filter((_port, index) => taken[index]);
}

/** Waits until a URL responds with anything except a server error. Throws after `limit` ms. */
export async function waitUntilAnswers(
  url: string,
  { limit = 180_000, signal }: { limit?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    signal?.throwIfAborted();
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
    await response?.body?.cancel();
    if (response && response.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${url} did not answer within ${Math.round(limit / 1000)} s`);
}

const canConnect = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port });
    socket.setTimeout(1000, () => socket.destroy());
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
