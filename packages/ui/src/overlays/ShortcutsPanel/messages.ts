/** The messages of the list of shortcuts. */
export const shortcutsMessages = {
  title: 'Keyboard shortcuts',
  singleKeys: 'Shortcuts of a single key',
  singleKeysHint: 'Turn them off if you speak instead of typing.',
};
