import { useDocumentHead } from '@gschool/ui/app';
import { useLocation, useParams, type Params } from 'react-router-dom';

import { origin, productName } from '../../config/env';
import { useT } from '../../i18n/useT';
import { metaOf, type ContentHead, type RouteHandle } from '../../shared/documentMeta';

export interface PageHeadProps {
  about: RouteHandle & {
    contentHead: (params: Params, pathname: string) => ContentHead | null | undefined;
  };
}

/**
 * What the document says of a route, from the moment that its page is shown: it stands
 * beside the page, so it waits with it for the code and for the words that come with it.
 */
export function PageHead({ about }: PageHeadProps) {
  const t = useT();
  const { pathname: path } = useLocation();
  const content = about.contentHead(useParams(), path);
  useDocumentHead(metaOf([about], t, { productName, origin, path, content }));
  return null;
}
