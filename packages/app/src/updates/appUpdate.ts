import { createValueStore } from '../createValueStore';

/** Loads the new version of the app, on the same page; null while there is none. */
export type AcceptUpdate = () => void;

const update = createValueStore<AcceptUpdate | null>(null);

export const { set: setAppUpdate, useValue: useAppUpdate } = update;
