import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { EditedContent, PageVersion } from '@domain/page/edited-page';
import { pageQueries } from '../../api/website';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { formatInstant } from '../../../domain/format';
import { QueryState } from '../../components/query-state';
import { SmallButton } from '../../components/buttons';

type VersionListProps = { pageKey: string; onRestore: (content: EditedContent) => void };

function VersionList({ pageKey, onRestore }: VersionListProps) {
  const query = useQuery(pageQueries.versions(pageKey));
  const timeZone = useSiteTimeZone();
  const versions: PageVersion[] = query.data ?? [];
  return (
    <QueryState
      query={query}
      isEmpty={versions.length === 0}
      emptyText="No earlier versions yet. Each save keeps the one before it."
      errorText="Failed to load the versions"
    >
      <ul className="divided-list">
        {versions.map(({ id, savedAt, savedBy, content }) => (
          <li key={id}>
            <Group justify="space-between" wrap="nowrap" py={10} style={{ overflowWrap: 'anywhere' }}>
              <div>
                <Text size="md">{formatInstant(savedAt, timeZone)}</Text>
                <Text c="dimmed">{savedBy ?? 'As the site started'}</Text>
              </div>
              <SmallButton flex="none" onClick={() => onRestore(content)}>
                Restore
              </SmallButton>
            </Group>
          </li>
        ))}
      </ul>
    </QueryState>
  );
}

/** The last ten versions. Restoring one fills the form, and the preview: nothing is published before the next save. */
export function PageVersions({ pageKey, onRestore }: VersionListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<History size={16} />} onClick={() => setOpen(true)}>
        Versions
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Earlier versions">
        <Stack gap="sm">
          <Text c="dimmed">Restoring fills the form. Look at the preview, then save to publish it.</Text>
          <VersionList
            pageKey={pageKey}
            onRestore={(content) => {
              setOpen(false);
              onRestore(content);
            }}
          />
        </Stack>
      </Modal>
    </>
  );
}
