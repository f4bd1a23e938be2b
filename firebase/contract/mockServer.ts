import { createMockServer } from '../../mocks/src/node';

/**
 * The mock server. It starts when this module is imported. Requests to 127.0.0.1 pass through to the
 * emulator.
 */
export const server = await createMockServer();

server.msw.listen({
  onUnhandledRequest(request, print) {
    if (new URL(request.url).hostname !== '127.0.0.1') print.error();
  },
});
