// Covers: site/shell, shop/shell
import { installClock } from '../support/clock';
import { callFaults, studioFaults } from './inPage';
import { journeys } from './journeys';
import {
  expectAnswer,
  expectNotBlank,
  expectRecovery,
  readMessages,
  readNormalMessages,
} from './outcome';
import { expect, fault as faultTest, getUrl, open, restoreAccount } from './test';

const cases = journeys.flatMap((journey) =>
  journey.calls.flatMap((call) =>
    [...callFaults, ...(journey.app === 'studio' ? studioFaults : [])].map((fault) => ({
      journey: { ...journey, done: journey.doneFor?.[call] ?? journey.done },
      call,
      fault,
    })),
  ),
);

for (const { journey, call, fault } of cases) {
  faultTest(`${journey.name}: ${call}: ${fault}`, async ({ page, backend }) => {
    await installClock(page);
    await restoreAccount(page, journey);
    let known: string[];
    if (journey.act) {
      await open(page, journey);
      await journey.prepare?.(page);
      known = await readMessages(page);
      backend.start(call, fault);
      await journey.act(page);
    } else {
      known = await readNormalMessages(page, journey);
      backend.start(call, fault);
      await page.goto(getUrl(journey));
    }
    await expectAnswer(page, journey, known);
    await expect.poll(backend.hits, { message: 'the call was sent' }).toBeGreaterThan(0);
    backend.end();
    await expectRecovery(page, journey, getUrl(journey));
    await expectNotBlank(page);
  });
}
