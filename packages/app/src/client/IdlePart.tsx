import { createElement, useEffect, useState, type ComponentType } from 'react';

/** How long a page keeps the network for itself, in milliseconds. */
const DELAY_MS = 5000;

/**
 * A part of an app that is mounted some seconds after the page, so that its code takes nothing from a
 * first view.
 */
export function IdlePart({ part }: { part: ComponentType }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue && createElement(part);
}
