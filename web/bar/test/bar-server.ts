/** Answers the calls of bar mode as the API does: each key once, and a conflict if the tap pours something else. */
import { sampleList } from './sample-press';
import { makePouring } from '../../test/staff-taps';
import { sampleDrink } from '@domain/test/samples';
import type { StaffTap, StaffTapList, TappableDrink } from '@domain/tap/schema';
import { http, HttpResponse } from 'msw';
import { getSession } from '../../api/staff/session';
import { makeUser } from '../../test/factories';

type SentPress = { path: string; key: string | null; session: string | null; body: Record<string, unknown> };

type Mode = 'working' | 'unreachable' | 'loses-responses' | { status: number; body: object };

function sessionUser() {
  const session = getSession();
  return session.status === 'signed-out' ? null : session.user;
}

const makeDrink = (name: string): TappableDrink => ({
  beer: `${name.toLowerCase()}-beer`,
  drink: sampleDrink({ name }),
  isComingSoon: name === 'Saison',
  pours: [{ name: 'Pint', ounces: 16, price: 7 }],
  lastOnAt: null,
});

export function createBarServer(initial: StaffTapList = sampleList()) {
  let list = initial;
  let mode: Mode = 'working';
  const sent: SentPress[] = [];
  const done = new Map<string, string | null>();

  const changeTap = (id: string, changes: Partial<StaffTap>) => {
    list = { ...list, taps: list.taps.map((tap) => (tap._id === id ? { ...tap, ...changes } : tap)) };
  };

  function run(path: string, body: Record<string, never>, key: string): Response | null {
    const [, id = '', action = path.slice(1)] = /^\/taps\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const tap = list.taps.find(({ _id }) => _id === id);
    if (tap && (tap.pouring?._id ?? null) !== body['expected']) {
      const message = `Tap ${tap.number} was changed`;
      return HttpResponse.json({ success: false, code: 'tap-changed', message }, { status: 409 });
    }
    const next = body['next'] as { pouring?: string; beer?: string; guest?: { name: string } } | undefined;
    const planned = list.onDeck.find(({ _id }) => _id === next?.pouring);
    const name = next?.guest?.name ?? next?.beer?.replace('-beer', '') ?? '';
    const pouring = action === 'swap' ? (planned ?? { ...makePouring(name), _id: `new-${name}` }) : null;
    if (action === 'swap') list = { ...list, onDeck: list.onDeck.filter((each) => each !== planned) };
    if (action === 'swap' || action === 'kick') changeTap(id, { pouring });
    if (action === 'level')
      changeTap(id, { pouring: tap?.pouring ? { ...tap.pouring, level: body['level'] ?? null } : null });
    if (action === 'checks') list = { ...list, checkedAt: body['pressedAt'] ?? null, checkedBy: 'Ana Moreno' };
    if (action === 'undo') list = initial;
    done.set(key, pouring?._id ?? null);
    return null;
  }

  const respond = async (request: Request) => {
    const path = new URL(request.url).pathname.split('/auburn')[1] ?? '';
    const key = request.headers.get('Idempotency-Key') ?? '';
    const body = (await request.json()) as Record<string, never>;
    if (mode === 'unreachable') return HttpResponse.error();
    sent.push({ path, key, session: request.headers.get('Session-Id'), body });
    if (typeof mode === 'object') return HttpResponse.json({ success: false, ...mode.body }, { status: mode.status });
    const failure = done.has(key) ? null : run(path, body, key);
    if (mode === 'loses-responses') return HttpResponse.error();
    return failure ?? HttpResponse.json({ success: true, tapList: list, change: { pouring: done.get(key) ?? null } });
  };

  const reads: Record<string, () => object> = {
    '/taprooms/admin': () => ({ taprooms: [{ slug: 'auburn', name: 'Auburn', isActive: true }] }),
    '/taprooms': () => ({ taprooms: ['Auburn', 'Folsom', 'Reno'].map((name) => ({ slug: name.toLowerCase(), name })) }),
    '/auth/me': () => ({ user: sessionUser() }),
    '/taps/admin/auburn': () => ({ tapList: list }),
    '/taps/admin/auburn/drinks': () => ({ drinks: ['Helles', 'Saison', 'Amber', 'Märzen'].map(makeDrink) }),
  };
  const read = (payload: () => object) => () =>
    mode === 'unreachable' ? HttpResponse.error() : HttpResponse.json({ success: true, ...payload() });

  return {
    sent,
    list: () => list,
    changeTap,
    setMode: (next: Mode) => {
      mode = next;
    },
    handlers: [
      ...Object.entries(reads).map(([path, payload]) => http.get(`*/api${path}`, read(payload))),
      http.post('*/api/taps/admin/auburn/*', ({ request }) => respond(request)),
      http.post('*/api/auth/login', () => {
        mode = 'working';
        const headers = { 'Session-Id': 'session-2' };
        return HttpResponse.json({ success: true, token: 'a-token', user: makeUser() }, { headers });
      }),
    ],
  };
}
