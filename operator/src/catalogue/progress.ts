import { SingleBar } from 'cli-progress';

import type { Print } from '../command/print';

/** Shows the progress of a task. */
export interface Progress {
  start(title: string, total: number, done?: number): void;
  advance(by: number): void;
  end(): void;
}

/**
 * Shows progress as a bar in a terminal; otherwise prints a line at the start and after every tenth
 * of the task.
 */
export const createProgress = (stream: NodeJS.WriteStream, print: Print): Progress =>
  stream.isTTY ? createProgressBar(stream) : createProgressLines(print);

const createProgressBar = (stream: NodeJS.WriteStream): Progress => {
  const bar = new SingleBar({
    stream,
    format: '{title} [{bar}] {value} of {total}, {eta_formatted} left',
    barsize: 30,
    hideCursor: false,
  });
  return {
    start: (title, total, done = 0) => bar.start(total, done, { title }),
    advance: (by) => bar.increment(by),
    end: () => bar.stop(),
  };
};

/** Prints progress as lines, for logs and pipes. */
export const createProgressLines = (print: Print): Progress => {
  let title = '';
  let total = 0;
  let done = 0;
  const line = () => print(`${title}: ${done} of ${total}`);
  return {
    start: (name, all, from = 0) => {
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
