/** Matches the progress marks of a step: `[12/140]`. */
const progressMark = /\[(\d+)\/(\d+)\]/g;

/** The last progress mark in an output, as `12/140`. */
export function parseProgress(output: string): string | undefined {
  const last = [...output.matchAll(progressMark)].at(-1);
  return last && `${last[1]}/${last[2]}`;
}

/** A status line at the bottom of a terminal. If there is no terminal, it shows nothing. */
export interface ProgressLine {
  update(step: string, progress: string | undefined): void;
  end(step: string): void;
  /** Prints a line above the status line. */
  print(line: string): void;
  stop(): void;
}

/**
 * Formats `about 4 min left`; undefined for the last seconds, which are too short for an estimate.
 */
export const formatTimeLeft = (seconds: number): string | undefined =>
  seconds < 15
    ? undefined
    : seconds < 90
      ? `about ${Math.round(seconds / 10) * 10} s left`
      : `about ${Math.round(seconds / 60)} min left`;

/**
 * Shows on a terminal which of `all` steps are running, and how much time is left. On any other
 * stream, it only prints lines.
 *
 * @param getSecondsLeft returns an estimate
 */
export function createProgressLine(
  stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>,
  all: number,
  getSecondsLeft: () => number,
): ProgressLine {
  const running = new Map<string, string | undefined>();
  const begin = performance.now();
  let done = 0;
  const draw = (): void => {
    if (!stream.isTTY) return;
    const seconds = Math.floor((performance.now() - begin) / 1000);
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    const names = [...running].map(([name, progress]) =>
      [name, progress].filter(Boolean).join(' '),
    );
    const parts = [clock, formatTimeLeft(getSecondsLeft()), `${done} of ${all} steps`, ...names];
    const line = parts.filter(Boolean).join(' · ');
    stream.write(`\r\x1b[K${line.slice(0, (stream.columns || 80) - 1)}`);
  };
  const timer = stream.isTTY ? setInterval(draw, 500) : undefined;
  return {
    update(step, progress) {
      running.set(step, progress ?? running.get(step));
      draw();
    },
    end(step) {
      running.delete(step);
      done += 1;
    },
    print(line) {
      stream.write(`${stream.isTTY ? '\r\x1b[K' : ''}${line}\n`);
      draw();
    },
    stop() {
      clearInterval(timer);
      if (stream.isTTY) stream.write('\r\x1b[K');
    },
  };
}
