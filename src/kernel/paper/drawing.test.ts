import { expect, it } from 'vitest'
import * as k from '../describe.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'

const label = { one: 'Scheda', many: 'Schede', gender: 'f' } as const
const citta = k.defineEntity({ name: 'citta', label, fields: { nome: k.text('Nome') }, title: ['nome'], table: ['nome'] })
const cliente = k.defineEntity({
  name: 'cliente',
  label,
  fields: { nome: k.text('Nome'), telefono: k.optional(k.phone()), citta: k.optional(k.reference('Città', 'citta')) },
  title: ['nome'],
  table: ['nome'],
})
const lavoro = k.defineEntity({
  name: 'lavoro',
  label,
  fields: {
    cliente: k.reference('Cliente', 'cliente'),
    data: k.day(),
    durata: k.optional(k.lasts('Durata', { unit: ['minuto', 'minuti'] })),
    nota: k.optional(k.longText('Nota')),
    righe: k.optional(k.lines('Righe', { voce: k.text('Voce'), prezzo: k.money('Prezzo') }, { summary: ({ voce }) => voce })),
    totale: k.derived(k.money('Totale'), k.overLines('righe', 'prezzo')),
  },
  title: ['cliente', 'data'],
  table: ['data'],
})

const at = { today: '2028-02-29', firm: undefined }
const sample = {
  citta: [{ id: 'citta_1', version: 1, nome: 'Verona' }],
  cliente: [
    { id: 'cliente_1', version: 1, nome: 'Rossi', telefono: '0458001234', citta: 'citta_1' },
    { id: 'cliente_2', version: 1, nome: '{data} [e] $&' },
  ],
  lavoro: [
    {
      id: 'lavoro_1',
      version: 1,
      cliente: 'cliente_1',
      data: '2028-02-29',
      durata: 1,
      righe: [
        { voce: 'Tubo', prezzo: 1250 },
        { voce: 'Rubinetto', prezzo: 4000 },
      ],
    },
    { id: 'lavoro_2', version: 1, cliente: 'cliente_2', data: '2028-02-28', durata: 45, nota: 'Portare la scala.' },
  ],
}
const store = new MemoryStore({ entities: [citta, cliente, lavoro], sample, at: () => at })
const drawn = async (print: k.Print, entity: string, id: string) => {
  const row = await store.get(entity, id)
  return row && print.paper(row, store, at)
}

const scheda = k.definePrint(lavoro, {
  key: 'scheda',
  label: 'Stampa scheda',
  with: [cliente, citta],
  title: ['Lavoro a {cliente.citta}', 'Lavoro di {cliente}'],
  subtitle: ['{data}', '{durata}', '{nota}'],
  blocks: [
    {
      facts: [{ Chi: 'cliente', Quando: '{data}[ per {durata}][, {nota}]' }, 'cliente.telefono', { Mese: ({ data }) => data.slice(0, 7) }],
    },
    { title: 'Nota', text: 'nota' },
    { title: 'Righe', lines: 'righe', columns: ['voce', 'prezzo', { Fatto: '' }], totals: ['In tutto', { Prezzo: 'totale' }], blank: 2 },
    { notes: 'nota', title: 'Note', byHand: 'Da scrivere', lines: 3 },
    { title: 'Per {cliente},', says: 'a presto[, {nota}]' },
    { signers: ['Il tecnico'] },
  ],
})

it('says fields under their labels, through references too, and numbers in words with what they count', async () => {
  expect(await drawn(scheda, 'lavoro', 'lavoro_1')).toEqual({
    title: 'Lavoro a Verona',
    subtitle: '29/02/2028 · 1 minuto',
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Chi', value: 'Rossi' },
          { label: 'Quando', value: '29/02/2028 per 1 minuto' },
          { label: 'Telefono', value: '045 800 1234' },
          { label: 'Mese', value: '2028-02' },
        ],
      },
      {
        kind: 'table',
        title: 'Righe',
        columns: [{ label: 'Voce' }, { label: 'Prezzo', numeric: true }, { label: 'Fatto' }],
        rows: [
          ['Tubo', k.formatMoney(1250), ''],
          ['Rubinetto', k.formatMoney(4000), ''],
        ],
        totals: ['In tutto', k.formatMoney(5250), ''],
      },
      { kind: 'notes', title: 'Da scrivere', lines: 3 },
      { kind: 'text', title: 'Per Rossi,', text: 'a presto' },
      { kind: 'signatures', signers: ['Il tecnico'] },
    ],
  })
})

