import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';

interface Status {
  /** The tag of a story file's `meta`, and of a single story. */
  tag: 'new' | 'experimental' | 'deprecated';
  text: string;
  title: string;
  desc: string;
  /** Colors for Storybook's frame, not from the themes; each has a contrast of at least 4.5:1. */
  style: { backgroundColor: string; color: string; borderColor: string };
}

/**
 * The possible statuses of a component. A component without a badge is stable and changes only with
 * a major version.
 */
const statuses: readonly Status[] = [
  {
    tag: 'deprecated',
    text: 'Deprecated',
    title: 'Stop using it',
    desc: 'Its page names the replacement. It goes away in the next major version.',
    style: { backgroundColor: '#fde4e1', color: '#8f1d14', borderColor: '#e9b4ae' },
  },
  {
    tag: 'experimental',
    text: 'Experimental',
    title: 'Still being tried out',
    desc: 'Its props may change in any version. Use it where you can keep up with changes.',
    style: { backgroundColor: '#ece6fb', color: '#4a2f9c', borderColor: '#cbbdf0' },
  },
  {
    tag: 'new',
    text: 'New',
    title: 'Added since the last release',
    desc: 'Finished, tested and accessible; tell us what’s missing before its props are final.',
    style: { backgroundColor: '#fdf0c4', color: '#5f4a00', borderColor: '#ecd486' },
  },
];

/** Badges in the sidebar and over the canvas; an explanation on click there. */
export const statusBadges: TagBadgeParameters = statuses.map(
  ({ tag, text, title, desc, style }) => ({
    tags: tag,
    badge: { text, style, tooltip: { title, desc } },
  }),
);
