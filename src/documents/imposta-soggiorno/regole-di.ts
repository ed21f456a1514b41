import { addDays } from '../../kernel/italian/dates.ts'
import type { Regole } from './regole.ts'
import type { Struttura } from './registro.ts'
import { taxOfStay } from './tax-of-stay.ts'

/** What the comune has decided, apart from the house that it is decided for. */
type Impostazioni = Pick<Struttura, 'comune' | 'tariffe' | 'tetto_notti' | 'esenzioni' | 'competenza'>

/** The rules of the comune, as the settings hold them. */
export function regoleDi({ tariffe = [], tetto_notti, esenzioni = [], competenza, comune }: Impostazioni): Regole {
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

type Esenzione = NonNullable<Struttura['esenzioni']>[number]

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

/** The tax of a stay whose guests are not known yet, in cents: everybody pays. */
export function stimaImposta({ arrivo, notti, persone }: Stay, impostazioni: Impostazioni): number {
  const ospiti = Array.from({ length: persone }, (_, at) => ({ id: String(at), nascita: '' }))
  return taxOfStay({ id: '', arrivo, partenza: addDays(arrivo, notti), ospiti }, regoleDi(impostazioni)).centesimi
}
