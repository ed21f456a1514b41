import type { CanalePrenotazione, TipoTurismo } from '../../documents/movimento-turistico/lists.ts'
import { ITALIA, type Cliente, type Soggiorno } from '../../documents/movimento-turistico/soggiorno.ts'
import type { FindComune } from './movimento-luoghi.ts'
import { chiE, type Permanenza, type Prenotazione, type Schedina } from './movimento-permanenze.ts'
import { codiciAlloggiato } from './campi-schedina.ts'
import { capoDi } from './schedine-gruppi.ts'
import { codeOfState } from './stati.ts'

/** The five of the monthly form (specification §3), and what it has no word for. */
export type Nazionalita = 'ITA' | 'FRA' | 'GER' | 'ESP' | 'USA' | 'altre' | 'da_completare'
export type Turismo = NonNullable<Prenotazione['turismo']> | 'da_completare'

export interface ClienteContato extends Cliente {
  readonly nazionalita: Nazionalita
}

/** A stay of the movement, with what the monthly form chooses by. */
export interface SoggiornoContato extends Soggiorno {
  /** Id of its booking. */
  readonly prenotazione: string
  readonly motivo: Turismo
  readonly clienti: readonly ClienteContato[]
}

const NAZIONI: Readonly<Record<string, Nazionalita>> = { ITALIA: 'ITA', FRANCIA: 'FRA', GERMANIA: 'GER', SPAGNA: 'ESP', USA: 'USA' }

const CANALI: Readonly<Record<Prenotazione['canale'], CanalePrenotazione>> = {
  host: 'Indiretta web',
  airbnb: 'Indiretta web',
  expedia: 'Indiretta web',
  sito_web: 'Diretta web',
  reception: 'Diretta tradizionale',
}

/** Ross1000 asks which kind of holiday: of who is simply on holiday we do not know it. */
const TURISMI: Readonly<Record<Turismo, TipoTurismo>> = {
  business: 'Congressuale/Affari',
  congress: 'Congressuale/Affari',
  leisure: 'Non specificato',
  other: 'Altro motivo',
  da_completare: 'Non specificato',
}

/** The schedina's residence; where it says none, the state of the citizenship, without a place. */
function residenzaDi({ stato_residenza, comune_residenza = '', cittadinanza }: Schedina, findComune: FindComune): Cliente['residenza'] {
  const comune = stato_residenza === undefined || stato_residenza === 'ITALIA' ? findComune(comune_residenza) : undefined
  const stato = codeOfState(stato_residenza ?? (comune ? 'ITALIA' : cittadinanza))
  if (stato !== ITALIA) return { stato, luogo: comune_residenza }
  return { stato, luogo: comune?.code ?? comune_residenza, provincia: comune?.provincia }
}

/** A person of whom only the place at the table is known. */
const ignoto = (stay: Permanenza, n: number): ClienteContato => ({
  id: `${stay.id}.${n}`,
  chi: stay.prenotazione.ospite,
  tipo: '16',
  sesso: '',
  nascita: '',
  cittadinanza: '',
  residenza: { stato: '', luogo: '' },
  nazionalita: 'da_completare',
})

/** The stays as the movement counts them. A person without a schedina is counted with nothing known. */
export function soggiorniMovimento(
  stays: readonly Permanenza[],
  schedine: readonly Schedina[],
  findComune: FindComune,
): SoggiornoContato[] {
  return stays.map((stay) => {
    const { id, arrivo, partenza, prenotazione } = stay
    const motivo = prenotazione.turismo ?? 'da_completare'
    const known = stay.schedine.map((row): ClienteContato => {
      const capo = capoDi(row, schedine)?.id
      const comune =
        row.comune_nascita && (row.stato_nascita ?? 'ITALIA') === 'ITALIA' ? findComune(row.comune_nascita, row.data_nascita) : undefined
      return {
        id: row.id,
        chi: chiE(row, prenotazione),
        tipo: codiciAlloggiato[row.tipo_alloggiato],
        capo,
        sesso: row.sesso ?? '',
        nascita: row.data_nascita ?? '',
        cittadinanza: codeOfState(row.cittadinanza),
        residenza: residenzaDi(row, findComune),
        statoNascita: codeOfState(row.stato_nascita) || undefined,
        comuneNascita: comune?.code,
        nazionalita: row.cittadinanza ? (NAZIONI[row.cittadinanza] ?? 'altre') : 'da_completare',
      }
    })
    return {
      id,
      prenotazione: prenotazione.id,
      arrivo,
      partenza,
      camere: [prenotazione.camera],
      turismo: TURISMI[motivo],
      motivo,
      mezzo: 'Non Specificato',
      canale: CANALI[prenotazione.canale],
      clienti: [...known, ...Array.from({ length: stay.senza }, (_, n) => ignoto(stay, n + 1))],
    }
  })
}

interface Scelta {
  readonly nazionalita?: Nazionalita | undefined
  readonly turismo?: Turismo | undefined
}

/** The stays that the form asks for: by the citizenship of each guest and the reason of the journey. */
export function narrow(soggiorni: readonly SoggiornoContato[], { nazionalita, turismo }: Scelta): SoggiornoContato[] {
  return soggiorni
    .filter(({ motivo }) => turismo === undefined || motivo === turismo)
    .map((stay) =>
      nazionalita === undefined ? stay : { ...stay, clienti: stay.clienti.filter((guest) => guest.nazionalita === nazionalita) },
    )
    .filter(({ clienti }) => clienti.length > 0)
}
