import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryRoot } from './repositoryRoot';
import { parseCatalogue, parseLog, parseMember, parseOrder } from './testing/parseCommand';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const file = 'docs/deploy.md';
const text = read(file);
const all = (pattern: RegExp, from = text) => [
  ...new Set([...from.matchAll(pattern)].map(([, it = '']) => it)),
];
/** Finds the arguments of a command, up to the end of its line, quotation or comment. */
const findCalls = (command: string) =>
  all(new RegExp(`npm run ${command} -- ([^\\n\`#]+)`, 'g')).map((call) => call.trim());
const getSlug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

describe('docs/own-school.md', () => {
  const guide = read('docs/own-school.md');

  it('names scripts and settings that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const name of all(/npm run ([a-z][\w:-]*)/g, guide)) {
      expect(Object.keys(scripts)).toContain(name);
    }
    const settings = all(/((?:VITE|SITE)_[A-Z_]+)/g, guide);
    expect(settings).toContain('VITE_PRODUCT_NAME');
    for (const name of settings) expect(read('.env.example')).toContain(`${name}=`);
  });
});

describe('docs/deploy.md', () => {
  it('links to files and headings that exist', () => {
    const headings = all(/^#+ (.+)$/gm).map(getSlug);
    const links = all(/\]\(([^)]+)\)/g);
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) {
      const [path = '', heading] = link.split('#');
      const target = join(repositoryRoot, dirname(file), path);
      if (path !== '') expect([link, existsSync(target)]).toEqual([link, true]);
      if (heading === undefined) continue;
      const found =
        path === '' ? headings : all(/^#+ (.+)$/gm, readFileSync(target, 'utf8')).map(getSlug);
      expect(found).toContain(heading);
    }
  });

  it('names scripts, files and settings that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const name of all(/npm run ([a-z][\w:-]*)/g)) expect(Object.keys(scripts)).toContain(name);
    for (const name of all(/npx tsx (\S+\.ts)/g)) {
      expect([name, existsSync(join(repositoryRoot, name))]).toEqual([name, true]);
    }
    const example = read('.env.example');
    for (const name of all(/`((?:VITE|SITE)_[A-Z_]+)/g)) expect(example).toContain(`${name}=`);
    const params = read('firebase/functions/src/settings.ts');
    for (const name of all(/(MEMBERSHIP_[A-Z]+)=/g)) expect(params).toContain(`'${name}'`);
    const playback = read('firebase/playback/src/settings.ts');
    const admin = read('firebase/admin/src/settings.ts');
    for (const name of all(/\b(ADMIN_[A-Z_]+)\b/g)) expect(admin).toContain(`'${name}'`);
    for (const name of all(/\b(PLAYBACK_[A-Z_]+)\b/g)) expect(playback).toContain(`'${name}'`);
    const targets = read('firebase.json');
    for (const name of all(/target:apply hosting (\w+)/g)) {
      expect(targets).toContain(`"target": "${name}"`);
    }
  });

  it('has valid calls of the operator’s commands', () => {
    const members = findCalls('member').filter(
      (call) =>
        /^(show|grant|revoke|block|unblock|sync|role|erase) /.test(call) && !call.includes('…'),
    );
    expect(members.length).toBeGreaterThan(4);
    for (const call of members) parseMember(call.split(/\s+/), Date.now());
    const orders = findCalls('order');
    expect(orders.length).toBeGreaterThan(3);
    for (const call of orders) parseOrder(call.split(/\s+/));
    const logs = findCalls('log');
    expect(logs.length).toBeGreaterThan(2);
    for (const call of logs) parseLog(call.split(/\s+/));
    const catalogues = findCalls('catalogue');
    expect(catalogues.length).toBeGreaterThan(3);
    for (const call of catalogues) {
      parseCatalogue(call.replace('MY-MEDIA', 'my-media').split(/\s+/));
    }
  });
});
