/** The number of events that an instance of the `membership` function handles at the same time. */
export const EVENTS_PER_INSTANCE = 80;

/** The maximum number of instances of the `membership` function. */
export const MAX_INSTANCES = 10;
