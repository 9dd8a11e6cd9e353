/** Beside the taps: what is next, what has changed, and where the list is shown. */
import { Anchor, Badge, Box, Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, ExternalLink, Pencil, Plus, Undo2, X } from 'lucide-react';
import type { TapAction } from '@domain/tap/constants';
import { describeDrink, levelLabels, tapTitle } from '@domain/tap/display';
import { formatMomentAgo } from '@domain/tap/freshness';
import type { StaffPouring, StaffTapList, TapChange } from '@domain/tap/schema';
import type { StaffTaproom } from '@domain/taproom/schema';
import { embedPath, embedScriptPath, printPath, tapListPath, tentsPath } from '../../../domain/tap-paths';
import { useNow } from '../../../ui/use-now';
import { presses, tapQueries } from '../../api/taps';
import { IconButton, SmallButton } from '../../components/buttons';
import { FormSection } from '../../components/form-parts';
import { QueryState } from '../../components/query-state';
import { SortableGrid } from '../../components/sortable';
import { toast } from '../../components/toast';
import { copyText } from '../../lib/copy-text';
import { planDialog, pouringDialog, type TapDialog } from './tap-dialogs';
import classes from './taps.module.css';
import { usePress } from './use-press';

export type OnDeckSectionProps = { tapList: StaffTapList; onOpen: (dialog: TapDialog) => void };

/** What is tapped next, in order. */
export function OnDeckSection({ tapList, onOpen }: OnDeckSectionProps) {
  const queryClient = useQueryClient();
  const { onDeck, taproom } = tapList;
  const { press } = usePress(taproom.slug);

  const reorder = (reordered: StaffPouring[]) => {
    queryClient.setQueryData(tapQueries.list(taproom.slug).queryKey, (list) => list && { ...list, onDeck: reordered });
    const order = reordered.map(({ _id }) => _id);
    press(presses.sortOnDeck(order), 'Failed to change the order. Please try again.');
  };
  const remove = ({ _id, drink }: StaffPouring) =>
    press(presses.removeOnDeck(_id), 'Failed to remove it. Please try again.', `${drink.name} is no longer on deck`);

  return (
    <FormSection
      title="On Deck"
      badge={
        <SmallButton icon={Plus} ml="auto" onClick={() => onOpen(planDialog)}>
          Put on Deck
        </SmallButton>
      }
    >
      {onDeck.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing is planned. What is on deck goes on with one press when a keg kicks, and visitors see what comes next.
        </Text>
      ) : (
        <SortableGrid
          label="On deck"
          cols={1}
          items={onDeck}
          getId={({ _id }) => _id}
          getName={(index) => onDeck[index]?.drink.name ?? ''}
          onReorder={reorder}
          renderItem={(pouring, _, moveButtons) => {
            const { drink, tap } = pouring;
            const place = tap ? `for ${tapTitle(tap)}` : 'for the next free tap';
            return (
              <Paper withBorder px="sm" py="xs" style={{ overflowWrap: 'anywhere' }}>
                <Group gap={6} pr={36}>
                  <Text span size="sm" fw={600}>
                    {drink.name}
                  </Text>
                  {drink.isGuest && <Badge size="xs">Guest</Badge>}
                </Group>
                <Text size="xs" c="dimmed">
                  {[describeDrink(drink), place].filter(Boolean).join(' · ')}
                </Text>
                <Group gap={0} justify="flex-end" wrap="nowrap">
                  {moveButtons}
                  <IconButton
                    icon={Pencil}
                    label={`Edit ${drink.name}`}
                    onClick={() => onOpen(pouringDialog(pouring))}
                  />
                  <IconButton
                    icon={X}
                    color="red.7"
                    label={`Remove ${drink.name} from the deck`}
                    onClick={() => remove(pouring)}
                  />
                </Group>
              </Paper>
            );
          }}
        />
      )}
    </FormSection>
  );
}

// A press in one line, for lists of changes.

type Described = Pick<TapChange, 'action' | 'tap' | 'level' | 'previous' | 'next'>;

const onTap = ({ tap }: Described) => (tap ? ` on ${tapTitle(tap)}` : '');
const offTap = ({ tap }: Described) => (tap ? ` from ${tapTitle(tap)}` : ' off');
const drinkOf = ({ previous, next }: Described) => next ?? previous ?? 'A drink';

