import { expect, it, vi } from 'vitest';

import { loadOptional } from '../optionalImports';
import { reloadOnMissingChunk } from './reloadOnMissingChunk';

/** As Vite reports a failed import. True if the import must not reject, because the page reloads. */
function reportFailure(): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error('Failed to fetch'),
  });
  return !window.dispatchEvent(event);
}

it('reloads the page for code that it needs, once, and never for code that it may need', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  sessionStorage.clear();
  reloadOnMissingChunk();

  await loadOptional(async () => {
    expect(reportFailure()).toBe(false);
    throw new Error('Failed to fetch');
  });
  expect(reload).not.toHaveBeenCalled();

  expect(reportFailure()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(reportFailure()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});
