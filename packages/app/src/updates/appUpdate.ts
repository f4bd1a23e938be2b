import { createValueStore } from '../createValueStore';

/** Loads the new version of the app, on the same page. */
export type AcceptUpdate = () => void;

/**
 * `waiting` once the service worker looks for new versions: the notice is loaded then, because a
 * deploy removes its code from the server. Null before.
 */
const update = createValueStore<AcceptUpdate | 'waiting' | null>(null);

export const { set: setAppUpdate, useValue: useAppUpdate } = update;
