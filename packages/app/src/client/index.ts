// Entry `@gschool/app/client`: starts an app in the browser.
export { startApp, type StartAppOptions } from './startApp';
export type { StartMock } from './createConnections';
export { WORKER_URL } from '@gschool/worker/messages';
export { createDefaultPolicy } from './trustedTypes';
