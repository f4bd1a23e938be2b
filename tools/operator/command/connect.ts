import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';
import type { Target } from './target';

/** The connection of one command. Close it, or the process does not end. */
export interface Connection {
  app: App;
  close(): Promise<void>;
}

/** Opens the Admin SDK on a target; emulators are found by the SDK through the same variables. */
export const connect = (target: Target, bucket?: string): Connection => {
  const app = initializeApp({
    projectId: target.projectId,
    ...(target.emulators === null && { credential: applicationDefault() }),
    ...(bucket !== undefined && { storageBucket: bucket }),
  });
  return { app, close: () => deleteApp(app) };
};
