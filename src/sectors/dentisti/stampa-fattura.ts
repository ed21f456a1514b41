import * as k from '../../kernel/describe.ts'
import { foglioFattura, stampaNotaDi } from '../common/fattura-stampa.ts'
import { registrato } from '../common/storno-incasso.ts'
import { ditta } from './ditta.ts'
import { fattura, notaCredito } from './fattura.ts'
import { incasso } from './incasso.ts'
import { paziente } from './paziente.ts'
import { isTracciabile } from './tracciabile.ts'

type Fattura = k.Value<typeof fattura>

/** What the law wants said on it, each with its source. */
function diciture({ righe = [], bollo, opposizione }: Fattura): readonly string[] {
  return [
    ...(righe.some(({ iva }) => iva === 'N4') ? ['Operazione esente da IVA (art. 10, n. 18, DPR 633/1972).'] : []),
    // On paper the duty is a stamp on the original (DPR 642/1972, art. 3 and tariffa art. 13); it is not paid as that of electronic ones (DM 17/06/2014).
    ...(bollo > 0 ? [`Imposta di bollo di ${k.formatMoney(bollo)} assolta sull’originale (art. 13 della tariffa, DPR 642/1972).`] : []),
    'Prestazione sanitaria a persona fisica: la fattura non passa dal Sistema di Interscambio (art. 10-bis D.L. 119/2018).',
    opposizione === true
      ? 'Il paziente si oppone all’invio dei dati al Sistema Tessera Sanitaria (art. 3 D.M. 31/07/2015).'
      : 'I dati di spesa vanno al Sistema Tessera Sanitaria, salvo opposizione del paziente (art. 3 D.M. 31/07/2015).',
  ]
}

/** How it was paid: a treatment is deducted only where that can be traced (law 160/2019, art. 1 c. 679). */
async function pagamenti(id: string, store: k.Store): Promise<readonly k.PaperBlock[]> {
  const { rows } = await k.allRows(store, {
    entity: 'incasso',
    where: [k.eq('fattura', id), registrato],
    sort: [k.asc('giorno')],
  })
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Pagamenti ricevuti',
      columns: [{ label: 'Giorno' }, { label: 'Pagato con' }, { label: 'Tracciabile' }, { label: 'Importo', numeric: true }],
      rows: k
        .rowsOf(incasso, rows)
        .map(({ giorno, mezzo, importo }) => [
          k.formatDate(giorno),
          incasso.fields.mezzo.format(mezzo),
          isTracciabile(mezzo) ? 'Sì' : 'No',
          k.formatMoney(importo),
        ]),
    },
  ]
}

/** To whom an invoice is made out. */
async function intestatario(store: Pick<k.Store, 'get'>, id: string) {
  const who = await store.get('paziente', id)
  const { nome, cognome, indirizzo, codice_fiscale: code } = who ? k.rowOf(paziente, who) : {}
  return [
    { label: 'Paziente', value: [cognome, nome].filter(Boolean).join(' ') },
    { label: 'Indirizzo', value: indirizzo },
    { label: 'Codice fiscale', value: code },
  ]
}

/** The invoice that a patient takes home. */
export const stampaFattura = k.definePrint(fattura, {
  key: 'fattura',
  label: 'Stampa fattura',
  async paper(row, store, at) {
    return foglioFattura(
      { of: fattura, row, a: await intestatario(store, row.cliente), store, at, firm: ditta },
      {
        vale: row.stato === 'bozza' ? 'Bozza, non valida ai fini fiscali' : 'Prestazioni sanitarie',
        sotto: [...(await pagamenti(row.id, store)), { kind: 'text', title: 'Note di legge', text: diciture(row).join(' ') }],
      },
    )
  },
})

export const stampaNota = stampaNotaDi(notaCredito, intestatario, { vale: 'Prestazioni sanitarie' })
