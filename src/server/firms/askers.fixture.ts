import { newId } from '../../kernel/door/new-id.ts'
import type { FirmOfMine } from '../../kernel/firm/firm-door.ts'
import { roles, type Role } from '../../kernel/firm/roles.ts'
import type { Browser } from './house.fixture.ts'
import { colleague, makeFirm, newcomer, signIn, withCodes, type WholeServer } from './whole-server.fixture.ts'

/** Words that stand in the records of one firm, and in what only some of its people see. */
export const [OURS, KEPT] = ['Quercetana', 'Xilofonata'] as const
const GROUPS = [[], ['sanitari']] as const
/** Somebody who asks, and how far he is in. */
export interface Asker {
  readonly called: string
  readonly browser: Browser
  readonly is: 'nobody' | 'half' | 'stranger' | 'member'
  readonly role?: Role
  readonly groups: readonly string[]
}

export const isIn = ({ is }: Asker) => is === 'member'
export const sees = ({ role, groups }: Asker) => role === 'titolare' || groups.includes('sanitari')

/** Everybody who may stand before a door, whoever runs the firm last: what he does is done. */
export async function askersOf(server: WholeServer, owner: Browser, { slug }: FirmOfMine): Promise<readonly Asker[]> {
  const half = await newcomer(server, 'meta@posta.example')
  await withCodes(half)
  const before = server.browser()
  await signIn(before, 'meta@posta.example')
  const rival = await newcomer(server, 'anna@verdi.example')
  await makeFirm(rival, 'Studio Verdi', 'dentisti')
  const outside = [
    { called: 'nobody', is: 'nobody', browser: server.browser(), groups: [] },
    { called: 'somebody whose second factor is missing', is: 'half', browser: before, groups: [] },
    { called: 'somebody without a firm', is: 'stranger', browser: await newcomer(server, 'solo@posta.example'), groups: [] },
    { called: 'who runs another firm', is: 'stranger', browser: rival, groups: [] },
  ] as const
  const inside: Asker[] = []
  for (const role of Object.keys(roles) as Role[]) {
    if (role === 'titolare') continue
    for (const groups of GROUPS) {
      const browser = await colleague(server, owner, slug, `${role}-${groups.length}@rossi.example`, role, groups)
      inside.push({ called: [role, ...groups].join(' of '), is: 'member', role, groups, browser })
    }
  }
  return [...outside, ...inside, { called: 'titolare', is: 'member', role: 'titolare', groups: [], browser: owner }]
}

/** Records of a practice, with a word in all that everybody sees and another in all that is kept to some. */
export async function fill(owner: Browser, path: string): Promise<string> {
  const [patient, operator, room] = [newId('paziente'), newId('operatore'), newId('sala')]
  const values = [
    ['operatore', operator, { nome: `Moro ${OURS}`, ruolo: 'odontoiatra' }],
    ['sala', room, { nome: `Sala ${OURS}` }],
    [
      'paziente',
      patient,
      {
        nome: 'Ada',
        cognome: OURS,
        opposizione: false,
        note: OURS,
        allergie: KEPT,
        farmaci: KEPT,
        anamnesi: KEPT,
        anamnesi_del: '2026-01-07',
      },
    ],
    ['prestazione', newId('prestazione'), { paziente: patient, data: '2026-11-02', cura: `Cura ${OURS}`, importo: 7700, note: KEPT }],
    ['reperto', newId('reperto'), { paziente: patient, dente: '1.6', tipo: 'carie', data: '2026-11-02', note: `${KEPT} ${OURS}` }],
  ] as const
  const changes = values.map(([entity, id, given]) => ({ type: 'create', entity, id, values: given }))
  const made = await owner.post(`${path}/store/commit`, { changes, options: { via: 'form', id: newId('commit') } })
  if (!made.json<{ ok: boolean }>().ok) throw new Error(made.body)
  return patient
}
