/** The progress marks of a step: `[12/140]`. */
const progressMark = /\[(\d+)\/(\d+)\]/g;

/** The last progress mark in some output, as `12/140`. */
export function parseProgress(output: string): string | undefined {
  const last = [...output.matchAll(progressMark)].at(-1);
  return last && `${last[1]}/${last[2]}`;
}

/** A status line at the bottom of a terminal. Without a terminal it shows nothing. */
export interface ProgressLine {
  update(step: string, progress: string | undefined): void;
  end(step: string): void;
  /** Prints a line above the status line. */
  print(line: string): void;
  stop(): void;
}

/** Shows the progress of `all` steps on a terminal. On another stream it only prints lines. */
export function createProgressLine(
  stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>,
  all: number,
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
    const line = [clock, `${done} of ${all} steps`, ...names].join(' · ');
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
