/** Attributes of a link that leaves in a new tab and hands nothing of ours along. */
export const externalLinkProps = (isExternal: boolean | undefined) =>
  isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : undefined;
