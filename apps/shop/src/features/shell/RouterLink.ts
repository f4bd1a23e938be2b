import { createRouterLink } from '@gschool/ui/app';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** The link that the components of the library render, over this app's router. */
export const RouterLink = createRouterLink({ useHref, useLinkClickHandler });
