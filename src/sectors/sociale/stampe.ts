import * as k from '../../kernel/describe.ts'
import { diciture, isAttesa, SENZA_CODICE } from './agevolazione.ts'
import { beneficiario } from './beneficiario.ts'
import { ENTE } from './ditta.ts'
import { documento } from './documento.ts'
import { donatore } from './donatore.ts'
import { donazione } from './donazione.ts'
import { presenza } from './presenza.ts'
import { progetto } from './progetto.ts'
import { servizio } from './servizio.ts'
import { turno } from './turno.ts'
import { volontario } from './volontario.ts'

/** Months of hours on the sheet of a volunteer, this one the last. */
const MESI = 12

const fact = (label: string, value: string | undefined) => (value === undefined || value === '' ? [] : [{ label, value }])
const numero = (label: string) => ({ label, numeric: true })
const ore = (count: number) => k.formatNumber(count, { decimals: 1 })
/** «milleduecento/50», as receipts write amounts; above what words reach, in figures alone. */
const inLettere = (cents: number) =>
  cents >= 100_000_000 ? undefined : `${k.numberInWords(Math.floor(cents / 100))}/${String(cents % 100).padStart(2, '0')} euro`

async function nomeProgetto(store: k.Store, id: string | undefined): Promise<string | undefined> {
  const row = id === undefined ? undefined : await store.get('progetto', id)
  return row ? k.rowOf(progetto, row).nome : undefined
}

/** The receipt of a donation: who, how much, how it was paid, and what it is worth for the donor's taxes. */
export const stampaRicevuta = k.definePrint(documento, {
  key: 'ricevuta',
  label: 'Stampa ricevuta',
  reads: ['donatore', 'donazione'],
  async paper({ numero: n, data, donazione: of, donatore: id, tipo, importo, donata_il, mezzo, agevolazione, stato, motivo }, store) {
    const [giver, gift] = await Promise.all([store.get('donatore', id), store.get('donazione', of)])
    const who = giver && k.rowOf(donatore, giver)
    const what = gift && k.rowOf(donazione, gift)
    const { fields } = documento
    return {
      title: stato === 'annullata' ? 'Ricevuta di donazione ANNULLATA' : 'Ricevuta di donazione',
      ...(n && { subtitle: `N. ${fields.numero.format(n)} del ${k.formatDate(data)}` }),
      blocks: [
        {
          kind: 'facts',
          title: 'Ricevuta da',
          facts: [...fact('Donatore', who?.nome), ...fact('Codice fiscale', who?.codice_fiscale), ...fact('Indirizzo', who?.indirizzo)],
        },
        {
          kind: 'facts',
          title: 'Donazione',
          facts: [
            { label: 'Tipo', value: fields.tipo.format(tipo) },
            { label: tipo === 'monetaria' ? 'Importo' : 'Valore normale', value: k.formatMoney(importo) },
            ...fact('In lettere', inLettere(importo)),
            { label: 'Data', value: k.formatDate(donata_il) },
            ...fact(
              'Mezzo di pagamento',
              mezzo && `${fields.mezzo.format(mezzo)} (${mezzo === 'contanti' ? 'non tracciabile' : 'tracciabile'})`,
            ),
            ...fact('Progetto', await nomeProgetto(store, what?.progetto)),
            ...fact('Causale', what?.causale),
          ],
        },
        ...(what?.descrizione === undefined ? [] : [{ kind: 'text', title: 'Che cosa è donato', text: what.descrizione } as const]),
        ...(agevolazione === 'anonima' || agevolazione === 'da_vedere'
          ? []
          : [{ kind: 'text', title: 'Agevolazione fiscale', text: diciture[agevolazione] } as const]),
        ...(who?.codice_fiscale === undefined && isAttesa(agevolazione)
          ? [{ kind: 'text', title: 'Manca il codice fiscale', text: SENZA_CODICE } as const]
          : []),
        ...(motivo === undefined ? [] : [{ kind: 'text', title: 'Annullata perché', text: motivo } as const]),
        { kind: 'text', title: 'Ente', text: ENTE },
        { kind: 'signatures', signers: ['Il legale rappresentante'] },
      ],
    }
  },
})

