import { page } from '@gschool/ui/app';
import type { ComponentType, ReactElement } from 'react';
import type { Params } from 'react-router-dom';

import { PageHead } from '../features/shell/PageHead';
import { translated } from '../i18n/i18n';
import type { ContentHead, RouteHandle } from '../shared/documentMeta';

/** What the module of a page exports. */
interface RouteModule {
  Component: ComponentType;
  /** Loads what this address alone shows, such as the text of one post, before it is rendered. */
  prepare?: (params: Params, pathname: string) => Promise<unknown>;
  /** What the shown content says of itself in `<head>`; undefined where nothing is at this address. */
  headOf?: (params: Params, pathname: string) => ContentHead | undefined;
}

/** What a route carries beside its element: its code, and what it says of itself. */
export interface Handle extends RouteHandle {
  preload: (params: Params, pathname: string) => Promise<unknown>;
  /** Where the code comes from: the same for pages that one module shows. */
  code: () => Promise<unknown>;
  /** Undefined until the page's code is there, and for a page that is no piece of content; null for nothing. */
  contentHead: (params: Params, pathname: string) => ContentHead | null | undefined;
}

/** A route whose page is a chunk of its own. Its title waits with the page's own words. */
export function at(
  load: () => Promise<RouteModule>,
  about: RouteHandle,
): { element: ReactElement; handle: Handle } {
  let loaded: RouteModule | undefined;
  const { Component, preload } = page(async () => {
    loaded = await translated(await load());
    return loaded;
  });
  const handle: Handle = {
    ...about,
    code: load,
    preload: async (params, pathname) => {
      await preload();
      await loaded?.prepare?.(params, pathname);
    },
    contentHead: (params, pathname) => loaded?.headOf && (loaded.headOf(params, pathname) ?? null),
  };
  const element = (
    <>
      <Component />
      <PageHead about={handle} />
    </>
  );
  return { element, handle };
}
