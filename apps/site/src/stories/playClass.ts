import { expect, userEvent, waitFor, within } from 'storybook/test';

/**
 * Starts the video of a class page, without sound. Returns the player and its video when it plays.
 */
export async function playClass(canvasElement: HTMLElement) {
  const player = await within(canvasElement).findByRole('region', { name: /^Player/ });
  const video = canvasElement.querySelector('video') as HTMLVideoElement;
  video.muted = true;
  const [start] = await within(player).findAllByRole('button', { name: /^(Play|Resume at .*)$/ });
  await userEvent.click(start as HTMLElement);
  await waitFor(() => expect(player.dataset['state']).toBe('playing'));
  return { player, video };
}
