import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { editableFields } from '@gschool/domain';
import { describe, expect, it } from 'vitest';

import { fieldLabel } from '../features/profile/personal-info/fieldLabels';

const root = join(import.meta.dirname, '..');
const shared = join(import.meta.dirname, '../../../../packages/app/src');
const folder = join(import.meta.dirname, 'en');

const groups = readdirSync(folder).map((file) => ({
  name: file.split('.')[0] ?? '',
  ids: Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
}));

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const files = sourcesIn(root);
/** The shared app layer uses messages, too. */
const allFiles = [...files, ...sourcesIn(shared)];

const uses = (text: string, id: string) => text.includes(`'${id}'`) || text.includes(`"${id}"`);

/** Ids that are composed at run time. */
const composedIds =
  /^(subscription\.(active|lapsed|none)|authError\.\w+|error\.(forbidden|offline)(Title)?|error\.unexpected)$/;
const labelIds = new Set<string>(editableFields.map(fieldLabel));

describe('the message catalogue', () => {
  it('uses every message', () => {
    const unused = groups
      .flatMap(({ ids }) => ids)
      .filter((id) => !composedIds.test(id) && !labelIds.has(id))
      .filter((id) => !allFiles.some(({ text }) => uses(text, id)));
    expect(unused).toEqual([]);
  });

  it('has unique ids', () => {
    const ids = groups.flatMap((group) => group.ids);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each([
    ['auth', ['auth', 'emailLinks']],
    ['home', ['home']],
    ['catalogue', ['catalogue', 'member', 'stale']],
    ...(['series', 'instructors', 'styles', 'cyclical'] as const).map(
      (feature): [string, string[]] => [feature, ['browse', 'member']],
    ),
    ['events', ['events']],
    ['library', ['library', 'listed', 'member', 'downloads', 'stale']],
    ['watch', ['watch', 'member']],
    ['profile', ['profile', 'plans', 'member', 'emailLinks']],
    ['search', ['search', 'member', 'catalogue']],
    ['welcome', ['welcome']],
    ['about', ['about']],
    ['faq', ['faq']],
    ['legal', ['legal']],
    ['diagnostics', ['admin']],
  ])('loads with %s every message that it uses', (feature, loaded) => {
    const elsewhere = groups
      .filter(({ name }) => name !== 'shell' && !loaded.includes(name))
      .flatMap(({ ids }) => ids);
    const ownFiles = files.filter(({ file }) => file.startsWith(`features/${feature}/`));
    expect(ownFiles.length).toBeGreaterThan(0);
    expect(elsewhere.filter((id) => ownFiles.some(({ text }) => uses(text, id)))).toEqual([]);
  });

  it('has the messages of every page in the group that every page loads', () => {
    const shell = groups.find(({ name }) => name === 'shell')?.ids ?? [];
    const everywhere = files.filter(({ file }) => /^(shared|features\/(shell|guard))\//.test(file));
    const others = groups.filter(({ name }) => name !== 'shell').flatMap(({ ids }) => ids);
    const members = /^shared\/(ClassTile|classLabels|classGrid|library\/ContinueTools)/;
    // These modules import their own message group.
    const ownFiles =
      /^(shared\/(install\/|library\/|questions|admin\/|authErrorMessage|browse\/|plans\/|searchable|stale\/|NeedsNetwork|downloads\/|IdlePart)|features\/shell\/PendingChanges)/;
    const missing = others.filter((id) =>
      everywhere.some(
        ({ file, text }) => !members.test(file) && !ownFiles.test(file) && uses(text, id),
      ),
    );
    expect(missing).toEqual([]);
    expect(shell.length).toBeGreaterThan(20);
  });
});
