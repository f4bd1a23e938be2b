import { expect, it } from 'vitest';

import { setDigests } from './hostingPolicy';

const policy = "default-src 'self'; script-src 'self' https://a.example; style-src 'self'";

it('adds digests to the directives of scripts and styles', () => {
  expect(
    setDigests(policy, { scripts: ["'sha256-a='"], styles: ["'sha256-b='", "'sha256-c='"] }),
  ).toBe(
    "default-src 'self'; script-src 'self' https://a.example 'sha256-a='; style-src 'self' 'sha256-b=' 'sha256-c='",
  );
});

it('replaces the digests of an earlier build', () => {
  const first = setDigests(policy, { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] });
  expect(setDigests(first, { scripts: [], styles: [] })).toBe(policy);
});
