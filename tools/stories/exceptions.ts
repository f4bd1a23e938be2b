import type { Finding, CheckException } from './findings';

/** The findings that a story's exceptions do not cover. */
export interface ExceptionResult {
  remaining: Finding[];
  excused: number;
  /** Exceptions that no longer cover a finding. */
  unused: CheckException[];
}

/**
 * Removes the findings that a story's exceptions cover. An exception without a reason becomes a
 * finding.
 */
export function applyExceptions(
  findings: readonly Finding[],
  exceptions: readonly CheckException[] = [],
): ExceptionResult {
  const valid = exceptions.filter(({ reason }) => reason.trim() !== '');
  const covers = ({ check, match = '' }: CheckException, finding: Finding) =>
    check === finding.check && finding.about.includes(match);
  const remaining = findings.filter(
    (finding) => !valid.some((exception) => covers(exception, finding)),
  );
  return {
    excused: findings.length - remaining.length,
    remaining: [
      ...remaining,
      ...exceptions
        .filter((exception) => !valid.includes(exception))
        .map(({ check }) => ({ check, about: 'an exception without a reason' })),
    ],
    unused: valid.filter((exception) => !findings.some((finding) => covers(exception, finding))),
  };
}
