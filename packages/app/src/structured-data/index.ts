// Entry `@gschool/app/structured-data`: JSON-LD for prerendered pages. Only the server entries
// import it, so no bundle contains it.
export { createBlogPosting } from './blogPosting';
export { createCourse } from './course';
export { createEvent } from './event';
export { createItemList, createListOfNodes } from './itemList';
export type { DescribedSite, StructuredDataNode } from './node';
export { createOrganization } from './organization';
export { createPerson } from './person';
export { createProduct } from './product';
export { removeIncomplete } from './removeIncomplete';
export { createMovie, createTvSeries } from './title';
export { createVideoObject } from './videoObject';
export { createQuestion, createWebPage } from './webPage';
export { createWebSite } from './webSite';
