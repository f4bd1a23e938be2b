import { useLocation, useParams, type Params } from 'react-router-dom';

import { productName } from '../settings';
import { useTranslate } from '../i18n/useTranslate';
import { createDocumentMeta, type ContentHead, type RouteMeta } from './documentMeta';
import { useDocumentHead } from './useDocumentHead';

export interface PageHeadOptions<Id extends string> {
  meta: RouteMeta<Id>;
  origin: string | undefined;
  defaultDescription: Id;
  getContentHead: (params: Params, pathname: string) => ContentHead | null | undefined;
}

/** Updates `<head>` for a route. It needs the messages of the page, so it is called with it. */
export function usePageHead<Id extends string>({
  meta,
  origin,
  defaultDescription,
  getContentHead,
}: PageHeadOptions<Id>): void {
  const t = useTranslate<Id | 'notFound.title'>();
  const { pathname: path } = useLocation();
  const content = getContentHead(useParams(), path);
  useDocumentHead(
    createDocumentMeta([meta], t, { productName, origin, path, defaultDescription, content }),
  );
}
