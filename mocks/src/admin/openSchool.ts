import type { MockContext } from '../handlers/context';
import { SEED_TIME } from '../store/store';

type Part = 'people' | 'content';
interface Opened {
  key: string;
  done: Promise<void>;
}

const opened = new WeakMap<object, Map<Part, Opened>>();

const openPart = async (part: Part, context: MockContext): Promise<void> => {
  const { store, scenario, now, projectId, content } = context;
  if (part === 'people') {
    const { createSchool } = await import('./school/createSchool');
    store.setSchool(part, await createSchool(scenario(), now, projectId, content.schoolTime));
  } else {
    const { createSchoolContent } = await import('./school/content');
    store.setSchool(part, await createSchoolContent(scenario(), content, SEED_TIME));
  }
};

/** Adds a part of the demo's school to the store, once for each scenario. */
const open = (part: Part, context: MockContext): Promise<void> => {
  const name = context.scenario();
  const key = name === 'many' || name === 'empty' ? name : 'default';
  const parts = opened.get(context.store) ?? new Map<Part, Opened>();
  opened.set(context.store, parts);
  const known = parts.get(part);
  if (known?.key === key) return known.done;
  const done = openPart(part, context);
  parts.set(part, { key, done });
  return done;
};

/**
 * Adds the members, orders and acts of the demo's school to the store. Their code is loaded here,
 * because only the studio needs it.
 */
export const openSchool = (context: MockContext): Promise<void> => open('people', context);

/** Adds the releases and drafts of the demo's content. */
export const openContent = (context: MockContext): Promise<void> => open('content', context);
