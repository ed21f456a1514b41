import * as k from '../../kernel/describe.ts'
import { fattiNoti } from '../common/fatti-noti.ts'
import { appuntamento } from './appuntamento.ts'
import { cliente } from './cliente.ts'
import { pacchetto } from './pacchetto.ts'
import { consensi, consenso, scheda } from './scheda.ts'
import { completato } from './stati.ts'

const clienteDi = async (store: k.Store, id: string) => {
  const row = await store.get('cliente', id)
  return row ? k.rowOf(cliente, row) : undefined
}
const nomeDi = async (store: k.Store, id: string | undefined) => {
  const row = id === undefined ? undefined : await store.get(id.startsWith('operatrice') ? 'operatrice' : 'trattamento', id)
  return typeof row?.['nome'] === 'string' ? row['nome'] : ''
}
const ultimi = async (store: k.Store, entity: string, where: readonly k.Condition[], limit: number) =>
  (await store.query({ entity, where, sort: [k.desc('giorno')], page: { offset: 0, limit } })).rows
const fatti = async (store: k.Store, by: 'cliente' | 'pacchetto', id: string, limit = 100) =>
  k.rowsOf(appuntamento, await ultimi(store, 'appuntamento', [k.eq(by, id), completato], limit))

const persona = (who: Awaited<ReturnType<typeof clienteDi>>) => ({
  Cliente: who && `${who.nome} ${who.cognome}`,
  'Data di nascita': who?.data_nascita && k.formatDate(who.data_nascita),
  Telefono: who?.telefono && cliente.fields.telefono.format(who.telefono),
})

/** Card of a customer as it goes into the cabin: skin, allergies, what was done and with which settings. */
export const schedaCliente = k.definePrint(cliente, {
  key: 'scheda_cliente',
  label: 'Stampa scheda cliente',
  reads: ['scheda', 'appuntamento'],
  async paper(row, store) {
    const cards = await ultimi(store, 'scheda', [k.eq('cliente', row.id)], 5)
    const done = (await fatti(store, 'cliente', row.id, 12)).map(async ({ giorno, trattamento, operatrice, prezzo }) => [
      k.formatDate(giorno),
      await nomeDi(store, trattamento),
      await nomeDi(store, operatrice),
      k.formatMoney(prezzo),
    ])
    const health = fattiNoti({
      'Tipo di pelle': row.tipo_pelle && cliente.fields.tipo_pelle.format(row.tipo_pelle),
      Allergie: row.allergie ?? 'nessuna dichiarata',
      Controindicazioni: row.controindicazioni,
      Consensi: `privacy ${row.privacy === 'si' ? 'sì' : 'no'}, foto ${row.foto === 'si' ? 'sì' : 'no'}`,
      Visite: String(row.visite),
      'Sedute residue': String(row.sedute_residue ?? 0),
    })
    const columns = [{ label: 'Data' }, { label: 'Trattamento' }, { label: 'Operatrice' }, { label: 'Prezzo', numeric: true }]
    return {
      title: 'Scheda cliente',
      subtitle: `${row.nome} ${row.cognome}`,
      blocks: [
        fattiNoti(persona(row)),
        { ...health, title: 'Pelle e salute' },
        ...k.rowsOf(scheda, cards).map(({ zona, giorno, osservazioni, parametri, consigli }): k.PaperBlock => {
          const text = [osservazioni, parametri, consigli && `A casa: ${consigli}`].filter(Boolean).join('\n')
          return { kind: 'text', title: `${scheda.fields.zona.format(zona)}, ${k.formatDate(giorno)}`, text }
        }),
        { kind: 'table', title: 'Ultimi trattamenti', columns, rows: await Promise.all(done) },
      ],
    }
  },
})

/** Text that a customer signs, by what she agrees to. */
const TESTI: Readonly<Record<keyof typeof consensi, string>> = {
  privacy:
    'Ho letto l’informativa del centro (art. 13 del Regolamento UE 2016/679). Acconsento a che i miei dati, compresi quelli su pelle, allergie e salute, siano usati per i trattamenti. Posso chiedere in ogni momento di vederli, correggerli o cancellarli.',
  marketing:
    'Acconsento a ricevere per telefono, messaggio o email promemoria, auguri e proposte del centro. Posso dire di no in ogni momento, senza che cambi altro.',
  foto: 'Acconsento a essere fotografata prima e dopo i trattamenti. Le immagini restano nella mia scheda tecnica, le vede solo chi mi tratta e non si pubblicano. Posso chiederne la cancellazione in ogni momento.',
  trattamento:
    'Mi sono stati spiegati il trattamento, come si svolge, i risultati che ci si può aspettare, le controindicazioni e le reazioni possibili. Ho detto allergie, gravidanza, farmaci e malattie della pelle. Seguirò i consigli per casa e avviserò il centro di ogni reazione. Acconsento e so di poter cambiare idea in ogni momento.',
}

