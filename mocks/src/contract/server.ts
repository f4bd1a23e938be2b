import { createMockServer } from '../node';

/** The mock server. Import it before Firebase: in Node, the SDK stores `fetch` on import. */
export const server = await createMockServer({ slowDelay: [20, 30] });
server.listen();
