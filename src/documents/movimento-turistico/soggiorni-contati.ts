import { chiE, type Permanenza } from '../common/permanenze.ts'
import type { TipoTurismo } from './lists.ts'
import type { Fetta, Nazionalita, Turismo } from './modulo.ts'
import type { Codici, Permanenze, Prenotazione, Schedina } from './registro.ts'
import { ITALIA, type Cliente, type Soggiorno } from './soggiorno.ts'

interface ClienteContato extends Cliente {
  readonly nazionalita: Nazionalita
  /** A schedina describes him. */
  readonly isNoto: boolean
}

/** A stay of the movement, with what the monthly form chooses by. */
export interface SoggiornoContato extends Soggiorno {
  /** Id of its booking. */
  readonly prenotazione: string
  readonly motivo: Turismo
  readonly clienti: readonly ClienteContato[]
}

const NAZIONI: Readonly<Record<string, Nazionalita>> = { ITALIA: 'ITA', FRANCIA: 'FRA', GERMANIA: 'GER', SPAGNA: 'ESP', USA: 'USA' }

/** Ross1000 asks which kind of holiday: of who is simply on holiday we do not know it. */
const TURISMI: Readonly<Record<Turismo, TipoTurismo>> = {
  business: 'Congressuale/Affari',
  congress: 'Congressuale/Affari',
  leisure: 'Non specificato',
  other: 'Altro motivo',
  da_completare: 'Non specificato',
}

/** The schedina's residence; where it says none, the state of the citizenship, without a place. */
function residenzaDi({ stato_residenza, comune_residenza = '', cittadinanza }: Schedina, codici: Codici): Cliente['residenza'] {
  const comune = stato_residenza === undefined || stato_residenza === 'ITALIA' ? codici.comune(comune_residenza) : undefined
  const stato = codici.stato(stato_residenza ?? (comune ? 'ITALIA' : cittadinanza))
  if (stato !== ITALIA) return { stato, luogo: comune_residenza }
  return { stato, luogo: comune?.code ?? comune_residenza, provincia: comune?.provincia }
}

/** A person of whom only the place at the table is known. */
const ignoto = (stay: Permanenza<Prenotazione, Schedina>, n: number): ClienteContato => ({
  id: `${stay.id}.${n}`,
  chi: stay.prenotazione.ospite,
  tipo: '16',
  sesso: '',
  nascita: '',
  cittadinanza: '',
  residenza: { stato: '', luogo: '' },
  nazionalita: 'da_completare',
  isNoto: false,
})

/** The stays as the movement counts them. A person without a schedina is counted with nothing known. */
export function soggiorniMovimento(stays: Permanenze, schedine: readonly Schedina[], codici: Codici): SoggiornoContato[] {
  return stays.map((stay) => {
    const { id, arrivo, partenza, prenotazione } = stay
    const motivo = prenotazione.turismo ?? 'da_completare'
    const known = stay.schedine.map((row): ClienteContato => {
      const capo = codici.capo(row, schedine)?.id
      const comune =
        row.comune_nascita && (row.stato_nascita ?? 'ITALIA') === 'ITALIA' ? codici.comune(row.comune_nascita, row.data_nascita) : undefined
      return {
        id: row.id,
        chi: chiE(row, prenotazione),
        tipo: codici.tipi[row.tipo_alloggiato],
        capo,
        sesso: row.sesso ?? '',
        nascita: row.data_nascita ?? '',
        cittadinanza: codici.stato(row.cittadinanza),
        residenza: residenzaDi(row, codici),
        statoNascita: codici.stato(row.stato_nascita) || undefined,
        comuneNascita: comune?.code,
        nazionalita: row.cittadinanza ? (NAZIONI[row.cittadinanza] ?? 'altre') : 'da_completare',
        isNoto: true,
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
      canale: codici.canali[prenotazione.canale] ?? 'Non specificato',
      clienti: [...known, ...Array.from({ length: stay.senza }, (_, n) => ignoto(stay, n + 1))],
    }
  })
}

/** The stays that the form asks for: by the citizenship of each guest and the reason of the journey. */
export function narrow(soggiorni: readonly SoggiornoContato[], { nazionalita, turismo }: Fetta): SoggiornoContato[] {
  return soggiorni
    .filter(({ motivo }) => turismo === undefined || motivo === turismo)
    .map((stay) =>
      nazionalita === undefined ? stay : { ...stay, clienti: stay.clienti.filter((guest) => guest.nazionalita === nazionalita) },
    )
    .filter(({ clienti }) => clienti.length > 0)
}