/** All that somebody gave, this year and the year before, with what counts for his taxes. */
export const riepilogoDonatore = k.definePrint(donatore, {
  key: 'riepilogo',
  label: 'Stampa riepilogo donazioni',
  reads: ['donazione', 'documento'],
  async paper({ id, nome, codice_fiscale: code, indirizzo }, store, { today }) {
    const year = Number(today.slice(0, 4))
    const [gifts, papers] = await Promise.all([
      k.allRows(store, {
        entity: 'donazione',
        where: [k.eq('donatore', id), k.eq('stato', 'arrivata'), k.gte('data', `${year - 1}-01-01`)],
        sort: [k.asc('data')],
      }),
      k.allRows(store, { entity: 'documento', where: [k.eq('donatore', id), k.eq('stato', 'emessa')] }),
    ])
    const numbers = new Map(
      k.rowsOf(documento, papers.rows).map((row) => [row.donazione, row.numero ? documento.fields.numero.format(row.numero) : '']),
    )
    const rows = k.rowsOf(donazione, gifts.rows)
    const { tipo, mezzo, agevolazione, situazione } = donazione.fields
    const table = (which: number): readonly k.PaperBlock[] => {
      const some = rows.filter(({ data }) => Number(data.slice(0, 4)) === which)
      const relief = some.filter((row) => isAttesa(row.agevolazione))
      const total = (of: readonly { readonly importo: number }[]) => k.formatMoney(of.reduce((sum, row) => sum + row.importo, 0))
      return some.length === 0
        ? []
        : [
            {
              kind: 'table',
              title: String(which),
              columns: [
                { label: 'Data' },
                { label: 'Tipo' },
                { label: 'Con' },
                { label: 'Progetto' },
                { label: 'Agevolazione' },
                { label: 'Ricevuta' },
                numero('Importo'),
              ],
              rows: some.map((row) => [
                k.formatDate(row.data),
                tipo.format(row.tipo),
                row.storna === undefined ? (row.mezzo === undefined ? '' : mezzo.format(row.mezzo)) : situazione.format('storno'),
                row.progetto === undefined ? '' : (gifts.names[row.progetto] ?? ''),
                agevolazione.format(row.agevolazione),
                numbers.get(row.storna ?? row.id) ?? '',
                k.formatMoney(row.importo),
              ]),
              totals: ['Totale', '', '', '', '', '', total(some)],
            },
            { kind: 'facts', facts: [{ label: `Con agevolazione fiscale nel ${which}`, value: total(relief) }] },
          ]
    }
    const blocks = [...table(year), ...table(year - 1)]
    return {
      title: 'Riepilogo delle donazioni',
      subtitle: nome,
      blocks: [
        { kind: 'facts', facts: [...fact('Codice fiscale', code), ...fact('Indirizzo', indirizzo)] },
        ...(blocks.length > 0 ? blocks : [{ kind: 'text', title: 'Donazioni', text: 'Nessuna donazione in questi due anni.' } as const]),
        { kind: 'text', title: 'Ente', text: ENTE },
      ],
    }
  },
})

