/** The result of a dry run, line by line; lines with problems come first. */
import {
  Badge,
  Box,
  Button,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import { type CSSProperties, useState } from 'react';
import type { ImportRow } from '../../../../cms/domain/beer/csv-import';

type Outcome = ImportRow['outcome'];

const outcomes: Record<Outcome, { label: string; count: string; color: string; background: string; order: number }> = {
  failed: { label: 'Error', count: 'with errors', color: 'danger700', background: 'danger100', order: 0 },
  skipped: { label: 'Skip', count: 'skipped', color: 'neutral700', background: 'neutral150', order: 2 },
  created: { label: 'Create', count: 'to create', color: 'success700', background: 'success100', order: 3 },
};

const pageSize = 50;

const orderOf = ({ outcome, warning }: ImportRow) => (warning === null ? outcomes[outcome].order : 1);

const byProblem = (left: ImportRow, right: ImportRow) => orderOf(left) - orderOf(right) || left.row - right.row;

const summarize = (rows: readonly ImportRow[]) =>
  (['created', 'skipped', 'failed'] as const)
    .map((outcome) => ({ outcome, count: rows.filter((row) => row.outcome === outcome).length }))
    .map(({ outcome, count }) => `${count} ${outcomes[outcome].count}`)
    .join(', ');

export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  const [shown, setShown] = useState(pageSize);
  const sorted = [...rows].sort(byProblem);
  if (rows.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography fontWeight="semiBold" role="status">
        {summarize(rows)}
      </Typography>
      <Box maxHeight="40vh" overflow="auto" tabIndex={0} role="region" aria-label="Lines of the file">
        <Table colCount={3} rowCount={Math.min(shown, rows.length) + 1}>
          <Thead>
            <Tr>
              {['Line', 'Beer', 'Import'].map((name) => (
                <Th key={name}>
                  <Typography variant="sigma">{name}</Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {sorted.slice(0, shown).map((row) => (
              <LineRow key={row.row} line={row} />
            ))}
          </Tbody>
        </Table>
      </Box>
      {shown < rows.length && (
        <Button variant="tertiary" onClick={() => setShown(shown + pageSize)}>
          Show more lines
          <VisuallyHidden> of {rows.length}</VisuallyHidden>
        </Button>
      )}
    </Flex>
  );
}

/** Strapi's cells don't wrap. */
const wrapped: CSSProperties = { whiteSpace: 'normal', overflowWrap: 'anywhere' };

function LineRow({ line: { row, name, outcome, message, warning } }: { line: ImportRow }) {
  const { label, color, background } = outcomes[outcome];
  const note = [message, warning].filter((text) => text !== null).join('; ');
  return (
    <Tr>
      <Td>
        <Typography>{row}</Typography>
      </Td>
      <Td>
        <Typography tag="p" style={wrapped}>
          {name || '–'}
        </Typography>
        {note && (
          <Typography
            tag="p"
            variant="pi"
            textColor={outcome === 'failed' ? 'danger700' : 'neutral600'}
            style={wrapped}
          >
            {note}
          </Typography>
        )}
      </Td>
      <Td>
        <Badge textColor={color} backgroundColor={background}>
          {label}
        </Badge>
      </Td>
    </Tr>
  );
}
