import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDumpScript } from './postgres-tools';

const folder = await mkdtemp(join(tmpdir(), 'brewery-dump-'));

afterAll(() => rm(folder, { recursive: true }));

async function read(script: string) {
  const file = join(folder, 'script.sql');
  await writeFile(file, script);
  return readDumpScript(file, 'public');
}

const allowed = `--
-- PostgreSQL database dump
--

\\restrict Kz3x

SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SELECT pg_catalog.set_config('search_path', '', false);
ALTER TABLE IF EXISTS ONLY public.beers DROP CONSTRAINT IF EXISTS beers_pkey;
ALTER TABLE IF EXISTS public.beers ALTER COLUMN id DROP DEFAULT;
DROP SEQUENCE IF EXISTS public.beers_id_seq;
DROP TABLE IF EXISTS public.beers;

CREATE TABLE public.beers (
    id integer NOT NULL,
    name character varying(255) DEFAULT 'It''s; -- /* $$'::character varying NOT NULL,
    "to" text COLLATE pg_catalog."C",
    created_at timestamp(6) without time zone
);
CREATE SEQUENCE public.beers_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.beers_id_seq OWNED BY public.beers.id;
ALTER TABLE ONLY public.beers ALTER COLUMN id SET DEFAULT nextval('public.beers_id_seq'::regclass);
SELECT pg_catalog.setval('public.beers_id_seq', 14, true);
ALTER TABLE ONLY public.beers
    ADD CONSTRAINT beers_fk FOREIGN KEY (brewer_id) REFERENCES public.brewers(id) ON DELETE SET NULL;
CREATE UNIQUE INDEX beers_idx ON public.beers USING btree (lower((name)::text), "to") WHERE (kind = 'ale'::text);
`;

test('the statements of a dump of this product are accepted', async () => {
  expect(await read(allowed)).toBeNull();
});

test('rows are counted as the server splits them', async () => {
  const rows = '1\tone\u2028two\r\n2\t-- three;\n3\t\\\\.\n';
  const copy = `COPY public.beers (id, "to") FROM stdin;\n${rows}\\.\n\n\nCOPY public.other (id) FROM stdin;\n1\n\\.\n`;
  expect(await read(`${allowed}\n${copy}`)).toEqual({ table: 'beers', count: 3 });
});

const run = `COPY public.beers FROM PROGRAM 'touch /tmp/x';`;

test.each([
  run,
  `copy public.beers from stdin;`,
  `\\! touch /tmp/x`,
  `do $$ begin end $$;`,
  `SELECT pg_read_file('/etc/passwd');`,
  `CREATE FUNCTION public.f() RETURNS trigger LANGUAGE plpgsql AS $$ begin end $$;`,
  `CREATE TRIGGER t BEFORE INSERT ON public.beers EXECUTE FUNCTION public.f();`,
  `CREATE TABLE public.t (\n    id integer DEFAULT pg_read_file('/etc/passwd')\n);`,
  `CREATE TABLE public.t (\n    id integer, CHECK (lo_import('/etc/passwd') > 0)\n);`,
  `CREATE INDEX i ON public.t USING btree (a); ${run}`,
  `CREATE INDEX i ON public.t USING btree ((a || ';\nSET x = '; ${run} --';`,
  `CREATE INDEX i ON public.t USING btree (a) /*;\n*/ ; ${run}`,
  `ALTER TABLE public.t ALTER COLUMN c SET DEFAULT 'a\n--'; ${run.slice(0, -2)}\n';`,
  `ALTER TABLE public.t ALTER COLUMN c SET DEFAULT E'\\'; ${run.slice(0, -2)} --';`,
  `SET role = postgres;`,
  `SET session_authorization = 'postgres';`,
  `DROP TABLE pg_catalog.pg_class;`,
  `DROP TABLE shop.orders;`,
  `COPY shop.orders (id) FROM stdin;`,
  `ALTER TABLE shop.orders ALTER COLUMN paid SET DEFAULT true;`,
  `ALTER TABLE ONLY public.t ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES shop.orders(id);`,
  `SELECT pg_catalog.setval('shop.orders_id_seq', 1, true);`,
  `ALTER TABLE ONLY public.t ALTER COLUMN id SET DEFAULT nextval('shop.orders_id_seq'::regclass);`,
  `COPY pg_catalog.pg_proc (oid) FROM stdin;`,
  `-- a comment\r${run}`,
  `--\n${run.slice(0, -1)}`,
])('%j is rejected', async (statement) => {
  await expect(read(`${allowed}${statement}\n${allowed}`)).rejects.toThrow(/does not belong to it/);
});
