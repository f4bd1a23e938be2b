import type { MockContext } from '../handlers/context';

const opened = new WeakMap<object, { key: string; done: Promise<void> }>();

/**
 * Adds the members, orders and acts of the demo's school to the store, once for each scenario. Their
 * code is loaded here, because only the studio needs it.
 */
export const openSchool = ({ store, scenario, now, projectId }: MockContext): Promise<void> => {
  const name = scenario();
  const key = name === 'many' || name === 'empty' ? name : 'default';
  const known = opened.get(store);
  if (known?.key === key) return known.done;
  const open = async () => {
    const { createSchool } = await import('./school/createSchool');
    store.setSchool(await createSchool(name, now, projectId));
  };
  const done = open();
  opened.set(store, { key, done });
  return done;
};