/** Consent to be signed here or on paper. */
export const consensoInformato = k.definePrint(consenso, {
  key: 'consenso',
  label: 'Stampa consenso',
  async paper({ cliente: id, tipo, trattamento: of, data, firmatario, firma }, store) {
    const who = await clienteDi(store, id)
    const about = { Trattamento: await nomeDi(store, of), 'Allergie dichiarate': who?.allergie, 'Firma per la cliente': firmatario }
    return {
      title: tipo === 'trattamento' ? 'Consenso informato al trattamento' : `Consenso: ${consensi[tipo].toLowerCase()}`,
      subtitle: k.formatDate(data),
      blocks: [
        fattiNoti({ ...persona(who), ...about }),
        { kind: 'text', title: 'Dichiarazione', text: TESTI[tipo] },
        { kind: 'signatures', signers: ['Il centro', { label: 'La cliente', signed: firma?.[0] }] },
      ],
    }
  },
})

/** Card of a package with a line for each session: those that were done bear their day. */
export const tessera = k.definePrint(pacchetto, {
  key: 'tessera',
  label: 'Stampa tessera',
  reads: ['appuntamento'],
  asOf: 'today',
  async paper(row, store) {
    const done = (await fatti(store, 'pacchetto', row.id)).toReversed()
    const by = await Promise.all(done.map(({ operatrice }) => nomeDi(store, operatrice)))
    const [left, columns] = [
      row.residue ?? 0,
      [{ label: 'Seduta', numeric: true }, { label: 'Data' }, { label: 'Operatrice' }, { label: 'Firma' }],
    ]
    const facts = fattiNoti({
      ...persona(await clienteDi(store, row.cliente)),
      Trattamento: await nomeDi(store, row.trattamento),
      'Venduto il': k.formatDate(row.venduto_il),
      'Vale fino al': k.formatDate(row.scadenza),
      Sedute: `${row.usate} ${k.plural(row.usate, 'fatta', 'fatte')}, ${left} ${k.plural(left, 'resta', 'restano')}`,
    })
    const rows = Array.from({ length: row.sedute }, (_, at) => {
      const day = done[at]?.giorno
      return [String(at + 1), day === undefined ? '' : k.formatDate(day), by[at] ?? '', '']
    })
    return { title: 'Tessera pacchetto', subtitle: row.nome, blocks: [facts, { kind: 'table', columns, rows }] }
  },
})

/** Slip that a customer takes along: when, what for, with whom, and how to call it off. */
export const promemoria = k.definePrint(appuntamento, {
  key: 'promemoria',
  label: 'Stampa promemoria',
  when: [k.oneOf('stato', ['prenotato', 'confermato'])],
  asOf: 'today',
  async paper({ cliente: id, giorno, ora, trattamento, minuti, operatrice }, store) {
    const facts = fattiNoti({
      Per: persona(await clienteDi(store, id)).Cliente,
      Quando: `${k.formatDate(giorno)} alle ${ora}`,
      Trattamento: `${await nomeDi(store, trattamento)} (${minuti} minuti)`,
      Con: await nomeDi(store, operatrice),
    })
    const text = 'Avvisaci almeno un giorno prima: il posto va a chi aspetta.'
    return { title: 'Promemoria appuntamento', roll: true, blocks: [facts, { kind: 'text', title: 'Se non puoi venire', text }] }
  },
})

/** Message to somebody who has not come for a while, ready to be copied or read out. */
export const richiamo = k.definePrint(cliente, {
  key: 'messaggio_richiamo',
  label: 'Stampa messaggio di richiamo',
  when: [k.oneOf('situazione', ['da_richiamare', 'sentita'])],
  reads: ['appuntamento'],
  asOf: 'today',
  async paper({ id, nome, cognome, sedute_residue: left }, store) {
    const [last] = await fatti(store, 'cliente', id, 1)
    const since = last ? ` dal ${k.formatDate(last.giorno)}, per ${await nomeDi(store, last.trattamento)}` : ' da un po’'
    const paid = left > 0 ? ` Ti ${k.plural(left, 'resta 1 seduta', `restano ${left} sedute`)} del tuo pacchetto.` : ''
    const text = `Ciao ${nome}, non ci vediamo${since}.${paid} Ti teniamo un posto questa settimana? Rispondi qui o chiamaci.`
    return { title: 'Messaggio di richiamo', subtitle: `${nome} ${cognome}`, blocks: [{ kind: 'text', title: 'Testo', text }] }
  },
})
