import { describe, expect, it } from 'vitest';

import { render } from '../entry.server';

// Unit tests have the snapshot of the builds' tests, and the samples of the demo. They have no
// origin; `tools/build/structured-data/structuredData.process.test.ts` reads pages with one.
const getNode = async (path: string, type: string) => {
  const { structuredData = [] } = await render(path);
  return structuredData.find((node) => node['@type'] === type);
};

describe('a page of the site', () => {
  it('describes each sample of a class, and the picture to draw for it', async () => {
    const { structuredData, pictures } = await render('/');
    const list = structuredData?.find((node) => node['@type'] === 'ItemList');
    expect(list?.['itemListElement']).toContainEqual({
      '@type': 'ListItem',
      position: 1,
      item: expect.objectContaining({ '@type': 'Course', name: 'Slow strength, strong legs' }),
    });
    expect(pictures?.[0]).toMatchObject({
      path: '/social/classes/1.png',
      drawing: { title: 'Slow strength, strong legs' },
    });
  });

  it('describes no search, which is for members', async () => {
    expect(await getNode('/', 'WebSite')).toEqual({ '@type': 'WebSite', name: 'Gschool' });
  });

  it('has a picture of an event, and of an instructor', async () => {
    const event = await render('/events/winter-opening');
    expect(event.socialImage).toMatchObject({
      path: '/social/events/winter-opening.png',
      alt: 'Winter opening: The first class of the year.',
      drawing: { art: 'art:event/reach/3', label: 'Live Events' },
    });
    const { socialImage, structuredData } = await render('/about/imani');
    expect(socialImage).toMatchObject({ path: '/social/about/imani.png' });
    expect(socialImage?.alt).toMatch(/^Imani [^:]+: .+/);
    expect(structuredData).toMatchObject([
      { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: expect.any(String) } },
    ]);
  });

  it('describes nothing that search engines do not list', async () => {
    expect((await render('/auth/forgot-password')).structuredData).toBeUndefined();
    expect((await render('/nothing-here')).structuredData).toBeUndefined();
  });
});