/** What somebody was given, day by day; of his private data nothing stands on it. */
export const servizioBeneficiario = k.definePrint(beneficiario, {
  key: 'servizi',
  label: 'Stampa elenco servizi',
  reads: ['servizio'],
  async paper({ id, nome, tipo, servizi, data_inizio, referente, stato, ricevuti, ore: received, esito }, store) {
    const found = await k.allRows(store, {
      entity: 'servizio',
      where: [k.eq('beneficiario', id)],
      sort: [k.asc('data'), k.asc('ora')],
    })
    const who = referente === undefined ? undefined : await store.get('operatore', referente)
    const rows = k.rowsOf(servizio, found.rows)
    const { tipo: kind, stato: state } = servizio.fields
    const name = (other: string | undefined) => (other === undefined ? '' : (found.names[other] ?? ''))
    return {
      title: 'Elenco dei servizi',
      subtitle: nome,
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Tipo', value: beneficiario.fields.tipo.format(tipo) },
            { label: 'Servizi concordati', value: servizi },
            { label: 'Dal', value: k.formatDate(data_inizio) },
            { label: 'Stato', value: beneficiario.fields.stato.format(stato) },
            ...fact('Seguito da', who ? String(who['nome']) : undefined),
            { label: 'Servizi ricevuti', value: k.formatNumber(ricevuti) },
            ...fact('Ore ricevute', received === undefined ? undefined : ore(received)),
            ...fact('Esito', esito),
          ],
        },
        {
          kind: 'table',
          title: 'Servizi',
          columns: [
            { label: 'Data' },
            { label: 'Ora' },
            { label: 'Servizio' },
            { label: 'Progetto' },
            { label: 'Volontario' },
            { label: 'Stato' },
          ],
          rows: rows.map((row) => [
            k.formatDate(row.data),
            row.ora,
            [kind.format(row.tipo), row.dettaglio].filter(Boolean).join(': '),
            name(row.progetto),
            name(row.volontario),
            state.format(row.stato),
          ]),
        },
        { kind: 'signatures', signers: ['L’operatore', 'Il beneficiario'] },
      ],
    }
  },
})

/** The hours that a volunteer gave, shift by shift, of the last twelve months. */
export const registroOre = k.definePrint(volontario, {
  key: 'registro_ore',
  label: 'Stampa registro ore',
  reads: ['presenza', 'incarico', 'turno'],
  async paper(row, store, { today }) {
    const since = k.addMonths(k.startOfMonth(today), 1 - MESI)
    const [marks, shifts] = await Promise.all([
      k.allRows(store, {
        entity: 'presenza',
        where: [k.eq('incarico.volontario', row.id), k.eq('segno', 'presente'), k.gte('data', since)],
        sort: [k.asc('data')],
      }),
      k.allRows(store, { entity: 'turno', where: [k.gte('data', since)] }),
    ])
    const shiftOf = new Map(k.rowsOf(turno, shifts.rows).map((one) => [one.id, one]))
    const done = k.rowsOf(presenza, marks.rows)
    const { fields } = volontario
    return {
      title: 'Registro delle ore',
      subtitle: row.nome,
      blocks: [
        {
          kind: 'facts',
          facts: [
            ...fact('Codice fiscale', row.codice_fiscale),
            ...fact('Nel registro dal', row.iscritto_dal && k.formatDate(row.iscritto_dal)),
            ...fact('Assicurato fino al', row.assicurato_fino && k.formatDate(row.assicurato_fino)),
            { label: 'Disponibilità', value: fields.disponibilita.format(row.disponibilita) },
            { label: 'Ore a settimana', value: fields.ore_settimana.format(row.ore_settimana) },
          ],
        },
        {
          kind: 'table',
          title: `Dal ${k.formatDate(since)} al ${k.formatDate(today)}`,
          columns: [{ label: 'Data' }, { label: 'Ora' }, { label: 'Attività' }, { label: 'Progetto' }, numero('Ore')],
          rows: done.map((one) => {
            const shift = shiftOf.get(one.turno)
            return [
              k.formatDate(one.data),
              shift?.ora ?? '',
              shift?.attivita ?? '',
              shift === undefined ? '' : (shifts.names[shift.progetto] ?? ''),
              ore(one.ore),
            ]
          }),
          totals: ['Totale', '', '', '', ore(done.reduce((sum, one) => sum + one.ore, 0))],
        },
        {
          kind: 'text',
          title: 'Volontariato',
          text: 'L’attività è gratuita: si rimborsano solo le spese documentate (art. 17 D.Lgs. 117/2017).',
        },
        { kind: 'signatures', signers: ['Il volontario', 'Il responsabile'] },
      ],
    }
  },
})
