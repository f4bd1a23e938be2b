import { appendFileSync, readFileSync } from 'node:fs';

import { acquireLock } from '../acquireLock';
import { sleepSync } from '../sleepSync';

// Reads a file, waits, and writes one more line, all under a lock. Without the lock, two processes
// would write the same number. With `die`, the process ends while it holds the lock.
const [lock = '', file = '', ending] = process.argv.slice(2);
const release = acquireLock(lock);
if (ending === 'die') process.kill(process.pid, 'SIGKILL');
const count = readFileSync(file, 'utf8').split('\n').length;
sleepSync(100);
appendFileSync(file, `\n${count}`);
release();
