import { expect, it } from 'vitest';

import { readComponents } from './componentStatus';

const createEntry = (title: string, type: string, tags: string[] = ['stable']) => ({
  id: `${title}-${type}`,
  title,
  type,
  tags,
});

it('has one row for each component, with its status and its stories', () => {
  expect(
    readComponents([
      createEntry('Welcome', 'docs'),
      createEntry('Components/Forms/Combobox', 'docs'),
      createEntry('Components/Forms/Combobox', 'story'),
      createEntry('Components/Forms/Combobox/In a form', 'story'),
      createEntry('Components/Actions/Button', 'story', ['new']),
    ]),
  ).toEqual([
    { name: 'Button', group: 'Actions', status: 'new', page: undefined, stories: 1 },
    {
      name: 'Combobox',
      group: 'Forms',
      status: 'stable',
      page: 'Components/Forms/Combobox-docs',
      stories: 2,
    },
  ]);
});
