import { CATALOGUE_FILE } from '@gschool/admin/pack-files';
import { Alert, Button, Inline, Stack } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { ListAlert } from './ListAlert';
import type { OpenedPack, PackInput, PackReading } from './openPack';
import { PackErrors } from './PackErrors';
import type { ZipProblem } from './readZip';

const zipTexts = {
  unreadable: 'import.zipUnreadable',
  encrypted: 'import.zipEncrypted',
  expandsTooMuch: 'import.zipExpands',
} as const satisfies Record<Exclude<ZipProblem['kind'], 'damaged'>, string>;

interface RefusedPackProps {
  input: PackInput;
  reading: Exclude<PackReading, OpenedPack>;
  /** Reads one of several packs. */
  onChoose: (input: PackInput) => void;
}

/** Why what was chosen is not imported yet: problems of the pack or the archive, or several packs. */
export function RefusedPack({ input, reading, onChoose }: RefusedPackProps) {
  const t = useT();
  if ('errors' in reading) return <PackErrors errors={reading.errors} />;
  if ('packs' in reading)
    return (
      <Stack space="3">
        <Alert variant="warning">{t('import.packs', { count: reading.packs.length })}</Alert>
        <Inline as="ul" role="list" space="2">
          {reading.packs.map((folder) => (
            <li key={folder}>
              <Button variant="quiet" onClick={() => onChoose({ ...input, folder })}>
                <bdi dir="ltr" translate="no">
                  {folder + CATALOGUE_FILE}
                </bdi>
              </Button>
            </li>
          ))}
        </Inline>
      </Stack>
    );
  const problem = reading.zip;
  if (problem.kind !== 'damaged')
    return <Alert variant="danger">{t(zipTexts[problem.kind])}</Alert>;
  const { files } = problem;
  return (
    <ListAlert
      variant="danger"
      text={t('import.zipDamaged', { count: files.length })}
      items={files}
      getKey={(path) => path}
      more={(count) => t('import.moreFiles', { count })}
    >
      {(path) => (
        <bdi dir="ltr" translate="no">
          {path}
        </bdi>
      )}
    </ListAlert>
  );
}
