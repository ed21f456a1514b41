import * as k from '../../../kernel/describe.ts'
import { persone } from '../../common/persone.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { Tipo } from '../abbonamento.ts'
import type { certificato } from '../certificato.ts'
import type { iscritto } from '../iscritto.ts'

export type Iscritto = k.Stored<'iscritto', (typeof iscritto)['fields']>
type Certificato = k.Stored<'certificato', (typeof certificato)['fields']>

type Riga = readonly [
  nome: string,
  cf: string,
  nato: string,
  telefono: string,
  email: string,
  certificato: Iscritto['certificato'],
  scade: number | undefined,
  iscritto: number,
  stato: Iscritto['stato'],
]

/** The members of the sample rows, to the letter; their days count from today. */
const RIGHE: readonly Riga[] = [
  ['Donatella Ferrigno', 'FRRDTL79D49F839Q', '1979-04-09', '3335550501', 'donatella.f@posta.example', 'non_agonistico', 120, 410, 'attivo'],
  ['Gabriele Petrucci', 'PTRGRL92R30H501G', '1992-10-30', '3475550502', 'g.petrucci@posta.example', 'non_agonistico', 12, 95, 'attivo'],
  ['Samira Bensalem', 'BNSSMR01B57L219K', '2001-02-17', '3205550503', 'samira.b@posta.example', 'agonistico', 26, 200, 'attivo'],
  ['Ettore Mazzanti', 'MZZTTR66L05A944G', '1966-07-05', '3385550504', 'e.mazzanti@posta.example', 'non_agonistico', -6, 730, 'sospeso'],
  ['Chiara Lombardini', 'LMBCHR98T62H223X', '1998-12-22', '3495550505', 'chiara.l@posta.example', 'non_agonistico', 201, 60, 'attivo'],
  ['Valerio Santoro', 'SNTVLR85C14A662Q', '1985-03-14', '3285550506', 'v.santoro@posta.example', 'assente', undefined, 4, 'prova'],
  ['Ilaria Bonfanti', 'BNFLRI90M41A794B', '1990-08-01', '3355550507', 'ilaria.bonfanti@posta.example', 'non_agonistico', 88, 380, 'attivo'],
]
export const QUANTE_RIGHE = RIGHE.length

/** How the subscription of somebody beside the rows stands. */
export type Caso = 'regolare' | 'rinnova' | 'rata' | 'scaduto' | 'disdetto'
export interface Altro {
  readonly id: Iscritto['id']
  readonly tipo: Tipo
  /** Days since it began. */
  readonly da: number
  readonly caso: Caso
}

const serie = (tipo: Tipo, caso: Caso, giorni: readonly number[]) => giorni.map((da) => ({ tipo, caso, da }))
/** The others: what they have, since how many days; those in order have three weeks left at least. */
const ALTRI: readonly Omit<Altro, 'id'>[] = [
  ...serie('mensile', 'regolare', [1, 3, 5, 2, 7, 4, 8, 6, 1, 2]),
  ...serie('trimestrale', 'regolare', [12, 33, 47, 21, 58, 5, 40, 64]),
  ...serie('semestrale', 'regolare', [35, 90, 128, 15, 66]),
  ...serie('annuale', 'regolare', [70, 150, 240, 310, 25, 200, 110]),
  ...serie('dieci_ingressi', 'regolare', [30, 75, 12]),
  ...serie('mensile', 'rinnova', [26, 21]),
  ...serie('trimestrale', 'rinnova', [77]),
  ...serie('trimestrale', 'rata', [38]),
  ...serie('annuale', 'rata', [49]),
  ...serie('mensile', 'scaduto', [48]),
  ...serie('mensile', 'disdetto', [20]),
  ...serie('trimestrale', 'disdetto', [55]),
]
export const altri: readonly Altro[] = ALTRI.map((one, at) => ({ ...one, id: `iscritto_${QUANTE_RIGHE + at + 1}` }))

const EMERGENZA = ['la sorella', 'il marito', 'la moglie', 'la madre', 'un amico']

/** The members of the rows first, then the others, no two with one name. */
export function righeIscritti(chance: Chance, today: string): readonly Iscritto[] {
  const given = RIGHE.map(([intero, cf, nato, telefono, email, tipo, scade, iscrizione, stato], at): Iscritto => {
    const [nome = '', cognome = ''] = intero.split(' ')
    return {
      id: `iscritto_${at + 1}`,
      version: 1,
      nome,
      cognome,
      tessera: String(2001 + at),
      telefono,
      email,
      codice_fiscale: cf,
      data_nascita: nato,
      iscrizione: k.addDays(today, -iscrizione),
      certificato: tipo,
      ...(scade !== undefined && { scadenza_certificato: k.addDays(today, scade) }),
      stato,
    }
  })
  const named = new Set(RIGHE.map(([intero]) => intero))
  const people = persone(chance, 160).filter(({ nome, cognome }) => {
    const intero = `${nome} ${cognome}`
    return !named.has(intero) && named.add(intero)
  })
  const others = altri.flatMap(({ id, da, caso }, at): readonly Iscritto[] => {
    const who = people[at]
    if (!who) return []
    // One in three has brought the telephone of somebody.
    const emergency = at % 3 === 0 ? `${who.telefono.slice(0, 3)} 555 ${String(7000 + at)}, ${chance.pick(EMERGENZA)}` : undefined
    return [
      {
        id,
        version: 1,
        nome: who.nome,
        cognome: who.cognome,
        tessera: String(2001 + QUANTE_RIGHE + at),
        telefono: who.telefono,
        email: `${who.nome}.${who.cognome}@posta.example`.toLowerCase().replaceAll(' ', ''),
        data_nascita: `${chance.between(1958, 2006)}-${String(chance.between(1, 12)).padStart(2, '0')}-${String(chance.between(1, 28)).padStart(2, '0')}`,
        iscrizione: k.addDays(today, -da - 30 * chance.between(0, 12)),
        certificato: at % 7 === 3 ? 'agonistico' : 'non_agonistico',
        scadenza_certificato: k.addDays(today, 42 + ((at * 37) % 300)),
        ...(emergency !== undefined && { contatto_emergenza: emergency }),
        stato: caso === 'disdetto' ? 'ex_iscritto' : 'attivo',
      },
    ]
  })
  return [...given, ...others]
}

const MEDICI = ['Dott.ssa Rinaldi', 'Dott. Salvi', 'Dott.ssa Perego']

/** The certificate that each card follows, brought a year before it ends. */
export const righeCertificati = (iscritti: readonly Iscritto[]): readonly Certificato[] =>
  iscritti.flatMap(({ id, certificato: tipo, scadenza_certificato: scadenza }, at): readonly Certificato[] => {
    const medico = MEDICI[at % MEDICI.length]
    if (tipo === 'assente' || scadenza === undefined) return []
    return [
      {
        id: `certificato_${at + 1}`,
        version: 1,
        iscritto: id,
        tipo,
        data: k.addDays(scadenza, -364),
        scadenza,
        ...(medico !== undefined && { medico }),
      },
    ]
  })
