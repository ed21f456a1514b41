import * as k from '../../kernel/describe.ts'
import { arcate, DA_FARE, FATTA, sigleDi } from './bocca.ts'
import { denti, isDaLatte, nomeDente, type Dente } from './denti.ts'
import { paziente } from './paziente.ts'
import { prestazione } from './prestazione.ts'
import { reperto, sigle } from './reperto.ts'
import { persona } from './stampe.ts'

const CURA = { eseguita: 'eseguita', in_corso: 'in corso', pianificata: 'da fare' } as const

/** Allergies and drugs head the paper: whoever treats must read them first. */
const avvertenze = ({ allergie, farmaci }: k.Value<typeof paziente>) =>
  [
    { label: 'Allergie', value: allergie ?? '' },
    { label: 'Farmaci', value: farmaci ?? '' },
  ].filter(({ value }) => value !== '')

/** The mouth on paper: both arches with a letter for each finding, then tooth by tooth what was seen, done and planned. */
export const odontogramma = k.definePrint(paziente, {
  key: 'odontogramma',
  label: 'Stampa odontogramma',
  reads: ['reperto', 'prestazione.note', 'paziente.allergie', 'paziente.farmaci'],
  async paper(row, store, { today }) {
    const where = [k.eq('paziente', row.id)] as const
    const sort = [k.asc('data')] as const
    const [found, treated] = await Promise.all([
      k.allRows(store, { entity: 'reperto', where, sort }),
      k.allRows(store, { entity: 'prestazione', where, sort }),
    ])
    const seen = k.rowsOf(reperto, found.rows)
    const cures = k.rowsOf(prestazione, treated.rows).filter(({ stato }) => stato !== 'annullata')
    const touched = (Object.keys(denti) as Dente[]).filter((dente) => [...seen, ...cures].some((one) => one.dente === dente))
    const areBoth = { permanenti: !touched.every(isDaLatte) || touched.length === 0, latte: touched.some(isDaLatte) }
    const arch = (title: string, teeth: readonly Dente[]): k.PaperBlock => ({
      kind: 'table',
      title,
      even: true,
      columns: teeth.map((dente) => ({ label: dente })),
      rows: [teeth.map((dente) => sigleDi(dente, seen, cures))],
    })
    const arches = (areDiLatte: boolean, of: string) => {
      const [upper, lower] = arcate(areDiLatte)
      return [arch(`Arcata superiore${of}`, upper), arch(`Arcata inferiore${of}`, lower)]
    }
    const general = cures.filter(({ dente }) => dente === undefined)
    const lineOf = ({ cura, superfici, stato, data }: (typeof cures)[number]) =>
      `${[cura, superfici].filter(Boolean).join(' ')}, ${stato === 'annullata' ? '' : CURA[stato]}${stato === 'eseguita' ? ` il ${k.formatDate(data)}` : ''}`
    return {
      title: 'Odontogramma',
      subtitle: `${row.cognome} ${row.nome} · ${k.formatDate(today)}`,
      blocks: [
        { kind: 'facts', facts: [...persona(row), ...avvertenze(row)] },
        ...(areBoth.permanenti ? arches(false, '') : []),
        ...(areBoth.latte ? arches(true, ', denti da latte') : []),
        {
          kind: 'text',
          title: 'Sigle',
          text: `${Object.entries(sigle)
            .map(([tipo, sigla]) => `${sigla} ${reperto.fields.tipo.format(tipo as keyof typeof sigle).toLowerCase()}`)
            .join(', ')}, ${FATTA} cura eseguita, ${DA_FARE} cura da fare. I denti portano i numeri FDI (ISO 3950).`,
        },
        {
          kind: 'table',
          title: 'Dente per dente',
          columns: [{ label: 'Dente' }, { label: 'Nome' }, { label: 'Reperti' }, { label: 'Cure' }],
          rows: touched.map((dente) => [
            dente,
            nomeDente(dente),
            seen
              .filter((one) => one.dente === dente)
              .map(({ tipo, superfici, risolto }) =>
                [reperto.fields.tipo.format(tipo), superfici, risolto === undefined ? '' : `(risolto il ${k.formatDate(risolto)})`]
                  .filter(Boolean)
                  .join(' '),
              )
              .join('; '),
            cures
              .filter((one) => one.dente === dente)
              .map(lineOf)
              .join('; '),
          ]),
        },
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
  },
})
