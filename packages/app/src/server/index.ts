// Entry `@gschool/app/server`: renders the pages of an app when it is built.
export { createRenderer, type RenderedPage, type RendererOptions } from './createRenderer';
export { createSocialImage, type PageDescription, type RenderedDocument } from './pageDescription';
