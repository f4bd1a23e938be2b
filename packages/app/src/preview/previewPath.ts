// This file has nothing else, because the first chunk of every page contains it.

/** The path of the site's document that shows previews. */
export const PREVIEW_PATH = '/preview';
