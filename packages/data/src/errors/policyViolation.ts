const EXTENSION = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension(?:$|:)/;

/**
 * Converts a violation of the content security policy to an error for a report, or to null if a
 * browser extension caused it. The error names the directive and the blocked URL or the sink, and
 * never the blocked text, which may contain what someone typed.
 */
export const toPolicyError = (
  event: Pick<
    SecurityPolicyViolationEvent,
    | 'disposition'
    | 'blockedURI'
    | 'effectiveDirective'
    | 'sample'
    | 'sourceFile'
    | 'lineNumber'
    | 'columnNumber'
  >,
): Error | null => {
  const { disposition, blockedURI, effectiveDirective, sample } = event;
  const { sourceFile, lineNumber, columnNumber } = event;
  if (EXTENSION.test(blockedURI) || EXTENSION.test(sourceFile)) return null;
  // For Trusted Types, the sample is the name of the sink, a vertical bar and the beginning of the
  // text.
  const sink = /^([\w ]+)\|/.exec(sample)?.[1];
  const verb = disposition === 'report' ? 'would block' : 'blocked';
  const error = new Error(`${effectiveDirective} ${verb} ${sink ?? blockedURI}`);
  error.name = 'SecurityPolicyViolation';
  error.stack = sourceFile ? `${sourceFile}:${lineNumber}:${columnNumber}` : '';
  return error;
};
