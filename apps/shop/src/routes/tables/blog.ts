import type { RouteObject } from 'react-router-dom';

/** The blog (spec, section 2, "Blog group"). */
export const blogRoutes: RouteObject[] = [];
