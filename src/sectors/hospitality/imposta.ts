import type { Regole } from '../../documents/imposta-soggiorno/regole.ts'
import { taxOfStay } from '../../documents/imposta-soggiorno/tax-of-stay.ts'
import * as k from '../../kernel/describe.ts'
import { struttura } from './struttura.ts'

type Struttura = k.Value<typeof struttura>
type Esenzione = NonNullable<Struttura['esenzioni']>[number]

/** The rules of the comune, as the settings hold them. */
export function regoleDi({ tariffe = [], tetto_notti, esenzioni = [], competenza, comune }: Struttura): Regole {
  return {
    tariffe: tariffe.map(({ dal, importo }) => ({ dal, centesimi: importo })),
    ...(tetto_notti !== undefined && { tettoNotti: tetto_notti }),
    esenzioni: esenzioni.map((esenzione) => ({
      motivo: esenzione.motivo,
      quando: quandoDi(esenzione, comune),
      ...(esenzione.percento !== undefined && { percento: esenzione.percento }),
    })),
    competenza,
  }
}

function quandoDi({ vale, anni, qualifica, uno_ogni }: Esenzione, comune: string): Regole['esenzioni'][number]['quando'] {
  if (vale === 'sotto') return { tipo: 'eta', sottoAnni: anni }
  if (vale === 'da') return { tipo: 'eta', daAnni: anni }
  if (vale === 'residente') return { tipo: 'residente', comune }
  return { tipo: 'qualifica', qualifica: qualifica ?? '', unoOgni: uno_ogni }
}

interface Stay {
  readonly arrivo: string
  readonly notti: number
  readonly persone: number
}

/** The tax of a stay whose guests are not known yet, in cents: everybody pays. Nothing while there are no settings. */
export async function estimateImposta({ arrivo, notti, persone }: Stay, read: k.Read): Promise<number | undefined> {
  const [house] = await read.find('struttura', [])
  if (!house) return undefined
  const ospiti = Array.from({ length: persone }, (_, at) => ({ id: String(at), nascita: '' }))
  return taxOfStay({ id: '', arrivo, partenza: k.addDays(arrivo, notti), ospiti }, regoleDi(k.rowOf(struttura, house))).centesimi
}
