import type { StoryContext } from '@storybook/react-vite';

/** Layers that close without the focus, what opened them, and the bars that they hang from. */
const LAYERS =
  'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-expanded=true], ' +
  ':is(nav, header):has([aria-expanded=true])';

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { storyIndex: { entries: Record<string, StoryEntry> } };
  };
}

interface StoryEntry {
  id: string;
  title: string;
  type: string;
}

type Story = Pick<StoryContext, 'id' | 'title' | 'parameters' | 'component'>;

/**
 * Whether a story is the first of its component: the one that people see without a choice. In a file
 * without a component, such as the recipes, each story is one.
 */
function isDefault({ id, title, component }: Story): boolean {
  if (!component) return true;
  const { __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
  const entries = Object.values(preview?.storyStoreValue?.storyIndex.entries ?? {});
  return entries.find((entry) => entry.type === 'story' && entry.title === title)?.id === id;
}

/**
 * Takes the focus away that the play function of a default story leaves: its ring would look like
 * a part of the component. A layer keeps it, and so does a story with `parameters.isFocusedAtEnd`.
 */
export function dropFocus(story: Story, isFirst: typeof isDefault = isDefault): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.closest(LAYERS)) return;
  if (!story.parameters.isFocusedAtEnd && isFirst(story)) activeElement.blur();
}
