import {
  useServices,
  type CollectProgress,
  type MemberData,
  type MemberDataPart,
} from '@gschool/data';
import { useState } from 'react';

import { partNames, unreadParts } from './partNames';
import { saveFile } from '../../../shared/saveFile';

export type Download =
  | { is: 'idle' }
  | { is: 'running'; progress: CollectProgress }
  | { is: 'saved'; file: string; unread: readonly MemberDataPart[] }
  | { is: 'failed'; error: unknown };

const TOTAL = Object.keys(partNames).length;

/** `gschool-data-2026-11-21.json`, by the day that the data is of (UTC). */
const fileName = ({ createdAt }: MemberData): string =>
  `gschool-data-${createdAt.slice(0, 10)}.json`;

/** Puts everything that is stored about the member into a file, and tells how far it is. */
export function useDownload(uid: string): { state: Download; start: () => void } {
  const { session } = useServices();
  const [state, setState] = useState<Download>({ is: 'idle' });

  async function run() {
    setState({ is: 'running', progress: { done: 0, total: TOTAL } });
    try {
      const repository = await (await session.backend()).memberData();
      const data = await repository.collect(uid, (progress) =>
        setState({ is: 'running', progress }),
      );
      const unread = unreadParts(data);
      // A file of nothing but reasons is no file.
      if (unread.length === TOTAL) {
        setState({ is: 'failed', error: null });
        return;
      }
      const file = fileName(data);
      saveFile(file, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
      setState({ is: 'saved', file, unread });
    } catch (error) {
      setState({ is: 'failed', error });
    }
  }

  return {
    state,
    start: () => {
      if (state.is !== 'running') void run();
    },
  };
}
