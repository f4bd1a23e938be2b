import { createElement, lazy, Suspense, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * A part that a page can be read without: its code comes beside the page's, not before it, and one
 * that does not arrive is absent instead of an error.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
  return (props) => <Suspense>{createElement(Part as ComponentType<Props>, props)}</Suspense>;
}
