// Entry `@gschool/app/client`: starts an app in the browser.
export { startApp, type StartOptions } from './client/startApp';
export type { StartMock } from './client/connectBackend';