it('leaves out what is not known, keeps rows to fill by hand, and takes what somebody typed for words', async () => {
  expect(await drawn(scheda, 'lavoro', 'lavoro_2')).toEqual({
    title: 'Lavoro di {data} [e] $&',
    subtitle: '28/02/2028 · 45 minuti · Portare la scala.',
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Chi', value: '{data} [e] $&' },
          { label: 'Quando', value: '28/02/2028 per 45 minuti, Portare la scala.' },
          { label: 'Mese', value: '2028-02' },
        ],
      },
      { kind: 'text', title: 'Nota', text: 'Portare la scala.' },
      {
        kind: 'table',
        title: 'Righe',
        columns: [{ label: 'Voce' }, { label: 'Prezzo', numeric: true }, { label: 'Fatto' }],
        rows: [
          ['', '', ''],
          ['', '', ''],
        ],
      },
      { kind: 'text', title: 'Note', text: 'Portare la scala.' },
      { kind: 'text', title: 'Per {data} [e] $&,', text: 'a presto, Portare la scala.' },
      { kind: 'signatures', signers: ['Il tecnico'] },
    ],
  })
})

it('says of several the first that is known, leaves the last to the pen, and has no foot where nothing stands under it', async () => {
  const foglio = k.definePrint(lavoro, {
    key: 'foglio',
    label: 'Stampa foglio',
    with: [cliente, citta],
    title: 'Foglio',
    blocks: [
      { facts: [{ Dove: ['{cliente.citta} città', 'nota'], Nota: ['nota', ''], Altro: 'nota', Firma: '' }] },
      { lines: 'righe', columns: ['voce', { Dove: ['prezzo', ''] }], totals: ['In tutto', { Dove: ({ nota }) => nota }] },
    ],
  })
  const columns = [{ label: 'Voce' }, { label: 'Dove' }]
  const lines = [
    ['Tubo', k.formatMoney(1250)],
    ['Rubinetto', k.formatMoney(4000)],
  ]
  const factsOf = (dove: string, nota: string, altro: string | undefined) => [
    { label: 'Dove', value: dove },
    { label: 'Nota', value: nota },
    ...k.fact('Altro', altro),
    { label: 'Firma', value: '' },
  ]
  expect((await drawn(foglio, 'lavoro', 'lavoro_1'))?.blocks).toEqual([
    { kind: 'facts', facts: factsOf('Verona città', '', undefined) },
    { kind: 'table', columns, rows: lines },
  ])
  const nota = 'Portare la scala.'
  expect((await drawn(foglio, 'lavoro', 'lavoro_2'))?.blocks).toEqual([
    { kind: 'facts', facts: factsOf(nota, nota, nota) },
    { kind: 'table', columns, rows: [], totals: ['In tutto', nota] },
  ])
})

it('lists the records that name its own, and those that name what it names', async () => {
  const columns = ['data', { Dove: 'cliente.citta', Costo: 'totale' }] as const
  const elenco = k.definePrint(cliente, {
    key: 'elenco',
    label: 'Stampa elenco',
    with: [lavoro, citta],
    title: '{nome}',
    blocks: [{ title: 'Lavori', records: 'lavoro', by: 'cliente', where: [k.gt('totale', 0)], some: true, columns }],
  })
  const rows = [['29/02/2028', 'Verona', k.formatMoney(5250)]]
  const table = {
    kind: 'table',
    title: 'Lavori',
    columns: [{ label: 'Giorno' }, { label: 'Dove' }, { label: 'Costo', numeric: true }],
    rows,
  }
  expect(await drawn(elenco, 'cliente', 'cliente_1')).toEqual({ title: 'Rossi', blocks: [table] })
  expect((await drawn(elenco, 'cliente', 'cliente_2'))?.blocks).toEqual([])

  const vicini = k.definePrint(lavoro, {
    key: 'vicini',
    label: 'Stampa vicini',
    with: [cliente],
    title: 'Vicini',
    blocks: [{ records: 'cliente', by: 'citta', of: 'cliente', columns: ['nome'] }],
  })
  expect((await drawn(vicini, 'lavoro', 'lavoro_1'))?.blocks).toMatchObject([{ rows: [] }])
})

it('is offered to who sees all that it names, and throws a name that nothing bears', async () => {
  expect(scheda.reads).toEqual(['cliente', 'citta'])
  const senza = k.definePrint(lavoro, { key: 'senza', label: 'Senza', title: '{cliente.nome}', blocks: [] })
  await expect(drawn(senza, 'lavoro', 'lavoro_1')).rejects.toThrow("A paper of lavoro names 'cliente': say it in `with`.")
  const sbagliata = k.definePrint(lavoro, { key: 'sbagliata', label: 'Sbagliata', title: '{colore}', blocks: [] })
  await expect(drawn(sbagliata, 'lavoro', 'lavoro_1')).rejects.toThrow("A paper of lavoro names 'colore', and there is no 'colore'.")
})
