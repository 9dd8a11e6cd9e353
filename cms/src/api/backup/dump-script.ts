/**
 * The statements of a dump, as `pg_restore` prints them. A crafted dump could contain any: what runs programs, or changes
 * other data. So each must have one of the forms that `pg_dump` writes for the tables of this product.
 */
import { createReadStream } from 'node:fs';
import { CommandError } from '#lib/command-error';

const name = String.raw`(?:\w+|"[\w -]+")`;
const names = String.raw`${name}(?:, ${name})*`;
const type = String.raw`(?:bigint|integer|smallint|boolean|text|jsonb?|date|uuid|real|double precision|character(?: varying)?|numeric|time(?:stamp)?)(?:\(\d+(?:,\d+)?\))?(?: with(?:out)? time zone)?`;
/** Without backslashes, so that it ends where the server ends it. */
const text = String.raw`'(?:[^'\\]|'')*'`;
const range = '(?:AS \\w+ )?START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1';
const onDelete = '(?: ON (?:UPDATE|DELETE) (?:CASCADE|SET NULL|RESTRICT))*';
/** Of an index: it can only have functions that do nothing but compute. */
const expression = String.raw`(?:[\w .,:()=<>|]|${text}|"[\w -]+")+`;

/**
 * The statements, each in one line, and the start of rows. `schema`: that of the product. Others belong to other programs,
 * or to the system, whose tables superusers can write.
 */
function formsIn(schema: string) {
  const qualified = String.raw`${schema}\.${name}`;
  const sequence = `'${qualified}'`;
  const value = String.raw`(?:${text}(?:::${type})?|-?\d+(?:\.\d+)?|true|false|nextval\(${sequence}::regclass\))`;
  const column = String.raw`${name} ${type}(?: COLLATE pg_catalog\."\w+")?(?: DEFAULT ${value})?(?: NOT NULL)?`;
  const altered = `(?:IF EXISTS )?(?:ONLY )?${qualified}`;
  const statements = [
    String.raw`SET \w+ = (?:0|on|off|false|warning|content|heap|''|'UTF8')`,
    String.raw`SELECT pg_catalog\.set_config\('search_path', '', false\)`,
    String.raw`SELECT pg_catalog\.setval\(${sequence}, \d+, (?:true|false)\)`,
    String.raw`CREATE TABLE ${qualified} \( ${column}(?:, ${column})* \)`,
    `CREATE SEQUENCE ${qualified} ${range}`,
    String.raw`ALTER SEQUENCE (?:IF EXISTS )?${qualified} OWNED BY ${qualified}\.${name}`,
    `CREATE (?:UNIQUE )?INDEX ${name} ON ${qualified} USING (?:btree|gin) ${expression}`,
    `ALTER TABLE ${altered} ALTER COLUMN ${name} (?:SET DEFAULT ${value}|DROP DEFAULT)`,
    String.raw`ALTER TABLE ${altered} ALTER COLUMN ${name} ADD GENERATED ALWAYS AS IDENTITY \( SEQUENCE NAME ${qualified} ${range} \)`,
    String.raw`ALTER TABLE ${altered} ADD CONSTRAINT ${name} (?:PRIMARY KEY|UNIQUE) \(${names}\)`,
    String.raw`ALTER TABLE ${altered} ADD CONSTRAINT ${name} FOREIGN KEY \(${names}\) REFERENCES ${qualified}\(${names}\)${onDelete}`,
    `ALTER TABLE ${altered} DROP CONSTRAINT (?:IF EXISTS )?${name}`,
    `DROP (?:INDEX|SEQUENCE|TABLE) (?:IF EXISTS )?${qualified}`,
  ];

  return {
    isStatement: new RegExp(`^(?:${statements.join('|')});$`),
    startOfRows: new RegExp(String.raw`^COPY ${schema}\.(${name}) \(${names}\) FROM stdin;$`),
  };
}

/** Between statements: comments, and commands of psql, which is not used. The server also ends a comment at a `\r`. */
const isIgnored = /^(?:--[^\r]*|\\(?:un)?restrict \w+)?$/;

/** Not `readline`, which also splits at separators that texts of rows can contain. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'latin1')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

type Rows = { table: string; count: number };

/**
 * Verifies the statements. Returns the rows of the script's table, which end it; null without any. A script of several
 * tables could hide the statements of one in the rows of another.
 */
export async function readDumpScript(file: string, schema: string): Promise<Rows | null> {
  const { isStatement, startOfRows } = formsIn(schema);
  let rows: Rows | null = null;
  let statement = '';
  for await (const line of readLines(file)) {
    if (rows !== null) {
      if (line === '\\.') return rows;
      rows.count += 1;
    } else if (statement !== '' || !isIgnored.test(line)) {
      statement = `${statement} ${line.trim()}`.trim();
      if (!line.endsWith(';')) continue;
      const table = startOfRows.exec(statement)?.[1];
      if (table !== undefined) rows = { table: table.replaceAll('"', ''), count: 0 };
      else if (!isStatement.test(statement)) break;
      statement = '';
    }
  }
  if (statement) throw new CommandError(`The backup is damaged: ${statement.slice(0, 200)} does not belong to it.`);
  return rows;
}
