import { Anchor, Code, Group, Stack, Text, Title } from '@mantine/core';
import { embedPath, embedScriptPath, printPath, tapListPath, tentsPath } from '../../../domain/tap-paths';
import type { StaffTaproom } from '@domain/taproom/schema';
import { Copy, ExternalLink } from 'lucide-react';
import { FormSection } from '../../components/form-parts';
import { toast } from '../../components/toast';
import { copyText } from '../../lib/copy-text';
import { SmallButton } from '../../components/buttons';

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
