import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Player } from './Player';

test('renders the video, captions, poster and a button on a server, without styles', () => {
  const html = renderToString(
    <Player
      src="/clips/a/master.m3u8"
      poster="art:figure/breathe/6"
      title="Three slow breaths"
      captions={[{ language: 'en', label: 'English', src: '/a.vtt' }]}
      chapters={[{ title: 'Start', startSeconds: 0 }]}
    />,
  );
  expect(html).toContain('<video');
  expect(html).toContain('kind="captions"');
  expect(html).toContain('data-state="idle"');
  expect(html).not.toMatch(/ style=|<style|<script/);
});
