import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { numberInWords } from '../../kernel/italian/number-in-words.ts'
import { fact, type Firm, type Paper, type PaperBlock } from '../../kernel/paper/paper.ts'
import { isAttesa, mezzi, tipiDono, type Agevolazione, type Mezzo, type TipoDono } from './agevolazione.ts'
import { blocchiEnte } from './ente.ts'
import { diciture, SENZA_CODICE } from './sentences.ts'

/** What a receipt says for good. */
interface Ricevuta {
  readonly data: string
  readonly tipo: TipoDono
  /** Cents; of goods and services their normal value. */
  readonly importo: number
  readonly donata_il: string
  readonly mezzo?: Mezzo | undefined
  readonly agevolazione: Agevolazione
  readonly stato: string
  /** Why it is annulled. */
  readonly motivo?: string | undefined
}

/** Who gave. */
export interface Intestatario {
  readonly nome?: string | undefined
  readonly codice_fiscale?: string | undefined
  readonly indirizzo?: string | undefined
}

/** What a receipt says besides, read on its day. */
interface Intorno {
  /** As it is written; none of a draft. */
  readonly numero: string | undefined
  readonly chi: Intestatario | undefined
  readonly dono: { readonly causale?: string | undefined; readonly descrizione?: string | undefined } | undefined
  /** What the project is called that the gift is for. */
  readonly progetto: string | undefined
  /** The body that received it. */
  readonly firm: Firm | undefined
}

/** «milleduecento/50», as receipts write amounts; above what words reach, in figures alone. */
const inLettere = (cents: number) =>
  cents >= 100_000_000 ? undefined : `${numberInWords(Math.floor(cents / 100))}/${String(cents % 100).padStart(2, '0')} euro`

/** What the law makes of it, and that it counts for nothing without a tax code. */
const diLegge = (agevolazione: Agevolazione, codice: string | undefined): readonly PaperBlock[] => [
  ...(agevolazione === 'anonima' || agevolazione === 'da_vedere'
    ? []
    : [{ kind: 'text', title: 'Agevolazione fiscale', text: diciture[agevolazione] } as const]),
  ...(codice === undefined && isAttesa(agevolazione)
    ? [{ kind: 'text', title: 'Manca il codice fiscale', text: SENZA_CODICE } as const]
    : []),
]

/** The receipt of a donation: who, how much, how it was paid, and what it is worth for the donor's taxes. */
export function ricevutaDi(
  { data, tipo, importo, donata_il, mezzo, agevolazione, stato, motivo }: Ricevuta,
  { numero, chi, dono, progetto, firm }: Intorno,
): Paper {
  return {
    title: stato === 'annullata' ? 'Ricevuta di donazione ANNULLATA' : 'Ricevuta di donazione',
    ...(numero && { subtitle: `N. ${numero} del ${formatDate(data)}` }),
    blocks: [
      {
        kind: 'facts',
        title: 'Ricevuta da',
        facts: [...fact('Donatore', chi?.nome), ...fact('Codice fiscale', chi?.codice_fiscale), ...fact('Indirizzo', chi?.indirizzo)],
      },
      {
        kind: 'facts',
        title: 'Donazione',
        facts: [
          { label: 'Tipo', value: tipiDono[tipo] },
          { label: tipo === 'monetaria' ? 'Importo' : 'Valore normale', value: formatMoney(importo) },
          ...fact('In lettere', inLettere(importo)),
          { label: 'Data', value: formatDate(donata_il) },
          ...fact('Mezzo di pagamento', mezzo && `${mezzi[mezzo]} (${mezzo === 'contanti' ? 'non tracciabile' : 'tracciabile'})`),
          ...fact('Progetto', progetto),
          ...fact('Causale', dono?.causale),
        ],
      },
      ...(dono?.descrizione === undefined ? [] : [{ kind: 'text', title: 'Che cosa è donato', text: dono.descrizione } as const]),
      ...diLegge(agevolazione, chi?.codice_fiscale),
      ...(motivo === undefined ? [] : [{ kind: 'text', title: 'Annullata perché', text: motivo } as const]),
      ...blocchiEnte(firm),
      { kind: 'signatures', signers: ['Il legale rappresentante'] },
    ],
  }
}
