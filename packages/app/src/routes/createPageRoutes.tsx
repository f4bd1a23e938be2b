import type { ComponentType, ReactElement } from 'react';
import { useLocation, useParams, type Params } from 'react-router-dom';

import type { AppI18n } from '../i18n/createI18n';
import { useTranslate } from '../i18n/useTranslate';
import { productName } from '../settings';
import { createDocumentMeta, type ContentHead, type RouteMeta } from './documentMeta';
import { lazyPage } from './lazyPage';
import { useDocumentHead } from './useDocumentHead';

/** The exports that a page's module may have in addition to its component. */
export interface PageModule {
  /** Loads the content of a URL, such as the text of a post, before the page renders. */
  prepare?: (params: Params, pathname: string) => Promise<unknown>;
  /** Returns the content for `<head>`; undefined when it does not exist. */
  getContentHead?: (params: Params, pathname: string) => ContentHead | undefined;
}

/** The `handle` of a route: its import function and its content for `<head>`. */
export interface PageHandle {
  preload: (params: Params, pathname: string) => Promise<unknown>;
  /** Imports the page. Routes that share a module have the same function. */
  load: () => Promise<unknown>;
  /**
   * Undefined until the code is loaded, and for a page without its own content; null when the
   * content does not exist.
   */
  getContentHead: (params: Params, pathname: string) => ContentHead | null | undefined;
}

/** The part of a route object that belongs to its page. */
export interface PageRoute<Meta> {
  element: ReactElement;
  handle: PageHandle & Partial<Meta>;
}

interface PageRoutesOptions<Id extends string> {
  appI18n: AppI18n;
  /** The origin of the published app; undefined without the setting. */
  origin: string | undefined;
  /** The description for pages without their own description. */
  defaultDescription: Id;
}

type Load<Name extends string, Props extends object> = () => Promise<
  Record<Name, ComponentType<Props>>
>;

/** Creates the functions for the route table of an app. */
export function createPageRoutes<Id extends string, Meta extends RouteMeta<Id> = RouteMeta<Id>>({
  appI18n,
  origin,
  defaultDescription,
}: PageRoutesOptions<Id>) {
  function createRoute<Name extends string, Props extends object>(
    load: Load<Name, Props>,
    name: Name,
    meta: Meta | undefined,
    render: (Component: ComponentType<Props>) => ReactElement,
  ): PageRoute<Meta> {
    let loaded: PageModule | undefined;
    const { Component, preload } = lazyPage(async () => {
      const module = await appI18n.withMessages(await load());
      loaded = module as PageModule;
      const Page: ComponentType<Props> = module[name];
      if (!meta) return Page;
      // The head is part of the loaded component, because React also renders the siblings of a
      // component that is not loaded yet, and the messages for the title are loaded with the page.
      return function PageWithHead(props: Props) {
        const t = useTranslate<Id | 'notFound.title'>();
        const { pathname: path } = useLocation();
        const content = getContentHead(useParams(), path);
        useDocumentHead(
          createDocumentMeta([meta], t, { productName, origin, path, defaultDescription, content }),
        );
        return <Page {...props} />;
      };
    });
    const getContentHead: PageHandle['getContentHead'] = (params, pathname) =>
      loaded?.getContentHead && (loaded.getContentHead(params, pathname) ?? null);
    const handle = {
      ...meta,
      load,
      preload: async (params: Params, pathname: string) => {
        await preload();
        await loaded?.prepare?.(params, pathname);
      },
      getContentHead,
    } as PageRoute<Meta>['handle'];
    return { element: render(Component), handle };
  }

  /** Creates a route whose page has its own chunk. The page is the module's export `name`. */
  const page = <Name extends string>(load: Load<Name, object>, name: Name, meta?: Meta) =>
    createRoute(load, name, meta, (Component) => <Component />);

  /**
   * Creates a route whose page receives a URL parameter as a prop. A different value remounts the
   * page.
   */
  const pageWithParam = <Param extends string, Name extends string>(
    param: Param,
    load: Load<Name, Record<Param, string>>,
    name: Name,
    meta?: Meta,
  ) =>
    createRoute(load, name, meta, (Component) => <ParamPage param={param} component={Component} />);

  return { page, pageWithParam };
}

function ParamPage<Param extends string>({
  param,
  component: Component,
}: {
  param: Param;
  component: ComponentType<Record<Param, string>>;
}) {
  const value = useParams()[param] ?? '';
  const props = { [param]: value } as Record<Param, string>;
  return <Component key={value} {...props} />;
}
