import * as k from '../../kernel/describe.ts'
import { foglioFattura, stampaNotaDi } from '../common/fattura-stampa.ts'
import { righeRecapito } from '../common/recapito-fattura.ts'
import { ditta } from './ditta.ts'
import { cliente } from './cliente.ts'
import { fattura, notaCredito } from './fatture.ts'
import { preventivo } from './preventivo.ts'
import { ricambio } from './ricambio.ts'
import { riparazione } from './riparazione.ts'
import { veicolo } from './veicolo.ts'

export const pezzo = (nome: string) => ({ label: nome, numeric: true })

/** Who a paper is for, and about which vehicle. */
export async function diChi(store: k.Store, id: string, car: string | undefined): Promise<readonly k.PaperBlock[]> {
  const [who, what] = await Promise.all([store.get('cliente', id), car === undefined ? undefined : store.get('veicolo', car)])
  const person = who && k.rowOf(cliente, who)
  const vehicle = what ? k.rowOf(veicolo, what) : undefined
  return [
    {
      kind: 'facts',
      title: 'Cliente',
      facts: person
        ? [
            { label: 'Nome', value: [person.nome, person.cognome].filter(Boolean).join(' ') },
            ...k.fact('Telefono', person.telefono && k.formatPhone(person.telefono)),
            ...k.fact('Indirizzo', person.indirizzo),
            ...k.fact('Partita IVA', person.partita_iva),
          ]
        : [],
    },
    {
      kind: 'facts',
      title: 'Veicolo',
      facts: vehicle
        ? [
            { label: 'Veicolo', value: `${vehicle.marca} ${vehicle.modello}` },
            { label: 'Targa', value: vehicle.targa },
            ...k.fact('Telaio', vehicle.telaio),
            ...k.fact('Alimentazione', vehicle.alimentazione && veicolo.fields.alimentazione.format(vehicle.alimentazione)),
            ...k.fact('Prima immatricolazione', vehicle.immatricolazione && k.formatDate(vehicle.immatricolazione)),
          ]
        : [],
    },
  ]
}

/** The estimate that a customer takes home, line by line, with a place to sign. */
export const stampaPreventivo = k.definePrint(preventivo, {
  key: 'preventivo',
  label: 'Stampa preventivo',
  async paper(row, store, at) {
    const rates = await k.readRates(store, [preventivo, ricambio], { of: preventivo, figure: 'imposta', row }, at)
    return {
      title: row.numero ? `Preventivo ${preventivo.fields.numero.format(row.numero)}` : 'Preventivo',
      subtitle: `${row.problema} · ${k.formatDate(row.data)}, valido fino al ${k.formatDate(row.valido_fino)}`,
      blocks: [
        ...(await diChi(store, row.cliente, row.veicolo)),
        {
          kind: 'table',
          columns: [{ label: 'Ricambi e manodopera' }, pezzo('Quantità'), pezzo('Prezzo'), pezzo('Importo')],
          rows: (row.righe ?? []).map(({ descrizione = '', quantita, prezzo, importo }) => [
            descrizione,
            k.formatNumber(quantita),
            prezzo === undefined ? '' : k.formatMoney(prezzo),
            importo === undefined ? '' : k.formatMoney(importo),
          ]),
          totals: ['Imponibile', '', '', k.formatMoney(row.imponibile)],
        },
        {
          kind: 'facts',
          facts: [
            ...rates.map(({ label, tax }) => ({ label: `IVA ${label}`, value: k.formatMoney(tax) })),
            { label: 'Totale', value: k.formatMoney(row.totale) },
          ],
        },
        ...(row.scartate === undefined ? [] : [{ kind: 'text', title: 'Voci non approvate', text: row.scartate } as const]),
        ...(row.condizioni === undefined ? [] : [{ kind: 'text', title: 'Condizioni', text: row.condizioni } as const]),
        { kind: 'signatures', signers: ['L’officina', { label: 'Per approvazione, il cliente', signed: row.firma?.[0] }] },
      ],
    }
  },
})

/** Everything that was done to a vehicle, with its kilometres: what one hands over when it is sold. */
export const storico = k.definePrint(veicolo, {
  key: 'storico',
  label: 'Stampa storico',
  async paper(row, store) {
    const found = await store.query({
      entity: 'riparazione',
      where: [k.eq('veicolo', row.id)],
      sort: [k.desc('giorno')],
      page: { offset: 0, limit: 500 },
    })
    const jobs = k.rowsOf(riparazione, found.rows).filter(({ stato }) => stato !== 'annullato')
    return {
      title: `Storico ${row.targa}`,
      subtitle: `${row.marca} ${row.modello}`,
      blocks: [
        ...(await diChi(store, row.cliente, row.id)),
        {
          kind: 'facts',
          title: 'Scadenze',
          facts: [
            ...k.fact('Revisione entro', row.revisione_entro && k.formatDate(row.revisione_entro)),
            ...k.fact('Tagliando entro', row.tagliando_entro && k.formatDate(row.tagliando_entro)),
            ...k.fact('Targhe precedenti', row.targhe && veicolo.fields.targhe.format(row.targhe)),
          ],
        },
        {
          kind: 'table',
          title: 'Lavori',
          columns: [{ label: 'Data' }, pezzo('Km'), { label: 'Lavoro' }, { label: 'Stato' }, pezzo('Conto')],
          rows: jobs.map(({ giorno, km, problema, stato, conto }) => [
            k.formatDate(giorno),
            km === undefined ? '' : k.formatNumber(km),
            problema,
            riparazione.fields.stato.format(stato),
            conto === undefined ? '' : k.formatMoney(conto),
          ]),
        },
      ],
    }
  },
})

/** To whom an invoice is made out. */
async function intestatario(store: Pick<k.Store, 'get'>, id: string) {
  const who = await store.get('cliente', id)
  const { nome, cognome, indirizzo, partita_iva: vat, codice_fiscale: code, ...recapito } = who ? k.rowOf(cliente, who) : {}
  return [
    { label: 'Cliente', value: [nome, cognome].filter(Boolean).join(' ') },
    { label: 'Indirizzo', value: indirizzo },
    { label: 'Partita IVA', value: vat },
    { label: 'Codice fiscale', value: code },
    ...righeRecapito(recapito),
  ]
}

/** The vehicle of a repair that is billed, as it came in. */
async function veicoloFatturato(store: Pick<k.Store, 'get'>, id: string | undefined) {
  const job = id === undefined ? undefined : await store.get('riparazione', id)
  if (!job) return []
  const { veicolo: car, targa, km } = k.rowOf(riparazione, job)
  const what = car === undefined ? undefined : await store.get('veicolo', car)
  const { marca, modello, targa: plate } = what ? k.rowOf(veicolo, what) : {}
  return [
    { label: 'Veicolo', value: [marca, modello].filter(Boolean).join(' ') },
    { label: 'Targa', value: targa ?? plate },
    { label: 'Km', value: km === undefined ? undefined : k.formatNumber(km) },
  ]
}

export const stampaFattura = k.definePrint(fattura, {
  key: 'fattura',
  label: 'Stampa fattura',
  async paper(row, store, at) {
    const a = [...(await intestatario(store, row.cliente)), ...(await veicoloFatturato(store, row.riparazione))]
    return foglioFattura({ of: fattura, row, a, store, at, firm: ditta })
  },
})

export const stampaNota = stampaNotaDi(notaCredito, intestatario)
