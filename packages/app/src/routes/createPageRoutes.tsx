import type { ComponentType, ReactElement } from 'react';
import { useParams, type Params } from 'react-router-dom';

import type { AppI18n } from '../i18n/createI18n';
import type { ContentHead, RouteMeta } from './documentMeta';
import { lazyPage } from './lazyPage';
import { PageHead } from './PageHead';

/** What the module of a page may export beside its component. */
export interface PageModule {
  /** Loads what this address shows, such as the text of one post, before the page renders. */
  prepare?: (params: Params, pathname: string) => Promise<unknown>;
  /** What the shown document says of itself in `<head>`; undefined where the address names none. */
  getContentHead?: (params: Params, pathname: string) => ContentHead | undefined;
}

/** The `handle` of a route: how to load it, and what it says of itself. */
export interface PageHandle {
  preload: (params: Params, pathname: string) => Promise<unknown>;
  /** The import of the page: the same for routes that show the same module. */
  load: () => Promise<unknown>;
  /** Undefined until the code is loaded, and for a page that shows no document; null where none was found. */
  getContentHead: (params: Params, pathname: string) => ContentHead | null | undefined;
}

/** The part of a route that a page fills in. */
export interface PageRoute<Meta> {
  element: ReactElement;
  handle: PageHandle & Partial<Meta>;
}

export interface PageRoutesOptions<Id extends string> {
  appI18n: AppI18n;
  /** Where the app is published; undefined where the settings do not say. */
  origin: string | undefined;
  /** The description of pages that have none of their own. */
  defaultDescription: Id;
}

type Load<Name extends string, Props extends object> = () => Promise<
  Record<Name, ComponentType<Props>>
>;

/** Creates the functions by which the route table of an app names its pages. */
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
      return module[name];
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
    const page = render(Component);
    const element = meta ? (
      <>
        {page}
        <PageHead {...{ meta, origin, defaultDescription, getContentHead }} />
      </>
    ) : (
      page
    );
    return { element, handle };
  }

  /** A route whose page is a chunk of its own: the export `name` of the module. */
  const page = <Name extends string>(load: Load<Name, object>, name: Name, meta?: Meta) =>
    createRoute(load, name, meta, (Component) => <Component />);

  /** A page of one document: it gets a parameter of the address as a prop, and is mounted anew for another. */
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
