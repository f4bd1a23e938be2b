import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import {
  Alert,
  FactList,
  Heading,
  Link,
  PostLink,
  RadioGroup,
  Text,
  TextField,
  VideoCard,
} from '../index';
import { DataTable } from '../table';
import { wrapTexts } from './wrapTexts';

let root: Root;
let box: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const render = (children: ReactNode) => act(async () => root.render(children));

/** Moves every text into an element, as a browser's translator does. */
function translate(): void {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: ChildNode[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as ChildNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(text.textContent ?? '');
    text.replaceWith(font);
  }
}

const Labeled = ({ hasIcon, children }: { hasIcon: boolean; children: ReactNode }) => (
  <button type="button">
    {hasIcon && <svg />}
    {wrapTexts(children)}
  </button>
);

it('lets something be added and removed beside a text that a browser has translated', async () => {
  await render(<Labeled hasIcon={false}>Save</Labeled>);
  translate();
  await render(<Labeled hasIcon>Save</Labeled>);
  expect(box.innerHTML).toMatch(/<svg>.*Save/);
  await render(<Labeled hasIcon={false}>{null}</Labeled>);
  expect(box.textContent).toBe('');
});

it('keeps texts that follow each other, with their spaces, in one element', async () => {
  await render(
    <p>
      {wrapTexts(['Add ', 3, ' mats ', <b key="now">now</b>, ' ', <i key="please">please</i>])}
    </p>,
  );
  expect(box.innerHTML).toBe('<p><span>Add 3 mats</span> <b>now</b> <i>please</i></p>');
});

it.each([
  ['a text', (texts: ReactNode) => <Text>{texts}</Text>],
  ['a title', (texts: ReactNode) => <Heading level={2}>{texts}</Heading>],
  ['a message', (texts: ReactNode) => <Alert>{texts}</Alert>],
  ['a link', (texts: ReactNode) => <Link href="/">{texts}</Link>],
] as const)(
  'shows %s in another language on a page that a browser has translated',
  async (_, show) => {
    await render(show(['No account yet? ', <em key="next">Enroll now</em>]));
    translate();
    await render(show(['Noch kein Konto? ', <em key="next">Jetzt anmelden</em>]));
    expect(box.textContent).toBe('Noch kein Konto? Jetzt anmelden');
  },
);

// Each has the word beside an icon, a control or another text.
it.each([
  ['a label', (word: string) => <TextField label={word} name="a" isOptional />],
  ['an error', (word: string) => <TextField label="A" name="a" error={word} />],
  [
    'an option',
    (word: string) => (
      <RadioGroup label="A" name="a" options={[{ value: 'a', label: word, hint: word }]} />
    ),
  ],
  ['a fact', (word: string) => <FactList facts={[{ term: 'A', value: word, hint: word }]} />],
  [
    'a badge',
    (word: string) => <VideoCard title="A" href="/" picture="art:figure/warrior/1" badge={word} />,
  ],
  ['a source', (word: string) => <PostLink href="/" title="A" source={word} isExternal />],
  [
    'a cell of a table',
    (word: string) => (
      <DataTable
        label="A"
        rows={[{ id: 'a' }]}
        getRowId={({ id }) => id}
        columns={[
          { id: 'name', header: 'A', render: () => 'A' },
          { id: 'word', header: 'A', render: () => word },
        ]}
      />
    ),
  ],
] as const)('shows %s in another language beside other elements', async (_, show) => {
  await render(show('Access'));
  expect(box.textContent).toContain('Access');
  translate();
  await render(show('Zugang'));
  expect(box.textContent).toContain('Zugang');
  expect(box.textContent).not.toContain('Access');
});
