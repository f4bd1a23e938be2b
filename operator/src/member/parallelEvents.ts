/** How many events one instance of the function `membership` handles at the same time. */
export const EVENTS_PER_INSTANCE = 80;

/** How many instances of the function `membership` run at most. */
export const MAX_INSTANCES = 10;
