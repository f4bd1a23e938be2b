import { createMockServer } from '../node';

/**
 * The server of a contract test. Import it before anything of Firebase: in Node the SDK keeps the
 * `fetch` that it finds while it is being imported.
 */
export const server = await createMockServer({ slowDelay: [20, 30] });
server.listen();
