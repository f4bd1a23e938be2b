import type { RouteObject } from 'react-router-dom';

/** The pages about the shop (spec, section 2, "Pages group"). */
export const extraRoutes: RouteObject[] = [];
