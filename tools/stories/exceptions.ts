import type { Finding, CheckException } from './findings';

/** Findings after a story's exceptions were taken off. */
export interface ExceptionResult {
  remaining: Finding[];
  excused: number;
  /** Exceptions that excuse nothing any more. */
  unused: CheckException[];
}

/** Takes off what a story's exceptions name; an exception without a reason is a finding itself. */
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
