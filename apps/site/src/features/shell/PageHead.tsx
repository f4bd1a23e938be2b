import { useDocumentHead } from '@gschool/ui/app';
import { useLocation } from 'react-router-dom';

import { origin, productName } from '../../config/env';
import { useT } from '../../i18n/useT';
import { metaOf, type RouteHandle } from '../../shared/documentMeta';

/**
 * What the document says of a route, from the moment that its page is shown: it stands
 * beside the page, so it waits with it for the code and for the words that come with it.
 */
export function PageHead({ about }: { about: RouteHandle }) {
  const t = useT();
  const path = useLocation().pathname;
  useDocumentHead(metaOf([about], t, { productName, origin, path }));
  return null;
}
