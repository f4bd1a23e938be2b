import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { UiProvider } from './UiProvider';
import { ErrorState } from '../../feedback/ErrorState/ErrorState';
import { ProgressRing } from '../../feedback/ProgressRing/ProgressRing';

const meta = { title: 'Components/Providers/UiProvider', component: UiProvider } satisfies Meta<
  typeof UiProvider
>;
export default meta;

/** Another language with its own messages and digits. */
export const Arabic: StoryObj<typeof meta> = {
  args: {
    locale: 'ar-EG',
    messages: { retry: 'حاول مرة أخرى' },
    children: (
      <div lang="ar" dir="rtl">
        <ErrorState title="لم تصل الدروس" onRetry={() => {}} />
        <ProgressRing label="اكتمال الملف" value={72} />
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'حاول مرة أخرى' })).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveTextContent('٧٢');
  },
};
