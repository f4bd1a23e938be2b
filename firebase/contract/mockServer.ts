import { createMockServer } from '../../mocks/src/node';

/**
 * The mock beside an emulator, in one process: requests to this machine go out. Import it before
 * anything of Firebase: in Node the SDK keeps the `fetch` that it finds while it is being imported.
 */
export const server = await createMockServer();

server.msw.listen({
  onUnhandledRequest(request, print) {
    if (new URL(request.url).hostname !== '127.0.0.1') print.error();
  },
});
