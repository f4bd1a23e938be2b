/** The event of `document` after the app has rendered or hydrated its first page. */
export const APP_RENDERED_EVENT = 'gschool:rendered';