const descriptions: Record<TapAction, (change: Described) => string> = {
  swap: (change) =>
    change.previous
      ? `${drinkOf(change)} replaced ${change.previous}${onTap(change)}`
      : `${drinkOf(change)} went on${change.tap ? ` ${tapTitle(change.tap)}` : ''}`,
  kick: (change) => `${change.previous ?? 'The keg'} was taken${offTap(change)}`,
  level: (change) =>
    change.level === null
      ? `The level of ${drinkOf(change)}${onTap(change)} was changed`
      : `${drinkOf(change)}${onTap(change)} was set to ${levelLabels[change.level]}`,
  'on-deck': (change) =>
    change.next
      ? `${change.next} was put on deck`
      : change.previous
        ? `${change.previous} was removed from deck`
        : 'The order on deck was changed',
  edit: (change) => `${drinkOf(change)}${onTap(change)} was edited`,
  check: () => 'The list was confirmed',
};

/** `Helles replaced Porter on Tap 7`. */
export const describeChange = (change: Described) => descriptions[change.action](change);

const shownChanges = 10;

/** Who changed what and when; the latest change can be undone. */
export function RecentChanges({ tapList }: { tapList: StaffTapList }) {
  const { slug, timeZone } = tapList.taproom;
  const query = useQuery(tapQueries.changes(slug, shownChanges));
  const changes = query.data ?? [];
  const now = useNow();
  const { press, isPending } = usePress(slug);
  return (
    <FormSection title="Recent Changes">
      <QueryState
        query={query}
        isEmpty={changes.length === 0}
        emptyText="No changes yet"
        errorText="Failed to load the changes"
      >
        <Stack component="ol" gap="xs">
          {changes.map((change, index) => (
            <Group component="li" key={change._id} gap="xs" align="flex-start" justify="space-between" wrap="nowrap">
              <Box miw={0}>
                <Text size="sm" c={change.undoneAt ? 'dimmed' : undefined} className={classes.name}>
                  {describeChange(change)}
                  {change.undoneAt !== null && ' (undone)'}
                </Text>
                <Text size="xs" c="dimmed">
                  {[formatMomentAgo(change.pressedAt, timeZone, now), change.by].filter(Boolean).join(' · ')}
                </Text>
              </Box>
              {index === 0 && change.undoneAt === null && (
                <Button
                  size="compact-xs"
                  variant="default"
                  flex="none"
                  leftSection={<Undo2 size={12} />}
                  loading={isPending}
                  onClick={() => press(presses.undo(change.key), 'Failed to undo. Please try again.')}
                >
                  Undo
                </Button>
              )}
            </Group>
          ))}
        </Stack>
      </QueryState>
    </FormSection>
  );
}

/** The places of the list: the site, paper, other sites, and the phone behind the bar. */
export function SharePanel({ taproom: { slug, name, isActive } }: { taproom: StaffTaproom }) {
  const { origin } = window.location;
  const embed = origin + embedPath(slug);
  const snippet = `<iframe src="${embed}" title="On tap at ${escapeAttribute(name)}" loading="lazy" style="width:100%;height:640px;border:0"></iframe>\n<script async src="${origin}${embedScriptPath}"></script>`;
  const oembed = `${origin}/oembed?url=${encodeURIComponent(embed)}&format=json`;

  return (
    <FormSection title="Show the List">
      {!isActive && (
        <Text size="sm" c="dimmed">
          {name} is hidden, so visitors don’t see its list yet.
        </Text>
      )}
      <Stack gap={6}>
        <ShareLink href={tapListPath(slug)} text="On the site" />
        <ShareLink href={printPath(slug)} text="Print the menu" />
        <ShareLink href={tentsPath(slug)} text="Table tents with QR codes" />
        <ShareLink href="/bar/" text="Bar mode" hint="Add it to the home screen of the phone behind the bar." />
      </Stack>
      <Title order={3}>On another website</Title>
      <Code block mah={120} style={codeStyle} tabIndex={0} aria-label="Embed code">
        {snippet}
      </Code>
      <Group gap="xs">
        <CopyButton text={snippet} label="Copy Code" copied="Embed code copied" />
        <CopyButton text={oembed} label="Copy oEmbed URL" copied="oEmbed URL copied" />
      </Group>
    </FormSection>
  );
}

const codeStyle = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const ShareLink = ({ href, text, hint }: { href: string; text: string; hint?: string }) => (
  <div>
    <Anchor href={href} target="_blank" rel="noopener" size="sm">
      {text} <ExternalLink size={12} aria-label="(opens a new tab)" />
    </Anchor>
    {hint && (
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
    )}
  </div>
);

function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  const copy = async () => {
    if (await copyText(text)) toast.success(copied);
    else toast.error('Failed to copy. Select the text and copy it instead.');
  };
  return (
    <SmallButton icon={Copy} onClick={() => void copy()}>
      {label}
    </SmallButton>
  );
}
