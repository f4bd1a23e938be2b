import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An uploaded object. */
interface StoredObject {
  size: number;
  md5: string;
  contentType: string;
  cacheControl: string;
  isPublic: boolean;
}

/** An in-memory implementation of the part of Cloud Storage's JSON API that a publication uses. */
export interface MockStorage {
  /** `host:port`, for FIREBASE_STORAGE_EMULATOR_HOST. */
  host: string;
  readonly objects: Map<string, StoredObject>;
  /** Whether the bucket has uniform access, so that single objects can't be made public. */
  isUniform: boolean;
  stop(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** The two parts of a multipart upload: metadata as JSON, then the bytes. */
const parseMultipart = (body: Buffer, type: string) => {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? '';
  const [, first = '', second = ''] = body.toString('latin1').split(`--${boundary}`);
  const content = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4, -2);
  return {
    metadata: JSON.parse(Buffer.from(content(first), 'latin1').toString()) as Record<
      string,
      string
    >,
    bytes: Buffer.from(content(second), 'latin1'),
  };
};

/** Starts a storage service with one bucket. */
export const startMockStorage = async (bucket: string): Promise<MockStorage> => {
  const objects = new Map<string, StoredObject>();
  const respond = (response: ServerResponse, status: number, body: object = {}) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const resource = (name: string, object: StoredObject) => ({
    name,
    bucket,
    size: String(object.size),
    md5Hash: object.md5,
    contentType: object.contentType,
  });
  const upload = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const { metadata, bytes } = parseMultipart(
      await readBody(request),
      request.headers['content-type'] ?? '',
    );
    const name = metadata['name'] ?? url.searchParams.get('name') ?? '';
    const acl = url.searchParams.get('predefinedAcl');
    if (acl && storage.isUniform) return respond(response, 400, { error: { code: 400 } });
    const object = {
      size: bytes.length,
      md5: createHash('md5').update(bytes).digest('base64'),
      contentType: metadata['contentType'] ?? '',
      cacheControl: metadata['cacheControl'] ?? '',
      isPublic: acl === 'publicRead',
    };
    objects.set(name, object);
    return respond(response, 200, resource(name, object));
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://storage');
    const path = decodeURIComponent(url.pathname);
    if (request.method === 'POST' && path.includes(`/b/${bucket}/o`)) {
      void upload(request, response, url);
    } else if (request.method === 'HEAD') {
      const isPublic = objects.get(path.slice(`/${bucket}/`.length))?.isPublic === true;
      response.writeHead(isPublic ? 200 : 403).end();
    } else if (path.endsWith(`/b/${bucket}/o`)) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const found = [...objects].filter(([name]) => name.startsWith(prefix));
      respond(response, 200, { items: found.map(([name, object]) => resource(name, object)) });
    } else if (path.endsWith(`/b/${bucket}`)) {
      const uniformBucketLevelAccess = { enabled: storage.isUniform };
      respond(response, 200, { name: bucket, iamConfiguration: { uniformBucketLevelAccess } });
    } else {
      respond(response, 404, { error: { code: 404, message: 'not found' } });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const storage: MockStorage = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    isUniform: false,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return storage;
};
