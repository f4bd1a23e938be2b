import { saveFile } from '@gschool/app';
import {
  useServices,
  type CollectProgress,
  type MemberData,
  type MemberDataPart,
} from '@gschool/data';
import { useState } from 'react';

import { partLabels, unreadParts } from './partLabels';

export type DownloadState =
  | { status: 'idle' }
  | { status: 'running'; progress: CollectProgress }
  | { status: 'saved'; file: string; unread: readonly MemberDataPart[] }
  | { status: 'failed'; error: unknown };

const PART_COUNT = Object.keys(partLabels).length;

/** `gschool-data-2026-11-21.json`, with the day of the data in UTC. */
const toFileName = ({ createdAt }: MemberData): string =>
  `gschool-data-${createdAt.slice(0, 10)}.json`;

/**
 * Collects everything that is stored about the member, saves it as a file, and reports the
 * progress.
 */
export function useDownload(uid: string): { state: DownloadState; start: () => void } {
  const { session } = useServices();
  const [state, setState] = useState<DownloadState>({ status: 'idle' });

  async function run() {
    setState({ status: 'running', progress: { done: 0, total: PART_COUNT } });
    try {
      const repository = await (await session.backend()).memberData();
      const data = await repository.collect(uid, (progress) =>
        setState({ status: 'running', progress }),
      );
      const unread = unreadParts(data);
      // A file without any data is not worth saving.
      if (unread.length === PART_COUNT) {
        setState({ status: 'failed', error: null });
        return;
      }
      const file = toFileName(data);
      saveFile(
        file,
        new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }),
      );
      setState({ status: 'saved', file, unread });
    } catch (error) {
      setState({ status: 'failed', error });
    }
  }

  return {
    state,
    start: () => {
      if (state.status !== 'running') void run();
    },
  };
}
