import * as k from '../../../kernel/describe.ts'
import { persone } from '../../common/persone.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { cliente } from '../cliente.ts'
import type { consenso, scheda } from '../scheda.ts'

export type Cliente = k.Stored<'cliente', (typeof cliente)['fields']>
type Consenso = k.Stored<'consenso', (typeof consenso)['fields']>
type Scheda = k.Stored<'scheda', (typeof scheda)['fields']>

/** Customers of the sample rows, in their order. */
const DATI: readonly Omit<Cliente, 'id' | 'version'>[] = [
  {
    nome: 'Bianca',
    cognome: 'Torresan',
    telefono: '3335550401',
    email: 'bianca.torresan@posta.example',
    data_nascita: '1988-05-21',
    tipo_pelle: 'mista',
  },
  {
    nome: 'Miranda',
    cognome: 'Galeotti',
    telefono: '3475550402',
    email: 'm.galeotti@posta.example',
    data_nascita: '1975-09-03',
    tipo_pelle: 'secca',
    allergie: 'nichel',
  },
  {
    nome: 'Carolina',
    cognome: 'Vezzosi',
    telefono: '3405550403',
    email: 'carolina.v@posta.example',
    data_nascita: '1993-12-11',
    tipo_pelle: 'normale',
  },
  {
    nome: 'Leandro',
    cognome: 'Missoni',
    telefono: '3285550404',
    email: 'l.missoni@posta.example',
    data_nascita: '1969-02-28',
    tipo_pelle: 'normale',
    allergie: 'olio di mandorle',
  },
  {
    nome: 'Fatima',
    cognome: 'Zerouali',
    telefono: '3205550405',
    email: 'fatima.z@posta.example',
    data_nascita: '1997-07-16',
    tipo_pelle: 'sensibile',
    allergie: 'profumi',
  },
  {
    nome: 'Rosalba',
    cognome: 'Iacono',
    telefono: '3385550406',
    email: 'r.iacono@posta.example',
    data_nascita: '1961-10-05',
    tipo_pelle: 'grassa',
    note: 'Preferisce il primo pomeriggio.',
  },
]
export const NOTI = DATI.length
const ALTRI = 84
const ALLERGIE = ['nichel', 'profumi', 'lattice', 'acrilati']
const CONTROINDICAZIONI = ['Capillari fragili', 'Gravidanza al quinto mese', 'Protesi all’anca', 'Pelle in terapia con retinoidi']

/** Cards of all customers; most of them are women. */
export function righeClienti(chance: Chance, today: string): readonly Cliente[] {
  const year = Number(today.slice(0, 4))
  const others = persone(chance, ALTRI * 2 + 20)
    .filter(({ isDonna }, at) => isDonna || at % 9 === 0)
    .filter(({ nome, cognome }, at, all) => all.findIndex((one) => one.nome === nome && one.cognome === cognome) === at)
    .slice(0, ALTRI)
    .map(({ nome, cognome, telefono }): Omit<Cliente, 'id' | 'version'> => {
      const born = `${year - chance.between(19, 71)}-${String(chance.between(1, 12)).padStart(2, '0')}-${String(chance.between(1, 28)).padStart(2, '0')}`
      return {
        nome,
        cognome,
        telefono,
        data_nascita: born,
        tipo_pelle: chance.pick(['normale', 'secca', 'grassa', 'mista', 'sensibile'] as const),
        ...(chance.happens(0.15) && { allergie: chance.pick(ALLERGIE) }),
        ...(chance.happens(0.08) && { controindicazioni: chance.pick(CONTROINDICAZIONI) }),
      }
    })
  return [...DATI, ...others].map((row, at) => ({ ...row, id: `cliente_${at + 1}`, version: 1 }))
}

/** Privacy of nearly everybody, offers of half of them, photos of some, and the radiofrequency of Miranda Galeotti. */
export function righeConsensi(chance: Chance, today: string, clienti: readonly Cliente[]): readonly Consenso[] {
  const rows: Consenso[] = []
  const add = (cliente: Cliente['id'], tipo: Consenso['tipo'], ago: number, how: Partial<Consenso> = {}) =>
    rows.push({
      id: `consenso_${rows.length + 1}`,
      version: 1,
      cliente,
      tipo,
      data: k.addDays(today, -ago),
      firmato_il: k.addDays(today, -ago),
      stato: 'firmato',
      ...how,
    })
  clienti.forEach(({ id }, at) => {
    const ago = chance.between(40, 700)
    if (at < NOTI || chance.happens(0.9)) add(id, 'privacy', ago)
    if (chance.happens(0.5)) add(id, 'marketing', ago)
    if ([0, 1, 5].includes(at) || (at >= NOTI && chance.happens(0.2))) add(id, 'foto', ago)
  })
  add('cliente_2', 'trattamento', 70, { trattamento: 'trattamento_2' })
  // Who is to come today has a form to sign.
  rows.push({ id: `consenso_${rows.length + 1}`, version: 1, cliente: 'cliente_5', tipo: 'foto', data: today, stato: 'da_firmare' })
  return rows
}

type Riga = readonly [
  ago: number,
  who: number,
  zona: Scheda['zona'],
  of: number,
  by: number,
  osservazioni: string,
  parametri?: string,
  casa?: string,
]

/** Technical cards: what was seen and done, some days before today. */
const SCHEDE: readonly Riga[] = [
  [
    7,
    2,
    'corpo',
    2,
    2,
    'Addome meno compatto a destra. Circonferenza vita 82 cm, un centimetro in meno.',
    'Radiofrequenza 38 W, 12 minuti per zona',
  ],
  [21, 2, 'corpo', 2, 2, 'Tollera bene il calore. Vita 83 cm.', 'Radiofrequenza 36 W, 12 minuti per zona'],
  [
    24,
    1,
    'viso',
    1,
    1,
    'Comedoni sulla zona T, guance disidratate.',
    'Vapore 8 minuti, argilla 10 minuti',
    'Detergente delicato mattina e sera.',
  ],
  [68, 6, 'viso', 6, 1, 'Macchie sugli zigomi più chiare, grana fine.', 'Siero 6 ml, massaggio 15 minuti', 'Protezione 50 ogni mattina.'],
  [98, 6, 'viso', 6, 1, 'Macchie solari sugli zigomi.', 'Siero 6 ml, massaggio 15 minuti'],
  [30, 5, 'epilazione', 3, 1, 'Pelle reattiva: arrossamento per mezz’ora.', 'Cera tiepida, strisce corte', 'Niente sole per due giorni.'],
  [34, 4, 'massaggi', 5, 2, 'Contrattura del trapezio destro.', 'Pressione media, 50 minuti', 'Allungamenti del collo la sera.'],
  [3, 9, 'viso', 1, 1, 'Pelle sensibile, couperose sulle guance.', 'Niente vapore, maschera lenitiva'],
]

export const righeSchede = (today: string): readonly Scheda[] =>
  SCHEDE.map(([ago, who, zona, of, by, osservazioni, parametri, consigli], at) => ({
    id: `scheda_${at + 1}`,
    version: 1,
    cliente: `cliente_${who}`,
    giorno: k.addDays(today, -ago),
    zona,
    trattamento: `trattamento_${of}`,
    operatrice: `operatrice_${by}`,
    ...(zona !== 'massaggi' && { fototipo: (['ii', 'iii', 'ii', 'iv'] as const)[at % 4] }),
    osservazioni,
    ...(parametri !== undefined && { parametri }),
    ...(consigli !== undefined && { consigli }),
  }))
