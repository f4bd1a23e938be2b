import url from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** The URL of the Latin font (48 KB), for preloading. */
export const fontUrl: string = url;
