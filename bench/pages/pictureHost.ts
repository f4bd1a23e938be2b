import { productionSettings } from '../../tools/build/artifacts';
import { createPicture } from './plainPages';
import { startServer } from './server';

/** The server of the pictures on other hosts. */
export interface PictureHost {
  /** The browser's flags: the pictures' host is this server, and all other hosts do not exist. */
  flags: readonly string[];
  stop(): void;
}

const { hostname } = new URL(productionSettings.VITE_SAMPLE_CLIPS);

/**
 * Answers the requests for pictures that a production build sends to another host, with the
 * picture of the plain pages. Without an answer, the app would replace the picture with a drawing
 * after it has started, and Lighthouse would take the drawing for the largest paint.
 */
export async function startPictureHost(): Promise<PictureHost> {
  const answer = {
    status: 200,
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
    body: createPicture(),
  };
  const missing = { status: 404, headers: {}, body: Buffer.alloc(0) };
  const server = await startServer(
    (path) => Promise.resolve(/\.(jpg|png|webp)$/.test(path) ? answer : missing),
    'h2',
  );
  const { port } = new URL(server.origin);
  return {
    flags: [
      '--no-proxy-server',
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP ${hostname} localhost:${port}, MAP * ~NOTFOUND, EXCLUDE localhost`,
    ],
    stop: server.stop,
  };
}
