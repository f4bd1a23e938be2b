import { listErrorLines, type PackFileError } from '@gschool/admin/pack-files';
import { Alert, Heading, Stack, Text } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { CopyButton } from '../../../shared/CopyButton';

/** The number of problems that are shown. All of them can be copied. */
const MAX_SHOWN = 200;

/** Everything that is wrong with a pack, by file, as the command lists it. */
export function PackErrors({ errors }: { errors: readonly PackFileError[] }) {
  const t = useT();
  const byFile = new Map<string, PackFileError[]>();
  for (const error of errors.slice(0, MAX_SHOWN))
    byFile.set(error.file, [...(byFile.get(error.file) ?? []), error]);
  return (
    <Stack space="4">
      <Alert variant="danger">{t('import.refused', { count: errors.length })}</Alert>
      {/* The rules of the format are in English, as in its documentation. */}
      <Stack space="4" lang="en" dir="ltr">
        {[...byFile].map(([file, ofFile]) => (
          <Stack key={file} space="2">
            <Heading level={3} size="large">
              <span translate="no">{file}</span>
            </Heading>
            <Stack as="ul" role="list" space="2">
              {ofFile.map(({ entry, reason, fix }, at) => (
                <li key={at}>
                  <Text weight="semibold" as="span">
                    {entry}
                  </Text>{' '}
                  <span>{fix === undefined ? reason : `${reason}. ${fix}`}</span>
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
      {errors.length > MAX_SHOWN && (
        <Text>{t('import.moreErrors', { count: errors.length - MAX_SHOWN })}</Text>
      )}
      <CopyButton label={t('import.copyErrors')} text={listErrorLines('.', errors).join('\n')} />
    </Stack>
  );
}
