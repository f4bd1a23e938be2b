import { SingleBar } from 'cli-progress';

/** Tells how far something is. */
export interface Progress {
  begin(title: string, total: number, done?: number): void;
  advance(by: number): void;
  end(): void;
}

/** A bar on a terminal; elsewhere a line at the beginning and after every tenth. */
export const createProgress = (
  stream: NodeJS.WriteStream,
  print: (line: string) => void,
): Progress => (stream.isTTY ? progressBar(stream) : progressLines(print));

const progressBar = (stream: NodeJS.WriteStream): Progress => {
  const bar = new SingleBar({
    stream,
    format: '{title} [{bar}] {value} of {total}, {eta_formatted} left',
    barsize: 30,
    hideCursor: false,
  });
  return {
    begin: (title, total, done = 0) => bar.start(total, done, { title }),
    advance: (by) => bar.increment(by),
    end: () => bar.stop(),
  };
};

/** The form for logs and pipes. */
export const progressLines = (print: (line: string) => void): Progress => {
  let title = '';
  let total = 0;
  let done = 0;
  const line = () => print(`${title}: ${done} of ${total}`);
  return {
    begin: (name, all, from = 0) => {
      [title, total, done] = [name, all, from];
      line();
    },
    advance: (by) => {
      const tenth = Math.floor((done / total) * 10);
      done += by;
      if (Math.floor((done / total) * 10) > tenth) line();
    },
    end: () => undefined,
  };
};
