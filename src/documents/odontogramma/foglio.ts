import { formatDate } from '../../kernel/italian/dates.ts'
import type { Paper, PaperBlock } from '../../kernel/paper/paper.ts'
import { arcate, DA_FARE, FATTA, sigleDi, type Cura, type Visto } from './bocca.ts'
import { denti, isDaLatte, nomeDente, type Dente } from './denti.ts'
import { reperti, sigle, type Reperto } from './reperti.ts'

const CURA = { eseguita: 'eseguita', in_corso: 'in corso', pianificata: 'da fare' } as const

/** A treatment with its day. */
type CuraDatata = Cura & { readonly data: string }

interface Persona {
  readonly nome: string
  readonly cognome: string
  readonly allergie?: string | undefined
  readonly farmaci?: string | undefined
}

/** Allergies and drugs head the paper: whoever treats must read them first. */
const avvertenze = ({ allergie, farmaci }: Persona) =>
  [
    { label: 'Allergie', value: allergie ?? '' },
    { label: 'Farmaci', value: farmaci ?? '' },
  ].filter(({ value }) => value !== '')

/** Both arches with a letter for each finding, of milk teeth or of those that stay. */
function arches(areDiLatte: boolean, seen: readonly Visto[], cures: readonly Cura[]): readonly PaperBlock[] {
  const arch = (title: string, teeth: readonly Dente[]): PaperBlock => ({
    kind: 'table',
    title,
    even: true,
    columns: teeth.map((dente) => ({ label: dente })),
    rows: [teeth.map((dente) => sigleDi(dente, seen, cures))],
  })
  const of = areDiLatte ? ', denti da latte' : ''
  const [upper, lower] = arcate(areDiLatte)
  return [arch(`Arcata superiore${of}`, upper), arch(`Arcata inferiore${of}`, lower)]
}

const legenda: PaperBlock = {
  kind: 'text',
  title: 'Sigle',
  text: `${Object.entries(sigle)
    .map(([tipo, sigla]) => `${sigla} ${reperti[tipo as Reperto].toLowerCase()}`)
    .join(', ')}, ${FATTA} cura eseguita, ${DA_FARE} cura da fare. I denti portano i numeri FDI (ISO 3950).`,
}

const lineOf = ({ cura, superfici, stato, data }: CuraDatata) =>
  `${[cura, superfici].filter(Boolean).join(' ')}, ${stato === 'annullata' ? '' : CURA[stato]}${stato === 'eseguita' ? ` il ${formatDate(data)}` : ''}`

const found = ({ tipo, superfici, risolto }: Visto) =>
  [reperti[tipo], superfici, risolto === undefined ? '' : `(risolto il ${formatDate(risolto)})`].filter(Boolean).join(' ')

const dentePerDente = (touched: readonly Dente[], seen: readonly Visto[], cures: readonly CuraDatata[]): PaperBlock => ({
  kind: 'table',
  title: 'Dente per dente',
  columns: [{ label: 'Dente' }, { label: 'Nome' }, { label: 'Reperti' }, { label: 'Cure' }],
  rows: touched.map((dente) => [
    dente,
    nomeDente(dente),
    seen
      .filter((one) => one.dente === dente)
      .map(found)
      .join('; '),
    cures
      .filter((one) => one.dente === dente)
      .map(lineOf)
      .join('; '),
  ]),
})

/**
 * The mouth on paper: both arches with a letter for each finding, then tooth by tooth what was seen, done and planned; `chi` says whose
 * it is.
 */
export function foglioOdontogramma(
  row: Persona,
  chi: readonly { readonly label: string; readonly value: string }[],
  seen: readonly Visto[],
  treated: readonly CuraDatata[],
  today: string,
): Paper {
  const cures = treated.filter(({ stato }) => stato !== 'annullata')
  const touched = (Object.keys(denti) as Dente[]).filter((dente) => [...seen, ...cures].some((one) => one.dente === dente))
  const general = cures.filter(({ dente }) => dente === undefined)
  return {
    title: 'Odontogramma',
    subtitle: `${row.cognome} ${row.nome} · ${formatDate(today)}`,
    blocks: [
      { kind: 'facts', facts: [...chi, ...avvertenze(row)] },
      ...(!touched.every(isDaLatte) || touched.length === 0 ? arches(false, seen, cures) : []),
      ...(touched.some(isDaLatte) ? arches(true, seen, cures) : []),
      legenda,
      dentePerDente(touched, seen, cures),
      ...(general.length > 0
        ? [
            {
              kind: 'table',
              title: 'Cure di tutta la bocca',
              columns: [{ label: 'Cura' }],
              rows: general.map((one) => [lineOf(one)]),
            } as const,
          ]
        : []),
    ],
  }
}
