// Entry `@gschool/app/server`: renders the pages of an app when it is built.
export { createRenderer, type RenderedPage, type RendererOptions } from './createRenderer';
export type { PageDescription, RenderedDocument, SocialImage } from './pageDescription';
