/** Attributes of a link that opens in a new tab without passing the opener or the referrer. */
export const externalLinkProps = (isExternal: boolean | undefined) =>
  isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : undefined;
