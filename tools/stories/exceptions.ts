import type { Finding, LookException } from './findings';

/** Findings after a story's exceptions were taken off. */
export interface Excused {
  left: Finding[];
  excused: number;
  /** Exceptions that excuse nothing any more. */
  unused: LookException[];
}

/** Takes off what a story's exceptions name; an exception without a reason is a finding itself. */
export function excuse(
  findings: readonly Finding[],
  exceptions: readonly LookException[] = [],
): Excused {
  const valid = exceptions.filter(({ reason }) => reason.trim() !== '');
  const covers = ({ check, match = '' }: LookException, finding: Finding) =>
    check === finding.check && finding.about.includes(match);
  const left = findings.filter((finding) => !valid.some((exception) => covers(exception, finding)));
  return {
    excused: findings.length - left.length,
    left: [
      ...left,
      ...exceptions
        .filter((exception) => !valid.includes(exception))
        .map(({ check }) => ({ check, about: 'an exception without a reason' })),
    ],
    unused: valid.filter((exception) => !findings.some((finding) => covers(exception, finding))),
  };
}
