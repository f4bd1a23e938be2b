import { createMockServer } from '../node';

/** The mock server. It starts when this module is imported. */
export const server = await createMockServer({ slowDelay: [20, 30] });
server.listen();
