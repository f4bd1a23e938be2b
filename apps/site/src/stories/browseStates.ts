import { AppError } from '@gschool/domain';
import { expect, within } from 'storybook/test';

import type { Prepare } from './PreparedPage';

const slow = { timeout: 12_000 };
const verySlow = { timeout: 25_000 };

interface PlayContext {
  canvasElement: HTMLElement;
}

/** The skeleton, while it loads. */
export async function loading({ canvasElement }: PlayContext): Promise<void> {
  const text = await within(canvasElement).findByText('Loading', {}, slow);
  await expect(text.closest('[aria-busy]')).not.toBeNull();
}

/** A message, and a way to try again, under the page’s heading. */
export const retry =
  (heading: string) =>
  async ({ canvasElement }: PlayContext): Promise<void> => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Try again' }, verySlow);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  };

export async function offline({ canvasElement }: PlayContext): Promise<void> {
  const page = within(canvasElement);
  await page.findByRole('button', { name: 'Try again' }, verySlow);
  await expect(page.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible();
}

export async function denied({ canvasElement }: PlayContext): Promise<void> {
  const page = within(canvasElement);
  await expect(await page.findByText(/Your account can’t open this page/, {}, slow)).toBeVisible();
}

export async function empty({ canvasElement }: PlayContext): Promise<void> {
  await within(canvasElement).findByRole('heading', { name: 'No classes yet' }, slow);
}

/** Opens a page with a minimal catalog: no instructors, series, phases or collections. */
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

/** Opens a page while only the catalog fails, for a member whose browser has nothing cached. */
export const brokenCatalogue =
  (path: string, info: AppError['info']): Prepare =>
  async ({ backend }) => {
    await backend.auth.signIn('moderator@gschool.example', 'gschool-demo');
    backend.catalogue.catalogue = () => Promise.reject(new AppError(info));
    return path;
  };
