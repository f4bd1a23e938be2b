import { AppError } from '@gschool/domain';
import { expect } from 'storybook/test';

import { expectRetry, expectRole, expectText } from '#storybook/pageStories';
import type { Prepare } from './PreparedPage';

type PlayContext = Parameters<typeof expectRetry>[0];

/** A message, and a way to try again, under the page’s heading. */
export const retry =
  (heading: string) =>
  async (context: PlayContext): Promise<void> => {
    await expectRetry(context);
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  };

export const denied = expectText(/Your account can’t open this page/);

export const empty = expectRole('heading', { name: 'No classes yet' });

/** Opens a page with a catalog that has no instructors, series, phases or collections. */
export const bareCatalogue =
  (path: string): Prepare =>
  async ({ backend }) => {
    await backend.auth.signIn('member@gschool.example', 'gschool-demo');
    const catalogue = await backend.catalogue.catalogue();
    backend.catalogue.catalogue = () =>
      Promise.resolve({
        ...catalogue,
        instructors: [],
        series: [],
        classes: catalogue.classes.map((card) => ({
          ...card,
          instructorId: null,
          instructorName: null,
          seriesId: null,
          phases: [],
          collections: [],
        })),
      });
    return path;
  };

/** Opens a page whose catalog fails, for a member whose browser has cached nothing. */
const brokenCatalogue =
  (path: string, info: AppError['info']): Prepare =>
  async ({ backend }) => {
    await backend.auth.signIn('moderator@gschool.example', 'gschool-demo');
    backend.catalogue.catalogue = () => Promise.reject(new AppError(info));
    return path;
  };

/** The catalog does not respond. */
export const failingCatalogue = (path: string): Prepare =>
  brokenCatalogue(path, { kind: 'unavailable', what: 'documents' });

/** There is no network, and nothing is cached from an earlier visit. */
export const unreachableCatalogue = (path: string): Prepare =>
  brokenCatalogue(path, { kind: 'offline' });
