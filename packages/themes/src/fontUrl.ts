import url from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** The address of the Latin face (48 KB), to preload it. */
export const fontUrl: string = url;
